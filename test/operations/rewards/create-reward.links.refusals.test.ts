/** What refuses a reward that is claimed afterwards: what is certain whoever claims it. */
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { askReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";

const ALL = { choices: ["airtime", "data", "power"], budget: "900.00" };
const OPEN = { delivery: "link", link: { bind: "none" } };
const HOUR_SECONDS = 3_600;
const NOBODY = "0791234567";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** Asks for a reward, and expects a refusal that makes nothing. */
async function expectRefused(
  code: Parameters<typeof expectRefusal>[1],
  { terms = {}, wanted }: { terms?: Record<string, unknown>; wanted: Record<string, unknown> },
  said: Parameters<typeof expectRefusal>[2] = {},
): Promise<void> {
  const { id: program_id } = await given.activeProgram(shop, { ...ALL, ...terms });
  await expectRefusal(await askReward(shop, program_id, wanted), code, said);
  for (const table of ["rewards", "reward_links", "recipients"] as const) {
    expect(await shop.probe.count(table)).toBe(0);
  }
  const { body } = await shop.api.getProgram({ path: { program_id } });
  expect(body).toMatchObject({ spent: "0.00", earmarked: "0.00" });
}

describe("a reward by link whose fields do not go together is refused", () => {
  it.each([
    ["link", { link: { bind: "none" } }],
    ["meter", { ...OPEN, meter: "37140030000" }],
    ["token_phone", { ...OPEN, token_phone: "0771234567" }],
    ["type", { ...OPEN, delivery: "choice", type: "airtime" }],
    ["product", { ...OPEN, delivery: "choice", product: "airtime-usd" }],
    ["bundle_id", { ...OPEN, delivery: "choice", bundle_id: bundleOn("econet") }],
  ])("because of %s", async (param, wanted) => {
    await expectRefused("conflicting_parameters", { wanted }, { param });
  });

  it.each([[HOUR_SECONDS - 60], [366 * 24 * HOUR_SECONDS]])(
    "because it would expire in %i seconds",
    async (seconds) => {
      const link = { expires_at: runSeconds() + seconds };
      const said = { param: "link.expires_at" };
      await expectRefused("time_out_of_range", { wanted: { delivery: "link", link } }, said);
    },
  );

  it("without an amount, if the program has none either", async () => {
    const terms = { default_amount: undefined };
    await expectRefused("parameter_missing", { terms, wanted: OPEN }, { param: "amount" });
  });
});

describe("a key may give by link only what it may sell", () => {
  const BOUND = { delivery: "link" };

  it.each([
    ["product_not_allowed", { allowed_products: ["power-usd"] }, [BOUND, OPEN]],
    ["network_not_allowed", { allowed_networks: ["netone"] }, [BOUND]],
    ["recipient_not_allowed", { recipient_allowlist: ["+263773333333"] }, [BOUND]],
    ["recipient_cap_exceeded", { per_recipient_daily_cap: { USD: "0.50" } }, [BOUND, OPEN]],
    ["spend_cap_exceeded", { spend_caps: { USD: { daily: "0.50" } } }, [BOUND, OPEN]],
  ] as const)("and is refused with %s", async (code, limits, ways) => {
    const { id: program } = await given.activeProgram(shop);
    const till = await given.key(shop, { kind: "sk", ...limits });
    for (const wanted of ways) await expectRefusal(await askReward(till, program, wanted), code);
  });
});

describe("a reward that nobody could claim is refused", () => {
  it.each([
    ["choice_not_allowed", { choices: ["power"] }, { ...OPEN, type: "airtime" }, "type"],
    ["product_mismatch", {}, { ...OPEN, product: "airtime-zwg" }, "product"],
    ["bundle_unavailable", {}, { ...OPEN, bundle_id: withdrawnBundle() }, "bundle_id"],
    ["amount_out_of_range", {}, { ...OPEN, amount: "800.00" }, "amount"],
    [
      "amount_not_allowed",
      {},
      { ...OPEN, bundle_id: bundleOn("econet"), amount: "0.10" },
      "amount",
    ],
    [
      "unsupported_network",
      {},
      { delivery: "link", type: "airtime", recipient: { phone: NOBODY } },
      "recipient",
    ],
    ["network_required", { require_network: "netone" }, { delivery: "choice" }, "recipient"],
    ["account_too_young", { min_account_age: "1h" }, OPEN, "recipient"],
    ["program_budget_exceeded", { budget: "0.50" }, OPEN, undefined],
  ] as const)("with %s", async (code, terms, wanted, param) => {
    await expectRefused(code, { terms, wanted }, param === undefined ? {} : { param });
  });

  it("with product_mismatch, by the one number that can claim its bundle", async () => {
    const wanted = { delivery: "link", bundle_id: bundleOn("netone") };
    await expectRefused("product_mismatch", { wanted });
  });

  it("and not because of a number, where anybody can claim it", async () => {
    const { id: program } = await given.activeProgram(shop, { require_network: "netone" });
    await given.blocked(shop, "+263771234567");
    expect((await askReward(shop, program, OPEN)).status).toBe(201);
  });

  it.each(["link", "choice"])("because its one number is blocked: %s", async (delivery) => {
    const entry_id = await given.blocked(shop, "+263771234567");
    const wanted = { delivery, type: delivery === "link" ? "airtime" : undefined };
    await expectRefused("target_blocked", { wanted }, { param: "recipient" });
    expect((await shop.api.getBlockedTarget({ path: { entry_id } })).body.hits).toBe(1);
  });
});
