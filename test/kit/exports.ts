/** Exports that are made, written and downloaded. */
import type { Input, Schemas } from "@svc/generated/routes";
import { parseId } from "@svc/server/platform/ids.ts";
import { copyRequestLog } from "./copy-request-log.ts";
import { drain } from "./drain.ts";
import type { KeyInHand, Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";

/** Asks for an export, which is due at once: no test waits until its last second is over. */
export async function asked(
  shop: Pick<Shop, "api">,
  wanted: Partial<Input<"createExport">["body"]> = {},
): Promise<Schemas["Export"]> {
  const { status, body } = await shop.api.createExport({ body: { kind: "sends", ...wanted } });
  if (status !== 202)
    throw new Error(`An export was to be made, and was not: ${JSON.stringify(body)}`);
  const made = body as Schemas["Export"];
  await bringForward(made.id);
  return made;
}

/** Makes an export due at once: it would wait until its last second is over. */
export async function bringForward(export_id: string): Promise<void> {
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update export_work set due_at = least(due_at, date_trunc('milliseconds', svc_now()))
      where export_id = ${parseId("exp", export_id)}`,
  );
}

/** The same, written, as this key sees it. */
export async function exported(
  shop: Pick<Shop, "account_id" | "api" | "mode">,
  wanted: Partial<Input<"createExport">["body"]> = {},
  reader: Pick<KeyInHand, "api"> = shop,
): Promise<Schemas["Export"]> {
  const { id } = await asked(shop, wanted);
  await drain(shop);
  return (await reader.api.getExport({ path: { export_id: id } })).body as Schemas["Export"];
}

/** What a link leads to. */
export async function fetched(url: string | null): Promise<Response> {
  const { ask } = await testServer();
  return await ask(new Request(url ?? "http://svc.test/files/none"));
}

/** The text of the file. */
export async function download({ download_url }: Schemas["Export"]): Promise<string> {
  const answer = await fetched(download_url);
  if (answer.status !== 200) throw new Error(`A file was answered ${answer.status}.`);
  return await answer.text();
}

/** So many requests of ten seconds ago in the log of a shop. */
export async function loggedEarlier({ api, account_id }: Shop, count: number): Promise<void> {
  const { database, gate } = await testServer();
  await api.getAccount();
  await gate.flush();
  await copyRequestLog(database, account_id, { at: runNow() - 10_000, copies: count });
}
