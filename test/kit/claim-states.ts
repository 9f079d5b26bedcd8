/** Claim pages in every state of the contract, without a database behind them. */
import type { ErrorCode } from "@svc/generated/errors";
import { ERRORS } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { mountClaimPage } from "@svc/server/claim-page/claim-page.ts";
import type { LinkCall } from "@svc/server/http/call-for-link.ts";
import { Refusal, type RefusalDetail } from "@svc/server/platform/refusal.ts";
import { Hono } from "hono";

type Claim = Schemas["RewardLinkClaim"];
type Answers = (call: LinkCall) => Claim | Schemas["ClaimCode"] | Refusal;

const PUBLIC_URL = "https://svc.example";
export const A_TOKEN = "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H";

const BUNDLE = { network: "econet", name: "Daily 250 MB", amount: "0.50" } as const;

/** An open link with every choice there is. */
export const OPEN: Claim = {
  object: "reward_link_claim",
  created: 1_795_604_400,
  livemode: true,
  status: "opened",
  amount: "1.00",
  currency: "USD",
  choices: [
    { type: "airtime", bundles: [] },
    { type: "data", bundles: [{ id: "bnd_0031JkMItPeRj5Lf6NvHo0Qu", ...BUNDLE }] },
    { type: "power", bundles: [] },
  ],
  bind: "none",
  phone_hint_masked: null,
  requires: ["phone"],
  place: null,
  challenge: null,
  branding: {
    display_name: "Mbare Tuck",
    color: "#0A7D4B",
    logo_url: null,
    support_url: "https://mbare.example/help",
    thank_you: "Thank you for waiting.",
  },
  expires_at: 1_798_754_399,
  result: null,
};

const MESSAGE = "Your USD 1.00 airtime is with 077 *** 4567.";
const QUESTION = { token: "chl_Hz5Lk0Gs2Tf4Py9KdWs8Ne5", question: "What is 8 + 9?" };

function claimed(status: Schemas["ClaimResultStatus"]): Claim {
  return { ...OPEN, status: "claimed", requires: [], result: { status, message: MESSAGE } };
}

/** What whoever opens a link can see of it, by a name. */
export const STATES: Readonly<Record<string, Claim>> = {
  choice: OPEN,
  airtime: { ...OPEN, choices: [{ type: "airtime", bundles: [] }], expires_at: null },
  power: { ...OPEN, choices: [{ type: "power", bundles: [] }], requires: ["phone", "meter"] },
  code: {
    ...OPEN,
    bind: "otp",
    phone_hint_masked: "077 *** 4567",
    requires: ["phone", "code"],
  },
  question: {
    ...OPEN,
    requires: ["phone", "challenge"],
    challenge: { ...QUESTION, site_key: null },
  },
  test: { ...OPEN, livemode: false, branding: { ...OPEN.branding, color: "#ffff00" } },
  place: {
    ...OPEN,
    requires: ["phone", "position"],
    place: { lat: -17.8565, lng: 31.0398, radius_m: 50, label: "Mbare Musika", open_hours: [] },
  },
  hours: {
    ...OPEN,
    choices: [{ type: "airtime", bundles: [] }],
    bind: "otp",
    requires: ["phone", "code", "position"],
    place: {
      ...{ lat: -17.8565, lng: 31.0398, radius_m: 150, label: null },
      open_hours: [
        { days: [5, 1, 2, 3, 4], from: "08:00", to: "17:30" },
        { days: [6, 7], from: "20:00", to: "02:00" },
        { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "00:00" },
      ],
    },
  },
  sending: claimed("sending"),
  delivered: claimed("delivered"),
  held: claimed("held"),
  failed: claimed("failed"),
};

/** Pages whose links answer so; a state answers looks alone, and refuses what is sent. */
export function pagesOf(answers: Answers) {
  const app = new Hono();
  const calls: LinkCall[] = [];
  const faults: unknown[] = [];
  mountClaimPage(app, {
    public_url: PUBLIC_URL,
    onFault: (thrown) => void faults.push(thrown),
    async callForLink(_, call) {
      calls.push(call);
      const body = answers(call);
      if (!(body instanceof Refusal)) return { status: 200, body, refusal: null };
      return { status: ERRORS[body.code].status, body: null, refusal: body };
    },
  });
  const address = `/claim/${A_TOKEN}`;
  return {
    app,
    calls,
    faults,
    get: async (query = "", headers: Record<string, string> = {}) =>
      await app.request(address + query, { headers }),
    post: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      await app.request(address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

/** A link that is open, and refuses whoever claims it. */
export function refusing(code: ErrorCode, detail: RefusalDetail = {}, claim: Claim = OPEN) {
  const refusal = new Refusal(code, detail);
  return pagesOf(({ operation_id }) => (operation_id === "getClaim" ? claim : refusal));
}

/** What a page says, without its marks. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf("<body>")).replaceAll(/<script>.*<\/script>/gs, "");
  const text = body.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");
  return text.trim();
}
