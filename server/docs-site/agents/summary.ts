import type { Contract } from "../contract.ts";

/** What the service does, in the first sentence of its contract. */
export function summaryOf({ info }: Contract): string {
  return (/^.*?\.(?=\s)/.exec(info.description)?.[0] ?? info.title).replaceAll("\n", " ");
}
