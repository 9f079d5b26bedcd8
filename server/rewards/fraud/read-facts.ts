/**
 * What the fraud rules judge by. Each count walks an index from the newest reward on and stops
 * where the answer is certain: a number with a million rewards costs no more than one with five.
 */
import { findNearBlocked } from "#directory/blocklist";
import { writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { FRAUD_LIMITS } from "./limits.ts";
import type { SuspectReward } from "./suspect.ts";

/** What was found about a suspect reward. */
export interface FraudFacts {
  /** Rewards to the same number lately; the rule needs no more than its limit. */
  readonly to_phone: number;
  /** Other people whose rewards went to the same meter lately. */
  readonly others_at_meter: number;
  /** Rewards of the person that people rejected lately; the rule needs no more than its limit. */
  readonly rejected: number;
  /** Median of the program's newest rewards, and of how many. Units: minor units. */
  readonly usual: { readonly median_minor: bigint | null; readonly rewards: number };
  /** Whether another number or meter of the person is blocked. */
  readonly is_near_blocked: boolean;
}

type From = Pick<Read | Tx, "sql">;
type Suspect = Omit<SuspectReward, "received">;
type Suspects = readonly Suspect[];

/** Newest rewards to one meter that are looked at for whose they are. */
const AT_METER_MAX = 1_000;

/** Finds what the fraud rules judge by, of a set of rewards, in their order. */
export async function readFraudFacts(from: From, suspects: Suspects): Promise<FraudFacts[]> {
  if (suspects.length === 0) return [];
  const [to_phone, others_at_meter, rejected, usual, near_blocked] = await Promise.all([
    countToPhone(from, suspects),
    countOthersAtMeter(from, suspects),
    countRejected(from, suspects),
    readUsual(from, suspects),
    findNearBlocked(from, suspects.map(nameOf)),
  ]);
  return suspects.map((_, index) => ({
    to_phone: to_phone[index] ?? 0,
    others_at_meter: others_at_meter[index] ?? 0,
    rejected: rejected[index] ?? 0,
    usual: usual[index] ?? { median_minor: null, rewards: 0 },
    is_near_blocked: near_blocked[index] ?? false,
  }));
}

/** What gave nothing in the end says nothing of how often a number is used. */
async function countToPhone({ sql }: From, suspects: Suspects): Promise<number[]> {
  const { rewards, within_ms } = FRAUD_LIMITS.velocity_phone;
  const found = await sql<{ count: string }[]>`
    select lately.count
    from unnest(
      (select ${suspects.map(({ account_id }) => account_id)}::uuid[]),
      (select ${suspects.map(({ phone }) => phone)}::text[]),
      (select ${suspects.map(({ now }) => lowestId(now - within_ms))}::uuid[])
    ) with ordinality as asked(account_id, phone, since, position)
    cross join lateral (
      select count(*) as count from (
        (select from rewards reward
          where reward.account_id = asked.account_id and reward.target = asked.phone
            and reward.id >= asked.since and reward.status not in ('failed', 'voided', 'expired')
          order by reward.id desc limit ${rewards})
        union all
        (select from rewards reward
          where reward.account_id = asked.account_id and reward.token_phone = asked.phone
            and reward.id >= asked.since and reward.status not in ('failed', 'voided', 'expired')
          order by reward.id desc limit ${rewards})
      ) as newest
    ) as lately
    order by asked.position`;
  return found.map(({ count }) => Number(count));
}

async function countOthersAtMeter({ sql }: From, suspects: Suspects): Promise<number[]> {
  const { within_ms } = FRAUD_LIMITS.same_meter;
  const meters = suspects.map(({ type, target }) => (type === "power" ? target : null));
  if (meters.every((meter) => meter === null)) return suspects.map(() => 0);
  const found = await sql<{ count: string }[]>`
    select lately.count
    from unnest(
      (select ${suspects.map(({ account_id }) => account_id)}::uuid[]),
      (select ${meters}::text[]),
      (select ${suspects.map(({ recipient }) => recipient.id)}::uuid[]),
      (select ${suspects.map(({ now }) => lowestId(now - within_ms))}::uuid[])
    ) with ordinality as asked(account_id, meter, recipient_id, since, position)
    cross join lateral (
      select count(distinct newest.recipient_id) as count from (
        select reward.recipient_id from rewards reward
        where reward.account_id = asked.account_id and reward.target = asked.meter
          and reward.id >= asked.since
        order by reward.id desc limit ${AT_METER_MAX}
      ) as newest
      where newest.recipient_id is distinct from asked.recipient_id
    ) as lately
    order by asked.position`;
  return found.map(({ count }) => Number(count));
}

/** A review that nobody decided accuses nobody. */
async function countRejected({ sql }: From, suspects: Suspects): Promise<number[]> {
  const { rejected, within_ms } = FRAUD_LIMITS.fraud_blocked;
  const found = await sql<{ count: string }[]>`
    select lately.count
    from unnest(
      (select ${suspects.map(({ account_id }) => account_id)}::uuid[]),
      (select ${suspects.map(({ recipient }) => recipient.id)}::uuid[]),
      (select ${suspects.map(({ phone }) => phone)}::text[]),
      (select ${suspects.map(({ now }) => writeInstant(now - within_ms))}::text[]::timestamptz[])
    ) with ordinality as asked(account_id, recipient_id, phone, since, position)
    cross join lateral (
      select count(*) as count from (
        select from (
          select reward.id from rewards reward
          where reward.account_id = asked.account_id and reward.status = 'rejected'
            and reward.recipient_id = asked.recipient_id
          union
          select reward.id from rewards reward
          where reward.account_id = asked.account_id and reward.status = 'rejected'
            and reward.target = asked.phone
        ) as own join reviews review
          on review.account_id = asked.account_id and review.reward_id = own.id
        where review.resolution = 'rejected' and review.decided_at > asked.since
        limit ${rejected}
      ) as newest
    ) as lately
    order by asked.position`;
  return found.map(({ count }) => Number(count));
}

/** Once for each program, however many of its rewards are suspect. */
async function readUsual({ sql }: From, suspects: Suspects): Promise<FraudFacts["usual"][]> {
  const asked = new Map(suspects.map((suspect) => [programOf(suspect), suspect]));
  const programs = [...asked.values()];
  const found = await sql<{ median_minor: string | null; rewards: string }[]>`
    select usual.median_minor, usual.rewards
    from unnest(
      (select ${programs.map(({ account_id }) => account_id)}::uuid[]),
      (select ${programs.map(({ program }) => program.id)}::uuid[])
    ) with ordinality as asked(account_id, program_id, position)
    cross join lateral (
      select percentile_disc(0.5) within group (order by newest.amount_minor) as median_minor,
        count(*) as rewards
      from (
        select reward.amount_minor from rewards reward
        where reward.account_id = asked.account_id and reward.program_id = asked.program_id
        order by reward.id desc limit (select ${FRAUD_LIMITS.amount_outlier.of_newest}::int)
      ) as newest
    ) as usual
    order by asked.position`;
  const by_program = new Map([...asked.keys()].map((name, index) => [name, found[index]]));
  return suspects.map((suspect) => {
    const { median_minor = null, rewards = 0 } = by_program.get(programOf(suspect)) ?? {};
    return {
      median_minor: median_minor === null ? null : BigInt(median_minor),
      rewards: Number(rewards),
    };
  });
}

function programOf({ account_id, program }: Suspect): string {
  return `${account_id}/${program.id}`;
}

function nameOf({ account_id, recipient, phone, target }: Suspect) {
  return { account_id, recipient_id: recipient.id, phone, target };
}
