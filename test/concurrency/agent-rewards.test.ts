/** Agents that give and sell at once pass no threshold, and what is approved is given once. */
import type { Schemas } from "@svc/generated/routes";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, askFor, askRewardAs, requestedReward, STRANGE } from "../kit/agents.ts";
import { drain } from "../kit/drain.ts";
import { askReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

const FUNDINGS = ["reserve", "pay_as_you_go"];
/** An answer as far as it says what became of a request. */
type Shown = { readonly status: number; readonly body: { readonly object: string } };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

/** Many clients at once, each of which repeats what a busy machine asked it to repeat. */
function times<T extends { status: number }>(
  count: number,
  ask: (index: number) => Promise<T>,
): Promise<T[]> {
  const insist = async (index: number): Promise<T> => {
    const answer = await ask(index);
    return answer.status === 503 ? await insist(index) : answer;
  };
  return Promise.all(Array.from({ length: count }, (_, index) => insist(index)));
}

/** What was approved and met a lock is carried out by the worker; what was not approved stays. */
async function carriedOut(): Promise<Schemas["AgentApproval"][]> {
  const { database } = await testServer();
  while (await someWait(database)) {
    await database.transact(
      "bring approvals forward",
      ({ sql }) => sql`
        update approval_deadlines set due_at = svc_now() - interval '1 second', lease_until = null
        where account_id = ${shop.account_id}`,
    );
    await drain(shop);
  }
  return (await shop.api.listApprovals({ query: { limit: 100 } })).body.data;
}

async function someWait(database: Pick<Database, "read">): Promise<boolean> {
  const [found] = await database.read(
    ({ sql }) => sql`
      select exists (select from agent_approvals approval
        join approval_deadlines on approval_id = approval.id
        where approval.account_id = ${shop.account_id} and status = 'approved') as some`,
  );
  return found?.some === true;
}

/** How many answers show which object. */
function tally(answers: readonly { body: { object: string } }[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ body }) => body.object);
  return Object.fromEntries([...groups].map(([object, all]) => [object, all.length]));
}

async function spentOf(program_id: string) {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

describe.each(FUNDINGS)("of a program with %s", (funding) => {
  it("fifty rewards at once, with room for forty-nine, ask once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const agent = await agentOf(shop, { approval_threshold: { USD: "49.00" } });
    const answers = await times(50, () => askRewardAs(agent, program));
    expect(tally(answers)).toEqual({ reward: 49, agent_approval: 1 });
    expect((await askFor(agent, { amount: "0.50" })).body).toMatchObject({
      threshold: { used_24h: "49.00" },
    });
    expect(await shop.probe.count("recipients")).toBe(1);
    await expectSound();
  });

  it("sends, rewards and rewards in escrow at once pass no threshold together", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const agent = await agentOf(shop, { approval_threshold: { USD: "20.00" } });
    const answers = await times(45, (index): Promise<Shown> => {
      if (index % 3 === 0) return askFor(agent, { amount: "1.00" });
      return askRewardAs(agent, program, { hold: index % 3 === 1 });
    });
    const { send = 0, reward = 0, agent_approval = 0 } = tally(answers);
    expect([send + reward, agent_approval]).toEqual([20, 25]);
    expect((await askFor(agent, { amount: "0.50" })).body).toMatchObject({
      threshold: { used_24h: "20.00" },
    });
    await expectSound();
  });

  it("a completion of a strange number that 100 clients ask for is held once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const agent = await agentOf(shop);
    const asked = { recipient: { phone: STRANGE }, completion_id: "survey-7" };
    const answers = await times(100, () => askRewardAs(agent, program, asked));
    expect(tally(answers)).toEqual({ agent_approval: 100 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("agent_approvals")).toBe(1);
    expect(await shop.probe.count("rewards")).toBe(0);
    expect(await spentOf(program)).toMatchObject({ spent: "0.00", earmarked: "0.00" });
  });

  it("a completion that an agent asks for and a key gives has one of both", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const agent = await agentOf(shop);
    for (let round = 0; round < 10; round += 1) {
      const asked = { recipient: { phone: STRANGE }, completion_id: `survey-${round}` };
      await times(2, (index) => askReward(index === 0 ? agent : shop, program, asked));
    }
    const [rewards, requests] = [
      await shop.probe.count("rewards"),
      await shop.probe.count("agent_approvals"),
    ];
    expect(rewards + requests).toBe(10);
    await expectSound();
  });

  it("a reward that ten approve at once is given once, by the worker besides", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const agent = await agentOf(shop);
    const { id } = await requestedReward(agent, program, { amount: "20.00" });
    const [answers] = await Promise.all([times(10, () => approve(shop, id)), drain(shop)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await carriedOut()).toMatchObject([{ status: "approved", failure: null }]);
    expect(await shop.probe.count("rewards")).toBe(1);
    expect(await spentOf(program)).toMatchObject({ spent: "0.00", earmarked: "20.00" });
    await expectSound();
  });

  it("approvals at once pass no budget together, and what has no room fails", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "10.00" });
    const agent = await agentOf(shop, { approval_threshold: { USD: "0.01" } });
    const held = await times(15, (index) =>
      askRewardAs(agent, program, { recipient: { phone: `07710${10_101 + index}` } }),
    );
    await times(15, (index) => approve(shop, held[index]?.body.id ?? ""));
    const { approved, failed } = Object.groupBy(await carriedOut(), ({ status }) => status);
    expect([approved?.length, failed?.length]).toEqual([10, 5]);
    expect(await spentOf(program)).toMatchObject({ spent: "10.00", remaining: "0.00" });
    expect(await shop.probe.count("rewards")).toBe(10);
    await expectSound();
  });
});
