/** Nobody reviews the applications of test accounts: two steps on the clock approve them. */
import { readInstant } from "@svc/server/platform/db/columns.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { staffDecide, submitted } from "../kit/applications.ts";
import { pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const shown = async () => (await shop.api.getDealerApplication()).body;

describe("an application of a test account", () => {
  it("is in review after a step, and approved at 2.50 % after two", async () => {
    await submitted(shop, { networks: ["econet", "power"] });
    await pass(shop);
    expect((await shown()).status).toBe("in_review");
    await pass(shop);
    const percent = "2.50";
    expect(await shown()).toMatchObject({
      status: "approved",
      discounts: [
        { network: "econet", currency: "USD", percent },
        { network: "econet", currency: "ZWG", percent },
        { network: "power", currency: "USD", percent },
        { network: "power", currency: "ZWG", percent },
      ],
    });
    expect((await shown()).decision_note).toContain("Test mode");
    expect(await sell(shop)).toMatchObject({ amount: "5.00", cost: "4.88", discount: "0.12" });
    expect(await shop.probe.count("dealer_application_deadlines")).toBe(0);
  });

  it("takes its first step when it has come", async () => {
    await submitted(shop);
    const [plan] = await shop.probe.rows("dealer_application_deadlines");
    const [row] = await shop.probe.rows("dealer_applications");
    const due_at = readInstant(`${plan?.due_at}`);
    expect(due_at - readInstant(`${row?.submitted_at}`)).toBe(2_000);
  });

  it("stays as staff have decided meanwhile, and waits while they have a question", async () => {
    const { id } = await submitted(shop);
    await staffDecide(shop, id, "question", "--note", "Which TIN is yours?");
    await pass(shop);
    await pass(shop);
    expect((await shown()).status).toBe("more_information");
    await shop.api.submitDealerApplication();
    await staffDecide(shop, id, "decline", "--note", "No.");
    await pass(shop);
    expect((await shown()).status).toBe("declined");
  });

  it("waits for staff in live mode", async () => {
    await submitted(shop.live);
    expect(await shop.live.probe.count("dealer_application_deadlines")).toBe(0);
  });

  it("goes with a reset of the account, and its documents too", async () => {
    await submitted(shop);
    expect((await shop.api.resetTestAccount()).status).toBe(200);
    for (const table of ["dealer_applications", "dealer_application_deadlines", "documents"]) {
      expect(await shop.probe.count(table)).toBe(0);
    }
  });
});
