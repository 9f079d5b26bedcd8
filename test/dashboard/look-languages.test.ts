/** Pages in Shona and Ndebele, whose words are longer: on a phone, on a screen. */
import { describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { given, type Organisation } from "../kit/given.ts";
import { IS_LONG } from "../kit/long.ts";
import { openLookout } from "../kit/look.ts";
import { signedInMember } from "../kit/members.ts";
import { settle } from "../kit/pages.ts";
import { ruleOf, setRules } from "../kit/rules.ts";
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

/** A page of each other part; of a run that is not long, none. */
async function othersOf(shop: Organisation, send: string): Promise<Record<string, string>> {
  if (!IS_LONG && process.env.PICTURES === undefined) return {};
  const { id: program } = await given.activeProgram(shop);
  const when = { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] };
  const limit = { per_day: { count: 1, amount: null } };
  const [rule] = await setRules(shop, program, [ruleOf({ when, limit, cooldown: "7d" })]);
  const { reference } = await given.allocation(shop, { title: "November" });
  return {
    "workforce-new": "/people/workforce/new",
    allocation: `/people/workforce/allocations/${reference}`,
    departments: "/people/workforce/departments",
    disputes: "/sends/disputes",
    "dispute-new": `/sends/${send}/dispute`,
    "checkout-new": "/sends/checkout/new",
    organisations: "/organisations",
    program: `/rewards/programs/${program}`,
    rule: `/rewards/programs/${program}/rules/${rule?.id}`,
  };
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
      ...(await othersOf(shop, id)),
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
