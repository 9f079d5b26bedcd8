import type { QuoteRow } from "#catalogue/quotes";
import { type Balance, purseOf } from "#money/ledger";
import type { Caps, Facts } from "./facts.ts";
import { duplicateOf, recipientOf, type Sale } from "./sale.ts";

/** What the orders of a set before this one have used up; starts as the facts that were read. */
export class RunningTotals {
  readonly #facts: Facts;
  readonly #available = new Map<string, bigint>();
  readonly #sold = new Map<string, bigint>();
  readonly #sold_to = new Map<string, bigint>();
  readonly #duplicates = new Map<string, string>();

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  available({ order, currency }: Sale): bigint {
    const purse = purseOf(order.account.id, currency);
    return this.#available.get(purse) ?? this.#balance(purse).available_minor;
  }

  caps({ order, currency }: Sale): Caps | null {
    if (order.key === null || !order.key.has_caps) return null;
    return this.#facts.caps.get(purseOf(order.key.id, currency)) ?? null;
  }

  usedToday(sale: Sale, caps: Caps): bigint {
    return caps.used_today_minor + this.#soldBy(sale);
  }

  usedThisMonth(sale: Sale, caps: Caps): bigint {
    return caps.used_this_month_minor + this.#soldBy(sale);
  }

  usedForRecipient(sale: Sale): bigint {
    const recipient = recipientOf(sale);
    const before = this.#facts.recipient_used.get(recipient) ?? 0n;
    return before + (this.#sold_to.get(recipient) ?? 0n);
  }

  /** The quote that a sale carries; null when it names none, or one that there is not. */
  quote({ order }: Sale): QuoteRow | null {
    const quote_id = order.power?.quote_id ?? null;
    return quote_id === null ? null : (this.#facts.quotes.get(quote_id) ?? null);
  }

  duplicate(sale: Sale): string | null {
    const name = duplicateOf(sale);
    return this.#duplicates.get(name) ?? this.#facts.duplicates.get(name) ?? null;
  }

  /** Counts a sale that will be written, so that its neighbours are judged after it. */
  count(sale: Sale): void {
    const { order, currency, cost_minor } = sale;
    const recipient = recipientOf(sale);
    this.#available.set(purseOf(order.account.id, currency), this.available(sale) - cost_minor);
    this.#sold_to.set(recipient, (this.#sold_to.get(recipient) ?? 0n) + order.amount_minor);
    this.#duplicates.set(duplicateOf(sale), order.id);
    if (order.key === null) return;
    const seller = purseOf(order.key.id, currency);
    this.#sold.set(seller, (this.#sold.get(seller) ?? 0n) + order.amount_minor);
  }

  #balance(purse: string): Balance {
    const balance = this.#facts.balances.get(purse);
    if (balance === undefined) throw new Error(`No balance was read for ${purse}.`);
    return balance;
  }

  #soldBy({ order, currency }: Sale): bigint {
    return order.key === null ? 0n : (this.#sold.get(purseOf(order.key.id, currency)) ?? 0n);
  }
}
