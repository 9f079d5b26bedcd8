import type { Mode } from "#platform/work/queue";
import type { SupplierAdapter, SupplierOutcome } from "#providers/port";
import type { SendName } from "../attempts/dispatch-queries.ts";
import type { Waits } from "../attempts/waits.ts";

/** A supplier's answer about one send, to be settled. */
export interface Settlement extends SendName {
  /** What was asked, or `callback` for unsolicited evidence. */
  readonly kind: "submit" | "query" | "callback";
  /** True of a question that was asked without an attempt written down before it. */
  readonly is_unrecorded?: boolean;
  readonly outcome: SupplierOutcome;
  /** True if no supplier was called: the outcome is our own conclusion, not evidence. */
  readonly is_presumed?: boolean;
  readonly duration_ms: number | null;
  /** The attempt that is answered; null when none was written down for it. */
  readonly attempt_id: string | null;
  /** The lease under which it was asked; null when the caller has locked the send and vouches. */
  readonly lease_owner: string | null;
  /** Unix milliseconds on the account's clock, which the caller holds. */
  readonly now: number;
  readonly supplier: Pick<
    SupplierAdapter,
    "name" | "is_simulated" | "refusal_is_proof" | "not_found_is_proof" | "question_waits"
  >;
  readonly waits: Waits;
  /** The account's. */
  readonly mode: Mode;
  /** Seals the tokens that come with a delivery of power. */
  readonly secret_key: string;
}
