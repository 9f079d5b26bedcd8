import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./secrets.ts";

interface Kept {
  readonly account_id: string;
  readonly program_id: string;
  readonly request_id: string;
  readonly sealed: string;
}

/** The secrets of programs, for a rotation of the sealing key. Writes: program_secrets. */
export const sealedProgramSecrets: SealedStore = {
  name: "program_secrets",
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, program_id = BEFORE_ALL, request_id = BEFORE_ALL] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, program_id, request_id, sealed from program_secrets
      where (account_id, program_id, request_id) > (${account_id}, ${program_id}, ${request_id})
      order by account_id, program_id, request_id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.program_id, row.request_id],
      bound_to: boundTo(row.program_id),
      sealed: [row.sealed],
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", program_id = "", request_id = ""] = place;
    await sql`
      update program_secrets set sealed = ${sealed[0] ?? ""}
      where account_id = ${account_id} and program_id = ${program_id}
        and request_id = ${request_id} and sealed = ${before[0] ?? ""}`;
  },
};
