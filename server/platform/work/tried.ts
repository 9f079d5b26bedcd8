import { Refusal } from "../refusal.ts";

/** What work comes to, or the refusal that it ends in: one of a list need not end the others. */
export function tried<T>(work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
