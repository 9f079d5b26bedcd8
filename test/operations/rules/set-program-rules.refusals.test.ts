import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { ruleOf, ruleOn, setRules } from "../../kit/rules.ts";

let shop: Organisation;
let program_id: string;

beforeAll(async () => {
  shop = await given.organisation();
  program_id = (await given.program(shop, { choices: ["airtime", "data"] })).id;
});

const BUNDLE = "bnd_0031JkMItPeRj5Lf6NvHo0Qu";
const percentage = { kind: "percentage", count: null };
const percent = { percent_of_value: "5.00" };
const when = (field: string, op: string, value: unknown) => ({ any: [{ field, op, value }] });

/** What is wrong with a rule, the code that says so, and the field that it names. */
const REFUSED = [
  [{ kind: "lottery" }, "rule_not_allowed", "kind"],
  [{ kind: "prize_draw" }, "rule_not_allowed", "kind"],
  [
    { on: "checkin", activity_name: null, when: when("metadata.a", "eq", "b") },
    "conflicting_parameters",
    "when.any[0].field",
  ],
  [
    { give: { amount: 1, delivery: "choice", type: "airtime" } },
    ...["conflicting_parameters", "give.type"],
  ],
  [{ count: null }, "parameter_missing", "count"],
  [{ count: {} }, "parameter_missing", "count.times"],
  [{ count: { times: 1, value: 1 } }, "conflicting_parameters", "count.value"],
  [{ count: { times: 1, every: "day" } }, "conflicting_parameters", "count.every"],
  [{ kind: "streak", count: { times: 3 } }, "parameter_missing", "count.every"],
  [{ kind: "streak", count: { every: "day" } }, "parameter_missing", "count.times"],
  [
    { kind: "milestone", count: { times: 3, within: 60 } },
    "conflicting_parameters",
    "count.within",
  ],
  [{ kind: "milestone", count: { value: 3 } }, "parameter_missing", "count.times"],
  [{ kind: "first_time" }, "conflicting_parameters", "count"],
  [{ ...percentage, count: { times: 1 }, give: percent }, "conflicting_parameters", "count"],
  [percentage, "conflicting_parameters", "give.amount"],
  [{ ...percentage, give: {} }, "parameter_missing", "give.percent_of_value"],
  [{ give: {} }, "parameter_missing", "give.amount"],
  [{ give: { amount: 1, ...percent } }, "conflicting_parameters", "give.percent_of_value"],
  [{ give: { amount: 1, max: 1 } }, "conflicting_parameters", "give.max"],
  [{ give: { amount: 1, type: "data" } }, "parameter_missing", "give.bundle_id"],
  [
    { give: { amount: 1, type: "airtime", bundle_id: BUNDLE } },
    ...["conflicting_parameters", "give.bundle_id"],
  ],
  [{ give: { amount: 1, bundle_id: BUNDLE } }, "reference_not_found", "give.bundle_id"],
  [{ give: { amount: 1, type: "power" } }, "choice_not_allowed", "give.type"],
  [{ give: { amount: "0.00" } }, "invalid_amount", "give.amount"],
  [{ give: { ...percent, max: "0" } }, "invalid_amount", "give.max"],
  [{ count: { value: "0.00" } }, "invalid_amount", "count.value"],
  [{ limit: { per_day: { amount: "0.00" } } }, "invalid_amount", "limit.per_day.amount"],
  [{ count: { times: 1, within: "soon" } }, "invalid_duration", "count.within"],
  [{ count: { times: 1, within: "401d" } }, "time_out_of_range", "count.within"],
  [{ cooldown: "401d" }, "time_out_of_range", "cooldown"],
  [{ starts_at: "tomorrow" }, "invalid_time", "starts_at"],
  [{ starts_at: 2_000_000_000, ends_at: 2_000_000_000 }, "time_out_of_range", "ends_at"],
  [{ when: when("value", "contains", "1") }, "conflicting_parameters", "when.any[0].value"],
  [{ when: when("value", "gt", "much") }, "conflicting_parameters", "when.any[0].value"],
  [{ when: when("name", "in", "visit") }, "conflicting_parameters", "when.any[0].value"],
  [{ when: when("name", "eq", ["visit"]) }, "conflicting_parameters", "when.any[0].value"],
  [{ when: when("metadata.a", "gt", "b") }, "conflicting_parameters", "when.any[0].value"],
  [{ when: when("metadata.a", "contains", 1) }, "conflicting_parameters", "when.any[0].value"],
] as const;

const condition = { field: "metadata.branch", op: "eq", value: "mbare" };
/** What a rule asks for that only activities have, and the field that says so. */
const OF_ACTIVITIES = [
  [{ activity_name: "visit" }, "activity_name"],
  [{ kind: "percentage", count: null, give: percent }, "kind"],
  [{ count: { value: "5.00" } }, "count.value"],
  [{ give: percent }, "give.percent_of_value"],
  [{ when: { all: [condition, { ...condition, field: "name" }] } }, "when.all[1].field"],
  [{ when: { any: [{ field: "value", op: "gt", value: 1 }, condition] } }, "when.any[0].field"],
] as const;

describe("PUT /programs/{program_id}/rules", () => {
  it.each(REFUSED)("refuses %j with %s of %s", async (wanted, code, field) => {
    const body = { rules: [ruleOf(), ruleOf(wanted)] } as never;
    const answer = await shop.api.setProgramRules({ path: { program_id }, body });
    await expectRefusal(answer, code as "invalid_amount");
    expect(answer.error?.param).toBe(`rules[1].${field}`);
  });

  it.each(OF_ACTIVITIES)("refuses %j of a completion or a referral", async (wanted, field) => {
    for (const on of ["completion", "referral"] as const) {
      const body = { rules: [ruleOn(on), ruleOn(on, wanted)] } as never;
      const answer = await shop.api.setProgramRules({ path: { program_id }, body });
      await expectRefusal(answer, "conflicting_parameters");
      expect(answer.error?.param).toBe(`rules[1].${field}`);
    }
  });

  it("refuses a rule that is there twice", async () => {
    const [rule] = await setRules(shop, program_id, [ruleOf()]);
    const twice = ruleOf({ id: rule?.id });
    const body = { rules: [twice, twice] } as never;
    const answer = await shop.api.setProgramRules({ path: { program_id }, body });
    await expectRefusal(answer, "conflicting_parameters", { param: "rules[1].id" });
  });
});
