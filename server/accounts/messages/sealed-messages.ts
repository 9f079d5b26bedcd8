import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./body.ts";

interface Kept {
  readonly account_id: string;
  readonly id: string;
  readonly body: string;
}

/** What messages say that hold a token, for a rotation of the sealing key. Writes: messages. */
export const sealedMessages: SealedStore = {
  name: "messages",
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, id = BEFORE_ALL] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, id, body from messages
      where (account_id, id) > (${account_id}, ${id}) and sealed and body is not null
      order by account_id, id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.id],
      bound_to: boundTo(row.id),
      sealed: [row.body],
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", id = ""] = place;
    await sql`
      update messages set body = ${sealed[0] ?? ""}
      where account_id = ${account_id} and id = ${id} and body = ${before[0] ?? ""}`;
  },
};
