/** What is due of one account is worked off, and what is due of others stays as it is. */
import { beforeEach, describe, expect, it } from "vitest";
import { drain, drainAll } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { POISONS } from "./poisons.ts";

/** The queues that workers lease; the rest are chores, which look at all accounts. */
const LEASED = [
  ...[
    "approvals",
    "batch-lines",
    "checkout-deadlines",
    "close-programs",
    "dispute-deadlines",
    "exports",
    "messages",
  ],
  "dealer-application-deadlines",
  ...["referral-deadlines", "reward-deadlines", "reward-link-deadlines", "schedules"],
  ...["sends/dispatch", "topups"],
  ...["webhooks/deliver", "webhooks/fan-out", "webhooks/replay"],
] as const;

useOwnDatabase("one_account");

beforeEach(drainAll);

describe.each(LEASED)("of %s", (queue) => {
  it("the work of an account is done, and that of no other", async () => {
    const { arrange, left } = POISONS[queue] as (typeof POISONS)[string];
    const [one, other] = [await given.organisation(), await given.organisation()];
    for (const shop of [one, other]) await arrange(shop);
    const waiting = await left(other);
    expect(waiting).toBeGreaterThan(0);
    await drain(one);
    expect([await left(one), await left(other)]).toEqual([0, waiting]);
  });
});

it("one worker alone leaves the work of the others", async () => {
  const [shop, sold] = [await given.organisation(), POISONS["sends/dispatch"]];
  await POISONS.messages?.arrange(shop);
  await sold?.arrange(shop);
  await drain(shop, { only: ["dispatch"] });
  expect([await sold?.left(shop), await POISONS.messages?.left(shop)]).toEqual([0, 1]);
});
