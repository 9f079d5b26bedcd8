import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { expand } from "#platform/wire/expand";
import { listOfPage } from "#platform/wire/page";
import { pageOfRecipients } from "../read/page-of-recipients.ts";

/** Lists an account's recipients, newest first: those who are active unless asked otherwise. */
export async function listRecipients(
  ctx: Ctx,
  { query }: Input<"listRecipients">,
): Promise<Answer<"listRecipients">> {
  const { page, data } = await pageOfRecipients(ctx, query);
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
