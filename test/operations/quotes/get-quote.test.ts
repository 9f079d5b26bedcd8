import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

const POWER = { target: "37140030000", amount: "10.00", currency: "USD" } as const;

describe("GET /quotes/{quote_id}", () => {
  it("returns the quote as it was made", async () => {
    const { api } = await given.organisation();
    const made = await api.createQuote({ body: POWER });
    const read = await api.getQuote({ path: { quote_id: made.body.id } });
    expect(read.status).toBe(200);
    expect(read.body).toEqual(made.body);
  });

  it("is expired once its 30 minutes have passed on the account's clock", async () => {
    const { api } = await given.organisation();
    const { body } = await api.createQuote({ body: POWER });
    const path = { quote_id: body.id };
    await api.advanceTestClock({ body: { seconds: 1_790 } });
    expect((await api.getQuote({ path })).body.status).toBe("open");
    await api.advanceTestClock({ body: { seconds: 10 } });
    const { body: late } = await api.getQuote({ path });
    expect(late).toEqual({ ...body, status: "expired" });
  });

  it("is seen by nobody else", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.createQuote({ body: POWER });
    const path = { quote_id: body.id };
    await expectUnseen("getQuote", { path });
    await expectRefusal(await shop.live.api.getQuote({ path }), "resource_missing");
  });
});
