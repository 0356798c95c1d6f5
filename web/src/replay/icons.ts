/** The signs of the viewer's buttons, 24 × 24, filled. */
export const SIGNS = {
  first: "M5 5h2.4v14H5zM19 5v14l-10-7z",
  backTurn: "M12.500 5v14l-9-7zM21 5v14l-9-7z",
  back: "M16.500 5v14l-10-7z",
  play: "M7 4.500v15l12-7.500z",
  pause: "M6.500 5h4v14h-4zM13.500 5h4v14h-4z",
  next: "M7.500 5v14l10-7z",
  nextTurn: "M3 5v14l9-7zM11.500 5v14l9-7z",
  last: "M16.600 5H19v14h-2.400zM5 5v14l10-7z",
} as const;

export type Sign = keyof typeof SIGNS;
