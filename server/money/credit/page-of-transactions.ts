import type { Input } from "@svc/generated/routes";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { creditTransactions, ledgerPostings } from "#money/ledger";
import type { Currency, PresentContext } from "#platform/context";
import { type IdPrefix, parseAnyId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { readPage } from "#platform/wire/page";
import { presentCreditTransaction } from "./present.ts";
import { refuseUnknownSource } from "./reservations-for.ts";
import { creditReservations } from "./tables.ts";

type Query = Input<"listCreditTransactions">["query"];

/**
 * A page of what changed an account's Credit as the list shows it, newest first.
 *
 * Refuses: `reference_not_found`, and as `readPage`.
 */
export async function pageOfTransactions(ctx: PresentContext, query: Query) {
  const where = [ofCurrency(query), ofType(query), await ofSource(ctx, query)];
  const page = await ctx.read((read) =>
    readPage(read, {
      table: creditTransactions,
      account_id: ctx.account.id,
      prefix: "txn",
      query,
      where,
    }),
  );
  return { page, data: page.rows.map((row) => presentCreditTransaction(row, ctx)) };
}

function ofCurrency({ currency }: Query): SQL | undefined {
  if (currency === undefined) return undefined;
  const wanted = currency.toUpperCase() as Currency;
  // As with types: the index holds no row in dollars.
  const is_rare = wanted === "USD" ? undefined : sql`${creditTransactions.currency} <> 'USD'`;
  return and(eq(creditTransactions.currency, wanted), is_rare);
}

function ofType({ type }: Query): SQL | undefined {
  if (type === undefined) return undefined;
  // The index of the rarer types holds no row of a send, and a parameter would not tell it so.
  const is_rare = type === "send" ? undefined : sql`${creditTransactions.type} <> 'send'`;
  return and(eq(creditTransactions.type, type), is_rare);
}

async function ofSource(ctx: PresentContext, { source }: Query): Promise<SQL | undefined> {
  if (source === undefined) return undefined;
  const [prefix = "", digits] = source.split("_");
  if (digits === "") return or(ofPrefix(prefix), ofReservations(ctx, prefix as IdPrefix));
  const parsed = parseAnyId(source) ?? refuse("reference_not_found", { param: "source" });
  await refuseUnknownSource(ctx, parsed);
  if (parsed.prefix === "snd") return ofSend(ctx.account.id, parsed.id);
  const is_its_own = and(ofPrefix(prefix), eq(creditTransactions.source_id, parsed.id));
  const of_lines = parsed.prefix === "bch" ? ofLines(ctx, parsed.id) : undefined;
  return or(is_its_own, ofReservations(ctx, parsed.prefix, parsed.id), of_lines);
}

/** What was set aside for a batch or a program is booked to its reservations. */
function ofReservations(
  { account }: PresentContext,
  prefix: IdPrefix,
  id?: string,
): SQL | undefined {
  const { source_prefix, source_id } = creditTransactions;
  const reservations = sql`(select id from ${creditReservations}
    where account_id = ${account.id} and source_prefix = ${prefix}
      ${id === undefined ? sql`` : sql`and source_id = ${id}`})`;
  return and(eq(source_prefix, "rsv"), inArray(source_id, reservations));
}

/** What the lines of a batch drew and got back is booked to their sends. */
function ofLines({ account }: PresentContext, batch_id: string): SQL | undefined {
  const sends = sql`(select id from sends
    where account_id = ${account.id} and batch_id = ${batch_id})`;
  return and(
    eq(creditTransactions.source_prefix, "snd"),
    sql`${creditTransactions.source_id} in ${sends}`,
  );
}

function ofPrefix(prefix: string): SQL | undefined {
  const column = creditTransactions.source_prefix;
  return and(sql`${column} = ${prefix}`, prefix === "snd" ? undefined : sql`${column} <> 'snd'`);
}

/**
 * The index of what a send draws has one row of its charge, and at most one of what closed it; that
 * of goodwill has one more at most. Each condition is word for word that of its partial index.
 */
function ofSend(account_id: string, send_id: string): SQL {
  const of_send = sql`select id from ${ledgerPostings}
    where account_id = ${account_id} and source_id = ${send_id}`;
  const transactions = sql`(${of_send} and (from_book = 'in_flight' or to_book = 'in_flight')
    union all ${of_send} and from_book = 'house:goodwill')`;
  return inArray(creditTransactions.id, transactions);
}
