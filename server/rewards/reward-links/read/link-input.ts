import type { Schemas } from "@svc/generated/routes";
import type { PersonInput } from "#directory/recipients";

/** Links as they are asked for: strong types, nothing looked up yet. */
export interface LinkInput {
  /** Uuid. */
  readonly program_id: string;
  /** How many are made, all alike; null for one that is shown alone. */
  readonly count: number | null;
  readonly person: PersonInput | null;
  /** Units: minor units. Null for what the program says. */
  readonly amount_minor: bigint | null;
  readonly label: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly expires_at: number;
  readonly bind: Schemas["LinkBinding"];
  /** E.164. */
  readonly phone_hint: string | null;
  /** Null for all that the program offers. */
  readonly choices: readonly Schemas["SendType"][] | null;
  readonly metadata: Record<string, string>;
}
