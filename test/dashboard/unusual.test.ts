/** What the page of a request marks as unusual, before somebody approves it. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, askFor, KNOWN, reject, requested, STRANGE } from "../kit/agents.ts";
import { type Browser, DASHBOARD, formTokenIn, newMember, signedIn } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";

const METER = "37140030000";
const POWER = { type: "power", target: METER, amount: "10.50", confirm: "best_effort" } as const;

let shop: Organisation;
let browser: Browser;

beforeEach(async () => {
  shop = await given.organisation();
  browser = await signedIn((await newMember(shop)).email);
  const form_token = await formTokenIn(browser);
  await browser.post(`${DASHBOARD}/mode`, { form_token, mode: "test" });
});

/** What the page of a request says. */
async function textOf({ approval_url }: Schemas["AgentApproval"]): Promise<string> {
  const page = await browser.get(new URL(approval_url).pathname);
  return (await page.text()).replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

describe("the page of a request marks", () => {
  it("a number that is no recipient's and that nothing was sold to", async () => {
    const agent = await agentOf(shop);
    const approval = await requested(agent, { notify_number: "0778888888" });
    const text = await textOf(approval);
    expect(text).toContain("Unusual");
    expect(text).toContain("077 987 6543 is new");
    expect(text).toContain("077 888 8888 is new");
    await given.recipient(shop, { phone: "0778888888" });
    await sell(shop, { target: STRANGE });
    expect(await textOf(approval)).not.toContain("Unusual");
  });

  it("the first sale to a meter, and shows whose it is where the utility said so", async () => {
    const agent = await agentOf(shop);
    const contact = { token_phone: KNOWN, notify_number: KNOWN };
    const approval = await requested(agent, { ...POWER, ...contact });
    expect(await textOf(approval)).toContain(`This is the first sale to meter ${METER}.`);
    const { body: meter } = await shop.api.getMeter({ path: { number: METER } });
    const { name_masked, suburb } = meter as Schemas["Meter"];
    expect(await textOf(approval)).toContain(
      `The meter is of ${[name_masked, suburb].filter((one) => one !== null).join(", ")}`,
    );
    await sell(shop, { ...POWER, token_phone: KNOWN });
    expect(await textOf(approval)).not.toContain("first sale");
  });

  it("an amount of five times the agent's usual one", async () => {
    const agent = await agentOf(shop);
    for (let sale = 1; sale <= 5; sale += 1) {
      await askFor(agent, { amount: "1.00", client_reference: `usual-${sale}` });
    }
    const larger = await requested(agent, { amount: "5.00" });
    const mark = "at least five times what this agent usually sends: USD 1.00.";
    expect(await textOf(larger)).toContain(mark);
    expect(await textOf(await requested(agent, { amount: "4.99" }))).not.toContain("five times");
    await reject(shop, larger.id);
    expect(await textOf(larger)).not.toContain("Unusual");
  });

  it("the same of the organisation, where the agent is new", async () => {
    const agent = await agentOf(shop);
    const approval = await requested(agent, { amount: "5.00" });
    expect(await textOf(approval)).not.toContain("five times");
    for (let sale = 1; sale <= 5; sale += 1) {
      await sell(shop, { amount: "1.00", target: `077100000${sale}` });
    }
    expect(await textOf(approval)).toContain("five times what your organisation usually sends");
  });
});
