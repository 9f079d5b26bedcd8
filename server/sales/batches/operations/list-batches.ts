import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { listOfPage } from "#platform/wire/page";
import { pageOfBatches } from "../present/page-of-batches.ts";

/** Lists an account's batches, newest first. */
export async function listBatches(
  ctx: Ctx,
  { query }: Input<"listBatches">,
): Promise<Answer<"listBatches">> {
  const { page, data } = await pageOfBatches(ctx, query);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
