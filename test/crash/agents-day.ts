/**
 * An agent's day over MCP: it sells above its limit, its person approves on the page that it opens
 * for them, it calls again, and follows the sale as a task. Whichever program dies, it repeats what
 * was not answered. Returns what went wrong: the sale is made once, and paid once.
 */
import { setTimeout as pause } from "node:timers/promises";
import { capableOf, FOLLOWS_TASKS, OPENS_URLS, STATELESS } from "../kit/mcp-eras.ts";
import type { OpenFleet } from "../kit/programs/open-fleet.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { openTill } from "../kit/programs/till.ts";
import { complaintsAtRest, holdingsOf, until } from "../kit/programs/watch.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { ownerOnPage } from "./approve-on-page.ts";

/** The programs of a day. */
export interface Cast {
  /** Starts the server of the day. */
  readonly begin: () => Promise<void>;
  /** Starts its worker. */
  readonly beginWork: () => Promise<void>;
  /** Starts others in the place of the dead. */
  readonly replaceDead: () => Promise<void>;
  /** Whether a death left the supplier without the order, so that the sale fails. */
  readonly may_fail: boolean;
}

const SALE = { phone: "0779876543", amount: "25.00", currency: "USD", client_reference: "driver" };
const CALL = { name: "send_airtime", arguments: SALE };
const FULL_MINOR = 100_000;
const PRICE_MINOR = 2_500;
const REPEAT_AFTER_MS = 10;
const ANSWER_WITHIN_MS = timeLimit(10_000);

/** One day of a new shop. */
export async function agentsDay(fleet: OpenFleet, cast: Cast): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const agent = openAgent(fleet, cast, await agentKey(fleet, shop));
  const approve = await ownerOnPage(fleet, shop);
  await cast.begin();
  const held = await agent("tools/call", CALL, OPENS_URLS);
  if (held.resultType !== "input_required") return [`first answer: ${JSON.stringify(held)}`];
  const [approval_id = ""] = /apr_[0-9A-Za-z]{24}/.exec(JSON.stringify(held.inputRequests)) ?? [];
  await until("the page is answered", async () => {
    await cast.replaceDead();
    // The page says 409 of what a server approved before it died.
    return [303, 409].includes((await approve(approval_id)) ?? 0);
  });
  const { requestState } = held;
  const called = await agent("tools/call", { ...CALL, requestState }, FOLLOWS_TASKS);
  if (called.resultType !== "task") return [`second answer: ${JSON.stringify(called)}`];
  await cast.beginWork();
  let result: Result | null = null;
  await until("the task has its result", async () => {
    await cast.replaceDead();
    const task = await agent("tasks/get", { taskId: called.taskId }, FOLLOWS_TASKS);
    if (task.status === "completed") result = Object(task.result) as Result;
    return result !== null;
  });
  const again = await agent("tools/call", CALL, OPENS_URLS);
  const found = await complaintsAtRest(fleet);
  return [...found, ...(await complaintsAbout(fleet, shop, { cast, results: [result, again] }))];
}

/** What an answer says of its send. */
type Result = Readonly<Record<string, unknown>>;
type Agent = (
  method: string,
  params: Readonly<Record<string, unknown>>,
  can: { readonly capabilities: object },
) => Promise<Result>;

/** Both results show the one send, which is delivered and paid, or has failed and cost nothing. */
async function complaintsAbout(
  fleet: OpenFleet,
  shop: FleetShop,
  { cast, results }: { cast: Cast; results: readonly (Result | null)[] },
): Promise<string[]> {
  const { sends, charges, available_minor } = await holdingsOf(fleet, shop);
  const [row] = await fleet.database.read(
    ({ sql }) => sql<{ approvals: number; statuses: string[] }[]>`
      select (select count(*)::int from agent_approvals where account_id = ${shop.account_id})
          as approvals,
        (select array_agg(status) from sends where account_id = ${shop.account_id}) as statuses`,
  );
  const ids = results.map((one) => String(Object(one?.structuredContent).id));
  const is_one = new Set(ids).size === 1 && ids[0]?.startsWith("snd_") === true;
  const status = row?.statuses.join() ?? "";
  const left_minor = status === "delivered" ? FULL_MINOR - PRICE_MINOR : FULL_MINOR;
  const is_over = status === "delivered" || (cast.may_fail && status === "failed_credited");
  return [
    ...(is_one ? [] : [`the agent received ${ids.join(" and ")}`]),
    ...(row?.approvals === 1 ? [] : [`${row?.approvals} approvals were requested`]),
    ...(sends === 1 && charges === 1 ? [] : [`${sends} sends and ${charges} charges were made`]),
    ...(is_over ? [] : [`the send ended ${status}`]),
    ...(available_minor === left_minor ? [] : [`${available_minor} is left`]),
  ];
}

async function agentKey(fleet: OpenFleet, { key }: FleetShop): Promise<string> {
  const scopes = ["sends:read", "sends:write"];
  const body = { kind: "ak", scopes };
  const made = await openTill(key, fleet.apis).ask("createKey", { body: body as never });
  return String(Object(made?.body).secret);
}

/** Sends a message until it is answered. */
function openAgent(fleet: OpenFleet, cast: Cast, secret: string): Agent {
  return async (method, params, { capabilities }) => {
    const headers = {
      ...{ authorization: `Bearer ${secret}`, "content-type": "application/json" },
      ...{ "mcp-protocol-version": STATELESS, "mcp-method": method },
      "mcp-name": String(params.name ?? params.taskId),
    };
    const extended = { ...params, _meta: capableOf(capabilities) };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: extended });
    for (;;) {
      await cast.replaceDead();
      const answer = await answerTo(fleet, { method: "POST", headers, body });
      if (answer?.result !== undefined) return answer.result;
      if (answer !== null) throw new Error(`${method} was refused: ${JSON.stringify(answer)}`);
      await pause(REPEAT_AFTER_MS);
    }
  };
}

/** Null where the program died before it answered. */
async function answerTo({ apis }: OpenFleet, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(`${apis[0]?.origin}/dev/v1/mcp`, { ...init, signal });
    return (await response.json()) as { readonly result?: Result };
  } catch {
    return null;
  }
}
