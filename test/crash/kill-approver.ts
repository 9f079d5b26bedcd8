/**
 * Whoever carries out what a person approved, a sale or a reward, is killed: first the server that
 * was asked to, then the worker after it. Returns what went wrong: each approval is carried out,
 * and once.
 */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import type { SeamName } from "../kit/programs/seam-names.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest, holdingsOf, until } from "../kit/programs/watch.ts";
import { type ApproveOnPage, ownerOnPage } from "./approve-on-page.ts";

/** The seams at which the server dies, and the worker after it, if one is left to do anything. */
export interface ApproverMoment {
  readonly words: string;
  readonly api: SeamName;
  readonly worker: SeamName | null;
}

export const APPROVER_MOMENTS: readonly ApproverMoment[] = [
  {
    words: "before the approval is committed",
    api: "approve a request of an agent/before commit",
    worker: null,
  },
  {
    words: "between the approval and the sale, and a worker after its lease",
    api: "approve a request of an agent/after commit",
    worker: "lease approvals (test)/after commit",
  },
  {
    words: "before the sale is committed, and a worker at the same place",
    api: "record/before commit",
    worker: "record/before commit",
  },
  {
    words: "between the approval and the sale, and a worker after the sale",
    api: "approve a request of an agent/after commit",
    worker: "record/after commit",
  },
  { words: "after the sale is committed", api: "record/after commit", worker: null },
];

/** The same of an owner on the page of the request, whose PIN is counted before. */
export const PAGE_MOMENTS: readonly ApproverMoment[] = [
  { words: "before the PIN is counted", api: "record/before commit", worker: null },
  { words: "after the PIN is counted", api: "record/after commit", worker: null },
  ...APPROVER_MOMENTS.filter(({ api }) => api.startsWith("approve")),
];

const SALE = { type: "airtime", target: "0779876543", amount: "25.00", currency: "USD" };

const REWARD = { recipient: { phone: "0779876543" }, amount: "25.00", completion_id: "survey-7" };

/** Kills at one moment, and looks at the approval and the books at the end. */
export async function killApprover(
  fleet: Fleet,
  moment: ApproverMoment,
  { action, on_page = false }: { action: Schemas["AgentAction"]; on_page?: boolean },
): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  const approval_id = await askAsAgent(till, fleet, action);
  const approve = on_page ? await ownerOnPage(fleet, shop) : approveByKey(till);
  const doomed = await replaceApi(fleet, moment.api);
  const heard = await approve(approval_id);
  if (heard !== null) return [`a server that was to be killed answered ${heard}`];
  await doomed.ended();
  await replaceApi(fleet);
  if (moment.worker !== null) await killWorkerAt(fleet, moment.worker);
  const again = await approve(approval_id);
  // A page has no Idempotency-Key: what was approved before is told to be decided.
  const expected = on_page ? [303, 409] : [200];
  if (!expected.includes(again ?? 0)) return [`the repeated approval was answered ${again}`];
  return await complaintsAtTheEnd(fleet, { shop, till, approval_id, action });
}

function approveByKey(till: Till): ApproveOnPage {
  const idempotency_key = randomUUID();
  return async (approval_id) => {
    const parts = { path: { approval_id }, idempotency_key };
    return (await till.ask("approveTestApproval", parts))?.status ?? null;
  };
}

async function askAsAgent(
  till: Till,
  fleet: Fleet,
  action: Schemas["AgentAction"],
): Promise<string> {
  const scopes = ["sends:read", "sends:write", "rewards:write"];
  const made = await till.ask("createKey", { body: { kind: "ak", scopes } as never });
  const agent = openTill(String(Object(made?.body).secret), fleet.apis);
  const idempotency_key = randomUUID();
  const asked =
    action === "send"
      ? await agent.ask("createSend", { body: SALE, idempotency_key })
      : await agent.ask("createReward", {
          ...{ body: { program: await openProgram(till), ...REWARD }, idempotency_key },
        });
  const { object, id } = Object(asked?.body) as { object?: string; id?: string };
  if (object !== "agent_approval" || id === undefined) throw new Error(`A ${action} was not held.`);
  return id;
}

/** A program whose usual reward is the one that is asked for, so that nothing holds it. */
async function openProgram(till: Till): Promise<string> {
  const money = { currency: "USD", budget: "100.00", default_amount: REWARD.amount };
  const body = { name: "Visits", choices: ["airtime"], funding: "pay_as_you_go", ...money };
  const made = await till.ask("createProgram", { body: body as never });
  const { id: program_id } = Object(made?.body) as { id: string };
  await till.ask("activateProgram", { path: { program_id } });
  return program_id;
}

/** Another server at the place of the one that there is. */
async function replaceApi(fleet: Fleet, dies_at: SeamName | null = null): Promise<Program> {
  const old = fleet.apis[0] as Program;
  await old.kill();
  const seams = dies_at === null ? [] : [{ at: dies_at, does: "kill" as const }];
  const api = await fleet.start({ role: "api", port: old.wanted.port, seams });
  fleet.apis[0] = api;
  return api;
}

async function killWorkerAt(fleet: Fleet, at: SeamName): Promise<void> {
  await bringForward(fleet);
  const worker = await fleet.start({ role: "worker", seams: [{ at, does: "kill" }] });
  await worker.ended();
}

/** What was approved and not carried out is due now. */
export async function bringForward({ database }: Fleet): Promise<void> {
  await database.transact(
    "bring approvals forward",
    ({ sql }) => sql`
      update approval_deadlines set due_at = svc_now() - interval '1 second', lease_until = null
      where approval_id in (select id from agent_approvals where status = 'approved')`,
  );
}

interface Ended {
  readonly shop: FleetShop;
  readonly till: Till;
  readonly approval_id: string;
  readonly action: Schemas["AgentAction"];
}

/** A last worker, not killed, finishes what is left. */
async function complaintsAtTheEnd(
  fleet: Fleet,
  { shop, till, approval_id, action }: Ended,
): Promise<string[]> {
  await bringForward(fleet);
  const last = await fleet.start({ role: "worker" });
  const shown = async () => {
    const heard = await till.ask("getApproval", { path: { approval_id } });
    return Object(heard?.body) as { status?: string; result?: string | null };
  };
  await until("the approval has its result", async () => (await shown()).result !== null);
  const found = await complaintsAtRest(fleet);
  await last.kill();
  const { sends } = await holdingsOf(fleet, shop);
  const charges = await chargesOf(fleet, shop, action);
  const { status } = await shown();
  if (status !== "approved") found.push(`the approval ended ${status}`);
  if (sends !== 1 || charges !== 1) found.push(`${sends} sends and ${charges} charges were made`);
  return found;
}

/** How often a shop was charged for what its agents asked. */
async function chargesOf(
  { database }: Fleet,
  { account_id }: FleetShop,
  action: Schemas["AgentAction"],
): Promise<number> {
  const [row] = await database.read(
    ({ sql }) => sql<{ charges: number }[]>`
      select count(*)::int as charges from credit_transactions
      where account_id = ${account_id} and type = ${action}`,
  );
  return row?.charges ?? 0;
}
