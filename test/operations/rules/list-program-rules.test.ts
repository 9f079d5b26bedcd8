import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";
import { ruleOf, setRules } from "../../kit/rules.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("GET /programs/{program_id}/rules", () => {
  it("shows the rules in the order in which they are evaluated, highest priority first", async () => {
    const { id: program_id } = await given.program(shop);
    await setRules(shop, program_id, [
      ruleOf({ name: "low", priority: 1 }),
      ruleOf({ name: "high", priority: 9 }),
      ruleOf({ name: "low again", priority: 1 }),
    ]);
    const { body } = await shop.api.listProgramRules({ path: { program_id } });
    expect(body.data.map(({ name }) => name)).toEqual(["high", "low", "low again"]);
    const url = `/dev/v1/programs/${program_id}/rules`;
    expect(body).toMatchObject({ object: "list", url, has_more: false, next_cursor: null });
  });

  it("tells active rules from those that are switched off", async () => {
    const { id: program_id } = await given.program(shop);
    await setRules(shop, program_id, [ruleOf({ name: "on" }), ruleOf({ active: false })]);
    const named = async (active: boolean) =>
      (await shop.api.listProgramRules({ path: { program_id }, query: { active } })).body.data.map(
        ({ name }) => name,
      );
    expect(await named(true)).toEqual(["on"]);
    expect(await named(false)).toEqual(["Each visit"]);
  });

  it("shows a program without rules as an empty list", async () => {
    const { id: program_id } = await given.program(shop);
    expect((await shop.api.listProgramRules({ path: { program_id } })).body.data).toEqual([]);
  });

  it("is seen by no other organisation", async () => {
    const { id: program_id } = await given.program(shop);
    await expectUnseen("listProgramRules", { path: { program_id } });
  });
});
