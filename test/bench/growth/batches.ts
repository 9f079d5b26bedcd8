/** What the work of 200 lines of a batch costs each worker, at each size. */
import { randomUUID } from "node:crypto";
import { SERVER } from "../arms.ts";
import { type Program, startProgram } from "../program.ts";
import type { Asker } from "../reads/ask.ts";
import { type Cost, type GrownRow, noted } from "./costs.ts";
import { costOf, meanOf, shareOf } from "./spent.ts";
import { restAll, SETTINGS, type Staff, workerOf } from "./staff.ts";

const LINES = 200;
/** V8 compiles in the first one, which does not count. */
const BATCHES = 5;
const BASE = "/dev/v1";
const HOOK_URL = "https://till.example/hook";
/** The workers that have a part in it, in their order. */
const STAGES = {
  "batch-lines": "a line of a batch, placed",
  "sends/dispatch": "its send, handed over and settled",
  messages: "its text, sent and reported",
  "webhooks/fan-out": "its three events, given to an endpoint",
  "webhooks/deliver": "the same, delivered",
} as const;

/** Sells batches by the largest shop of each size, which has an endpoint that hears of them. */
export async function measureBatches(staffs: readonly Staff[], asker: Asker): Promise<GrownRow[]> {
  const stages = Object.keys(STAGES);
  const costs = stages.map(() => staffs.map((): Cost[] => []));
  const programs = await Promise.all(staffs.map(({ shop }) => startApi(shop)));
  try {
    for (const [size, staff] of staffs.entries()) {
      const order = { asker, port: programs[size]?.port ?? 0, bearer: staff.shop.bearer };
      await openHook(staff, order);
      for (let batch = 0; batch < BATCHES; batch += 1) {
        await placeBatch(order);
        for (const [stage, name] of stages.entries()) {
          const cost = await costOf(staff, () => workerOf(staff, name).work());
          if (batch > 0) costs[stage]?.[size]?.push(shareOf(cost, LINES));
        }
        await restAll(staff);
      }
      await closeHook(staff);
    }
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
  return Object.values(STAGES).map((name, stage) =>
    noted({ name, costs: costs[stage]?.map(meanOf) ?? [] }),
  );
}

function startApi({ url }: Staff["shop"]): Promise<Program> {
  return startProgram(SERVER, { ...SETTINGS, DATABASE_URL: url, SVC_ROLE: "api" });
}

interface Till {
  readonly asker: Asker;
  readonly port: number;
  readonly bearer: string;
}

async function openHook(staff: Staff, { asker, ...till }: Till): Promise<void> {
  await closeHook(staff);
  const wanted = {
    url: HOOK_URL,
    enabled_events: ["send.created", "send.submitted", "send.delivered"],
  };
  const path = `${BASE}/webhook-endpoints`;
  await asker.ask({ ...till, path, body: JSON.stringify(wanted) });
}

/** Other sales are sent to no endpoint; a run that was ended may have left this one. */
async function closeHook({ database, shop }: Staff): Promise<void> {
  await database.read(
    ({ sql }) => sql`
      update webhook_endpoints set status = 'disabled', disabled_reason = 'manual',
        disabled_at = svc_now(), deleted_at = svc_now()
      where account_id = ${shop.account_id} and url = ${HOOK_URL} and deleted_at is null`,
  );
}

async function placeBatch({ asker, ...till }: Till): Promise<void> {
  const items = Array.from({ length: LINES }, (_, nth) => ({
    target: `+26377${String(nth).padStart(3, "0")}0000`,
    amount: "1.00",
    client_reference: randomUUID().slice(0, 21),
  }));
  await asker.ask({
    ...{ ...till, path: `${BASE}/batches`, body: JSON.stringify({ currency: "USD", items }) },
    headers: { "idempotency-key": randomUUID() },
  });
}
