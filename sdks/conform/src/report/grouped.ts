/** Findings that say the same of the same place, once each. */
import type { Finding } from "../rules.ts";

export interface Group extends Finding {
  readonly times: number;
}

/** The first of each with its number, deviations before notes. */
export function grouped(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const { rule, level, operation, call, place, words } = finding;
    // A list names the same fault at each of its entries.
    const name = [rule, level, operation, call, place.replaceAll(/\/\d+/g, "/*"), words].join("\n");
    const first = groups.get(name);
    groups.set(name, { ...(first ?? finding), times: (first?.times ?? 0) + 1 });
  }
  const all = [...groups.values()];
  return [...all.filter(isError), ...all.filter((one) => !isError(one))];
}

export function isError({ level }: Finding): boolean {
  return level === "error";
}

/** `createSend · POST /sends`, or the type of an event. */
export function titleOf({ operation, call }: Finding): string {
  return operation === null ? call : `${operation} · ${call}`;
}
