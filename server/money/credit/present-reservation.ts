import type { Schemas } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { AccountFacts, PresentContext } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { type CreditReservationRow, creditReservations } from "./tables.ts";

/** A reservation as the wire shows it. Source: spec/money/credit/reservations.tsp. */
export function presentReservation(
  row: CreditReservationRow,
  { account }: { account: AccountFacts },
): Schemas["CreditReservation"] {
  return {
    id: formatId("rsv", row.id),
    object: "credit_reservation",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    currency: row.currency,
    amount: formatMoney(row.amount_minor),
    ...presentReservationFields(row),
    source: formatId(row.source_prefix, row.source_id),
    expires_at: row.expires_at === null ? null : unixSeconds(row.expires_at),
  };
}

/** The fields of a reservation that change. */
export function presentReservationFields({
  status,
  amount_minor,
  used_minor,
  released_minor,
}: CreditReservationRow): Pick<
  Schemas["CreditReservation"],
  "status" | "used" | "released" | "remaining"
> {
  return {
    used: formatMoney(used_minor),
    released: formatMoney(released_minor),
    remaining: formatMoney(amount_minor - used_minor - released_minor),
    status,
  };
}

/** Presents the reservations of these ids (uuids), by id; the presenter of `rsv_`. */
export async function presentReservations(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, Schemas["CreditReservation"]>> {
  const { account_id, id } = creditReservations;
  const rows = await ctx.read(({ db }) =>
    db
      .select()
      .from(creditReservations)
      .where(and(eq(account_id, ctx.account.id), isAnyOf(id, ids))),
  );
  return new Map(rows.map((row) => [row.id, presentReservation(row, ctx)]));
}
