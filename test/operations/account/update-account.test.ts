import { describe, expect, it } from "vitest";
import type { Parts } from "../../kit/api.ts";
import { given, type Organisation, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { SALE } from "../sends/sale.ts";

type Wanted = Parts<"updateAccount">["body"];

function update({ api }: Pick<Shop, "api">, body: Wanted) {
  return api.updateAccount({ body });
}

async function auditOf(shop: Organisation) {
  return (await shop.probe.rows("audit_entries")).filter(
    ({ action }) => action === "account.updated",
  );
}

describe("PATCH /account", () => {
  it("changes what is written, and leaves the rest as it is", async () => {
    const shop = await given.organisation();
    const { body: before } = await shop.api.getAccount();
    const changes = {
      contact_email: "accounts@tuckshop.example",
      statement_descriptor: "MBARE TUCK",
      batch_approval_threshold: { USD: "500.00", ZWG: null },
      payday: { day_of_month: 25 },
      metadata: { branch: "4" },
    };
    const answer = await update(shop, { ...changes, support_phone: "077 212 3456" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...before, ...changes, support_phone: "+263772123456" });
    expect((await shop.api.getAccount()).body).toEqual(answer.body);
  });

  it("takes back what GET shows, and null clears what may be null", async () => {
    const shop = await given.organisation();
    await update(shop, { contact_email: "a@shop.example", payday: { day_of_month: 25 } });
    await update(shop, { batch_approval_threshold: { usd: 500 }, metadata: { branch: "4" } });
    const { body: shown } = await shop.api.getAccount();
    const { name, contact_email, statement_descriptor, default_api_version, metadata } = shown;
    const { batch_approval_threshold, prevent_duplicates, payday, support_phone } = shown;
    const whole = { name, contact_email, statement_descriptor, default_api_version, metadata };
    const rest = { batch_approval_threshold, prevent_duplicates, payday, support_phone };
    expect((await update(shop, { ...whole, ...rest })).body).toEqual(shown);
    const cleared = {
      contact_email: null,
      support_phone: null,
      batch_approval_threshold: { USD: null, ZWG: null },
      payday: { day_of_month: null },
    };
    expect((await update(shop, { ...cleared, metadata: null })).body).toMatchObject({
      ...cleared,
      metadata: {},
    });
  });

  it("signs the next text message, and leaves those of earlier sales as they read", async () => {
    const shop = await given.organisation();
    const before = await sell(shop);
    await update(shop, { statement_descriptor: "CORNER SHOP" });
    const after = await sell(shop);
    expect(after.sms_message).toContain("CORNER SHOP");
    const { body } = await shop.api.getSend({ path: { send_id: before.id } });
    expect(body).toMatchObject({ sms_message: before.sms_message });
    expect(before.sms_message).not.toContain("CORNER SHOP");
  });

  it("turns the duplicate guard on for the next sale, with five minutes unless told, and off", async () => {
    const shop = await given.organisation();
    const guard = async (prevent_duplicates: object) =>
      (await update(shop, { prevent_duplicates })).body.prevent_duplicates;
    await sell(shop);
    expect(await guard({ enabled: true })).toEqual({ enabled: true, window_seconds: 300 });
    const refused = await shop.api.createSend({ body: SALE });
    await expectRefusal(refused, "duplicate_suspected", { meta: { window_seconds: 300 } });
    expect(await guard({ window_seconds: 120 })).toEqual({ enabled: true, window_seconds: 120 });
    expect(await guard({ enabled: true })).toEqual({ enabled: true, window_seconds: 120 });
    expect(await guard({ window_seconds: null })).toEqual({ enabled: true, window_seconds: 300 });
    expect(await guard({ enabled: false })).toEqual({ enabled: false, window_seconds: null });
    expect((await shop.api.createSend({ body: SALE })).status).toBe(202);
  });

  it("renames the account in the other mode, and nothing else of it", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    const { body: before } = await shop.live.api.getAccount();
    await update(shop, { name: "Mbare Market", statement_descriptor: "MBARE MARKET" });
    const { body: after } = await shop.live.api.getAccount();
    expect(after).toEqual({ ...before, name: "Mbare Market" });
    expect((await shop.live.probe.rows("audit_entries")).at(-1)).toMatchObject({
      action: "account.updated",
      actor_type: "system",
      changes: { name: ["Mbare Tuck Shop", "Mbare Market"] },
    });
    await update(shop.live, { name: "Mbare Mall" });
    expect((await shop.api.getAccount()).body.name).toBe("Mbare Mall");
  });

  it("writes into the audit log what has changed, and nothing when nothing has", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    await update(shop, { payday: { day_of_month: 25 } });
    expect(await auditOf(shop)).toMatchObject([
      {
        object_id: shop.account,
        actor_type: "key",
        changes: { payday: [{ day_of_month: null }, { day_of_month: 25 }] },
      },
    ]);
    await update(shop, { payday: { day_of_month: 25 }, name: "Mbare Tuck Shop" });
    expect(await auditOf(shop)).toHaveLength(1);
  });

  it("loses no change that it confirmed, however many come at once", async () => {
    const shop = await given.organisation();
    const keys = Array.from({ length: 8 }, (_, index) => `key_${index}`);
    const answers = await Promise.all(
      keys.map((key) => update(shop, { metadata: { [key]: "1" } })),
    );
    const confirmed = keys.filter((_, index) => answers[index]?.status === 200);
    expect(confirmed.length).toBeGreaterThan(0);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.map(({ error }) => error?.code)).toEqual(others.map(() => "concurrent_update"));
    const { body } = await shop.api.getAccount();
    expect(Object.keys(body.metadata).toSorted()).toEqual(confirmed);
  });

  it("leaves it to a person to let agents sell in live mode", async () => {
    const shop = await given.organisation();
    for (const agent_live_enabled of [true, false]) {
      const answer = await update(shop, { agent_live_enabled, metadata: { branch: "4" } });
      await expectRefusal(answer, "dashboard_only", { param: "agent_live_enabled" });
    }
    expect((await shop.api.getAccount()).body.metadata).toEqual({});
  });

  it("is for keys of owners and admins, and its version for those of owners", async () => {
    const shop = await given.organisation();
    const version = { default_api_version: "2026-11-01" };
    const [owner, admin, developer] = [
      await given.member(shop, "owner"),
      await given.member(shop, "admin"),
      await given.member(shop, "developer"),
    ];
    expect((await owner.api.updateAccount({ body: version })).status).toBe(200);
    expect((await admin.api.updateAccount({ body: { name: "Mbare" } })).status).toBe(200);
    await expectRefusal(await admin.api.updateAccount({ body: version }), "role_required", {
      ...{ param: "default_api_version", meta: { roles: ["owner"] } },
    });
    const answer = await developer.api.updateAccount({ body: { name: "Mbare" } });
    await expectRefusal(answer, "role_required", { meta: { roles: ["owner", "admin"] } });
  });

  it("names every field that is wrong", async () => {
    const shop = await given.organisation();
    await expectRefusal(await update(shop, { support_phone: "0242700000" }), "invalid_phone", {
      param: "support_phone",
    });
    const threshold = { batch_approval_threshold: { USD: "1.234" } };
    await expectRefusal(await update(shop, threshold), "invalid_amount", {
      param: "batch_approval_threshold.USD",
    });
    const version = { default_api_version: "2020-01-01" };
    await expectRefusal(await update(shop, version), "parameter_invalid", {
      param: "default_api_version",
    });
    const metadata = { metadata: { note: "x".repeat(501) } };
    await expectRefusal(await update(shop, metadata), "invalid_metadata");
    await expectRefusal(await update(shop, { payday: {} }), "parameter_missing", {
      param: "payday.day_of_month",
    });
    const window = { prevent_duplicates: { window_seconds: 60 } };
    await expectRefusal(await update(shop, window), "parameter_invalid", {
      param: "prevent_duplicates.window_seconds",
    });
    const both = await update(shop, { ...version, support_phone: "0242700000" });
    await expectRefusal(both, "invalid_request", { param: "support_phone" });
    expect(both.error?.details).toHaveLength(2);
  });

  it("needs account:manage", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    await expectRefusal(await update(till, { name: "Mine" }), "insufficient_scope");
  });
});
