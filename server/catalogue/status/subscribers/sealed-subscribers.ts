import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./secrets.ts";

/** The secrets of subscribers, for a rotation of the sealing key. Writes: status_subscribers. */
export const sealedSubscribers: SealedStore = {
  name: "status_subscribers",
  async read({ sql }, after, limit) {
    const [id = BEFORE_ALL] = after ?? [];
    const found = await sql<{ id: string; sealed: string }[]>`
      select id, sealed from status_subscribers where id > ${id} order by id limit ${limit}`;
    const rows = found.map((row) => {
      return { place: [row.id], bound_to: boundTo(row.id), sealed: [row.sealed] };
    });
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [id = ""] = place;
    await sql`
      update status_subscribers set sealed = ${sealed[0] ?? ""}
      where id = ${id} and sealed = ${before[0] ?? ""}`;
  },
};
