/** Requests in the log of a shop of a fleet, at times that a test chooses. */
import { formatId } from "@svc/server/platform/ids.ts";
import { copyRequestLog } from "../kit/copy-request-log.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { FleetShop } from "../kit/programs/shop.ts";
import { openTill } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";

/** Logs a request by asking, and copies it so many times to each moment; returns wire ids. */
export async function logRequests(
  { database, apis }: Fleet,
  { account_id, key }: FleetShop,
  { moments, copies }: { moments: readonly number[]; copies: number },
): Promise<string[]> {
  await openTill(key, apis).ask("getAccount", {});
  await until("a request is logged", async () => {
    const rows = await database.read(
      ({ sql }) => sql`select from request_logs where account_id = ${account_id}`,
    );
    return rows.length > 0;
  });
  const made: string[] = [];
  for (const at of moments) {
    const ids = await copyRequestLog(database, account_id, { at, copies });
    made.push(...ids.map((id) => formatId("req", id)));
  }
  return made;
}
