import type { Schemas } from "@svc/generated/routes";
import type { ProgramRow, ReportedPosition } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import type { ClaimedLink, RewardLinkSettings } from "../read/reward-input.ts";
import type { RewardTerms } from "./settle-terms.ts";

/** A reward that is judged, by a program that is locked when it counts. */
export interface RewardCandidate {
  readonly account_id: string;
  readonly mode: "test" | "live";
  readonly program: ProgramRow;
  readonly recipient: RewardRecipient;
  readonly source: Schemas["RewardSource"];
  /** By which of the program's `sources` it comes. */
  readonly way: Schemas["ProgramSource"];
  /** The link that it is claimed with; null of any other. */
  readonly link: ClaimedLink | null;
  /** The link with which it is claimed afterwards; null of any other. */
  readonly by_link: RewardLinkSettings | null;
  /** Where the phone is that checks in; null of any other. */
  readonly checkin: ReportedPosition | null;
  readonly terms: RewardTerms;
  /**
   * E.164: the number that it goes to, or that its token is texted to; null where anybody can claim
   * it, who is judged then.
   */
  readonly phone: string | null;
  readonly phone_network: string | null;
  /** Uuid of the reward itself where it exists already, and is judged again. */
  readonly reward_id: string | null;
  /** Links claimed lately from the address of the claim; null where it says nothing. */
  readonly claims_from_address: number | null;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}
