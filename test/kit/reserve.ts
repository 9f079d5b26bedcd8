/** Reserves Credit as batches and programs will; no call of the API does it alone. */
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import {
  growReservation,
  type ReleaseInput,
  type ReservationCause,
  releaseCredit,
  reserveCredit,
} from "@svc/server/money/credit/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId, parseId } from "@svc/server/platform/ids.ts";
import type { Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";

type Reserved = Awaited<ReturnType<typeof reserveCredit>>[number];

/**
 * Reserves amounts in cents, one after another; returns wire ids, null where Credit did not
 * suffice.
 */
export async function reserve(
  shop: Shop,
  cents: readonly number[],
  currency: "USD" | "ZWG" = "USD",
): Promise<(string | null)[]> {
  const source = { prefix: "bch" as const, id: mintId(runNow()) };
  const rows = await asHouse(shop, (tx, cause) => {
    const wanted = cents.map((amount) => {
      return { currency, amount_minor: BigInt(amount), source, expires_at: null };
    });
    return reserveCredit(tx, cause, wanted);
  });
  return rows.map(idOf);
}

/** Releases part of a reservation, by its wire id; null releases the rest. */
export async function release(
  shop: Shop,
  reservation: string | null,
  { cents = null, by = "release" }: { cents?: number | null; by?: ReleaseInput["by"] } = {},
): Promise<string | null> {
  const reservation_id = parseId("rsv", reservation ?? "") ?? "";
  const amount_minor = cents === null ? null : BigInt(cents);
  return idOf(
    await asHouse(shop, (tx, cause) =>
      releaseCredit(tx, cause, { reservation_id, amount_minor, by }),
    ),
  );
}

/** Reserves more cents in a reservation, by its wire id; null where Credit did not suffice. */
export async function grow(shop: Shop, reservation: string, cents: number): Promise<string | null> {
  const reservation_id = parseId("rsv", reservation) ?? "";
  const amount_minor = BigInt(cents);
  return idOf(
    await asHouse(shop, (tx, cause) =>
      growReservation(tx, cause, { reservation_id, amount_minor }),
    ),
  );
}

async function asHouse<T>(
  { account_id }: Shop,
  work: (tx: Tx, cause: ReservationCause) => Promise<T>,
): Promise<T> {
  const { database } = await testServer();
  return await database.transact("reserve as the house", async (tx) => {
    const account = await readAccountFacts(tx, account_id);
    if (account === null) throw new Error("The shop has an account.");
    const now = runNow() + account.clock_offset_ms;
    return await work(tx, { account, now, request: null, api_key_id: null });
  });
}

function idOf(row: Reserved): string | null {
  return row === null ? null : formatId("rsv", row.id);
}
