/** Live checkout sessions whose payment is in doubt: what people have to look at is not sold. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newAlarmLines } from "../kit/drain.ts";
import { checkLedger } from "../kit/invariants.ts";
import { type LiveCheckout, openLiveCheckout } from "../kit/live-checkout.ts";
import { plays } from "../kit/live-double.ts";
import { testServer } from "../kit/server.ts";

let live: LiveCheckout;

beforeEach(async () => {
  newAlarmLines();
  live = await openLiveCheckout();
});

afterEach(async () => {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
  await live.close();
});

const CARD = { way: "card" };

/** The reference of the newest payment. */
async function newest(): Promise<string> {
  return (await live.payments()).at(-1)?.reference ?? "";
}

describe("a live session whose money people have to look at", () => {
  const POWER = { target: "37140010002", amount: "10.00", token_phone: "0771234567" };

  /** What comes of another meter for a session. */
  async function corrected({ id: session_id }: { id: string }) {
    const parts = { path: { session_id }, body: { meter: "37140060007" } };
    return await live.call("changeCheckoutSessionMeter", parts);
  }

  it("is not sold by a correction of its meter where too little was paid", async () => {
    const session = await live.open(POWER);
    await live.page(session, CARD);
    await live.fake.payAndTell(await newest(), { amount: "1.00" });
    await live.look();
    const { status, error } = await corrected(session);
    expect([status, error?.code]).toEqual([409, "invalid_transition"]);
    expect(await live.now(session)).toMatchObject({
      ...{ status: "in_review", target: POWER.target, sends: [] },
    });
    expect(await live.shop.live.probe.count("sends")).toBe(0);
  });

  it.each(["Refunded", "Disputed"])(
    "is not sold again by one where it failed and its payment is %s",
    async (status) => {
      const session = await live.open(POWER);
      await live.page(session, CARD);
      const reference = await newest();
      await live.fake.payAndTell(reference);
      await live.look();
      live.supplier.plays = [plays.refuses];
      await live.dispatch();
      expect((await live.now(session)).review?.reason).toBe("send_failed");
      await live.fake.payAndTell(reference, { status });
      await live.look();
      live.supplier.plays = [plays.delivers];
      const { error } = await corrected(session);
      expect(error?.code).toBe("invalid_transition");
      await live.dispatch();
      expect(live.supplier.vended).toEqual([]);
    },
  );

  it("is sold again by one where its payment is in order", async () => {
    const session = await live.open(POWER);
    await live.page(session, CARD);
    await live.fake.payAndTell(await newest());
    await live.look();
    live.supplier.plays = [plays.refuses];
    await live.dispatch();
    live.supplier.plays = [plays.delivers];
    expect((await corrected(session)).status).toBe(200);
    await live.dispatch();
    expect((await live.now(session)).status).toBe("fulfilled");
  });
});
