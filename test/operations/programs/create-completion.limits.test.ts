/** Completions of a program whose key has limits. */
import { beforeEach, expect, it } from "vitest";
import { complete, completed, signedProgram } from "../../kit/complete.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const SCOPES = ["programs:manage"];

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** A program that a key without limits has made and activated, which are set afterwards. */
async function programOfLimited(limits: object) {
  const owner = await given.key(shop, { kind: "rk", scopes: SCOPES });
  const program = await signedProgram(owner);
  await shop.api.updateKey({ path: { key_id: owner.id }, body: limits });
  return { owner, program };
}

it.each([
  ["product_not_allowed", null, { allowed_products: ["power-usd"] }, {}],
  ["network_not_allowed", "phone", { allowed_networks: ["netone"] }, {}],
  ["recipient_not_allowed", "phone", { recipient_allowlist: ["+263772345678"] }, {}],
  [
    "recipient_not_allowed",
    "target",
    { recipient_allowlist: ["0772345678"] },
    { target: "0773333333" },
  ],
  ["recipient_cap_exceeded", "amount", { per_recipient_daily_cap: { USD: "0.50" } }, {}],
  ["spend_cap_exceeded", "amount", { spend_caps: { USD: { per_send: "0.50" } } }, {}],
] as const)("a completion is refused with %s of %s: %s", async (code, param, limits, wanted) => {
  const { program } = await programOfLimited(limits);
  await expectRefusal(await complete(shop, program, wanted), code, { param });
  for (const table of ["rewards", "recipients", "sends"] as const) {
    expect(await shop.probe.count(table)).toBe(0);
  }
});

it("is counted for the key, and refused when its day is used up", async () => {
  const caps = { spend_caps: { USD: { daily: "2.50" } } };
  const { owner, program } = await programOfLimited(caps);
  await completed(shop, program);
  await completed(shop, program);
  const refused = await complete(shop, program);
  await expectRefusal(refused, "spend_cap_exceeded", { meta: { cap: "daily", used: "2.00" } });
  const { body: key } = await shop.api.getKey({ path: { key_id: owner.id } });
  expect(key.usage?.USD.today).toBe("2.00");
});
