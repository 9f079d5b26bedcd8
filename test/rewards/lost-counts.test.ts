/** A count that cannot be written changes no answer, whichever request it was for. */
import { beforeEach, expect, it } from "vitest";
import { outcomesOf } from "../kit/activities.ts";
import { complete, signedProgram } from "../kit/complete.ts";
import { askReward, madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { ruleOf, setRules } from "../kit/rules.ts";
import { testServer } from "../kit/server.ts";
import { SALE } from "../operations/sends/sale.ts";

const BLOCKED = "+263771234567";
/** The most that the column can hold: one more is an error of the database. */
const HITS_MAX = 2_147_483_647;

let shop: Organisation;
let entry_id: string;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Blocks the number, whose requests nothing can count any more. */
async function blockUncountably(): Promise<void> {
  entry_id = await given.blocked(shop, BLOCKED);
  const { database } = await testServer();
  await database.transact("fill a counter", async ({ sql }) => {
    await sql`
      update blocked_targets set hits = ${HITS_MAX}, last_hit_at = svc_now()
      where account_id = ${shop.account_id}`;
  });
}

async function expectUncounted(): Promise<void> {
  const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
  expect(body.hits).toBe(HITS_MAX);
}

it("a sale and a reward are refused as if they had been counted", async () => {
  const { id: program } = await given.activeProgram(shop);
  await blockUncountably();
  await expectRefusal(await shop.api.createSend({ body: SALE }), "target_blocked");
  await expectRefusal(await askReward(shop, program), "target_blocked");
  await expectUncounted();
});

it("an activity is kept although its rule gave nothing", async () => {
  const { id: program_id } = await given.activeProgram(shop);
  await setRules(shop, program_id, [ruleOf()]);
  await blockUncountably();
  expect(await outcomesOf(shop)).toEqual(["target_blocked"]);
  await expectUncounted();
});

it("a completion is refused as if it had been counted", async () => {
  const program = await signedProgram(shop);
  await blockUncountably();
  await expectRefusal(await complete(shop, program), "target_blocked");
  await expectUncounted();
});

it("a release and an approved review are refused as if they had been counted", async () => {
  const { id: program } = await given.activeProgram(shop);
  const held = await madeReward(shop, program, { hold: true });
  const { id: reviewed } = await given.activeProgram(shop, { hold: { mode: "review" } });
  const { review } = await madeReward(shop, reviewed);
  await blockUncountably();
  const path = { reward_id: held.id };
  await expectRefusal(await shop.api.releaseReward({ path, body: {} }), "target_blocked");
  const review_id = String(review);
  await expectRefusal(await shop.api.approveReview({ path: { review_id } }), "target_blocked");
  await expectUncounted();
});
