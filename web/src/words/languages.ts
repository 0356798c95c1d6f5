/** The languages there are files for, by their own names. */
export const LANGUAGES = {
  en: "English",
  it: "Italiano",
  pl: "Polski",
  fr: "Français",
  de: "Deutsch",
} as const;

export type Language = keyof typeof LANGUAGES;
/** `xx`: English, padded and accented, to find words that are cut or not translated. */
export type Tongue = Language | "xx";

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(LANGUAGES, text);
}

/** The page's language: what the address asks for, then what was chosen here, then the browser's. */
export function pick(asked: string | null, kept: string | null, wished: readonly string[]): Tongue {
  if ((asked ?? kept) === "xx") return "xx";
  if (isLanguage(asked)) return asked;
  if (isLanguage(kept)) return kept;
  for (const wish of wished) {
    const base = wish.toLowerCase().split("-")[0];
    if (isLanguage(base)) return base;
  }
  return "en";
}
