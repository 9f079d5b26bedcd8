/**
 * Employers that use programs, links, approvals, batches and lists of people side by side. Each
 * request is repeated with its key until it is answered, and every answer has to stay true.
 */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import { openAsker } from "../crash/asker.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import { patiently } from "./patiently.ts";

export interface Employer {
  /** One of the ways, by chance. */
  readonly act: () => Promise<void>;
  /** The operations of the requests that were answered. */
  readonly acknowledged: () => readonly OperationId[];
  /** Answers that a repeat does not give, and what was given twice. */
  readonly broken: () => Promise<string[]>;
}

const AMOUNT = "0.10";
const LINES = 12;
const PEOPLE = 40;
/** Of so many answers, spread over the run, each is asked for again. */
const REPEATS_MAX = 120;
/** Whatever it asks for waits for a person. */
const AGENT = {
  kind: "ak" as const,
  scopes: ["sends:read" as const, "sends:write" as const, "rewards:write" as const],
  approval_threshold: { USD: "0.05" },
};
const PAGE = { kind: "pk" as const };

/** Opens a shop with Credit, a funded program, an agent and a page for claims. */
export async function openEmployer(fleet: Fleet): Promise<Employer> {
  const { account_id, key } = await patiently(() => openShop(fleet.database));
  const owner = openAsker(fleet, key);
  const secretOf = async (wanted: typeof AGENT | typeof PAGE) => {
    const heard = await openTill(key, fleet.apis).ask("createKey", { body: wanted });
    return String(Object(heard?.body).secret);
  };
  const agent = openAsker(fleet, await secretOf(AGENT));
  const page = openAsker(fleet, await secretOf(PAGE));
  const money = { currency: "USD", budget: "100.00", default_amount: AMOUNT };
  const program = await owner.ask("createProgram", {
    body: { name: "Visits", choices: ["airtime"], ...money },
  });
  await owner.ask("activateProgram", { path: { program_id: program } });
  const askers = { owner, agent, page };
  const ways = waysOf(askers, program);
  return {
    async act() {
      await ways[Math.floor(Math.random() * ways.length)]?.();
    },
    acknowledged: () =>
      Object.values(askers).flatMap(({ made }) => made.map(({ operation_id }) => operation_id)),
    async broken() {
      const answers = Object.values(askers).map((asker) => asker.broken(REPEATS_MAX));
      return [...(await Promise.all(answers)).flat(), ...(await givenTwice(fleet, account_id))];
    },
  };
}

type Asker = ReturnType<typeof openAsker>;

function waysOf(
  { owner, agent, page }: Record<"owner" | "agent" | "page", Asker>,
  program: string,
): readonly (() => Promise<unknown>)[] {
  const reward = () => ({
    ...{ program, recipient: { phone: newTarget() }, completion_id: randomUUID() },
  });
  return [
    () => owner.ask("createReward", { body: reward() }),
    () => owner.ask("createReward", { body: { ...reward(), hold: true } }),
    async function claimALink() {
      const body = { program, amount: AMOUNT };
      const { token } = await owner.show("createRewardLinks", { body });
      await page.ask("createClaim", { path: { token }, body: { phone: newTarget() } });
    },
    async function decideASale() {
      const sale = { type: "airtime", target: newTarget(), amount: AMOUNT, currency: "USD" };
      const approval_id = await agent.ask("createSend", { body: sale });
      const decide = Math.random() < 0.7 ? "approveTestApproval" : "rejectTestApproval";
      await owner.ask(decide, { path: { approval_id } });
    },
    async function approveAReward() {
      const approval_id = await agent.ask("createReward", { body: reward() });
      await owner.ask("approveTestApproval", { path: { approval_id } });
    },
    () =>
      owner.ask("createBatch", {
        body: {
          currency: "USD",
          items: Array.from({ length: LINES }, (_, index) => ({
            ...{ target: newTarget(index % 4 === 0 ? "0002" : "0000"), amount: AMOUNT },
          })),
        },
      }),
    () =>
      owner.ask("createRecipientsBulk", {
        body: {
          ...{ mode: "upsert", match: "phone" },
          recipients: Array.from({ length: PEOPLE }, (_, index) => ({
            ...{ phone: `+2637790${String(10_000 + index)}`, name: `Rudo ${randomUUID()}` },
          })),
        },
      }),
    () => owner.ask("fundProgram", { path: { program_id: program }, body: { amount: "1.00" } }),
  ];
}

/** A completion is rewarded once, whatever died while it was. */
async function givenTwice({ database }: Fleet, account_id: string): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ completion_id: string; rewards: number }[]>`
      select completion_id, count(*)::int as rewards from rewards
      where account_id = ${account_id} and completion_id is not null
      group by program_id, completion_id having count(*) > 1 limit 5`,
  );
  return rows.map(({ completion_id, rewards }) => `${completion_id} has ${rewards} rewards`);
}
