import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { placeOfPeople } from "./people.ts";

interface Kept {
  readonly account_id: string;
  readonly id: string;
  readonly sealed_people: string;
}

/** The people of applications, for a rotation of the sealing key. Writes: dealer_applications. */
export const sealedPeople: SealedStore = {
  name: "dealer_applications",
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, id = BEFORE_ALL] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, id, sealed_people from dealer_applications
      where (account_id, id) > (${account_id}, ${id})
      order by account_id, id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.id],
      ...placeOfPeople(row.id),
      sealed: [row.sealed_people],
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", id = ""] = place;
    await sql`
      update dealer_applications set sealed_people = ${sealed[0] ?? ""}
      where account_id = ${account_id} and id = ${id} and sealed_people = ${before[0] ?? ""}`;
  },
};
