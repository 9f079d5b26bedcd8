import type { ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import type { ApprovalRow } from "#accounts/approvals";
import type { SimulatedBundle } from "#catalogue/bundles";
import type { FoundRecipient } from "#directory/recipients";
import type { AccountFacts, Currency, IdempotencyKey, KeyFacts } from "#platform/context";
import type { RefusalDetail } from "#platform/refusal";
import type { PowerOrder } from "../rows/power-facts.ts";
import type { SendRow } from "../rows/tables.ts";

/** One requested sale, parsed from the request: strong types, nothing looked up yet. */
export interface SendOrder {
  /** Uuid of the future send, minted from the account's clock. */
  readonly id: string;
  readonly account: AccountFacts;
  readonly key: KeyFacts | null;
  /** Uuid of the signed-in member who makes it; left out where no person does. */
  readonly member_id?: string | null;
  readonly request_id: string;
  /** Null if the sale is not a request of its own, and for `validate_only`. */
  readonly idempotency: IdempotencyKey | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
  readonly source: Schemas["SendSource"];
  /** Uuid of the failed send that this one repeats. */
  readonly retry_of: string | null;
  /** What its cost is drawn from. */
  readonly draws_on: DrawsOn;
  /** The batch line that it belongs to; null for any other sale. */
  readonly batch_item: BatchItemName | null;
  /** Uuid of the program that it is attributed to. */
  readonly program_id: string | null;
  /** True if the account has no such program; left out otherwise. */
  readonly is_program_unknown?: boolean;
  /** Uuid of the reward that it pays out, which is written in the same transaction. */
  readonly reward_id: string | null;
  /** Name of the person who receives it, for the text. */
  readonly name: string | null;
  /** What an agent asked for, for whoever has to approve it; null for any other caller. */
  readonly asked: { readonly body: object; readonly reason: string | null } | null;
  /** Uuid of the approval that it is made for: no threshold holds it any more. */
  readonly approval_id: string | null;
  /** What the person has permitted who gave that approval, signed; left out otherwise. */
  readonly mandate?: string | null;
  /** Null for airtime and data. */
  readonly power: PowerOrder | null;
  readonly type: Schemas["SendType"];
  /** The bundle that is sold; null for airtime. */
  readonly bundle: SimulatedBundle | null;
  /** Slug, if the caller named one; otherwise derived from type and currency. */
  readonly product: string | null;
  /** E.164, or the digits of a meter. */
  readonly target: string;
  /** Network of the number's prefix; null when no network sells to it. */
  readonly network: string | null;
  readonly amount_minor: bigint;
  readonly currency: Currency | null;
  /** Uuid of the cost centre that it is booked to. */
  readonly cost_center_id: string | null;
  /** Whom it is attributed to, as the caller names the recipient: `rcp_…` or `ext:…`. */
  readonly recipient: string | null;
  /** The recipient it names who becomes one in the statement of the sale; left out otherwise. */
  readonly new_recipient?: FoundRecipient;
  readonly client_reference: string | null;
  readonly notify_number: string | null;
  /** The text as written; null for the default one, and empty for none. */
  readonly sms_template: string | null;
  readonly sms_locale: Schemas["SmsLocale"];
  /** Unix milliseconds on the account's clock. */
  readonly scheduled_for: number | null;
  readonly metadata: Record<string, string>;
}

/**
 * What a sale's cost is drawn from: what is available, or a reservation, by its uuid. What a
 * customer has paid for costs the organisation nothing.
 */
type DrawsOn = "available" | { readonly reservation_id: string } | PaidSession;

/** The checkout session in which a customer has paid for a sale. */
export interface PaidSession {
  /** Uuid. */
  readonly checkout_session_id: string;
  /** The reference that the session holds, for the text. */
  readonly reference: string | null;
}

/** The session in which a customer has paid for a sale; null where it draws Credit. */
export function paidSessionOf({ draws_on }: Pick<SendOrder, "draws_on">): PaidSession | null {
  return draws_on !== "available" && "checkout_session_id" in draws_on ? draws_on : null;
}

/** Uuid of the reservation that a sale draws on; null where it draws on none. */
export function reservationOf({ draws_on }: Pick<SendOrder, "draws_on">): string | null {
  return draws_on !== "available" && "reservation_id" in draws_on ? draws_on.reservation_id : null;
}

/** A line of a batch. Uuids. */
interface BatchItemName {
  /** The schedule that made the batch; null if none did. */
  readonly schedule_id: string | null;
  readonly batch_id: string;
  readonly batch_item_id: string;
}

export interface OrderRefusal {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;
}

/** The outcome of one order of a set. */
export type Outcome =
  | { readonly kind: "placed"; readonly row: SendRow }
  /** A person must approve it first: that request is the answer, and nothing is charged. */
  | { readonly kind: "held"; readonly row: ApprovalRow }
  /** The `client_reference` was used before: that send is the answer. */
  | { readonly kind: "existing"; readonly send_id: string; readonly request_id: string }
  /** The same of a request that this very agent made: that approval is the answer. */
  | { readonly kind: "asked"; readonly approval_id: string; readonly request_id: string }
  /** The Idempotency-Key was used before: the gate replays its answer. */
  | { readonly kind: "replay" }
  | { readonly kind: "refused"; readonly refusal: OrderRefusal }
  /**
   * Its caller must be checked again: key or account has changed since the request was admitted.
   */
  | { readonly kind: "outdated" }
  /** Another transaction holds a row that it needs; it left the set and is placed on its own. */
  | { readonly kind: "busy" };

/** The outcome of an order whose caller was checked against current facts. */
export type JudgedOutcome = Exclude<Outcome, { readonly kind: "outdated" }>;
