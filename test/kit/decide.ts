/** A person of the staff decides a send. */
import { parseId } from "@svc/server/platform/ids.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { decideSend, type SendDecision } from "@svc/server/sales/sends/index.ts";
import type { Shop } from "./given.ts";
import { testServer } from "./server.ts";

/** Decides it as the console does; returns why it cannot be, and null once it is. */
export async function decide(
  { account_id }: Pick<Shop, "account_id">,
  id: string,
  outcome: SendDecision["outcome"],
): Promise<string | null> {
  const { config, database } = await testServer();
  const send_id = parseId("snd", id) ?? "";
  const supplier_reference = outcome === "delivered" ? "HR-9" : null;
  const said = { ...{ note: "Seen.", by: "Rudo" }, supplier_reference, power: null };
  const deps = { reactions: REACTIONS, secret_key: config.secret_key };
  return await database.transact("decide a send", (tx) =>
    decideSend(tx, { account_id, send_id, outcome, ...said }, deps),
  );
}
