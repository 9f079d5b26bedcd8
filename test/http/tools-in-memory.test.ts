/** Calls of tools at a program that caches their caller, which another program changes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { callOf } from "../kit/mcp.ts";
import { type OtherProgram, openOtherProgram } from "../kit/other-program.ts";

const CHECK = { operation: "getCredit" };
/** Calls that are refused before a tool is called, and one of a tool that calls no operation. */
const CALLS = [
  ["get_balance", {}],
  ["search_docs", {}],
  ["check_request", CHECK],
  ["no_tool", {}],
  ["get_send", {}],
] as const;

let shop: Organisation;
let agent: KeyInHand;
let other: OtherProgram;

beforeAll(async () => {
  other = await openOtherProgram();
});

afterAll(() => other.close());

beforeEach(async () => {
  shop = await given.organisation();
  agent = await given.key(shop, { kind: "ak", scopes: ["credit:read"] });
  expect(await callAtOther("get_balance")).toBe("200");
  expect(await callAll()).toEqual([
    "200",
    "200 parameter_missing",
    "200",
    "200 -32602",
    "200 insufficient_scope",
  ]);
});

/** The status of the answer, and the code of what is wrong. */
async function callAtOther(
  name: string,
  { args = {}, ...changes }: { args?: object; id?: undefined } = {},
): Promise<string> {
  const body = { ...callOf(name, args), ...changes };
  const answer = await other.ask(requestOf(agent.secret, "postMcp", { body }));
  const text = await answer.text();
  const { result, error } = JSON.parse(text === "" ? "{}" : text) as {
    result?: { structuredContent: { error?: { code: string } } };
    error?: { code: number | string };
  };
  const code = result?.structuredContent.error?.code ?? error?.code;
  return code === undefined ? `${answer.status}` : `${answer.status} ${code}`;
}

async function callAll(): Promise<string[]> {
  const called = [];
  for (const [name, args] of CALLS) called.push(await callAtOther(name, { args }));
  return called;
}

const change = (body: object) => shop.api.updateKey({ path: { key_id: agent.id }, body });
const revoke = () => shop.api.deleteKey({ path: { key_id: agent.id } });

describe("at another program than the one that changed it", () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ["a key that is revoked", revoke, "401 revoked_api_key"],
    [
      "a key that may call from elsewhere",
      () => change({ allowed_ips: ["203.0.113.0/24"] }),
      "403 ip_not_allowed",
    ],
    ["an account that is closed", () => given.status(shop, "closed"), "403 account_closed"],
  ])("%s is seen at once, whatever the tool", async (_, make, refused) => {
    await make();
    expect(await callAll()).toEqual(CALLS.map(() => refused));
  });

  it("a notification of a revoked key is refused", async () => {
    expect(await callAtOther("get_balance", { id: undefined })).toBe("202");
    await revoke();
    expect(await callAtOther("get_balance", { id: undefined })).toBe("401 revoked_api_key");
  });

  it("a key that gets a scope uses it at once, and one that loses it no more", async () => {
    await change({ scopes: ["credit:read", "sends:read"] });
    expect(await callAtOther("list_sends")).toBe("200");
    await change({ scopes: ["credit:read"] });
    expect(await callAtOther("list_sends")).toBe("200 insufficient_scope");
  });
});
