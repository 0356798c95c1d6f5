// What can be asked of the tables on this device without a line: the paths of the server's HTTP API that a page uses.
import { dailyOf } from "../lib/daily";
import { isLevel } from "../lib/level";
import type { Claimed, Created, Fairness, GameName, Mine, Replay, TableInfo, Token } from "../lib/protocol";
import { recordOf } from "../records/record";
import { replayOf, replayRecord } from "../records/replay";
import { write } from "../records/writer";
import { change, setReady } from "./agreeing";
import { firstIn, gamesIn } from "./bringing";
import * as commands from "./commands";
import type { Dealt } from "./dealt";
import type { LocalTable } from "./making";
import { parOf, type Par } from "./par";
import { look, readEyes } from "./pov";
import { viewOf } from "./projection";
import { refuse } from "./refusal";
import type { Room } from "./room";
import type { Tables } from "./tables";

type Body = Record<string, unknown>;

/** A request at a table. */
interface Asked {
  tables: Tables;
  room: Room;
  /** From the path. */
  seat: number;
  query: URLSearchParams;
  body: Body;
}

type Handler = (asked: Asked) => unknown;
type Informed = Promise<{ info: TableInfo }>;

/** The table after what was asked for. */
async function act({ room }: Asked, command: commands.Command): Informed {
  await room.act(command);
  return { info: room.info() };
}

const text = (value: unknown): string => {
  if (typeof value === "string") return value;
  throw refuse("bad-request", { fault: "a text is missing" });
};

/** One of twelve lynxes, or none. */
function faceIn({ face = null }: Body): number | null {
  if (face === null || (Number.isInteger(face) && Number(face) >= 0 && Number(face) < 12))
    return face as number | null;
  throw refuse("bad-request", { fault: "a face is 0 to 11" });
}

async function claim({ room, body }: Asked): Promise<Claimed> {
  const wished = typeof body.seat === "number" ? body.seat : null;
  let seat = 0;
  await room.act((table) => {
    const events = commands.sit(table, wished, text(body.name), faceIn(body));
    if (events[0]?.t === "seated") ({ seat } = events[0]);
    return events;
  });
  return { table: room.table.name, seat, key: "", info: room.info() };
}

function setBot(asked: Asked): Informed {
  const { seat, body } = asked;
  const { level } = body;
  if (level === null) return act(asked, (table) => commands.freeBot(table, seat));
  if (typeof level !== "string" || !isLevel(level)) throw refuse("off:here");
  return act(asked, (table) => commands.addBot(table, seat, level));
}

async function decide({ room, seat, body }: Asked): Promise<unknown> {
  look(room.table, seat);
  const { id, move, token } = body as { id: string; move: number; token: Token };
  const n = await room.act((table) => commands.decide(table, seat, { id, move, token }));
  return { type: "done", id, n, facts: room.factsOf(n, seat) };
}

function found({ room }: Asked): Mine {
  return { info: room.info(), mine: room.table.mine, host: true };
}

function see({ room, query }: Asked): unknown {
  const { table } = room;
  const game = table.games.at(-1) ?? null;
  const eyes = look(table, readEyes(query.get("seat") ?? "none", table.setup.seats), game);
  const seen = { n: table.n, info: room.info(), view: game ? viewOf(table, eyes) : null };
  const since = query.get("since");
  if (since === null) return seen;
  if (!/^\d{1,6}$/.test(since)) throw refuse("bad-request:since");
  const told = game ? retold(room, game, eyes).events.slice(Number(since)) : [];
  return { ...seen, events: told.map(({ seat, token, facts }) => ({ seat, token, facts })) };
}

/** The game that is asked for, the last one unless another is named. */
function gameOf({ room, query }: Asked): [number, Dealt] {
  const { games } = room.table;
  const number = query.get("game") ?? String(games.length);
  const game = /^\d+$/.test(number) ? games[Number(number) - 1] : undefined;
  if (!game) throw refuse("not-found:game");
  return [Number(number), game];
}

function replay(asked: Asked): Replay {
  const { room, query } = asked;
  const [, game] = gameOf(asked);
  const { table } = room;
  return retold(room, game, look(table, readEyes(query.get("eyes") ?? "none", table.setup.seats), game));
}

function retold({ table }: Room, game: Dealt, eyes: ReturnType<typeof look>): Replay {
  const { names, scores, winners, end } = game;
  const scripted = table.setup.script !== undefined;
  const told = replayOf(table.dealt(game), tokensOf(game), eyes, { names, scripted });
  return { ...told, over: scores !== null, scores, winners, end };
}

const tokensOf = ({ decisions }: Dealt): Token[] => decisions.map(({ token }) => token);

function record(asked: Asked): string {
  const { table } = asked.room;
  const [, game] = gameOf(asked);
  look(table, "open", game);
  const { names, start, laid, match, round } = game;
  const free = table.setup.match
    ? { Match: `${table.name}-${match}`, Round: `${round}/${table.rounds}` }
    : {};
  return write(recordOf(table.dealt(game), { names, start, ...laid, free }, tokensOf(game)));
}

/** A plain seed proves nothing, and is told when the game is over. */
function fairness(asked: Asked): Fairness {
  const [game_number, { round, scores, laid }] = gameOf(asked);
  const over = scores !== null;
  const seed = over ? (laid.seed ?? null) : null;
  const unproved = { verified: null, scheme: null, terms: null, checks: null };
  return { game_number, round, commitment: "", contributed: [], over, seed, ...unproved };
}

/** A decision as over a line, at a seat that a person at this device holds. */
const own =
  (command: (table: Room["table"], seat: number, body: Body) => ReturnType<commands.Command>): Handler =>
  (asked) => {
    look(asked.room.table, asked.seat);
    return act(asked, (table) => command(table, asked.seat, asked.body));
  };

const ready: Handler = (asked) => {
  const { room, seat, body } = asked;
  look(room.table, seat);
  return act(asked, (table) => setReady(table, seat, body.ready === true, room.seed));
};

const AT_TABLE: Record<string, Handler> = {
  "GET ": found,
  "POST /claim": claim,
  "POST /setup": (asked) => act(asked, (table) => change(table, asked.body)),
  "POST /start": (asked) => act(asked, (table) => commands.start(table, asked.room.seed)),
  "POST /rematch": (asked) => act(asked, commands.rematch),
  "POST /close": (asked) => act(asked, commands.close),
  "POST /take": found,
  "GET /view": see,
  "GET /replay": replay,
  "GET /record": record,
  "GET /fairness": fairness,
  "POST /seats/bot": setBot,
  "POST /seats/kick": (asked) => act(asked, (table) => commands.free(table, asked.seat)),
  "POST /seats/rename": own((table, seat, body) => commands.rename(table, seat, text(body.name))),
  "POST /seats/face": own((table, seat, body) => commands.setFace(table, seat, faceIn(body))),
  "POST /seats/ready": ready,
  "POST /seats/leave": own(commands.leave),
  "POST /seats/back": own(commands.back),
  "POST /seats/auto": own((table, seat, body) => commands.setAuto(table, seat, body.auto === true)),
  "POST /seats/decide": decide,
};

const TABLE = /^\/(tables|invites)\/([^/]+)(?:\/seats\/(\d+))?((?:\/[a-z]+)?)$/;

/** Answers a request: an object to be told as JSON, or a text. Throws refusals. */
export async function answerTo(tables: Tables, method: string, path: string, body: string): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(path, "http://device");
  if (method === "POST" && pathname === "/tables")
    return made(await tables.create(read(body) as unknown as LocalTable));
  if (method === "GET" && pathname.startsWith("/device/games/")) return fetched(tables, pathname);
  if (method === "GET" && pathname === "/device/tables") return { tables: await tables.list() };
  if (method === "GET" && pathname === "/device/par") return par(tables, query);
  if (method === "POST" && pathname === "/device/tables")
    return made(await tables.bring(await gamesIn(body, tables.means)));
  if (method === "POST" && pathname === "/replay") return brought(tables, body, query.get("eyes") ?? "open");
  const [, kind, name = "", seat = "", rest = ""] = TABLE.exec(pathname) ?? [];
  const table = decodeURIComponent(name);
  if (method === "DELETE" && table && !rest) return tables.remove(table).then(() => ({}));
  if (method === "GET" && rest === "/takeaway") return tables.takeaway(table);
  const handler = AT_TABLE[`${method} ${seat && "/seats"}${rest}`];
  if (!handler) throw refuse("not-found");
  const room = await (rest === "/take" ? tables.takeOver(table) : tables.room(table));
  if (kind === "invites" && !rest) return { table, info: room.info() };
  return handler({ tables, room, seat: Number(seat), query, body: read(body) });
}

/** Fetches what a game is played with, before anybody plays it. */
async function fetched({ means }: Tables, pathname: string): Promise<object> {
  await means.engine(pathname.slice("/device/games/".length) as GameName);
  return {};
}

/** What a bot would have made of a deal of the day. */
async function par({ means }: Tables, query: URLSearchParams): Promise<Par> {
  const [deal, by] = [dailyOf(query.get("deal")), query.get("by")];
  if (!deal || (by !== "greedy" && by !== "expert")) throw refuse("not-found");
  return parOf(deal, by, await means.engine(deal.game), means.thinker);
}

function made(room: Room): Created {
  const { name } = room.table;
  return { table: name, host_key: "", host_link: "", invite: name, invite_link: "", info: room.info() };
}

function read(body: string): Body {
  try {
    const value: unknown = JSON.parse(body || "{}");
    if (typeof value === "object" && value !== null) return value as Body;
  } catch {
    // said below
  }
  throw refuse("bad-request", { fault: "it is no JSON object" });
}

/** The first game of a record that somebody brings. */
async function brought({ means }: Tables, source: string, wish: string): Promise<Replay> {
  const first = await firstIn(source, means);
  return replayRecord(first, readEyes(wish, first.opening.seats));
}
