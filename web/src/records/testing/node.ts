// Reads files of records in Node, for comparison with Python: a JSON object of bytes in, what they hold out.
import { readFileSync } from "node:fs";
import type { GameData } from "../../engine/data";
import { makeEngine, type Engine } from "../../engine/engine";
import { Fault } from "../fault";
import { readAll } from "../read";
import { decisions, listed, namesOf, recordOf, type GameRecord } from "../record";
import { replayRecord, type Eyes } from "../replay";
import { write } from "../writer";

interface Job {
  /** Where the games' modules lie. */
  home: string;
  /** Files in base64. */
  files: string[];
  /** Whose eyes see replays of the good ones. */
  eyes: Eyes[];
}

const engines = new Map<string, Promise<Engine>>();

async function find(home: string, game: string): Promise<Engine | null> {
  if (game !== "linko" && game !== "push") return null;
  const path = `${home}/${game}/${game}`;
  const data = JSON.parse(readFileSync(`${path}.json`, "utf8")) as GameData;
  const made = engines.get(game) ?? Promise.resolve(makeEngine(readFileSync(`${path}.wasm`), data));
  engines.set(game, made);
  return made;
}

function told(found: GameRecord | Fault, eyes: readonly Eyes[]): unknown {
  if (found instanceof Fault) return [found.line, found.column, found.message, found.token];
  const { position } = found;
  return {
    plain: write(found),
    commented: write(found, true),
    again: write(again(found)),
    state: [
      position.toMove,
      position.phase,
      position.legal().sort(),
      position.scores,
      position.winners,
      position.end,
    ],
    replays: eyes
      .filter((one) => typeof one === "string" || one <= position.seats)
      .map((one) => replayRecord(found, one)),
  };
}

/** The same game, as if it had been played here. */
function again(found: GameRecord): GameRecord {
  const { tags, opening } = found;
  const free = Object.fromEntries(
    Object.entries(tags).filter(([name]) => name === "Seed" || name === "Site"),
  );
  const [deck, dice] = [listed(tags.Deck), listed(tags.Dice)];
  const dealt = { names: namesOf(tags), start: Number(tags.Start), deck, dice, free };
  return recordOf(opening, dealt, decisions(found));
}

const { home, files, eyes } = JSON.parse(readFileSync(0, "utf8")) as Job;
const reading = { find: (game: string) => find(home, game), games: ["linko", "push"], comments: true };
const answers: unknown[] = [];
for (const file of files) {
  const found = await readAll(Buffer.from(file, "base64"), reading);
  answers.push(found.map((one) => told(one, eyes)));
}
process.stdout.write(JSON.stringify(answers));
