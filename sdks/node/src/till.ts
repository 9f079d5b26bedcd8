/**
 * A till: sells under its own sale numbers, each of which is kept before anything leaves and ends
 * as one outcome, whatever dies in between.
 */
import { isDeepStrictEqual } from "node:util";
import type { Svc } from "./client.ts";
import type { Send } from "./generated/models.ts";
import {
  ApiError,
  ArgumentError,
  ConfigurationError,
  ConnectionError,
  SvcError,
} from "./runtime/error.ts";
import { isRetryable } from "./runtime/retry.ts";
import type { Sale, SaleRecord, SaleStore } from "./sale-store.ts";
import { isEnd, isOf, isSale, NOT_DELIVERED, WAITING } from "./sold.ts";

export { FileSaleStore, type Sale, type SaleRecord, type SaleStore } from "./sale-store.ts";

const WAIT_MS = 60_000;
/** For so long a request that was cut off may still arrive. */
const ON_ITS_WAY_SECONDS = 120;
/** Of a key that has made something else. */
const KEY_TAKEN = "idempotency_mismatch";
const NUMBER_FORM = /^[\x20-\x7e]{1,255}$/;

/** What became of a sale; `switch` over `outcome` is exhaustive. */
export type Outcome =
  /** Done: hand over the receipt or the token. */
  | { readonly outcome: "delivered"; readonly number: string; readonly send: Send }
  /** Sold and on its way. The customer need not stay; do not sell it again. */
  | { readonly outcome: "waiting"; readonly number: string; readonly send: Send }
  /** It may have been sold. Do not sell it again; ask again under the same number. */
  | {
      readonly outcome: "unknown";
      readonly number: string;
      /** Null when the service could not be asked, and `error` says why, or it answered no sale. */
      readonly send: Send | null;
      readonly error: SvcError | null;
    }
  /** Nothing was sold, or it was credited. Refund, or sell again under a new number. */
  | {
      readonly outcome: "not_sold";
      readonly number: string;
      /** The `failure_code`, the code of the refusal, `not_sent` or `number_used`. */
      readonly code: string;
      readonly message: string;
      readonly send: Send | null;
    };

export interface TillOptions {
  /** How long a sale is waited for; 60,000 by default. */
  readonly waitMs?: number;
  /** The clock, in milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

interface Reason {
  readonly code: string;
  readonly message: string;
  readonly send: Send | null;
}

/**
 * Sells under the till's own sale numbers. Each is stored and synced before the first byte leaves,
 * and sent again under the same key until its outcome is known: one sale, whatever dies.
 */
export class Till {
  readonly #sends: Svc["sends"];
  readonly #livemode: boolean;
  readonly #store: SaleStore;
  readonly #wait_ms: number;
  readonly #now: () => number;
  readonly #selling = new Set<string>();

  constructor(
    client: Svc,
    store: SaleStore,
    { waitMs = WAIT_MS, now = Date.now }: TillOptions = {},
  ) {
    if (client.keyKind === "ak") {
      throw new ConfigurationError("A till sells with a key of its own, not with an agent key.");
    }
    this.#sends = client.sends;
    this.#livemode = client.livemode;
    this.#store = store;
    this.#wait_ms = waitMs;
    this.#now = () => now() / 1_000;
  }

  /**
   * Sells, waits until the sale is settled, and says what became of it. The same number again asks
   * about the same sale and sells nothing more.
   */
  async sell(number: string, sale: Sale): Promise<Outcome> {
    if (!NUMBER_FORM.test(number)) {
      throw new ArgumentError("A sale number is printable ASCII.", "number");
    }
    const wanted: Sale = JSON.parse(JSON.stringify(sale));
    const sold = await this.#alone(number, async () => {
      const known = await this.#store.get(number);
      if (known !== null && !(this.#isOfMode(known) && isDeepStrictEqual(known.sale, wanted))) {
        throw new ArgumentError(`The number ${number} stands for another sale.`, "number");
      }
      const opened = openRecord(number, wanted, this.#livemode);
      return await this.#settled(known, opened, this.#wait_ms);
    });
    if (sold === null) throw new ArgumentError(`The number ${number} is being sold.`, "number");
    return sold;
  }

  /**
   * Asks about every sale whose outcome is not known yet; call it when the till starts. A sale that
   * had not left when the till died is made now. One whose outcome was just kept when it died is
   * not among them: sell under its number again, and it is told.
   */
  async settle(): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const record of await this.#store.open()) {
      if (!this.#isOfMode(record)) {
        outcomes.push(unknown(record.number, new ConfigurationError(ofOtherMode(record))));
        continue;
      }
      // What is being sold just now tells its outcome to who sells it.
      const settled = await this.#alone(record.number, async () =>
        this.#settled(await this.#store.get(record.number), record, 0),
      );
      if (settled !== null) outcomes.push(settled);
    }
    return outcomes;
  }

  /** A sale that was tried out must not be made with money, nor the other way round. */
  #isOfMode({ livemode }: SaleRecord): boolean {
    return livemode === this.#livemode;
  }

  /** Null when the number is being sold already. */
  async #alone(number: string, work: () => Promise<Outcome>): Promise<Outcome | null> {
    if (this.#selling.has(number)) return null;
    this.#selling.add(number);
    try {
      return await work();
    } finally {
      this.#selling.delete(number);
    }
  }

  async #settled(known: SaleRecord | null, sale: SaleRecord, wait_ms: number): Promise<Outcome> {
    if (known !== null && known.outcome !== null) return await this.#remembered(known);
    if (known !== null && known.send !== null)
      return await this.#followedById(known, known.send, wait_ms);
    const record = { ...sale, sent_at: this.#now() };
    await this.#store.put(record);
    const { number } = record;
    let send: Send;
    try {
      const wanted = { ...record.sale, client_reference: number };
      send = (await this.#sends.create(wanted, { idempotencyKey: number })) as Send;
    } catch (error) {
      if (!(error instanceof SvcError)) throw error;
      if (!(error instanceof ArgumentError)) return await this.#refused(known, record, error);
      // Of a sale that was kept before, the others are asked about all the same.
      if (known !== null) return unknown(number, error);
      await this.#notSold(record, { code: "not_sent", message: error.message, send: null });
      throw error;
    }
    return await this.#made(record, send, wait_ms);
  }

  /** What was made under the number: its id is kept, because its target may change. */
  async #made(record: SaleRecord, send: Send, wait_ms: number): Promise<Outcome> {
    const { number } = record;
    if (!isSale(send, number)) return { outcome: "unknown", number, send: null, error: null };
    if (!isOf(send, record.sale)) {
      const message = `The number stands for the sale ${send.id}: look at it first.`;
      return await this.#notSold(record, { code: "number_used", message, send });
    }
    const made = { ...record, send: send.id };
    if (!isEnd(send)) await this.#store.put(made);
    return await this.#followed(made, send, wait_ms);
  }

  async #followedById(record: SaleRecord, id: string, wait_ms: number): Promise<Outcome> {
    try {
      return await this.#followed(record, await this.#sends.get(id), wait_ms);
    } catch (error) {
      return unknown(record.number, error);
    }
  }

  async #followed(record: SaleRecord, send: Send, wait_ms: number): Promise<Outcome> {
    const has_to_wait = wait_ms > 0 && isSale(send, record.number) && !isEnd(send);
    if (!has_to_wait) return await this.#outcome(record, send);
    // The sale is made: if no read succeeds, what was heard of it first still holds.
    const last = await this.#sends.wait(send.id, { timeoutMs: wait_ms }).catch(unlessOwn(send));
    return await this.#outcome(record, last);
  }

  async #remembered({ number, outcome, send, code, message }: SaleRecord): Promise<Outcome> {
    if (outcome === "not_sold") {
      return { outcome, number, code: code ?? "", message: message ?? "", send: null };
    }
    try {
      return { outcome: "delivered", number, send: await this.#sends.get(send ?? "") };
    } catch (error) {
      return unknown(number, error);
    }
  }

  async #outcome(record: SaleRecord, send: Send): Promise<Outcome> {
    const { number } = record;
    if (!isSale(send, number)) return { outcome: "unknown", number, send: null, error: null };
    if (send.status === "delivered") {
      await this.#store.put({ ...record, outcome: "delivered" });
      return { outcome: "delivered", number, send };
    }
    if (NOT_DELIVERED.includes(send.status)) {
      const message = `The sale is ${send.status}.`;
      return await this.#notSold(record, { code: send.failure_code ?? send.status, message, send });
    }
    if (WAITING.includes(send.status)) return { outcome: "waiting", number, send };
    return { outcome: "unknown", number, send, error: null };
  }

  async #refused(known: SaleRecord | null, record: SaleRecord, error: SvcError): Promise<Outcome> {
    const { number } = record;
    const { message } = error;
    if (!(error instanceof ApiError)) {
      const is_unsent = error instanceof ConnectionError && !error.maybeSent;
      if (known !== null || !is_unsent) return unknown(number, error);
      return await this.#notSold(record, { code: "not_sent", message, send: null });
    }
    // Without a code it is of a gateway, which may have let the request through.
    const { code } = error;
    if (code === null || error.status >= 500 || isRetryable(error)) return unknown(number, error);
    // It answers this request; an earlier one may have sold all the same, and a key that is taken
    // was taken by one.
    const is_first = known === null && error.attempts === 1;
    if (!is_first || code === KEY_TAKEN) {
      try {
        const page = await this.#sends.list({ client_reference: number, limit: 1 });
        if (page.envelope.object !== "list") return unknown(number, error);
        if (page.data[0] !== undefined) return await this.#made(record, page.data[0], 0);
      } catch (failure) {
        return unknown(number, failure);
      }
    }
    if (!is_first) {
      const sent_at = this.#sentBefore(known, record, error);
      if (this.#now() - sent_at < ON_ITS_WAY_SECONDS) {
        // This request was answered; the one that may still arrive left before it.
        await this.#store.put({ ...record, sent_at });
        return unknown(number, error);
      }
    }
    return await this.#notSold(record, { code, message, send: null });
  }

  /** When a request left that may still arrive: no later than now, by a clock that was set back. */
  #sentBefore(known: SaleRecord | null, record: SaleRecord, { attempts }: ApiError): number {
    return attempts > 1 ? this.#now() : Math.min(known?.sent_at ?? record.sent_at, record.sent_at);
  }

  /** Kept before it is told: nothing may sell under the number after that. */
  async #notSold(record: SaleRecord, { code, message, send }: Reason): Promise<Outcome> {
    const { number } = record;
    const id = send?.id ?? null;
    await this.#store.put({ ...record, outcome: "not_sold", send: id, code, message });
    return { outcome: "not_sold", number, code, message, send };
  }
}

function openRecord(number: string, sale: Sale, livemode: boolean): SaleRecord {
  const open = { outcome: null, send: null, code: null, message: null };
  return { number, sale, livemode, sent_at: 0, ...open };
}

function ofOtherMode({ number, livemode }: SaleRecord): string {
  return `The sale ${number} is of ${livemode ? "live" : "test"} mode, and the key is not.`;
}

function unknown(number: string, error: unknown): Outcome {
  if (!(error instanceof SvcError)) throw error;
  return { outcome: "unknown", number, send: null, error };
}

function unlessOwn(send: Send): (error: unknown) => Send {
  return (error) => {
    if (error instanceof SvcError) return send;
    throw error;
  };
}
