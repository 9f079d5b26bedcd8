/** What staff decide of applications for dealer pricing, and what a dealer pays from then on. */
import { decide, list, readInput } from "@svc/server/commands/decide-application.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { applied, staffDecide, submitted } from "../kit/applications.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

// Staff list the applications of all organisations, the oldest first.
useOwnDatabase("applications");

const APPROVE = ["approve", "--note", "Welcome.", "--discount", "econet:usd:2.5"];

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation({ contact_email: "accounts@tuckshop.example" });
});

const shown = async () => (await shop.api.getDealerApplication()).body;

async function mails(): Promise<unknown[]> {
  return (await shop.probe.rows("messages")).map(({ text, body }) => text ?? body);
}

describe("an application that staff decide", () => {
  it("is approved with discounts, which hold from the next sale on", async () => {
    const { id, documents } = await submitted(shop);
    expect((await sell(shop)).cost).toBe("5.00");
    const more = ["--discount", "power:ZWG:1"];
    expect(await staffDecide(shop, id, ...APPROVE, ...more)).toBe(`${id}: approved.`);
    const discounts = [
      { network: "econet", currency: "USD", percent: "2.50" },
      { network: "power", currency: "ZWG", percent: "1.00" },
    ];
    expect(await shown()).toMatchObject({
      ...{ status: "approved", decision_note: "Welcome.", decided_at: expect.any(Number) },
      ...{ discounts, missing: [] },
    });
    expect((await shop.api.getAccount()).body.dealer).toMatchObject({
      ...{ status: "approved", discounts },
    });
    expect((await sell(shop)).cost).toBe("4.88");
    expect((await shop.live.api.getAccount()).body.dealer.status).toBe("none");
    const path = { document_id: documents.bank_letter ?? "" };
    expect((await shop.api.getDocument({ path })).body.status).toBe("accepted");
    const entries = (await shop.probe.rows("audit_entries")).map(({ action }) => action);
    expect(entries).toContain("dealer_application.approved");
    expect(entries).toContain("dealer.discounts_set");
  });

  it("is declined with a reason, and the business is no applicant any more", async () => {
    const { id } = await submitted(shop);
    await staffDecide(shop, id, "decline", "--note", "The TIN is that of another business.");
    expect(await shown()).toMatchObject({
      ...{ status: "declined", decision_note: "The TIN is that of another business." },
      ...{ discounts: [] },
    });
    expect((await shop.api.getAccount()).body.dealer.status).toBe("none");
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "dealer_application.declined", object_id: id, actor_type: "staff" },
      changes: { status: ["submitted", "declined"] },
      note: "Rudo Dube: The TIN is that of another business.",
    });
  });

  it("is told by mail, but for the beginning of the review", async () => {
    const { id } = await submitted(shop);
    await staffDecide(shop, id, "review");
    expect(await shop.probe.count("messages")).toBe(0);
    await staffDecide(shop, id, "question", "--note", "Which TIN is yours?");
    expect(await shop.probe.count("messages")).toBe(1);
    await shop.api.submitDealerApplication();
    await staffDecide(shop, id, ...APPROVE);
    expect(await shop.probe.count("messages")).toBe(2);
    await drain(shop, { only: ["messages"] });
    expect(await mails()).toHaveLength(2);
  });

  it("is decided once, whoever decides at the same moment", async () => {
    const { id } = await submitted(shop);
    const asked = [
      staffDecide(shop, id, ...APPROVE),
      staffDecide(shop, id, "decline", "--note", "No."),
      staffDecide(shop, id, ...APPROVE),
    ];
    const ended = await Promise.allSettled(asked);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { status, discounts } = await shown();
    const { dealer } = (await shop.api.getAccount()).body;
    expect(dealer.discounts).toEqual(status === "approved" ? discounts : []);
  });

  it("waits in a list until it is decided", async () => {
    const { database } = await testServer();
    const { id } = await submitted(shop);
    expect(await list(database)).toContain(id);
    await staffDecide(shop, id, "review");
    expect(await list(database)).toContain(id);
    await staffDecide(shop, id, ...APPROVE);
    expect(await list(database)).not.toContain(id);
  });
});

describe("a decision is refused, and nothing is written,", () => {
  it("of an application that is not submitted, or of another account", async () => {
    const { id } = await applied(shop);
    await expect(staffDecide(shop, id, ...APPROVE)).rejects.toThrow("is draft");
    const stranger = await given.stranger();
    await expect(staffDecide(stranger, id, ...APPROVE)).rejects.toThrow("no such application");
    expect((await shown()).status).toBe("draft");
  });

  it("of a network that there is not", async () => {
    const { id } = await submitted(shop);
    const said = ["approve", "--note", "Yes.", "--discount", "orange:USD:2"];
    await expect(staffDecide(shop, id, ...said)).rejects.toThrow("There is no network orange");
    expect((await shown()).status).toBe("submitted");
  });

  it("without a person, a reason or a discount, or with too much", async () => {
    const { id } = await applied(shop);
    const read = (...said: string[]) => readInput([shop.account, id, ...said]);
    const by = ["--by", "Rudo Dube"];
    expect(() => read("review")).toThrow("say who");
    expect(() => read("burn", ...by)).toThrow("Say one of");
    expect(() => read("decline", ...by)).toThrow("A note");
    expect(() => read("question", ...by)).toThrow("A note");
    expect(() => read("approve", "--note", "Yes.", ...by)).toThrow("sets a discount");
    const discount = ["--note", "Yes.", "--discount"];
    expect(() => read("decline", ...discount, "econet:USD:2", ...by)).toThrow("Approvals alone");
    expect(() => read("approve", ...discount, "econet:EUR:2", ...by)).toThrow("is written such as");
    expect(() => read("approve", ...discount, "econet:USD:101", ...by)).toThrow("100 at most");
    expect(() => readInput([shop.account])).toThrow("Name one account");
    expect(readInput([])).toBeNull();
    expect(decide).toBeTypeOf("function");
  });
});
