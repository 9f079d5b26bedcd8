import { and, eq, type SQL } from "drizzle-orm";
import type { PresentContext } from "#platform/context";
import type { IdPrefix } from "#platform/ids";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { creditReservations } from "./tables.ts";

/** What Credit is set aside for, by the prefix of its id and its uuid. */
export interface ReservationSource {
  readonly prefix: IdPrefix;
  readonly id: string;
}

/** Reservations for one object, among an account's own. */
export function isFor({ prefix, id }: ReservationSource): SQL | undefined {
  return and(eq(creditReservations.source_prefix, prefix), eq(creditReservations.source_id, id));
}

/**
 * Lets an object pass that is the account's: one that can be shown, or that Credit was set aside
 * for.
 *
 * Refuses: `reference_not_found`.
 */
export async function refuseUnknownSource(
  ctx: PresentContext,
  source: ReservationSource,
): Promise<void> {
  const named = formatId(source.prefix, source.id);
  if ((await ctx.objects.present(ctx, [named])).has(named)) return;
  const [reservation] = await ctx.read(({ db }) =>
    db
      .select({ id: creditReservations.id })
      .from(creditReservations)
      .where(and(eq(creditReservations.account_id, ctx.account.id), isFor(source)))
      .limit(1),
  );
  if (reservation !== undefined) return;
  refuse("reference_not_found", {
    param: "source",
    message: `\`source\` is invalid. There is no ${named} in this account.`,
  });
}
