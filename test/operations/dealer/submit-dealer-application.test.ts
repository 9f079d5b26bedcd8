import { act, readInput } from "@svc/server/commands/review-document.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { applied, staffDecide, submitted } from "../../kit/applications.ts";
import { uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const submit = () => shop.api.submitDealerApplication();

async function reject(document: string): Promise<void> {
  const { database, config } = await testServer();
  const said = ["--by", "Rudo Dube", "--reject", "It is older than three months."];
  const review = readInput([shop.account, document, ...said]);
  if (review !== null) await act(database, review, config.secret_key);
}

describe("POST /dealer/application/submit", () => {
  it("hands it to staff, and shows on the account that the business has applied", async () => {
    const before = await applied(shop);
    const { status, body } = await submit();
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, status: "submitted", submitted_at: expect.any(Number) });
    expect((await shop.api.getAccount()).body.dealer).toEqual({
      ...{ status: "applied", discounts: [], since: null },
    });
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "dealer_application.submitted", object_id: body.id },
      changes: { status: ["draft", "submitted"] },
    });
  });

  it("is submitted again after a question, with the answer", async () => {
    const { id } = await submitted(shop);
    await staffDecide(shop, id, "question", "--note", "Which TIN is yours?");
    const { body } = await submit();
    expect(body).toMatchObject({
      status: "submitted",
      reviewer_messages: [{ text: "Which TIN is yours?" }],
    });
  });

  it("refuses with every field that is missing, as the application lists them", async () => {
    const { missing } = await applied(shop, { documents: {}, bank: undefined });
    expect(missing).toHaveLength(7);
    const refused = await submit();
    await expectRefusal(refused, "parameter_missing", { param: "bank" });
    expect(refused.error?.details?.map(({ param }) => param)).toEqual(missing);
    expect((await shop.api.getAccount()).body.dealer.status).toBe("none");
  });

  it("refuses a document that staff have rejected, until another one is named", async () => {
    const { documents } = await applied(shop);
    await reject(documents.bank_letter ?? "");
    expect((await shop.api.getDealerApplication()).body.missing).toEqual(["documents.bank_letter"]);
    await expectRefusal(await submit(), "parameter_missing", { param: "documents.bank_letter" });
    const { id: bank_letter } = await uploaded(shop);
    await shop.api.updateDealerApplication({ body: { documents: { bank_letter } } });
    expect((await submit()).status).toBe(200);
  });

  it("refuses where there is no application, and one that is submitted", async () => {
    await expectRefusal(await submit(), "resource_missing");
    await submitted(shop);
    await expectRefusal(await submit(), "invalid_transition", { meta: { status: "submitted" } });
  });

  it("is submitted once, whoever asks at the same moment", async () => {
    await applied(shop);
    const answers = await Promise.all(Array.from({ length: 5 }, submit));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const { error } of others) expect(error?.code).toBe("invalid_transition");
  });
});
