import { parseId } from "@svc/server/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { signedInMember } from "../../kit/members.ts";
import { invitedPerson } from "../../kit/people.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { change } from "../../queues/poison.ts";

/** What stands in the two accounts of an organisation. */
async function accountsOf(live: string) {
  const { database } = await testServer();
  const id = parseId("acct", live);
  return await database.read(
    ({ sql }) => sql`
      select account.mode, account.name, account.twin_id, account.terms,
        (select count(*)::int from api_keys key where key.account_id = account.id) as keys,
        (select sum(available_minor)::text from ledger_balances balance
          where balance.account_id = account.id) as available
      from accounts account where ${id} in (account.id, account.twin_id) order by mode`,
  );
}

describe("POST /organisations", () => {
  it("makes a live account and its test twin, with the person as owner", async () => {
    const shop = await given.organisation();
    const member = await signedInMember(shop, { role: "viewer" });
    const answer = await member.api.createOrganisation({ body: { name: "Harare Taxis" } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{ object: "account", livemode: true, name: "Harare Taxis", status: "active" },
      ...{ contact_email: member.email, terms_accepted: null },
    });
    const { id, twin } = answer.body;
    expect(await accountsOf(id)).toMatchObject([
      { mode: "live", name: "Harare Taxis", twin_id: parseId("acct", twin), keys: 0 },
      { mode: "test", name: "Harare Taxis", twin_id: parseId("acct", id), keys: 0 },
    ]);
    const { body } = await member.api.listOrganisations();
    expect(body.data).toMatchObject([
      { name: "Mbare Tuck Shop", role: "viewer", current: true },
      { name: "Harare Taxis", role: "owner", live: id, test: twin, current: false },
    ]);
  });

  it("gives the twin test Credit, and the live account nothing", async () => {
    const { api } = await invitedPerson(await given.organisation());
    const { body } = await api.createOrganisation({ body: { name: "Harare Taxis" } });
    const [live, test] = await accountsOf(body.id);
    expect([live?.available, live?.terms, test?.terms]).toEqual(["0", null, null]);
    expect(Number(test?.available)).toBeGreaterThan(0);
  });

  it("is audited in the new organisation alone", async () => {
    const shop = await given.organisation();
    const { api, email } = await signedInMember(shop, { mode: "live" });
    const { body } = await api.createOrganisation({ body: { name: "Harare Taxis" } });
    const { database } = await testServer();
    const rows = await database.read(
      ({ sql }) => sql`
        select action, actor_type, actor_label, changes from audit_entries
        where account_id = ${parseId("acct", body.id)}`,
    );
    const actor = { actor_type: "member", actor_label: "Rudo Dube" };
    const changes = { name: [null, "Harare Taxis"] };
    expect(rows).toEqual([{ action: "organisation.created", ...actor, changes }]);
    const told = JSON.stringify([
      await shop.live.probe.rows("audit_entries"),
      await shop.live.probe.rows("request_logs"),
    ]);
    expect(told).not.toContain("Harare Taxis");
    expect(email).not.toBe("");
  });

  it("is limited to five within 24 hours, however many are asked for at once", async () => {
    const shop = await given.organisation();
    const { api } = await signedInMember(shop, { role: "viewer" });
    const body = { name: "Harare Taxis" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.createOrganisation({ body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const meta = { limit: "organisations_per_day", max: 5 };
    await expectRefusal(await api.createOrganisation({ body }), "limit_reached", { meta });
  });

  it("needs a name, and refuses what does not belong there", async () => {
    const { api } = await signedInMember(await given.organisation());
    const ask = (parts: object) => api.createOrganisation(parts as never);
    await expectRefusal(await ask({ body: {} }), "parameter_missing", { param: "name" });
    await expectRefusal(await ask({ body: { name: "" } }), "parameter_invalid", { param: "name" });
    const body = { name: "Harare Taxis" };
    await expectRefusal(await ask({ body, query: { colour: "red" } }), "unknown_parameter");
    const two = { body, query: { colour: "red", size: "9" } };
    await expectRefusal(await ask(two), "invalid_request");
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask({ body: {} })));
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  it("needs a session that stands", async () => {
    const shop = await given.organisation();
    const { api } = await signedInMember(shop);
    await change(shop.live, "sessions", "expires_at = svc_now() - interval '1 second'");
    const answer = await api.createOrganisation({ body: { name: "Harare Taxis" } });
    await expectRefusal(answer, "session_required");
  });
});
