/**
 * The least that an authenticated read costs: an id, the hash of a key, one prepared look-up; for a
 * send a second one.
 */
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { parseId } from "@svc/server/platform/ids.ts";
import postgres from "postgres";

const SEND = /\/sends\/(snd_\w+)$/;

const { searchParams, href } = new URL(process.env.DATABASE_URL ?? "");
const sql = postgres(href.split("?")[0] ?? "", { host: searchParams.get("host") ?? "", max: 10 });

createServer(async (request, response) => {
  const secret = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const secret_hash = createHash("sha256").update(secret).digest("hex");
  const [key] = await sql`
    select key_id, account_id from key_secrets where secret_hash = ${secret_hash}`;
  const named = SEND.exec(request.url ?? "")?.[1];
  const [send] = named === undefined ? [] : await findSend(key?.account_id, named);
  response.writeHead(key === undefined ? 401 : 200, {
    "content-type": "application/json",
    "request-id": `req_${randomBytes(12).toString("hex")}`,
  });
  response.end(JSON.stringify({ object: "caller", id: key?.key_id ?? null, send }));
}).listen(Number(process.env.PORT), "127.0.0.1");

function findSend(account_id: string, named: string) {
  const id = parseId("snd", named);
  return sql`select * from sends where account_id = ${account_id} and id = ${id}`;
}
