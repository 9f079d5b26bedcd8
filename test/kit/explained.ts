/** The statements that some work sends, with their values, and how many rows each of them reads. */
import { testServer } from "./server.ts";
import { tapWire, type WireMessage } from "./wire.ts";

/** A statement as it was prepared, with the values that it was once run with. */
export interface SentStatement {
  readonly text: string;
  /** Types of PostgreSQL; 0 where it is to find out. */
  readonly types: readonly number[];
  readonly values: readonly (string | null)[];
}

type Prepared = Omit<SentStatement, "values">;

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly Plan[];
}

/** What a connection has prepared stays prepared, so all of it is noted from the start. */
const prepared = new Map<string, Prepared>();
const nameOf = ({ connection, statement }: WireMessage) => `${connection}/${statement}`;
tapWire((message) => {
  if (message.type === "P") prepared.set(nameOf(message), preparedBy(message));
});

/** The statements that work sends, in their order. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const stop = tapWire((message) => {
    const statement = message.type === "B" ? prepared.get(nameOf(message)) : undefined;
    if (statement !== undefined) sent.push({ ...statement, values: valuesIn(message.body) });
  });
  try {
    await work();
  } finally {
    stop();
  }
  return sent;
}

/**
 * How many rows a statement that reads takes from each table, whether it answers with them or not;
 * null of one that writes.
 */
export async function rowsReadBy(
  sent: SentStatement,
  { is_generic = false }: { readonly is_generic?: boolean } = {},
): Promise<ReadonlyMap<string, number> | null> {
  if (!isRead(sent.text)) return null;
  const root = await planOf(sent, is_generic);
  const rows = new Map<string, number>();
  for (const [table, count] of readsIn(root)) rows.set(table, (rows.get(table) ?? 0) + count);
  return rows;
}

/**
 * How many pages of tables and indexes a statement that reads looks at: one that walks an index
 * from end to end takes few rows of it, and all pages.
 */
export async function blocksReadBy(sent: SentStatement): Promise<number> {
  const root = await planOf(sent, false);
  return root["Shared Hit Blocks"] + root["Shared Read Blocks"];
}

async function planOf(sent: SentStatement, is_generic: boolean): Promise<Plan> {
  const { database } = await testServer();
  const values = sent.values.map((one) => (one === null ? "null" : literal(one)));
  const types = sent.types.map((one) => TYPES[one] ?? "unknown");
  const head = types.length === 0 ? "" : `(${types.join(", ")})`;
  const call = values.length === 0 ? "" : `(${values.join(", ")})`;
  const plans = await database.transact("explain", async ({ sql }) => {
    // As a connection of a real process plans the first runs of a statement, or the later ones.
    const mode = is_generic ? "force_generic_plan" : "auto";
    await sql`select set_config('plan_cache_mode', ${mode}, true)`;
    await sql.unsafe(`prepare asked ${head} as ${sent.text}`).simple();
    const answer = await sql
      .unsafe(`explain (analyze, buffers, format json) execute asked ${call}`)
      .simple();
    await sql.unsafe("deallocate asked").simple();
    return answer as unknown as readonly { readonly "QUERY PLAN": string | readonly object[] }[];
  });
  const written = plans[0]?.["QUERY PLAN"] ?? "[]";
  const [root] = (typeof written === "string" ? JSON.parse(written) : written) as { Plan: Plan }[];
  if (root === undefined) throw new Error(`Without a plan: ${sent.text}`);
  return root.Plan;
}

function isRead(text: string): boolean {
  return (
    /^\s*(?:with|select|\()/i.test(text) && !/\b(?:insert into|update|delete from)\b/i.test(text)
  );
}

function readsIn(plan: Plan): [string, number][] {
  const below = (plan.Plans ?? []).flatMap(readsIn);
  const table = plan["Relation Name"];
  if (table === undefined) return below;
  const a_loop =
    plan["Actual Rows"] +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0);
  return [[table, Math.round(a_loop * plan["Actual Loops"])], ...below];
}

/** Those that the client names of itself; PostgreSQL finds the others out. */
const TYPES: Readonly<Record<number, string>> = {
  16: "boolean",
  17: "bytea",
  20: "bigint",
  25: "text",
  114: "json",
  1184: "timestamptz",
  3802: "jsonb",
};

function literal(value: string): string {
  return `E'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

function preparedBy({ text, body }: WireMessage): Prepared {
  const after_name = body.indexOf(0) + 1;
  let at = body.indexOf(0, after_name) + 1;
  const types = Array.from({ length: body.readInt16BE(at) }, (_, index) =>
    body.readUInt32BE(at + 2 + 4 * index),
  );
  const written = body.subarray(after_name, at - 1).toString("utf8");
  at += 2;
  return { text: text === null ? "" : written, types };
}

/** A bind has the formats of its values, and then the values; all of them are text. */
function valuesIn(body: Buffer): (string | null)[] {
  let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    const value = body.subarray(at, at + length).toString("utf8");
    at += length;
    return value;
  });
}
