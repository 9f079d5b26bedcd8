import type { LockedClock } from "#accounts/account";
import type { Database, Tx } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Config } from "#platform/settings/config";
import type { Lease } from "#platform/work/lease";
import type { MailGateways } from "#providers/email";
import type { TextGateways } from "#providers/sms";
import type { MessageRow } from "./tables.ts";

/** Who carries messages out. */
export interface Gateways {
  readonly sms: TextGateways;
  readonly email: MailGateways;
}

/** A message that has come further. */
export interface MessageMove
  extends Pick<MessageRow, "account_id" | "id" | "send_id" | "purpose" | "status"> {
  /** Whether a gateway has said that it has it. */
  readonly is_taken: boolean;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
}

/** What the outbox is handed. */
export interface MessageWorkerDeps {
  readonly database: Pick<Database, "transact">;
  readonly log: Pick<Log, "warn" | "error">;
  readonly gateways: Gateways;
  readonly config: Pick<Config, "test_step_ms" | "secret_key" | "public_url">;
  /** Notifies the authors of messages, in the transaction that moves them. */
  readonly onMoved: (tx: Tx, moves: readonly MessageMove[]) => Promise<void>;
}

/** A leased message. */
export interface MessageJob {
  readonly row: MessageRow;
  readonly lease: Lease;
  readonly mode: LockedClock["mode"];
}
