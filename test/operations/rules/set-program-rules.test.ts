import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { ruleOf, setRules } from "../../kit/rules.ts";

let shop: Organisation;
let program_id: string;

beforeEach(async () => {
  shop = await given.organisation();
  program_id = (await given.program(shop)).id;
});

async function list() {
  return (await shop.api.listProgramRules({ path: { program_id } })).body.data;
}

describe("PUT /programs/{program_id}/rules", () => {
  it("makes a rule with all that it leaves out", async () => {
    const { body: clock } = await shop.api.getTestClock();
    const minimal = { name: "Welcome", kind: "first_time", on: "activity" };
    const [rule] = await setRules(shop, program_id, [{ ...minimal, give: { amount: 1 } }]);
    expect(rule).toMatchObject({
      ...{ ...minimal, object: "program_rule", livemode: false, currency: "USD", active: true },
      ...{ activity_name: null, when: { all: [], any: [] }, count: null, starts_at: null },
      ...{ ends_at: null, priority: 0, cooldown: null, matched_count: 0 },
      limit: { lifetime: null, per_day: null, per_week: null, per_month: null },
      give: {
        ...{ amount: "1.00", percent_of_value: null, max: null, type: null, bundle_id: null },
        delivery: "direct",
      },
    });
    expect(rule?.created).toBeGreaterThanOrEqual(clock.now);
  });

  it("keeps a rule that is sent back as it is shown", async () => {
    const [shown] = await setRules(shop, program_id, [
      ruleOf({
        ...{ count: { value: "50.00", within: "30d" }, limit: { per_day: { count: 1 } } },
        ...{ when: { all: [{ field: "metadata.branch", op: "eq", value: "mbare" }] } },
        ...{ cooldown: "1h", starts_at: 1_800_000_000, ends_at: "2027-06-01T00:00:00Z" },
        give: { percent_of_value: "2.50", max: "1.00" },
      }),
    ]);
    const {
      object: _o,
      created: _c,
      livemode: _l,
      currency: _u,
      matched_count: _m,
      ...sent
    } = shown as NonNullable<typeof shown>;
    expect(await setRules(shop, program_id, [sent])).toEqual([shown]);
  });

  it("replaces by id, switches off what is left out, and erases nothing", async () => {
    const [one, two] = await setRules(shop, program_id, [
      ruleOf({ name: "one" }),
      ruleOf({ name: "two" }),
    ]);
    await setRules(shop, program_id, [ruleOf({ id: one?.id, name: "one again" })]);
    const [first, second] = await list();
    expect(first).toEqual({ ...one, name: "one again" });
    expect(second).toEqual({ ...two, active: false });
    await setRules(shop, program_id, []);
    expect((await list()).map(({ active }) => active)).toEqual([false, false]);
  });

  it("is counted by the program, but for what is switched off", async () => {
    await setRules(shop, program_id, [ruleOf(), ruleOf(), ruleOf({ active: false })]);
    const { body: shown } = await shop.api.getProgram({ path: { program_id } });
    expect(shown.rules_count).toBe(2);
    const { body: listed } = await shop.api.listPrograms();
    expect(listed.data.map(({ rules_count }) => rules_count)).toEqual([2]);
  });

  it("takes 50 active rules and no more, and 500 with those switched off", async () => {
    const active = Array.from({ length: 50 }, () => ruleOf());
    await setRules(shop, program_id, active);
    const meta = { limit: "active_program_rules", max: 50 };
    const more = { rules: [...active, ruleOf()] } as never;
    const path = { program_id };
    const full = await shop.api.setProgramRules({ path, body: more });
    await expectRefusal(full, "limit_reached", { param: "rules", meta });
    const off = Array.from({ length: 451 }, () => ruleOf({ active: false }));
    const many = await shop.api.setProgramRules({ path, body: { rules: off } as never });
    await expectRefusal(many, "limit_reached", { meta: { limit: "program_rules", max: 500 } });
    await setRules(shop, program_id, off.slice(1));
    expect(await list()).toHaveLength(500);
  });

  it("takes 1,000 active rules of an account, but for those of closed programs", async () => {
    const some = (count: number) => Array.from({ length: count }, () => ruleOf());
    for (let programs = 0; programs < 19; programs += 1) {
      await setRules(shop, (await given.program(shop)).id, some(50));
    }
    const { id: other } = await given.program(shop);
    await setRules(shop, other, some(48));
    await setRules(shop, program_id, [ruleOf(), ruleOf()]);
    const path = { program_id };
    const body = { rules: [ruleOf(), ruleOf(), ruleOf()] } as never;
    const meta = { limit: "active_account_rules", max: 1_000 };
    const full = await shop.api.setProgramRules({ path, body });
    await expectRefusal(full, "limit_reached", { param: "rules", meta });
    await shop.api.closeProgram({ path: { program_id: other } });
    expect((await shop.api.setProgramRules({ path, body })).status).toBe(200);
  });

  it("takes conditions of 1 MiB, of the account's active rules and of all of the program", async () => {
    const { id: other } = await given.program(shop);
    const value = Array.from({ length: 100 }, (_, index) => String(index).padEnd(500, "é"));
    const all = Array.from({ length: 6 }, () => ({ field: "metadata.a", op: "in", value }));
    const large = ruleOf({ when: { all } });
    const meta = { limit: "rule_condition_bytes", max: 1_048_576 };
    await setRules(shop, other, [large]);
    const path = { program_id };
    const full = await shop.api.setProgramRules({ path, body: { rules: [large] } as never });
    await expectRefusal(full, "limit_reached", { param: "rules", meta });
    await setRules(shop, other, []);
    await setRules(shop, program_id, [large]);
    const again = await shop.api.setProgramRules({ path, body: { rules: [large] } as never });
    await expectRefusal(again, "limit_reached", { param: "rules", meta });
  });

  it("leaves the set as it was when one rule of it is refused", async () => {
    const before = await setRules(shop, program_id, [ruleOf()]);
    const body = { rules: [ruleOf(), ruleOf({ on: "checkin" })] } as never;
    const refused = await shop.api.setProgramRules({ path: { program_id }, body });
    await expectRefusal(refused, "conflicting_parameters", { param: "rules[1].activity_name" });
    expect(await list()).toEqual(before);
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("setProgramRules", { path: { program_id }, body: { rules: [] } });
  });

  it("names no rule of another program", async () => {
    const { id: other } = await given.program(shop);
    const [rule] = await setRules(shop, other, [ruleOf()]);
    const body = { rules: [ruleOf({ id: rule?.id })] } as never;
    const answer = await shop.api.setProgramRules({ path: { program_id }, body });
    await expectRefusal(answer, "reference_not_found", { param: "rules[0].id" });
  });

  it("refuses with program_closed", async () => {
    await shop.api.closeProgram({ path: { program_id } });
    const answer = await shop.api.setProgramRules({ path: { program_id }, body: { rules: [] } });
    await expectRefusal(answer, "program_closed");
  });
});
