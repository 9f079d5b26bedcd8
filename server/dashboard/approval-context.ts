/** What a person should know of a request besides itself, before and after it is decided. */
import assert from "node:assert/strict";
import type { Schemas } from "@svc/generated/routes";
import { findKeys } from "#accounts/keys";
import type { FoundSession } from "#accounts/sessions";
import { readCredit } from "#money/credit";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { formatMoney, parseMoney } from "#platform/values/money";
import { findRewards } from "#rewards/rewards";
import { findSends } from "#sales/sends";
import { nameOfKey } from "./name-of.ts";
import { type Holder, readHolder, readUnusual, type Unusual } from "./read-unusual.ts";

export interface ApprovalContext {
  /** What people call the agent; null where there is no such key. */
  readonly agent_label: string | null;
  /** Credit now, and with the face value taken from it. */
  readonly available: string;
  readonly available_after: string;
  /** How the send or reward that came of it stands now; null where there is none. */
  readonly result_status: Schemas["SendStatus"] | Schemas["RewardStatus"] | null;
  /** What is unusual about it; null where nobody decides it any more. */
  readonly unusual: Unusual | null;
  readonly holder: Holder;
}

/** Reads it of the account that the person looks at. */
export async function readApprovalContext(
  read: Read,
  { chosen_id }: Pick<FoundSession, "chosen_id">,
  approval: Schemas["AgentApproval"],
): Promise<ApprovalContext> {
  const { api_key, amount, currency, result, status } = approval;
  const key_id = parseId("key", api_key);
  const [key] = key_id === null ? [] : await findKeys(read, chosen_id, [key_id]);
  const face_minor = faceOf(amount);
  const { available_minor } = (await readCredit(read, chosen_id))[currency];
  return {
    agent_label: key === undefined ? null : nameOfKey(key.row),
    available: formatMoney(available_minor),
    available_after: formatMoney(available_minor - face_minor),
    result_status: result === null ? null : await statusOf(read, chosen_id, result),
    unusual:
      status === "requested" ? await readUnusual(read, chosen_id, { approval, face_minor }) : null,
    holder: await readHolder(read, chosen_id, approval),
  };
}

async function statusOf(
  read: Read,
  account_id: string,
  result: string,
): Promise<ApprovalContext["result_status"]> {
  const send_id = parseId("snd", result);
  if (send_id !== null) return (await findSends(read, account_id, [send_id]))[0]?.status ?? null;
  const reward_id = parseId("rwd", result);
  if (reward_id === null) return null;
  return (await findRewards(read, account_id, [reward_id]))[0]?.status ?? null;
}

function faceOf(amount: string): bigint {
  const face_minor = parseMoney(amount);
  assert(face_minor !== null, `an approval shows an amount that is none: ${amount}`);
  return face_minor;
}
