import type { Answer, Input } from "@svc/generated/routes";
import { stringify } from "csv-stringify/sync";
import { findCostCenterIds } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { cellText } from "#platform/csv";
import { readDaySpan } from "#platform/day-span";
import { openReportSlots } from "#platform/db/report-slot";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time";
import { type Journal, type JournalChoice, readJournal } from "../read-journal.ts";

type Given = Answer<"getWorkforceJournal">;

/** Source: spec/workforce/journal.tsp. */
const LINES_MAX = 20_000;

const COLUMNS = [
  "date",
  "reference",
  "gl_code",
  "cost_center",
  "debit",
  "credit",
  "currency",
  "narrative",
] as const;

/** Shows what was sent in a period as entries that balance, as an object or as a file. */
export async function getWorkforceJournal(
  ctx: Ctx,
  { query }: Input<"getWorkforceJournal">,
): Promise<Given> {
  const span = readDaySpan(query, ctx.now);
  const cost_center = await readCostCenter(ctx, query.cost_center);
  const choice = { account_id: ctx.account.id, span, cost_center };
  if (query.format === "csv") return await asFile(ctx, choice);
  const journal = await read(ctx, choice, LINES_MAX / 2);
  return {
    status: 200,
    body: {
      object: "workforce_journal",
      created: unixSeconds(ctx.now),
      livemode: ctx.account.mode === "live",
      from: span.from,
      to: span.to,
      entries: journal.lines,
      truncated: !journal.is_whole,
      totals: journal.totals,
    },
  };
}

async function read(ctx: Ctx, choice: JournalChoice, pairs_max: number | null): Promise<Journal> {
  const inSlot = ctx.perProgram(openReportSlots);
  return await inSlot(() => ctx.read((read) => readJournal(read, choice, pairs_max)));
}

async function asFile(ctx: Ctx, choice: JournalChoice): Promise<Given> {
  const { lines } = await read(ctx, choice, null);
  const rows = lines.map((line) => COLUMNS.map((column) => cellText(line[column] ?? "")));
  const { from, to } = choice.span;
  return {
    status: 200,
    body: { content_type: "text/csv", bytes: Buffer.from(stringify([[...COLUMNS], ...rows])) },
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="journal-${from}-${to}.csv"`,
    },
  };
}

/** Refuses: `reference_not_found`. */
async function readCostCenter(ctx: Ctx, written: string | undefined): Promise<string | undefined> {
  if (written === undefined || written === "none") return written;
  const id = parseId("cc", written);
  const known =
    id === null
      ? new Set()
      : await ctx.read((read) => findCostCenterIds(read, ctx.account.id, [id]));
  if (id !== null && known.has(id)) return id;
  return refuse("reference_not_found", {
    param: "cost_center",
    message: `\`cost_center\` is invalid. There is no ${written} in this account.`,
  });
}
