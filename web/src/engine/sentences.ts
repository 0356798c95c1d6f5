// The sentences of refusals, in English as the server says them: for programs, and where a language lacks one.
import type { Part } from "./data";
import type { Arguments } from "./form";

export function said(parts: readonly Part[], args: Arguments): string {
  return parts.map((part) => saidPart(part, args)).join("");
}

function saidPart(part: Part, args: Arguments): string {
  if (typeof part === "string") return part;
  if ("$" in part) return String(args[part.$]);
  const value = args[part.by];
  return said((part.cases[String(value)] ?? (value === 1 && part.cases.one)) || part.otherwise, args);
}
