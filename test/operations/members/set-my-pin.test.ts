import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, requested } from "../../kit/agents.ts";
import { given, type Organisation, WIDE_LIMITS } from "../../kit/given.ts";
import {
  approver,
  mailedCode,
  PIN,
  type SignedInMember,
  setPin,
  signedInMember,
} from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { change } from "../../queues/poison.ts";

const OTHER = "602931";
const WRONG = "111112";

const UNTESTED = ["pin_locked", "concurrent_update", "service_unavailable"];

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function anotherCode({ api, email }: SignedInMember): Promise<string> {
  await change(shop.live, "pin_codes", "created = created - interval '61 seconds'");
  return await mailedCode(api, email);
}

async function guard() {
  const [row] = await shop.live.probe.rows("payment_pins");
  return row;
}

async function approves({ api }: SignedInMember, pin: string) {
  const { id: approval_id } = await requested(await agentOf(shop));
  return await api.approveApproval({ path: { approval_id }, body: { pin } });
}

describe("POST /members/me/pin", () => {
  it("sets the first PIN, with which its owner approves", async () => {
    const member = await signedInMember(shop);
    const { status, body } = await setPin(member, { pin: PIN });
    expect([status, body]).toMatchObject([
      200,
      { id: member.id, object: "member", email: member.email, role: "owner", pin_set: true },
    ]);
    expect((await approves(member, PIN)).body).toMatchObject({ status: "approved" });
    const { body: log } = await shop.api.listAuditEvents({ query: { action: "pin.changed" } });
    expect(log.data).toMatchObject([
      { object_id: member.id, actor: { type: "member", id: member.id }, note: null },
    ]);
  });

  it("is kept as nobody can read it, and told to nobody but its owner", async () => {
    await approver(shop);
    const tables = ["payment_pins", "pin_codes", "messages", "audit_entries", "request_logs"];
    const rows = await Promise.all(tables.map((table) => shop.live.probe.rows(table)));
    expect(JSON.stringify(rows)).not.toContain(PIN);
    expect((await guard())?.sealed_hash).toMatch(/^v1\./);
  });

  it("changes with the current PIN and a code, at once", async () => {
    const member = await approver(shop);
    const password_or_otp = await anotherCode(member);
    const body = { pin: OTHER, current_pin: PIN, password_or_otp };
    expect((await member.api.setMyPin({ body })).status).toBe(200);
    await expectRefusal(await approves(member, PIN), "pin_invalid", { param: "pin" });
    expect((await approves(member, OTHER)).status).toBe(200);
  });

  it("replaces a forgotten PIN, which then approves nothing for 12 hours", async () => {
    const member = await approver(shop);
    const { status } = await setPin(member, {
      ...{ pin: OTHER, current_pin: null, password_or_otp: await anotherCode(member) },
    });
    expect(status).toBe(200);
    const blocked = await approves(member, OTHER);
    await expectRefusal(blocked, "pin_locked");
    const left = Number(blocked.error?.meta?.locked_until) - runNow() / 1_000;
    expect(left).toBeGreaterThan(12 * 3_600 - 60);
    await change(shop.live, "payment_pins", "approves_from = approves_from - interval '12 hours'");
    expect((await approves(member, OTHER)).status).toBe(200);
  });

  it("keeps those 12 hours when the new PIN is changed again", async () => {
    const member = await approver(shop);
    await setPin(member, { pin: OTHER, password_or_otp: await anotherCode(member) });
    const password_or_otp = await anotherCode(member);
    await setPin(member, { pin: PIN, current_pin: OTHER, password_or_otp });
    await expectRefusal(await approves(member, PIN), "pin_locked");
  });

  it.each(["000000", "999999", "123456", "345678", "987654", "567890", "109876"])(
    "refuses %s, which is guessed first",
    async (pin) => {
      const { api } = await signedInMember(shop);
      const answer = await api.setMyPin({ body: { pin, password_or_otp: WRONG } });
      await expectRefusal(answer, "parameter_invalid", { param: "pin" });
    },
  );

  it.each(["12345", "1234567", "12345a", ""])("names a PIN that is none: %j", async (pin) => {
    const { api } = await signedInMember(shop);
    const answer = await api.setMyPin({ body: { pin, password_or_otp: WRONG } });
    await expectRefusal(answer, "parameter_invalid", { param: "pin" });
  });

  it("names what is missing, unknown, or both", async () => {
    const { api } = await signedInMember(shop);
    await expectRefusal(await api.setMyPin({ body: { pin: PIN } }), "parameter_missing");
    const right = { pin: PIN, password_or_otp: WRONG };
    const unknown = await api.setMyPin({ body: { ...right, colour: "red" } });
    await expectRefusal(unknown, "unknown_parameter", { param: "colour" });
    await expectRefusal(await api.setMyPin({ body: { colour: "red" } }), "invalid_request");
  });

  it("refuses with pin_required whoever confirms with no code, where a PIN is set", async () => {
    const member = await approver(shop);
    const answer = await setPin(member, { pin: OTHER, password_or_otp: "correct horse battery" });
    await expectRefusal(answer, "pin_required", { param: "current_pin" });
    const current = { pin: OTHER, current_pin: PIN, password_or_otp: "correct horse battery" };
    const wrong = await setPin(member, current);
    await expectRefusal(wrong, "pin_invalid", { param: "password_or_otp" });
  });

  it("takes a code for ten minutes and five tries, and the newest one alone", async () => {
    const member = await signedInMember(shop);
    const first = await mailedCode(member.api, member.email);
    const second = await anotherCode(member);
    if (first !== second) {
      const older = await setPin(member, { pin: PIN, password_or_otp: first });
      await expectRefusal(older, "pin_invalid", { meta: { attempts_left: 4 } });
    }
    await change(shop.live, "pin_codes", "created = created - interval '10 minutes'");
    const late = await setPin(member, { pin: PIN, password_or_otp: second });
    await expectRefusal(late, "pin_invalid", { meta: { attempts_left: 0 } });
    const third = await mailedCode(member.api, member.email);
    const wrong = third === WRONG ? "111113" : WRONG;
    const many = Array.from({ length: 40 }, () =>
      setPin(member, { pin: PIN, password_or_otp: wrong }),
    );
    expect(new Set((await Promise.all(many)).map(({ error }) => error?.code))).toEqual(
      new Set(["pin_invalid"]),
    );
    const right = await setPin(member, { pin: PIN, password_or_otp: third });
    await expectRefusal(right, "pin_invalid", { meta: { attempts_left: 0 } });
  });

  it("takes a code once, of many that come with it at the same time", async () => {
    const member = await signedInMember(shop);
    const password_or_otp = await mailedCode(member.api, member.email);
    const body = (pin: string) => ({ body: { pin, password_or_otp } });
    const answers = await Promise.all(
      [PIN, OTHER, PIN].map((pin) => member.api.setMyPin(body(pin))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { body: log } = await shop.api.listAuditEvents({ query: { action: "pin.changed" } });
    expect(log.data).toHaveLength(1);
  });

  it("lets at most five of 200 wrong PINs be tested, and locks for 30 minutes", async () => {
    const member = await approver(shop);
    const { id: approval_id } = await requested(await agentOf(shop));
    const many = Array.from({ length: 200 }, (_, at) =>
      member.api.approveApproval({
        ...{ path: { approval_id }, body: { pin: String(600_000 + at) } },
      }),
    );
    const codes = (await Promise.all(many)).map(({ error }) => error?.code);
    expect(codes.filter((code) => code === "pin_invalid")).toHaveLength(5);
    // On a busy machine some wait for their turn too long, and are not tested either.
    const untested = codes.filter((code) => code !== "pin_invalid");
    expect(new Set(untested).difference(new Set(UNTESTED))).toEqual(new Set());
    expect(untested).toContain("pin_locked");
    const right = { path: { approval_id }, body: { pin: PIN } };
    await expectRefusal(await member.api.approveApproval(right), "pin_locked");
    const set = await setPin(member, { pin: OTHER, current_pin: PIN, password_or_otp: WRONG });
    await expectRefusal(set, "pin_locked");
    await change(shop.live, "payment_pins", "locked_until = locked_until - interval '30 minutes'");
    expect((await member.api.approveApproval(right)).status).toBe(200);
    expect(await guard()).toMatchObject({ attempts: 0, locked_until: null });
  });

  it("counts wrong PINs that change it as those that approve, until a right one", async () => {
    const member = await approver(shop);
    const password_or_otp = await anotherCode(member);
    const body = { pin: OTHER, current_pin: WRONG, password_or_otp };
    const left = [4, 3, 2];
    for (const attempts_left of left) {
      const answer = await member.api.setMyPin({ body });
      await expectRefusal(answer, "pin_invalid", {
        ...{ param: "current_pin", meta: { attempts_left } },
      });
    }
    const approved = await approves(member, WRONG);
    await expectRefusal(approved, "pin_invalid", { meta: { attempts_left: 1 } });
    expect((await approves(member, PIN)).status).toBe(200);
    const again = await approves(member, WRONG);
    await expectRefusal(again, "pin_invalid", { meta: { attempts_left: 4 } });
  });

  it("goes with its member, and nobody else's changes", async () => {
    const [member, other] = [await approver(shop), await approver(shop, { role: "admin" })];
    await setPin(member, {
      pin: OTHER,
      current_pin: PIN,
      password_or_otp: await anotherCode(member),
    });
    expect((await approves(other, PIN)).status).toBe(200);
    await change(shop.live, "members", "role = 'viewer'");
    const answer = await member.api.setMyPin({ body: { pin: PIN, password_or_otp: WRONG } });
    await expectRefusal(answer, "session_required");
  });

  it("is limited with the account, and refused to one that may not act", async () => {
    const { api } = await signedInMember(shop);
    const body = { pin: PIN, password_or_otp: WRONG };
    await given.facts(shop, { limits: '{"requests_per_second":0.0001}' });
    await api.setMyPin({ body });
    await expectRefusal(await api.setMyPin({ body }), "rate_limited");
    await given.facts(shop, { limits: JSON.stringify(WIDE_LIMITS) });
    await given.status(shop, "suspended");
    await expectRefusal(await api.setMyPin({ body }), "account_suspended");
    await given.status(shop, "closed");
    await expectRefusal(await api.setMyPin({ body }), "account_closed");
  });
});
