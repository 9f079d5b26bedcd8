import type { Schemas } from "@svc/generated/routes";
import type { SQL } from "drizzle-orm";
import type { Currency } from "#platform/context";
import type { JudgedFacts } from "#rewards/rules";

/** Something that happened to somebody, which rules judge. */
export interface Occasion extends JudgedFacts {
  readonly account_id: string;
  /** Which rules it triggers. */
  readonly on: Schemas["ProgramRuleTrigger"];
  /** Uuid among what is counted with it. */
  readonly id: string;
  /** What the `completion_id` of a reward calls it. */
  readonly wire_id: string;
  /** Who is counted, and rewarded. */
  readonly recipient_id: string;
  /** The program whose rules alone judge it; null for those of all. */
  readonly program_id: string | null;
  readonly currency: Currency | null;
  /** Uuids of what the rewards of rules show that they were earned by. */
  readonly activity_id: string | null;
  readonly referral_id: string | null;
  /** When it became known: limits and cooldowns count by it. On the account's clock. */
  readonly created: number;
  /**
   * Place among what is counted with it; two that one program judges never share it, and the later
   * one has the higher.
   */
  readonly position: number;
  /**
   * SQL of everything of the kind that happened to the same person, itself included: `id`,
   * `position`, `occurred_at`, `program_id`, `name`, `value_minor`, `currency` and `metadata`.
   * Indexes give it by position, and by name and time where it has names.
   */
  readonly counted: SQL;
}

/** An occasion that is about to be written, and has no place yet. */
export type NewOccasion = Omit<Occasion, "position">;
