// What games, editions and bots are called. One from elsewhere may bring no word: its name must do.
import { sayOr } from "./words";

export function gameName(game: string): string {
  return sayOr(`web-game-${game}`, {}, game.charAt(0).toUpperCase() + game.slice(1));
}

export function gameAbout(game: string): string {
  return sayOr(`web-game-${game}-about`, {}, "");
}

export function editionName(name: string): string {
  return sayOr(name.startsWith("custom") ? "web-edition-custom" : `web-edition-${name}`, {}, name);
}

export function editionAbout(name: string): string {
  return sayOr(`web-edition-${name}-about`, {}, "");
}

/** A level, or a bot that the host of a server offers: that is called as its host calls it. */
export function levelName(name: string): string {
  return sayOr(`web-level-${name}`, {}, name);
}
