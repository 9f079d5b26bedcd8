import type { Answer, Input } from "@svc/generated/routes";
import { stringify } from "csv-stringify/sync";
import { findRecipients } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { cellText } from "#platform/wire/csv";
import { RESULT_COLUMNS, readResults } from "#sales/batches";
import { allocationOfPath } from "../find-allocations.ts";

/** Writes every line of an allocation with its outcome as CSV, each with the person it is for. */
export async function getWorkforceBatchResults(
  ctx: Ctx,
  { path }: Input<"getWorkforceBatchResults">,
): Promise<Answer<"getWorkforceBatchResults">> {
  const account_id = ctx.account.id;
  const rows = await ctx.read(async (read) => {
    const { batch } = await allocationOfPath(read, ctx, path.reference);
    const lines = await readResults(read, batch);
    const named = lines.map(({ recipient }) => recipient && parseId("rcp", recipient));
    const ids = [...new Set(named.flatMap((id) => id ?? []))];
    const people = new Map(
      (await findRecipients(read, account_id, ids)).map((row) => [row.id, row.payroll_id]),
    );
    return lines.map(({ cells, name }, index) => {
      const payroll_id = people.get(named[index] ?? "") ?? "";
      return [cellText(name ?? ""), cellText(payroll_id), ...cells];
    });
  });
  const bytes = Buffer.from(stringify([["name", "payroll_id", ...RESULT_COLUMNS], ...rows]));
  return {
    status: 200,
    body: { content_type: "text/csv", bytes },
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${path.reference}.csv"`,
    },
  };
}
