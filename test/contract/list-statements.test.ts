/** A list of many takes as many statements as a list of one: none asks again for each row. */
import type { OperationId } from "@svc/generated/operations";
import { parseId } from "@svc/server/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { agentOf, requested } from "../kit/agents.ts";
import { hold } from "../kit/budget.ts";
import { checkedIn, EDGE, placedProgram } from "../kit/checkins.ts";
import { paid } from "../kit/checkout.ts";
import { type Page, pageOf } from "../kit/claims.ts";
import { statementsOf } from "../kit/count-statements.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { uploaded } from "../kit/documents.ts";
import { given, type KeyInHand, type Shop } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { IS_LONG } from "../kit/long.ts";
import { referred } from "../kit/refer.ts";
import { givenReview, givenReward } from "../kit/rewards.ts";
import { sell } from "../kit/sell.ts";

/** What asks again for each row, or each other one, does so for a few; a long run fills a page. */
const ROWS = IS_LONG ? 100 : 6;

const agents = new Map<Shop, KeyInHand>();
const places = new Map<Shop, { page: Page; program: string }>();

/** A location with budget for all, and the page on which people check in there. */
async function openPlace(shop: Shop) {
  const { id: program } = await placedProgram(shop, { budget: "200.00" });
  return { page: await pageOf(shop), program };
}

/** How a shop comes to one more object of a list. */
const MAKES: Partial<Record<OperationId, (shop: Shop, place: number) => Promise<unknown>>> = {
  listActivities: (shop) => reported(shop),
  listApprovals: async (shop, place) => {
    agents.set(shop, agents.get(shop) ?? (await agentOf(shop)));
    const agent = agents.get(shop) as KeyInHand;
    await requested(agent, { client_reference: `agent-${place}` });
  },
  listBatches: (shop) => given.batch(shop, { reserve_credit: false }),
  listBlocklist: (shop, place) => given.blocked(shop, String(37_140_000_000 + place)),
  listCheckins: async (shop, place) => {
    const { page, program } = places.get(shop) ?? (await openPlace(shop));
    places.set(shop, { page, program });
    // Held, so that each has a review.
    await checkedIn(page, await madeLink(shop, program), {
      ...EDGE,
      phone: `07712${10_000 + place}`,
    });
  },
  listCostCenters: async (shop) => {
    const { id } = await given.costCenter(shop);
    await sell(shop, { cost_center: id, amount: "1.00" });
  },
  listGroups: async (shop, place) => {
    const { id } = await given.group(shop, place % 2 === 0 ? {} : { filter: { tag: "driver" } });
    if (place % 2 === 0) await given.recipient(shop, { groups: [id], tags: ["driver"] });
  },
  listPrograms: async (shop) => {
    await hold(shop, (await given.activeProgram(shop)).id, 100);
  },
  listRecipients: async (shop, place) => {
    const meters = [{ number: String(37_140_000_000 + place) }];
    await given.recipient(shop, { meters, cost_center: (await given.costCenter(shop)).id });
  },
  listWorkforceCostCenters: async (shop) => {
    const { id } = await given.costCenter(shop, { monthly_budget: "5.00" });
    await sell(shop, { cost_center: id, amount: "1.00" });
  },
  listWorkforceRecipients: async (shop) => {
    const { id } = await given.costCenter(shop);
    const recipient = (await given.recipient(shop, { cost_center: id })).id;
    await sell(shop, { recipient, amount: "1.00" });
  },
  listWorkforceBatches: async (shop) => {
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];
    await shop.api.allocateToWorkforce({ body: { kind: "airtime", lines } as never });
  },
  getWorkforceMeters: async (shop, place) => {
    await given.recipient(shop, { meters: [{ number: String(37_140_000_000 + place) }] });
  },
  listSchedules: async (shop, place) => {
    // The hundredth group would be one too many.
    await given.schedule(shop);
    if (place < 50) await given.schedule(shop, { group: (await given.group(shop)).id });
  },
  listWorkforceSchedules: async (shop, place) => {
    await given.schedule(shop);
    if (place % 2 === 0) await given.schedule(shop, { group: (await given.group(shop)).id });
  },
  listFamily: async (shop, place) => {
    const phone = `07712${10_000 + place}`;
    await given.familyMember(shop, { phone, meter: String(37_140_000_000 + place) });
  },
  listDocuments: (shop) => uploaded(shop),
  listCheckoutSessions: async (shop) => {
    await paid(shop);
  },
  listDisputes: async (shop) => {
    await opened(shop, (await endedSend(shop)).id);
  },
  listReferrals: async (shop, place) => {
    const phone = `07712${10_000 + place}`;
    await referred(shop, undefined, { referee: { phone } });
  },
  listReviews: async (shop) => {
    await givenReview(shop, (await given.activeProgram(shop)).id);
  },
  listRewards: async (shop) => {
    const { id } = await given.activeProgram(shop);
    const recipient_id = parseId("rcp", (await given.recipient(shop)).id);
    await givenReward(shop, id, { recipient_id });
  },
  listRewardLinks: async (shop) => {
    const { id } = await given.activeProgram(shop);
    await madeLink(shop, id, { recipient: (await given.recipient(shop)).id });
  },
  listSends: async (shop) => {
    const { id } = await given.costCenter(shop);
    const recipient = (await given.recipient(shop)).id;
    await sell(shop, { cost_center: id, recipient, amount: "1.00" });
  },
};

/** Lists of which less than a hundred rows are shown at once, or all. */
const PAGES: Partial<Record<OperationId, object>> = {
  listWorkforceBatches: { page_size: 50 },
  listFamily: {},
  listWorkforceCostCenters: {},
  listWorkforceRecipients: { page_size: 50 },
  listWorkforceSchedules: { page_size: 50 },
  getWorkforceMeters: {},
};

/** Lists whose rows show other objects in them when asked. */
const EXPANDED: Partial<Record<OperationId, object>> = {
  listRecipients: { expand: ["data.cost_center"] },
  listSchedules: { expand: ["data.group"] },
  listReviews: { expand: ["data.reward"] },
  listRewards: { expand: ["data.program", "data.recipient"] },
  listSends: { expand: ["data.recipient"] },
};

describe.each(Object.keys(MAKES) as OperationId[])("%s", (operation_id) => {
  it(`takes as many statements for ${ROWS} rows as for one`, async () => {
    const shop = await given.organisation();
    const make = MAKES[operation_id];
    await make?.(shop, 0);
    const query = { ...(PAGES[operation_id] ?? { limit: 100 }), ...EXPANDED[operation_id] };
    const of_one = await statementsOf(shop.key.secret, operation_id, { query } as never);
    for (let made = 1; made < ROWS; made += 1) await make?.(shop, made);
    expect(of_one).toBeGreaterThan(0);
    const of_many = await statementsOf(shop.key.secret, operation_id, { query } as never);
    expect(of_many).toBe(of_one);
  });
});
