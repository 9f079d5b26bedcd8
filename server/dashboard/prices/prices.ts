/** What is sold and what electricity costs: products, the tariff, prices over time, networks. */
import type { Hono } from "hono";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { partOf } from "../part.ts";
import { mountNetworks } from "./networks.ts";
import { mountPower } from "./power.ts";
import { mountPowerHistory } from "./power-history.ts";
import { mountProducts } from "./products.ts";

/** Serves them. */
export function mountPrices(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountProducts(part);
  mountPower(part);
  mountPowerHistory(part);
  mountNetworks(part);
}
