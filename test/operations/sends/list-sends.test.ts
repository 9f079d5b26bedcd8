import type { Input } from "@svc/generated/routes";
import { beforeAll, describe, expect, it } from "vitest";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { nowOf } from "./sale.ts";

type Query = Input<"listSends">["query"];

let shop: Organisation;
let till: KeyInHand;
/** Sends by what is special about them, and the second in which each was created. */
const ids: Record<string, string> = {};
const created: Record<string, number> = {};

async function note(
  name: string,
  wanted: Parameters<typeof sell>[1],
  by = shop as { api: KeyInHand["api"] },
) {
  const send = await sell(by, wanted);
  ids[name] = send.id;
  created[name] = send.created;
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  return send.id;
}

beforeAll(async () => {
  shop = await given.organisation();
  till = await given.key(shop);
  await note("plain", {});
  await note("zwg", { currency: "ZWG" });
  await note("till", { metadata: { till: "4", cashier: "Rudo" } }, till);
  await note("other", { target: "0721234567", metadata: { till: "5" } });
  await note("referred", { client_reference: "till4-1", metadata: { cashier: "4" } });
  await note("scheduled", { scheduled_for: (await nowOf(shop)) + 3_600 });
  const send_id = await note("delivered", {});
  await shop.api.advanceTestSend({ path: { send_id }, body: { to: "delivered" } });
});

/** The names of the sends of a page, in its order. */
async function names(query: object): Promise<string[]> {
  const { body } = await shop.api.listSends({ query });
  return body.data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
}

const ALL = ["delivered", "scheduled", "referred", "other", "till", "zwg", "plain"];

describe("GET /sends", () => {
  it("lists the sends newest first, each as GET /sends/{send_id} shows it", async () => {
    const { status, body } = await shop.api.listSends();
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: "list", url: "/dev/v1/sends", has_more: false });
    expect(body.next_cursor).toBeNull();
    expect(await names({})).toEqual(ALL);
    for (const send of body.data) {
      expect((await shop.api.getSend({ path: { send_id: send.id } })).body).toEqual(send);
    }
  });

  it("lists nothing of another organisation, and nothing of the other mode", async () => {
    const stranger = await given.organisation();
    for (const { api } of [stranger, stranger.live, shop.live]) {
      expect((await api.listSends()).body.data).toEqual([]);
    }
  });
});

describe("a filter of GET /sends", () => {
  it.each<[string, () => Query, string[]]>([
    [
      "status pending",
      () => ({ status: "pending" }),
      ["referred", "other", "till", "zwg", "plain"],
    ],
    ["status scheduled", () => ({ status: "scheduled" }), ["scheduled"]],
    ["status delivered", () => ({ status: "delivered" }), ["delivered"]],
    ["status queued", () => ({ status: "queued" }), []],
    ["type airtime", () => ({ type: "airtime" }), ALL],
    ["type power", () => ({ type: "power" }), []],
    ["target", () => ({ target: "0721234567" }), ["other"]],
    ["target in another form", () => ({ target: "+263 72 123 4567" }), ["other"]],
    ["target, a meter", () => ({ target: "37140030000" }), []],
    ["client_reference", () => ({ client_reference: "till4-1" }), ["referred"]],
    ["client_reference of nothing", () => ({ client_reference: "till4-2" }), []],
    ["currency", () => ({ currency: "ZWG" }), ["zwg"]],
    ["currency in lower case", () => ({ currency: "zwg" as "ZWG" }), ["zwg"]],
    ["api_key", () => ({ api_key: till.id }), ["till"]],
    ["cost_center none", () => ({ cost_center: "none" }), ALL],
    ["metadata", () => ({ metadata: { till: "4" } }), ["till"]],
    ["metadata of another value", () => ({ metadata: { till: "6" } }), []],
    ["metadata by another key", () => ({ metadata: { cashier: "4" } }), ["referred"]],
    ["needs_attention false", () => ({ needs_attention: false }), ALL],
    ["needs_attention true", () => ({ needs_attention: true }), []],
    ["two at once", () => ({ currency: "USD", target: "0721234567" }), ["other"]],
    ["two that exclude each other", () => ({ currency: "ZWG", status: "delivered" }), []],
    [
      "created[gte]",
      () => ({ created: { gte: `${created.scheduled}` } }),
      ["delivered", "scheduled"],
    ],
    ["created[gt]", () => ({ created: { gt: `${created.scheduled}` } }), ["delivered"]],
    ["created[lte]", () => ({ created: { lte: `${created.zwg}` } }), ["zwg", "plain"]],
    ["created[lt]", () => ({ created: { lt: `${created.zwg}` } }), ["plain"]],
    [
      "created from and to",
      () => ({ created: { gte: `${created.till}`, lt: `${created.referred}` } }),
      ["other", "till"],
    ],
    [
      "created as ISO 8601",
      () => ({ created: { gt: new Date((created.scheduled ?? 0) * 1_000).toISOString() } }),
      ["delivered"],
    ],
  ])("keeps what fits: %s", async (_, query, expected) => {
    expect(await names(query())).toEqual(expected);
  });

  it.each([
    ["a status that there is not", { status: "lost" }, "parameter_invalid", "status"],
    ["a type that there is not", { type: "beer" }, "parameter_invalid", "type"],
    ["a currency that there is not", { currency: "EUR" }, "invalid_currency", "currency"],
    ["a target of no form", { target: "0242700000" }, "invalid_phone", "target"],
    [
      "needs_attention in words",
      { needs_attention: "yes" },
      "parameter_invalid",
      "needs_attention",
    ],
    ["a time in words", { created: { gte: "today" } }, "invalid_time", "created[gte]"],
    [
      "a bound that there is not",
      { created: { since: "1" } },
      "unknown_parameter",
      "created[since]",
    ],
    ["two metadata keys", { metadata: { a: "1", b: "2" } }, "parameter_invalid", "metadata"],
    ["a filter that there is not", { colour: "red" }, "unknown_parameter", "colour"],
    ["limit 0", { limit: 0 }, "parameter_invalid", "limit"],
    ["limit 101", { limit: 101 }, "parameter_invalid", "limit"],
    ["a path to expand", { expand: ["recipient"] }, "invalid_expand", "expand[]"],
  ] as const)("refuses %s", async (_, query, code, param) => {
    await expectRefusal(await shop.api.listSends({ query }), code, { param });
  });

  it.each(["key", "prg", "bch", "cc", "rcp"])("refuses an id of nothing: %s", async (prefix) => {
    const names_of = {
      key: "api_key",
      prg: "program",
      bch: "batch",
      cc: "cost_center",
      rcp: "recipient",
    };
    const param = names_of[prefix as keyof typeof names_of];
    const query = { [param]: `${prefix}_0031Jk7TeApCu0Wq1YgSz5Bf` };
    await expectRefusal(await shop.api.listSends({ query }), "reference_not_found", { param });
  });

  it("refuses your own id of a recipient that there is not", async () => {
    const answer = await shop.api.listSends({ query: { recipient: "ext:loyalty-7" } });
    await expectRefusal(answer, "reference_not_found", { param: "recipient" });
  });

  it("takes the paths to expand that a list has", async () => {
    const query = { expand: ["data.recipient", "data.program", "data.batch"] };
    expect((await shop.api.listSends({ query })).status).toBe(200);
  });
});

describe("the pages of GET /sends", () => {
  it("follow next_cursor from the newest to the oldest", async () => {
    const seen: string[][] = [];
    let cursor: string | null = null;
    do {
      const query: Query = { limit: 3, ...(cursor && { starting_after: cursor }) };
      const { body } = await shop.api.listSends({ query });
      seen.push(await names(query));
      expect(body.has_more).toBe(body.next_cursor !== null);
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual([ALL.slice(0, 3), ALL.slice(3, 6), ALL.slice(6)]);
  });

  it("go backwards with ending_before: what stands next to the cursor, newest first", async () => {
    const first = { limit: 3, ending_before: ids.plain };
    expect(await names(first)).toEqual(["other", "till", "zwg"]);
    const { body } = await shop.api.listSends({ query: first });
    expect(body).toMatchObject({ has_more: true, next_cursor: ids.other });
    const second = { limit: 3, ending_before: body.next_cursor ?? "" };
    expect(await names(second)).toEqual(["delivered", "scheduled", "referred"]);
    const last = await shop.api.listSends({ query: second });
    expect(last.body).toMatchObject({ has_more: false, next_cursor: null });
  });

  it("keep to their filters", async () => {
    const query: Query = { status: "pending", limit: 2 };
    expect(await names(query)).toEqual(["referred", "other"]);
    const { body } = await shop.api.listSends({ query });
    const next = { ...query, starting_after: body.next_cursor ?? "" };
    expect(await names(next)).toEqual(["till", "zwg"]);
  });

  it("may begin after a send that the filters do not keep", async () => {
    expect(await names({ currency: "ZWG", starting_after: ids.till })).toEqual(["zwg"]);
  });

  it("do not begin in two places", async () => {
    const query = { starting_after: ids.till, ending_before: ids.till };
    const answer = await shop.api.listSends({ query });
    await expectRefusal(answer, "conflicting_parameters", { param: "ending_before" });
  });

  it.each(["starting_after", "ending_before"])("do not begin at nothing: %s", async (param) => {
    const cursors = ["snd_0031Jk7TeApCu0Wq1YgSz5Bf", "evt_0031JkAWhDsFx3Zt4BjVc8Ei", "5", till.id];
    for (const cursor of cursors) {
      const answer = await shop.api.listSends({ query: { [param]: cursor } });
      await expectRefusal(answer, "invalid_cursor", { param });
    }
  });
});
