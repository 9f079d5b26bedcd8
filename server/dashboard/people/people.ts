/** The people of an organisation: recipients, groups, cost centres, family. */
import type { Hono } from "hono";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { partOf } from "../part.ts";
import { mountCostCenters } from "./cost-centers.ts";
import { mountFamily } from "./family.ts";
import { mountGroups } from "./groups.ts";
import { mountRecipients } from "./recipients.ts";

/** Serves them. */
export function mountPeople(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountRecipients(part);
  mountGroups(part);
  mountCostCenters(part);
  mountFamily(part);
}
