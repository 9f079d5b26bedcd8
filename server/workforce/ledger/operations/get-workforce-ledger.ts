import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { readDaySpan } from "#platform/time/day-span";
import { unixSeconds } from "#platform/time/instants";
import { presentOffsetPage, readOffsetPage } from "#platform/wire/offset-page";
import { readReport } from "#platform/work/read-report";
import type { LedgerChoice } from "../choose-entries.ts";
import { readPage, searchLedger } from "../read-ledger.ts";
import { sumLedger } from "../sum-ledger.ts";
import { type LedgerFile, writeLedger } from "../write-ledger.ts";

type Given = Answer<"getWorkforceLedger">;

const PAGE_SIZE = 50;
/** Source: spec/workforce/ledger.tsp. */
const FILE_BYTES_MAX = 16_777_216;
const CONTENT_TYPE = "text/csv; charset=utf-8";

/** Shows what changed the account's Credit in a period: a page, or all of it as a file. */
export async function getWorkforceLedger(
  ctx: Ctx,
  { query }: Input<"getWorkforceLedger">,
): Promise<Given> {
  const { currency, kind, q, format } = query;
  const span = readDaySpan(query, ctx.now);
  const choice: LedgerChoice = { account_id: ctx.account.id, span, currency, kind, q };
  if (format === "csv") return await asFile(ctx, choice);
  if (format === "csv-json") return await asText(ctx, choice);
  return await asPage(ctx, choice, query);
}

async function asPage(
  ctx: Ctx,
  choice: LedgerChoice,
  query: Input<"getWorkforceLedger">["query"],
): Promise<Given> {
  const page = readOffsetPage(query, { page_size_default: PAGE_SIZE });
  const { from, to } = choice.span;
  const body = await readReport(ctx, "read the ledger", async (tx) => {
    const shown = { limit: page.page_size, offset: page.offset };
    const { total: of_all, opening, closing } = await sumLedger(tx, choice);
    const { total, entries: data } =
      choice.q === undefined
        ? { total: of_all, entries: await readPage(tx, choice, shown) }
        : await searchLedger(tx, choice, shown);
    return { ...presentOffsetPage(page, total), from, to, opening, closing, data };
  });
  return { status: 200, body };
}

/** Refuses: `time_out_of_range`, when the file would be too long to be held in memory. */
async function write(ctx: Ctx, choice: LedgerChoice): Promise<LedgerFile> {
  const bytes_max = FILE_BYTES_MAX;
  const file = await readReport(ctx, "read the ledger", (tx) =>
    writeLedger(tx, choice, { bytes_max }),
  );
  if (file !== null) return file;
  const message = "`to`: the file would have more than 16 MiB. Ask for fewer days.";
  return refuse("time_out_of_range", { param: "to", message });
}

async function asFile(ctx: Ctx, choice: LedgerChoice): Promise<Given> {
  const { text } = await write(ctx, choice);
  return {
    status: 200,
    body: { content_type: "text/csv", bytes: Buffer.from(text) },
    headers: {
      "Content-Type": CONTENT_TYPE,
      "Content-Disposition": `attachment; filename="${nameOf(choice)}"`,
    },
  };
}

async function asText(ctx: Ctx, choice: LedgerChoice): Promise<Given> {
  const { text, rows } = await write(ctx, choice);
  return {
    status: 200,
    body: {
      object: "workforce_export",
      created: unixSeconds(ctx.now),
      livemode: ctx.account.mode === "live",
      filename: nameOf(choice),
      content_type: CONTENT_TYPE,
      rows,
      content: text,
    },
  };
}

function nameOf({ span }: LedgerChoice): string {
  return `ledger-${span.from}-${span.to}.csv`;
}
