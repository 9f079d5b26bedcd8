import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { changeRecipient } from "../write/change-recipient.ts";

/** Changes a recipient; a list that is sent replaces the whole list. */
export async function updateRecipient(
  ctx: Ctx,
  { path, body }: Input<"updateRecipient">,
): Promise<Answer<"updateRecipient">> {
  const { shown } = await ctx.transact("update recipient", (tx) =>
    changeRecipient(ctx, tx, { written: path.recipient_id, body }),
  );
  return { status: 200, body: shown };
}
