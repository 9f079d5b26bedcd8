import type { Answer, Input } from "@svc/generated/routes";
import { readSellableProducts } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import { makeStatement } from "../make-statement.ts";
import { printStatement } from "../print-statement.ts";

/** Writes a statement on paper. */
export async function getStatementPdf(
  ctx: Ctx,
  { query }: Input<"getStatementPdf">,
): Promise<Answer<"getStatementPdf">> {
  const made = await makeStatement(ctx, query);
  const products = await ctx.read((read) => readSellableProducts(read));
  const { period, currency } = made.statement;
  return {
    status: 200,
    body: { content_type: "application/pdf", bytes: await printStatement(made, products) },
    headers: {
      "Content-Disposition": `inline; filename="statement-${period}-${currency}.pdf"`,
    },
  };
}
