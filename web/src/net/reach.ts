// The server's HTTP API and its sockets.
import { api, server, socketApi } from "../page/address";
import { computes } from "../page/playable";

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
  /** It may be asked twice: nothing changes by it, or what it makes in vain is forgotten. */
  repeatable?: boolean;
  /** How many milliseconds a server may take to begin its answer. */
  patience?: number;
}

const PATIENCE_MS = 10_000;
/** What someone sends takes its time: at least so many characters a millisecond go over any line. */
const SLOWEST = 5;

export function socketOf(table: string): WebSocket {
  return new WebSocket(`${socketApi}/tables/${encodeURIComponent(table)}/socket`);
}

/** Asks; throws where nobody answers. */
export async function reach(question: Question): Promise<Answered> {
  if (!server) return nobody();
  const told = typeof question.body === "object" ? JSON.stringify(question.body) : question.body;
  const body = told as string | undefined;
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
