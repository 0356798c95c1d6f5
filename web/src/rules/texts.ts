// Where a rules text comes from: this page has those of the games it knows; a game from elsewhere's, the server.
import texts from "virtual:rules";
import { api } from "../lib/api";
import { part } from "../lib/part";
import type { GameName } from "../lib/protocol";

export async function rulesOf(game: GameName, language: string): Promise<string> {
  const own = texts[`${language}/${game}`] ?? texts[`en/${game}`];
  return own ? (await part(own)).default : api.rules(game, language);
}
