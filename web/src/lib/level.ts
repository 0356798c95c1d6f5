// Bots by name: the four levels are the house's, any other is one that the host of a server offers.
import type { Level } from "./protocol";

const LEVELS: readonly string[] = ["easy", "medium", "hard", "expert"] satisfies Level[];

export const isLevel = (name: string): name is Level => LEVELS.includes(name);
