import built from "virtual:catalogue";

const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the games' rules can run here: an old browser has no WebAssembly, and a policy may forbid it. */
export const computes: boolean = able();

export function able(): boolean {
  try {
    return new WebAssembly.Module(EMPTY) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

/** Whether a game is one of this page's own, and not brought by its server. */
export function isOwn(game: string): boolean {
  return built.games.some(({ name }) => name === game);
}

export function playsHere(game: string): boolean {
  return computes && isOwn(game);
}

/** Whether an edition of a game of this page has so many players; `custom` may have those of any. */
export function fits(game: string, edition: string, players: number): boolean {
  const all = built.games.find(({ name }) => name === game)?.editions ?? [];
  const those = /^custom( |$)/.test(edition) ? all : all.filter(({ name }) => name === edition);
  return those.some((one) => one.players.includes(players));
}
