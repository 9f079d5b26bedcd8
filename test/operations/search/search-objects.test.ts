import type { Schemas } from "@svc/generated/routes";
import { beforeAll, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { topUp } from "../../kit/topups.ts";

type Send = Schemas["Send"];

let shop: Organisation;
let airtime: Send;
let power: Send;
let topup: Schemas["Topup"];
let batch: Schemas["Batch"];
let reward: Schemas["Reward"];
let person: Schemas["Recipient"];

beforeAll(async () => {
  shop = await given.organisation();
  person = (
    await shop.api.createRecipient({
      body: { name: "Rudo Chikwanha", phone: "0773333333", external_id: "EMP-0417" },
    })
  ).body;
  const sold = await sell(shop, {
    ...{ target: "0771230000", client_reference: "till4-000417" },
    notify_number: "0774444444",
  });
  const bought = await sell(shop, {
    ...{ type: "power", target: "37140030000", token_phone: "0772222222" },
  });
  await drain(shop);
  await pass(shop);
  airtime = (await shop.api.getSend({ path: { send_id: sold.id } })).body;
  power = (await shop.api.getSend({ path: { send_id: bought.id } })).body;
  topup = await topUp(shop);
  const program = await given.activeProgram(shop);
  reward = await madeReward(shop, program.id, {
    ...{ recipient: { phone: "0775555555" }, completion_id: "lesson-9" },
  });
  batch = await given.batch(shop, { title: "November wages" });
});

/** What a text finds, as kind, id and what matched. */
async function found(q: string, by: Pick<KeyInHand, "api"> = shop): Promise<string[]> {
  const { status, body } = await by.api.searchObjects({ query: { q } });
  expect(status).toBe(200);
  return body.results.map(({ object_id, matched }) => `${object_id} ${matched}`);
}

describe("GET /search", () => {
  it("shows what it found, with where to read it", async () => {
    const { body } = await shop.api.searchObjects({ query: { q: airtime.receipt_number } });
    expect(body).toEqual({
      object: "search",
      created: expect.any(Number),
      livemode: false,
      kinds: ["send", "recipient", "reward", "topup", "batch"],
      results: [
        {
          kind: "send",
          object_id: airtime.id,
          matched: "receipt_number",
          label: "+263771230000",
          status: "delivered",
          created: airtime.created,
          url: `/dev/v1/sends/${airtime.id}`,
        },
      ],
      truncated: false,
    });
  });

  it("finds a send by anything on its slip, and by every phone that it concerns", async () => {
    expect(await found("till4-000417")).toEqual([`${airtime.id} reference`]);
    expect(await found(` ${airtime.provider_reference} `)).toEqual([
      `${airtime.id} provider_reference`,
    ]);
    expect(await found("077 123 0000")).toEqual([`${airtime.id} target`]);
    expect(await found("0774444444")).toEqual([`${airtime.id} notify_number`]);
    expect(await found("+263772222222")).toEqual([`${power.id} token_phone`]);
    expect(await found("37140030000")).toEqual([`${power.id} target`]);
    expect(await found(power.id)).toEqual([`${power.id} id`]);
  });

  it("finds a send by its token, whole or by its end", async () => {
    const token = power.power?.tokens.at(-1)?.token ?? "";
    expect(await found(token)).toEqual([`${power.id} token`]);
    expect(await found(token.slice(-4))).toContain(`${power.id} token`);
  });

  it("keeps no whole token in the request log", async () => {
    const token = power.power?.tokens.at(-1)?.token ?? "";
    const digits = token.replaceAll(" ", "");
    for (const q of [digits, token, ` ${token} `, token.replaceAll(" ", "-")]) {
      const { headers } = await shop.api.searchObjects({ query: { q } });
      await (await testServer()).gate.flush();
      const request_id = headers.get("request-id") ?? "";
      const { body } = await shop.api.getRequest({ path: { request_id } });
      expect(body.query).toContain(digits.slice(-4));
      expect(body.query.replaceAll(/%20|\D/g, "")).not.toContain(digits.slice(0, 6));
    }
  });

  it("finds recipients, rewards, top-ups and batches", async () => {
    expect(await found("chikwanha")).toEqual([`${person.id} name`]);
    expect(await found("0773333333")).toEqual([`${person.id} target`]);
    expect(await found("EMP-0417")).toEqual([`${person.id} reference`]);
    expect(await found("lesson-9")).toEqual([`${reward.id} reference`]);
    expect(await found("0775555555")).toContain(`${reward.id} target`);
    expect(await found(topup.reference.toLowerCase())).toEqual([`${topup.id} provider_reference`]);
    expect(await found("november")).toEqual([`${batch.id} name`]);
    for (const { id } of [person, reward, topup, batch])
      expect(await found(id)).toEqual([`${id} id`]);
  });

  it("shows the ten newest of a kind, and says that there are more", async () => {
    const busy = await given.organisation();
    for (let sold = 0; sold < 11; sold++) await sell(busy, { target: "0771230000" });
    const { body } = await busy.api.searchObjects({ query: { q: "0771230000" } });
    expect(body.results.map(({ kind }) => kind)).toEqual(Array(10).fill("send"));
    expect(body.truncated).toBe(true);
  });

  it("searches the kinds that the key can read", async () => {
    const key = await given.keyByHand(shop, { scopes: ["reports:read", "recipients:read"] });
    const { body } = await key.api.searchObjects({ query: { q: "0771230000" } });
    expect(body).toMatchObject({ kinds: ["recipient"], results: [] });
    expect(await found("chikwanha", key)).toEqual([`${person.id} name`]);
    const other = await given.keyByHand(shop, { scopes: ["sends:read"] });
    await expectRefusal(
      await other.api.searchObjects({ query: { q: "chikwanha" } }),
      "insufficient_scope",
    );
  });

  it("finds nothing of another organisation, nor of the other mode", async () => {
    const stranger = await given.organisation();
    for (const by of [stranger, stranger.live, shop.live]) {
      for (const q of [airtime.receipt_number, "0771230000", person.id, topup.reference, "rudo"]) {
        expect(await found(q, by)).toEqual([]);
      }
    }
  });

  it("takes what people write for what it is, and not for a pattern", async () => {
    for (const q of ["%%", "__", "\\\\", "'; drop"]) expect(await found(q)).toEqual([]);
  });

  it.each([["r"], ["x".repeat(121)]])("refuses the text %j", async (q) => {
    await expectRefusal(await shop.api.searchObjects({ query: { q } }), "parameter_invalid", {
      param: "q",
    });
  });

  it("is rationed", async () => {
    const busy = await given.organisation();
    const call = () => busy.api.searchObjects({ query: { q: "0771230000" } });
    const answers = await Promise.all(Array.from({ length: 80 }, call));
    const refused = answers.filter(({ error }) => error !== null);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      await expectRefusal(answer, "rate_limited", { meta: { policy: "searches" } });
    }
  });
});
