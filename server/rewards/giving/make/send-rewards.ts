import { contactWrites } from "#directory/recipients";
import { writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import { type ProgramRow, quietSpendOf, spendBudget, spendsQuietly } from "#rewards/programs";
import { type NewReward, newRewards, type RewardRow } from "#rewards/rewards";
import { type GatheredSends, writeSends } from "#sales/sends";
import { answersOf } from "./answers-of.ts";
import { beginReward } from "./begin-reward.ts";
import { causeOf } from "./cause-of.ts";
import type { SendDecision } from "./decide-rewards.ts";
import type { RewardMaking } from "./reward-making.ts";
import { rewardRowOf } from "./reward-row.ts";

interface Sending {
  readonly program: ProgramRow;
  readonly sends: GatheredSends | null;
  /** Whether nothing is written behind them. */
  readonly ends: boolean;
}

interface SentRewards {
  /** In the order of the rewards. */
  readonly rows: readonly RewardRow[];
  /** As they leave it. */
  readonly program: ProgramRow;
}

/**
 * Sends rewards immediately: their costs are drawn, and their budget is spent. Where that changes
 * nothing but the budget, all of it is one statement. What was earmarked for a reward and is not
 * given returns to the budget.
 *
 * Writes: rewards, recipients, programs, credit_reservations, events; as `placeSends`.
 */
export async function sendRewards(
  tx: Tx,
  going: readonly SendDecision[],
  { program, sends, ends }: Sending,
): Promise<SentRewards> {
  if (going.length === 0 || sends === null) return { rows: [], program };
  const orders = going.map(({ sale }) => sale.sale.order);
  const decisions = going.map(({ sale }) => sale);
  const people = going.map(({ making }) => making.registered);
  const contacts = contactWrites(
    program.account_id,
    people.flatMap(({ rows }) => rows),
  );
  const met = people.flatMap(({ events }) => events);
  const amount_minor = going.reduce((sum, { making }) => sum + amountOf(making), 0n);
  if (!spendsQuietly(program, amount_minor) || !going.every(spendsAllOfIt)) {
    const additional = { writes: contacts, events: met, ends: false };
    await writeSends(tx, orders, decisions, { gathered: sends, additional });
    return await spendOneByOne(tx, going, program);
  }
  const beginnings = going.map((one) => {
    return { reward: rowOf(one), deadline: null, request: one.making.actor.request };
  });
  const { rows, writes, events } = newRewards(beginnings);
  const spend = quietSpendOf(program, amount_minor);
  const additional = {
    writes: [...contacts, ...writes, spend, ...answersOf(going)],
    events: [...met, ...events],
    ends,
  };
  await writeSends(tx, orders, decisions, { gathered: sends, additional });
  return { rows, program: { ...program, spent_minor: program.spent_minor + amount_minor } };
}

/** Rewards that wait for their claim, end a budget, or cost less than what was set aside. */
async function spendOneByOne(
  tx: Tx,
  going: readonly SendDecision[],
  before: ProgramRow,
): Promise<SentRewards> {
  const rows: RewardRow[] = [];
  let program = before;
  for (const one of going) {
    const { making, sale } = one;
    const { link } = making.input;
    const earmarked_minor = link === undefined ? 0n : link.earmarked_minor;
    const { cost_minor } = sale.sale;
    const spent = { earmarked_minor, amount_minor: amountOf(making), cost_minor };
    program = await spendBudget(tx, causeOf(making.actor), program, spent);
    rows.push(await beginReward(tx, making, rowOf(one), null));
  }
  await writeTogether(tx, answersOf(going));
  return { rows, program };
}

/** Whether nothing returns to what a new reward is drawn from. */
function spendsAllOfIt({ making: { input, waiting }, sale: { sale } }: SendDecision): boolean {
  const { order, cost_minor } = sale;
  const is_whole = order.draws_on === "available" || cost_minor === order.amount_minor;
  return waiting === null && input.link === undefined && is_whole;
}

/** Units: minor units of face value. */
function amountOf({ judged }: RewardMaking): bigint {
  return judged.candidate.terms.amount_minor;
}

function rowOf({ making, sale }: SendDecision): NewReward {
  const { actor, input, judged, reward_id: id, recipient_id, position } = making;
  return rewardRowOf(actor, input, judged.candidate, {
    ...{ id, recipient_id, position, send_id: sale.sale.order.id },
    ...{ status: "pending", held_reason: null, review_id: null, expires_at: null },
  });
}
