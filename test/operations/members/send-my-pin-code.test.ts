import { makePinCode } from "@svc/server/accounts/members/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { codeTo } from "../../kit/dashboard.ts";
import { given, type Organisation, WIDE_LIMITS } from "../../kit/given.ts";
import { approver, mailedCode, PIN, setPin, signedInMember } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { change } from "../../queues/poison.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function later(seconds: number): Promise<void> {
  await change(shop.live, "pin_codes", `created = created - interval '${seconds} seconds'`);
}

describe("POST /members/me/pin/code", () => {
  it("mails a code of six digits to whoever is signed in, which nobody else can read", async () => {
    const member = await signedInMember(shop, { role: "viewer" });
    const { status, body } = await member.api.sendMyPinCode();
    expect([status, body]).toMatchObject([
      200,
      { object: "pin_code", livemode: false, phone_masked: null, is_mailed: true, expires_in: 600 },
    ]);
    const code = await codeTo(member.email);
    expect(code).toMatch(/^\d{6}$/);
    const tables = ["pin_codes", "messages", "audit_entries", "request_logs"];
    const rows = await Promise.all(tables.map((table) => shop.live.probe.rows(table)));
    expect(JSON.stringify(rows)).not.toContain(code);
    const { body: log } = await shop.api.listAuditEvents({ query: { action: "pin.code_sent" } });
    expect(log.data).toMatchObject([
      { object_id: member.id, actor: { type: "member", id: member.id }, changes: {} },
    ]);
  });

  it("says in which mode it was asked for; the mail goes out all the same", async () => {
    const member = await signedInMember(shop, { mode: "live" });
    expect((await member.api.sendMyPinCode()).body).toMatchObject({ livemode: true });
    expect(await codeTo(member.email)).not.toBeNull();
  });

  it("sends one a minute and five in 24 hours, however many ask at once", async () => {
    const { api } = await signedInMember(shop);
    const first = await Promise.all(Array.from({ length: 8 }, () => api.sendMyPinCode()));
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
    const soon = await api.sendMyPinCode();
    await expectRefusal(soon, "rate_limited", { meta: { policy: "pin_codes" } });
    expect(soon.error?.retry_after).toBeGreaterThan(50);
    for (let sent = 2; sent <= 5; sent += 1) {
      await later(61);
      expect((await api.sendMyPinCode()).status).toBe(200);
    }
    await later(61);
    const sixth = await api.sendMyPinCode();
    await expectRefusal(sixth, "rate_limited");
    expect(sixth.error?.retry_after).toBeGreaterThan(86_400 - 6 * 61);
    await later(86_400 - 5 * 61);
    expect((await api.sendMyPinCode()).status).toBe(200);
  });

  it("is refused while the PIN is locked", async () => {
    const { api } = await approver(shop);
    await change(shop.live, "payment_pins", "locked_until = svc_now() + interval '1 minute'");
    await later(61);
    await expectRefusal(await api.sendMyPinCode(), "pin_locked");
    await change(shop.live, "payment_pins", "locked_until = svc_now() - interval '1 second'");
    expect((await api.sendMyPinCode()).status).toBe(200);
  });

  it("takes a code that staff handed over as one by mail, once", async () => {
    const member = await signedInMember(shop);
    const { database } = await testServer();
    const owner = { account_id: shop.live.account_id, id: parseId("mem", member.id) ?? "" };
    const password_or_otp = await database.record((tx) => makePinCode(tx, owner));
    expect((await setPin(member, { pin: PIN, password_or_otp })).status).toBe(200);
    const again = await setPin(member, { pin: PIN, password_or_otp });
    await expectRefusal(again, "pin_invalid", { param: "password_or_otp" });
  });

  it("counts for one member alone", async () => {
    const [member, other] = [await signedInMember(shop), await signedInMember(shop)];
    const password_or_otp = await mailedCode(member.api, member.email);
    await mailedCode(other.api, other.email);
    if (password_or_otp !== (await codeTo(other.email))) {
      await expectRefusal(await setPin(other, { pin: PIN, password_or_otp }), "pin_invalid");
    }
    expect((await setPin(member, { pin: PIN, password_or_otp })).status).toBe(200);
  });

  it("takes no payload and no query, and names what does not belong there", async () => {
    const { api } = await signedInMember(shop);
    const query = { colour: "red" };
    const more = await api.sendMyPinCode({ query } as never);
    await expectRefusal(more, "unknown_parameter", { param: "colour" });
    const two = await api.sendMyPinCode({ query: { ...query, size: "9" } } as never);
    await expectRefusal(two, "invalid_request");
    await expectRefusal(await api.sendMyPinCode({ body: [1] } as never), "parameter_invalid");
  });

  it("is limited as all requests of the account, and refused to one that may not act", async () => {
    const { api } = await signedInMember(shop);
    await given.facts(shop, { limits: '{"requests_per_second":0.0001}' });
    await api.sendMyPinCode();
    await expectRefusal(await api.sendMyPinCode(), "rate_limited");
    await given.facts(shop, { limits: JSON.stringify(WIDE_LIMITS) });
    await given.status(shop, "suspended");
    await expectRefusal(await api.sendMyPinCode(), "account_suspended");
    await given.status(shop, "closed");
    await expectRefusal(await api.sendMyPinCode(), "account_closed");
  });
});
