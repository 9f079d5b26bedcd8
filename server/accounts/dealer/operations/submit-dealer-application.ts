import type { Answer } from "@svc/generated/routes";
import { lockClocksForShare, markDealerApplied } from "#accounts/account";
import { audit } from "#journal/audit-log";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { type RefusedField, refuse } from "#platform/refusal";
import { presentApplication } from "../present.ts";
import { lockOwnApplication, refuseStatus } from "../rows/application-of.ts";
import { canStep, moveApplication } from "../rows/lifecycle.ts";
import { planTestStep } from "../work/plan-test-step.ts";

/** Hands an application to our staff. */
export async function submitDealerApplication(
  ctx: Ctx,
): Promise<Answer<"submitDealerApplication">> {
  const { account, config } = ctx;
  const shown = await ctx.transact(
    "submit a dealer application",
    async (tx) => {
      const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
      if (clock === undefined) throw new Error(`No clock row for account ${account.id}.`);
      const before = await lockOwnApplication(tx, ctx);
      if (!canStep(before, "submit")) refuseStatus(before, "submitted");
      const { missing } = await presentApplication(tx, before, ctx);
      refuseIncomplete(missing);
      const after = await moveApplication(tx, {
        ...{ before, to: "submitted", by: "submit", with: { submitted_at: clock.now } },
      });
      await markDealerApplied(tx, account.id, true);
      await planTestStep(tx, after, { ...clock, step_ms: config.test_step_ms });
      const changes = { status: [before.status, after.status] };
      await audit(tx, ctx, [{ object_id: formatId("dap", after.id), changes }]);
      return await presentApplication(tx, after, ctx);
    },
    { is_alone: true },
  );
  return { status: 200, body: shown };
}

/** Refuses: `parameter_missing`, with every field. */
function refuseIncomplete([first, ...others]: readonly string[]): void {
  if (first === undefined) return;
  const fieldOf = (param: string): RefusedField => ({
    ...{ param, code: "parameter_missing", message: `\`${param}\` is missing.` },
  });
  const count = others.length + 1;
  const message =
    count === 1
      ? `\`${first}\` is missing in the application.`
      : `${count} fields are missing in the application; the first is \`${first}\`.`;
  const details = [first, ...others].map(fieldOf);
  refuse("parameter_missing", { param: first, message, details });
}
