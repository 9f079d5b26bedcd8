/** What is unusual about a request, which a person should see before approving it. */
import type { Schemas } from "@svc/generated/routes";
import { findConfirmation, isMeter } from "#catalogue/meters";
import { findKnownTargets, knownName } from "#directory/recipients";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { normaliseMobile } from "#platform/values/phone";
import { findSoldTargets, readUsualAmount } from "#sales/sends";

type Approval = Pick<Schemas["AgentApproval"], "api_key" | "currency" | "request" | "target">;

export interface Unusual {
  /** Numbers and addresses that are no recipient's, and that nothing was sold to. */
  readonly new_contacts: readonly string[];
  /** The meter, if nothing was sold to it before. */
  readonly new_meter: string | null;
  /** The usual face amount, where this one is many times as much; and whose it is. */
  readonly usual: { readonly amount: string; readonly of: "agent" | "organisation" } | null;
}

/** Who has a meter, as the utility reported it, masked; null where it was not asked. */
export type Holder = { readonly name: string | null; readonly suburb: string | null } | null;

/** An amount of so many times the usual one is worth a second look. */
const TIMES = 5n;
/** The fields of a request that name whom texts and tokens reach, besides its target. */
const REACHED = ["token_phone", "token_email", "notify_number"] as const;

/** Reads it of the account that the request is of. Units: minor units. */
export async function readUnusual(
  read: Read,
  account_id: string,
  { approval, face_minor }: { readonly approval: Approval; readonly face_minor: bigint },
): Promise<Unusual> {
  const reached = reachedBy(approval);
  const asked = reached.map((target) => ({ account_id, target }));
  const [known, sold, usual] = await Promise.all([
    findKnownTargets(read, asked),
    findSoldTargets(read, account_id, reached),
    readUsual(read, account_id, { ...approval, face_minor }),
  ]);
  const contacts = reached.filter((target) => !isMeter(target));
  const meter = meterOf(approval);
  return {
    new_contacts: contacts.filter(
      (target) => !(known.has(knownName({ account_id, target })) || sold.has(target)),
    ),
    new_meter: meter === null || sold.has(meter) ? null : meter,
    usual,
  };
}

/** Reads who has the meter of a request. */
export async function readHolder(
  read: Read,
  account_id: string,
  approval: Approval,
): Promise<Holder> {
  const number = meterOf(approval);
  const found = number && (await findConfirmation(read, { account_id, number }));
  return found ? { name: found.name_masked, suburb: found.suburb } : null;
}

/** The meter that electricity is for; null where none is. */
export function meterOf({ target, request }: Pick<Approval, "request" | "target">): string | null {
  const written = [target, request.meter].find((one) => typeof one === "string" && isMeter(one));
  return typeof written === "string" ? written.trim() : null;
}

function reachedBy({ target, request }: Approval): string[] {
  const written = [target, request.meter, ...REACHED.map((name) => request[name])];
  const texts = written.filter((one) => typeof one === "string");
  return [...new Set(texts.map((text) => normaliseMobile(text)?.e164 ?? text.trim()))];
}

async function readUsual(
  read: Read,
  account_id: string,
  { api_key, currency, face_minor }: Approval & { readonly face_minor: bigint },
): Promise<Unusual["usual"]> {
  for (const whose of ["agent", "organisation"] as const) {
    const api_key_id = whose === "agent" ? parseId("key", api_key) : null;
    const usual = await readUsualAmount(read, { account_id, api_key_id, currency });
    if (usual !== null) {
      return face_minor >= TIMES * usual ? { amount: formatMoney(usual), of: whose } : null;
    }
  }
  return null;
}
