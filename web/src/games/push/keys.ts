// The keyboard at Push's table: letters choose, Enter does it, Esc chooses nothing.
import type { Key } from "../../page/shell.svelte";
import { COLOURS, COLUMNS } from "./cards";

export const keys: readonly Key[] = [
  { keys: ["␣", "+"], does: "web-push-key-push" },
  { keys: [...COLUMNS], does: "web-push-key-columns" },
  { keys: [...COLOURS], does: "web-push-key-protect" },
  { keys: ["Enter"], does: "web-push-key-do" },
  { keys: ["Esc"], does: "web-push-key-cancel" },
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** The token that a key stands for in this phase, or what to do with the one chosen. */
export function keyToken(event: Pressed, phase: string): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog")) return null;
  // Space and Enter press the button that has the focus.
  const pressing = target?.closest("button, a, summary") != null;
  const { key } = event;
  if (key === "+" || (key === " " && !pressing)) return "+";
  if (key === "Enter") return pressing ? null : "confirm";
  if (key === "Escape") return "cancel";
  if (phase === "turn") return COLOURS.some((letter) => letter === key) ? `!${key}` : null;
  if (!COLUMNS.some((letter) => letter === key)) return null;
  return phase === "place" ? key : `=${key}`;
}
