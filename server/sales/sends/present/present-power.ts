import type { Schemas } from "@svc/generated/routes";
import type { KeyFacts, PresentContext } from "#platform/context";
import { holdsScope, type ScopeHolder } from "#platform/holds-scope";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { openToken } from "../rows/bought-power.ts";
import type { PowerFacts, SealedToken } from "../rows/power-facts.ts";
import type { SendRow } from "../rows/tables.ts";

type Send = Schemas["Send"];
/** The reader; only one with `tokens:read` sees a clear token. */
export interface Reader extends Pick<PresentContext, "now"> {
  readonly account: Pick<PresentContext["account"], "mode">;
  readonly key: Pick<KeyFacts, "scopes"> | null;
  readonly member_scopes?: ScopeHolder["member_scopes"];
  readonly config: Pick<PresentContext["config"], "secret_key">;
}

/**
 * The electricity side of a send; all null for airtime and data.
 * Source: spec/sales/sends/power.tsp.
 */
export function presentPower(
  row: SendRow,
  reader: Reader,
): Pick<Send, "confirm" | "power" | "token" | "units"> {
  const { power } = row;
  if (power === null) return { confirm: null, power: null, token: null, units: null };
  const credit = power.tokens.find(({ kind }) => kind === "credit");
  return {
    confirm: power.confirm,
    power: sendPowerOf(row, power, reader),
    token: credit === undefined ? null : showToken(credit, row, reader),
    units: unitsOf(power.units_centi),
  };
}

function sendPowerOf(row: SendRow, power: PowerFacts, reader: Reader): Schemas["SendPower"] {
  return {
    meter: row.target,
    name_masked: power.name_masked,
    suburb: power.suburb,
    confirmation: power.confirmation,
    confirmed_at: power.confirmed_at === null ? null : unixSeconds(power.confirmed_at),
    token_phone: power.token_phone,
    token_email: power.token_email,
    token_status: tokenStatusOf(row, power),
    tokens: power.tokens.map((token, index) => ({
      sequence: index + 1,
      kind: token.kind,
      token: showToken(token, row, reader),
      units_kwh: unitsOf(token.units_centi),
    })),
    units_kwh: unitsOf(power.units_centi),
    breakdown: breakdownOf(power),
    utility_reference: power.utility_reference,
  };
}

/** The token reaches the customer by the send's text message. */
function tokenStatusOf(
  { sms_status }: Pick<SendRow, "sms_status">,
  { tokens }: Pick<PowerFacts, "tokens">,
): Schemas["TokenStatus"] {
  if (tokens.length === 0) return "none";
  return sms_status === "queued" ? "pending" : (sms_status as Schemas["TokenStatus"]);
}

function breakdownOf({ breakdown }: PowerFacts): Schemas["PowerBreakdown"] | null {
  if (breakdown === null) return null;
  const { energy, levy, tax, arrears, fee } = breakdown;
  const money = (minor: string) => formatMoney(BigInt(minor));
  return {
    energy: money(energy),
    levy: money(levy),
    tax: money(tax),
    arrears: money(arrears),
    fee: money(fee),
  };
}

function showToken(
  token: SealedToken,
  { id: send_id }: SendRow,
  { config, ...holder }: Reader,
): string {
  if (!holdsScope(holder, "tokens:read")) return `**** **** **** **** ${token.last4}`;
  return writeToken(openToken(token, { send_id, secret_key: config.secret_key }));
}

/** A token in groups of four digits, as it is entered. */
export function writeToken(clear: string): string {
  return clear.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** Hundredths of a kilowatt hour have two decimals, as money has. */
function unitsOf(units_centi: string | null): string | null {
  return units_centi === null ? null : formatMoney(BigInt(units_centi));
}
