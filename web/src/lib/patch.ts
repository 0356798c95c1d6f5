import type { Patch, View } from "./protocol";

/** The view after a patch; what did not change is shared with the view before. */
export function patched<V extends View>(view: V, patch: Patch): V {
  let after: unknown = view;
  for (const [path, value] of Object.entries(patch)) after = put(after, path.split("."), value);
  return after as V;
}

function put(at: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof at !== "object" || at === null) throw new Error(`A patch points nowhere: ${key}`);
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...at }) as Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
