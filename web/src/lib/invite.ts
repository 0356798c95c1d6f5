/** The path behind what somebody pasted: an invite link, a table link, or the bare code of an invite. */
export function pathOf(text: string): string | null {
  const trimmed = text.trim();
  const link = /\/([jt])\/([\w-]{8,64})(#[\w=-]+)?/.exec(trimmed);
  if (link) return `/${link[1]}/${link[2]}${link[3] ?? ""}`;
  return /^[\w-]{16}$/.test(trimmed) ? `/j/${trimmed}` : null;
}
