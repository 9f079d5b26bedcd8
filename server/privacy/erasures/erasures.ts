import { eraseApprovals } from "#accounts/approvals";
import { forgetNumber } from "#accounts/keys";
import { eraseMessages } from "#accounts/messages";
import { forgetMeters } from "#catalogue/meters";
import { eraseQuotes } from "#catalogue/quotes";
import { erasePurchases } from "#catalogue/utility";
import { type Eraser, erasureQueue, findActiveByPhones } from "#directory/recipients";
import { eraseFromEvents } from "#journal/events";
import { eraseAnswers } from "#journal/idempotency";
import { eraseRequests } from "#journal/requests";
import { eraseDescriptions } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { nationalOf } from "#platform/values/phone";
import type { Queue } from "#platform/work/queue";
import { eraseExports } from "#reporting/exports";
import { eraseActivities } from "#rewards/activities";
import { eraseCheckins } from "#rewards/checkins";
import { eraseReferrals } from "#rewards/referrals";
import { eraseReviews } from "#rewards/reviews";
import { eraseLinks } from "#rewards/reward-links";
import { eraseRewards, findRewardsOf } from "#rewards/rewards";
import { eraseLines } from "#sales/batches";
import { eraseSessions } from "#sales/checkout-sessions";
import { eraseDisputes } from "#sales/disputes";
import { eraseMembers } from "#sales/family";
import { erasePeople } from "#sales/schedules";
import { eraseSends } from "#sales/sends";
import { eraseDeliveries } from "#webhooks/webhook-deliveries";

/** A shorter text stands in too much that has nothing to do with the person. */
const TELLING_CHARACTERS_MIN = 5;

/** The queue of people who are to be erased; leasing one erases the person everywhere. */
export function erasures(secret_key: string): Queue<object> {
  return erasureQueue({ secret_key, eraseRest });
}

/** Erases what the modules keep of a person beside the recipient; false while sends go on. */
const eraseRest: Eraser = async (tx, person) => {
  const { account_id, id, number, erase_at } = person;
  // Disputes before their sends, as whoever resolves one locks them.
  const dispute_ids = await eraseDisputes(tx, person);
  const { ids, told_ids, is_done } = await eraseSends(tx, person);
  // After their sends, as whoever ends one of these locks them.
  const sessions = await eraseSessions(tx, person);
  const rewarded_ids = await findRewardsOf(tx, person);
  const review_ids = await eraseReviews(tx, account_id, rewarded_ids);
  await eraseCheckins(tx, account_id, rewarded_ids);
  const referral_ids = await eraseReferrals(tx, person);
  // Links before the rewards that wait for their claim, as whoever claims one locks them.
  const link_ids = await eraseLinks(tx, { account_id, recipient_id: id, phone: person.phone });
  const reward_ids = await eraseRewards(tx, person);
  const activity_ids = await eraseActivities(tx, person);
  const result_ids = [...ids, ...reward_ids];
  const approval_ids = await eraseApprovals(tx, { ...person, result_ids });
  const is_dealt_with = await eraseLines(tx, {
    account_id,
    recipient: formatId("rcp", id),
    also_named: person.external_id === null ? [] : [`ext:${person.external_id}`],
    targets: [...person.meters, ...targetsOf(number)],
    send_ids: ids,
    number,
    erase_at,
  });
  await eraseMembers(tx, { account_id, recipient_id: id });
  const targets = [...person.meters, ...targetsOf(person.phone)];
  await erasePeople(tx, { account_id, recipient_id: id, phone: person.phone });
  const quoted = { send_ids: ids, targets: [...person.meters, ...targetsOf(number)] };
  await eraseQuotes(tx, { account_id, ...quoted, erase_at });
  await erasePurchases(tx, account_id, ids);
  await eraseDescriptions(tx, account_id, ids);
  const send_ids = [...ids, ...told_ids];
  const is_told = await eraseMessages(tx, account_id, { send_ids, phone: person.phone });
  await forgetMeters(tx, account_id, person.meters);
  const of_programs = [...review_ids, ...referral_ids, ...link_ids, ...activity_ids];
  const told_of = [id, ...dispute_ids, ...sessions.ids, ...result_ids, ...told_ids, ...of_programs];
  const texts = textsOf(person);
  const object_ids = [...told_of, ...approval_ids];
  await eraseDeliveries(tx, account_id, { object_ids, texts });
  await eraseFromEvents(tx, account_id, told_of);
  await eraseAnswers(tx, account_id, texts);
  const is_rest_done = is_done && sessions.is_done && is_told && is_dealt_with;
  const export_ids = await eraseExports(tx, account_id, {
    // Who has the number after the first time is another person, whose filters stay.
    ...{ texts: [...texts, ...targets], number: person.phone, meters: person.meters },
    ...{ external_id: person.external_id, searched: person.search_text },
    // Until all is erased, new files may name the person; they end the last time.
    ends_files: person.status !== "erased" || is_rest_done,
  });
  await eraseRequests(tx, account_id, {
    texts: [formatId("rcp", id), ...texts],
    // Sends as well: one that ended after the first time was answered with its number until then.
    object_ids: [...review_ids, ...dispute_ids, ...sessions.ids, ...send_ids, ...export_ids],
    searched: person.search_text,
  });
  await forgetOwnNumber(tx, person);
  return is_rest_done;
};

/** A number that another recipient has is that one's. */
async function forgetOwnNumber(
  tx: Tx,
  { account_id, phone }: Pick<Parameters<Eraser>[1], "account_id" | "phone">,
): Promise<void> {
  if (phone === null) return;
  const others = await findActiveByPhones(tx, account_id, [phone]);
  if (others.size === 0) await forgetNumber(tx, { account_id, phone });
}

/** Texts that name the person, in the forms in which requests and answers write them. */
function textsOf(person: Parameters<Eraser>[1]): string[] {
  const { name, external_id, phone, email, payroll_id, notes, meters } = person;
  const said = [name, external_id, email, payroll_id, notes, ...meters, ...formsOf(phone)];
  return said.filter((text) => text !== null && text.length >= TELLING_CHARACTERS_MIN) as string[];
}

/** A line that is invalid keeps its target as it was written. */
function targetsOf(phone: string | null): string[] {
  return phone === null ? [] : [phone, ...formsOf(phone)];
}

function formsOf(phone: string | null): string[] {
  if (phone === null) return [];
  const national = nationalOf(phone);
  return [phone.slice(1), national, national.replaceAll(" ", "")];
}
