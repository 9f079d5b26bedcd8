import type { Ctx } from "#platform/context";
import { findByPath, type PathObject } from "#platform/path-object";
import { findActivities } from "./queries.ts";
import { type ActivityRow, activities } from "./tables.ts";

const ACTIVITY: PathObject = { table: activities, prefix: "act", param: "activity_id" };

/**
 * The account's activity that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function activityOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<ActivityRow> {
  return await read((tx) => findByPath(tx, ACTIVITY, { account, written }, findActivities));
}
