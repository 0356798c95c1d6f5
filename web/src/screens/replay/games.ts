// A file may hold many games, one after the other.

/** The games of a file, each with empty lines before it so that a fault's line is the file's. */
export function games(text: string): string[] {
  const starts = starting(text);
  return starts.map((start, i) => {
    const lines = text.slice(0, start).split("\n").length - 1;
    return "\n".repeat(lines) + text.slice(start, starts[i + 1]);
  });
}

/** Whether someone took this game away to play on: its last game is not over, and tells who the players are. */
export function isUnderWay(text: string): boolean {
  const last = games(text).at(-1) ?? "";
  return /^\[Players "/m.test(last) && !/^\[End "/m.test(last);
}

function starting(text: string): number[] {
  const starts = [0];
  let moves = false;
  let open = false;
  let at = 0;
  for (const line of text.split("\n")) {
    const tag = !open && /^\s*\[/.test(line.replace(/^\uFEFF/, ""));
    if (tag && moves) {
      starts.push(at);
      moves = false;
    }
    if (!tag) {
      for (const sign of line) {
        if (sign === "{") open = true;
        else if (sign === "}") open = false;
      }
      if (line.trim() !== "") moves = true;
    }
    at += line.length + 1;
  }
  return starts;
}
