import type { Gateways } from "#accounts/messages";
import type { Currency } from "#platform/context";
import type { Config } from "#platform/settings/config";
import { liveSalesOf } from "#platform/values/offers";

type Live = Pick<Config, "live_offers" | "paynow" | "banks">;

/** One kind of connection to the world: what live organisations have of it. */
export interface LiveLine {
  readonly name: string;
  readonly has: string;
  /** False if some of it is missing. */
  readonly is_whole: boolean;
}

const CURRENCIES: readonly Currency[] = ["USD", "ZWG"];

/** What is connected to live organisations; the banner shows it, and the log of production. */
export function describeLive(live: Live, { sms, email }: Gateways): LiveLine[] {
  return [
    byCurrency("Live sales", (currency) => typesOf(live, currency)),
    byCurrency("Live top-ups", (currency) => methodsOf(live, currency)),
    { name: "Live texts", ...nameOf(sms.live?.adapter.name) },
    { name: "Live emails", ...nameOf(email.live?.adapter.name) },
  ];
}

function byCurrency(name: string, find: (currency: Currency) => readonly string[]): LiveLine {
  const found = CURRENCIES.map((currency) => ({ currency, parts: find(currency) }));
  const has = found.map(({ currency, parts }) => `${currency}: ${parts.join(", ") || "none"}`);
  return { name, has: has.join("; "), is_whole: found.every(({ parts }) => parts.length > 0) };
}

function nameOf(name: string | undefined): Omit<LiveLine, "name"> {
  return { has: name ?? "none", is_whole: name !== undefined };
}

function typesOf({ live_offers }: Live, currency: Currency): string[] {
  const types = live_offers.filter((offer) => offer.currency === currency).map(({ type }) => type);
  return [...new Set(types)];
}

/** Money is taken only where it buys something. */
function methodsOf(live: Live, currency: Currency): string[] {
  if (liveSalesOf(live)[currency] === "closed") return [];
  const card = live.paynow[currency] === null ? [] : ["card"];
  return live.banks[currency] === null ? card : [...card, "bank transfer"];
}
