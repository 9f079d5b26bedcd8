import type { Schemas } from "@svc/generated/routes";
import { withFields } from "@svc/server/journal/events/difference.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { pass, workOff } from "../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { eventsOf, type Send, sendOf } from "../operations/sends/sale.ts";

const POWER = { target: "37140030000", amount: "10.00", currency: "USD" };
/** Unknown at first, then delivered. */
const LATE_METER = "37140080005";

let shop: Organisation;
/** Holds no `tokens:read`: what it reads is what events may show. */
let watcher: KeyInHand;

beforeAll(async () => {
  shop = await given.organisation();
  watcher = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
});

describe("what the events of a power send changed", () => {
  it("leads from each state back to the one that the event before it showed", async () => {
    await setPower("down");
    const waits = { confirm: "best_effort", on_zesa_down: "queue", token_phone: "0771234567" };
    const { id } = sendOf(await shop.api.createSend({ body: { ...POWER, ...waits } as never }));
    const walk = await walkFrom(id);
    await walk(() => advance(id), ["send.queued"]);
    await walk(() => changeMeter(id), ["send.meter_changed"]);
    await walk(() => setPower("up"), []);
    await walk(() => untilTold(id, "send.unknown"), ["send.submitted", "send.unknown"]);
    await walk(() => untilTold(id, "send.delivered"), ["send.delivered"]);
    await walk(() => workOff(shop), []);
    await walk(() => pass(shop), ["send.token_delivered"]);
  });

  it("names the confirmation that no event told, and all that came with the token", async () => {
    const { id } = await landed({ confirm: "best_effort" });
    const events = await eventsOf(shop, id);
    const of = (type: string) => events.find((one) => one.type === type)?.data.previous_attributes;
    expect(of("send.delivered")).toMatchObject({
      status: "submitted",
      provider_reference: null,
      token: null,
      units: null,
      sms_status: "none",
      power: { token_status: "none", tokens: [], units_kwh: null, utility_reference: null },
    });
    expect(JSON.stringify(of("send.delivered"))).not.toMatch(/\d{4} \d{4}/);
    const told = JSON.stringify(events.map(({ data }) => data.previous_attributes));
    expect(told).toContain("confirmation");
  });
});

async function landed(changes: object): Promise<Send> {
  await setPower("down");
  const body = { ...POWER, token_phone: "0771234567", ...changes };
  const send = sendOf(await shop.api.createSend({ body: body as never }));
  await advance(send.id);
  await setPower("up");
  await untilTold(send.id, "send.delivered");
  return send;
}

/** Makes one step at a time, and puts back what its events say that it changed. */
async function walkFrom(id: string) {
  let shown = await read(id);
  let known = (await eventsOf(shop, id)).length;
  return async (step: () => Promise<unknown>, types: string[]) => {
    await step();
    const news = (await eventsOf(shop, id)).slice(known);
    known += news.length;
    expect(news.map(({ type }) => type)).toEqual(types);
    if (news.length === 0) return;
    const now = await read(id);
    const before = news.reduceRight<object>(putBack, now);
    expect(before).toEqual(shown);
    shown = now;
  };
}

function putBack(object: object, { data }: Schemas["Event"]): object {
  return withFields(object, data.previous_attributes);
}

/** Whether it needs attention is judged by the moment of reading. */
async function read(id: string): Promise<object> {
  const { needs_attention: _, ...send } = sendOf(
    await watcher.api.getSend({ path: { send_id: id } }),
  );
  return send;
}

async function advance(id: string): Promise<void> {
  await shop.api.advanceTestSend({ path: { send_id: id }, body: {} });
}

/** Some steps are made without a word. */
async function untilTold(id: string, type: string): Promise<void> {
  for (let steps = 0; steps < 6; steps += 1) {
    await advance(id);
    if ((await eventsOf(shop, id)).at(-1)?.type === type) return;
  }
  throw new Error(`${type} was never told.`);
}

async function changeMeter(id: string): Promise<void> {
  await shop.api.changeSendMeter({ path: { send_id: id }, body: { meter: LATE_METER } });
}

async function setPower(state: "up" | "down"): Promise<void> {
  await shop.api.setZesaAvailability({ body: { state } });
}
