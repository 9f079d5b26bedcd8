import { hash } from "node:crypto";
import { SCOPES } from "@svc/generated/operations";
import type { Answer, Input } from "@svc/generated/routes";
import { createOrganisation } from "#accounts/account";
import { mintKey } from "#accounts/keys";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { cellSecret } from "#platform/settings/cell";
import { unixSeconds } from "#platform/time/instants";
import { SANDBOX_PAGE } from "../claim-sandbox.ts";
import { lockRation } from "../lock-ration.ts";
import { sandboxes } from "../tables.ts";

/** Source: spec/test-mode/sandboxes.tsp. */
const UNCLAIMED_MS = 14 * 86_400_000;

/** Creates an organisation without members, and hands out a key to its test account. */
export async function createSandbox(
  ctx: Ctx,
  { body: { name } }: Input<"createSandbox">,
): Promise<Answer<"createSandbox">> {
  const { config } = ctx;
  if (!config.sandboxes) refuse("sandboxes_off");
  const token = cellSecret(config.cell);
  const made = await ctx.transact("create a sandbox", (tx) => make(tx, ctx, { name, token }));
  const { account_id, created, expires_at, key } = made;
  return {
    status: 201,
    body: {
      object: "sandbox",
      created: unixSeconds(created),
      livemode: false,
      account: formatId("acct", account_id),
      name,
      key,
      claim_url: `${config.public_url}${SANDBOX_PAGE}/${token}`,
      expires_at: unixSeconds(expires_at),
    },
  };
}

async function make(tx: Tx, ctx: Ctx, { name, token }: { name: string; token: string }) {
  const created = await transactionTime(tx);
  const address_hash = await lockRation(tx, ctx, created);
  const { live_id, test_id } = await createOrganisation(tx, { name, now: created });
  const expires_at = created + UNCLAIMED_MS;
  const token_hash = hash("sha256", token);
  await insertMany(tx, sandboxes, [
    { account_id: test_id, live_id, token_hash, address_hash, expires_at, created },
  ]);
  const account = { id: test_id, mode: "test" as const };
  const { secret: key } = await mintKey(tx, FIRST_KEY, { account, request: null, now: created });
  return { account_id: test_id, created, expires_at, key };
}

const FIRST_KEY = {
  kind: "sk" as const,
  label: "Sandbox",
  scopes: [...SCOPES],
  allowed_ips: [],
  allowed_origins: [],
  allowed_products: [],
  allowed_networks: [],
  recipient_allowlist: [],
  expires_at: null,
  caps: [],
  metadata: {},
};
