/** What an adapter brings to be shown right: itself, and a fake of its supplier. */
import type {
  LiveSupplier,
  SupplierOrder,
  UtilityAdapter,
} from "@svc/server/providers/port/index.ts";
import type { FakeCall } from "../../fakes/kit/index.ts";

/** After each of these nobody knows whether it was sold. */
export const UNCERTAIN = [
  /** A 503 with a page, before anything was done, and after it was sold. */
  ...["busy", "busy_but_sold"],
  /** A 200 with a page. */
  ...["page", "page_but_sold"],
  /** The connection breaks once the order was read. */
  ...["reset", "reset_but_sold"],
  /** Words, or a code, that stand in no document. */
  ...["strange_words", "strange_words_but_sold"],
  "redirect",
] as const;

/** What an adapter has to come through. */
export type Situation =
  | (typeof UNCERTAIN)[number]
  /** It never answers, and has sold. */
  | "silent_but_sold"
  /** A refusal that the supplier has promised to be final. */
  | "refused"
  /** It sells, and another amount than was ordered. */
  | "other_amount"
  /** The login ran out before the order was looked at. */
  | "login_over"
  /** No login is accepted any more. */
  | "login_refused";

/** What was really sold. */
interface Sold {
  readonly target: string;
  readonly amount_minor: bigint;
  readonly tokens: readonly string[];
}

export interface OpenSubject {
  readonly live: LiveSupplier & { readonly utility: UtilityAdapter };
  /** Passwords, keys, and whatever else opens the supplier. */
  readonly secrets: readonly string[];
  readonly calls: readonly FakeCall[];
  /** Has the next hand-over of an order meet this. */
  arrange(situation: Situation, order: SupplierOrder): void;
  /** The fake's ledger of one order. */
  sold(order: SupplierOrder): readonly Sold[];
  /** Whether a call can sell an order. */
  isHandOver(call: FakeCall, order: SupplierOrder): boolean;
  /** Lets the time pass that the supplier wants before it is asked about an order. */
  settle(): void;
  /** The utility is down, of which a meter is named. */
  loseUtility(): string;
  /** The supplier is gone: nobody listens where it was. */
  disappear(): Promise<void>;
  close(): Promise<void>;
}

export interface Subject {
  readonly name: string;
  /** What the protocol does not know, such as a login that runs out. */
  readonly lacks: readonly Situation[];
  /** Whether the answer to a sale carries what is left in the wallet that paid for it. */
  readonly says_left: boolean;
  /** A meter that is sold to, and one that the utility does not know. */
  readonly meters: Readonly<Record<"usual" | "unknown", string>>;
  open(): Promise<OpenSubject>;
}
