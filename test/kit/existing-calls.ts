/** For each operation a right call whose path names an object of a shop. */
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { reported } from "./activities.ts";
import { agentOf, requested } from "./agents.ts";
import type { Parts } from "./api.ts";
import { placedProgram } from "./checkins.ts";
import { ended, opened, openedForPower } from "./checkout.ts";
import { signedProgram } from "./complete.ts";
import { given, type Organisation, type Shop } from "./given.ts";
import { madeLink } from "./links.ts";
import { referred } from "./refer.ts";
import { givenReview } from "./rewards.ts";
import { rightCall } from "./right-calls.ts";
import { sell } from "./sell.ts";

export type ExistingCalls = (operation_id: OperationId) => Parts<OperationId>;

/** The account of an organisation in which an operation may be called: the live one for a few. */
export function accountFor(operation_id: OperationId, organisation: Organisation): Shop {
  const is_live_only = OPERATIONS[operation_id].refusals.includes("live_mode_only");
  return is_live_only ? organisation.live : organisation;
}

/** The secret of a key that may call an operation; some are for one kind of key alone. */
export async function secretFor(
  operation_id: OperationId,
  organisation: Organisation,
): Promise<string> {
  const account = accountFor(operation_id, organisation);
  const { key_kinds } = OPERATIONS[operation_id];
  const [only] = key_kinds;
  if (only === undefined || key_kinds.includes("sk")) return account.key.secret;
  return (await given.keyByHand(account, { kind: only })).secret;
}

/** Makes the objects that the operations of a shop can act on, and answers the calls of them. */
export async function existingCalls(shop: Shop): Promise<ExistingCalls> {
  const till = await given.key(shop, { kind: "sk" });
  const { id: endpoint_id } = await given.endpoint(shop);
  const { body: delivery } = await shop.api.testWebhookEndpoint({ path: { endpoint_id } });
  const { id: program_id, secret } = await signedProgram(shop);
  const { id: link_id, token } = await madeLink(shop, program_id, { choices: ["airtime"] });
  const { review: review_id, reward: reward_id } = await givenReview(shop, program_id);
  const objects: Record<string, string> = {
    send_id: (await sell(shop)).id,
    key_id: till.id,
    endpoint_id,
    delivery_id: delivery.id,
    cost_center_id: (await given.costCenter(shop)).id,
    recipient_id: (await given.recipient(shop)).id,
    group_id: (await given.group(shop)).id,
    approval_id: (await requested(await agentOf(shop))).id,
    schedule_id: (await given.schedule(shop)).id,
    family_member_id: (await given.familyMember(shop, { phone: "0712345699" })).id,
    batch_id: (await given.batch(shop, { reserve_credit: false })).id,
    program_id: (await given.program(shop)).id,
    reward_id,
    review_id,
    link_id,
    token: token ?? "",
    referral_id: (await referred(shop, program_id)).id,
    session_id: (await openedForPower(shop)).id,
    activity_id: (await reported(shop, { recipient: { phone: "0712345688" } })).body.id,
    reference: (await given.allocation(shop)).reference,
    entry_id: await given.blocked(shop, "37140000001"),
  };
  /** What an operation acts on, when it is not just any object. */
  const chosen: Partial<Record<OperationId, Record<string, string>>> = {
    changeSendMeter: { send_id: await waitingSend(shop) },
    retrySend: { send_id: await failedSend(shop) },
    approveBatch: { batch_id: await waitingBatch(shop) },
    createCompletion: { program_id },
    payTestCheckoutSession: { session_id: (await opened(shop)).id },
    reviewTestCheckoutSession: { session_id: (await ended(shop, "failed")).id },
    // A session of a person, which only signing in opens: no checkout session.
    deleteSession: { session_id: `ses_${"0".repeat(24)}` },
  };
  const { id: placed } = await placedProgram(shop, { choices: ["airtime"] });
  const bodies: Partial<Record<OperationId, object>> = {
    createCheckin: { link: (await madeLink(shop, placed)).token },
  };
  return (operation_id) => {
    const right = rightCall(operation_id);
    const body = { ...right.body, ...bodies[operation_id] };
    const named = { ...objects, ...chosen[operation_id] };
    const path = Object.entries(right.path ?? {}).map(([name, id]) => [name, named[name] ?? id]);
    const signature = OPERATIONS[operation_id].signed ? { sign_with: secret } : {};
    const named_in = { path: Object.fromEntries(path), ...(bodies[operation_id] && { body }) };
    return { ...right, ...signature, ...named_in };
  };
}

/** Power that waits for its time. */
async function waitingSend(shop: Shop): Promise<string> {
  const { body: clock } = await shop.api.getTestClock();
  const power = { target: "37140010010", token_phone: "0771234567" };
  return (await sell(shop, { ...power, scheduled_for: clock.now + 3_600 })).id;
}

/** A batch that waits for a second person. */
async function waitingBatch(shop: Shop): Promise<string> {
  const limit = (usd: string | null) => ({ batch_approval_threshold: { USD: usd } });
  await shop.api.updateAccount({ body: limit("1.00") });
  const { id } = await given.batch(shop);
  await shop.api.updateAccount({ body: limit(null) });
  return id;
}

/** A send that failed before any network heard of it. */
async function failedSend(shop: Shop): Promise<string> {
  const { body: clock } = await shop.api.getTestClock();
  const { id } = await sell(shop, { scheduled_for: clock.now + 3_600 });
  await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "failed" } });
  return id;
}
