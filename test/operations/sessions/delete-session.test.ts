import { beforeEach, describe, expect, it } from "vitest";
import { DASHBOARD, newBrowser, signedIn } from "../../kit/dashboard.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { type SignedInMember, signedInMember } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { change } from "../../queues/poison.ts";
import { FIREFOX } from "./browsers.ts";

let shop: Organisation;
let member: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  member = await signedInMember(shop, { role: "viewer" });
});

async function idOf({ api }: SignedInMember, is_current: boolean): Promise<string> {
  const { data } = (await api.listSessions()).body;
  return data.find(({ current }) => current === is_current)?.id ?? "";
}

describe("DELETE /sessions/{session_id}", () => {
  it("ends another session at once, and writes down who did", async () => {
    const { api, email, browser, id } = member;
    const other = await signedIn(email, newBrowser(), FIREFOX);
    const session_id = await idOf(member, false);
    const { status, body } = await api.deleteSession({ path: { session_id } });
    expect([status, body]).toMatchObject([
      200,
      { id: session_id, device: "Firefox on Windows", current: false },
    ]);
    expect((await other.get(DASHBOARD)).status).toBe(303);
    expect((await browser.get(DASHBOARD)).status).toBe(200);
    const { body: log } = await shop.api.listAuditEvents({ query: { action: "session.ended" } });
    expect(log.data).toMatchObject([{ object_id: session_id, actor: { type: "member", id } }]);
  });

  it("signs out of the session that asks, too", async () => {
    const session_id = await idOf(member, true);
    expect((await member.api.deleteSession({ path: { session_id } })).status).toBe(200);
    await expectRefusal(await member.api.listSessions(), "session_required");
  });

  it("knows no session that is over, or of another member, and ends none", async () => {
    const other = await signedInMember(shop, { role: "owner" });
    const path = { session_id: await idOf(other, true) };
    await expectRefusal(await member.api.deleteSession({ path }), "resource_missing", {
      param: "session_id",
    });
    const { status } = await other.api.listSessions();
    expect(status).toBe(200);
    await other.api.deleteSession({ path });
    await expectRefusal(await member.api.deleteSession({ path }), "resource_missing");
    const nothing = { session_id: "key_0031Jk5RcYnAs8Uo9WeQx3Zd" };
    await expectRefusal(await member.api.deleteSession({ path: nothing }), "resource_missing");
  });

  it("ends one in another organisation of the same person", async () => {
    const elsewhere = await given.organisation();
    const there = await signedInMember(elsewhere, { mode: "live" });
    const theirs = { session_id: await idOf(there, true) };
    await expectRefusal(await member.api.deleteSession({ path: theirs }), "resource_missing");
    await change(elsewhere.live, "members", `email = '${member.email}'`);
    expect((await member.api.deleteSession({ path: theirs })).status).toBe(200);
    expect((await there.browser.get(DASHBOARD)).status).toBe(303);
  });
});
