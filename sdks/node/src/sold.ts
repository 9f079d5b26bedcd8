/** What a send that stands under a sale number says of the sale. */
import type { Send } from "./generated/models.ts";
import type { Sale } from "./sale-store.ts";

/** Statuses of a sale that is on its way, and of one that was not made or was credited. */
export const WAITING = ["scheduled", "pending", "submitted", "queued", "retrying"];
export const NOT_DELIVERED = ["failed_credited", "failed", "cancelled_credited"];

/** Whatever else answers with a success, a gateway for one, says nothing of this sale. */
export function isSale(answer: Partial<Send> | null, expected: string): boolean {
  const { id, status, amount, client_reference } = Object(answer) as Partial<
    Record<keyof Send, unknown>
  >;
  const is_send = [id, status, amount].every((one) => typeof one === "string");
  return is_send && client_reference === expected;
}

export function isEnd({ status }: Send): boolean {
  return status === "delivered" || NOT_DELIVERED.includes(status);
}

/** Whether it is this sale: a number that was used before answers the sale of then. */
export function isOf(send: Send, { target, amount }: Sale): boolean {
  const [asked, sold] = [digitsOf(target), digitsOf(send.target)];
  // 077, 263 77 and +263 77 are one number; a meter is written in one way.
  const last = asked.length === 11 ? 11 : 9;
  const is_target = sold.length < 9 || asked.slice(-last) === sold.slice(-last);
  return is_target && (amount === undefined || Number(send.amount) === Number(amount));
}

function digitsOf(text: string | null): string {
  return (text ?? "").replaceAll(/\D/g, "");
}
