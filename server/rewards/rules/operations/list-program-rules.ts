import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { programOfPath } from "#rewards/programs";
import { presentRules } from "../present.ts";
import { findRules } from "../rows/queries.ts";

/** Lists the rules of a program on one page, in the order they are evaluated. */
export async function listProgramRules(
  ctx: Ctx,
  { path, query }: Input<"listProgramRules">,
): Promise<Answer<"listProgramRules">> {
  const program = await programOfPath(ctx, path.program_id);
  const of = { account_id: ctx.account.id, program_id: program.id };
  const rows = await ctx.read((read) => findRules(read, of, { active: query.active }));
  return { status: 200, body: presentRules(rows, program, ctx) };
}
