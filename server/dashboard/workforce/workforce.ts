/** Workforce: what employers give to their people, within the budgets of departments. */
import type { Hono } from "hono";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { partOf } from "../part.ts";
import { mountAllocate } from "./allocate.ts";
import { mountAllocations } from "./allocations.ts";
import { mountBooks } from "./books.ts";
import { mountDepartments } from "./departments.ts";
import { mountMeters } from "./meters.ts";
import { mountPaydays } from "./paydays.ts";
import { mountEmployees } from "./people.ts";

/** Serves them. */
export function mountWorkforce(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountAllocate(part);
  mountAllocations(part);
  mountEmployees(part);
  mountDepartments(part);
  mountPaydays(part);
  mountMeters(part);
  mountBooks(part);
}
