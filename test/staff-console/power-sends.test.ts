/** Electricity that its network does not explain, as staff decide it from a supplier's screen. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Shop } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { boundTo, type LiveDouble, liveDouble } from "../kit/live-double.ts";
import { forgetSupply, liveShop, sellFrom } from "../kit/live-shop.ts";
import { fieldsOf, sendForm } from "../kit/pages.ts";
import { sendInReview } from "../kit/send-in-review.ts";
import { testServer } from "../kit/server.ts";
import { lookAt, type StaffBrowser, signedInStaff } from "../kit/staff.ts";

const QUEUE = "/staff/sends";

let shop: Shop;
let supplier: LiveDouble;
let staff: StaffBrowser;

beforeEach(async () => {
  shop = await liveShop();
  supplier = liveDouble("staffed");
  await sellFrom(boundTo(supplier));
  staff = await signedInStaff();
});

afterEach(async () => {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  await forgetSupply();
});

describe("electricity in review", () => {
  const bought = { product: "power-usd", target: "37140030000", amount: "20.00" };

  /** The page of one, and its form of a delivery. */
  async function toDecide() {
    const id = await sendInReview({ shop, supplier }, { ...bought, token_phone: "+263771230000" });
    const path = `${QUEUE}/${shop.account}/${id}`;
    const page = await lookAt(staff, path);
    const action = `${path}/decide?outcome=delivered`;
    const said = { reason: "Seen at the supplier.", supplier_reference: "HR-7" };
    const decided = async (values: Record<string, string>) => {
      const fields = { ...fieldsOf(page, action, { ...said, ...values }), form_key: randomUUID() };
      return (await sendForm(staff.browser, action, fields)).text;
    };
    return {
      page,
      decided,
      now: async () => (await shop.api.getSend({ path: { send_id: id } })).body,
    };
  }

  it("was delivered with all of its tokens, in the order of their entry", async () => {
    const { page, decided, now } = await toDecide();
    expect(page.text).toContain("Tokens One a line, in the order of their entry");
    const tokens = [
      "1111 1111 1111 1111 1111 key change",
      "22222222222222222222 key change",
      "",
      "3333-3333-3333-3333-3333 12.50",
    ];
    expect(await decided({ tokens: tokens.join("\r\n"), arrears: "2.00" })).toContain("Done.");
    const nothing = { levy: "0.00", tax: "0.00", fee: "0.00" };
    expect(await now()).toMatchObject({
      ...{ status: "delivered", provider_reference: "HR-7", units: "12.50" },
      token: "3333 3333 3333 3333 3333",
      power: {
        tokens: [
          { sequence: 1, kind: "key_change", token: "1111 1111 1111 1111 1111", units_kwh: null },
          { sequence: 2, kind: "key_change", token: "2222 2222 2222 2222 2222", units_kwh: null },
          { sequence: 3, kind: "credit", units_kwh: "12.50" },
        ],
        breakdown: { ...nothing, energy: "18.00", arrears: "2.00" },
      },
    });
    expect((await shop.api.getCredit()).body.USD.available).toBe("980.00");
  });

  it("without a token was delivered only where all of it went to arrears", async () => {
    const { decided, now } = await toDecide();
    for (const [values, why] of [
      [{}, "Electricity is delivered with its tokens"],
      [{ arrears: "5.00" }, "without a credit token all went to arrears: USD 20.00"],
      [{ tokens: "1111 1111 1111 1111 1111 key change" }, "all went to arrears"],
      [{ arrears: "20.01" }, "all went to arrears"],
      [{ arrears: "much" }, "Arrears are written such as 5.00."],
      [{ tokens: "1111 1111 1111 1111 1111" }, "A token has 20 digits, and behind them"],
      [{ tokens: "1111 1111 1111 1111 111 5.00" }, "A token has 20 digits"],
      [{ tokens: "1111 1111 1111 1111 1111 1111" }, "A token has 20 digits"],
      [{ tokens: "11111111111111111111 5.00", arrears: "20.00" }, "less than USD 20.00"],
    ] as const) {
      expect(await decided(values)).toContain(why);
    }
    expect((await now()).status).toBe("requires_review");
    expect(await decided({ arrears: "20.00" })).toContain("Done.");
    expect(await now()).toMatchObject({
      ...{ status: "delivered", token: null, units: "0.00" },
      power: { tokens: [], breakdown: { energy: "0.00", arrears: "20.00" } },
    });
    expect((await shop.api.getCredit()).body.USD.available).toBe("980.00");
  });
});
