import type { Currency } from "#platform/context";
import type { ConfirmedMeter, MeterAnswer } from "#providers/port";
import { askBillpay, type Line, membersOfReply } from "./ask-billpay.ts";
import { ZETDC } from "./billers.ts";
import { type Members, membersOf, minorOf, textOf } from "./members.ts";
import { OFFLINE } from "./outcomes.ts";

const NOT_A_MEMBER = 0;
const FOUND = 1;

/** Asks the utility's biller about a meter. */
export async function confirmMeter(
  line: Line,
  number: string,
  signal: AbortSignal,
): Promise<MeterAnswer> {
  const query = new URLSearchParams({ billerCode: ZETDC, memberNumber: number });
  const reply = await askBillpay(line, { path: `/api/payment/member?${query}`, signal });
  if (reply.kind !== "answered" || reply.status >= 500) return { kind: "unavailable" };
  if (reply.status === 400) return { kind: "not_found" };
  const members = membersOfReply(reply);
  if (members === null) return reply.status === 200 ? { kind: "invalid" } : { kind: "unavailable" };
  switch (members.ResultCode) {
    case FOUND:
      return confirmedOf(membersOf(members.AuthData), number);
    case NOT_A_MEMBER:
      return { kind: /blocked|barred/i.test(textOf(members.Narration)) ? "blocked" : "not_found" };
    case OFFLINE:
      return { kind: "unavailable" };
    default:
      return { kind: "invalid" };
  }
}

function confirmedOf(found: Members | null, number: string): MeterAnswer {
  const details = membersOf(found?.AccountDetails) ?? {};
  const name = textOf(found?.MemberName);
  if (found === null || name === "" || isOfAnother(details, number)) return { kind: "invalid" };
  const meter: ConfirmedMeter = {
    owner_name: name,
    suburb: suburbOf(textOf(found.MemberAddress)),
    currency: currencyOf(detailOf(details, /currency/i)),
    tariff_class: tariffOf(detailOf(details, /tariff/i)),
    has_arrears: arrearsOf(detailOf(details, /arrears|debt/i)),
  };
  return { kind: "confirmed", meter };
}

function isOfAnother(details: Members, number: string): boolean {
  const named = detailOf(details, /meter (?:number|no)/i);
  return named !== null && named.replace(/\D/g, "") !== number;
}

function detailOf(details: Members, label: RegExp): string | null {
  const found = Object.entries(details).find(([name]) => label.test(name));
  return found === undefined ? null : textOf(found[1]);
}

/** The last part of an address that is no town's name alone: `12 Fife Ave, Mbare, Harare`. */
function suburbOf(address: string): string | null {
  const parts = address.split(",").map((part) => part.trim());
  const named = parts.filter((part) => part !== "" && !/\d/.test(part));
  return named.at(named.length > 1 ? -2 : -1) ?? null;
}

function currencyOf(text: string | null): Currency | null {
  if (text === null) return null;
  if (/USD|US\$/i.test(text)) return "USD";
  return /ZWG|ZiG/i.test(text) ? "ZWG" : null;
}

function tariffOf(text: string | null): ConfirmedMeter["tariff_class"] {
  if (text !== null && /domestic|residential/i.test(text)) return "domestic";
  return text !== null && /commercial|business|industrial/i.test(text) ? "commercial" : "unknown";
}

function arrearsOf(text: string | null): boolean | null {
  const minor = minorOf(text?.replace(/[^\d.,-]/g, ""));
  return minor === null ? null : minor > 0n;
}
