// The keys of Linko: what a key means at the question that is asked now.
import type { LinkoView, Token } from "../../protocol";
import type { Key } from "../../page/shell.svelte";
import { drawToken } from "./cards";

export type Command =
  | { kind: "token"; token: Token; place?: number }
  | { kind: "move" | "count" | "jokers"; step: 1 | -1 }
  | { kind: "act" | "cancel" };

const CHOOSING: Record<string, Command> = {
  ArrowRight: { kind: "move", step: 1 },
  ArrowLeft: { kind: "move", step: -1 },
  ArrowUp: { kind: "count", step: 1 },
  ArrowDown: { kind: "count", step: -1 },
  "+": { kind: "count", step: 1 },
  "=": { kind: "count", step: 1 },
  "-": { kind: "count", step: -1 },
  j: { kind: "jokers", step: 1 },
  J: { kind: "jokers", step: -1 },
  Enter: { kind: "act" },
  Escape: { kind: "cancel" },
};

export function pressed(
  event: KeyboardEvent,
  view: LinkoView,
  mine: boolean,
  places?: readonly number[],
): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog, aside")) return null;
  // Enter and Space press what has the focus, unless that is the hand.
  if (event.key === "Enter" && target.closest("button, a") && !target.closest("[data-value]")) return null;
  return command(event.key, view, mine, places);
}

/** A wish for something that is not asked now is a command too: it is answered with the reason. */
export function command(
  key: string,
  view: LinkoView,
  mine: boolean,
  /** Which place of the display is drawn where. */
  places: readonly number[] = view.display.map((_, place) => place),
): Command | null {
  if (mine && view.phase === "play" && CHOOSING[key]) return CHOOSING[key];
  if (key === "p") return { kind: "token", token: "^*" };
  if ("tlrd".includes(key) && key.length === 1) return { kind: "token", token: key.toUpperCase() };
  if (key === "-" && view.phase === "option") return { kind: "token", token: "-" };
  if (!/^[1-9]$/.test(key)) return null;
  if (mine && view.phase === "ghost") {
    const sets = [...view.legal].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    const token = sets[Number(key) - 1];
    return token ? { kind: "token", token } : null;
  }
  const place = places[Number(key) - 1] ?? -1;
  const cards = view.display[place];
  return cards ? { kind: "token", token: drawToken(cards), place } : null;
}

export const KEYS: readonly Key[] = [
  { keys: ["←", "→"], does: "web-linko-key-groups" },
  { keys: ["+", "−"], does: "web-linko-key-count" },
  { keys: ["J"], does: "web-linko-key-jokers" },
  { keys: ["Enter"], does: "web-linko-key-act" },
  { keys: ["1", "…", "6"], does: "web-linko-key-places" },
  { keys: ["P"], does: "web-linko-key-pile" },
  { keys: ["T", "L"], does: "web-linko-key-take" },
  { keys: ["R", "D"], does: "web-linko-key-reclaim" },
  { keys: ["−"], does: "web-linko-key-decline" },
  { keys: ["Esc"], does: "web-linko-key-cancel" },
  { keys: ["H"], does: "web-linko-key-hint" },
  { keys: ["V"], does: "web-linko-key-again" },
];
