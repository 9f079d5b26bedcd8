/** What developers need: keys, webhooks, logs, and the helpers of test mode. */
import type { Hono } from "hono";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerPage } from "../page-answer.ts";
import { partOf } from "../part.ts";
import { showEnding } from "./ending.ts";
import { developersPage } from "./index-page.ts";
import { mountKeys } from "./keys.ts";
import { mountLogs } from "./logs.ts";
import { mountTest } from "./test-page.ts";
import { mountWebhooks } from "./webhooks.ts";

/** Serves them. */
export function mountDevelopers(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps, { is_english: true });
  part.page("/developers", ({ signed }) => answerPage(developersPage(signed.viewer)));
  part.page("/developers/ending", showEnding);
  mountKeys(part);
  mountWebhooks(part);
  mountLogs(part);
  mountTest(part);
}
