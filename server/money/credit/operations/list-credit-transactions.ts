import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { creditTransactions, ledgerEntries } from "#money/ledger";
import type { Ctx } from "#platform/context";
import { parseAnyId } from "#platform/ids";
import { listOfPage, readPage } from "#platform/page";
import { refuse } from "#platform/refusal";
import { presentCreditTransaction } from "../present.ts";

type Query = Input<"listCreditTransactions">["query"];

/** Lists what changed an account's Credit, newest first. */
export async function listCreditTransactions(
  ctx: Ctx,
  { query }: Input<"listCreditTransactions">,
): Promise<Answer<"listCreditTransactions">> {
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
  const data = page.rows.map((row) => presentCreditTransaction(row, ctx));
  return { status: 200, body: listOfPage({ path: "/credit/transactions", page, data }) };
}

function ofCurrency({ currency }: Query): SQL | undefined {
  return currency === undefined
    ? undefined
    : eq(creditTransactions.currency, currency.toUpperCase() as "USD" | "ZWG");
}

function ofType({ type }: Query): SQL | undefined {
  if (type === undefined) return undefined;
  // The index of the rarer types holds no row of a send, and a parameter would not tell it so.
  const is_rare = type === "send" ? undefined : sql`${creditTransactions.type} <> 'send'`;
  return and(eq(creditTransactions.type, type), is_rare);
}

async function ofSource(ctx: Ctx, { source }: Query): Promise<SQL | undefined> {
  if (source === undefined) return undefined;
  const [prefix = "", digits] = source.split("_");
  if (digits === "") return ofPrefix(prefix);
  const known = await ctx.objects.present(ctx, [source]);
  const parsed = parseAnyId(source);
  if (parsed === null || !known.has(source)) {
    return refuse("reference_not_found", {
      param: "source",
      message: `There is no ${source} in this account.`,
    });
  }
  if (parsed.prefix === "snd") return ofSend(ctx.account.id, parsed.id);
  return and(ofPrefix(prefix), eq(creditTransactions.source_id, parsed.id));
}

function ofPrefix(prefix: string): SQL | undefined {
  const column = creditTransactions.source_prefix;
  return and(sql`${column} = ${prefix}`, prefix === "snd" ? undefined : sql`${column} <> 'snd'`);
}

/** The entries find their send by an index; it has one row of charge, and at most one of return. */
function ofSend(account_id: string, send_id: string): SQL {
  const transactions = sql`(select transaction_id from ${ledgerEntries}
    where account_id = ${account_id} and send_id = ${send_id})`;
  return inArray(creditTransactions.id, transactions);
}
