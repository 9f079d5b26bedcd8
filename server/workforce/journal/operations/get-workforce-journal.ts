import type { Answer, Input } from "@svc/generated/routes";
import { findCostCenterIds } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { readDaySpan } from "#platform/time/day-span";
import { unixSeconds } from "#platform/time/instants";
import { readReport } from "#platform/work/read-report";
import { type JournalChoice, readJournal } from "../read-journal.ts";
import { writeJournal } from "../write-journal.ts";

type Given = Answer<"getWorkforceJournal">;

/** Source: spec/workforce/journal.tsp. */
const LINES_MAX = 20_000;

/** Source: spec/workforce/journal.tsp. */
const FILE_BYTES_MAX = 16_777_216;

/** Shows what was sent in a period as entries that balance, as an object or as a file. */
export async function getWorkforceJournal(
  ctx: Ctx,
  { query }: Input<"getWorkforceJournal">,
): Promise<Given> {
  const span = readDaySpan(query, ctx.now);
  const cost_center = await readCostCenter(ctx, query.cost_center);
  const choice = { account_id: ctx.account.id, span, cost_center };
  if (query.format === "csv") return await asFile(ctx, choice);
  const journal = await readReport(ctx, "read the journal", (tx) =>
    readJournal(tx, choice, LINES_MAX / 2),
  );
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

async function asFile(ctx: Ctx, choice: JournalChoice): Promise<Given> {
  const { from, to } = choice.span;
  return {
    status: 200,
    body: { content_type: "text/csv", bytes: Buffer.from(await write(ctx, choice)) },
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="journal-${from}-${to}.csv"`,
    },
  };
}

/** Refuses: `time_out_of_range`, when the file would be too long to be held in memory. */
async function write(ctx: Ctx, choice: JournalChoice): Promise<string> {
  const bytes_max = FILE_BYTES_MAX;
  const text = await readReport(ctx, "read the journal", (tx) =>
    writeJournal(tx, choice, { bytes_max }),
  );
  if (text !== null) return text;
  const message = "`to`: the file would have more than 16 MiB. Ask for fewer days.";
  return refuse("time_out_of_range", { param: "to", message });
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
