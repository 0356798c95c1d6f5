// What a language does to the signs of its sentences: src/lynxdeck/locale/text.py does the same.

/** A French sentence with its blanks, none of which breaks: narrow before ; ! ? % and wide before : and inside « ». */
export function typeset(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]+(?=[;!?%])/g, "\u202f")
    .replace(/[ \u00a0\u202f]+(?=[:»])|(?<=«)[ \u00a0\u202f]+/g, "\u00a0");
}

/** A small word before a name: French “de” and “que” lose their vowel, Italian “a” and “e” gain a d. */
export function linked(word: string, name: string): string {
  const plain = name.normalize("NFD").toLowerCase();
  if (word === "a" || word === "e") return `${word}${plain.startsWith(word) ? "d" : ""} ${name}`;
  return /^(?:[aeiouæœ]|y[^aeiouy])/.test(plain) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
