import type { Ctx } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Config } from "#platform/settings/config";
import type { Reactions } from "#platform/work/reactions";

/** What the console is served with. */
export interface ConsoleDeps {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** How many programs serve requests now; the limits are shared by them. */
  readonly sharers: () => number;
  readonly reactions: Reactions;
  /** What a program opens once, such as whoever can ask networks. */
  readonly perProgram: Ctx["perProgram"];
  /** Is told of a bug of ours; whoever opened the page hears that it is our fault. */
  readonly onFault: (thrown: unknown) => void;
}
