/** How the examples of reports come about. */
import { drain, pass } from "../../kit/drain.ts";
import { exported } from "../../kit/exports.ts";
import { madeReward } from "../../kit/give.ts";
import { given } from "../../kit/given.ts";
import { openReport } from "../../kit/reports.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import type { Stages } from "./stages.ts";

const FILTERED = {
  filters: { status: "delivered", "metadata[till]": "4" },
  columns: ["id", "created", "target", "amount", "currency", "metadata.till"],
};
const OCTOBER = { from: "2025-10-01T00:00:00+02:00", to: "2025-11-01T00:00:00+02:00" };

export const REPORTS: Stages = {
  "createExport 202 Sends delivered in October, as CSV": async () => {
    const { api } = await given.organisation();
    return api.createExport({
      body: {
        kind: "sends",
        ...OCTOBER,
        filters: { status: "delivered", "metadata[till]": "4" },
        columns: ["id", "created", "target", "amount", "currency", "metadata.till"],
      },
    });
  },
  "createExport 202 Events as NDJSON": async () => {
    const { api } = await given.organisation();
    const from = runSeconds() - 86_400;
    return api.createExport({ body: { kind: "events", from, format: "json" } });
  },
  "getExport 200 An export that can be downloaded": async () => {
    const shop = await given.organisation();
    const { id: export_id } = await exported(shop, FILTERED);
    return shop.api.getExport({ path: { export_id } });
  },
  "listExports 200 The newest export": async () => {
    const shop = await given.organisation();
    await exported(shop, FILTERED);
    return shop.api.listExports({ query: { limit: 1 } });
  },
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
    await drain(shop);
    return shop.api.getProgramReport({ query: shop.period as never });
  },
  "getReconciliationReport 200 One till's day": async () => {
    const { api, days } = await openReport("Till 4, Mbare");
    const query = { date: days[0], currency: "USD" };
    return api.getReconciliationReport({ query: query as never });
  },
};
