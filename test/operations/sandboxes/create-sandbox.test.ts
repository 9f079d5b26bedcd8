import { createApp } from "@svc/server/app.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { api, requestOf } from "../../kit/api.ts";
import { noteSeen } from "../../kit/coverage.ts";
import { newBrowser, signedIn } from "../../kit/dashboard.ts";
import { drain } from "../../kit/drain.ts";
import { newAddress as newMail } from "../../kit/invites.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import {
  askForSandbox,
  expire,
  newAddress,
  newSandbox,
  type SandboxInHand,
  tablesOf,
} from "../../kit/sandboxes.ts";
import { testServer } from "../../kit/server.ts";

const FOURTEEN_DAYS = 14 * 86_400;

function fail(fault: Error): never {
  throw fault;
}

async function liveOf({ api: own }: SandboxInHand): Promise<string> {
  return parseId("acct", (await own.getAccount()).body.twin) ?? "";
}

describe("POST /sandboxes", () => {
  it("creates a test account with test Credit and a key that sells in it", async () => {
    const { shown, api: own } = await newSandbox({ name: "Harare Taxis" });
    expect(shown).toMatchObject({ object: "sandbox", livemode: false, name: "Harare Taxis" });
    expect(shown.expires_at - shown.created).toBe(FOURTEEN_DAYS);
    const { body: account } = await own.getAccount();
    expect(account).toMatchObject({ id: shown.account, mode: "test", name: "Harare Taxis" });
    const body = { target: "0771230000", amount: "5.00", currency: "USD" };
    expect((await own.createSend({ body })).status).toBe(202);
    expect((await own.getCredit()).body.USD.available).toBe("995.00");
  });

  it("gives a key with which an agent gets one of its own", async () => {
    const { api: own } = await newSandbox();
    const { status, body } = await own.createKey({ body: { kind: "ak", scopes: ["sends:read"] } });
    expect([status, body.kind]).toEqual([201, "ak"]);
  });

  it("has no member, and a live account without a key", async () => {
    const made = await newSandbox();
    const live_id = await liveOf(made);
    const { database } = await testServer();
    const rows = await database.read(
      ({ sql }) => sql`
        select (select count(*)::int from members where account_id = ${live_id}) as members,
          (select count(*)::int from api_keys where account_id = ${live_id}) as keys`,
    );
    expect(rows).toEqual([{ members: 0, keys: 0 }]);
  });

  it("stores neither the key, nor the claim link, nor the address", async () => {
    const { shown, page, account_id } = await newSandbox();
    const { database } = await testServer();
    const rows = await database.read(
      ({ sql }) => sql`
        select to_jsonb(sandbox)::text as text from sandboxes sandbox
        where account_id = ${account_id}`,
    );
    const token = page.split("/").at(-1) ?? "";
    expect(rows).toHaveLength(1);
    for (const secret of [token, shown.key, "198.51."]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  it("creates five from one address within 24 hours, however many come together", async () => {
    const from = newAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => askForSandbox({}, from)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = await askForSandbox({}, from);
    await expectRefusal(refused, "rate_limited", { meta: { policy: "sandboxes" } });
    expect(refused.error?.retry_after).toBeGreaterThan(86_000);
    expect((await askForSandbox()).status).toBe(201);
  });

  it("takes all addresses of a customer's network for one", async () => {
    const home = ["2001:db8:7:9::1", "2001:db8:7:9:a::2", "2001:db8:7:9:ffff:1:2:3"];
    for (const from of [...home, ...home.slice(1)]) {
      expect((await askForSandbox({}, from)).status).toBe(201);
    }
    await expectRefusal(await askForSandbox({}, "2001:db8:7:9::99"), "rate_limited");
    expect((await askForSandbox({}, "2001:db8:7:a::1")).status).toBe(201);
  });

  it("counts again when 24 hours are over", async () => {
    const from = newAddress();
    for (let made = 0; made < 5; made += 1) await askForSandbox({}, from);
    await expectRefusal(await askForSandbox({}, from), "rate_limited");
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`update sandboxes set created = created - interval '1 day'`,
    );
    expect((await askForSandbox({}, from)).status).toBe(201);
  });

  it("is refused where the server offers none", async () => {
    const { config, database, log } = await testServer();
    const without = { ...config, sandboxes: false };
    const observer = { onAnswer: noteSeen, onContractViolation: fail };
    const deps = { config: without, database, log, observer };
    const { hono, gate } = createApp({ ...deps, sharers: () => 1 });
    const answer = await hono.fetch(requestOf(null, "createSandbox", { body: {} }));
    await gate.close();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: "sandboxes_off" } });
  });

  it("refuses what does not belong there", async () => {
    await expectRefusal(await askForSandbox({ name: "" }), "parameter_invalid", { param: "name" });
    await expectRefusal(await askForSandbox({ mode: "live" }), "unknown_parameter");
  });

  it("limits how fast an address may ask", async () => {
    const from = newAddress();
    const ask = () => api(null).createSandbox({ body: { name: "" }, from });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});

describe("the claim link", () => {
  it("makes the person owner who signs in with the address that they name", async () => {
    const made = await newSandbox({ name: "Harare Taxis" });
    const email = newMail();
    const browser = newBrowser();
    expect((await browser.get(made.page)).status).toBe(200);
    const answer = await browser.post(made.page, { email });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(email)]);
    const live = { account_id: await liveOf(made) };
    const { database } = await testServer();
    const membersNow = () =>
      database.read(
        ({ sql }) => sql`select email, role from members where account_id = ${live.account_id}`,
      );
    expect(await membersNow()).toEqual([]);
    await acceptAt(email);
    expect(await membersNow()).toEqual([{ email, role: "owner" }]);
    expect((await made.api.getAccount()).body.name).toBe("Harare Taxis");
    expect((await browser.get(made.page)).status).toBe(404);
  });

  it("invites an address once, however often it is sent", async () => {
    const { page } = await newSandbox();
    const email = newMail();
    const browser = newBrowser();
    for (const time of [1, 2]) {
      expect([time, (await browser.post(page, { email })).status]).toEqual([time, 200]);
    }
  });

  it("is refused from another site, without an address, and of no sandbox", async () => {
    const { page } = await newSandbox();
    const browser = newBrowser();
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await browser.post(page, { email: newMail() }, foreign)).status).toBe(403);
    expect((await browser.post(page, { email: "rudo" })).status).toBe(400);
    const unknown = `${page.slice(0, -3)}AAA`;
    expect((await browser.get(unknown)).status).toBe(404);
    expect((await browser.post(unknown, { email: newMail() })).status).toBe(404);
  });

  it("invites ten addresses at most", async () => {
    const { page } = await newSandbox();
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      statuses.push((await browser.post(page, { email: newMail() })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it("is limited by the address that forms come from", async () => {
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      statuses.push((await browser.post(`/dashboard/sandboxes/${"A".repeat(43)}`, {})).status);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });
});

describe("a sandbox after 14 days", () => {
  it("is deleted with everything in it when it is unclaimed", async () => {
    const made = await newSandbox();
    const live_id = await liveOf(made);
    const body = { target: "0771230000", amount: "5.00", currency: "USD" };
    await made.api.createSend({ body });
    await made.api.createRecipient({ body: { name: "Tendai", phone: "0772345678" } });
    await made.api.createWebhookEndpoint({ body: { url: "https://hooks.shop.example/one" } });
    await newBrowser().post(made.page, { email: newMail() });
    await drain({ ...made, mode: "test" });
    await (await testServer()).gate.flush();
    expect(await tablesOf(made, live_id)).toContain("sends");
    await expire(made);
    expect(await tablesOf(made, live_id)).toEqual([]);
    await expectRefusal(await made.api.getAccount(), "invalid_api_key");
    expect((await newBrowser().get(made.page)).status).toBe(404);
  });

  it("stays when it has an owner", async () => {
    const made = await newSandbox();
    const email = newMail();
    await newBrowser().post(made.page, { email });
    await acceptAt(email);
    await expire(made);
    expect((await made.api.getAccount()).status).toBe(200);
    const left = await tablesOf(made, await liveOf(made));
    expect(left).toContain("members");
    expect(left).not.toContain("sandboxes");
  });
});

/** Signs in with an address, and accepts the invitation to it. */
async function acceptAt(email: string): Promise<void> {
  const browser = await signedIn(email);
  const page = await (await browser.get("/dashboard/organisations")).text();
  const [, id = ""] = /invites\/(inv_[0-9A-Za-z]{24})\/accept/.exec(page) ?? [];
  const [, form_token = ""] = /name="form_token" value="([^"]+)"/.exec(page) ?? [];
  await browser.post(`/dashboard/organisations/invites/${id}/accept`, { form_token });
}
