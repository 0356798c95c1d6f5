// Whether any game was ever finished here: who is new does not fetch what counts them.
import { keep, recall } from "../page/storage";

const KEY = "lynxdeck.played";

export const hasPlayed = (): boolean => recall(KEY, { any: false }).any;

export const notePlayed = (): void => keep(KEY, { any: true });
