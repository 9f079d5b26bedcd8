import { lockClocksForShare } from "#accounts/account";
import { registerContact } from "#directory/recipients";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { findPrograms, type ProgramRow, refusalOfStatus } from "#rewards/programs";
import { findReferralOf } from "../rows/queries.ts";
import type { ReferralRow } from "../rows/tables.ts";
import { writeReferral } from "../write-referral.ts";
import { type FoundPerson, findPair, refuseErasedPair, refuseSamePerson } from "./find-pair.ts";
import type { ReferralInput } from "./referral-input.ts";

/** The referral of a pair: it was made now, or it had been made before. */
export interface MadeReferral {
  readonly kind: "made" | "existing";
  readonly row: ReferralRow;
}

/**
 * Makes the referral of a pair to a program, or returns the one that there is, whatever has become
 * of it; people who are new are registered. A friend who is referred at the same moment from
 * several sides is referred by one of them.
 *
 * Refuses: as `createReferral`. Writes: referrals, referral_deadlines, recipients, events.
 * Source: spec/rewards/referrals.tsp.
 */
export async function makeReferral(tx: Tx, ctx: Ctx, input: ReferralInput): Promise<MadeReferral> {
  const { program_id, metadata } = input;
  const account_id = ctx.account.id;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  const [program] = await findPrograms(tx, account_id, [program_id]);
  if (program === undefined) refuseProgram();
  const pair = await findPair(tx, ctx, input);
  const { referrer, referee } = pair;
  const known_id = referee.found.id;
  const earlier =
    known_id === null
      ? null
      : await findReferralOf(tx, { account_id, program_id, referee_id: known_id });
  if (earlier?.referrer_id === referrer.found.id) return { kind: "existing", row: earlier };
  refuseSamePerson(pair);
  const refusal = refusalOfStatus(program);
  if (refusal !== null) throw new Refusal(refusal.code, refusal.detail);
  refuseErasedPair(pair);
  if (earlier !== null) refuseReferred(earlier);
  const referrer_id = await registered(tx, ctx, program, referrer);
  const referee_id = await registered(tx, ctx, program, referee);
  const row = await writeReferral(
    tx,
    { account_id, program_id, referrer_id, referee_id, metadata },
    clock,
  );
  if (row !== null) return { kind: "made", row };
  const winner = await findReferralOf(tx, { account_id, program_id, referee_id });
  if (winner === null) throw new Error(`Recipient ${referee_id} was referred, and is not.`);
  return winner.referrer_id === referrer_id
    ? { kind: "existing", row: winner }
    : refuseReferred(winner);
}

/** The uuid of a person, who is registered if new. */
async function registered(
  tx: Tx,
  ctx: Ctx,
  { lawful_basis }: ProgramRow,
  { found, person }: FoundPerson,
): Promise<string> {
  if (found.id !== null) return found.id;
  if (person.kind !== "contact") throw new Error(`no recipient was found for ${person.ref}`);
  const cause = { account_id: ctx.account.id, now: ctx.now, request: causedBy(ctx) };
  return (await registerContact(tx, cause, { ...person, lawful_basis })).id;
}

function refuseReferred({ id }: ReferralRow): never {
  const message = "`referee` was referred to this program by somebody else.";
  return refuse("duplicate_resource", { param: "referee", message, resource: formatId("ref", id) });
}

function refuseProgram(): never {
  const message = "`program` is invalid. This account has no such program.";
  return refuse("reference_not_found", { param: "program", message });
}
