import { type Contract, placedOperations } from "../contract.ts";

/** A refusal that this part of all operations declares is not repeated at each of them. */
const USUAL_SHARE = 0.6;

/** The refusals that nearly every operation knows. */
export function usualRefusals(contract: Contract): Set<string> {
  const placed = placedOperations(contract);
  const counts = new Map<string, number>();
  for (const { operation } of placed) {
    for (const code of operation["x-svc-refusals"]) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const least = placed.length * USUAL_SHARE;
  return new Set([...counts].filter(([, count]) => count >= least).map(([code]) => code));
}
