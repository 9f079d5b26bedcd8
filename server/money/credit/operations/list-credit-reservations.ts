import type { Answer, Input } from "@svc/generated/routes";
import { eq, type SQL } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { parseAnyId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentReservation } from "../present-reservation.ts";
import { isFor, refuseUnknownSource } from "../reservations-for.ts";
import { creditReservations } from "../tables.ts";

/** Lists what is or was set aside of an account's Credit, newest first. */
export async function listCreditReservations(
  ctx: Ctx,
  { query }: Input<"listCreditReservations">,
): Promise<Answer<"listCreditReservations">> {
  const { status, currency, source } = query;
  const of_currency = currency?.toUpperCase() as "USD" | "ZWG" | undefined;
  const of_source = source === undefined ? undefined : await readSource(ctx, source);
  const page = await ctx.read((read) =>
    readPage(read, {
      table: creditReservations,
      account_id: ctx.account.id,
      prefix: "rsv",
      query,
      where: [
        status === undefined ? undefined : eq(creditReservations.status, status),
        of_currency === undefined ? undefined : eq(creditReservations.currency, of_currency),
        of_source,
      ],
    }),
  );
  const data = page.rows.map((row) => presentReservation(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

async function readSource(ctx: Ctx, wire_id: string): Promise<SQL | undefined> {
  const source = parseAnyId(wire_id) ?? refuse("reference_not_found", { param: "source" });
  await refuseUnknownSource(ctx, source);
  return isFor(source);
}
