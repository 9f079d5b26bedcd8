import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { givenReward } from "../../kit/rewards.ts";

let shop: Organisation;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  program = (await given.activeProgram(shop)).id;
});

async function list(query: object = {}) {
  const { status, body } = await shop.api.listRewards({ query: query as never });
  expect(status).toBe(200);
  return body.data;
}

async function ids(query: object): Promise<string[]> {
  return (await list(query)).map(({ id }) => id);
}

describe("GET /rewards", () => {
  it("lists rewards, newest first, by status, program, completion or metadata", async () => {
    const other = (await given.activeProgram(shop)).id;
    const first = await givenReward(shop, program, {
      ...{ completion_id: "survey-7", metadata: { survey: "7" } },
    });
    const voided = { status: "voided", held_reason: null } as const;
    const second = await givenReward(shop, other, { ...voided, completion_id: "survey-7" });
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ status: "held" })).toEqual([first]);
    expect(await ids({ program: other })).toEqual([second]);
    expect(await ids({ completion_id: "survey-7" })).toEqual([second, first]);
    expect(await ids({ completion_id: "survey-7", program })).toEqual([first]);
    expect(await ids({ completion_id: "survey-8" })).toEqual([]);
    expect(await ids({ metadata: { survey: "7" } })).toEqual([first]);
    expect(await ids({ limit: 1, starting_after: second })).toEqual([first]);
  });

  it("lists those of a recipient, named by its id or by the shop's own", async () => {
    const [person, other] = [
      await given.recipient(shop, { external_id: "loyalty-1" }),
      await given.recipient(shop, { external_id: "loyalty-2", phone: "0771234599" }),
    ];
    const recipient_id = parseId("rcp", person.id);
    const reward = await givenReward(shop, program, { recipient_id });
    await givenReward(shop, program);
    expect(await ids({ recipient: person.id })).toEqual([reward]);
    expect(await ids({ recipient: "ext:loyalty-1" })).toEqual([reward]);
    expect(await ids({ external_id: "loyalty-1" })).toEqual([reward]);
    expect(await ids({ external_id: "loyalty-2" })).toEqual([]);
    expect(await ids({ external_id: "loyalty-1", recipient: other.id })).toEqual([]);
    const [shown] = await list({ recipient: person.id, expand: ["data.program"] });
    expect(shown?.program).toMatchObject({ id: program, object: "program" });
  });

  it("refuses to filter by what there is not", async () => {
    const unknown = [
      ["program", "prg_0031JkEAlHwJb7Dx8FnZg2Im"],
      ["recipient", "ext:nobody"],
      ["external_id", "nobody"],
    ];
    for (const [param = "", value] of unknown) {
      const query = { [param]: value } as never;
      await expectRefusal(await shop.api.listRewards({ query }), "reference_not_found", { param });
    }
  });
});
