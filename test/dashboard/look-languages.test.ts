/** The pages of a cashier in Shona and Ndebele, whose words are longer: on a phone, on a screen. */
import { describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { openLookout } from "../kit/look.ts";
import { signedInMember } from "../kit/members.ts";
import { settle } from "../kit/pages.ts";
import { sell } from "../kit/sell.ts";

const ENTERED = new URLSearchParams({ target: "0771234567", currency: "USD", amount: "5" });

/** A schedule whose calendar has the longest words that a day may have. */
async function withUnusualDays(shop: Organisation): Promise<string> {
  const { id: schedule_id } = await given.schedule(shop, { name: "Drivers" });
  const { data } = (await shop.api.listScheduleOccurrences({ path: { schedule_id } })).body;
  const [first, second, third] = data
    .toReversed()
    .slice(2)
    .map((one) => one.original_date);
  const of = (day = "") => ({ schedule_id, day });
  await shop.api.combineScheduleOccurrence({ path: of(first), body: { into: second ?? "" } });
  await shop.api.skipScheduleOccurrence({ path: of(third) });
  return schedule_id;
}

describe.runIf(hasChromium())("the dashboard in another language, in a browser", () => {
  it.each(["sn", "nd"])("fits where it fits in English in %s", async (language) => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    const { id } = await sell(shop, { target: "0771230002" });
    await settle(shop);
    const schedule = await withUnusualDays(shop);
    const pages = {
      home: `?lang=${language}`,
      sell: "/sell",
      confirm: `/sell?${ENTERED}`,
      sends: "/sends",
      send: `/sends/${id}`,
      credit: "/credit",
      alerts: "/credit/alerts",
      family: "/people/family",
      schedule: `/schedules/${schedule}`,
    };
    const lookout = await openLookout((await signedInMember(shop)).browser);
    const wrong: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      wrong.push(...(await lookout.look(`/dashboard${path}`, `${name}-${language}`)));
    }
    expect(await lookout.evaluate("document.documentElement.lang")).toBe(language);
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});
