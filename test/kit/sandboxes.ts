/** Sandboxes, and the pages on which people take them over. */
import type { Schemas } from "@svc/generated/routes";
import { parseId } from "@svc/server/platform/ids.ts";
import { choresOf } from "@svc/server/workers.ts";
import { type Answered, type Api, api, type Parts } from "./api.ts";
import { testServer } from "./server.ts";

export interface SandboxInHand {
  readonly shown: Schemas["Sandbox"];
  /** Uuid of the test account. */
  readonly account_id: string;
  /** A client with its key. */
  readonly api: Api;
  /** The page of its claim link. */
  readonly page: string;
}

let addresses = 0;

/** An address of its own for each call. */
export function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

/** What a caller without a key hears that wants a sandbox. */
export function askForSandbox(
  body: Parts<"createSandbox">["body"] = {},
  from = newAddress(),
): Promise<Answered<Schemas["Sandbox"]>> {
  return api(null).createSandbox({ body, from });
}

/** A sandbox from an address of its own. */
export async function newSandbox(
  body: Parts<"createSandbox">["body"] = {},
): Promise<SandboxInHand> {
  const { status, body: shown } = await askForSandbox(body);
  if (status !== 201) throw new Error(`A sandbox was to be made: ${JSON.stringify(shown)}`);
  const account_id = parseId("acct", shown.account) ?? "";
  return { shown, account_id, api: api(shown.key), page: new URL(shown.claim_url).pathname };
}

/** Lets the 14 days of a sandbox pass, and what is due be done. */
export async function expire({ account_id }: Pick<SandboxInHand, "account_id">): Promise<void> {
  const { config, database, log } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update sandboxes set expires_at = svc_now() - interval '1 second'
      where account_id = ${account_id}`,
  );
  const chore = choresOf(config).find(({ name }) => name === "expired sandboxes");
  await chore?.run({ database, log });
}

/** The tables in which an organisation still has rows, by the uuid of its test account. */
export async function tablesOf(
  { account_id }: Pick<SandboxInHand, "account_id">,
  live_id: string,
): Promise<string[]> {
  const { database } = await testServer();
  return await database.read(async ({ sql }) => {
    const tables = await sql<{ name: string }[]>`
      select distinct table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'account_id' and table_type = 'BASE TABLE'`;
    const found: string[] = [];
    for (const { name } of [...tables].toSorted((a, b) => a.name.localeCompare(b.name))) {
      const rows = await sql`
        select from ${sql(name)} where account_id = any(${[account_id, live_id]}) limit 1`;
      if (rows.length > 0) found.push(name);
    }
    const accounts = await sql`select from accounts where id = any(${[account_id, live_id]})`;
    return accounts.length > 0 ? ["accounts", ...found] : found;
  });
}
