export type Tags = Record<string, string>;

export function tagsOf(record: string): Tags {
  const found = record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/gm);
  return Object.fromEntries(
    [...found].map(([, name = "", value = ""]) => [name, value.replace(/\\(["\\])/g, "$1")]),
  );
}

export const seatsOf = (tags: Tags): number => (tags.Seats ?? "").split(" | ").length;
