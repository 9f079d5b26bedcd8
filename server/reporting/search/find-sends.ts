import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Read } from "#platform/db/transaction";
import {
  notifyNumberIs,
  providerReferenceIs,
  receiptIs,
  referenceIs,
  sends,
  tokenEndsIn,
  tokenPhoneIs,
} from "#sales/sends";
import type { Asked } from "./asked.ts";
import { type FoundRow, newestOf, READ_MAX } from "./found.ts";

type Way = readonly [FoundRow["matched"], SQL];

/** Sends by what is printed on their slips, or known to their customers. */
export async function findSends(read: Read, asked: Asked): Promise<FoundRow[]> {
  const found = await Promise.all(
    waysTo(asked).map(([matched, condition]) =>
      read.db
        .select({
          id: sends.id,
          matched: sql<FoundRow["matched"]>`${matched}::text`,
          label: sends.target,
          status: sql<string>`${sends.status}`,
          created: sql<string>`date_part('epoch', ${sends.created}) * 1000`,
        })
        .from(sends)
        .where(and(eq(sends.account_id, asked.account_id), condition))
        .orderBy(desc(sends.id))
        .limit(READ_MAX),
    ),
  );
  return newestOf(found.flat());
}

function waysTo({ account_id, text, id, target, phone, token_last4 }: Asked): Way[] {
  const receipt = receiptIs(account_id, text);
  const ways: (Way | null)[] = [
    id?.prefix === "snd" ? ["id", eq(sends.id, id.id)] : null,
    receipt === null ? null : ["receipt_number", receipt],
    ["reference", referenceIs(account_id, text)],
    ["provider_reference", providerReferenceIs(account_id, text)],
    target === null ? null : ["target", eq(sends.target, target)],
    phone === null ? null : ["token_phone", tokenPhoneIs(account_id, phone)],
    phone === null ? null : ["notify_number", notifyNumberIs(account_id, phone)],
    token_last4 === null ? null : ["token", tokenEndsIn(account_id, token_last4)],
  ];
  return ways.filter((way) => way !== null);
}
