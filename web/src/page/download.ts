/** Saves a record as a file of this person's, named after the game and who played it. */
export function saveRecord(record: string, game: string, names: readonly string[]): void {
  const company = names
    .join("-")
    .replace(/[^\p{L}\p{N}-]+/gu, "_")
    .slice(0, 60);
  saveText(record, `${game}-${company}.lynx`, "text/plain");
}

export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type }), name);
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
