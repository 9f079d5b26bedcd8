/** What Hot Recharge, version 1, keeps, and how it replies. */
import type { Tenths } from "../hot-v3/numbers.ts";
import type { FakeAnswer, FakeWorld } from "../kit/index.ts";

/** One thing that was really sold. */
export interface HotV1Vend {
  readonly reference: string;
  readonly recharge_id: number;
  readonly target: string;
  /** Units: minor units. */
  readonly amount_minor: number;
  readonly currency: "USD" | "ZWG";
  readonly tokens: readonly string[];
}

export type Wallet = "" | "-usd" | "-zesa" | "-zesa-usd";

export interface State {
  readonly wallets: Record<Wallet, Tenths>;
  /** The first answer under each reference; every request uses one up. */
  readonly answers: Map<string, string | null>;
  /** Purchases that the utility has not confirmed, and how often they will still be pending. */
  readonly pending: Map<number, { left: number; ends: Answer; asked: number[] }>;
}

export type Answer = Readonly<Record<string, unknown>>;

export const HTML = { "content-type": "text/html" };
export const TEXT = { "content-type": "text/plain" };
const PAGE = "<html><body><h1>Service Unavailable</h1></body></html>";

/** Answered before anything is done or written down. */
export const NOTHING_DONE: Readonly<Record<string, FakeAnswer>> = {
  html_503: { status: 503, headers: HTML, body: PAGE },
  not_json: { status: 200, headers: HTML, body: PAGE },
  redirect: { status: 302, headers: { location: "http://127.0.0.1:9/" }, body: "" },
  unauthorised: {
    ...{ status: 401, headers: TEXT },
    body: "Invalid x-access-code or x-access-password invalid.",
  },
  reset: "reset",
  hang: "hang",
};

export interface Asked {
  readonly world: FakeWorld<HotV1Vend>;
  readonly state: State;
  readonly reference: string;
}

/** The code as a number or a text, and the words under one name or another, by the reference. */
export function replied(code: number, words: string, { reference }: Pick<Asked, "reference">) {
  const odd = Number.parseInt(reference.slice(-1), 16) % 2 === 1;
  const name = ["ReplyMsg", "ReplyMessage", "Message"][
    Number.parseInt(reference.slice(-2, -1), 16) % 3
  ];
  return {
    ReplyCode: odd ? String(code) : code,
    [name ?? "ReplyMsg"]: words,
    AgentReference: reference,
  };
}

export function objectIn(body: string): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>;
}
