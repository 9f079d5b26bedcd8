import type { Schemas } from "@svc/generated/routes";
import type { SimulatedBundle } from "#catalogue/bundles";
import type { PersonInput } from "#directory/recipients";
import type { EventDraft } from "#journal/events";
import type { AccountFacts, Ctx, KeyFacts } from "#platform/context";
import type { ReportedPosition } from "#rewards/programs";

/**
 * Whether it waits for its release: as the program says, whatever the program says, or unless the
 * program has it reviewed; or that was decided before it was claimed, and only what is odd about
 * its claim holds it.
 */
type RewardHoldInput = "as_program" | "escrow" | "escrow_at_least" | "decided";

/** A reward as it is asked for: strong types, nothing looked up yet. */
export interface RewardInput {
  /** Uuid. */
  readonly program_id: string;
  readonly source: Schemas["RewardSource"];
  /** Uuid of the referral that earned it; null for any other. */
  readonly referral_id: string | null;
  readonly person: PersonInput;
  /** E.164: the person's number, where the request names it beside the person; else null. */
  readonly phone: string | null;
  /** E.164: the number that receives it, if it is another than the person's. */
  readonly target_phone: string | null;
  /** Null of what a link is claimed as. */
  readonly completion_id: string | null;
  /** Units: minor units. Null for what the program or the bundle says. */
  readonly amount_minor: bigint | null;
  /** Null where it follows from other fields, or from what the program offers. */
  readonly type: Schemas["SendType"] | null;
  /** Slug. */
  readonly product: string | null;
  readonly bundle: SimulatedBundle | null;
  readonly meter: string | null;
  /** E.164. */
  readonly token_phone: string | null;
  readonly hold: RewardHoldInput;
  readonly metadata: Record<string, string>;
  /** The rule that gives it. */
  readonly by_rule?: GivingRule;
  /** How the person claims it afterwards; left out where nobody has to. */
  readonly by_link?: RewardLinkSettings;
  /** What an agent asked for, for whoever has to approve it. */
  readonly asked?: AgentRequest;
  /** The link that it is claimed with; locked by the caller when it counts. */
  readonly link?: ClaimedLink;
  /** Links claimed lately from the address of the claim; left out where it says nothing. */
  readonly claims_from_address?: number;
  /** Where the phone is that claims it at the location of the program. */
  readonly checkin?: ReportedPosition;
}

/** A rule that gives a reward, and what it matched. */
interface GivingRule {
  /** Uuid. */
  readonly rule_id: string;
  /** Uuid; null of what is no activity. */
  readonly activity_id: string | null;
  readonly on: Schemas["ProgramRuleTrigger"];
}

/** A link with which somebody is to claim a reward. */
export interface RewardLinkSettings {
  /** The one type that the reward is of, or any that the program offers. */
  readonly delivery: "link" | "choice";
  readonly bind: Schemas["LinkBinding"];
  readonly label: string | null;
  /** Unix milliseconds on the account's clock; null for the default. */
  readonly expires_at: number | null;
  readonly send_sms: boolean;
  /** What its token is sealed with, and where it leads. */
  readonly config: Pick<Ctx["config"], "public_url" | "secret_key">;
}

/** The call of an agent. */
interface AgentRequest {
  /** Its body. */
  readonly request: object;
  readonly reason: string | null;
  readonly source: "api" | "mcp";
}

/** A link that is claimed, whose amount has been earmarked. */
export interface ClaimedLink {
  /** Uuid. */
  readonly id: string;
  readonly choices: readonly Schemas["SendType"][];
  /** Units: minor units of face value. */
  readonly earmarked_minor: bigint;
  /** Uuid of the reward that waits for its claim; null where the claim makes it. */
  readonly reward_id: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** Who makes a reward, and what caused it. */
export interface RewardActor {
  readonly account: AccountFacts;
  /** Null when no key made it. */
  readonly key: KeyFacts | null;
  /** The signed-in member who makes it; left out where no person does. */
  readonly member?: { readonly id: string } | null;
  /** Uuid of the approval that let an agent make it; without one, its threshold holds. */
  readonly approval_id?: string | null;
  /** What the person has permitted who gave that approval, signed. */
  readonly mandate?: string | null;
  /** Uuid of the request that the reward names. */
  readonly request_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** The request that caused its events; null when the service makes it by itself. */
  readonly request: EventDraft["request"];
}
