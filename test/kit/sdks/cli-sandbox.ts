import { readFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "@svc/server/platform/db/connect.ts";
import { WIDE_LIMITS } from "../given.ts";
import type { Program } from "../programs/program.ts";

/** The environment of a person who uses this program's sandbox, faster than a person would. */
export async function sandboxOf({ origin, wanted }: Program, database_url: string) {
  const { sql } = connect({ database_url, pool: 1 });
  const limits = JSON.stringify(WIDE_LIMITS);
  await sql`update accounts set limits = ${limits}::jsonb, facts_version = facts_version + 1`;
  await sql.end();
  const { key } = JSON.parse(readFileSync(join(wanted.folder, "sandbox.json"), "utf8"));
  return { SVC_URL: origin, SVC_KEY: String(key) };
}
