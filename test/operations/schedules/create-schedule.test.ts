import type { ErrorCode } from "@svc/generated/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { drain } from "../../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const PERSON = { phone: "0771234567", name: "Tariro Moyo" };
const BODY = {
  ...{ name: "Airtime", cadence: "daily", hour: 8, amount: "5.00", currency: "USD" },
  recipients: [PERSON],
} as const;
const METER = { ...BODY, recipients: undefined, meter: "37140030000", token_phone: "0771234567" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function refused(body: object, code: ErrorCode, param?: string, by: KeyInHand = shop.key) {
  const answer = await by.api.createSchedule({ body: body as never });
  await expectRefusal(answer, code, param === undefined ? {} : { param });
}

const made = async (body: object) => {
  const answer = await shop.api.createSchedule({ body: body as never });
  expect(answer.status).toBe(201);
  return answer.body;
};

describe("a schedule", () => {
  it("is made with its next runs, and charges nothing", async () => {
    const { body: before } = await shop.api.getCredit();
    const schedule = await made(BODY);
    expect(schedule).toMatchObject({
      ...{ active: true, cadence: "daily", product: "airtime-usd", type: "airtime" },
      ...{ recipient_count: 1, estimated_total: "5.00", custom_sms: false },
      ...{ last_batch: null, last_result: null, timezone: "Africa/Harare" },
      recipients: [{ phone: "+263771234567", name: "Tariro Moyo", recipient: null, amount: null }],
    });
    expect(schedule.next_runs).toHaveLength(3);
    expect(schedule.next_occurrence).toBe(schedule.next_runs[0]);
    const { body: after } = await shop.api.getCredit();
    expect(after.USD).toEqual(before.USD);
  });

  it("is announced at once where its first run is less than a day away", async () => {
    const { id } = await made(BODY);
    await drain(shop);
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "schedule.occurrence.upcoming" } });
    expect(body.data.map(({ data }) => data.object)).toMatchObject([
      { object: "schedule_occurrence", schedule: id, status: "planned", estimated_total: "5.00" },
    ]);
  });

  it("names recipients by our ID or their own, each with settings of their own", async () => {
    const tendai = await given.recipient(shop, { external_id: "emp-1" });
    const rudo = await given.recipient(shop, { phone: "0712345678" });
    const recipients = ["ext:emp-1", { recipient: rudo.id, amount: "7.50" }];
    const schedule = await made({ ...BODY, recipients });
    expect(schedule.recipients).toMatchObject([
      { recipient: tendai.id, phone: null, amount: null },
      { recipient: rudo.id, amount: "7.50" },
    ]);
    expect(schedule.estimated_total).toBe("12.50");
  });

  it("goes to the members of a group, as many as there are", async () => {
    const group = await given.group(shop);
    const schedule = await made({ ...BODY, recipients: undefined, group: group.id });
    expect(schedule).toMatchObject({ group: group.id, recipients: [], recipient_count: 0 });
    await given.recipient(shop, { groups: [group.id] });
    const path = { schedule_id: schedule.id };
    const { body } = await shop.api.getSchedule({ path, query: { expand: ["group"] } });
    expect(body).toMatchObject({ recipient_count: 1, estimated_total: "5.00" });
    expect(body.group).toMatchObject({ id: group.id, object: "group" });
  });

  it("buys power for one meter, and a bundle at its price", async () => {
    const power = await made({ ...METER, name: "Power", amount: "20.00" });
    expect(power).toMatchObject({ type: "power", meter: "37140030000", recipient_count: 1 });
    const data = { ...BODY, type: "data", amount: undefined, bundle_id: bundleOn("econet") };
    expect(await made(data)).toMatchObject({ type: "data", amount: "0.50" });
  });

  it("is paused from the start where that is asked for", async () => {
    const schedule = await made({ ...BODY, active: false });
    expect(schedule).toMatchObject({ active: false, next_occurrence: null, next_runs: [] });
    expect(schedule.estimated_total).toBeNull();
  });

  it("is made once, however often it is asked for with one key", async () => {
    const send = () => shop.api.createSchedule({ body: BODY as never, idempotency_key: "sch-1" });
    const [first, second] = [await send(), await send()];
    expect(second.body.id).toBe(first.body.id);
    const other = { ...BODY, name: "Other" } as never;
    const third = await shop.api.createSchedule({ body: other, idempotency_key: "sch-1" });
    await expectRefusal(third, "idempotency_mismatch");
  });
});

describe("a schedule is refused", () => {
  it.each([
    ["parameter_missing", { recipients: undefined }, "recipients"],
    ["parameter_missing", { currency: undefined }, "currency"],
    ["parameter_missing", { amount: undefined }, "amount"],
    ["parameter_missing", { cadence: "weekly" }, "day_of_week"],
    ["parameter_missing", { cadence: "yearly", day_of_month: 3 }, "month_of_year"],
    ["parameter_missing", { cadence: "payday" }, "day_of_month"],
    ["parameter_missing", { recipients: [{ name: "Nobody" }] }, "recipients[0].recipient"],
    ["conflicting_parameters", { meter: "37140030000" }, "meter"],
    ["conflicting_parameters", { token_phone: "0771234567" }, "token_phone"],
    ["conflicting_parameters", { day_of_week: 3 }, "day_of_week"],
    ["conflicting_parameters", { recipients: [{ recipient: "RCP", phone: "0771234567" }] }],
    ["invalid_phone", { recipients: [{ phone: "077123" }] }, "recipients[0].phone"],
    ["invalid_phone", { recipients: ["MUTE"] }, "recipients[0].recipient"],
    ["invalid_meter_number", { recipients: undefined, meter: "371400" }, "meter"],
    ["invalid_amount", { amount: "-1" }, "amount"],
    ["invalid_currency", { currency: "EUR" }, "currency"],
    ["invalid_metadata", { metadata: { "a b": "c" } }],
    ["time_out_of_range", { cadence: "biweekly", anchor_date: "2040-01-01" }, "anchor_date"],
    ["unknown_merge_field", { sms_message: "{nobody}" }, "sms_message"],
    ["sms_too_long", { sms_message: "{name}".repeat(5) }, "sms_message"],
    ["reference_not_found", { recipients: ["ext:nobody"] }, "recipients[0]"],
    ["reference_not_found", { cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" }, "cost_center"],
    ["reference_not_found", { bundle_id: "bnd_0031JkMItPeRj5Lf6NvHo0Qu" }, "bundle_id"],
    ["product_mismatch", { product: "airtime-eur" }, "product"],
    ["product_mismatch", { product: "airtime-zwg" }, "currency"],
    ["unsupported_network", { recipients: [{ phone: "0791234567" }] }, "recipients[0].phone"],
    ["amount_out_of_range", { amount: "0.01" }, "amount"],
    [
      "amount_out_of_range",
      { recipients: [{ ...PERSON, amount: "0.01" }] },
      "recipients[0].amount",
    ],
  ] as const)("with %s: %j", async (code, wrong, param?: string) => {
    const recipient = await given.recipient(shop);
    const mute = await given.recipient(shop, {
      phone: undefined,
      meters: [{ number: "37140030000" }],
    });
    const text = JSON.stringify({ ...BODY, ...wrong });
    const written = text.replace("RCP", recipient.id).replace("MUTE", mute.id);
    await refused(JSON.parse(written), code, param);
  });

  it("with a group that there is not, or one that is another kind of target", async () => {
    const group = "grp_0031JkpZPPPP6UeP3C4DSA7L";
    await refused({ ...BODY, recipients: undefined, group }, "reference_not_found", "group");
    await refused({ ...METER, token_phone: undefined }, "token_phone_required", "token_phone");
    await refused({ ...METER, type: "airtime" }, "product_mismatch", "meter");
    await refused({ ...METER, amount: "20.005" }, "invalid_amount");
  });

  it("with somebody who is being erased", async () => {
    const { id } = await given.recipient(shop);
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await refused({ ...BODY, recipients: [id] }, "erased_recipient", "recipients[0]");
  });

  it("with a bundle of another network, a withdrawn one, or another price", async () => {
    const data = { ...BODY, type: "data", amount: undefined, bundle_id: bundleOn("econet") };
    const netone = { ...data, bundle_id: bundleOn("netone") };
    await refused(netone, "product_mismatch", "bundle_id");
    await refused({ ...data, amount: "99.00" }, "amount_not_allowed", "amount");
    const withdrawn = { ...data, bundle_id: withdrawnBundle() };
    await refused(withdrawn, "bundle_unavailable", "bundle_id");
    const live = await given.keyByHand(shop.live);
    await refused(data, "data_not_live", "bundle_id", live);
  });

  it("with what its key may not sell", async () => {
    const key = (wanted: object) => given.key(shop, wanted as never);
    const products = await key({ allowed_products: ["airtime-zwg"] });
    await refused(BODY, "product_not_allowed", "product", products);
    const networks = await key({ allowed_networks: ["netone"] });
    await refused(BODY, "network_not_allowed", "recipients[0].phone", networks);
    const people = await key({ recipient_allowlist: ["0712345678"] });
    await refused(BODY, "recipient_not_allowed", "recipients[0].phone", people);
  });

  it("with a target that is blocked", async () => {
    await given.blocked(shop, "+263771234567");
    await refused(BODY, "target_blocked", "recipients[0].phone");
  });

  it("when the account has 5,000", async () => {
    const { database } = await testServer();
    await given.schedule(shop);
    await database.record(
      ({ sql }) => sql`
        insert into schedules (account_id, id, name, active, cadence, hour, minute, type, product,
          currency, custom_sms, precheck_credit, on_insufficient, request_id, opened_until,
          metadata, created)
        select account_id, gen_random_uuid(), name, false, cadence, hour, minute, type, product,
          currency, custom_sms, precheck_credit, on_insufficient, request_id, opened_until,
          metadata, created
        from schedules, generate_series(1, 4999) where account_id = ${shop.account_id}`,
    );
    await refused(BODY, "limit_reached");
  });
});
