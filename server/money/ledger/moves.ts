import assert from "node:assert/strict";
import { ENUMS, type EnumValue } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { IdPrefix } from "#platform/ids";

/** The currencies in which an account holds Credit. */
export const CURRENCIES = ENUMS.Currency;

/** Whose postings are those of the house alone, which belong to no organisation. */
export const HOUSE = "00000000-0000-0000-0000-000000000000";

/** What the house holds at a supplier, by the supplier's name. */
export const FLOAT_PREFIX = "house:float:";

/** What payers have paid and is still to reach the house's bank, by the method of the top-up. */
export const CLEARING_PREFIX = "house:topup_clearing:";

/**
 * The books of an organisation, whose balances are kept, and of the house, which are summed. The
 * house has one more for the float at each supplier, and for each method of topping up.
 */
export type Book =
  | "available"
  | "reserved"
  | "in_flight"
  | "house:sales"
  | "house:checkout_held"
  | "house:cost_of_sales"
  | "house:late_delivery_loss"
  | "house:test_grant"
  | "house:goodwill"
  | "house:bank"
  | "house:float_differences"
  | `${typeof FLOAT_PREFIX}${string}`
  | `${typeof CLEARING_PREFIX}${string}`;

/** The types of rows that an organisation sees. */
export type CreditTransactionType = EnumValue<"CreditTransactionType">;

interface MoveFacts {
  /** `float` is the book of the supplier that the move names, `clearing` that of its method. */
  readonly from: Book | "float" | "clearing";
  readonly to: Book | "float";
  /** Null when the organisation's Credit stays as it is. */
  readonly type: CreditTransactionType | null;
}

export type MoveKind =
  | "charge"
  | "draw_reserved"
  | "charge_reward"
  | "draw_reserved_reward"
  | "return_reserved"
  | "credit_back"
  | "settle"
  | "vend"
  | "late_delivery"
  | "float_topup"
  | "float_gain"
  | "float_loss"
  | "reserve"
  | "release"
  | "topup"
  | "checkout_in"
  | "checkout_sale"
  | "checkout_credit"
  | "goodwill"
  | "test_grant";

/** Every way in which money may move, as data. Source: docs/decisions/0024-the-ledger.md. */
export const MOVES: Readonly<Record<MoveKind, MoveFacts>> = {
  charge: { from: "available", to: "in_flight", type: "send" },
  draw_reserved: { from: "reserved", to: "in_flight", type: "send" },
  charge_reward: { from: "available", to: "in_flight", type: "reward" },
  draw_reserved_reward: { from: "reserved", to: "in_flight", type: "reward" },
  return_reserved: { from: "in_flight", to: "reserved", type: "reward_return" },
  credit_back: { from: "in_flight", to: "available", type: "send_credit_back" },
  settle: { from: "in_flight", to: "house:sales", type: null },
  vend: { from: "float", to: "house:cost_of_sales", type: null },
  late_delivery: { from: "float", to: "house:late_delivery_loss", type: null },
  float_topup: { from: "house:bank", to: "float", type: null },
  float_gain: { from: "house:float_differences", to: "float", type: null },
  float_loss: { from: "float", to: "house:float_differences", type: null },
  reserve: { from: "available", to: "reserved", type: "reservation" },
  release: { from: "reserved", to: "available", type: "reservation_release" },
  topup: { from: "clearing", to: "available", type: "topup" },
  checkout_in: { from: "clearing", to: "house:checkout_held", type: null },
  checkout_sale: { from: "house:checkout_held", to: "house:sales", type: null },
  checkout_credit: { from: "house:checkout_held", to: "available", type: "checkout_credit" },
  goodwill: { from: "house:goodwill", to: "available", type: "adjustment" },
  test_grant: { from: "house:test_grant", to: "available", type: "test_grant" },
};

export const MOVE_KINDS = Object.keys(MOVES) as MoveKind[];

/** The kinds that draw the cost of a send. */
export const DRAW_KINDS = MOVE_KINDS.filter((kind) => MOVES[kind].to === "in_flight");

const OWN_BOOKS: readonly string[] = ["available", "reserved", "in_flight"];

/** The types that bring an organisation Credit which no sale gives back. */
export const ADDED_TYPES = Object.values(MOVES).flatMap(({ from, to, type }) =>
  to === "available" && !OWN_BOOKS.includes(from) && type !== null ? [type] : [],
);

/** An organisation's balances in one currency are named by these two. */
export interface BalanceKey {
  readonly account_id: string;
  readonly currency: string;
}

/** One movement of money. Units: minor units of `currency`, never negative. */
export interface Move {
  readonly kind: MoveKind;
  readonly account_id: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** Whose float it moves; needed by the moves that do, and by no other. */
  readonly supplier?: string;
  /** How it was paid; needed by what takes from a clearing, and by no other move. */
  readonly method?: Schemas["TopupMethod"];
  readonly source_prefix: IdPrefix;
  readonly source_id: string;
  /** One sentence for the organisation's own books; null for a move that it does not see. */
  readonly description: string | null;
  readonly cost_center_id: string | null;
  readonly api_key_id: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** The books that a move takes from and gives to. */
export function booksOf(move: Pick<Move, "kind" | "supplier" | "method">): {
  readonly from: Book;
  readonly to: Book;
} {
  const { from, to } = MOVES[move.kind];
  return { from: bookOf(from, move), to: bookOf(to, move) };
}

function bookOf(
  book: Book | "float" | "clearing",
  { kind, supplier, method }: Pick<Move, "kind" | "supplier" | "method">,
): Book {
  if (book === "clearing") {
    assert(method !== undefined, `A ${kind} clears what was paid by some method.`);
    return `${CLEARING_PREFIX}${method}`;
  }
  if (book !== "float") return book;
  assert(supplier !== undefined, `A ${kind} moves the float of a supplier.`);
  return `${FLOAT_PREFIX}${supplier}`;
}

/** Key of a map by owner and currency. */
export function balanceKey(owner_id: string, currency: string): string {
  return `${owner_id}/${currency}`;
}
