/**
 * What moves with a send, in its own transaction, of modules above the sends, what ends with a
 * program, what follows a payday or a rejection, and how what a person approved is carried out. The
 * composition root hands the table to whoever moves them.
 */
import type { Schemas } from "@svc/generated/routes";
import type { AccountFacts, Ctx } from "../context.ts";
import type { Tx } from "../db/transaction.ts";

/** A send with the objects that it was made for. */
export interface SendOfParents {
  readonly account_id: string;
  readonly id: string;
  /** Uuid of the line of a batch. */
  readonly batch_item_id: string | null;
  /** Uuid of the reward that it pays out. */
  readonly reward_id: string | null;
  /** Uuid of the checkout session in which a customer has paid for it. */
  readonly checkout_session_id: string | null;
}

/** A send that has just ended. */
export interface EndedSend extends SendOfParents {
  readonly status: string;
  readonly failure_code: string | null;
  /** What it drew. Units: minor units. */
  readonly cost_minor: bigint;
}

/** One kind of object that sends are made for. */
export interface SendParents {
  /**
   * Locks the parents of sends whose rows are locked, before anybody locks a balance. Answers which
   * sends return their cost to a reservation when they fail, by id: its uuid.
   */
  lock(tx: Tx, sends: readonly SendOfParents[]): Promise<ReadonlyMap<string, string>>;
  /** Moves the parents of sends that have ended, which are locked. */
  move(tx: Tx, ended: readonly EndedSend[]): Promise<void>;
}

/** What a closed program still has to end. */
export interface ClosedProgram {
  readonly account: AccountFacts;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Uuid; the program is not locked, because what ends with it is locked first. */
  readonly program_id: string;
  readonly limit: number;
  /** Unix milliseconds on the account's clock. */
  readonly closed_at: number;
  /** Whether its grace is over, in which people may still decide about what is held. */
  readonly is_over: boolean;
  readonly reactions: Reactions;
}

/** One kind of object that ends with a program. */
export interface ProgramRest {
  /** Ends some that have to end by now, and says how many there were. */
  end(tx: Tx, program: ClosedProgram): Promise<number>;
}

/**
 * What is planned anew when an organisation pays its people on another day of the month.
 * Units: `now` in milliseconds on the account's clock.
 */
type FollowPayday = (tx: Tx, of: { account_id: string; now: number }) => Promise<void>;

/** A review that is being rejected, with the reward that it holds. */
export interface Rejection {
  readonly account_id: string;
  /** Uuid; the reward is not locked, because what follows it is locked first. */
  readonly reward_id: string;
  /** Why the reward was held, the first reason first. */
  readonly reasons: readonly string[];
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** What follows a review that is rejected. */
type FollowRejection = (tx: Tx, rejection: Rejection) => Promise<void>;

/** What an agent asked for, and a person approved. */
export interface ApprovedCall {
  /** Uuid. */
  readonly approval_id: string;
  /** What the person has permitted, signed. */
  readonly mandate: string;
  /** The body of the agent's call, as it was shown to the person. */
  readonly body: object;
  readonly permitted: PermittedSale;
}

/** What the person has permitted at the most, whatever the body leaves open. */
interface PermittedSale {
  /** Units: minor units of face value. */
  readonly amount_minor: bigint;
  /** E.164, or the digits of a meter; null where the recipient chooses. */
  readonly target: string | null;
}

/** What an approved request has become. */
export interface ApprovalResult {
  readonly prefix: "snd" | "rwd";
  /** Uuid. */
  readonly id: string;
}

/** Runs the work that makes what was approved, if nobody has done it, and writes its result. */
export type Within = (make: (tx: Tx) => Promise<ApprovalResult>) => Promise<void>;

/**
 * Carries out one kind of request: reads its body, asks what only others know, and makes it in the
 * transaction that `within` opens, which is the approval's own. Refuses and throws as that request.
 */
export type CarryOut = (ctx: Ctx, call: ApprovedCall, within: Within) => Promise<void>;

/** Every kind of object that moves with another. */
export interface Reactions {
  readonly to_sends: readonly SendParents[];
  readonly to_paydays: readonly FollowPayday[];
  readonly to_programs: readonly ProgramRest[];
  readonly to_rejections: readonly FollowRejection[];
  readonly to_approvals: Readonly<Record<Schemas["AgentAction"], CarryOut>>;
}
