import type { MemberAnswer, MemberCall } from "#http/call-for-member";
import type { GateContext } from "#http/request-state";
import type { Places } from "#platform/db/places";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";

/** What the pages are served with. */
export interface DashboardDeps {
  readonly config: Config;
  readonly database: Database;
  /** How many programs serve requests now; the limits are shared by them. */
  readonly sharers: () => number;
  /** Whether email to members of live organisations leaves: codes of theirs are among it. */
  readonly can_mail: boolean;
  /** Shares long forms between accounts, from their first byte to the answer. */
  readonly inFormPlace: Places;
  /** Waits for a number of milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  /** Is told of a bug of ours; whoever opened the page hears that it is our fault. */
  readonly onFault: (thrown: unknown) => void;
  readonly callForMember: (context: GateContext, call: MemberCall) => Promise<MemberAnswer>;
}
