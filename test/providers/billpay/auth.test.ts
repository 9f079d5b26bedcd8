import { describe, expect, it } from "vitest";
import type { Scenario } from "../../fakes/kit/index.ts";
import {
  actions,
  airtime,
  arrival,
  givenBillpay,
  plan,
  power,
  query,
  submit,
  vended,
} from "./given.ts";

const given = givenBillpay();

const ON_AUTH = { action: "auth" };
const ON_STATUS = { action: "status" };

describe("an AUTH that is refused moves nothing", () => {
  const failed = (narration: string): Scenario => ({
    ...{ play: "failed", match: ON_AUTH, with: { narration } },
  });

  it.each([
    ["The meter number does not exist.", { kind: "refused", code: "meter_not_found" }],
    ["The meter is blocked.", { kind: "refused", code: "meter_blocked" }],
    ["The account is in the other currency.", { kind: "refused", code: "meter_currency_mismatch" }],
    ["The amount is below the minimum.", { kind: "refused", code: "amount_not_allowed" }],
    ["Settle your debt first.", { kind: "refused", code: "meter_arrears" }],
    ["It cannot be done.", { kind: "refused", code: "network_rejected" }],
    ["Insufficient funds in the vendor wallet.", { kind: "not_taken", reason: "float" }],
    ["The service is unavailable.", { kind: "not_taken", reason: "down" }],
  ])("with “%s”", async (narration, outcome) => {
    const order = power();
    expect(await submit(given, order, failed(narration))).toMatchObject(outcome);
    expect(actions(given, order)).toEqual(["Auth"]);
    expect(vended(given, order)).toEqual([]);
  });

  it("because the biller is offline", async () => {
    given.fake.setBiller("ZETDC", false);
    const order = power();
    plan(given.fake, order, { play: "offline", match: ON_AUTH });
    expect(await submit(given, order)).toMatchObject({ kind: "not_taken", reason: "down" });
    expect(vended(given, order)).toEqual([]);
  });

  it("because the wallet is empty", async () => {
    given.fake.wallets.USD = 1_000;
    const order = airtime();
    expect(await submit(given, order)).toMatchObject({ kind: "not_taken", reason: "float" });
    expect(given.fake.wallets.USD).toBe(1_000);
  });

  it("with a model state, which is a bug of ours", async () => {
    const order = airtime();
    expect(await submit(given, order, { play: "model_state", match: ON_AUTH })).toMatchObject({
      ...{ kind: "refused", code: "network_rejected", supplier_code: "model_state" },
    });
    expect(vended(given, order)).toEqual([]);
  });

  it("for a number that is not of Econet", async () => {
    const order = airtime({ target: "+263712123456" });
    expect(await submit(given, order)).toMatchObject({ kind: "refused", code: "wrong_network" });
  });
});

describe("an AUTH without an answer", () => {
  it.each(["reset", "http_503", "garbage"])(
    "(%s) is asked about, and was not taken",
    async (play) => {
      const order = airtime();
      expect(await submit(given, order, { play, match: ON_AUTH })).toEqual({
        ...{ kind: "not_taken", reason: "down" },
      });
      expect(actions(given, order)).toEqual(["Auth", "Status"]);
      expect(vended(given, order)).toEqual([]);
    },
  );

  it("that never arrived is not known, and was not taken", async () => {
    const order = airtime();
    expect(await submit(given, order, { play: "reset_undone", match: ON_AUTH })).toEqual({
      ...{ kind: "not_taken", reason: "down" },
    });
  });

  it.each([
    [{ play: "http_503", match: ON_STATUS }],
    [{ play: "garbage", match: ON_STATUS }],
    [{ play: "http_404", match: ON_STATUS }],
  ])("is unknown when the question has none either (%o)", async (silence) => {
    const order = airtime();
    const lost = { play: "reset", match: ON_AUTH };
    expect(await submit(given, order, lost, silence)).toMatchObject({ kind: "no_answer" });
    expect(vended(given, order)).toEqual([]);
  });

  it("is unknown while it is still on its way, and later was authorized at most", async () => {
    const order = airtime();
    const slow = { play: "http_503", match: ON_AUTH, with: { quiet_ms: 120_000 } };
    expect(await submit(given, order, slow)).toMatchObject({ kind: "no_answer" });
    expect(await query(given, order, { after_ms: 120_000 })).toMatchObject({ kind: "not_found" });
    expect(actions(given, order)).not.toContain("Pay");
  });

  it("that hangs is given up, and nothing is paid behind it", async () => {
    const order = airtime();
    plan(given.fake, order, { play: "hang", match: ON_AUTH });
    const gone = new AbortController();
    const outcome = given.adapter.supplier.submit(order, gone.signal);
    await arrival(given, order, "Auth");
    gone.abort();
    expect(await outcome).toMatchObject({ kind: "no_answer", reason: "timeout" });
    expect(actions(given, order)).not.toContain("Pay");
  });

  it.each([
    [{ TotalAmount: 11 }, "network_rejected"],
    [{ MemberNumber: "0772999999" }, "network_rejected"],
    [{ Currency: "ZWG" }, "network_rejected"],
  ])("for something else (%o) is not paid", async (lie, code) => {
    const order = airtime();
    const play = { play: "lie", match: ON_AUTH, with: { lie } };
    expect(await submit(given, order, play)).toMatchObject({ kind: "refused", code });
    expect(actions(given, order)).toEqual(["Auth"]);
  });

  it.each(["BeingProcessed", "Frobnicated", "Paid"])("that says %s is not paid", async (Status) => {
    const order = airtime();
    const play = { play: "lie", match: ON_AUTH, with: { lie: { Status } } };
    expect(await submit(given, order, play)).toEqual({ kind: "not_taken", reason: "down" });
    expect(actions(given, order)).toEqual(["Auth", "Status"]);
    expect(vended(given, order)).toEqual([]);
  });
});
