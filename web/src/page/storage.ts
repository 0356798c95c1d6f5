/**
 * Something small kept in this browser; what cannot be kept is simply forgotten, and so is a part that is spoilt:
 * one of another kind than it should be.
 */
export function recall<T extends object>(key: string, otherwise: T): T {
  try {
    const parsed = JSON.parse(localStorage.getItem(key) ?? "{}") as unknown;
    const kept = isLike(parsed, {}) ? Object.entries(parsed as object) : [];
    const usual = otherwise as Record<string, unknown>;
    const sound = kept.filter(([name, value]) => !Object.hasOwn(usual, name) || isLike(value, usual[name]));
    return { ...otherwise, ...(Object.fromEntries(sound) as Partial<T>) };
  } catch {
    return otherwise;
  }
}

/** Whether a value is of the same kind as another, throughout; null stands for anything plain. */
export function isLike(value: unknown, other: unknown): boolean {
  if (other === null) return typeof value !== "object" || value === null;
  if (Array.isArray(other))
    return Array.isArray(value) && (other.length === 0 || value.every((one) => isLike(one, other[0])));
  if (typeof other !== "object") return typeof value === typeof other;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(other).every(([name, part]) =>
    isLike((value as Record<string, unknown>)[name], part),
  );
}

export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: everything works without.
  }
}
