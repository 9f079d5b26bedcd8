import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentRow } from "../present-many.ts";
import { programOfPath } from "../rows/program-of-path.ts";

/** Shows one program with the counts of its rewards. */
export async function getProgram(
  ctx: Ctx,
  { path }: Input<"getProgram">,
): Promise<Answer<"getProgram">> {
  const row = await programOfPath(ctx, path.program_id);
  return { status: 200, body: await ctx.read((read) => presentRow(read, ctx, row)) };
}
