import type { Currency } from "#platform/context";
import { answered } from "./answered.ts";

/** A meter that is to be confirmed. */
interface MeterQuestion {
  readonly number: string;
  /** The currency of the payment; null if unspecified. */
  readonly currency: Currency | null;
}

/** A meter as the utility knows it. The owner's name never leaves the service in clear. */
export interface ConfirmedMeter {
  readonly owner_name: string | null;
  readonly suburb: string | null;
  /** The currency of the meter's account; null if the utility does not disclose it. */
  readonly currency: Currency | null;
  readonly tariff_class: "domestic" | "commercial" | "unknown";
  readonly has_arrears: boolean | null;
}

/** Everything that a utility can answer; what is not certain is `unavailable`. */
export type MeterAnswer =
  | { readonly kind: "confirmed"; readonly meter: ConfirmedMeter }
  /** It does not know the meter. */
  | { readonly kind: "not_found" }
  /** It sells nothing to this meter; the customer must ask it why. */
  | { readonly kind: "blocked" }
  /** It has answered, and the answer makes no sense. */
  | { readonly kind: "invalid" }
  | { readonly kind: "unavailable" };

/** The port to one utility. Source: docs/decisions/0012-power-and-the-utility.md. */
export interface UtilityAdapter {
  readonly name: string;
  /** A simulated utility is never bound to live organisations. */
  readonly is_simulated: boolean;
  /** How long an answer may take. */
  readonly deadline_ms: number;
  confirmMeter(question: MeterQuestion, signal: AbortSignal): Promise<MeterAnswer>;
}

/** A utility as the modules call it: outside transactions, and always answered in time. */
export interface Utility {
  readonly adapter: UtilityAdapter;
  confirmMeter(question: MeterQuestion): Promise<MeterAnswer>;
}

/** Opens the port to a utility; one that throws, or is too slow, is unavailable. */
export function openUtility(adapter: UtilityAdapter): Utility {
  return {
    adapter,
    async confirmMeter(question) {
      const { name, deadline_ms } = adapter;
      const { answer } = await answered(
        { name: `${name} confirm meter`, deadline_ms, silence: UNAVAILABLE, thrown: UNAVAILABLE },
        (signal) => adapter.confirmMeter(question, signal),
      );
      return answer;
    },
  };
}

const UNAVAILABLE: MeterAnswer = { kind: "unavailable" };
