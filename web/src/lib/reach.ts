// Who answers: this device, for its own tables; the server, for all others. Only here is that decided.
import built from "virtual:catalogue";
import { isLocal } from "../local/ids";
import { askLocal, localSocket } from "../local/line";
import { api, server, socketApi } from "./address";
import { computes } from "./computes";

/** What came back, whoever said it. */
export interface Answered {
  ok: boolean;
  status: number;
  text: string;
  /** What stands between us and a server may have its own words for it. */
  said: string;
}

export interface Question {
  method: string;
  /** After the API's own address. */
  path: string;
  body?: unknown;
  type?: string;
  /** On this device, whatever the path says: a new table, a record that somebody brings. */
  here?: boolean;
  /** It may be asked twice: nothing changes by it, or what it makes in vain is forgotten. */
  repeatable?: boolean;
  /** How many milliseconds a server may take to begin its answer. */
  patience?: number;
}

const PATIENCE_MS = 10_000;
/** What somebody sends takes its time: at least so many characters a millisecond go over any line. */
const SLOWEST = 5;

/** Asks; throws where nobody answers. */
export async function reach(question: Question): Promise<Answered> {
  const body = typeof question.body === "object" ? JSON.stringify(question.body) : question.body;
  const text = body as string | undefined;
  return (question.here ?? leadsHere(question.path)) ? onDevice(question, text) : onServer(question, text);
}

/** A line to a table. */
export function dial(table: string): WebSocket {
  return isLocal(table)
    ? localSocket(table)
    : new WebSocket(`${socketApi}/tables/${encodeURIComponent(table)}/socket`);
}

/** Whether a game is one of this page's own, and not brought by its server. */
export function isOwn(game: string): boolean {
  return built.games.some(({ name }) => name === game);
}

/** Gets this device ready to play a game. */
export function wake(game: string): void {
  if (playsHere(game)) void askLocal("GET", `/device/games/${game}`);
}

/** Whether a game can be played on this device. */
export function playsHere(game: string): boolean {
  return computes && isOwn(game);
}

function leadsHere(path: string): boolean {
  const [, kind, name = ""] = path.split("/");
  return (kind === "tables" || kind === "invites") && isLocal(name);
}

async function onDevice({ method, path }: Question, body?: string): Promise<Answered> {
  const { status, text } = await askLocal(method, path, body);
  return { ok: status < 400, status, text, said: "" };
}

async function onServer(question: Question, body?: string): Promise<Answered> {
  if (!server) return nobody();
  const { method, path, type, patience = PATIENCE_MS } = question;
  const sent = { body: body ?? "", headers: { "Content-Type": type ?? "application/json" } };
  const request = { method, ...(body === undefined ? {} : sent) };
  const found = await begun(api + path, request, patience + sent.body.length / SLOWEST);
  return { ok: found.ok, status: found.status, text: await found.text(), said: found.statusText };
}

/** An answer that has begun in time; on a slow line the rest of it may take as long as it takes. */
async function begun(address: string, request: RequestInit, patience: number): Promise<Response> {
  const late = new AbortController();
  const reason = new DOMException("The server does not answer.", "TimeoutError");
  const timer = setTimeout(() => late.abort(reason), patience);
  try {
    return await fetch(address, { ...request, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** A static site has nobody to ask: it says so without trying. */
function nobody(): Answered {
  const answer = { code: computes ? "no-server" : "no-wasm", sentence: "There is no server here.", args: {} };
  return { ok: false, status: 503, text: JSON.stringify(answer), said: "" };
}
