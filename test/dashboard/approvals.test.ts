/** What signed-in people read of the requests of agents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  FIELDS_SHOWN_ELSEWHERE,
  REQUEST_FIELDS,
  requestRows,
} from "@svc/server/dashboard/show/request-fields.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, requested } from "../kit/agents.ts";
import { type Browser, DASHBOARD, formTokenIn, newMember, signedIn } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(readFileSync(FILE, "utf8")) as {
  components: { schemas: Record<string, { properties?: object }> };
};

let shop: Organisation;
let browser: Browser;

beforeEach(async () => {
  shop = await given.organisation();
  browser = await signedIn((await newMember(shop, "viewer")).email);
});

async function show(mode: "test" | "live"): Promise<void> {
  const form_token = await formTokenIn(browser);
  await browser.post(`${DASHBOARD}/mode`, { form_token, mode });
}

async function textAt(path: string): Promise<[number, string]> {
  const answer = await browser.get(path);
  return [answer.status, (await answer.text()).replaceAll(/<[^>]+>/g, " ")];
}

const REQUESTS = `${DASHBOARD}/approvals`;

describe("the dashboard", () => {
  it("shows the requests that need a decision, in the mode that was chosen", async () => {
    const agent = await agentOf(shop);
    const reason = "Rudo asked for <b>airtime</b>.";
    const approval = await requested(agent, { reason });
    const elsewhere = (await textAt(REQUESTS))[1];
    expect(elsewhere).toContain("No request needs a decision.");
    expect(elsewhere).toContain("One request waits in test mode.");
    await show("test");
    const page = await (await browser.get(REQUESTS)).text();
    const { pathname } = new URL(approval.approval_url);
    expect(page).toContain(`<a href="${pathname}">Sale of USD 5.00 to 077 987 6543</a>`);
    expect(page).toContain("Rudo asked for &lt;b&gt;airtime&lt;/b&gt;.");
    await shop.api.rejectTestApproval({ path: { approval_id: approval.id } });
    expect((await textAt(REQUESTS))[1]).toContain("No request needs a decision.");
    expect((await textAt(pathname))[1]).toMatch(/Status\s+Rejected/);
  });

  it("shows one request at its approval_url", async () => {
    const agent = await agentOf(shop);
    const approval = await requested(agent, { reason: "For the driver." });
    const { pathname } = new URL(approval.approval_url);
    const [status, text] = await textAt(pathname);
    expect([status, text]).toEqual([404, expect.stringContaining("This request is in test mode")]);
    const form_token = await formTokenIn(browser);
    const fields = { form_token, mode: "test", next: pathname };
    const { headers } = await browser.post(`${DASHBOARD}/mode`, fields);
    expect(headers.get("location")).toBe(pathname);
    const [found, shown] = await textAt(pathname);
    expect(found).toBe(200);
    // A sale that names no type is airtime by its target.
    for (const part of ["Waiting for a decision", "For the driver.", approval.api_key, "Airtime"]) {
      expect(shown).toContain(part);
    }
  });

  it("shows all that would happen, the text message as it stands", async () => {
    const agent = await agentOf(shop, { label: "Shop assistant" });
    const wanted = {
      ...{ type: "power", target: "37140030000", amount: "50.00", confirm: "best_effort" },
      ...{ token_phone: "0779999999", token_email: "t@x.example", notify_number: "0778888888" },
      ...{ sms_message: "Your account is <b>blocked</b>", metadata: { till: "4" } },
    };
    const { approval_url } = await requested(agent, wanted as never);
    await show("test");
    const page = await (await browser.get(new URL(approval_url).pathname)).text();
    const text = page.replaceAll(/<[^>]+>/g, " ");
    for (const part of [
      ...["Electricity", "37140030000", "077 999 9999", "t@x.example", "077 888 8888"],
      ...[
        "Your account is &lt;b&gt;blocked&lt;/b&gt;",
        "till: 4",
        "Shop assistant",
        "Not required",
      ],
      ...["USD 1,000.00 available, at least", "950.00 afterwards", "Harare time"],
    ]) {
      expect(text).toContain(part);
    }
  });

  it("shows a field that no page names under its own name", async () => {
    const request = { target: "0771234567", gift_wrap: "gold" };
    expect(String(await requestRows(request))).toContain("<dt>gift_wrap</dt><dd>gold</dd>");
  });

  it.each(["SendCreate", "RewardCreate"])("names every field of %s", (schema) => {
    const named = [...REQUEST_FIELDS.map(({ name }) => name), ...FIELDS_SHOWN_ELSEWHERE];
    const fields = Object.keys(document.components.schemas[schema]?.properties ?? {});
    expect(fields.filter((name) => !named.includes(name))).toEqual([]);
    expect(fields.length).toBeGreaterThan(10);
  });

  it("shows nothing of another organisation", async () => {
    const other = await given.organisation();
    const { approval_url } = await requested(await agentOf(other), { reason: "A secret." });
    await show("test");
    const [status, text] = await textAt(new URL(approval_url).pathname);
    expect([status, text.includes("A secret.")]).toEqual([404, false]);
    expect((await textAt(REQUESTS))[1]).not.toContain("A secret.");
  });

  it("goes on under a new secret in the other mode, and only by a form of its own", async () => {
    const before = browser.cookie;
    expect((await browser.post(`${DASHBOARD}/mode`, { mode: "test" })).status).toBe(403);
    await show("test");
    expect(browser.cookie).not.toBe(before);
    const now = browser.cookie;
    browser.cookie = before;
    expect((await browser.get(DASHBOARD)).status).toBe(303);
    browser.cookie = now;
    expect((await textAt(DASHBOARD))[1]).toContain("test mode");
    expect(await shop.live.probe.rows("sessions")).toHaveLength(1);
  });

  it("reads for a suspended account, and says that a closed one is closed", async () => {
    await given.status(shop.live, "suspended");
    expect((await textAt(DASHBOARD))[0]).toBe(200);
    await given.status(shop.live, "closed");
    const [status, text] = await textAt(DASHBOARD);
    expect([status, text]).toEqual([403, expect.stringContaining("The account is closed")]);
  });

  it("is kept by nobody, framed by nobody, and runs no script but its own", async () => {
    const { headers } = await browser.get(DASHBOARD);
    expect(headers.get("cache-control")).toBe("no-store");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'nonce-[0-9A-Za-z]{43}';/);
    expect(policy).not.toContain("unsafe");
    expect((await browser.get(`${DASHBOARD}/keys`)).status).toBe(404);
  });

  it("is logged as requests of the account that is looked at, without its secret", async () => {
    await browser.get(REQUESTS);
    const { gate } = await testServer();
    await gate.flush();
    const rows = await shop.live.probe.rows("request_logs");
    expect(rows).toMatchObject([
      {
        operation_id: "listApprovals",
        api_key_id: null,
        status: 200,
        member_id: expect.any(String),
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(browser.cookie);
  });
});
