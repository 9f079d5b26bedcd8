/** Whatever ends a link first, its amount returns to the budget once. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { madeLink } from "../kit/links.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { whileWorkersRun } from "../kit/workers.ts";

const LINKS = 24;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** How often each link was said to have ended, by the ids of the links. */
async function ends(): Promise<number[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type: "reward_link.*", limit: 100 } });
  const ended = body.data.filter(({ type }) => type !== "reward_link.created");
  const of_link = Map.groupBy(ended, ({ data }) => Object(data.object).id);
  return [...of_link.values()].map((told) => told.length);
}

async function expectAllBack(program_id: string): Promise<void> {
  const { body } = await shop.api.getProgram({ path: { program_id } });
  expect(body).toMatchObject({ status: "closed", earmarked: "0.00", spent: "0.00" });
  const { body: credit } = await shop.api.getCredit();
  expect(credit.USD).toMatchObject({ available: "1000.00", reserved: "0.00" });
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

describe.each(["reserve", "pay_as_you_go"])("the links of a program with %s", (funding) => {
  it("revoked, expired, erased and closed at once, end once", async () => {
    const { id: recipient_id } = await given.recipient(shop);
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const expires_at = runSeconds() + SEVEN_DAYS;
    const list: unknown = await madeLink(shop, program_id, { count: LINKS, expires_at });
    const links = [...(list as Schemas["RewardLinkList"]).data];
    for (let own = 0; own < LINKS / 2; own += 1) {
      links.push(await madeLink(shop, program_id, { recipient: recipient_id }));
    }
    await shop.api.deleteRecipient({ path: { recipient_id } });
    const answers = await whileWorkersRun(shop, async () => {
      const [, ...others] = await Promise.all([
        passErasures(shop, SEVEN_DAYS),
        shop.api.closeProgram({ path: { program_id } }),
        ...links.map(({ id: link_id }) => shop.api.revokeRewardLink({ path: { link_id } })),
      ]);
      return others;
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await drain(shop);
    expect(await ends()).toEqual(links.map(() => 1));
    await expectAllBack(program_id);
  });
});
