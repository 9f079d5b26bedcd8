import type { Input } from "@svc/generated/routes";
import { eq, isNull, type SQL, sql } from "drizzle-orm";
import { findCostCenterIds } from "#directory/cost-centers";
import { findGroups } from "#directory/groups";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { metadataFilter } from "#platform/values/metadata";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";
import { recipients } from "../tables.ts";
import { holdsText } from "./holds-text.ts";
import { isMemberOf } from "./member-of.ts";

type Query = Input<"listRecipients">["query"];

/**
 * The conditions of a list of recipients.
 *
 * Refuses: `invalid_phone`, `reference_not_found`, `parameter_invalid`.
 */
export async function filtersOf(
  read: Read,
  { account }: Pick<Ctx, "account">,
  query: Query,
): Promise<(SQL | undefined)[]> {
  const { external_id, phone, group, cost_center, status = "active", q } = query;
  const metadata = metadataFilter(query.metadata);
  return [
    eq(recipients.status, status),
    external_id === undefined ? undefined : eq(recipients.external_id, external_id),
    phone === undefined ? undefined : eq(recipients.phone, phoneOf(phone)),
    q === undefined ? undefined : holdsText(account.id, q),
    group === undefined ? undefined : await inGroup(read, account.id, group),
    cost_center === undefined ? undefined : await ofCostCenter(read, account.id, cost_center),
    // The second condition is the index's own, which holds only recipients that have metadata.
    metadata === null
      ? undefined
      : sql`${recipients.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${recipients.metadata} <> '{}'`,
  ];
}

function phoneOf(written: string): string {
  const message = whyNoMobile(written, "phone");
  return normaliseMobile(written)?.e164 ?? refuse("invalid_phone", { param: "phone", message });
}

async function inGroup(read: Read, account_id: string, written: string): Promise<SQL | undefined> {
  const id = parseId("grp", written);
  const [group] = id === null ? [] : await findGroups(read, account_id, [id]);
  return group === undefined ? refuseUnknown("group", written) : isMemberOf(group);
}

async function ofCostCenter(read: Read, account_id: string, written: string): Promise<SQL> {
  if (written === "none") return isNull(recipients.cost_center_id);
  const id = parseId("cc", written);
  const known = id === null ? new Set() : await findCostCenterIds(read, account_id, [id]);
  if (id === null || !known.has(id)) return refuseUnknown("cost_center", written);
  return eq(recipients.cost_center_id, id);
}

function refuseUnknown(param: string, written: string): never {
  return refuse("reference_not_found", {
    param,
    message: `\`${param}\` is invalid. There is no ${written} in this account.`,
  });
}
