// A page's messages, read with the care that a server has for a stranger's.
import type { Ask } from "../lib/protocol";
import { refuse } from "./refusal";

type ReactionName = Extract<Ask, { type: "react" }>["what"];
const FACES: readonly ReactionName[] = ["smile", "laugh", "wow", "wink", "cry", "growl"];
const REACTIONS: readonly ReactionName[] = [...FACES, "well-played", "again", "lucky", "ouch"];

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === "string" && value.length > 0 && value.length <= 64;
const number: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const seat: Check = (value) => number(value) && (value as number) > 0;
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);

const FIELDS: Record<Ask["type"], Record<string, Check>> = {
  join: { protocol: number, seat: maybe(seat), key: maybe(text), since: maybe(number) },
  decide: { id: text, move: number, token: text },
  undo: { id: text },
  enough: { id: text },
  preview: { id: text, token: text },
  why: { id: text, token: text },
  odds: { id: text },
  tips: { id: text },
  hint: { id: text },
  chat: { id: text, text: (value) => typeof value === "string" },
  react: { id: text, what: (value) => REACTIONS.includes(value as ReactionName) },
  contribute: { id: text, contribution: (value) => typeof value === "string" },
  promise: { id: text, commitment: text, promise: text },
  reveal: { id: text, share: text },
  host: { id: text, seat },
  ping: { id: maybe(text) },
};

/** Throws a refusal for what is no message of ours. */
export function readMessage(frame: string): Ask {
  const message = parsed(frame);
  const fields =
    typeof message.type === "string" && message.type in FIELDS ? FIELDS[message.type as Ask["type"]] : null;
  if (!fields) throw refuse("bad-request:message", { fault: "its type is unknown" });
  const extra = Object.keys(message).find((name) => name !== "type" && !(name in fields));
  const wrong = extra ?? Object.keys(fields).find((name) => !fields[name]!(message[name]));
  if (wrong !== undefined) throw refuse("bad-request:message", { fault: `see ${wrong}` });
  return message as Ask;
}

function parsed(frame: string): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(frame);
    if (typeof message === "object" && message !== null) return message as Record<string, unknown>;
  } catch {
    // said below
  }
  throw refuse("bad-request:message", { fault: "it is no JSON object" });
}
