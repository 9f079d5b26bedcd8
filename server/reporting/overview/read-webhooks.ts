import type { Schemas } from "@svc/generated/routes";
import type { Read } from "#platform/db/transaction";
import type { Asked } from "./read-sales.ts";

/** How an account's webhook endpoints are doing; without endpoints there is nothing to tell. */
export async function readWebhooks(_: Read, __: Asked): Promise<Schemas["OverviewWebhooks"]> {
  return { endpoints: 0, failing: 0, disabled: 0, oldest_undelivered_at: null };
}

/** Endpoints that were switched off because they failed; the newest five as wire ids. */
export async function readDisabledEndpoints(_: Read, __: Asked): Promise<Found> {
  return { count: 0, object_ids: [] };
}

/** How many there are of something, and the newest of them as wire ids. */
export interface Found {
  readonly count: number;
  readonly object_ids: string[];
}
