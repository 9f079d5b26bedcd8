/**
 * A day of a shop in live mode, rehearsed over HTTP: the program is started as a person starts it,
 * and the suppliers' own ledgers are the truth that its books are held to.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { attemptStart } from "../kit/programs/attempt-start.ts";
import {
  foundInRows,
  openRehearsal,
  type RehearsedDay,
  type Shown,
  secretsOf,
  until,
} from "../kit/rehearsed-day.ts";
import { timeLimit } from "../kit/time-limit.ts";

/** A payment is asked about after some seconds. */
const UNTIL_ASKED_MS = timeLimit(45_000);
/** A supplier that cannot serve is tried again after half a minute, and followed each minute. */
const UNTIL_TRIED_MS = timeLimit(100_000);

const OUTAGE_METER = "04040400024";

let day: RehearsedDay;
/** The first question about it comes while others are sold. */
let unanswered: Shown | null = null;
let ordered_in_outage: string;

beforeAll(async () => {
  day = await openRehearsal();
}, timeLimit(60_000));

afterAll(() => day?.close(), timeLimit(60_000));

describe("npm start -- --rehearse", () => {
  it("opens live mode, and says on every answer that it is a rehearsal", async () => {
    const answer = await day.api("GET", "/account");
    expect(answer.headers.get("svc-rehearsal")).toBe("true");
    expect(await answer.json()).toMatchObject({
      livemode: true,
      live_sales: { USD: "open", ZWG: "open" },
    });
    const unknown = await fetch(`${day.origin}/nowhere`);
    expect(unknown.headers.get("svc-rehearsal")).toBe("true");
  });

  it("signs the owner in once, on pages that say REHEARSAL", async () => {
    const sign_in = await fetch(`${day.origin}/dashboard/sign-in`);
    expect(await sign_in.text()).toContain("<strong>REHEARSAL</strong>");
    const page = await fetch(day.dashboard_url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<strong>REHEARSAL</strong>");
  });

  it("takes money by card, in both currencies", async () => {
    await day.topUp("300.00", "USD");
    await day.topUp("8000.00", "ZWG");
    expect(await day.available("USD")).toBe("300.00");
    expect(await day.available("ZWG")).toBe("8000.00");
  });

  it("takes money from a wallet, whose owner enters the PIN a while later", async () => {
    const paid = await day.topUp("40.00", "USD", "ecocash");
    expect(paid).toMatchObject({ amount_received: "40.00", livemode: true });
    expect(await day.available("USD")).toBe("340.00");
  });

  it.each([
    ["econet", "+263771234567", "USD", "2.00"],
    ["netone", "+263712345678", "USD", "2.00"],
    ["telecel", "+263731234567", "USD", "2.00"],
    ["econet", "+263771234567", "ZWG", "50.00"],
    ["netone", "+263712345678", "ZWG", "50.00"],
    ["telecel", "+263731234567", "ZWG", "50.00"],
  ])("sells airtime of %s to %s in %s, once", async (network, target, currency, amount) => {
    const before = await day.ledgerOf("hot-v3");
    const send = await day.sold({ type: "airtime", target, currency, amount });
    expect(send).toMatchObject({ network, status: "delivered", livemode: true });
    expect(send.provider_reference).toEqual(expect.any(String));
    const vended = (await day.ledgerOf("hot-v3")).slice(before.length);
    expect(vended).toHaveLength(1);
    expect(vended[0]?.amount_minor).toBe(Number(amount) * 100);
  });

  it("sells electricity with three tokens, which are to be entered in their order", async () => {
    const sale = { type: "power", target: "04040400007", amount: "20.00", currency: "USD" };
    const send = await day.sold({ ...sale, token_phone: "0771234567" });
    const { tokens } = send.power as { tokens: readonly { kind: string; token: string }[] };
    expect(tokens.map(({ kind }) => kind)).toEqual(["key_change", "key_change", "credit"]);
    const { text } = await day.get<{ text: string }>(`/sends/${send.id}/receipt`);
    expect(text).toContain("REHEARSAL - NOT A SALE");
    expect(text).toContain("Enter 3 tokens in this order:");
  });

  it("pays a part of the customer's debt with what they give", async () => {
    const sale = { type: "power", target: "04040400008", amount: "50.00", currency: "USD" };
    const { power } = await day.sold({ ...sale, token_phone: "0771234567" });
    const { arrears } = (power as { breakdown: { arrears: string } }).breakdown;
    expect(Number(arrears)).toBeGreaterThan(0);
  });

  it("takes an order for electricity in an outage, and sells nothing in it", async () => {
    await day.setUtility(false);
    // Its meter is to be confirmed as soon as it can be, and before anything is ordered.
    const power = { type: "power", target: OUTAGE_METER, confirm: "best_effort" };
    const sale = { ...power, amount: "10.00", currency: "USD", token_phone: "0771234567" };
    ordered_in_outage = (await day.sell(sale)).id;
    const { submitted_at } = await day.becomes(`/sends/${ordered_in_outage}`, ["queued"]);
    await day.setUtility(true);
    expect(submitted_at).toBeNull();
  });

  it("gives Credit back for what the network refuses", async () => {
    const before = await day.available("USD");
    const target = "+263771234500";
    await day.plan("hot-v3", {
      play: "refused",
      match: { target: "0771234500" },
      with: { message: "Invalid mobile number" },
    });
    const { id } = await day.sell({ type: "airtime", target, amount: "3.00", currency: "USD" });
    const failed = await day.becomes(`/sends/${id}`, ["failed_credited"]);
    expect(failed.credit_returned).toBe(true);
    expect(await day.available("USD")).toBe(before);
  });

  it("knows nothing of a sale that was not answered, and goes on selling", async () => {
    const target = "+263712345502";
    await day.plan("hot-v3", { play: "vended_503", match: { target: "0712345502" } });
    unanswered = await day.sell({ type: "airtime", target, amount: "5.00", currency: "USD" });
    await day.becomes(`/sends/${unanswered.id}`, ["unknown", "delivered"]);
  });

  it("asks about a sale that was not answered, and never sells it again", async () => {
    await day.askAtOnce();
    await day.becomes(`/sends/${unanswered?.id}`, ["delivered"], UNTIL_ASKED_MS);
    expect(await day.salesTo("712345502", "hot-v3")).toBe(1);
  });

  it.runIf(IS_LONG)(
    "sells once, when the utility is back, what was ordered in its outage",
    async () => {
      const sold = ["delivered"];
      const { power } = await day.becomes(`/sends/${ordered_in_outage}`, sold, UNTIL_TRIED_MS);
      expect((power as { tokens: readonly unknown[] }).tokens).toHaveLength(1);
      expect(await day.salesTo(OUTAGE_METER)).toBe(1);
    },
    timeLimit(120_000),
  );

  it("tells the customer by text and by email what was bought", async () => {
    const token_email = "rudo@customer.example";
    const sale = { type: "power", target: "04040400017", amount: "15.00", currency: "USD" };
    const { id } = await day.sold({ ...sale, token_phone: "0772345678", token_email });
    const [vend] = (await day.ledgerOf("hot-v3")).slice(-1);
    const token = vend?.tokens[0]?.replace(/(\d{4})(?=\d)/g, "$1 ") ?? "?";
    const toldBy = (fake: string, to: string) =>
      until(
        () => day.ledgerOf<Told>(fake),
        (all) => all.some((one) => one.to.endsWith(to) && one.text.includes(token)),
      );
    await toldBy("texts", "772345678");
    await toldBy("mail-sink", token_email);
    await until(
      () => day.get(`/sends/${id}`),
      ({ sms_status }) => sms_status === "delivered",
    );
  });

  it(
    "is paid by customers from their wallets, on its own page",
    async () => {
      const urls = {
        success_url: "https://shop.example/yes",
        cancel_url: "https://shop.example/no",
      };
      const wanted = { target: "0771234508", amount: "5.00", currency: "USD", ...urls };
      const { id, url } = await day.post("/checkout-sessions", wanted);
      const body = new URLSearchParams({ way: "ecocash", phone: "0771111111" });
      await fetch(String(url), { method: "POST", body, redirect: "manual" });
      await day.becomes(`/checkout-sessions/${id}`, ["fulfilled"], UNTIL_ASKED_MS);
      expect(await day.salesTo("771234508")).toBe(1);
    },
    timeLimit(60_000),
  );

  it("goes to the next supplier where the first has not taken it, and sells it once", async () => {
    // Its login is refused, so that nothing more is handed to it for a while.
    const target = "+263771234501";
    await day.plan("hot-v3", { play: "unauthorised", match: { target: "0771234501" }, times: 0 });
    const { id } = await day.sell({ type: "airtime", target, amount: "4.00", currency: "USD" });
    await day.becomes(`/sends/${id}`, ["delivered"]);
    expect(await day.salesTo("771234501", "hot-v3")).toBe(0);
    expect(await day.salesTo("771234501", "billpay")).toBe(1);
  });

  // What takes a supplier's own half minute is waited for in a long run alone.
  it.runIf(IS_LONG)(
    "is down on a network for as long as its only supplier cannot serve it",
    async () => {
      // What has refused the login above is the only one that sells airtime of Telecel.
      const sale = { type: "airtime", target: "+263731234509", amount: "2.00", currency: "USD" };
      const before = await day.available("USD");
      const stateOf = async (network: string) => {
        const { networks } = await day.get<{ networks: readonly NetworkShown[] }>("/status");
        const isThis = (one: NetworkShown) => one.network === network && one.currency === "USD";
        return networks.find(isThis)?.state;
      };
      await until(
        () => stateOf("telecel"),
        (state) => state === "down",
      );
      const refused = await day.api("POST", "/sends", sale);
      expect(await refused.json()).toMatchObject({ error: { code: "product_unavailable" } });
      expect(await day.available("USD")).toBe(before);
      expect(await stateOf("econet")).toBe("up");
      await until(
        () => stateOf("telecel"),
        (state) => state === "up",
        UNTIL_TRIED_MS,
      );
      await day.sold(sale);
      expect(await day.salesTo("731234509", "hot-v3")).toBe(1);
    },
    timeLimit(120_000),
  );

  it.each(["USD", "ZWG"] as const)("has a statement in %s that balances", async (currency) => {
    const statement = await day.get(`/statements?currency=${currency}`);
    const closing = await day.available(currency);
    expect(statement).toMatchObject({ opening: "0.00", closing, livemode: true });
  });

  it("leaves books that agree with what the suppliers did", async () => {
    const { data } = await day.get<{ data: readonly Shown[] }>("/sends?status=delivered&limit=100");
    const vended = [...(await day.ledgerOf("hot-v3")), ...(await day.ledgerOf("billpay"))];
    expect(vended).toHaveLength(data.length);
    const minor = (sum: number, amount: number) => sum + amount;
    const of_books = data.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(vended.map(({ amount_minor }) => Number(amount_minor)).reduce(minor, 0)).toBe(
      of_books.reduce(minor, 0),
    );
  });

  it.each(["hot-v3", "billpay"])("is reconciled with %s without a break", async (supplier) => {
    const { data } = await day.get<{ data: readonly Shown[] }>("/sends?limit=100");
    const since = String(data.at(-1)?.created);
    const { code, stdout, stderr } = await attemptStart({
      ...{ entry: "commands/reconcile.ts", args: ["--supplier", supplier, "--since", since] },
      settings: day.settings,
    });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`No break with ${supplier} is open.`);
    expect(stdout).toMatch(/[1-9]\d* matched, 0 differ/);
  });

  it("has kept no secret of a supplier, no token and no key in any row or log", async () => {
    const secrets = await secretsOf(day);
    expect(secrets.length).toBeGreaterThan(12);
    const named = new Set(secrets.map(({ name }) => name));
    for (const name of ["SVC_HOT", "SVC_BILLPAY", "SVC_PAYNOW_USD", "SVC_PAYNOW_ZWG"]) {
      expect(named).toContain(name);
    }
    for (const name of ["SVC_SMS", "SVC_SMS_REPORTS", "SVC_SMTP"]) expect(named).toContain(name);
    expect(await foundInRows(day, secrets)).toEqual([]);
    // What is looked for is found where it stands.
    const { name } = await day.get<{ name: string }>("/account");
    expect(await foundInRows(day, [{ name: "a name", value: name }])).toContain(
      "a name in accounts.name",
    );
    const log = day.output().replaceAll(/[ -]/g, "");
    expect(log.length).toBeGreaterThan(100);
    const said = secrets.filter(({ value }) => log.includes(value.replaceAll(/[ -]/g, "")));
    expect(said).toEqual([]);
  });
});

interface NetworkShown {
  readonly network: string;
  readonly currency: string;
  readonly state: string;
}

interface Told {
  readonly to: string;
  readonly text: string;
}

describe("a rehearsal", () => {
  it("does not take the data of one that runs", async () => {
    const { code, stderr } = await attemptStart({
      args: ["--rehearse"],
      settings: { SVC_DATA_DIR: day.folder },
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/runs on the data|in use/);
  });
});
