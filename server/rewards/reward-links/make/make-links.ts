import { lockClocksForShare } from "#accounts/account";
import { refuseLimited } from "#accounts/keys";
import type { SellableProduct } from "#catalogue/products";
import { refuseErased, registerContact } from "#directory/recipients";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { causeOf, earmarkBudget, lockProgram, type ProgramRow } from "#rewards/programs";
import { findRecipient, type RewardRecipient, refuseRecipient } from "#rewards/recipients";
import { FIRST_STATUS, writeLinks } from "../lifecycle/lifecycle.ts";
import type { LinkInput } from "../read/link-input.ts";
import type { RewardLinkRow } from "../rows/tables.ts";
import { tokenMint } from "../tokens/tokens.ts";
import { type LinkTerms, refuseAmount, settleTerms } from "./refuse-terms.ts";

/**
 * Makes links of a program, all alike, and earmarks what they may cost: all of them, or none. Any
 * number takes as many statements as one.
 *
 * Refuses: as `createRewardLinks`.
 * Writes: reward_links, reward_link_deadlines, recipients, programs, credit_reservations, events,
 * the ledger. Source: spec/rewards/reward-links/operations.tsp.
 */
export async function makeLinks(
  ctx: Ctx,
  tx: Tx,
  input: LinkInput,
  { products }: { products: readonly SellableProduct[] },
): Promise<RewardLinkRow[]> {
  const account_id = ctx.account.id;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  await refuseLimited(tx, ctx);
  const recipient = await recipientOf(ctx, tx, input);
  const program = await lockProgram(tx, account_id, input.program_id);
  if (program === null) refuseProgram();
  const terms = settleTerms(program, input);
  if (recipient !== null) refuseErased(recipient, "recipient");
  refuseAmount(products, program, terms);
  const whole_minor = terms.amount_minor * BigInt(input.count ?? 1);
  const earmarked = await earmarkBudget(tx, causeOf(ctx), program, whole_minor);
  if (earmarked.kind === "refused") {
    throw new Refusal(earmarked.refusal.code, earmarked.refusal.detail);
  }
  const recipient_id = recipient && (recipient.id ?? (await registered(ctx, tx, input, program)));
  const links = rowsOf(ctx, input, { program, terms, recipient_id });
  const due_at = input.expires_at - clock.ahead_ms;
  await writeLinks(tx, links, { mode: clock.mode, due_at, request: causedBy(ctx) });
  return links;
}

/** Refuses: `reference_not_found`. */
async function recipientOf(
  ctx: Ctx,
  tx: Tx,
  { person }: LinkInput,
): Promise<RewardRecipient | null> {
  if (person === null) return null;
  return (await findRecipient(tx, ctx, { person })) ?? refuseRecipient({ person });
}

/** Somebody new is written with the link, and not before. */
async function registered(
  ctx: Ctx,
  tx: Tx,
  { person }: LinkInput,
  { lawful_basis }: ProgramRow,
): Promise<string> {
  if (person === null) throw new Error("a link without a person registers a recipient");
  if (person.kind !== "contact") throw new Error(`no recipient was found for ${person.ref}`);
  const cause = { account_id: ctx.account.id, now: ctx.now, request: causedBy(ctx) };
  return (await registerContact(tx, cause, { ...person, lawful_basis })).id;
}

function rowsOf(
  { account, now, request_id, config }: Ctx,
  input: LinkInput,
  {
    program,
    terms,
    recipient_id,
  }: { program: ProgramRow; terms: LinkTerms; recipient_id: string | null },
): RewardLinkRow[] {
  const { count, label, bind, phone_hint, expires_at, metadata } = input;
  const { currency, id: program_id } = program;
  const mintToken = tokenMint(config);
  return Array.from({ length: input.count ?? 1 }, () => {
    const id = mintId(now);
    return {
      ...{ account_id: account.id, id, program_id, status: FIRST_STATUS, currency, ...terms },
      ...mintToken(id),
      ...{ label, bind, phone_hint, recipient_id, expires_at, metadata, request_id, count },
      ...{ reward_id: null, bundle_id: null, opened_at: null, claimed_at: null, open_count: 0 },
      ...{ created: now, event_sequence: 1 },
    };
  });
}

function refuseProgram(): never {
  const message = "`program` is invalid. This account has no such program.";
  return refuse("reference_not_found", { param: "program", message });
}
