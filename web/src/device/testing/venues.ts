// The two places where a session may sit: both play the same game, one in a Worker, one behind a socket.
import { vi } from "vitest";
import { ServerSession } from "../../net/server-session.svelte";
import type { TableSession } from "../../net/session.svelte";
import { FakeSocket } from "../../net/testing/fake-socket";
import type { RefusedError } from "../../net/api";
import type { Answer, Ask, Refused } from "../../protocol";
import { DeviceSession } from "../session.svelte";
import type { World } from "./world";

type Sits = (world: World, table: string) => Promise<TableSession>;

const onDevice: Sits = async (world, table) => {
  const session = new DeviceSession(() => world.client);
  await session.open(table);
  return session;
};

const atServer: Sits = async (world, table) => {
  const server = new Server(world, table);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => server.fetch(address, request));
  const session = new ServerSession();
  await session.open(table);
  const [socket] = FakeSocket.all.slice(-1);
  if (socket) server.accept(socket);
  return session;
};

export const VENUES: readonly [string, Sits][] = [
  ["on the device", onDevice],
  ["at a server", atServer],
];

/** A server with one table, which speaks the protocol: what it says of the game comes from the same rules. */
class Server {
  constructor(
    private readonly world: World,
    private readonly table: string,
  ) {}

  async fetch(address: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const { world, table } = this;
    const { pathname, searchParams } = new URL(address, "http://server");
    const [, path = ""] = pathname.split(`/tables/${table}`);
    const [, seat, act] = /^\/seats\/(\d)\/(\w+)$/.exec(path) ?? [];
    const own = Number(seat);
    const { auto } = JSON.parse((body as string | undefined) ?? "{}") as { auto?: boolean };
    try {
      if (path === "/replay") {
        const eyes = searchParams.get("eyes")!;
        return Response.json(await world.client.ask("replay", table, eyes === "none" ? eyes : Number(eyes)));
      }
      if (act === "ready") await world.client.askAt(table, "next");
      if (act === "leave" || act === "back") await world.client.askAt(table, "standIn", own, act === "leave");
      if (act === "auto") await world.client.askAt(table, "setAuto", own, auto!);
      const found = await world.client.ask("find", table);
      return Response.json(method === "GET" ? found : { info: found.info });
    } catch (error) {
      const { answer } = error as RefusedError;
      return Response.json(answer, { status: answer.code === "not-found" ? 404 : 409 });
    }
  }

  accept(socket: FakeSocket): void {
    let seat = 1;
    this.world.client.hear(this.table, (told) => {
      if (told.type === "closed") socket.cut();
      else socket.say(told);
    });
    socket.send = (text) => {
      const ask = JSON.parse(text) as Ask;
      if (ask.type === "join") {
        seat = ask.seat ?? 0;
        void this.#join(ask.seat ?? null);
      } else if ("id" in ask && ask.id) void this.#answer(socket, seat, ask.id, ask);
    };
    socket.accept();
  }

  async #join(seat: number | null): Promise<void> {
    const { client } = this.world;
    await client.ask("open", this.table);
    if (seat !== 1) await client.askAt(this.table, "look", seat);
  }

  async #answer(socket: FakeSocket, seat: number, id: string, ask: Ask): Promise<void> {
    try {
      socket.say(await this.#asked(socket, seat, id, ask));
    } catch (error) {
      const { code, sentence, args, rule = null } = (error as RefusedError).answer;
      socket.say({ type: "refused", id, code, sentence, args, rule, move: null } satisfies Refused);
    }
  }

  async #asked(socket: FakeSocket, seat: number, id: string, ask: Ask): Promise<Answer> {
    const { client } = this.world;
    const done = { type: "done", id, n: 0 } as const;
    switch (ask.type) {
      case "decide":
        await client.askAt(this.table, "decide", seat, ask.move, ask.token);
        return done;
      case "undo":
        await client.askAt(this.table, "undo", seat);
        return done;
      case "enough":
        await client.askAt(this.table, "enough");
        return done;
      case "hint":
        return { type: "hint", id, ...(await client.askAt(this.table, "hint", seat)) };
      case "react":
        socket.say({ type: "reaction", seat, what: ask.what });
        return done;
      default:
        return { type: "refused", id, code: "off", sentence: "Not here.", args: {}, rule: null, move: null };
    }
  }
}
