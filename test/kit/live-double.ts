/** Suppliers of live organisations that tests script; each keeps a book of what it has vended. */
import type {
  LiveSupplier,
  MeterAnswer,
  SupplierOrder,
  SupplierOutcome,
  SupplierProduct,
  Suppliers,
  WalletBalance,
} from "@svc/server/providers/port/index.ts";
import { bindSuppliers, openLiveSupplier } from "@svc/server/providers/port/index.ts";

/** An answer to a submit, whether or not the supplier vends. */
interface Played {
  readonly vends: boolean;
  readonly says: SupplierOutcome;
}

/** What to do with the next submit; what is left out delivers. */
type Play = (order: SupplierOrder) => Played;

export interface LiveDouble extends LiveSupplier {
  /** For each submit in turn; the last one is played for all that come after it. */
  plays: Play[];
  /** What it says when it is asked about an order; left out, the truth. */
  query: ((order: SupplierOrder) => SupplierOutcome) | null;
  meter: MeterAnswer;
  wallets: WalletBalance[] | null;
  sells: LiveSupplier["supplier"]["sells"];
  /** Ids of the sends that it has vended, once for each vend. */
  readonly vended: string[];
  /** `submit`, `query` and `confirm`, as they came. */
  readonly heard: string[];
}

/** The plays that tests are made of. */
export const plays = {
  delivers: (order: SupplierOrder): Played => ({ vends: true, says: deliveryOf(order) }),
  /** Delivers, and says what the wallet holds then. */
  leaves:
    (left_minor: bigint) =>
    (order: SupplierOrder): Played => {
      return { vends: true, says: { ...deliveryOf(order), left_minor } };
    },
  isBusy: (): Played => notTaken("busy"),
  isLockedOut: (): Played => notTaken("auth"),
  isEmpty: (): Played => notTaken("float"),
  refuses: (): Played => {
    return {
      vends: false,
      says: { kind: "refused", code: "invalid_target", supplier_code: "217" },
    };
  },
  isSilent: (): Played => ({ vends: false, says: SILENCE }),
  vendsInSilence: (): Played => ({ vends: true, says: SILENCE }),
} as const;

const SILENCE: SupplierOutcome = { kind: "no_answer", reason: "timeout" };

function notTaken(reason: "busy" | "auth" | "float"): Played {
  return { vends: false, says: { kind: "not_taken", reason } };
}

const CONFIRMED: MeterAnswer = {
  kind: "confirmed",
  meter: {
    ...{ owner_name: "Tendai Moyo", suburb: "Mbare", currency: null },
    ...{ tariff_class: "domestic", has_arrears: false },
  },
};

/** A supplier that sells everything and delivers it, until a test says otherwise. */
export function liveDouble(name: string): LiveDouble {
  const taken = new Map<string, SupplierOutcome>();
  const utility: NonNullable<LiveSupplier["utility"]> = {
    ...{ name, is_simulated: false, deadline_ms: 1_000 },
    confirmMeter: async ({ number }) => {
      double.heard.push(`confirm ${number}`);
      return double.meter;
    },
  };
  const supplier: LiveSupplier["supplier"] = {
    ...{ name, is_simulated: false, deadline_ms: 5_000 },
    ...{ refusal_is_proof: true, not_found_is_proof: true },
    sells: (offer) => double.sells(offer),
    walletOf: ({ type, currency }) => `${type}-${currency}`,
    submit: async (order) => {
      double.heard.push(`submit ${order.reference}`);
      const play = double.plays.length > 1 ? double.plays.shift() : double.plays[0];
      const { vends, says } = (play ?? plays.delivers)(order);
      if (vends) {
        double.vended.push(order.send_id);
        taken.set(order.reference, deliveryOf(order));
      }
      return says;
    },
    query: async (order) => {
      double.heard.push(`query ${order.reference}`);
      return double.query?.(order) ?? taken.get(order.reference) ?? { kind: "not_found" };
    },
  };
  const double: LiveDouble = {
    ...{ supplier, utility, plays: [], query: null, meter: CONFIRMED, wallets: [] },
    ...{ sells: () => true, vended: [], heard: [] },
    balances: async () => double.wallets ?? Promise.reject(new Error("It does not say.")),
    catalogue: async (): Promise<SupplierProduct[]> => [],
  };
  return double;
}

/** The suppliers of a program that is bound to these alone. */
export function boundTo(...doubles: readonly LiveDouble[]): Suppliers {
  return bindSuppliers({ test: null, live: doubles.map(openLiveSupplier) });
}

function deliveryOf(order: SupplierOrder): Extract<SupplierOutcome, { kind: "delivered" }> {
  const { target, amount_minor, currency, reference, type } = order;
  const none = 0n;
  const breakdown = { levy_minor: none, tax_minor: none, arrears_minor: none, fee_minor: none };
  const power = {
    tokens: [{ kind: "credit" as const, token: "12345678901234567890", units_centi: 1_000n }],
    ...{ units_centi: 1_000n, utility_reference: null },
    breakdown: { ...breakdown, energy_minor: amount_minor },
  };
  return {
    kind: "delivered",
    supplier_reference: `LIVE-${reference.slice(-8)}`,
    vended: { target, amount_minor, currency },
    ...(type === "power" ? { power } : {}),
  };
}
