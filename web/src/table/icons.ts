import { ICONS } from "../parts/icons";

// The house's icons, and those that only the table has.
export const TABLE_ICONS = {
  ...ICONS,
  rules: "M5 5.500c3-1 5-1 7 .5c2-1.500 4-1.500 7-.5V19c-3-1-5-1-7 .5c-2-1.500-4-1.500-7-.5ZM12 6v13.500",
  eye: "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7ZM12 7.500c2 2.800 2 6.200 0 9c-2-2.800-2-6.200 0-9Z",
  home: "M4 11l8-7 8 7M6 9.500V20h12V9.500",
  menu: "M5 7h14M5 12h14M5 17h14",
  log: "M7 4h10a2 2 0 0 1 2 2v14l-3-2-2.500 2-2.500-2-2.500 2-2.500-2V6a2 2 0 0 1 2-2M9 9h6M9 13h6",
  undo: "M9 5 4.500 9.500 9 14M5 9.500h9a5.500 5.500 0 0 1 0 11h-3",
  leave: "M14 5H6v14h8M10 12h10M16 8l4 4-4 4",
} as const;

export type TableIcon = keyof typeof TABLE_ICONS;
