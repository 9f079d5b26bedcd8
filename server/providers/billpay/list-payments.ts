import { harareIso, parseTime } from "#platform/time/instants";
import type { ListedPayment } from "#providers/port";
import { askBillpay, type Line, membersOfReply } from "./ask-billpay.ts";
import { listOf, type Members, minorOf, textOf } from "./members.ts";
import { MEANINGS } from "./outcomes.ts";

const PAGE = 200;
/** Far more than are sold in a day. */
const PAGES_MAX = 5_000;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * The payments of a span as BillPay lists them, page by page. It throws where a page does not come
 * or cannot be read: a list with a hole is not compared with anything.
 */
export async function* listPayments(
  line: Line,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): AsyncGenerator<ListedPayment> {
  const seen = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      ...{ From: writeTime(from), To: writeTime(to) },
      ...{ Page: String(page), PerPage: String(PAGE) },
    });
    const reply = await askBillpay(line, { path: `/api/payment/list?${query}`, signal });
    const members = membersOfReply(reply);
    const total = Number(members?.TotalPages);
    if (members === null || !Array.isArray(members.Listings) || !(total <= PAGES_MAX)) {
      throw new Error(`BillPay did not list page ${page} of the payments.`);
    }
    pages = total;
    for (const listing of listOf(members.Listings)) {
      const payment = readListing(listing);
      // Payments that are made meanwhile move others to the next page.
      if (seen.has(payment.supplier_reference)) continue;
      seen.add(payment.supplier_reference);
      yield payment;
    }
  }
}

function readListing(listing: Members): ListedPayment {
  const reference = textOf(listing.Reference) || textOf(listing.VendorReference);
  const supplier_reference = textOf(listing.BillPayReference);
  const amount_minor = minorOf(listing.TotalAmount);
  const currency = textOf(listing.Currency);
  const at = readTime(textOf(listing.Date));
  const is_known = currency === "USD" || currency === "ZWG";
  if (supplier_reference === "" || amount_minor === null || at === null || !is_known) {
    throw new Error("BillPay listed a payment that cannot be read.");
  }
  const status = statusOf(textOf(listing.Status));
  return { reference, supplier_reference, amount_minor, currency, status, at };
}

function statusOf(written: string): ListedPayment["status"] {
  switch (MEANINGS.Status[written]) {
    case "delivered":
      return "delivered";
    case "failed":
    case "reversed":
    case "unpaid":
      return "not_delivered";
    default:
      return "open";
  }
}

/** `26-Nov-2026 09:30:00`, in Harare. */
function writeTime(ms: number): string {
  const [date = "", time = ""] = harareIso(ms).split(/[T+]/);
  const [year, month, day] = date.split("-");
  return `${day}-${MONTHS[Number(month) - 1]}-${year} ${time}`;
}

/** As it is asked for, or in ISO 8601; without offset it is Harare's. */
function readTime(written: string): number | null {
  const [, day, name = "", year, time] =
    /^(\d\d)-([A-Z][a-z]{2})-(\d{4}) ([\d:]{8})$/.exec(written) ?? [];
  if (day === undefined) return parseTime(written);
  const month = String(MONTHS.indexOf(name) + 1).padStart(2, "0");
  return parseTime(`${year}-${month}-${day}T${time}`);
}
