import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { reserveCredit } from "@svc/server/money/credit/index.ts";
import { formatId, mintId, parseId } from "@svc/server/platform/ids.ts";
import { earmarkBudget, lockProgram } from "@svc/server/rewards/programs/index.ts";
import { causeIn } from "../kit/budget.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openMemberKey, openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { reviewRow, rewardRow } from "../kit/rewards.ts";
import { runNow, runSeconds } from "../kit/run-clock.ts";
import { allocateSome, makeFamily, makeSchedules } from "./arrange-employer.ts";
import { giveRewards } from "./arrange-rewards.ts";
import { ask, FAILING, idsOf, SOME } from "./ask.ts";

/** What a run of schemathesis asks about. */
export interface ArrangedShop {
  readonly key: string;
  /** The key of an agent, for what agents alone call. */
  readonly agent_key: string;
  /** Wire id of the key. */
  readonly key_id: string;
  /** Values that mean something, by the names that schemathesis.toml uses. */
  readonly dictionaries: Readonly<Record<string, readonly (string | number)[]>>;
}

const SECONDS_AT_START = runSeconds();
/** Nothing listens there, so every delivery fails. */
const ENDPOINT = { url: "http://127.0.0.1:9/events", enabled_events: ["*"] };
const METER = "37140030000";
/** Numbers of every network and of several scripts, and meters. */
const TARGETS = ["0771230000", "0711230002", "0731230005", "0771230004", METER, "37140010002"];
const PRODUCTS = ["airtime-usd", "airtime-zwg", "data-usd", "power-usd", "power-zwg"];
/** Opens a shop that has sold, so that there are objects of every kind to ask about. */
export async function arrangeShop(fleet: Fleet): Promise<ArrangedShop> {
  const { key: others_key, account_id } = await openShop(fleet.database);
  const { key, key_id } = await openMemberKey(fleet.database, account_id);
  await fleet.database.transact(
    "forget the ration of meters",
    ({ sql }) => sql`
      update accounts set limits = limits ||
        '{"meters_per_minute": 100000, "meters_per_day": 100000}', facts_version = facts_version + 1
      where id = ${account_id}`,
  );
  const till = openTill(key, fleet.apis);
  const endpoints = [await ask(till, "createWebhookEndpoint", ENDPOINT)];
  const sends = await sellSome(till);
  const quotes = [
    await ask(till, "createQuote", { target: METER, amount: "10.00", currency: "USD" }),
    await ask(till, "createQuote", { target: "0771230000", amount: "5.00", currency: "USD" }),
  ];
  const batches = await makeBatches(till, openTill(others_key, fleet.apis));
  const { agent_key, ...approvals } = await askForApprovals(till, fleet);
  const programs = await makePrograms(till);
  const schedules = await makeSchedules(till);
  const allocations = await allocateSome(till);
  const rewards = await giveRewards(till);
  const reviews = await holdRewards(fleet, account_id, programs.active_programs);
  const keys = [await ask(till, "createKey", TILL_KEY), await ask(till, "createKey", TILL_KEY)];
  const bundles = await ask(till, "listProductBundles", null, { product_id: "data-usd" });
  const lists = {
    transactions: await ask(till, "listCreditTransactions"),
    events: await ask(till, "listEvents"),
    requests: await ask(till, "listRequests"),
    deliveries: await ask(till, "listWebhookDeliveries"),
  };
  const dictionaries = {
    ...sends,
    ...batches,
    ...approvals,
    ...programs,
    ...schedules,
    ...allocations,
    ...(await makeFamily(till)),
    ...reviews,
    ...rewards,
    ...{ quotes: idsOf(quotes), keys: idsOf(keys) },
    ...(await makePeople(fleet, account_id, till)),
    bundles: idsOf(bundles.data).slice(0, 4),
    transactions: idsOf(lists.transactions.data),
    ...{ topups: await makeTopups(till), checkout_sessions: await makeSessions(till) },
    reservations: await reserveSome(fleet, account_id),
    events: idsOf(lists.events.data),
    requests: idsOf(lists.requests.data),
    deliveries: idsOf(lists.deliveries.data),
    ...{ endpoints: idsOf(endpoints), replays: idsOf(await replaySome(till, endpoints)) },
    earlier: [SECONDS_AT_START - 3_600],
    now: [SECONDS_AT_START],
    targets: TARGETS,
    meters: TARGETS.filter((target) => target.length === METER.length),
    products: PRODUCTS,
  };
  return { key, agent_key, key_id: formatId("key", key_id), dictionaries };
}

/** Replays what endpoints have missed. */
async function replaySome(till: Till, endpoints: readonly { id: string }[]) {
  const replay = ({ id: endpoint_id }: { id: string }) =>
    ask(till, "replayWebhookEndpoint", { from: SECONDS_AT_START - 60 }, { endpoint_id });
  return await Promise.all(endpoints.map(replay));
}

/** Disputes of some sends; the rest can still be disputed. */
async function openDisputes(till: Till, ended: readonly string[]): Promise<string[]> {
  const made: { readonly id: string }[] = [];
  for (const send of ended.slice(0, SOME)) {
    made.push(await ask(till, "createDispute", { send, reason: "other" }));
  }
  return idsOf(made);
}

/** Members that no key of this run comes from, some of them to remove, and who is invited. */
async function makePeople(fleet: Fleet, account_id: string, till: Till) {
  for (let made = 0; made < 2 * SOME; made += 1) await openMemberKey(fleet.database, account_id);
  const ids = idsOf((await ask(till, "listMembers", null, {}, { limit: 2 * SOME })).data);
  const invites = await inviteSome(till);
  return { members: ids.slice(SOME), leaving_members: ids.slice(0, SOME), invites };
}

/** Invitations of the account. */
async function inviteSome(till: Till): Promise<string[]> {
  const made: { readonly id: string }[] = [];
  for (let one = 0; one < 2 * SOME; one += 1) {
    made.push(await ask(till, "inviteMember", { email: `person-${one}@people.example` }));
  }
  return idsOf(made);
}

/** Top-ups by both methods: one that is paid soon, one that fails, one that nobody pays. */
async function makeTopups(till: Till): Promise<string[]> {
  const make = (wanted: object) => ask(till, "createTopup", { currency: "USD", ...wanted });
  return idsOf([
    await make({ amount: "20.00" }),
    await make({ amount: "20.02" }),
    await make({ method: "bank_transfer", amount: "20.02" }),
  ]);
}

/** Checkout sessions of airtime and electricity: open, paid, and one that is over. */
async function makeSessions(till: Till): Promise<string[]> {
  const urls = { success_url: "https://a.example/thanks", cancel_url: "https://a.example/basket" };
  const order = { amount: "5.00", currency: "USD", ...urls };
  const make = (wanted: object) => ask(till, "createCheckoutSession", { ...order, ...wanted });
  const pay = (session_id: string) => ask(till, "payTestCheckoutSession", {}, { session_id });
  const power = { target: METER, token_phone: "0771234567" };
  const [open, of_power] = [await make({ target: "0771234567" }), await make(power)];
  const [to_pay, over] = [await make(power), await make({ target: "0771234567" })];
  await pay(to_pay.id);
  await ask(till, "expireCheckoutSession", {}, { session_id: over.id });
  return idsOf([open, to_pay, of_power, over]);
}

/** Batches that run, that somebody else made and that wait, and that have failed lines. */
async function makeBatches(till: Till, other: Till) {
  const make = (of: Till, amount: string, target: string) =>
    ask(of, "createBatch", { currency: "USD", items: [{ target, amount }] });
  const several = async (makeOne: () => Promise<{ readonly id: string }>) => {
    const made: { readonly id: string }[] = [];
    for (let count = 0; count < SOME; count += 1) made.push(await makeOne());
    return idsOf(made);
  };
  const failed_batches = await several(() => make(till, "1.00", FAILING));
  await until("their lines have failed", async () => {
    const { data } = await ask(till, "listBatches", null, {}, { status: "failed" });
    return data.length >= SOME;
  });
  await ask(till, "updateAccount", { batch_approval_threshold: { USD: "1.50" } });
  const waiting_batches = await several(() => make(other, "2.00", "0771230000"));
  const cancelled_batches = await several(() => make(other, "2.00", "0771230000"));
  await ask(till, "updateAccount", { batch_approval_threshold: { USD: null } });
  const batches = [...failed_batches, ...waiting_batches, ...cancelled_batches];
  return { batches, failed_batches, waiting_batches, cancelled_batches };
}

/** Programs in each state but the last, and some to close. */
async function makePrograms(till: Till) {
  const make = async (moves: readonly OperationId[]) => {
    const { id: program_id } = await ask(till, "createProgram", PROGRAM);
    for (const move of moves) await ask(till, move, null, { program_id });
    return program_id;
  };
  const some = (moves: readonly OperationId[]) =>
    Promise.all(Array.from({ length: SOME }, () => make(moves)));
  const draft_programs = await some([]);
  const active_programs = await some(["activateProgram"]);
  const paused_programs = await some(["activateProgram", "pauseProgram"]);
  const closing_programs = await some(["activateProgram"]);
  const programs = [...draft_programs, ...active_programs, ...paused_programs];
  return { programs, draft_programs, active_programs, paused_programs, closing_programs };
}

/** Rewards that their reviews hold, one of each program. */
async function holdRewards(fleet: Fleet, account_id: string, programs: readonly string[]) {
  const made = await Promise.all(
    programs.map((program) =>
      fleet.database.transact("hold a reward", async (tx) => {
        const cause = await causeIn(tx, account_id);
        const row = await lockProgram(tx, account_id, parseId("prg", program) ?? "");
        assert(row !== null, `no program ${program}`);
        const [reward_id, review_id] = [mintId(cause.now), mintId(cause.now)];
        const held = { held_reason: "review" as const, review_id, created: cause.now };
        await rewardRow(tx, { account_id }, row.id, { id: reward_id, ...held });
        await reviewRow(tx, { account_id }, row.id, {
          ...{ id: review_id, reward_id, created: cause.now },
        });
        await earmarkBudget(tx, cause, row, REWARD_MINOR);
        return { reward: formatId("rwd", reward_id), review: formatId("rev", review_id) };
      }),
    ),
  );
  return {
    rewards: made.map(({ reward }) => reward),
    reviews: made.map(({ review }) => review),
  };
}

/** As `rewardRow` writes it. */
const REWARD_MINOR = 100n;

const PROGRAM = { name: "Survey", currency: "USD", budget: "5.00", choices: ["airtime"] };

/** Sales that an agent may not make alone. */
async function askForApprovals(till: Till, fleet: Fleet) {
  const scopes = ["catalog:read", "sends:read", "sends:write"];
  const agent = await ask(till, "createKey", { kind: "ak", scopes });
  assert(agent.secret !== null, "a new key shows its secret");
  const agents_till = openTill(agent.secret, fleet.apis);
  const asked: { readonly id: string }[] = [];
  for (let count = 0; count < 2 * SOME; count += 1) {
    const answer = await ask(agents_till, "createSend", orderFor("0771230009"));
    assert(answer.object === "agent_approval", "an agent sells to nobody new");
    asked.push(answer);
  }
  const approvals = idsOf(asked);
  const agent_key = agent.secret;
  return {
    agent_key,
    approvals,
    approved: approvals.slice(0, SOME),
    rejected: approvals.slice(SOME),
  };
}

/** Reserves Credit, which no call of the API does alone; returns the wire id. */
async function reserveSome({ database }: Fleet, account_id: string): Promise<string[]> {
  return await database.transact("reserve as the house", async (tx) => {
    const account = await readAccountFacts(tx, account_id);
    assert(account !== null, `no account ${account_id}`);
    const cause = { account, now: runNow(), request: null, api_key_id: null };
    const source = { prefix: "bch" as const, id: randomUUID() };
    const rows = await reserveCredit(tx, cause, [
      { currency: "USD", amount_minor: 100n, source, expires_at: null },
    ]);
    return rows.flatMap((row) => (row === null ? [] : [formatId("rsv", row.id)]));
  });
}

const TILL_KEY = { kind: "rk", scopes: ["sends:read", "catalog:read"] };

/** A send for each target, some that fail, and some that wait and may be cancelled until then. */
async function sellSome(till: Till) {
  const scheduled_for = runSeconds() + 86_400;
  const waiting = { ...orderFor("0771230000"), scheduled_for };
  const orders = [
    ...TARGETS.map(orderFor),
    ...Array.from({ length: 2 * SOME }, () => waiting),
    ...Array.from({ length: SOME }, () => orderFor(FAILING)),
    ...Array.from({ length: SOME }, () => ({ ...orderFor(METER), scheduled_for })),
  ];
  for (const order of orders) await ask(till, "createSend", order);
  const ofStatus = async (status: string, type?: string) => {
    const { data } = await ask(till, "listSends", null, {}, { status, type, limit: 100 });
    return idsOf(data);
  };
  await until("the failing ones have failed, and power is delivered", async () => {
    const failed = await ofStatus("failed_credited");
    return failed.length > SOME && (await ofStatus("delivered", "power")).length > 0;
  });
  const { data } = await ask(till, "listSends", null, {}, { limit: 100 });
  const scheduled = await ofStatus("scheduled", "airtime");
  const ended_sends = [...(await ofStatus("delivered")), ...(await ofStatus("failed_credited"))];
  return {
    disputes: await openDisputes(till, ended_sends),
    ended_sends,
    sends: idsOf(data),
    waiting_sends: scheduled.slice(0, SOME),
    advanced_sends: scheduled.slice(SOME),
    failed_sends: await ofStatus("failed_credited"),
    waiting_power: await ofStatus("scheduled", "power"),
    delivered_power: await ofStatus("delivered", "power"),
  };
}

function orderFor(target: string) {
  const token = target.length === METER.length ? { token_phone: "0771230000" } : {};
  return { target, amount: "5.00", currency: "USD", ...token };
}
