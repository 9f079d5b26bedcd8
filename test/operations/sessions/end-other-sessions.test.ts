import { beforeEach, describe, expect, it } from "vitest";
import { DASHBOARD, signedIn } from "../../kit/dashboard.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { signedInMember } from "../../kit/members.ts";
import { change } from "../../queues/poison.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("POST /sessions/end-others", () => {
  it("leaves only the session that asks, of that person", async () => {
    const { api, email, browser, id } = await signedInMember(shop);
    const [second, third] = [await signedIn(email), await signedIn(email)];
    const colleague = await signedInMember(shop);
    const elsewhere = await given.organisation();
    const there = await signedInMember(elsewhere, { mode: "live" });
    await change(elsewhere.live, "members", `email = '${email}'`);
    const { status, body } = await api.endOtherSessions();
    expect([status, body]).toMatchObject([
      200,
      { object: "list", url: "/dev/v1/sessions", data: [{ current: true }], has_more: false },
    ]);
    for (const other of [second, third, there.browser]) {
      expect((await other.get(DASHBOARD)).status).toBe(303);
    }
    for (const still of [browser, colleague.browser]) {
      expect((await still.get(DASHBOARD)).status).toBe(200);
    }
    const { body: log } = await shop.api.listAuditEvents({
      query: { action: "session.others_ended" },
    });
    expect(log.data).toMatchObject([{ object_id: id, actor: { type: "member", id } }]);
  });

  it("changes nothing the second time", async () => {
    const { api } = await signedInMember(shop);
    const { body } = await api.endOtherSessions();
    const again = await api.endOtherSessions();
    expect([again.status, again.body]).toEqual([200, body]);
  });
});
