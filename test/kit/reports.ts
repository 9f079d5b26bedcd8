/** A shop whose sends of two days are known to the cent. */
import type { FileBody } from "@svc/generated/routes";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { YEAR_END } from "./calendar.ts";
import { drain, pass } from "./drain.ts";
import { given, type KeyInHand, type Organisation } from "./given.ts";
import { sell } from "./sell.ts";

/** What the reports of a shop are about. */
export interface ReportShop extends Organisation {
  readonly till: KeyInHand;
  readonly other: KeyInHand;
  readonly cost_center: string;
  readonly program: string;
  readonly recipient: string;
  readonly days: readonly [first: string, second: string];
  readonly period: { readonly from: string; readonly to: string };
}

const DAY_S = 86_400;
const LAST_NOON_S = YEAR_END;

/**
 * Four sales in dollars on the last day of a year, one of which fails, one is cancelled and one
 * never leaves its till; one in ZWG; and one in dollars on the first day of the next. Two tills
 * made them, of an organisation that has a discount of 2.5 % on one network.
 */
export async function openReport(label = "=Till 4"): Promise<ReportShop> {
  const shop = await given.organisation();
  const discounts = JSON.stringify([{ network: "econet", currency: "USD", discount_bps: 250 }]);
  await given.facts(shop, { dealer_status: "approved", discounts });
  await moveTo(shop, LAST_NOON_S);
  const till = await given.key(shop, { label });
  const other = await given.key(shop);
  const { id: cost_center } = await given.costCenter(shop);
  const { id: program } = await given.activeProgram(shop);
  const { id: recipient } = await given.recipient(shop, { external_id: "known" });
  await sell(till, { amount: "5.00", cost_center, recipient });
  await sell(till, { amount: "4.00", target: "0771230002" });
  await sell(other, { amount: "7.00", target: "0712345678", program });
  await sell(other, { amount: "50.00", currency: "ZWG" });
  const scheduled_for = LAST_NOON_S + 40 * DAY_S;
  const { id: send_id } = await sell(other, { amount: "3.00", scheduled_for });
  await shop.api.cancelSend({ path: { send_id } });
  for (let step = 0; step < 4; step += 1) await pass(shop);
  await drain(shop);
  await moveTo(shop, LAST_NOON_S + DAY_S);
  await sell(other, { amount: "3.00", scheduled_for: scheduled_for + DAY_S });
  const days = [harareDay(LAST_NOON_S * 1_000), harareDay((LAST_NOON_S + DAY_S) * 1_000)] as const;
  return {
    ...shop,
    till,
    other,
    cost_center,
    program,
    recipient,
    days,
    period: { from: days[0], to: days[1] },
  };
}

async function moveTo({ api }: Pick<Organisation, "api">, at: number): Promise<void> {
  const { body: clock } = await api.getTestClock();
  await api.advanceTestClock({ body: { seconds: at - clock.now } });
}

/** The lines of a report that is a file. */
export function textOf({ bytes }: FileBody<"text/csv">): string[] {
  return Buffer.from(bytes).toString("utf8").trimEnd().split("\n");
}
