/** What signed-in people decide about the requests of agents, on the pages. */
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, KNOWN, requested } from "../kit/agents.ts";
import { DASHBOARD, formTokenIn } from "../kit/dashboard.ts";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { approver, PIN, type SignedInMember, signedInMember } from "../kit/members.ts";
import { sell } from "../kit/sell.ts";
import { change } from "../queues/poison.ts";

const WRONG = "111112";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** A request that waits, and its page. */
async function waiting(wanted = {}): Promise<{ id: string; page: string }> {
  const { id } = await requested(await agentOf(shop), wanted);
  return { id, page: `${DASHBOARD}/approvals/${id}` };
}

async function textOf(answer: Response): Promise<string> {
  const main = /<main[^>]*>[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
  return main.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

async function post({ browser }: SignedInMember, path: string, fields = {}): Promise<Response> {
  return await browser.post(path, { form_token: await formTokenIn(browser), ...fields });
}

async function shown({ browser }: SignedInMember, page: string): Promise<string> {
  return await textOf(await browser.get(page));
}

describe("a request that waits", () => {
  it("is approved with the PIN, and says what was sold", async () => {
    const member = await approver(shop);
    const { id, page } = await waiting();
    expect(await shown(member, page)).toContain("Payment PIN");
    const answer = await post(member, `${page}/approve`, { pin: PIN });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
    const { body } = await shop.api.getApproval({ path: { approval_id: id } });
    expect(body).toMatchObject({ status: "approved", decided_by: member.id });
    const text = await shown(member, page);
    expect(text).toContain(`being delivered. USD 5.00 to 077 987 6543. The send is ${body.result}`);
    expect(text).not.toContain("Payment PIN");
  });

  it("says that a sale failed, and never that it was sold", async () => {
    const member = await approver(shop);
    const { page } = await waiting({ target: "0771230002" });
    await post(member, `${page}/approve`, { pin: PIN });
    for (let step = 0; step < 4; step += 1) await pass(shop);
    await drain(shop);
    const text = await shown(member, page);
    expect(text).toContain("It failed, and the Credit was returned.");
    expect(text).toContain("to 077 123 0002");
    expect(text).not.toMatch(/sold:|being delivered/i);
  });

  it("is rejected without a PIN, also by a developer, who cannot approve", async () => {
    const member = await signedInMember(shop, { role: "developer" });
    const { page } = await waiting();
    expect(await shown(member, page)).toContain("You can reject them.");
    expect((await post(member, `${page}/reject`)).status).toBe(303);
    expect(await shown(member, page)).toContain("Rejected. Nothing was charged.");
    const again = await post(member, `${page}/reject`);
    expect([again.status, await textOf(again)]).toEqual([
      ...[409, expect.stringContaining("Someone else has already decided this request.")],
    ]);
  });

  it("says why it failed, and what to do next", async () => {
    const member = await approver(shop);
    const rich = await agentOf(shop, { approval_threshold: { USD: "1.00" } });
    const { id } = await requested(rich, { target: KNOWN, amount: "90.00" });
    for (let sold = 0; sold < 10; sold += 1) await sell(shop, { amount: "95.00" });
    const page = `${DASHBOARD}/approvals/${id}`;
    expect((await post(member, `${page}/approve`, { pin: PIN })).status).toBe(303);
    const text = await shown(member, page);
    expect(text).toContain("Nothing was charged. ");
    expect(text).toContain("Top up");
    expect(text).toContain("have the agent send it again");
  });

  it("says how many attempts are left, and until when the PIN is locked", async () => {
    const member = await approver(shop);
    const { page } = await waiting();
    const wrong = async () => await post(member, `${page}/approve`, { pin: WRONG });
    const first = await wrong();
    expect([first.status, await textOf(first)]).toEqual([
      ...[403, expect.stringContaining("This PIN is wrong. 4 attempts are left.")],
    ]);
    for (let tried = 2; tried <= 4; tried += 1) await wrong();
    expect(await textOf(await wrong())).toContain("It is locked for 30 minutes now.");
    expect(await textOf(await wrong())).toContain("Your payment PIN is locked until");
    const text = await shown(member, page);
    expect(text).toContain("Because of five wrong PINs, you cannot approve requests until");
    expect(text).toContain("Reject");
  });

  it("leads whoever has no PIN to the page that sets one", async () => {
    const member = await signedInMember(shop);
    const { page } = await waiting();
    const html = await (await member.browser.get(page)).text();
    expect(html).toContain(`href="${DASHBOARD}/pin?next=${encodeURIComponent(page)}"`);
    const answer = await post(member, `${page}/approve`, { pin: PIN });
    expect([answer.status, await textOf(answer)]).toEqual([
      ...[403, expect.stringContaining("You have no payment PIN yet.")],
    ]);
  });

  it("is only read by a viewer, whatever they send", async () => {
    const member = await approver(shop, { role: "viewer" });
    const { id, page } = await waiting();
    const html = await (await member.browser.get(page)).text();
    expect(html).not.toMatch(/action="[^"]*\/(?:approve|reject)"/);
    for (const path of [`${page}/approve`, `${page}/reject`]) {
      const answer = await post(member, path, { pin: PIN });
      expect([answer.status, await textOf(answer)]).toEqual([
        ...[403, expect.stringContaining("Your role does not permit this.")],
      ]);
    }
    const { body } = await shop.api.getApproval({ path: { approval_id: id } });
    expect(body.status).toBe("requested");
  });

  it("is decided by a form of the session's own alone", async () => {
    const [member, other] = [await approver(shop), await approver(shop)];
    const { id, page } = await waiting();
    const form_token = await formTokenIn(other.browser);
    for (const token of ["", form_token]) {
      const fields = { pin: PIN, form_token: token };
      expect((await member.browser.post(`${page}/approve`, fields)).status).toBe(403);
      expect((await member.browser.post(`${page}/reject`, fields)).status).toBe(403);
    }
    expect(await shop.live.probe.rows("payment_pins")).toMatchObject([
      ...[{ attempts: 0 }, { attempts: 0 }],
    ]);
    const { body } = await shop.api.getApproval({ path: { approval_id: id } });
    expect(body.status).toBe("requested");
  });

  it("is not there for another organisation, nor in the other mode", async () => {
    const { page } = await waiting();
    const strangers = [
      await approver(await given.organisation()),
      await approver(shop, { mode: "live" }),
    ];
    for (const member of strangers) {
      const answer = await post(member, `${page}/approve`, { pin: PIN });
      expect([answer.status, await textOf(answer)]).toEqual([
        ...[404, expect.stringContaining("There is no such request")],
      ]);
    }
  });

  it("says that it is too late, that the account is suspended, or that it is closed", async () => {
    const member = await approver(shop);
    const { page } = await waiting();
    const said = async () => await textOf(await post(member, `${page}/approve`, { pin: PIN }));
    await given.status(shop, "suspended");
    expect(await said()).toContain("The account is suspended");
    await given.facts(shop, { status: "active" });
    await shop.api.advanceTestClock({ body: { seconds: 86_401 } });
    expect(await said()).toContain("The request expired after 24 hours");
    await given.status(shop, "closed");
    expect(await said()).toContain("The account is closed");
  });

  it("is not decided any more by whoever was signed out, or has another role", async () => {
    const member = await approver(shop);
    const { page } = await waiting();
    const form_token = await formTokenIn(member.browser);
    await change(shop.live, "members", "role = 'viewer'");
    const answer = await member.browser.post(`${page}/approve`, { form_token, pin: PIN });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      ...[303, expect.stringContaining("/dashboard/sign-in")],
    ]);
    expect(await shop.probe.count("sends")).toBe(0);
  });
});
