import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { closeProgram } from "./close-program.ts";

/** Closes a program for good; it stays readable, and so do its rewards. */
export async function deleteProgram(
  ctx: Ctx,
  { path }: Input<"deleteProgram">,
): Promise<Answer<"deleteProgram">> {
  return await closeProgram(ctx, { path } as Input<"closeProgram">);
}
