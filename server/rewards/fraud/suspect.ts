import type { Schemas } from "@svc/generated/routes";
import type { ProgramRow } from "#rewards/programs";

/** What somebody has received of a program in a period. Units: minor units. */
interface Used {
  readonly count: number;
  readonly amount_minor: bigint;
}

/** A reward that the fraud rules look at before it is given; its program is locked. */
export interface SuspectReward {
  readonly account_id: string;
  readonly mode: "test" | "live";
  /** Uuid of the reward itself where it exists already. */
  readonly reward_id: string | null;
  readonly program: Pick<ProgramRow, "id" | "default_amount_minor" | "per_recipient">;
  /** Whom it is for; the uuid is null of a person who is new. */
  readonly recipient: { readonly id: string | null; readonly created: number };
  readonly type: Schemas["SendType"];
  /** E.164, or the digits of a meter. */
  readonly target: string;
  /** E.164: the number that it goes to, or that its token is texted to. */
  readonly phone: string | null;
  /** Units: minor units. */
  readonly amount_minor: bigint;
  /** Where the person has checked in, in metres; null of any other reward. */
  readonly place: { readonly distance_m: number; readonly radius_m: number } | null;
  /** Links claimed lately from the address of the claim; null where it says nothing. */
  readonly claims_from_address: number | null;
  /** What the person has received before; null where the program does not limit it. */
  readonly received: Readonly<Record<keyof Schemas["RewardLimits"], Used>> | null;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}
