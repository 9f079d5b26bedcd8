import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { presentCheckins } from "./present.ts";
import { findCheckins } from "./rows/queries.ts";

/** What a check-in is answered again, by its uuid: as it is now, as a page may see it. */
export async function presentReplayedCheckin(
  { account, read }: PresentContext,
  id: string,
): Promise<Schemas["Checkin"]> {
  return await read(async (from) => {
    const rows = await findCheckins(from, account.id, [id]);
    const [shown] = await presentCheckins(from, rows, { account, is_public: true });
    if (shown === undefined) throw new Error(`Check-in ${id} was made and is gone.`);
    return shown;
  });
}
