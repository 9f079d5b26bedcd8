import { BILLERS } from "./billers.ts";
import type { Asked } from "./payment.ts";

/** What is wrong with a request, as its model state names it. */
interface Wrong {
  readonly key: string;
  readonly says: string;
}

/** Reads what an AUTH or a PAY is for. */
export function readAsked(body: Record<string, unknown>): Asked | Wrong {
  const reference = textOf(body.Reference);
  const member = textOf(body.MemberNumber);
  const lines = Array.isArray(body.Products) ? (body.Products as Record<string, unknown>[]) : [];
  const [line] = lines;
  const biller = BILLERS.find(({ code }) => code === body.BillerCode);
  const product = biller?.products.find(({ code }) => code === line?.Code);
  if (reference === "") return wrong("Reference", "The reference is required");
  if (member === "") return wrong("MemberNumber", "The member number is required");
  if (biller === undefined) return wrong("BillerCode", "The biller is not known");
  if (line === undefined || product === undefined || lines.length !== 1) {
    return wrong("Products", "There must be at least one product of the biller");
  }
  const amount_minor = minorOf(body.TotalAmount);
  const price_minor = minorOf(line.Price) * Number(line.Quantity ?? 1);
  if (!(amount_minor > 0) || amount_minor !== price_minor) {
    return wrong("TotalAmount", "The total must be the sum of the products");
  }
  const in_forex = line.RequiresForexPayment;
  if (typeof in_forex !== "boolean") {
    return wrong("Products[0].RequiresForexPayment", "It must be acknowledged");
  }
  return { biller, product, reference, member, amount_minor, in_forex };
}

function wrong(field: string, says: string): Wrong {
  return { key: `request.${field}`, says };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function minorOf(value: unknown): number {
  return Math.round(Number(value) * 100);
}
