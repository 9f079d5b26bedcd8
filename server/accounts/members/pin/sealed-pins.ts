import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./hash-pin.ts";

interface Kept {
  readonly account_id: string;
  readonly member_id: string;
  readonly sealed_hash: string;
}

/** The hashes of payment PINs, for a rotation of the sealing key. Writes: payment_pins. */
export const sealedPins: SealedStore = {
  name: "payment_pins",
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, member_id = BEFORE_ALL] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, member_id, sealed_hash from payment_pins
      where (account_id, member_id) > (${account_id}, ${member_id}) and sealed_hash is not null
      order by account_id, member_id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.member_id],
      bound_to: boundTo(row.member_id),
      sealed: [row.sealed_hash],
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", member_id = ""] = place;
    await sql`
      update payment_pins set sealed_hash = ${sealed[0] ?? ""}
      where account_id = ${account_id} and member_id = ${member_id}
        and sealed_hash = ${before[0] ?? ""}`;
  },
};
