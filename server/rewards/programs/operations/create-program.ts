import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import { once } from "#journal/idempotency";
import type { ReservationCause } from "#money/credit";
import type { Ctx, Currency } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { causeOf } from "../budget/cause-of.ts";
import { setBudget } from "../budget/set-budget.ts";
import { FIRST_STATUS } from "../lifecycle.ts";
import { presentRow } from "../present-many.ts";
import { BLANK, type ProgramTerms, readTerms } from "../read/read-terms.ts";
import { readAmount } from "../read/read-values.ts";
import { refuseTerms } from "../read/refuse-terms.ts";
import { type ProgramRow, programs } from "../rows/tables.ts";
import { mintSecret } from "../secrets/secrets.ts";

/** Makes a program as a draft, reserves its budget if asked, and returns its secret. */
export async function createProgram(
  ctx: Ctx,
  { body }: Input<"createProgram">,
): Promise<Answer<"createProgram">> {
  const terms = readTerms(BLANK, body);
  const budget_minor = body.budget === undefined ? 0n : readAmount(body.budget, "budget");
  refuseTerms(terms);
  return await ctx.transact("create a program", (tx) =>
    once(ctx, tx, async () => {
      await refuseLimited(tx, ctx);
      const made = await writeDraft(ctx, tx, { terms, body });
      const row = await withBudget(tx, causeOf(ctx), made, budget_minor);
      const { request_id, config } = ctx;
      const secret = await mintSecret(tx, row, { request_id, secret_key: config.secret_key });
      return { status: 201 as const, body: await presentRow(tx, ctx, row, secret) };
    }),
  );
}

async function writeDraft(
  { account, key, now }: Ctx,
  tx: Tx,
  { terms, body }: { terms: ProgramTerms } & Pick<Input<"createProgram">, "body">,
): Promise<ProgramRow> {
  const row: ProgramRow = {
    ...terms,
    account_id: account.id,
    id: mintId(now),
    status: FIRST_STATUS,
    currency: body.currency.toUpperCase() as Currency,
    funding: body.funding ?? "pay_as_you_go",
    budget_minor: 0n,
    spent_minor: 0n,
    earmarked_minor: 0n,
    reservation_id: null,
    api_key_id: key?.id ?? null,
    activated_at: null,
    closed_at: null,
    created: now,
    event_sequence: 0,
  };
  await insertMany(tx, programs, [row]);
  return row;
}

/** Refuses: `reservation_insufficient`. */
async function withBudget(
  tx: Tx,
  cause: ReservationCause,
  row: ProgramRow,
  budget_minor: bigint,
): Promise<ProgramRow> {
  return budget_minor === 0n ? row : await setBudget(tx, cause, row, { budget_minor });
}
