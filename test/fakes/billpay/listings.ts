/** `GET /api/payment/list`: pages of what the vendor paid. */
import { type FakeAnswer, type FakeCall, json, type Scenario } from "../kit/index.ts";
import { currencyOf, type FakePayment } from "./payment.ts";
import type { State } from "./state.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const HARARE_MS = 7_200_000;

/** How a list lies: rows that are missing, rows of nobody, other amounts. */
interface Lie {
  readonly missing?: readonly string[];
  readonly extra?: readonly Record<string, unknown>[];
  readonly amounts?: Readonly<Record<string, number>>;
}

export function listPayments({ query }: FakeCall, play: Scenario | null, state: State): FakeAnswer {
  if (play?.play === "http_503") return { status: 503, body: "<h1>Busy</h1>" };
  const { missing = [], extra = [], amounts = {} } = (play?.with ?? {}) as Lie;
  const [from, to] = [timeOf(query.get("From")), timeOf(query.get("To"))];
  const page = Number(query.get("Page") ?? 1);
  const per_page = Number(query.get("PerPage") ?? 200);
  if (!(per_page >= 1 && per_page <= 200) || from === null || to === null) {
    return json(400, { Message: "The request is invalid.", ModelState: { PerPage: ["1-200"] } });
  }
  const rows = [...state.payments.values()]
    .filter(({ reference, at }) => !missing.includes(reference) && at >= from && at <= to)
    .map((payment) => rowOf(payment, amounts[payment.reference]));
  const all = [...rows, ...extra];
  return json(200, {
    Page: page,
    TotalPages: Math.max(1, Math.ceil(all.length / per_page)),
    PerPage: per_page,
    TotalListings: all.length,
    Listings: all.slice((page - 1) * per_page, page * per_page),
  });
}

function rowOf(payment: FakePayment, amount_minor = payment.amount_minor) {
  return {
    Reference: payment.reference,
    BillPayReference: payment.billpay_reference,
    BillerCode: payment.biller.code,
    MemberNumber: payment.member,
    TotalAmount: amount_minor / 100,
    Currency: currencyOf(payment),
    Status: payment.status,
    Date: writtenTime(payment.at),
  };
}

/** `26-Nov-2026 09:30:00`, in Harare. */
function writtenTime(ms: number): string {
  const iso = new Date(ms + HARARE_MS).toISOString();
  const month = MONTHS[Number(iso.slice(5, 7)) - 1];
  return `${iso.slice(8, 10)}-${month}-${iso.slice(0, 4)} ${iso.slice(11, 19)}`;
}

function timeOf(written: string | null): number | null {
  const [, day, month = "", year, time] =
    /^(\d\d)-([A-Z][a-z]{2})-(\d{4}) (\d\d:\d\d:\d\d)$/.exec(written ?? "") ?? [];
  if (day === undefined) return null;
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, "0");
  return Date.parse(`${year}-${number}-${day}T${time}Z`) - HARARE_MS;
}
