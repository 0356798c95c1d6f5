// Sessions that Python recorded at a server's tables (tests/local): a table on this device tells the same, message by
// message. Names of tables, times and secrets apart, and `undo`, which servers do not offer.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hex, sha256, utf8 } from "../table/fair/hash";
import type { Token } from "../lib/protocol";
import { World } from "./testing/world";

interface Step {
  ask?: [method: string, path: string, body?: unknown];
  answer?: [status: number, body: unknown];
  open?: number;
  close?: number;
  say?: [line: number, message: unknown];
  /** By line; or a digest of all that. */
  told?: Told | string;
}

/** By line. */
type Told = Partial<Record<string, unknown[]>>;

interface Session {
  name: string;
  thoughts: Token[];
  steps: Step[];
}

const FILE = process.env.LYNXDECK_SESSIONS ?? `${import.meta.dirname}/fixtures/sessions.json`;
const SECRETS = new Set(["host_key", "host_link", "invite", "invite_link", "key"]);
const TIMES = new Set(["at", "created"]);
const PAUSE_MS = 600;

class Repeating {
  readonly #world: World;
  readonly #seed: string;
  #table = "";

  constructor({ name, thoughts }: Session) {
    this.#seed = name;
    this.#world = new World({ thoughts });
  }

  async step({ ask, open, close, say }: Step): Promise<{ answer?: [number, unknown]; told: Told }> {
    const answer = ask ? await this.#ask(...ask) : undefined;
    if (open !== undefined) this.#world.say({ to: "open", line: open, table: this.#table });
    if (close !== undefined) this.#world.say({ to: "close", line: close });
    if (say) this.#world.say({ to: "line", line: say[0], text: JSON.stringify(say[1]) });
    const told = await this.#settle();
    return { ...(answer ? { answer } : {}), told };
  }

  async #ask(method: string, path: string, body?: unknown): Promise<[number, unknown]> {
    const real = path.replace(/^\./, `/tables/${this.#table}`);
    const seeded = path === "/tables" ? { ...(body as object), seed: this.#seed } : body;
    const { status, text } = await this.#world.ask(method, real, seeded);
    if (!text.startsWith("{")) return [status, text.replaceAll(this.#table, "~")];
    const answer = JSON.parse(text) as { table?: string };
    this.#table = answer.table ?? this.#table;
    return [status, this.#plain(answer)];
  }

  async #settle(): Promise<Told> {
    const told: Told = {};
    await this.#world.clock.due();
    this.#collect(told);
    do await this.#world.clock.pass(PAUSE_MS);
    while (this.#collect(told));
    return told;
  }

  #collect(told: Told): boolean {
    const news = this.#world.told.splice(0);
    for (const message of news) {
      if (message.to === "line") (told[message.line] ??= []).push(this.#plain(JSON.parse(message.text)));
    }
    return news.length > 0;
  }

  #plain(value: unknown): unknown {
    if (value === this.#table) return "~";
    if (Array.isArray(value)) return value.map((one) => this.#plain(one));
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).filter(([name]) => name !== "undo");
    return Object.fromEntries(fields.map(([name, one]) => [name, this.#field(name, one)]));
  }

  #field(name: string, value: unknown): unknown {
    if (TIMES.has(name)) return 0;
    return SECRETS.has(name) && typeof value === "string" ? "" : this.#plain(value);
  }
}

/** With the fields of objects in the order of their names: the same text for the same value. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join()}}`;
}

/** As the recording has it: a digest where that is one. */
const like = (kept: unknown, value: unknown): unknown =>
  typeof kept === "string" && kept.startsWith("sha256 ") ? digest(canonical(value)) : value;
const digest = (text: string): string => `sha256 ${hex(sha256(utf8(text))).slice(0, 16)}`;

const sessions = JSON.parse(readFileSync(FILE, "utf8")) as Session[];

// promise: device-same
describe("a table on this device tells what a server's tells", () => {
  it.each(sessions.map((session) => [session.name, session] as const))(
    "%s",
    async (_, session) => {
      const repeating = new Repeating(session);
      for (const [number, step] of session.steps.entries()) {
        const { answer, told } = await repeating.step(step);
        const what = `step ${number}: ${JSON.stringify(step.ask ?? step.say ?? step.open ?? step.close)}`;
        if (step.answer) expect([answer![0], like(step.answer[1], answer![1])], what).toEqual(step.answer);
        expect(like(step.told, told), what).toEqual(step.told ?? {});
      }
    },
    60_000,
  );
});
