/**
 * Whoever carries out what a person approved is killed: first the server that was asked to, then
 * the worker after it. Returns what went wrong: each approval is carried out, and once.
 */
import { randomUUID } from "node:crypto";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest, holdingsOf, until } from "../kit/programs/watch.ts";

/** The seams at which the server dies, and the worker after it, if one is left to do anything. */
export interface ApproverMoment {
  readonly words: string;
  readonly api: string;
  readonly worker: string | null;
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

const SALE = { type: "airtime", target: "0779876543", amount: "25.00", currency: "USD" };

/** Kills at one moment, and looks at the approval and the books at the end. */
export async function killApprover(fleet: Fleet, moment: ApproverMoment): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const till = openTill(shop.key, fleet.apis);
  const approval_id = await askAsAgent(till, fleet);
  const idempotency_key = randomUUID();
  const approve = () => till.ask("approveTestApproval", { path: { approval_id }, idempotency_key });
  const doomed = await replaceApi(fleet, moment.api);
  const heard = await approve();
  if (heard !== null) return [`a server that was to be killed answered ${heard.status}`];
  await doomed.ended();
  await replaceApi(fleet);
  if (moment.worker !== null) await killWorkerAt(fleet, moment.worker);
  const again = await approve();
  if (again?.status !== 200) return [`the repeated approval was answered ${again?.status}`];
  return await complaintsAtTheEnd(fleet, { shop, till, approval_id });
}

async function askAsAgent(till: Till, fleet: Fleet): Promise<string> {
  const scopes = ["sends:read", "sends:write"];
  const made = await till.ask("createKey", { body: { kind: "ak", scopes } });
  const agent = openTill(String(Object(made?.body).secret), fleet.apis);
  const idempotency_key = randomUUID();
  const asked = await agent.ask("createSend", { body: SALE, idempotency_key });
  const { object, id } = Object(asked?.body) as { object?: string; id?: string };
  if (object !== "agent_approval" || id === undefined) throw new Error("A sale was to be held.");
  return id;
}

/** Another server at the place of the one that there is. */
async function replaceApi(fleet: Fleet, dies_at: string | null = null): Promise<Program> {
  const old = fleet.apis[0] as Program;
  await old.kill();
  const seams = dies_at === null ? [] : [{ at: dies_at, does: "kill" as const }];
  const api = await fleet.start({ role: "api", port: old.wanted.port, seams });
  fleet.apis[0] = api;
  return api;
}

async function killWorkerAt(fleet: Fleet, at: string): Promise<void> {
  await bringForward(fleet);
  const worker = await fleet.start({ role: "worker", seams: [{ at, does: "kill" }] });
  await worker.ended();
}

/** What was approved and not carried out is due now. */
async function bringForward({ database }: Fleet): Promise<void> {
  await database.transact(
    "bring approvals forward",
    ({ sql }) => sql`
      update approval_deadlines set due_at = now() - interval '1 second', lease_until = null
      where approval_id in (select id from agent_approvals where status = 'approved')`,
  );
}

/** A last worker, not killed, finishes what is left. */
async function complaintsAtTheEnd(
  fleet: Fleet,
  { shop, till, approval_id }: { shop: FleetShop; till: Till; approval_id: string },
): Promise<string[]> {
  await bringForward(fleet);
  const last = await fleet.start({ role: "worker" });
  const shown = async () => {
    const heard = await till.ask("getApproval", { path: { approval_id } });
    return Object(heard?.body) as { status?: string; result?: string | null };
  };
  await until("the approval has its send", async () => (await shown()).result !== null);
  const found = await complaintsAtRest(fleet);
  await last.kill();
  const { sends, charges } = await holdingsOf(fleet, shop);
  const { status } = await shown();
  if (status !== "approved") found.push(`the approval ended ${status}`);
  if (sends !== 1 || charges !== 1) found.push(`${sends} sends and ${charges} charges were made`);
  return found;
}
