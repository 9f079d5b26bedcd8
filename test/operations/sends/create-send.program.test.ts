import { describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { saleWith, validate } from "./sale.ts";

describe("a sale that names a program", () => {
  it.each(["draft", "active", "closed"])(
    "is attributed to a %s one, and to nothing else",
    async (status) => {
      const shop = await given.organisation();
      const { id: program } = await given.program(shop, { budget: "1.00", choices: ["power"] });
      const path = { program_id: program };
      if (status !== "draft") await shop.api.activateProgram({ path });
      if (status === "closed") await shop.api.closeProgram({ path });
      const { body: before } = await shop.api.getProgram({ path });
      const { id } = await sell(shop, { program });
      await sell(shop);
      const { body: send } = await shop.api.getSend({ path: { send_id: id } });
      expect(send).toMatchObject({ program, reward: null });
      const { body: listed } = await shop.api.listSends({ query: { program } });
      expect(listed.data.map((one) => one.id)).toEqual([id]);
      expect((await shop.api.getProgram({ path })).body).toEqual(before);
    },
  );

  it("keeps it when it is sold once more, and shows it in place of its ID", async () => {
    const shop = await given.organisation();
    const { id: program } = await given.program(shop);
    const path = { send_id: (await sell(shop, { program })).id };
    await shop.api.advanceTestSend({ path, body: { to: "failed" } });
    await drain(shop);
    const { body: retry } = await shop.api.retrySend({ path });
    expect(retry.program).toBe(program);
    const query = { expand: ["program" as const] };
    const shown = await shop.api.getSend({ path: { send_id: retry.id }, query });
    expect(shown.body.program).toMatchObject({ id: program, object: "program" });
  });

  it("is refused for one of nobody, in a validation too", async () => {
    const shop = await given.organisation();
    const { id: stranger } = await given.program(await given.organisation());
    for (const program of [stranger, "prg_0031JkEAlHwJb7Dx8FnZg2Im", "rcp_1"]) {
      const answer = await shop.api.createSend({ body: saleWith({ program }) });
      await expectRefusal(answer, "reference_not_found", { param: "program" });
    }
    const { problems } = await validate(shop, { program: stranger });
    expect(problems).toMatchObject([{ code: "reference_not_found", param: "program" }]);
  });
});
