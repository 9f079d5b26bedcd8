import { AGENT_THRESHOLDS_MINOR, usageName, usageOf } from "#accounts/keys";
import type { QuoteRow } from "#catalogue/quotes";
import { blockedName } from "#directory/blocklist";
import { knownName } from "#directory/recipients";
import { type Balance, balanceKey } from "#money/ledger";
import type { Caps, Facts } from "../order/facts.ts";
import { reservationOf } from "../order/order.ts";
import { duplicateOf, recipientOf, type Sale } from "../order/sale.ts";
import { isByAgent, reachedBy } from "./gather-agents.ts";

/** What the orders of a set before this one have used up; starts as the facts that were read. */
export class RunningTotals {
  readonly #facts: Facts;
  readonly #available = new Map<string, bigint>();
  readonly #used = new Map<string, bigint>();
  readonly #sold_to = new Map<string, bigint>();
  readonly #agent_used = new Map<string, bigint>();
  readonly #duplicates = new Map<string, string>();

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /**
   * What is left of the balance or reservation that a sale draws on; of the balance, too, where it
   * costs nothing.
   */
  available(sale: Sale): bigint {
    const name = drawnName(sale);
    const before =
      reservationOf(sale.order) === null
        ? () => this.#balance(name).available_minor
        : () => this.#facts.reserved.get(name) ?? 0n;
    return this.#available.get(name) ?? before();
  }

  caps({ order, currency }: Sale): Caps | null {
    if (order.key === null || !order.key.has_caps) return null;
    return this.#facts.caps.get(balanceKey(order.key.id, currency)) ?? null;
  }

  /** What the key of a sale has sold in the day, or the month, that the sale counts in. */
  used(sale: Sale, period: "day" | "month"): bigint {
    const name = usageOfSale(sale, period);
    const used = this.#used.get(name) ?? this.#facts.usage.get(name);
    if (used === undefined) throw new Error(`No counter was read for ${name}.`);
    return used;
  }

  usedForRecipient(sale: Sale): bigint {
    const recipient = recipientOf(sale);
    const before = this.#facts.recipient_used.get(recipient) ?? 0n;
    return before + (this.#sold_to.get(recipient) ?? 0n);
  }

  /** The quote that a sale carries; null if it names none or an unknown one. */
  quote({ order }: Sale): QuoteRow | null {
    const quote_id = order.power?.quote_id ?? null;
    return quote_id === null ? null : (this.#facts.quotes.get(quote_id) ?? null);
  }

  /** Whether the cost centre of a sale can be booked to; true where it names none. */
  isBookable({ order: { cost_center_id, retry_of } }: Sale): boolean {
    return cost_center_id === null || retry_of !== null || this.#facts.bookable.has(cost_center_id);
  }

  isBlocked({ order: { account, target } }: Sale): boolean {
    return this.#facts.blocked.has(blockedName({ account_id: account.id, target }));
  }

  /** The threshold of an agent, and what it has sold in 24 hours. Units: minor units. */
  threshold(sale: Sale): { limit_minor: bigint; used_minor: bigint } {
    const { order, currency } = sale;
    const name = balanceKey(order.key?.id ?? "", currency);
    const limit_minor = this.caps(sale)?.approval_threshold_minor ?? null;
    return {
      limit_minor: limit_minor ?? AGENT_THRESHOLDS_MINOR[currency],
      used_minor: this.#agent_used.get(name) ?? this.#facts.agent_used.get(name) ?? 0n,
    };
  }

  /** Whether an agent may reach everybody whom a sale reaches without asking. */
  isKnownTarget({ order }: Sale): boolean {
    const { account, key } = order;
    const allowed = key?.recipient_allowlist ?? [];
    return reachedBy(order).every(
      (target) =>
        allowed.includes(target) ||
        this.#facts.known_targets.has(knownName({ account_id: account.id, target })),
    );
  }

  duplicate(sale: Sale): string | null {
    const name = duplicateOf(sale);
    return this.#duplicates.get(name) ?? this.#facts.duplicates.get(name) ?? null;
  }

  /** Counts a sale that will be written, so that its neighbours are judged after it. */
  count(sale: Sale): void {
    const { order, cost_minor } = sale;
    const recipient = recipientOf(sale);
    this.#available.set(drawnName(sale), this.available(sale) - cost_minor);
    this.#sold_to.set(recipient, (this.#sold_to.get(recipient) ?? 0n) + order.amount_minor);
    this.#duplicates.set(duplicateOf(sale), order.id);
    if (isByAgent(order)) {
      const used_minor = this.threshold(sale).used_minor + order.amount_minor;
      this.#agent_used.set(balanceKey(order.key?.id ?? "", sale.currency), used_minor);
    }
    if (this.caps(sale) === null) return;
    for (const period of ["day", "month"] as const) {
      this.#used.set(usageOfSale(sale, period), this.used(sale, period) + order.amount_minor);
    }
  }

  #balance(balance_key: string): Balance {
    const balance = this.#facts.balances.get(balance_key);
    if (balance === undefined) throw new Error(`No balance was read for ${balance_key}.`);
    return balance;
  }
}

/** Key of a map by what sales draw on. */
function drawnName({ order, currency }: Sale): string {
  return reservationOf(order) ?? balanceKey(order.account.id, currency);
}

function usageOfSale({ order, currency }: Sale, period: "day" | "month"): string {
  const { account, key, created } = order;
  if (key === null) throw new Error(`caps without a key for send ${order.id}`);
  return usageOf(usageName({ account_id: account.id, key_id: key.id, currency, created }, period));
}
