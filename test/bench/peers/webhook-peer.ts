/**
 * A worker of webhooks that does what cannot be left out, and nothing else: it leases 200
 * deliveries in a statement, signs and posts their ready bodies, and settles them in a statement.
 * Two sets are under way, so that neither side waits for the other. Started by `webhooks.ts` with
 * the database and the sink; it sends how many it has delivered in a second.
 */
import { mintSigningSecret, signatureHeaders } from "@svc/server/platform/crypto/signature.ts";
import postgres from "postgres";
import { Pool } from "undici";

const LEASED = 200;
const SETS_UNDER_WAY = 2;
/** As many as the worker opens to one host. */
const CONNECTIONS = 10;

interface Leased {
  readonly id: string;
  readonly secret: string;
  readonly body: string;
}

const [database_url = "", url = ""] = process.argv.slice(2);
const address = new URL(database_url);
const host = address.searchParams.get("host");
address.searchParams.delete("host");
const sql = postgres(address.href, { ...(host === null ? {} : { host }), max: SETS_UNDER_WAY });
const pool = new Pool(url, { connections: CONNECTIONS });

await sql`update bench.deliveries set secret = ${mintSigningSecret()}`;
await sql`vacuum analyze bench.deliveries`;
const began_ms = performance.now();
const counts = await Promise.all(Array.from({ length: SETS_UNDER_WAY }, deliverSets));
const seconds = (performance.now() - began_ms) / 1_000;
await Promise.all([pool.close(), sql.end()]);
process.send?.({ per_second: counts.reduce((sum, count) => sum + count, 0) / seconds });
process.disconnect?.();

async function deliverSets(): Promise<number> {
  for (let count = 0; ; ) {
    const set = await lease();
    if (set.length === 0) return count;
    await settle(await Promise.all(set.map(post)));
    count += set.length;
  }
}

async function lease(): Promise<Leased[]> {
  return await sql<Leased[]>`
    with due as (
      select id from bench.deliveries where status = 'pending' and lease_until is null
      order by due_at limit ${LEASED} for update skip locked
    )
    update bench.deliveries delivery set lease_until = now() + interval '25 seconds' from due
    where delivery.id = due.id returning delivery.id, delivery.secret, delivery.body`;
}

async function post({ id, secret, body }: Leased) {
  const started_ms = performance.now();
  const at = Math.floor(Date.now() / 1_000);
  const signed = signatureHeaders({ id, at, body }, [secret]);
  const headers = { "Content-Type": "application/json", ...signed };
  const answer = await pool.request({ method: "POST", path: "/hook", headers, body });
  await answer.body.dump();
  const duration_ms = Math.round(performance.now() - started_ms);
  return { id, attempt: { at: Date.now(), status: answer.statusCode, duration_ms }, headers };
}

async function settle(answers: readonly Awaited<ReturnType<typeof post>>[]): Promise<void> {
  await sql`
    update bench.deliveries delivery set status = 'succeeded', lease_until = null,
      attempts = answered.attempt::jsonb, request_headers = answered.headers::jsonb
    from unnest(
      ${answers.map(({ id }) => id)}::uuid[],
      ${answers.map(({ attempt }) => JSON.stringify([attempt]))}::text[],
      ${answers.map(({ headers }) => JSON.stringify(headers))}::text[]
    ) as answered(id, attempt, headers)
    where delivery.id = answered.id`;
}
