import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, askRewardAs, KNOWN, reject, STRANGE } from "../../kit/agents.ts";
import { complete, signedProgram } from "../../kit/complete.ts";
import { askReward } from "../../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { qualify, referred } from "../../kit/refer.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const METER = "37140030000";

let shop: Organisation;
let agent: KeyInHand;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
  ({ id: program } = await given.activeProgram(shop, { budget: "100.00" }));
});

describe("a repeated reward of an agent", () => {
  const ASKED = { recipient: { phone: STRANGE }, completion_id: "survey-7" };

  it("answers the same Idempotency-Key with the request as it is by then", async () => {
    const sent = { idempotency_key: "agent-7" };
    const { body: first } = await askRewardAs(agent, program, ASKED, sent);
    const again = await askRewardAs(agent, program, ASKED, sent);
    expect([again.status, again.body.id]).toEqual([202, first.id]);
    await approve(shop, first.id);
    const { body: later } = await askRewardAs(agent, program, ASKED, sent);
    expect(later).toMatchObject({ object: "agent_approval", status: "approved" });
    const other = await askReward(agent, program, { ...ASKED, amount: "6.00" }, sent);
    await expectRefusal(other, "idempotency_mismatch");
    expect(await shop.probe.count("rewards")).toBe(1);
  });

  it("answers the same completion with the request, and then with what it became", async () => {
    const { body: first } = await askRewardAs(agent, program, ASKED);
    const again = await askRewardAs(agent, program, { ...ASKED, amount: "2.00" });
    expect([again.status, again.body.id]).toEqual([202, first.id]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const { body: approved } = await approve(shop, first.id);
    for (const caller of [agent, shop]) {
      const given_before = await askReward(caller, program, ASKED);
      expect([given_before.status, given_before.body.id]).toEqual([200, approved.result]);
      expect(given_before.headers.get("idempotent-replayed")).toBe("true");
    }
    expect(await shop.probe.count("rewards")).toBe(1);
    expect(await shop.probe.count("agent_approvals")).toBe(1);
  });

  it("keeps everybody else from rewarding the completion while it is open", async () => {
    const signed = await signedProgram(shop);
    const { body } = await askRewardAs(agent, signed.id, ASKED);
    const resource = body.id;
    const refused = { param: "completion_id", resource };
    for (const caller of [shop, await agentOf(shop)]) {
      const answer = await askReward(caller, signed.id, ASKED);
      await expectRefusal(answer, "reference_in_use", refused);
    }
    const completed = await complete(shop, signed, { completion_id: "survey-7", phone: KNOWN });
    await expectRefusal(completed, "reference_in_use", refused);
    expect(await shop.probe.count("rewards")).toBe(0);
    expect((await askReward(shop, program, ASKED)).status).toBe(201);
  });

  it("keeps a referral unpaid whose ID it names, until it is decided", async () => {
    const { id } = await referred(shop, program);
    const { body } = await askRewardAs(agent, program, { ...ASKED, completion_id: id });
    await expectRefusal(await qualify(shop, id), "duplicate_resource", { resource: body.id });
    await reject(shop, body.id);
    expect((await qualify(shop, id)).body).toMatchObject({ status: "qualified" });
  });

  it("answers with a rejected request, whose completion others can reward", async () => {
    const { body: first } = await askRewardAs(agent, program, ASKED);
    await reject(shop, first.id);
    const again = await askRewardAs(agent, program, ASKED);
    expect([again.status, again.body]).toMatchObject([202, { id: first.id, status: "rejected" }]);
    expect((await askReward(shop, program, ASKED)).status).toBe(201);
    expect((await askRewardAs(agent, program, ASKED)).body.object).toBe("reward");
  });

  it("asks anew once what was approved was refused, as any reward that was refused", async () => {
    const { body: first } = await askRewardAs(agent, program, ASKED);
    await shop.api.pauseProgram({ path: { program_id: program } });
    const { body: failed } = await approve(shop, first.id);
    expect(failed).toMatchObject({ status: "failed", failure: { code: "program_not_active" } });
    await shop.api.resumeProgram({ path: { program_id: program } });
    const { body: second } = await askRewardAs(agent, program, ASKED);
    expect(second).toMatchObject({ object: "agent_approval", status: "requested" });
    expect(second.id).not.toBe(first.id);
    const { body } = await approve(shop, second.id);
    expect(body.result).toMatch(/^rwd_/);
  });

  it("asks the utility of a meter once, and not again for the same completion", async () => {
    await given.facts(shop, { limits: '{"meters_per_minute":1}' });
    const { id } = await given.activeProgram(shop, { choices: ["power"] });
    const power = { ...ASKED, meter: METER, amount: "5.00" };
    const { body: first } = await askRewardAs(agent, id, power);
    const again = await askRewardAs(agent, id, power);
    expect([again.status, again.body.id]).toEqual([202, first.id]);
    const other = await askReward(shop, id, { ...power, meter: "37140010010" });
    await expectRefusal(other, "reference_in_use");
  });
});
