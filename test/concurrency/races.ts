/**
 * Races that are run at two programs at once. Each returns what went wrong, and nothing for a sound
 * server; the mutation gate runs them at unsound ones.
 */
import type { Fleet } from "../kit/programs/fleet.ts";
import { type DollarCaps, type FleetShop, openShop } from "../kit/programs/shop.ts";
import { type Insisted, newTarget, type Order, openTill, type Till } from "../kit/programs/till.ts";
import { complaints, holdingsOf } from "../kit/programs/watch.ts";

/** The Credit of a new shop. */
const CREDIT_MINOR = 100_000;
const AT_ONCE = 100;
const RACERS = 32;
/** On a busy machine the two programs may meet in few of them. */
const ROUNDS = 6;
const METERS_A_MINUTE = 30;

/** One Idempotency-Key a hundred times at once: one send, one debit, one answer. */
export async function raceOneKey(fleet: Fleet): Promise<string[]> {
  const { shop, till } = await open(fleet);
  const order = { idempotency_key: "till-1-000001", target: newTarget() };
  const heard = await sellMany(till, AT_ONCE, () => order);
  return [
    ...unlessAll(heard, "202"),
    ...unlessOneId(heard),
    ...(await unlessSold(fleet, shop, { sends: 1, spent_minor: 100 })),
    ...(await complaints(fleet)),
  ];
}

/** One client_reference under a hundred keys at once: one send, one debit. */
export async function raceOneReference(fleet: Fleet): Promise<string[]> {
  const { shop, till } = await open(fleet);
  const order = { client_reference: "receipt-000001", target: newTarget() };
  const heard = await sellMany(till, AT_ONCE, () => order);
  const created = heard.filter(({ heard: { status } }) => status === 202);
  return [
    ...unlessAll(heard, "202", "200"),
    ...(created.length === 1 ? [] : [`${created.length} of the answers say that they made it`]),
    ...unlessOneId(heard),
    ...(await unlessSold(fleet, shop, { sends: 1, spent_minor: 100 })),
    ...(await complaints(fleet)),
  ];
}

/** One Idempotency-Key with 32 different bodies: one of them wins, the others are refused. */
export async function raceOneKeyWithManyBodies(fleet: Fleet): Promise<string[]> {
  const { shop, till } = await open(fleet);
  const heard = await sellMany(till, RACERS, (index) => ({
    idempotency_key: "till-1-000002",
    target: newTarget(),
    amount: `${index + 1}.00`,
  }));
  const said = tally(heard);
  const is_right = said["202"] === 1 && said["422 idempotency_mismatch"] === RACERS - 1;
  const { sends, charges } = await holdingsOf(fleet, shop);
  return [
    ...(is_right ? [] : [`32 bodies of one key were answered ${JSON.stringify(said)}`]),
    ...(sends === 1 && charges === 1 ? [] : [`${sends} sends and ${charges} charges were made`]),
    ...(await complaints(fleet)),
  ];
}

/** The last dollar is taken twice at once, ten times: one sale, one refusal. */
export async function raceForLastDollar(fleet: Fleet): Promise<string[]> {
  const { shop, till } = await open(fleet);
  const found: string[] = [];
  for (const amount of ["300.00", "300.00", "300.00", "99.00"]) await till.sell({ amount });
  for (let round = 0; round < 10 && found.length === 0; round += 1) {
    const said = tally(await sellMany(till, 2, () => ({ amount: "1.00" })));
    if (said["202"] !== 1 || said["402 insufficient_credit"] !== 1) {
      found.push(`the last dollar, taken twice, was answered ${JSON.stringify(said)}`);
    }
    await till.ask("createTestCredit", { body: { amount: "1.00", currency: "USD" } });
  }
  const spent_minor = CREDIT_MINOR - 100 + 10 * 100;
  if (found.length > 0) return found;
  return [
    ...(await unlessSold(fleet, shop, { sends: 14, spent_minor })),
    ...(await complaints(fleet)),
  ];
}

/** A cap of 10.00 a day is raced for by 32 sales of 1.00. */
export function raceForDailyCap(fleet: Fleet): Promise<string[]> {
  const sold = () => ({ target: newTarget() });
  return raceForCap(fleet, {
    caps: { daily_minor: 1_000n },
    sold,
    refusal: "403 spend_cap_exceeded",
  });
}

/** A cap of 10.00 a day and recipient is raced for by 32 sales of 1.00 to one number. */
export function raceForRecipientCap(fleet: Fleet): Promise<string[]> {
  const target = newTarget();
  const caps = { per_recipient_daily_minor: 1_000n };
  return raceForCap(fleet, {
    caps,
    sold: () => ({ target }),
    refusal: "403 recipient_cap_exceeded",
  });
}

/** A key's ration of 30 meters a minute is raced for by twice as many, at two programs. */
export function raceForMeters(fleet: Fleet): Promise<string[]> {
  return raceForQuota(fleet, { ending: "0000", answered: "200" });
}

/** The same for unknown meters: a wrong guess counts, although it is refused. */
export function raceForGuesses(fleet: Fleet): Promise<string[]> {
  return raceForQuota(fleet, { ending: "0011", answered: "422 meter_not_found" });
}

async function raceForQuota(
  fleet: Fleet,
  { ending, answered }: { ending: string; answered: string },
): Promise<string[]> {
  const { till } = await open(fleet);
  const asked = Array.from({ length: 2 * METERS_A_MINUTE }, (_, index) =>
    till.ask("getMeter", { path: { number: `3714${String(index).padStart(3, "0")}${ending}` } }),
  );
  const said = tally((await Promise.all(asked)).flatMap((heard) => (heard ? [{ heard }] : [])));
  const is_right =
    said[answered] === METERS_A_MINUTE && said["429 meter_quota_exceeded"] === METERS_A_MINUTE;
  return is_right ? [] : [`60 questions for a ration of 30 were answered ${JSON.stringify(said)}`];
}

async function raceForCap(
  fleet: Fleet,
  { caps, sold, refusal }: { caps: DollarCaps; sold: () => Order; refusal: string },
): Promise<string[]> {
  const found: string[] = [];
  for (let round = 0; round < ROUNDS && found.length === 0; round += 1) {
    const { shop, till } = await open(fleet, caps);
    const said = tally(await sellMany(till, RACERS, sold));
    if (said["202"] !== 10 || said[refusal] !== RACERS - 10) {
      found.push(`32 sales for a cap of 10 were answered ${JSON.stringify(said)}`);
    }
    found.push(...(await unlessSold(fleet, shop, { sends: 10, spent_minor: 1_000 })));
  }
  return [...found, ...(await complaints(fleet))];
}

async function open(fleet: Fleet, caps?: DollarCaps): Promise<{ shop: FleetShop; till: Till }> {
  const shop = await openShop(fleet.database, caps);
  return { shop, till: openTill(shop.key, fleet.apis) };
}

function sellMany(till: Till, count: number, order: (index: number) => Order): Promise<Insisted[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => till.sell(order(index))));
}

/** How often each answer was given: `202`, `402 insufficient_credit`. */
function tally(
  answers: readonly { readonly heard: Pick<Insisted["heard"], "status" | "code"> }[],
): Record<string, number> {
  const said = answers.map(({ heard: { status, code } }) =>
    code === null ? String(status) : `${status} ${code}`,
  );
  const groups = Map.groupBy(said, (name) => name);
  return Object.fromEntries([...groups].map(([name, all]) => [name, all.length]));
}

function unlessAll(answers: readonly Insisted[], ...wanted: readonly string[]): string[] {
  const said = Object.entries(tally(answers)).filter(([name]) => !wanted.includes(name));
  return said.map(([name, count]) => `${count} answers were ${name}`);
}

function unlessOneId(answers: readonly Insisted[]): string[] {
  const ids = new Set(answers.map(({ heard }) => (heard.body as { id?: string }).id));
  return ids.size === 1 ? [] : [`the answers name ${ids.size} sends`];
}

async function unlessSold(
  fleet: Fleet,
  shop: FleetShop,
  wanted: { sends: number; spent_minor: number },
): Promise<string[]> {
  const { sends, charges } = await holdingsOf(fleet, shop);
  const spent_minor = await spentBy(fleet, shop);
  if (sends === wanted.sends && charges === sends && spent_minor === wanted.spent_minor) return [];
  return [`${sends} sends were made and ${charges} charged, for ${spent_minor} in all`];
}

async function spentBy({ database }: Fleet, { account_id }: FleetShop): Promise<number> {
  const [row] = await database.read(
    ({ sql }) => sql`
      select coalesce(-sum(amount_minor), 0) as spent from credit_transactions
      where account_id = ${account_id} and type = 'send'`,
  );
  return Number(row?.spent);
}
