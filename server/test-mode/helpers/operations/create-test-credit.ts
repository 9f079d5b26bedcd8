import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import { presentCredit, readCredit } from "#money/credit";
import { testGrant } from "#money/ledger";
import type { Ctx, Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney, parseMoney } from "#platform/values/money";

/** Gives the test account Credit on top of what it has. */
export async function createTestCredit(
  ctx: Ctx,
  { body }: Input<"createTestCredit">,
): Promise<Answer<"createTestCredit">> {
  const currency = body.currency.toUpperCase() as Currency;
  const amount_minor = parseMoney(body.amount) ?? refuse("invalid_amount", { param: "amount" });
  return await ctx.transact("create test credit", (tx) =>
    once(ctx, tx, async () => {
      const { account, now } = ctx;
      await testGrant(tx, [
        {
          account_id: account.id,
          currency,
          amount_minor,
          description: `Test Credit ${formatMoney(amount_minor)} ${currency}`,
          api_key_id: ctx.key?.id ?? null,
          created: now,
        },
      ]);
      const credit = presentCredit(await readCredit(tx, account.id), ctx);
      const shown = {
        object: "test_credit" as const,
        created: unixSeconds(now),
        livemode: false,
        currency,
        amount: formatMoney(amount_minor),
        credit,
      };
      return { status: 201 as const, body: shown };
    }),
  );
}
