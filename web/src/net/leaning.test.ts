import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engineFromDisk } from "../engine/testing/disk";
import type { Engine, Position } from "../engine";
import { bundleOf, voice } from "../words/bundle.svelte";
import { PageRules } from "./questions";
import { ServerSession } from "./server-session.svelte";
import { FakeSocket } from "./testing/fake-socket";
import { anInfo, aSetup, aState } from "./testing/told";
import type { GameName, MoveEvent, Token } from "../protocol";

const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

/** A server with one table: it knows nothing but the rules, and says what they say. */
class Server {
  #n = 0;

  constructor(
    readonly socket: FakeSocket,
    readonly position: Position,
  ) {
    const info = anInfo({ setup: aSetup({ game: position.engine.game }) });
    socket.say(aState(this.#n, position.view(1), { info }));
  }

  decide(token: Token, by: "bot" | "person"): void {
    const seat = this.position.toMove ?? 0;
    const told = this.position.play(token);
    const event = {
      type: "event",
      kind: "move",
      n: (this.#n += 1),
      seat,
      token,
      by,
      clock: null,
    } as const;
    this.socket.say({ ...event, facts: told.facts(1) as MoveEvent["facts"], patch: told.patch(1) });
  }

  /** Takes the decision that was sent; refuses to hear of anything else. */
  hear(): void {
    const last = this.socket.sent.at(-1);
    if (last?.type !== "decide") throw new Error(`Asked ${last?.type ?? "nothing"}.`);
    this.decide(last.token, "person");
    this.socket.say({ type: "done", id: last.id, n: this.#n });
  }
}

function dealt(engine: Engine): Position {
  const edition = engine.edition(engine.data.editions[0]!.name);
  const deck = engine.freshDeck(edition, 2).map((card, i) => ({ card, at: (i * 37) % 101 }));
  const cards = deck.sort((a, b) => a.at - b.at).map(({ card }) => engine.cardName(card));
  const { rolls, names } = engine.data.dice;
  const dice = Array.from({ length: rolls }, (_, i) => names[1 + ((i * 5) % 6)]!);
  return engine.deal(edition, 2, 1, cards, dice);
}

/** All that a person and the page itself ask before a decision. */
async function askAll(session: ServerSession, { data }: Engine): Promise<unknown[]> {
  const tokens = data.tokens.flatMap((token) => token ?? []).slice(0, 20);
  const legal = session.view?.legal ?? [];
  const previews = await Promise.all(legal.map((token) => session.preview(token)));
  const whys = await Promise.all(tokens.map((token) => session.why(token)));
  const odds = data.game === "push" ? [await session.odds()] : [];
  return [...previews, ...whys, ...odds, await session.tips()];
}

let session: ServerSession;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ info: anInfo(), mine: [1], host: false }))),
  );
  FakeSocket.all = [];
  voice.bundle = bundleOf("en", "web-title-asked = Yours\nweb-game-linko = Linko\nweb-game-push = Push");
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// promise: page-answers
test.each<GameName>(["linko", "push"])(
  "a whole game of %s costs the server one message a decision, whatever is asked",
  async (game) => {
    const engine = await engineFromDisk(game);
    session = new ServerSession(new PageRules(() => Promise.resolve(engine)));
    await session.open("abcdefghijkl");
    const socket = FakeSocket.newest;
    socket.accept();
    const server = new Server(socket, dealt(engine));
    await settle();
    let decisions = 0;
    while (!server.position.over) {
      if (server.position.toMove === 1) {
        expect(await askAll(session, engine)).not.toContain(null);
        void session.decide(session.view?.legal[decisions % session.view.legal.length] ?? "");
        server.hear();
        decisions += 1;
      } else server.decide(server.position.legal()[0] ?? "", "bot");
      await settle();
    }
    expect(session.view?.over).toBe(true);
    expect(decisions).toBeGreaterThan(15);
    expect(socket.sent.map(({ type }) => type)).toEqual(["join", ...Array<string>(decisions).fill("decide")]);
  },
);
