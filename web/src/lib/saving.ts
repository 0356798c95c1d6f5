/** Saves a record as a file of this person's, named after the game and who played it. */
export function saveRecord(record: string, game: string, names: readonly string[]): void {
  const company = names
    .join("-")
    .replace(/[^\p{L}\p{N}-]+/gu, "_")
    .slice(0, 60);
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game}-${company}.lynx`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
