import type { ApprovalRow } from "#accounts/approvals";
import type { SellableProduct } from "#catalogue/products";
import type { QuoteRow } from "#catalogue/quotes";
import type { FoundRecipient } from "#directory/recipients";
import type { Balance } from "#money/ledger";
import type { IdPrefix } from "#platform/ids";
import type { RetriedSend } from "./judge-retry.ts";
import type { SendOrder } from "./order.ts";

/** What a set of orders is judged by; read in statements that follow the locks. */
export interface Facts {
  /**
   * Orders whose callers must be checked again: their key or account has changed since they
   * arrived.
   */
  readonly outdated: ReadonlySet<SendOrder>;
  readonly products: readonly SellableProduct[];
  /** Names of locks (idempotency keys, references) that a stranger holds at this moment. */
  readonly busy_names: ReadonlySet<string>;
  /** Names of idempotency keys that a finished request holds. */
  readonly used_keys: ReadonlySet<string>;
  /** By name of the reference's lock. */
  readonly references: ReadonlyMap<string, UsedReference>;
  /** The approvals that hold a reference, by id. */
  readonly asked: ReadonlyMap<string, ApprovalRow>;
  /** Failed sends to repeat, by id; missing ones are absent. */
  readonly retried: ReadonlyMap<string, RetriedSend>;
  /** The quotes that orders carry, by id; unknown ones and those of other accounts are absent. */
  readonly quotes: ReadonlyMap<string, QuoteRow>;
  /** Targets that their accounts have blocked, by `blockedName`. */
  readonly blocked: ReadonlySet<string>;
  /** Ids of the cost centres that can be booked to. */
  readonly bookable: ReadonlySet<string>;
  /** The recipients that orders name, by `refName`; one that there is not is absent. */
  readonly recipients: ReadonlyMap<string, FoundRecipient>;
  /** By key and currency, for keys that have caps; absent means that a stranger holds the row. */
  readonly caps: ReadonlyMap<string, Caps>;
  /** Face amounts that keys with caps sold in a day or a month, by `usageOf`. */
  readonly usage: ReadonlyMap<string, bigint>;
  /** Face amounts sold in a day, by `recipientOf`. */
  readonly recipient_used: ReadonlyMap<string, bigint>;
  /** What is left of the reservations that orders draw on, by id. Units: minor units. */
  readonly reserved: ReadonlyMap<string, bigint>;
  /** Face amounts that agents sold in the last 24 hours, by key and currency. */
  readonly agent_used: ReadonlyMap<string, bigint>;
  /** Those whom sales of agents reach and who are recipients, by `knownName`. */
  readonly known_targets: ReadonlySet<string>;
  /** By organisation and currency; absent means that a stranger holds the row. */
  readonly balances: ReadonlyMap<string, Balance>;
  /** Ids of earlier sales over the same amount to the same target, where the guard is on. */
  readonly duplicates: ReadonlyMap<string, string>;
}

export interface UsedReference {
  readonly object_prefix: IdPrefix;
  readonly object_id: string;
  readonly request_id: string;
}

/** Limits of one key in one currency, in minor units of face amount; null is no limit. */
export interface Caps {
  readonly per_send_minor: bigint | null;
  readonly daily_minor: bigint | null;
  readonly monthly_minor: bigint | null;
  readonly per_recipient_daily_minor: bigint | null;
  /** Of an agent: above it, within 24 hours, a person must approve. */
  readonly approval_threshold_minor: bigint | null;
}
