/** How many completions a program rewards in an hour. */
import { beforeEach, describe, expect, it } from "vitest";
import { complete, completed, type SignedProgram, signedProgram } from "../../kit/complete.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const HOUR = 3_600;

let shop: Organisation;
let program: SignedProgram;

beforeEach(async () => {
  shop = await given.organisation();
  program = await signedProgram(shop, { throttle_per_hour: 2, default_amount: "0.50" });
});

async function pass(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
}

describe("the throttle of a program", () => {
  it("lets the next completion in when the first is an hour old, and says when", async () => {
    await completed(shop, program);
    await pass(600);
    await completed(shop, program);
    await pass(600);
    const third = await complete(shop, program, { completion_id: "third" });
    const meta = { rule: "throttle_per_hour", limit: 2 };
    await expectRefusal(third, "completions_throttled", { meta });
    const seconds = third.error?.retry_after ?? 0;
    expect(seconds).toBeGreaterThan(HOUR - 1_200 - 5);
    expect(seconds).toBeLessThanOrEqual(HOUR - 1_200);
    expect(third.headers.get("retry-after")).toBe(String(seconds));
    await pass(seconds - 5);
    const early = await complete(shop, program, { completion_id: "third" });
    await expectRefusal(early, "completions_throttled");
    await pass(5);
    expect((await complete(shop, program, { completion_id: "third" })).status).toBe(201);
    await expectRefusal(await complete(shop, program), "completions_throttled");
  });

  it("counts what was made, and neither repeats nor refusals nor rewards of a key", async () => {
    await completed(shop, program, { completion_id: "one" });
    await complete(shop, program, { completion_id: "one" });
    await expectRefusal(await complete(shop, program, { amount: "0.01" }), "amount_out_of_range");
    await madeReward(shop, program.id);
    await completed(shop, program);
    await expectRefusal(await complete(shop, program), "completions_throttled");
    expect((await complete(shop, program, { completion_id: "one" })).status).toBe(200);
    expect((await askReward(shop, program.id)).status).toBe(201);
  });

  it("comes before what the program itself refuses, and before the utility is asked", async () => {
    await completed(shop, program);
    await completed(shop, program);
    const power = await complete(shop, program, { meter: "37140080011" });
    await expectRefusal(power, "completions_throttled");
    expect(await shop.probe.count("meter_quotas")).toBe(0);
  });

  it("is the program's own, and ends when it is taken off", async () => {
    await completed(shop, program);
    await completed(shop, program);
    await completed(shop, await signedProgram(shop, { throttle_per_hour: 1 }));
    const path = { program_id: program.id };
    await shop.api.updateProgram({ path, body: { throttle_per_hour: null } });
    expect((await complete(shop, program)).status).toBe(201);
  });
});
