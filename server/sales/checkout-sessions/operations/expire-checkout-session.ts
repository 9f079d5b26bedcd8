import type { Answer, Input } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { moveSession } from "../lifecycle.ts";
import { presentSession } from "../present.ts";
import { dropDeadline } from "../rows/deadlines.ts";
import { lockSessionOfPath } from "../rows/session-of-path.ts";

/** Expires a session that nobody has paid, so that its page takes no payment any more. */
export async function expireCheckoutSession(
  ctx: Ctx,
  { path }: Input<"expireCheckoutSession">,
): Promise<Answer<"expireCheckoutSession">> {
  return await ctx.transact("expire a checkout session", async (tx) => {
    const before = await lockSessionOfPath(tx, ctx, path.session_id);
    const { status } = before;
    if (status === "expired") return { status: 200, body: presentSession(before, ctx) };
    if (status !== "open") {
      const message = `The session has been paid: it is ${status}. It cannot expire any more.`;
      return refuse("invalid_transition", { message, meta: { status } });
    }
    const step = { to: "expired", by: "expire" } as const;
    const after = await moveSession(tx, { before, ...step, at: ctx.now, request: causedBy(ctx) });
    await dropDeadline(tx, after);
    return { status: 200, body: presentSession(after, ctx) };
  });
}
