/**
 * Paynow BillPay for vendors, as its pages describe it: an AUTH and a PAY under one reference, two
 * prefunded wallets, billers that go offline, and answers that get lost. Where a page leaves
 * something open, it does what is worst for the vendor.
 */
import {
  type Fake,
  type FakeAnswer,
  type FakeCall,
  json,
  type OpenFake,
  openFake,
  type Scenario,
} from "../kit/index.ts";
import { answerPayment } from "./answer-payment.ts";
import { BILLERS, listedBillers } from "./billers.ts";
import { listPayments } from "./listings.ts";
import type { Vend } from "./payment.ts";
import { FULL, openState, type State, settle } from "./state.ts";
import { tellVendor } from "./webhook.ts";

export const LOGIN = { user: "vendor", password: "of-the-fake-4711" };
const AUTHORIZATION = `Basic ${btoa(`${LOGIN.user}:${LOGIN.password}`)}`;

export interface FakeBillpay extends Fake<Vend> {
  readonly wallets: State["wallets"];
  /** Takes a biller offline, or back; whoever is to be told is told. */
  setBiller(code: string, is_up: boolean): void;
  /** Whom to tell. */
  webhook_url: string | null;
}

/** Opens BillPay on a port of this machine. */
export async function openFakeBillpay(how: OpenFake = {}): Promise<FakeBillpay> {
  const state = openState();
  const fake = await openFake<Vend>(
    {
      name: "billpay",
      answer(call, world) {
        if (call.headers.authorization !== AUTHORIZATION) return { status: 401, body: "" };
        settle(state, world);
        switch (`${call.method} ${call.path}`) {
          case "POST /api/payment/process":
            return answerPayment(parsed(call), state, world);
          case "GET /api/payment/ListBillers": {
            const codes = call.query.get("billerCodes")?.split(",") ?? null;
            const play = world.playOf({ action: "billers" });
            return play === null ? json(200, listedBillers(state.down, codes)) : BUSY;
          }
          case "GET /api/payment/member":
            return lookUp(call, state, world.playOf({ action: "member" })?.play ?? null);
          case "GET /api/payment/list":
            return listPayments(call, world.playOf({ action: "list" }), state);
          case "GET /api/wallets":
            return listWallets(state, world.playOf({ action: "wallets" }));
          default:
            return { status: 404, body: "" };
        }
      },
      admin(call, world) {
        settle(state, world);
        return administer(call, opened);
      },
      reset() {
        state.payments.clear();
        state.down.clear();
        Object.assign(state.wallets, FULL);
      },
    },
    how,
  );
  const opened: FakeBillpay = Object.assign(fake, {
    wallets: state.wallets,
    webhook_url: null as string | null,
    setBiller(code: string, is_up: boolean) {
      if (is_up) state.down.delete(code);
      else state.down.add(code);
      const url = opened.webhook_url;
      if (url !== null) void tellVendor({ url, codes: [code] }, fake.world.clock);
    },
  });
  return opened;
}

const BUSY: FakeAnswer = { status: 503, body: "<h1>Busy</h1>" };

function parsed({ body }: FakeCall): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function lookUp({ query }: FakeCall, state: State, play: string | null): FakeAnswer {
  if (play === "hang") return "hang";
  if (play === "garbage") return json(200, { ResultCode: 7 });
  if (play === "http_503") return BUSY;
  const biller = BILLERS.find(({ code }) => code === query.get("billerCode"));
  const member = query.get("memberNumber") ?? "";
  const [product] = biller?.products ?? [];
  if (biller === undefined || product === undefined || member === "") {
    return json(400, { Message: "The request is invalid.", ModelState: {} });
  }
  if (play === "offline" || state.down.has(biller.code)) {
    return json(200, { ResultCode: 2, Narration: "The biller is offline. Try again later." });
  }
  const refusal = biller.refuses(member, product);
  if (refusal !== null) return json(200, { ResultCode: 0, Narration: refusal });
  const debt = member === "37132567431" ? "12.50" : "0.00";
  const AccountDetails = {
    "Meter Number": member,
    Currency: "USD",
    Tariff: "Domestic",
    Debt: debt,
  };
  const found = { MemberName: "Tendai Moyo", MemberAddress: "12 Fife Ave, Mbare, Harare" };
  return json(200, { ResultCode: 1, Narration: "", AuthData: { ...found, AccountDetails } });
}

function listWallets({ wallets }: State, play: Scenario | null): FakeAnswer {
  if (play?.play === "http_503") return BUSY;
  const wallet = (Currency: "USD" | "ZWG") => ({
    ...{ Currency, Balance: wallets[Currency] / 100 },
    ...{ LowBalance: 100, MinimumBalance: 0, Status: "Open" },
    ...(play?.with?.[Currency] as Record<string, unknown> | undefined),
  });
  return json(200, [wallet("ZWG"), wallet("USD")]);
}

/** `POST /_biller {code, is_up}`, `/_wallet {currency, balance_minor}`, `/_webhook {url}`. */
function administer(call: FakeCall, fake: FakeBillpay): FakeAnswer | null {
  const body = parsed(call);
  switch (`${call.method} ${call.path}`) {
    case "POST /_biller":
      fake.setBiller(String(body.code), body.is_up === true);
      return json(200, {});
    case "POST /_wallet":
      Object.assign(fake.wallets, { [String(body.currency)]: Number(body.balance_minor) });
      return json(200, fake.wallets);
    case "POST /_webhook":
      fake.webhook_url = typeof body.url === "string" ? body.url : null;
      return json(200, {});
    default:
      return null;
  }
}
