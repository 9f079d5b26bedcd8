import type { LeaseScope } from "#platform/work/queue";
import type { LockedClock } from "./lock-clocks.ts";

/** Each look passes over the accounts whose clocks those before it found moving. */
const LOOKS_MAX = 32;

/** What a look has found, and whose clocks are being moved, which it left out. */
interface Look<Found> {
  readonly found: Found;
  readonly moving: readonly string[];
}

/**
 * Looks for what is due until a look meets no clock that is being moved: however many rows of such
 * accounts come first, they take no room from others, and stay due.
 */
export async function passOverMoving<Scope extends LeaseScope, Found>(
  scope: Scope,
  look: (scope: Scope) => Promise<Look<Found>>,
): Promise<Found> {
  const passed_over = new Set<string>();
  for (let looks = 1; ; looks += 1) {
    const { found, moving } = await look({ ...scope, passed_over: [...passed_over] });
    if (moving.length === 0 || looks === LOOKS_MAX) return found;
    for (const account_id of moving) passed_over.add(account_id);
  }
}

/** The accounts of rows whose clocks were not locked. */
export function movingOf(
  rows: readonly { readonly account_id: string }[],
  clocks: ReadonlyMap<string, LockedClock>,
): string[] {
  const moving = rows.filter(({ account_id }) => !clocks.has(account_id));
  return [...new Set(moving.map(({ account_id }) => account_id))];
}
