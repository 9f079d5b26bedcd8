/** Agents, and the requests that they make. */
import type { Schemas } from "@svc/generated/routes";
import { lockClocksForShare } from "@svc/server/accounts/account/index.ts";
import {
  type ApprovalInput,
  type ApprovalRow,
  agentApprovals,
  askApproval,
  mandateOf,
} from "@svc/server/accounts/approvals/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId, parseId } from "@svc/server/platform/ids.ts";
import { and, eq } from "drizzle-orm";
import type { Answered, Extras, Parts } from "./api.ts";
import { askReward } from "./give.ts";
import { given, type KeyInHand, type Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";

/** A number that agents of tests may sell to. */
export const KNOWN = "+263771234567";
/** One that nobody has approved. */
export const STRANGE = "0779876543";

const AGENT_SCOPES = [
  "catalog:read",
  "credit:read",
  "lookups:read",
  "recipients:read",
  "rewards:read",
  "rewards:write",
  "sends:read",
  "sends:write",
];

/** A key of an agent with the default threshold of US$10, which may sell to one number. */
export function agentOf(
  shop: Pick<Shop, "api">,
  wanted: Parts<"createKey">["body"] = {},
): Promise<KeyInHand> {
  const recipient_allowlist = [KNOWN];
  return given.key(shop, { kind: "ak", scopes: AGENT_SCOPES, recipient_allowlist, ...wanted });
}

type SaleOrRequest = Schemas["Send"] | Schemas["AgentApproval"];

/** A sale that an agent asks for: US$5.00 to the known number, unless said otherwise. */
export async function askFor(
  agent: Pick<KeyInHand, "api">,
  wanted: Parts<"createSend">["body"] = {},
  extras: Extras = {},
): Promise<Answered<SaleOrRequest>> {
  const body = { target: KNOWN, amount: "5.00", currency: "USD", ...wanted };
  return (await agent.api.createSend({ body, ...extras })) as Answered<SaleOrRequest>;
}

/** A request that waits for a person: US$5.00 to a strange number, unless said otherwise. */
export async function requested(
  agent: Pick<KeyInHand, "api">,
  wanted: Parts<"createSend">["body"] = {},
): Promise<Schemas["AgentApproval"]> {
  const { status, body } = await askFor(agent, { target: STRANGE, ...wanted });
  if (status === 202 && body.object === "agent_approval") return body;
  throw new Error(`A request was to wait, and did not: ${JSON.stringify(body)}`);
}

/** What an agent answers of a reward that it asks for: the reward, or a request. */
export async function askRewardAs(
  agent: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Answered<Schemas["Reward"] | Schemas["AgentApproval"]>> {
  return await askReward(agent, program, { recipient: { phone: KNOWN }, ...wanted }, extras);
}

/** A reward that waits for a person: US$1.00 to a strange number, unless said otherwise. */
export async function requestedReward(
  agent: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["AgentApproval"]> {
  const asked = { recipient: { phone: STRANGE }, ...wanted };
  const { status, body } = await askRewardAs(agent, program, asked);
  if (status === 202 && body.object === "agent_approval") return body;
  throw new Error(`A reward was to wait, and did not: ${JSON.stringify(body)}`);
}

/** Rewards that an agent asks for, of which the last is asked for once more, and approved. */
export async function giftsByAgent(
  shop: Pick<Shop, "api">,
  agent: Pick<KeyInHand, "api">,
  { recipients, gift }: { recipients: readonly unknown[]; gift: Record<string, unknown> },
): Promise<void> {
  const { id: program } = await given.activeProgram(shop);
  let last: Schemas["AgentApproval"] | null = null;
  for (const recipient of [...recipients, recipients.at(-1)]) {
    last = await requestedReward(agent, program, { amount: "9.00", ...gift, recipient });
  }
  if (last !== null) await approve(shop, last.id);
}

export function approve({ api }: Pick<Shop, "api">, approval_id: string) {
  return api.approveTestApproval({ path: { approval_id } });
}

export function reject({ api }: Pick<Shop, "api">, approval_id: string) {
  return api.rejectTestApproval({ path: { approval_id } });
}

/** Approved as by somebody whose program ended before it carried the request out. */
export async function approvedOnly({ account_id }: Pick<Shop, "account_id">): Promise<void> {
  const { database, config } = await testServer();
  await database.transact("approve by hand", async (tx) => {
    const { sql } = tx;
    await sql`
      update agent_approvals set status = 'approved', decided_by_kind = 'key',
        decided_by_id = api_key_id, decided_at = svc_now() where account_id = ${account_id}`;
    const approved = await findDecided(tx, account_id);
    for (const row of approved) {
      const mandate = mandateOf(row, config);
      await sql`
        update agent_approvals set mandate = ${mandate}
        where account_id = ${account_id} and id = ${row.id}`;
    }
    await sql`
      update approval_deadlines set due_at = svc_now() - interval '1 second', lease_until = null
      where account_id = ${account_id}`;
  });
}

async function findDecided({ db }: Tx, account_id: string): Promise<ApprovalRow[]> {
  return await db
    .select()
    .from(agentApprovals)
    .where(and(eq(agentApprovals.account_id, account_id), eq(agentApprovals.status, "approved")));
}

/** A request of a live agent, written by hand: no live product is sold that one could ask for. */
export async function requestedLive(
  { account_id }: Pick<Shop, "account_id">,
  agent: Pick<KeyInHand, "id">,
): Promise<string> {
  const { database } = await testServer();
  const now = runNow();
  const id = mintId(now);
  const held = { action: "send", why: "new_target" } as const;
  const by = { operation_id: "createSend", source: "api" } as const;
  const money = {
    amount_minor: 500n,
    currency: "USD",
    limit_minor: 1_000n,
    used_minor: 0n,
  } as const;
  await database.transact("a live request", async (tx) => {
    const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
    if (clock === undefined) throw new Error("A live account has a clock.");
    const asked: ApprovalInput = {
      ...{ account_id, id, ...held, ...by },
      ...{ request: { target: STRANGE, amount: "5.00", currency: "USD" } },
      ...{ target: "+263779876543", program_id: null, completion_id: null, reason: null },
      ...{ api_key_id: parseId("key", agent.id) ?? "", request_id: mintId(now), created: now },
      ...money,
    };
    await askApproval(tx, asked, { clock, key_label: null, request: null });
  });
  return formatId("apr", id);
}
