// The house's icons, under the table's older names.
import { ALSO, ICONS } from "../parts/icons";

export const TABLE_ICONS = {
  ...ICONS,
  rules: ICONS[ALSO.rules],
  people: ICONS[ALSO.people],
  settings: ICONS[ALSO.settings],
  back: ICONS[ALSO.back],
  pen: ICONS[ALSO.pen],
} as const;

export type TableIcon = keyof typeof TABLE_ICONS;
