import { makeSignInCode } from "@svc/server/accounts/sessions/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { DASHBOARD, newBrowser, newMember, signedIn } from "../../kit/dashboard.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { type SignedInMember, signedInMember } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { change } from "../../queues/poison.ts";
import { FIREFOX } from "./browsers.ts";

let shop: Organisation;
let member: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  member = await signedInMember(shop, { role: "viewer" });
});

/** Enters a wrong code, in a browser that has requested a right one. */
async function failed(email: string, times = 1): Promise<void> {
  const browser = newBrowser();
  await browser.post(`${DASHBOARD}/sign-in`, { email }, FIREFOX);
  for (let tried = 0; tried < times; tried += 1) {
    await browser.post(`${DASHBOARD}/sign-in/code`, { email, code: "1234567890ab" }, FIREFOX);
    await browser.post(`${DASHBOARD}/sign-in/code`, { email, code: "000000000000" }, FIREFOX);
  }
}

describe("GET /sessions/sign-ins", () => {
  it("lists attempts newest first, with how, from where, and what came of them", async () => {
    const { api, email } = member;
    await failed(email);
    const { status, body } = await api.listSignIns();
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        ...{ object: "sign_in", livemode: true, method: "code", outcome: "failed" },
        ...{ device: "Firefox on Windows", address: expect.stringMatching(/^41\./), session: null },
      },
      { method: "code", outcome: "succeeded", device: null },
    ]);
    const { data: sessions } = (await api.listSessions()).body;
    expect(body.data[1]?.session).toBe(sessions[0]?.id);
    const of = async (outcome: "succeeded" | "failed") =>
      (await api.listSignIns({ query: { outcome } })).body.data.map(({ id }) => id);
    expect([await of("failed"), await of("succeeded")]).toEqual(body.data.map(({ id }) => [id]));
    const query = { limit: 1, starting_after: body.data[0]?.id ?? "" };
    expect((await api.listSignIns({ query })).body.data).toEqual([body.data[1]]);
  });

  it("says that a link of staff signed the person in", async () => {
    const { database } = await testServer();
    const owner = { account_id: shop.live.account_id, id: parseId("mem", member.id) ?? "" };
    const code = await database.record((tx) => makeSignInCode(tx, owner));
    const browser = newBrowser();
    await browser.post(`${DASHBOARD}/sign-in/code`, { email: member.email, code });
    expect((await browser.get(DASHBOARD)).status).toBe(200);
    expect((await member.api.listSignIns()).body.data).toMatchObject([
      { method: "staff_link", outcome: "succeeded" },
      { method: "code" },
    ]);
  });

  it("shows each person their own alone, in each of their organisations", async () => {
    const elsewhere = await given.organisation();
    const { email } = await newMember(elsewhere);
    await change(elsewhere.live, "members", `email = '${member.email}'`);
    const colleague = await signedInMember(shop);
    await signedIn(member.email);
    expect((await member.api.listSignIns()).body.data).toHaveLength(2);
    expect((await colleague.api.listSignIns()).body.data).toHaveLength(1);
    expect(await elsewhere.live.probe.rows("sign_ins")).toHaveLength(1);
    expect(email).not.toBe(member.email);
  });

  it("writes down 50 wrong codes of a day, and no more", async () => {
    await failed(member.email);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        insert into sign_ins select account_id, gen_random_uuid(), member_id, method, outcome,
          device, address, session_id, created
        from sign_ins cross join generate_series(1, 49)
        where account_id = ${shop.live.account_id} and outcome = 'failed'`,
    );
    await failed(member.email);
    const rows = await shop.live.probe.rows("sign_ins");
    expect(rows.filter(({ outcome }) => outcome === "failed")).toHaveLength(50);
    await signedIn(member.email);
    expect(await shop.live.probe.rows("sign_ins")).toHaveLength(52);
  });

  it("refuses cursors and times that say nothing", async () => {
    const { api } = member;
    const starting_after = "sgn_0031JlBrT4r5yHUig43kiJfc";
    await expectRefusal(await api.listSignIns({ query: { starting_after } }), "invalid_cursor");
    const soon = { query: { "created[gte]": "soon" } } as never;
    await expectRefusal(await api.listSignIns(soon), "invalid_time");
    const both = { starting_after, ending_before: starting_after };
    await expectRefusal(await api.listSignIns({ query: both }), "conflicting_parameters");
  });
});
