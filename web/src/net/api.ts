import type {
  Claimed,
  Created,
  DailyForgotten,
  DailyResult,
  DailyTally,
  ErrorAnswer,
  Fairness,
  Games,
  GameName,
  Handover,
  Invited,
  Mine,
  NewTable,
  Replay,
  TableInfo,
  View,
} from "../protocol";
import { reach, type Answered, type Question } from "./reach";
import { sayOr, sayRefused } from "../words/words";

export interface Claim {
  name: string;
  seat?: number;
  /** This program promises and reveals its share of the deal. */
  fair?: boolean;
  face?: number | null;
}

export class RefusedError extends Error {
  constructor(readonly answer: ErrorAnswer & { rule?: string | null }) {
    super(answer.sentence);
  }

  get code(): string {
    return this.answer.code;
  }
}

/** The server's; `offline` when there was no answer. */
export class ApiError extends RefusedError {
  constructor(
    readonly status: number,
    answer: ErrorAnswer,
  ) {
    super(answer);
  }
}

/** What went wrong, in the page's language where it is known there. */
export function sayError(error: unknown): string {
  if (!(error instanceof RefusedError)) return sayOr("web-error-fault", {}, String(error));
  return sayRefused(error.answer);
}

const TRIES = 5;
const AGAIN_MS = 400;

/** The answer's text; throws ApiError where it is no, or does not come whole. */
async function ask(method: string, path: string, more: Partial<Question> = {}): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(method, path, more);
    } catch (error) {
      // During a release: nothing was done, and who is asked next may know this table.
      const strange = error instanceof ApiError && error.code === "other-version";
      if (!strange || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

async function askOnce(method: string, path: string, more: Partial<Question>): Promise<string> {
  let answer: Answered;
  try {
    answer = await patiently({ method, path, ...more });
  } catch {
    throw new ApiError(0, { code: "offline", sentence: "The server does not answer.", args: {} });
  }
  const { ok, status, text, said } = answer;
  if (ok) return text;
  throw new ApiError(status, parsed<ErrorAnswer>(text) ?? foreign(said));
}

const SOON_MS = 3_000;

/** What takes too long is asked again: the server may hang, and a proxy knows another by then. */
async function patiently(question: Question): Promise<Answered> {
  if (!(question.repeatable ?? question.method === "GET")) return reach(question);
  return reach({ ...question, patience: SOON_MS }).catch((error: unknown) => {
    if ((error as Error).name === "TimeoutError") return reach(question);
    throw error;
  });
}

/** An answer that our server would not give: something stands between. */
const foreign = (sentence: string): ErrorAnswer => ({ code: "fault", sentence, args: {} });

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

async function askJson<T>(...question: Parameters<typeof ask>): Promise<T> {
  const answer = parsed<T>(await ask(...question));
  if (answer === null) throw new ApiError(0, foreign("This is no answer of a Lynxdeck server."));
  return answer;
}

const get = <T>(path: string): Promise<T> => askJson<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => askJson<T>("POST", path, { body });

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
const seatAt = (table: string, seat: number): string => `${at(table)}/seats/${seat}`;
/** One of a table's games, by its number; the last one unless another is named. */
const of = (game?: number): string => (game === undefined ? "" : `game=${game}`);

export const api = {
  games: () => get<Games>("/games"),
  lobby: () => get<{ tables: TableInfo[] }>("/tables"),
  create: (table: NewTable) => askJson<Created>("POST", "/tables", { body: table, repeatable: true }),
  table: (table: string) => get<Mine>(at(table)),
  invited: (invite: string) => get<Invited>(`/invites/${encodeURIComponent(invite)}`),
  claim: (invite: string, body: Claim) => post<Claimed>(`/invites/${encodeURIComponent(invite)}/claim`, body),
  /** Sits down at a public table, or at the own table as its host. */
  claimAt: (table: string, body: Claim) => post<Claimed>(`${at(table)}/claim`, body),
  /** A fresh invite, for a host who lost it; older ones lead nowhere then. */
  invite: (table: string) => post<{ invite: string; invite_link: string }>(`${at(table)}/invite`),
  /** Any POST at a table that answers with its new info: start, rematch, close, seats/2/kick … */
  act: (table: string, path: string, body: unknown = {}) =>
    post<{ info?: TableInfo }>(`${at(table)}/${path}`, body),
  host: (table: string, key: string) => post<{ host: boolean }>(`${at(table)}/host`, { key }),
  bot: (table: string, seat: number, level: string | null) =>
    post<{ info?: TableInfo }>(`${seatAt(table, seat)}/bot`, { level }),
  handover: (table: string, seat: number) => post<Handover>(`${seatAt(table, seat)}/handover`),
  take: (table: string, key: string) =>
    post<{ seat: number; info: TableInfo }>(`${at(table)}/handover/claim`, { key }),
  view: (table: string, seat: number | null) =>
    get<{ n: number; info: TableInfo; view: View | null }>(
      `${at(table)}/view${seat === null ? "" : `?seat=${seat}`}`,
    ),
  replay: (table: string, eyes: number | "none" | "open", game?: number) =>
    get<Replay>(`${at(table)}/replay?eyes=${eyes}&${of(game)}`),
  /** The replay of a record someone brought. */
  replayOf: (record: string, eyes: number | "none" | "open" = "open") =>
    askJson<Replay>("POST", `/replay?eyes=${eyes}`, {
      body: record,
      type: "text/plain; charset=utf-8",
    }),
  record: (table: string, game?: number) => ask("GET", `${at(table)}/record?${of(game)}`),
  fairness: (table: string, game?: number) => get<Fairness>(`${at(table)}/fairness?${of(game)}`),
  /** How this server calls browsers; null: not at all. */
  push: () => get<{ key: string | null }>("/push"),
  /** What everybody at this server made of a day's deal. */
  dailyResults: (deal: string) => get<DailyTally>(`/daily?deal=${encodeURIComponent(deal)}`),
  sendDaily: (result: DailyResult) => post<DailyTally>("/daily", result),
  forgetDaily: (key: string) => post<DailyForgotten>("/daily/forget", { key }),
  qr: (text: string) => ask("POST", "/qr", { body: { text } }),
  words: (game: string, language: string) =>
    ask("GET", `/words/${game}?lang=${encodeURIComponent(language)}`),
  rules: (game: GameName, language: string) =>
    ask("GET", `/rules/${game}?lang=${encodeURIComponent(language)}`),
};

/** Whether there is no such table; not reached is not gone. */
export const isGone = (table: string): Promise<boolean> =>
  api.table(table).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 404,
  );
