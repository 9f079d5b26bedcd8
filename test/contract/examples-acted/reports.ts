/** How the examples of reports come about. */
import { drain, pass } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given } from "../../kit/given.ts";
import { openReport } from "../../kit/reports.ts";
import type { Stages } from "./stages.ts";

export const REPORTS: Stages = {
  "getSpendReport 200 Spend on one network in November": async () => {
    const { api, period } = await openReport();
    const group_by = "month,network";
    const query = { ...period, currency: "USD", group_by, filter: { network: "econet" } };
    return api.getSpendReport({ query: query as never });
  },
  "getFailureReport 200 Failures in November": async () => {
    const { api, period } = await openReport();
    return api.getFailureReport({ query: { ...period, currency: "USD" } as never });
  },
  "getProgramReport 200 Programs in November": async () => {
    const shop = await openReport();
    const { id } = await given.activeProgram(shop, { name: "Survey airtime" });
    await madeReward(shop, id, { recipient: { phone: "0771110000" } });
    for (let step = 0; step < 4; step += 1) await pass(shop);
    await drain();
    return shop.api.getProgramReport({ query: shop.period as never });
  },
  "getReconciliationReport 200 One till's day": async () => {
    const { api, days } = await openReport("Till 4, Mbare");
    const query = { date: days[0], currency: "USD" };
    return api.getReconciliationReport({ query: query as never });
  },
};
