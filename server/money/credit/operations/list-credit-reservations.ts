import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/page";
import { presentReservation } from "../present-reservation.ts";
import { creditReservations } from "../tables.ts";

/** Lists what is or was set aside of an account's Credit, newest first. */
export async function listCreditReservations(
  ctx: Ctx,
  { query }: Input<"listCreditReservations">,
): Promise<Answer<"listCreditReservations">> {
  const { status, currency } = query;
  const of_currency = currency?.toUpperCase() as "USD" | "ZWG" | undefined;
  const page = await ctx.read((read) =>
    readPage(read, {
      table: creditReservations,
      account_id: ctx.account.id,
      prefix: "rsv",
      query,
      where: [
        status === undefined ? undefined : eq(creditReservations.status, status),
        of_currency === undefined ? undefined : eq(creditReservations.currency, of_currency),
      ],
    }),
  );
  const data = page.rows.map((row) => presentReservation(row, ctx));
  return { status: 200, body: listOfPage({ path: "/credit/reservations", page, data }) };
}
