// Made from the contract by "npm run sdks"; never edit this file.
import type * as enums from "./enums.ts";

/**
 * An organisation in one mode: what it is called, what it may do, what it has set.
 */
export interface Account {
  /**
   * The account.
   * Type: `AccountId`.
   */
  id: string;
  /**
   * Always `account`.
   */
  object: "account";
  /**
   * When the organisation was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether this is the live account.
   */
  livemode: boolean;
  /**
   * What the organisation calls itself.
   * Type: `Label`.
   */
  name: string;
  /**
   * The name it is registered under.
   * Type: `Label`.
   */
  legal_name: string | null;
  /**
   * The mode of this account.
   */
  mode: enums.Mode;
  /**
   * The account of the same organisation in the other mode.
   * Type: `AccountId`.
   */
  twin: string;
  /**
   * Whether it may trade.
   */
  status: enums.AccountStatus;
  /**
   * Where the service writes to.
   * Type: `Email`.
   */
  contact_email: string | null;
  /**
   * The number that customers are told to call.
   * Type: `E164`.
   */
  support_phone: string | null;
  /**
   * The name that text messages to customers are signed with.
   * Type: `StatementDescriptor`.
   */
  statement_descriptor: string;
  /**
   * Always `ZW`.
   */
  country: "ZW";
  /**
   * Always `Africa/Harare`: the days and months of caps and statements are of this zone.
   */
  timezone: "Africa/Harare";
  /**
   * The currencies that Credit is kept in.
   */
  currencies: Array<enums.Currency>;
  /**
   * The dealer tier.
   */
  dealer: Dealer;
  /**
   * Above these totals a batch waits for a second person.
   */
  batch_approval_threshold: Record<string, string | null>;
  /**
   * Whether a person has allowed agent keys in live mode.
   */
  agent_live_enabled: boolean;
  /**
   * When the terms were accepted; null before the first live key.
   */
  terms_accepted: TermsAcceptance | null;
  /**
   * The version of the interface that a key without one of its own speaks.
   * Type: `ApiVersion`.
   */
  default_api_version: string;
  /**
   * Whether a webhook endpoint of this account still speaks the old format.
   */
  webhook_format_legacy: boolean;
  /**
   * The guard against the same sale twice.
   */
  prevent_duplicates: DuplicateGuard;
  /**
   * The day that schedules call payday.
   */
  payday: Payday;
  /**
   * Your own facts about the account.
   */
  metadata: Record<string, string>;
}

/**
 * Something that happened, or that somebody did.
 */
export interface AccountActivity {
  /**
   * The event or the entry of the audit log; the cursor of a page.
   * Type: `ActivityId`.
   */
  id: string;
  /**
   * Always `activity_item`.
   */
  object: "activity_item";
  /**
   * When.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * What it comes from.
   */
  kind: enums.ActivityKind;
  /**
   * The event; null for a deed of the audit log.
   * Type: `EventId`.
   */
  event: string | null;
  /**
   * The type of the event, or the action.
   * Type: `ActivityType`.
   */
  type: string;
  /**
   * The same in a few words.
   * Type: `Note`.
   */
  summary: string;
  /**
   * Who caused it: `system` when no request did.
   */
  actor: Actor;
  /**
   * What it is about; null when that has no id.
   * Type: `ObjectId`.
   */
  object_id: string | null;
}

/**
 * One page of a list.
 */
export interface AccountActivityList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<AccountActivity>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * An action taken by a recipient.
 */
export interface Activity {
  /**
   * Unique identifier of the object.
   * Type: `ActivityRecordId`.
   */
  id: string;
  /**
   * Always `activity`.
   */
  object: "activity";
  /**
   * When the activity was reported.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Your own unique ID of the activity.
   * Type: `ActivityExternalId`.
   */
  activity_id: string;
  /**
   * Name of the activity, as you reported it.
   * Type: `ActivityName`.
   */
  name: string;
  /**
   * Recipient who performed the activity.
   * Type: `RecipientId`.
   */
  recipient: string;
  /**
   * Program whose rules were evaluated. Null if the rules of all active programs were.
   * Type: `ProgramId`.
   */
  program: string | null;
  /**
   * When the activity took place.
   * Type: `UnixTime`.
   */
  occurred_at: number;
  /**
   * Monetary value of the activity. Null if it has none.
   * Type: `Money`.
   */
  value: string | null;
  /**
   * Currency of `value`. Null if there is no value.
   */
  currency: enums.Currency | null;
  /**
   * Rules that matched, in the order they were evaluated.
   */
  matches: Array<ActivityMatch>;
  /**
   * Your own key-value data about the activity. Rules can read it.
   */
  metadata: Record<string, string>;
}

/**
 * An event's payload: Activity.
 */
export interface ActivityEventData {
  /**
   * The Activity as it is at the moment of this try.
   */
  object: Activity;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A rule that the activity matched.
 */
export interface ActivityMatch {
  /**
   * Rule that the activity matched.
   * Type: `ProgramRuleId`.
   */
  rule: string;
  /**
   * Reward that the rule created. Null if it gave none.
   * Type: `RewardId`.
   */
  reward: string | null;
  /**
   * Reason the rule gave no reward. Null if it gave one. Otherwise the error code that
   * `POST /rewards` would return, or `currency_mismatch` if the rule pays a percentage of a value
   * in a currency other than the program's.
   * Type: `SkippedReason`.
   */
  skipped_reason: string | null;
}

/**
 * An activity met a rule of a program; data.rule and data.reward name both.
 */
export interface ActivityRuleMatchedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `activity.rule_matched`.
   */
  type: "activity.rule_matched";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ActivityEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Who did something.
 */
export interface Actor {
  /**
   * What kind of actor.
   */
  type: enums.ActorType;
  /**
   * The key or the member; null for the service and its staff.
   * Type: `MakerId`.
   */
  id: string | null;
  /**
   * What the key or the member was called then; null without a name.
   * Type: `Label`.
   */
  label: string | null;
}

/**
 * A request of an agent that a person must approve or reject.
 */
export interface AgentApproval {
  /**
   * Unique identifier of the object.
   * Type: `ApprovalId`.
   */
  id: string;
  /**
   * Always `agent_approval`.
   */
  object: "agent_approval";
  /**
   * When the agent made the request.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Action that the agent requests.
   */
  action: enums.AgentAction;
  /**
   * Current status. Decides whether a decision is still needed; see Lifecycles.
   */
  status: enums.AgentApprovalStatus;
  /**
   * Reason a person must approve.
   */
  why: enums.ApprovalReason;
  /**
   * The original request of the agent.
   */
  request: unknown;
  /**
   * Face value of the sale.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Currency of the sale or reward.
   */
  currency: enums.Currency;
  /**
   * Phone number or meter of the sale. Null for a reward whose recipient chooses.
   * Type: `Target`.
   */
  target: string | null;
  /**
   * Reason given by the agent. Null if there is none.
   * Type: `Note`.
   */
  reason: string | null;
  /**
   * API key of the agent.
   * Type: `KeyId`.
   */
  api_key: string;
  /**
   * Use of the key's approval threshold.
   */
  threshold: ApprovalThreshold;
  /**
   * Dashboard page where a person decides.
   * Type: `WebUrl`.
   */
  approval_url: string;
  /**
   * When the request expires: after 24 hours.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * Member who decided, or in test mode a key. Null until decided.
   * Type: `MakerId`.
   */
  decided_by: string | null;
  /**
   * When the request was decided. Null until then.
   * Type: `UnixTime`.
   */
  decided_at: number | null;
  /**
   * Send or reward that resulted. Null if there is none.
   * Type: `ApprovalResultId`.
   */
  result: string | null;
  /**
   * Reason the request failed after it was approved. Null unless it failed.
   */
  failure: Failure | null;
}

/**
 * A person has approved; what was asked for is carried out.
 */
export interface AgentApprovalApprovedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.approved`.
   */
  type: "agent_approval.approved";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: AgentApproval.
 */
export interface AgentApprovalEventData {
  /**
   * The AgentApproval as it is at the moment of this try.
   */
  object: AgentApproval;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Nobody decided it within 24 hours. Nothing is sent or charged.
 */
export interface AgentApprovalExpiredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.expired`.
   */
  type: "agent_approval.expired";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * What was approved was refused after all; failure says why. Nothing is charged.
 */
export interface AgentApprovalFailedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.failed`.
   */
  type: "agent_approval.failed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A person has rejected it. Nothing is sent or charged.
 */
export interface AgentApprovalRejectedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.rejected`.
   */
  type: "agent_approval.rejected";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An agent asks a person; nothing is sent or charged until somebody approves.
 */
export interface AgentApprovalRequestedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.requested`.
   */
  type: "agent_approval.requested";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Recipients of alerts by email and text message.
 */
export interface AlertRecipients {
  /**
   * Contact of your account. Empty unless `email` is a channel.
   */
  emails: Array<string>;
  /**
   * Your support number, if it is mobile. Empty unless `sms` is a channel.
   */
  phones: Array<string>;
}

/**
 * An API key: who may call, from where, for what and for how much.
 */
export interface ApiKey {
  /**
   * The key. It tags every sale that the key makes.
   * Type: `KeyId`.
   */
  id: string;
  /**
   * Always `api_key`.
   */
  object: "api_key";
  /**
   * When it was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it acts on real money.
   */
  livemode: boolean;
  /**
   * The kind of key.
   */
  kind: enums.KeyKind;
  /**
   * What it is called; null when it has no name.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * The first characters of its secret, to recognise it by.
   * Type: `KeySecretPrefix`.
   */
  prefix: string;
  /**
   * The last four characters of its secret.
   * Type: `KeySecretEnding`.
   */
  last4: string;
  /**
   * The whole secret: only in the answer that makes or rolls the key, null ever after.
   * Type: `KeySecret`.
   */
  secret: string | null;
  /**
   * Whether it works.
   */
  status: enums.ApiKeyStatus;
  /**
   * What it may do.
   */
  scopes: Array<enums.KeyScope>;
  /**
   * The addresses it may call from; empty for any.
   */
  allowed_ips: Array<string>;
  /**
   * Publishable keys: the web pages that may use it; empty for any.
   */
  allowed_origins: Array<string>;
  /**
   * The products it may sell; empty for all.
   */
  allowed_products: Array<string>;
  /**
   * The networks it may sell on; empty for all.
   */
  allowed_networks: Array<string>;
  /**
   * What it may spend.
   */
  spend_caps: Record<string, SpendCap>;
  /**
   * The most it may send to one number or meter in a day; null for no cap.
   */
  per_recipient_daily_cap: Record<string, string | null> | null;
  /**
   * Agent keys: above this, within 24 hours, a person must approve. Null for other kinds.
   */
  approval_threshold: Record<string, string | null> | null;
  /**
   * The numbers and meters it may send to; empty for any.
   */
  recipient_allowlist: Array<string>;
  /**
   * When it stops working; null for never.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * The version of the interface it speaks; null for the account's default.
   * Type: `ApiVersion`.
   */
  api_version: string | null;
  /**
   * The member or the key that made it; null for a key of the sandbox.
   * Type: `MakerId`.
   */
  created_by: string | null;
  /**
   * When it was last used; up to a minute behind.
   * Type: `UnixTime`.
   */
  last_used_at: number | null;
  /**
   * Where it was last used from.
   * Type: `IpAddress`.
   */
  last_used_ip: string | null;
  /**
   * The old secret, while it still works.
   */
  rolled: RolledSecret | null;
  /**
   * What it has spent against its caps; only when one key is retrieved, else null.
   */
  usage: Record<string, KeyUsageAmounts> | null;
  /**
   * Your own facts about the key.
   */
  metadata: Record<string, string>;
}

/**
 * A key was made.
 */
export interface ApiKeyCreatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.created`.
   */
  type: "api_key.created";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: ApiKey.
 */
export interface ApiKeyEventData {
  /**
   * The ApiKey as it is at the moment of this try.
   */
  object: ApiKey;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A key will expire in 7 days, or in 1 day.
 */
export interface ApiKeyExpiringEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.expiring`.
   */
  type: "api_key.expiring";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * One page of a list.
 */
export interface ApiKeyList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<ApiKey>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A key was deleted and no longer works.
 */
export interface ApiKeyRevokedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.revoked`.
   */
  type: "api_key.revoked";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A key has a new secret; the old one works for its grace period.
 */
export interface ApiKeyRolledEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.rolled`.
   */
  type: "api_key.rolled";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Use of an agent key's approval threshold.
 */
export interface ApprovalThreshold {
  /**
   * Currency of the threshold.
   */
  currency: enums.Currency;
  /**
   * Amount per 24 hours above which a person must approve.
   * Type: `Money`.
   */
  limit: string;
  /**
   * Amount already used when the agent asked.
   * Type: `Money`.
   */
  used_24h: string;
}

/**
 * Something that needs a person.
 */
export interface AttentionItem {
  /**
   * What.
   */
  kind: enums.AttentionKind;
  /**
   * How many.
   * Type: `Count`.
   */
  count: number;
  /**
   * The newest five of them; empty where they have no ids.
   */
  object_ids: Array<string>;
  /**
   * Where to read more.
   * Type: `UrlPath`.
   */
  url: string;
}

/**
 * An entry of the audit log: one deed. It is written with the deed itself and never changes.
 */
export interface AuditEvent {
  /**
   * The entry.
   * Type: `AuditEventId`.
   */
  id: string;
  /**
   * Always `audit_event`.
   */
  object: "audit_event";
  /**
   * When it was done.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * What was done. Expect actions that you do not know.
   * Type: `AuditAction`.
   */
  action: string;
  /**
   * What it was done to; null when that has no id.
   * Type: `ObjectId`.
   */
  object_id: string | null;
  /**
   * Who did it.
   */
  actor: Actor;
  /**
   * Where from; null when no request did it.
   * Type: `IpAddress`.
   */
  ip: string | null;
  /**
   * What the caller said it was; null when it said nothing.
   * Type: `UserAgent`.
   */
  user_agent: string | null;
  /**
   * What changed; empty when something was made or nothing has old values.
   */
  changes: Record<string, Array<unknown>>;
  /**
   * The request; null when the service did it by itself.
   * Type: `RequestId`.
   */
  request_id: string | null;
  /**
   * A remark; null without one.
   * Type: `Note`.
   */
  note: string | null;
}

/**
 * One page of a list.
 */
export interface AuditEventList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<AuditEvent>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * Up to 10,000 sales created at once. Each line becomes its own send.
 */
export interface Batch {
  /**
   * Unique identifier of the object.
   * Type: `BatchId`.
   */
  id: string;
  /**
   * Always `batch`.
   */
  object: "batch";
  /**
   * When the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Title of the batch. Null if not set.
   * Type: `Label`.
   */
  title: string | null;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.BatchStatus;
  /**
   * Currency of the lines.
   */
  currency: enums.BatchCurrency;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Credit that the valid lines cost: the face value minus the dealer discount.
   */
  cost: Record<string, string>;
  /**
   * Number of lines, by status.
   */
  counts: BatchCounts;
  /**
   * Whether the whole cost is reserved before the first line is sent.
   */
  reserve_credit: boolean;
  /**
   * Reservations of the batch, by currency.
   */
  reservations: Record<string, string | null>;
  /**
   * What was done with invalid lines.
   */
  on_invalid: enums.BatchInvalidChoice;
  /**
   * What the batch does when your Credit is too low for a line.
   */
  on_insufficient: enums.BatchInsufficientChoice;
  /**
   * Whether the batch requires or required approval.
   */
  requires_approval: boolean;
  /**
   * Approval of the batch. Null if none is required.
   */
  approval: BatchApproval | null;
  /**
   * Who created the object.
   */
  created_by: SendCreator;
  /**
   * API key that created the batch. Null if it was not created by a key.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Batch whose failed lines this one retries. Null if it is not a retry.
   * Type: `BatchId`.
   */
  retry_of: string | null;
  /**
   * Batch that retries the failed lines of this one. Null if there is none.
   * Type: `BatchId`.
   */
  retried_by: string | null;
  /**
   * Schedule that created the batch. Null if none did.
   * Type: `ScheduleId`.
   */
  schedule: string | null;
  /**
   * Day of the schedule that the batch runs. Null if there is no schedule.
   * Type: `Day`.
   */
  occurrence_date: string | null;
  /**
   * Cost centre for lines that have none of their own. Null if not set.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * SMS message for lines that have none of their own. Null if not set.
   * Type: `SmsTemplate`.
   */
  sms_message: string | null;
  /**
   * Path of the results as CSV.
   * Type: `UrlPath`.
   */
  results_url: string;
  /**
   * When the first line was sent. Null until then.
   * Type: `UnixTime`.
   */
  started_at: number | null;
  /**
   * When the batch completed. Null until then.
   * Type: `UnixTime`.
   */
  completed_at: number | null;
  /**
   * When the batch was cancelled. Null if it was not.
   * Type: `UnixTime`.
   */
  cancelled_at: number | null;
  /**
   * Your own key-value data about the batch.
   */
  metadata: Record<string, string>;
}

/**
 * The approval that a batch above your threshold requires.
 */
export interface BatchApproval {
  /**
   * Threshold that the total exceeded. Null in a currency without one.
   */
  threshold: Record<string, string | null>;
  /**
   * When approval was requested.
   * Type: `UnixTime`.
   */
  requested_at: number;
  /**
   * Who approved the batch: a member, or a key that a member created. Null until approved.
   * Type: `MakerId`.
   */
  approved_by: string | null;
  /**
   * When the batch was approved. Null until then.
   * Type: `UnixTime`.
   */
  approved_at: number | null;
}

/**
 * A batch was cancelled, or nobody approved it within 72 hours.
 */
export interface BatchCancelledEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.cancelled`.
   */
  type: "batch.cancelled";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Every valid line of a batch was delivered.
 */
export interface BatchCompletedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.completed`.
   */
  type: "batch.completed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Number of lines of a batch, by status.
 */
export interface BatchCounts {
  /**
   * Total number of lines.
   * Type: `Count`.
   */
  total: number;
  /**
   * Number of lines that passed all checks.
   * Type: `Count`.
   */
  valid: number;
  /**
   * Number of lines that failed the checks and are never sent.
   * Type: `Count`.
   */
  invalid: number;
  /**
   * Number of lines skipped because Credit was too low.
   * Type: `Count`.
   */
  skipped: number;
  /**
   * Number of lines waiting to be sent.
   * Type: `Count`.
   */
  pending: number;
  /**
   * Number of lines whose send is in progress.
   * Type: `Count`.
   */
  sending: number;
  /**
   * Number of lines that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of lines that failed.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Number of lines whose send had no final status after a day.
   * Type: `Count`.
   */
  unresolved: number;
  /**
   * Number of lines not sent because the batch stopped.
   * Type: `Count`.
   */
  unsent: number;
  /**
   * Number of lines that were cancelled.
   * Type: `Count`.
   */
  cancelled: number;
}

/**
 * A batch was written; its lines are checked and its total is known.
 */
export interface BatchCreatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.created`.
   */
  type: "batch.created";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Batch.
 */
export interface BatchEventData {
  /**
   * The Batch as it is at the moment of this try.
   */
  object: Batch;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A batch has ended, and none of its lines was delivered.
 */
export interface BatchFailedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.failed`.
   */
  type: "batch.failed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A batch has ended; some of its lines were delivered and some were not.
 */
export interface BatchPartiallyCompletedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.partially_completed`.
   */
  type: "batch.partially_completed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The lines of a batch are being sent.
 */
export interface BatchProcessingEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.processing`.
   */
  type: "batch.processing";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A batch is above your threshold and waits for an owner or admin.
 */
export interface BatchRequiresApprovalEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `batch.requires_approval`.
   */
  type: "batch.requires_approval";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: BatchEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A data bundle, sold at its price.
 */
export interface Bundle {
  /**
   * The bundle.
   * Type: `BundleId`.
   */
  id: string;
  /**
   * Always `bundle`.
   */
  object: "bundle";
  /**
   * When it was put into the catalogue.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * The product that it belongs to.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * The network that delivers it.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * What it is called.
   * Type: `Label`.
   */
  name: string;
  /**
   * What the customer gets.
   * Type: `Note`.
   */
  description: string;
  /**
   * Its price.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency of `amount`.
   */
  currency: enums.Currency;
  /**
   * How many hours it lasts; null when it does not run out.
   */
  validity_hours: number | null;
  /**
   * How many megabytes it holds; null when it is not counted in megabytes.
   */
  data_mb: number | null;
  /**
   * What it is for.
   */
  category: enums.BundleCategory;
  /**
   * Whether it can be sold now.
   */
  available: boolean;
  /**
   * Whether it is made up for test mode.
   */
  simulated: boolean;
}

/**
 * One page of a list.
 */
export interface BundleList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<Bundle>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * Credit that you received instead of a delivery.
 */
export interface CheckoutCredited {
  /**
   * Amount added: the face value.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Credit transaction of the amount.
   * Type: `TransactionId`.
   */
  credit_transaction: string;
}

/**
 * The payment of a customer.
 */
export interface CheckoutPayment {
  /**
   * Payment method the customer used.
   */
  method: enums.CheckoutPaymentMethod;
  /**
   * Brand of the card or wallet. Null if unknown.
   */
  brand: string | null;
  /**
   * Last four digits of the card or wallet number. Null if unknown.
   */
  last4: string | null;
  /**
   * When the payment was made.
   * Type: `UnixTime`.
   */
  paid_at: number;
  /**
   * Reference of the payment provider, to quote to its support.
   */
  reference: string;
}

/**
 * The most recent failed payment attempt.
 */
export interface CheckoutPaymentError {
  /**
   * Reason the payment failed. Decide by this.
   */
  code: enums.CheckoutPaymentErrorCode;
  /**
   * Reason the payment failed, as a sentence for the customer.
   * Type: `Note`.
   */
  message: string;
}

/**
 * The review of a session by our staff.
 */
export interface CheckoutReview {
  /**
   * Reason for the review.
   */
  reason: enums.CheckoutReviewReason;
  /**
   * When the review was opened.
   * Type: `UnixTime`.
   */
  opened_at: number;
  /**
   * Outcome of the review. Null while it is open.
   */
  resolution: enums.CheckoutReviewResolution | null;
}

/**
 * A sale that your customer pays by card on our payment page.
 */
export interface CheckoutSession {
  /**
   * Unique identifier of the object.
   * Type: `CheckoutSessionId`.
   */
  id: string;
  /**
   * Always `checkout_session`.
   */
  object: "checkout_session";
  /**
   * When the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether real money is involved: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.CheckoutSessionStatus;
  /**
   * Payment page to send the customer to.
   * Type: `WebUrl`.
   */
  url: string;
  /**
   * Type of the purchase.
   */
  type: enums.SendType;
  /**
   * Product that is sold.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * Network that delivers the purchase.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Phone number in E.164 format, or meter number.
   * Type: `Target`.
   */
  target: string;
  /**
   * Face value that the customer receives.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Card fee that the customer pays in addition to `amount`.
   * Type: `Money`.
   */
  card_fee: string;
  /**
   * Total amount the customer pays.
   * Type: `Money`.
   */
  total: string;
  /**
   * Data bundle that is sold. Null for airtime and power.
   * Type: `BundleId`.
   */
  bundle_id: string | null;
  /**
   * Phone number that receives the power token by SMS. Null for airtime and data.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Phone number of the customer, for messages about the payment. Null if not set.
   * Type: `Phone`.
   */
  customer_phone: string | null;
  /**
   * Meter as confirmed by the utility. Null for airtime and data.
   */
  meter: Meter | null;
  /**
   * URL the customer returns to after paying.
   * Type: `CheckoutReturnUrl`.
   */
  success_url: string;
  /**
   * URL the customer returns to without paying.
   * Type: `CheckoutReturnUrl`.
   */
  cancel_url: string;
  /**
   * Your own reference for the order. Null if not set.
   * Type: `ClientReference`.
   */
  client_reference: string | null;
  /**
   * Most recent send of the session. Null until it is paid. Can be expanded.
   */
  send: string | Send | null;
  /**
   * All sends of the session, oldest first.
   */
  sends: Array<string>;
  /**
   * The customer's payment. Null until the session is paid.
   */
  payment: CheckoutPayment | null;
  /**
   * Most recent failed payment attempt. Null if none failed or a later one succeeded.
   */
  last_payment_error: CheckoutPaymentError | null;
  /**
   * Review by our staff. Null if none was needed.
   */
  review: CheckoutReview | null;
  /**
   * Credit that you received instead of a delivery. Null if there was none.
   */
  credited: CheckoutCredited | null;
  /**
   * When the session expires if not paid: after one hour.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * When the session was paid. Null until then.
   * Type: `UnixTime`.
   */
  paid_at: number | null;
  /**
   * When the purchase was delivered. Null until then.
   * Type: `UnixTime`.
   */
  fulfilled_at: number | null;
  /**
   * SMS message to the customer, with merge fields filled in. Null for our standard message.
   * Type: `SmsText`.
   */
  sms_message: string | null;
  /**
   * Your own key-value data about the sale.
   */
  metadata: Record<string, string>;
}

/**
 * Nothing was delivered; the face value was added to your Credit.
 */
export interface CheckoutSessionCreditedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.credited`.
   */
  type: "checkout.session.credited";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: CheckoutSession.
 */
export interface CheckoutSessionEventData {
  /**
   * The CheckoutSession as it is at the moment of this try.
   */
  object: CheckoutSession;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Nobody paid in time, or the session was ended. A late payment makes it paid.
 */
export interface CheckoutSessionExpiredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.expired`.
   */
  type: "checkout.session.expired";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The customer has what was paid for.
 */
export interface CheckoutSessionFulfilledEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.fulfilled`.
   */
  type: "checkout.session.fulfilled";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The customer has paid; the send is on its way.
 */
export interface CheckoutSessionPaidEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.paid`.
   */
  type: "checkout.session.paid";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A new send was made in place of one that did not go through.
 */
export interface CheckoutSessionResentEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.resent`.
   */
  type: "checkout.session.resent";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A department, branch or project that sends are booked to.
 */
export interface CostCenter {
  /**
   * Unique identifier of the object.
   * Type: `CostCenterId`.
   */
  id: string;
  /**
   * Always `cost_center`.
   */
  object: "cost_center";
  /**
   * When the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Name of the cost centre.
   * Type: `Label`.
   */
  name: string;
  /**
   * Code in your accounting system, unique in the account. Null if not set.
   * Type: `GlCode`.
   */
  gl_code: string | null;
  /**
   * Currency of the budget.
   */
  currency: enums.Currency;
  /**
   * Budget per calendar month in Harare. Null if there is none.
   * Type: `Money`.
   */
  monthly_budget: string | null;
  /**
   * Whether sends can be booked to it. An archived cost centre keeps its past sends.
   */
  is_active: boolean;
  /**
   * Face value of this month's sends, excluding those whose Credit was returned.
   * Type: `Money`.
   */
  spent_this_month: string;
  /**
   * Remaining budget this month, negative if exceeded. Null if there is no budget.
   * Type: `SignedMoney`.
   */
  remaining: string | null;
  /**
   * Number of recipients that belong to it.
   * Type: `Count`.
   */
  people_count: number;
  /**
   * Your own key-value data about the cost centre.
   */
  metadata: Record<string, string>;
}

/**
 * Filters by time of creation. Bounds can be combined.
 */
export interface CreatedFilter {
  /**
   * Created at this time or later.
   * Type: `TimeFilter`.
   */
  gte?: string;
  /**
   * Created at this time or earlier.
   * Type: `TimeFilter`.
   */
  lte?: string;
  /**
   * Created later than this time.
   * Type: `TimeFilter`.
   */
  gt?: string;
  /**
   * Created earlier than this time.
   * Type: `TimeFilter`.
   */
  lt?: string;
}

/**
 * Your prepaid Credit, one balance for each currency, with no exchange between them.
 */
export interface Credit {
  /**
   * Always `credit`.
   */
  object: "credit";
  /**
   * Time of this response.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Balance in United States dollars.
   */
  USD: CreditBalance;
  /**
   * Balance in Zimbabwe Gold.
   */
  ZWG: CreditBalance;
  /**
   * Time at which the balances were read.
   * Type: `UnixTime`.
   */
  as_of: number;
}

/**
 * Staff put your Credit right, by this row.
 */
export interface CreditAdjustedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.adjusted`.
   */
  type: "credit.adjusted";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CreditTransactionEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Credit that would remain after the sale.
 */
export interface CreditAfter {
  /**
   * Available Credit in the currency of the sale.
   * Type: `Money`.
   */
  available: string;
}

/**
 * Alerts about your Credit.
 */
export interface CreditAlerts {
  /**
   * Always `credit_alerts`.
   */
  object: "credit_alerts";
  /**
   * Time of this response.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Available Credit below which you receive an alert. Null for no alert.
   */
  low_balance: Record<string, string | null>;
  /**
   * Whether upcoming schedules are compared with your Credit.
   */
  shortfall_projection: boolean;
  /**
   * Number of days of schedules to compare.
   * Type: `ShortfallDays`.
   */
  shortfall_days: number;
  /**
   * Channels by which you receive alerts.
   */
  channels: Array<enums.AlertChannel>;
  /**
   * Recipients of alerts by email and text message.
   */
  recipients: AlertRecipients;
  /**
   * Time at which the last low-balance alert fired.
   */
  last_fired: Record<string, number | null>;
}

/**
 * New alerts about your Credit. Omitted fields return to their defaults.
 */
export interface CreditAlertsUpdate {
  /**
   * Available Credit below which you receive an alert. Omitted currencies have no alert.
   */
  low_balance?: Record<string, string | null>;
  /**
   * Number of days of schedules to compare.
   * Type: `ShortfallDays`.
   */
  shortfall_days?: number;
  /**
   * Channels by which you receive alerts. Default: `webhook`.
   */
  channels?: Array<enums.AlertChannel>;
}

/**
 * Credit balance in one currency.
 */
export interface CreditBalance {
  /**
   * Credit that can be spent now.
   * Type: `Money`.
   */
  available: string;
  /**
   * Credit reserved for batches and programs.
   * Type: `Money`.
   */
  reserved: string;
  /**
   * Sum of `available` and `reserved`.
   * Type: `Money`.
   */
  total: string;
  /**
   * Credit charged for sends that have not ended. Not included in `total`.
   * Type: `Money`.
   */
  in_flight: string;
  /**
   * Time of the last top-up.
   * Type: `UnixTime`.
   */
  last_topup_at: number | null;
}

/**
 * Balances after a transaction.
 */
export interface CreditBalanceAfter {
  /**
   * Available Credit after the transaction.
   * Type: `Money`.
   */
  available: string;
  /**
   * Reserved Credit after the transaction.
   * Type: `Money`.
   */
  reserved: string;
}

/**
 * A sale or a reservation took the available Credit below the amount of your alert.
 */
export interface CreditBalanceLowEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.balance.low`.
   */
  type: "credit.balance.low";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CreditEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Credit.
 */
export interface CreditEventData {
  /**
   * The Credit as it is at the moment of this try.
   */
  object: Credit;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Credit that was set aside is available again.
 */
export interface CreditReleasedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.released`.
   */
  type: "credit.released";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CreditReservationEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Credit reserved for a batch or program.
 */
export interface CreditReservation {
  /**
   * ID of the reservation.
   * Type: `ReservationId`.
   */
  id: string;
  /**
   * Always `credit_reservation`.
   */
  object: "credit_reservation";
  /**
   * Time at which the Credit was reserved.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Currency of the reservation.
   */
  currency: enums.Currency;
  /**
   * Total amount reserved. A program's reservation grows with its budget.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Part of the amount charged for sends.
   * Type: `Money`.
   */
  used: string;
  /**
   * Part of the amount made available again.
   * Type: `Money`.
   */
  released: string;
  /**
   * Part of the amount still reserved.
   * Type: `Money`.
   */
  remaining: string;
  /**
   * Current status of the reservation. See Lifecycles.
   */
  status: enums.CreditReservationStatus;
  /**
   * ID of the batch or program.
   * Type: `ReservationSourceId`.
   */
  source: string;
  /**
   * Time at which the remaining Credit is released. Null if none is set.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
}

/**
 * An event's payload: CreditReservation.
 */
export interface CreditReservationEventData {
  /**
   * The CreditReservation as it is at the moment of this try.
   */
  object: CreditReservation;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface CreditReservationList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<CreditReservation>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * Credit was set aside for a batch or a program.
 */
export interface CreditReservedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.reserved`.
   */
  type: "credit.reserved";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CreditReservationEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The coming days' schedules need more than your Credit; data.projection says when.
 */
export interface CreditShortfallProjectedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.shortfall.projected`.
   */
  type: "credit.shortfall.projected";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: CreditEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Available Credit below which an alert is sent.
 */
export interface CreditThreshold {
  /**
   * Currency of the Credit.
   */
  currency: enums.Currency;
  /**
   * Amount below which the alert is sent.
   * Type: `Money`.
   */
  amount: string;
}

/**
 * Nobody paid a top-up in time.
 */
export interface CreditTopupExpiredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.expired`.
   */
  type: "credit.topup.expired";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: TopupEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The payment of a top-up failed; failure_code says why.
 */
export interface CreditTopupFailedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.failed`.
   */
  type: "credit.topup.failed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: TopupEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A top-up was started; its payment is awaited.
 */
export interface CreditTopupPendingEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.pending`.
   */
  type: "credit.topup.pending";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: TopupEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The money of a top-up is here, and is Credit.
 */
export interface CreditTopupSucceededEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.succeeded`.
   */
  type: "credit.topup.succeeded";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: TopupEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A change to your Credit. Transactions never change; errors are corrected by another one.
 */
export interface CreditTransaction {
  /**
   * ID of the transaction.
   * Type: `TransactionId`.
   */
  id: string;
  /**
   * Always `credit_transaction`.
   */
  object: "credit_transaction";
  /**
   * Time at which the transaction was recorded.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Type of the transaction.
   */
  type: enums.CreditTransactionType;
  /**
   * Currency of the transaction.
   */
  currency: enums.Currency;
  /**
   * Change to the available Credit, negative for a charge. All transactions of a currency add up to
   * `available`.
   * Type: `SignedMoney`.
   */
  amount: string;
  /**
   * Change to the reserved Credit: `0.00` for most transactions, the opposite of `amount` when
   * Credit is reserved or released, and negative on its own when a batch or program uses its
   * reservation. All transactions of a currency add up to `reserved`.
   * Type: `SignedMoney`.
   */
  reserved_amount: string;
  /**
   * Balances after the transaction.
   */
  balance_after: CreditBalanceAfter;
  /**
   * ID of the object that caused the transaction, such as a send.
   * Type: `CreditSourceId`.
   */
  source: string;
  /**
   * Description of the transaction in words.
   * Type: `Note`.
   */
  description: string;
  /**
   * ID of the cost centre that the transaction is charged to.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * ID of the API key that caused the transaction. Null if no key did.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Time at which the transaction takes effect.
   * Type: `UnixTime`.
   */
  effective_at: number;
}

/**
 * An event's payload: CreditTransaction.
 */
export interface CreditTransactionEventData {
  /**
   * The CreditTransaction as it is at the moment of this try.
   */
  object: CreditTransaction;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface CreditTransactionList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<CreditTransaction>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * The dealer tier of an account.
 */
export interface Dealer {
  /**
   * How far the business has come.
   */
  status: enums.DealerStatus;
  /**
   * What it pays less than the face value; empty without the dealer tier.
   */
  discounts: Array<DealerDiscount>;
  /**
   * When it became a dealer.
   * Type: `UnixTime`.
   */
  since: number | null;
}

/**
 * A percentage off the face value, on one network in one currency.
 */
export interface DealerDiscount {
  /**
   * The network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * The percentage off the face value. The customer still receives the whole face value.
   * Type: `Percent`.
   */
  percent: string;
}

/**
 * A complaint about a send, resolved by our staff. It never reverses a delivered send.
 */
export interface Dispute {
  /**
   * Unique identifier of the object.
   * Type: `DisputeId`.
   */
  id: string;
  /**
   * Always `dispute`.
   */
  object: "dispute";
  /**
   * When the dispute was opened.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether real money is involved: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Send that is disputed. Can be expanded.
   */
  send: string | Send;
  /**
   * Reason for the dispute.
   */
  reason: enums.DisputeReason;
  /**
   * Evidence that supports the dispute.
   */
  evidence: DisputeEvidence;
  /**
   * Current status. Decides whether the dispute is resolved; see Lifecycles.
   */
  status: enums.DisputeStatus;
  /**
   * Outcome of the dispute. Null until resolved.
   */
  outcome: enums.DisputeOutcome | null;
  /**
   * Outcome explained in one or two sentences. Null until resolved.
   * Type: `Note`.
   */
  outcome_note: string | null;
  /**
   * Credit transaction of the resolution. Null if there is none.
   * Type: `TransactionId`.
   */
  credit_transaction: string | null;
  /**
   * When our staff will respond: within two working days.
   * Type: `UnixTime`.
   */
  due_at: number;
  /**
   * Messages from our staff, oldest first.
   */
  messages: Array<DisputeMessage>;
  /**
   * When the dispute was resolved. Null until then.
   * Type: `UnixTime`.
   */
  resolved_at: number | null;
  /**
   * Your own key-value data about the dispute.
   */
  metadata: Record<string, string>;
}

/**
 * An event's payload: Dispute.
 */
export interface DisputeEventData {
  /**
   * The Dispute as it is at the moment of this try.
   */
  object: Dispute;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Evidence that supports a dispute.
 */
export interface DisputeEvidence {
  /**
   * Description of what happened. Null if not given.
   * Type: `DisputeText`.
   */
  text: string | null;
  /**
   * IDs of uploaded pictures and documents.
   */
  attachments: Array<string>;
  /**
   * Phone number to reach the customer. Null if not given.
   * Type: `Phone`.
   */
  customer_phone: string | null;
}

/**
 * A message from our staff about a dispute.
 */
export interface DisputeMessage {
  /**
   * When the message was written.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * Text of the message.
   * Type: `DisputeText`.
   */
  text: string;
}

/**
 * You have opened a dispute about a send; staff look into it.
 */
export interface DisputeOpenedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `dispute.opened`.
   */
  type: "dispute.opened";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: DisputeEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Staff have settled a dispute; outcome says how.
 */
export interface DisputeResolvedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `dispute.resolved`.
   */
  type: "dispute.resolved";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: DisputeEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The account's guard against the same sale twice.
 */
export interface DuplicateGuard {
  /**
   * Whether a sale like one of the last `window_seconds` is refused.
   */
  enabled: boolean;
  /**
   * How far back it looks; null while it is off.
   */
  window_seconds: number | null;
}

/**
 * Explanation of why a request failed.
 */
export interface ErrorBody {
  /**
   * Category of the error.
   */
  type: enums.ErrorType;
  /**
   * Code of the error. Decide by this.
   * Type: `ErrorCode`.
   */
  code: string;
  /**
   * Explanation for a developer. May change.
   * Type: `ErrorMessage`.
   */
  message: string;
  /**
   * First invalid field or parameter. Null if no single one is.
   * Type: `ErrorParam`.
   */
  param: string | null;
  /**
   * All problems with the request, one entry for each field.
   */
  details: Array<ErrorDetail>;
  /**
   * Whether the unchanged request may succeed later. Retry it with the same Idempotency-Key, after
   * `retry_after` seconds if that is set.
   */
  retryable: boolean;
  /**
   * Seconds to wait before you retry. Null if there is no need to wait.
   */
  retry_after: number | null;
  /**
   * ID of this request, for support and the request log.
   * Type: `RequestId`.
   */
  request_id: string;
  /**
   * Documentation page of this code.
   * Type: `WebUrl`.
   */
  doc_url: string;
  /**
   * ID of the object that caused the error, such as the send with the same reference.
   * Type: `ObjectId`.
   */
  resource: string | null;
  /**
   * Details that belong to the code.
   */
  meta: unknown;
}

/**
 * An error code: what happened and what to do next.
 */
export interface ErrorCodeEntry {
  /**
   * Always `error_code`.
   */
  object: "error_code";
  /**
   * Code to decide by. Its meaning never changes.
   * Type: `ErrorCode`.
   */
  code: string;
  /**
   * HTTP status of the error.
   */
  status: number;
  /**
   * Category of the error.
   */
  type: enums.ErrorType;
  /**
   * What happened, in one sentence.
   * Type: `ErrorMessage`.
   */
  meaning: string;
  /**
   * What to do next, in one sentence.
   * Type: `ErrorMessage`.
   */
  fix: string;
  /**
   * Whether the unchanged request may succeed later, with the same Idempotency-Key.
   */
  retryable: boolean;
  /**
   * Names of the fields in `meta` of the error. Empty if there are none.
   */
  meta: Array<string>;
}

/**
 * Every error code, in alphabetical order, on one page.
 */
export interface ErrorCodeList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * All error codes, in alphabetical order.
   */
  data: Array<ErrorCodeEntry>;
  /**
   * Always false: the list is one page.
   */
  has_more: boolean;
  /**
   * Always null: the list is one page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * One of several problems with a request.
 */
export interface ErrorDetail {
  /**
   * Invalid field or parameter. Null if no single one is.
   * Type: `ErrorParam`.
   */
  param: string | null;
  /**
   * Code of the error. Decide by this.
   * Type: `ErrorCode`.
   */
  code: string;
  /**
   * Explanation for a developer. May change.
   * Type: `ErrorMessage`.
   */
  message: string;
  /**
   * Details that belong to the code.
   */
  meta: unknown;
}

/**
 * Something that happened to an object. Its class follows from `type`.
 */
export type Event =
  | ActivityRuleMatchedEvent
  | AgentApprovalApprovedEvent
  | AgentApprovalExpiredEvent
  | AgentApprovalFailedEvent
  | AgentApprovalRejectedEvent
  | AgentApprovalRequestedEvent
  | ApiKeyCreatedEvent
  | ApiKeyExpiringEvent
  | ApiKeyRevokedEvent
  | ApiKeyRolledEvent
  | BatchCancelledEvent
  | BatchCompletedEvent
  | BatchCreatedEvent
  | BatchFailedEvent
  | BatchPartiallyCompletedEvent
  | BatchProcessingEvent
  | BatchRequiresApprovalEvent
  | CheckoutSessionCreditedEvent
  | CheckoutSessionExpiredEvent
  | CheckoutSessionFulfilledEvent
  | CheckoutSessionPaidEvent
  | CheckoutSessionResentEvent
  | CreditAdjustedEvent
  | CreditBalanceLowEvent
  | CreditReleasedEvent
  | CreditReservedEvent
  | CreditShortfallProjectedEvent
  | CreditTopupExpiredEvent
  | CreditTopupFailedEvent
  | CreditTopupPendingEvent
  | CreditTopupSucceededEvent
  | DisputeOpenedEvent
  | DisputeResolvedEvent
  | NetworkAvailabilityDegradedEvent
  | NetworkAvailabilityRestoredEvent
  | PowerAvailabilityDownEvent
  | PowerAvailabilityUpEvent
  | ProgramActivatedEvent
  | ProgramBudgetLowEvent
  | ProgramClosedEvent
  | ProgramExhaustedEvent
  | ProgramPausedEvent
  | ProgramReactivatedEvent
  | RecipientCreatedEvent
  | RecipientErasedEvent
  | RecipientErasurePendingEvent
  | RecipientUpdatedEvent
  | ReferralQualifiedEvent
  | ReviewOpenedEvent
  | ReviewResolvedEvent
  | RewardCreatedEvent
  | RewardDeliveredEvent
  | RewardDuplicateEvent
  | RewardExpiredEvent
  | RewardFailedEvent
  | RewardHeldEvent
  | RewardRejectedEvent
  | RewardReleasedEvent
  | RewardVoidedEvent
  | RewardLinkClaimedEvent
  | RewardLinkCreatedEvent
  | RewardLinkExpiredEvent
  | RewardLinkOpenedEvent
  | RewardLinkRevokedEvent
  | ScheduleOccurrenceRanEvent
  | ScheduleOccurrenceRetryAfterTopupEvent
  | ScheduleOccurrenceSkippedInsufficientCreditEvent
  | ScheduleOccurrenceUpcomingEvent
  | SendCancelledEvent
  | SendCreatedEvent
  | SendCreditedBackEvent
  | SendDeliveredEvent
  | SendFailedEvent
  | SendLateDeliveredEvent
  | SendMeterChangedEvent
  | SendQueuedEvent
  | SendRequiresReviewEvent
  | SendRetryingEvent
  | SendScheduledEvent
  | SendSubmittedEvent
  | SendTokenDeliveredEvent
  | SendTokenDeliveryFailedEvent
  | SendTokenResentEvent
  | SendUnknownEvent
  | WebhookEndpointDisabledEvent
  // A variant that is not known here. Its `type` is there when the program runs; were its
  // type `string`, no variant above could be told apart.
  | { type: "(unknown)"; [field: string]: unknown };

/**
 * What an event tells.
 */
export interface EventData {
  /**
   * The object as it is now, which may be later than the event.
   */
  object: EventObject;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface EventList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<Event>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * The object that an event is about, as it is now. Tell them apart by `object`.
 */
export type EventObject =
  | Send
  | CheckoutSession
  | Dispute
  | Topup
  | CreditTransaction
  | Batch
  | ScheduleOccurrence
  | CreditReservation
  | Program
  | Reward
  | RewardLink
  | Review
  | Activity
  | Referral
  | ApiKey
  | AgentApproval
  | Recipient
  | ZesaAvailability
  | Network
  | Credit
  | WebhookEndpoint
  // A variant that is not known here. Its `object` is there when the program runs; were its
  // type `string`, no variant above could be told apart.
  | { object: "(unknown)"; [field: string]: unknown };

/**
 * The request that caused an event.
 */
export interface EventRequest {
  /**
   * The request.
   * Type: `RequestId`.
   */
  id: string;
  /**
   * Its Idempotency-Key; null when it had none.
   * Type: `IdempotencyKey`.
   */
  idempotency_key: string | null;
}

/**
 * Reason why a planned action was not carried out.
 */
export interface Failure {
  /**
   * Code to decide by: the one that the same request alone would return.
   * Type: `ErrorCode`.
   */
  code: string;
  /**
   * Explanation in one sentence.
   * Type: `ErrorMessage`.
   */
  message: string;
}

/**
 * The location where people must check in to claim links of a program.
 */
export interface Geofence {
  /**
   * Latitude of the centre, in degrees.
   * Type: `Latitude`.
   */
  lat: number;
  /**
   * Longitude of the centre, in degrees.
   * Type: `Longitude`.
   */
  lng: number;
  /**
   * Radius around the centre, in metres.
   */
  radius_m: number;
  /**
   * Name of the location. Null if not set.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * Hours during which people can check in. Empty if they always can.
   */
  open_hours: Array<OpenHours>;
}

/**
 * Health of the service, and its clock.
 */
export interface Health {
  /**
   * Always `health`.
   */
  object: "health";
  /**
   * Health of the service.
   */
  status: enums.HealthStatus;
  /**
   * Version of the running program.
   */
  version: string;
  /**
   * Current time of the service. Compare it with your clock.
   * Type: `UnixTime`.
   */
  time: number;
}

/**
 * A key to make.
 */
export interface KeyCreate {
  /**
   * The kind of key.
   */
  kind: enums.KeyKind;
  /**
   * What to call it, such as the name of the till.
   * Type: `Label`.
   */
  label?: string;
  /**
   * What it may do. Needed for `rk` and `ak`. Left out, an `sk` may do all that its maker may. A
   * `pk` holds public scopes only, which is `catalog:read`; left out, it holds that.
   */
  scopes?: Array<enums.KeyScope>;
  /**
   * The addresses it may call from, single or as ranges. Left out: any.
   */
  allowed_ips?: Array<string>;
  /**
   * Publishable keys alone: the origins of the web pages that may use it, each by its full name.
   * Left out: any.
   */
  allowed_origins?: Array<string>;
  /**
   * The products it may sell. Left out: all.
   */
  allowed_products?: Array<string>;
  /**
   * The networks it may sell on. Left out: all.
   */
  allowed_networks?: Array<string>;
  /**
   * What it may spend. Left out: no caps.
   */
  spend_caps?: Record<string, SpendCapInput>;
  /**
   * The most it may send to one number or meter in a day. Left out: no cap.
   */
  per_recipient_daily_cap?: Record<string, string | null>;
  /**
   * Agent keys: above this, within 24 hours, a person must approve.
   */
  approval_threshold?: Record<string, string | null>;
  /**
   * The numbers and meters it may send to. Left out: any.
   */
  recipient_allowlist?: Array<string>;
  /**
   * When it stops working. Left out: never.
   */
  expires_at?: number | string;
  /**
   * Accepts the API Terms, the Acceptable Use policy and the DPA: the first live key needs it.
   */
  accept_terms?: boolean;
  /**
   * Your own facts about the key.
   */
  metadata?: Record<string, string>;
}

/**
 * How to roll a key.
 */
export interface KeyRoll {
  /**
   * How long the old secret works on. Left out: not at all.
   */
  grace_period?: enums.KeyGrace;
}

/**
 * What shall change of a key. What is left out stays as it is.
 */
export interface KeyUpdate {
  /**
   * What to call it; null takes the name away.
   * Type: `Label`.
   */
  label?: string | null;
  /**
   * What it may do: the whole set. A `pk` holds public scopes only.
   */
  scopes?: Array<enums.KeyScope>;
  /**
   * The addresses it may call from, single or as ranges. Null or empty: any.
   */
  allowed_ips?: Array<string> | null;
  /**
   * Publishable keys alone: the origins of the web pages that may use it, each by its full name.
   * Null or empty: any.
   */
  allowed_origins?: Array<string> | null;
  /**
   * The products it may sell. Null or empty: all.
   */
  allowed_products?: Array<string> | null;
  /**
   * The networks it may sell on. Null or empty: all.
   */
  allowed_networks?: Array<string> | null;
  /**
   * What it may spend; null takes every cap away.
   */
  spend_caps?: Record<string, SpendCapUpdate | null> | null;
  /**
   * The most it may send to one number or meter in a day; null takes the cap away.
   */
  per_recipient_daily_cap?: Record<string, string | null> | null;
  /**
   * Agent keys: above this a person must approve; null puts the default threshold back.
   */
  approval_threshold?: Record<string, string | null> | null;
  /**
   * The numbers and meters it may send to. Null or empty: any.
   */
  recipient_allowlist?: Array<string> | null;
  /**
   * When it stops working; null for never.
   */
  expires_at?: number | string | null;
  /**
   * Your own facts about the key. They merge; see `MetadataUpdate`. Null takes all away.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * What a key has spent in one currency against its caps.
 */
export interface KeyUsageAmounts {
  /**
   * Face value of the sends made today, without those whose Credit came back.
   * Type: `Money`.
   */
  today: string;
  /**
   * The same for this month.
   * Type: `Money`.
   */
  month: string;
  /**
   * What the daily cap leaves; null without one.
   * Type: `Money`.
   */
  daily_remaining: string | null;
  /**
   * What the monthly cap leaves; null without one.
   * Type: `Money`.
   */
  monthly_remaining: string | null;
}

/**
 * What can be sold to a number, by slug.
 */
export interface LookupProducts {
  /**
   * Airtime products for this number: one for each currency, or the one in `currency`.
   */
  airtime: Array<string>;
  /**
   * Data products for this number: one for each currency, or the one in `currency`.
   */
  data: Array<string>;
}

/**
 * An electricity meter as the utility confirms it.
 */
export interface Meter {
  /**
   * Always `meter`.
   */
  object: "meter";
  /**
   * When it was looked up.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it was looked up in live mode.
   */
  livemode: boolean;
  /**
   * The meter.
   * Type: `MeterNumber`.
   */
  number: string;
  /**
   * Whether its check digit fits. Information only: the utility decides.
   */
  checksum_valid: boolean;
  /**
   * Whether the utility knows it.
   */
  confirmed: boolean;
  /**
   * The owner's name, masked, to be read back to the customer.
   */
  name_masked: string | null;
  /**
   * The suburb; never the whole address.
   */
  suburb: string | null;
  /**
   * The currency of the meter's account; null when the utility does not tell.
   */
  currency: enums.Currency | null;
  /**
   * Who uses the electricity.
   */
  tariff_class: enums.TariffClass;
  /**
   * Whether there is a debt; null when the utility does not tell.
   */
  arrears_flag: boolean | null;
  /**
   * When the utility confirmed it.
   * Type: `UnixTime`.
   */
  confirmed_at: number | null;
  /**
   * Where the confirmation comes from.
   */
  source: enums.MeterSource;
}

/**
 * New meter for a power send with a wrong meter number.
 */
export interface MeterChange {
  /**
   * Number of the new meter: 11 digits.
   * Type: `MeterInput`.
   */
  meter: string;
}

/**
 * A mobile network, or the electricity utility.
 */
export interface Network {
  /**
   * The network, by its slug: `econet`, `netone`, `telecel` or `power`.
   * Type: `NetworkId`.
   */
  id: string;
  /**
   * Always `network`.
   */
  object: "network";
  /**
   * When it was put into the catalogue.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether its state is that of live mode.
   */
  livemode: boolean;
  /**
   * What it is called.
   * Type: `Label`.
   */
  name: string;
  /**
   * What it delivers.
   */
  kind: enums.NetworkKind;
  /**
   * How its numbers begin; empty for the utility. A ported number may begin otherwise.
   */
  prefixes: Array<string>;
  /**
   * The currencies that it sells in.
   */
  currencies: Array<enums.Currency>;
  /**
   * What is sold on it.
   */
  types: Array<enums.SendType>;
  /**
   * How it is doing.
   */
  state: enums.NetworkState;
  /**
   * Since when it has been in this state.
   * Type: `UnixTime`.
   */
  since: number;
}

/**
 * A network that you sold on in the last 30 days is slow, fails often, or is down.
 */
export interface NetworkAvailabilityDegradedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `network.availability.degraded`.
   */
  type: "network.availability.degraded";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: NetworkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A network that you sold on in the last 30 days is as usual again.
 */
export interface NetworkAvailabilityRestoredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `network.availability.restored`.
   */
  type: "network.availability.restored";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: NetworkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Network.
 */
export interface NetworkEventData {
  /**
   * The Network as it is at the moment of this try.
   */
  object: Network;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface NetworkList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<Network>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * What is sold on a network, and how it goes.
 */
export interface NetworkStatus {
  /**
   * The network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * What is sold.
   */
  type: enums.SendType;
  /**
   * The currency it is sold in.
   */
  currency: enums.Currency;
  /**
   * How the network is doing.
   */
  state: enums.NetworkState;
  /**
   * Of the attempts of the last hour, those that the network answered; null without attempts.
   * Type: `Share`.
   */
  success_rate_1h: string | null;
  /**
   * How long half of the deliveries of the last hour took at most; null without any.
   */
  median_seconds: number | null;
  /**
   * Since when it is so.
   * Type: `UnixTime`.
   */
  since: number;
}

/**
 * A reference to one day of a schedule.
 */
export interface OccurrenceRef {
  /**
   * Schedule of the day.
   * Type: `ScheduleId`.
   */
  schedule: string;
  /**
   * Original date given by the cadence.
   * Type: `Day`.
   */
  date: string;
}

/**
 * Hours during which people can check in.
 */
export interface OpenHours {
  /**
   * Days of the week to which these hours apply.
   */
  days: Array<number>;
  /**
   * Start of the hours, inclusive.
   * Type: `ClockTime`.
   */
  from: string;
  /**
   * End of the hours. If earlier than `from`, the hours end the next day.
   * Type: `ClockTime`.
   */
  to: string;
}

/**
 * The account at a glance. A section that the key's scopes do not let it read is null.
 */
export interface Overview {
  /**
   * Always `overview`.
   */
  object: "overview";
  /**
   * When this answer was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Credit; null without `credit:read`.
   */
  credit: Record<string, OverviewBalance> | null;
  /**
   * Today's sends; null without `sends:read`.
   */
  today: OverviewToday | null;
  /**
   * Success by network; null without `sends:read`.
   */
  networks: Array<OverviewNetwork> | null;
  /**
   * Webhook endpoints; null without `webhooks:manage`.
   */
  webhooks: OverviewWebhooks | null;
  /**
   * What needs a person, of the kinds that the key may read; null when it may read none.
   */
  attention: Array<AttentionItem> | null;
  /**
   * The moment that it is of.
   * Type: `UnixTime`.
   */
  as_of: number;
}

/**
 * Credit in one currency, and how long it lasts.
 */
export interface OverviewBalance {
  /**
   * What can be spent now.
   * Type: `Money`.
   */
  available: string;
  /**
   * What is set aside.
   * Type: `Money`.
   */
  reserved: string;
  /**
   * `available` and `reserved` together.
   * Type: `Money`.
   */
  total: string;
  /**
   * Drawn for sends that have not ended.
   * Type: `Money`.
   */
  in_flight: string;
  /**
   * How many days `available` lasts at the pace of the last seven days; null when nothing was sold
   * in them.
   */
  runway_days: number | null;
}

/**
 * How a network has served this account in the last 24 hours, in one currency.
 */
export interface OverviewNetwork {
  /**
   * The network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * Delivered sends among those that ended; null when none did.
   * Type: `Share`.
   */
  success_rate: string | null;
  /**
   * How many ended.
   * Type: `Count`.
   */
  sample: number;
  /**
   * How the network is doing for everybody.
   */
  state: enums.NetworkState;
}

/**
 * The sends made since midnight in Harare.
 */
export interface OverviewToday {
  /**
   * All of them.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Those that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Those that failed, whether Credit came back or not.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Those that have not ended.
   * Type: `Count`.
   */
  unresolved: number;
  /**
   * The face value of them all, without those whose Credit came back.
   */
  amount: Record<string, string>;
}

/**
 * How the account's webhook endpoints are doing.
 */
export interface OverviewWebhooks {
  /**
   * How many there are.
   * Type: `Count`.
   */
  endpoints: number;
  /**
   * How many of them fail.
   * Type: `Count`.
   */
  failing: number;
  /**
   * How many are switched off.
   * Type: `Count`.
   */
  disabled: number;
  /**
   * When the oldest event that has not reached its endpoint happened; null when all have.
   * Type: `UnixTime`.
   */
  oldest_undelivered_at: number | null;
}

/**
 * The day that schedules call payday.
 */
export interface Payday {
  /**
   * The day of the month, 1 to 31; null when none is set.
   */
  day_of_month: number | null;
}

/**
 * What can be told of a number from its digits.
 */
export interface PhoneLookup {
  /**
   * Always `phone_lookup`.
   */
  object: "phone_lookup";
  /**
   * When it was looked up.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it was looked up in live mode.
   */
  livemode: boolean;
  /**
   * What you asked about, as you wrote it.
   * Type: `PhoneText`.
   */
  input: string;
  /**
   * The number in E.164 form; null when it is not valid.
   * Type: `Phone`.
   */
  e164: string | null;
  /**
   * The number as people write it, such as `077 123 4567`; null when it is not valid.
   * Type: `PhoneText`.
   */
  national: string | null;
  /**
   * Whether it is a Zimbabwean mobile number.
   */
  valid: boolean;
  /**
   * What kind of line it is.
   */
  line_type: enums.LineType;
  /**
   * The network that its prefix belongs to; null when no network here has it.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * What can be sold to it.
   */
  products: LookupProducts;
  /**
   * Whether sales to it are refused.
   */
  blocked: boolean;
  /**
   * The recipient who has this number; null when none has.
   * Type: `RecipientId`.
   */
  recipient: string | null;
}

/**
 * Whether electricity can be sold.
 */
export interface PowerAvailability {
  /**
   * Whether the utility answers; null while nothing watches it. A test account sets it with
   * `POST /test/zesa/availability`.
   */
  available: boolean | null;
  /**
   * Since when; null when nothing is known of a time when it was otherwise.
   * Type: `UnixTime`.
   */
  since: number | null;
  /**
   * When it is asked next; null when nothing is planned.
   * Type: `UnixTime`.
   */
  next_check_at: number | null;
}

/**
 * Power is down: meters cannot be confirmed, and power sends wait.
 */
export interface PowerAvailabilityDownEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `power.availability.down`.
   */
  type: "power.availability.down";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ZesaAvailabilityEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Power is back; what waited goes out in order.
 */
export interface PowerAvailabilityUpEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `power.availability.up`.
   */
  type: "power.availability.up";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ZesaAvailabilityEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A band of the tariff: a price for a part of the month's consumption.
 */
export interface PowerBand {
  /**
   * Where it begins, in kilowatt hours of the month.
   */
  from_kwh: number;
  /**
   * Where it ends; null for the last band.
   */
  to_kwh: number | null;
  /**
   * The price of a kilowatt hour in it, without levy.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
  /**
   * The same with the levy.
   * Type: `UnitPrice`.
   */
  price_per_kwh_with_levy: string;
}

/**
 * A part of the units, bought at one price.
 */
export interface PowerBandUnits {
  /**
   * Where it begins, in kilowatt hours of the month.
   */
  from_kwh: number;
  /**
   * Where it ends; null for the last band.
   */
  to_kwh: number | null;
  /**
   * The price of a kilowatt hour in it, without levy.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
  /**
   * The kilowatt hours bought in it.
   * Type: `Units`.
   */
  units_kwh: string;
}

/**
 * Breakdown of the amount paid for electricity.
 */
export interface PowerBreakdown {
  /**
   * Amount spent on electricity.
   * Type: `Money`.
   */
  energy: string;
  /**
   * Rural electrification levy included in the amount.
   * Type: `Money`.
   */
  levy: string;
  /**
   * Tax included in the amount.
   * Type: `Money`.
   */
  tax: string;
  /**
   * Debt that the utility deducted.
   * Type: `Money`.
   */
  arrears: string;
  /**
   * Fee charged by the utility.
   * Type: `Money`.
   */
  fee: string;
}

/**
 * A day on which the price changed.
 */
export interface PowerChangePoint {
  /**
   * The first day of the new price.
   * Type: `Day`.
   */
  date: string;
  /**
   * The median price before.
   * Type: `UnitPrice`.
   */
  from: string;
  /**
   * The median price from then on.
   * Type: `UnitPrice`.
   */
  to: string;
}

/**
 * One purchase, without meter and without buyer.
 */
export interface PowerObservation {
  /**
   * Always `power_observation`.
   */
  object: "power_observation";
  /**
   * When the purchase was made: the midnight with which its day began.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is a live purchase.
   */
  livemode: boolean;
  /**
   * The day.
   * Type: `Day`.
   */
  observed_on: string;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * The amount, rounded to a whole number.
   * Type: `Money`.
   */
  amount_rounded: string;
  /**
   * The kilowatt hours.
   * Type: `Units`.
   */
  units_kwh: string;
  /**
   * The price of one, all in.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
  /**
   * The band that the price points to, such as `51-100`; null when it points to none.
   */
  band_hint: string | null;
}

/**
 * One page of a list.
 */
export interface PowerObservationList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<PowerObservation>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * What customers paid, whatever the tariff says.
 */
export interface PowerObserved {
  /**
   * The median price of a kilowatt hour, all in; null until five purchases were seen.
   * Type: `UnitPrice`.
   */
  median_price: string | null;
  /**
   * How many purchases it is the median of.
   */
  sample: number;
  /**
   * How many days it looks back.
   */
  window_days: number;
  /**
   * When it was reckoned.
   * Type: `UnixTime`.
   */
  as_of: number;
}

/**
 * What an amount buys now, compared with after the reset.
 */
export interface PowerQuote {
  /**
   * Always `power_quote`.
   */
  object: "power_quote";
  /**
   * When it was reckoned.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it was asked in live mode.
   */
  livemode: boolean;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * The amount, levy included.
   * Type: `Money`.
   */
  amount: string;
  /**
   * What it buys now.
   */
  now: PowerUnits;
  /**
   * What it buys from the 1st of next month on.
   */
  after_reset: PowerUnitsAfterReset;
  /**
   * When it buys more.
   */
  better: enums.BetterMoment;
  /**
   * How many kilowatt hours more.
   * Type: `Units`.
   */
  saving_units: string;
  /**
   * The confirmed meter; null when none was named.
   */
  meter: Meter | null;
}

/**
 * What electricity costs in a currency.
 */
export interface PowerRate {
  /**
   * Always `power_rate`.
   */
  object: "power_rate";
  /**
   * When it was reckoned.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it was asked in live mode. The tariff is the same in both.
   */
  livemode: boolean;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * The day from which the bands hold.
   * Type: `Day`.
   */
  effective_from: string;
  /**
   * Where they were published.
   * Type: `WebUrl`.
   */
  source_url: string;
  /**
   * The rural electrification levy on top of the bands' prices.
   * Type: `Percent`.
   */
  levy_percent: string;
  /**
   * The bands, from the first kilowatt hour of the month on.
   */
  bands: Array<PowerBand>;
  /**
   * What customers paid.
   */
  observed: PowerObserved;
  /**
   * How to buy the most units, in a sentence for a customer.
   * Type: `Note`.
   */
  rule: string;
  /**
   * When the cheapest band begins anew.
   */
  reset: enums.TariffReset;
}

/**
 * How the price has moved.
 */
export interface PowerSeries {
  /**
   * Always `power_series`.
   */
  object: "power_series";
  /**
   * When it was reckoned.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live purchases.
   */
  livemode: boolean;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * One point a day, oldest first; days with fewer than five purchases are left out.
   */
  points: Array<PowerSeriesPoint>;
  /**
   * Days on which the price moved by a twentieth or more, oldest first.
   */
  change_points: Array<PowerChangePoint>;
}

/**
 * The purchases of one day at one price.
 */
export interface PowerSeriesPoint {
  /**
   * The day.
   * Type: `Day`.
   */
  date: string;
  /**
   * The median price of a kilowatt hour on it, all in.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
}

/**
 * What an amount buys now.
 */
export interface PowerUnits {
  /**
   * The kilowatt hours, rounded down to a hundredth.
   * Type: `Units`.
   */
  units_kwh: string;
  /**
   * What of the amount is spent on electricity.
   * Type: `Money`.
   */
  energy: string;
  /**
   * What of it is the rural electrification levy.
   * Type: `Money`.
   */
  levy: string;
  /**
   * What of it the utility takes for a debt; null when it does not tell.
   * Type: `Money`.
   */
  arrears: string | null;
  /**
   * The bands that the units fall into, cheapest first.
   */
  bands: Array<PowerBandUnits>;
  /**
   * The units bought through us this month, from which it counts; null when nothing is known.
   * Type: `Units`.
   */
  from_position_kwh: string | null;
  /**
   * Always true: only the utility knows where the meter stands.
   */
  estimate: boolean;
}

/**
 * What an amount buys once the month has turned.
 */
export interface PowerUnitsAfterReset {
  /**
   * The kilowatt hours, rounded down to a hundredth.
   * Type: `Units`.
   */
  units_kwh: string;
  /**
   * What of the amount is spent on electricity.
   * Type: `Money`.
   */
  energy: string;
  /**
   * What of it is the rural electrification levy.
   * Type: `Money`.
   */
  levy: string;
  /**
   * What of it the utility takes for a debt; null when it does not tell.
   * Type: `Money`.
   */
  arrears: string | null;
  /**
   * The bands that the units fall into, cheapest first.
   */
  bands: Array<PowerBandUnits>;
  /**
   * The units bought through us this month, from which it counts; null when nothing is known.
   * Type: `Units`.
   */
  from_position_kwh: string | null;
  /**
   * Always true: only the utility knows where the meter stands.
   */
  estimate: boolean;
  /**
   * The day on which the cheapest band begins anew.
   * Type: `Day`.
   */
  reset_on: string;
}

/**
 * Something to sell, in one currency, at face value.
 */
export interface Product {
  /**
   * The product, by its slug: `<type>-<currency>`.
   * Type: `ProductId`.
   */
  id: string;
  /**
   * Always `product`.
   */
  object: "product";
  /**
   * When it was put into the catalogue.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether its availability is that of live mode.
   */
  livemode: boolean;
  /**
   * What it is.
   */
  type: enums.SendType;
  /**
   * The currency it is sold in.
   */
  currency: enums.Currency;
  /**
   * The network, if the product is sold on one network only. Otherwise null: see `networks`.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * What it is called.
   * Type: `Label`.
   */
  name: string;
  /**
   * The smallest amount over all networks. A network may have a higher minimum: check an amount
   * against `networks`.
   * Type: `Money`.
   */
  min_amount: string;
  /**
   * The largest amount over all networks. A network may have a lower maximum: check an amount
   * against `networks`.
   * Type: `Money`.
   */
  max_amount: string;
  /**
   * Amounts are multiples of this.
   * Type: `Money`.
   */
  amount_step: string;
  /**
   * The only amounts that are sold; null when any amount in range is.
   */
  denominations: Array<string> | null;
  /**
   * The product on each of its networks, with the amounts that the network takes.
   */
  networks: Array<ProductNetwork>;
  /**
   * False only when it is paused on every network, or not sold in this mode.
   */
  available: boolean;
  /**
   * When a pause is expected to end; null when it is not paused, or nobody knows.
   * Type: `UnixTime`.
   */
  paused_until: number | null;
  /**
   * The fields of `POST /sends` that a sale of it needs.
   */
  fields_required: Array<string>;
}

/**
 * One page of a list.
 */
export interface ProductList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<Product>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A product on one of its networks.
 */
export interface ProductNetwork {
  /**
   * The network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * The smallest amount that the network takes.
   * Type: `Money`.
   */
  min_amount: string;
  /**
   * The largest amount that the network takes.
   * Type: `Money`.
   */
  max_amount: string;
  /**
   * Whether it can be sold on this network now.
   */
  available: boolean;
  /**
   * Why it cannot; null when it can.
   */
  paused_reason: enums.PausedReason | null;
}

/**
 * A budget and rules for rewarding people with airtime, data or electricity.
 */
export interface Program {
  /**
   * Unique identifier of the object.
   * Type: `ProgramId`.
   */
  id: string;
  /**
   * Always `program`.
   */
  object: "program";
  /**
   * When the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it gives away real money: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Name of the program.
   * Type: `Label`.
   */
  name: string;
  /**
   * Description for your own use. Null if not set.
   * Type: `Note`.
   */
  description: string | null;
  /**
   * Current status. Decides whether the program gives rewards; see Lifecycles.
   */
  status: enums.ProgramStatus;
  /**
   * Currency of the program. Never changes.
   */
  currency: enums.Currency;
  /**
   * How the budget is funded. Never changes.
   */
  funding: enums.ProgramFunding;
  /**
   * Total amount the program can give away.
   * Type: `Money`.
   */
  budget: string;
  /**
   * Face value of rewards already sent or being sent.
   * Type: `Money`.
   */
  spent: string;
  /**
   * Face value held for rewards in escrow or under review and for unclaimed links.
   * Type: `Money`.
   */
  earmarked: string;
  /**
   * Amount the program can still give away.
   * Type: `Money`.
   */
  remaining: string;
  /**
   * Reservation that holds the program's Credit. Null if there is none.
   * Type: `ReservationId`.
   */
  reservation: string | null;
  /**
   * Face value of rewards that set no amount. Null if every reward must set one.
   * Type: `Money`.
   */
  default_amount: string | null;
  /**
   * Reward types that the program can send.
   */
  choices: Array<enums.SendType>;
  /**
   * Ways in which rewards can be created.
   */
  sources: Array<enums.ProgramSource>;
  /**
   * Whether each phone number is limited to one reward.
   */
  one_per_phone: boolean;
  /**
   * Limits on what one person can receive.
   */
  per_recipient: RewardLimits;
  /**
   * Only phone numbers of this network are rewarded. Null if any network is.
   * Type: `NetworkId`.
   */
  require_network: string | null;
  /**
   * Maximum rewards per hour from completions. Null if unlimited.
   */
  throttle_per_hour: number | null;
  /**
   * Minimum age of the recipient's record, in seconds. Null if there is no minimum.
   * Type: `Seconds`.
   */
  min_account_age: number | null;
  /**
   * Rewards that are held before they are sent.
   */
  hold: ProgramHold;
  /**
   * What happens to electricity rewards during a national outage.
   */
  on_zesa_down: enums.PowerDownChoice;
  /**
   * How long a queued electricity reward can wait, in seconds.
   * Type: `Seconds`.
   */
  max_hold: number;
  /**
   * How long escrow can be released after the program is closed, in seconds.
   * Type: `Seconds`.
   */
  close_grace: number;
  /**
   * Custom SMS message to the person. Null for our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message: string | null;
  /**
   * Branding of claim pages and messages.
   */
  branding: ProgramBranding;
  /**
   * Legal basis for processing these people's data. Null if not set.
   */
  lawful_basis: enums.LawfulBasis | null;
  /**
   * Whether SMS messages omit the program and the amount.
   */
  sensitive_data: boolean;
  /**
   * Location where people must check in to claim links. Null if they can claim anywhere.
   */
  geofence: Geofence | null;
  /**
   * URL that signed completions are sent to.
   * Type: `WebUrl`.
   */
  completions_url: string;
  /**
   * Secret that signs completions. Only returned when the program is created or its secret is
   * rolled; null otherwise.
   * Type: `WebhookSecret`.
   */
  completions_secret: string | null;
  /**
   * Number of rewards, by outcome.
   */
  counts: ProgramCounts;
  /**
   * Number of rules that are active.
   */
  rules_count: number;
  /**
   * When the program was first activated. Null if it never was.
   * Type: `UnixTime`.
   */
  activated_at: number | null;
  /**
   * When the program was closed. Null if it is open.
   * Type: `UnixTime`.
   */
  closed_at: number | null;
  /**
   * Your own key-value data about the program.
   */
  metadata: Record<string, string>;
}

/**
 * A program gives rewards: it was activated, or resumed.
 */
export interface ProgramActivatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `program.activated`.
   */
  type: "program.activated";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ProgramEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Branding of a program's claim pages and messages.
 */
export interface ProgramBranding {
  /**
   * Name shown to people. Null for your account's name.
   * Type: `Label`.
   */
  display_name: string | null;
  /**
   * Colour of buttons on claim pages. Null for the default.
   * Type: `Color`.
   */
  color: string | null;
  /**
   * URL of a logo, at most 512 pixels wide. Null if not set.
   * Type: `WebUrl`.
   */
  logo_url: string | null;
  /**
   * URL where people find help. Null if not set.
   * Type: `WebUrl`.
   */
  support_url: string | null;
  /**
   * Message shown after a person has claimed. Null for the default.
   * Type: `Note`.
   */
  thank_you: string | null;
}

/**
 * A fifth of the budget or less remains. Told once for each time it falls so low.
 */
export interface ProgramBudgetLowEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `program.budget.low`.
   */
  type: "program.budget.low";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ProgramEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A program has ended for good.
 */
export interface ProgramClosedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `program.closed`.
   */
  type: "program.closed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ProgramEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Number of rewards of a program, by outcome.
 */
export interface ProgramCounts {
  /**
   * Total number of rewards created.
   * Type: `Count`.
   */
  rewards: number;
  /**
   * Number of rewards that people have received.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of rewards held in escrow or for review.
   * Type: `Count`.
   */
  held: number;
  /**
   * Number of rewards that could not be sent.
   * Type: `Count`.
   */
  failed: number;
}

/**
 * An event's payload: Program.
 */
export interface ProgramEventData {
  /**
   * The Program as it is at the moment of this try.
   */
  object: Program;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * The budget is spent or earmarked; the program gives nothing until some returns.
 */
export interface ProgramExhaustedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `program.exhausted`.
   */
  type: "program.exhausted";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ProgramEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Rewards of a program that are held before they are sent, and for how long.
 */
export interface ProgramHold {
  /**
   * What happens to rewards that are held.
   */
  mode: enums.ProgramHoldMode;
  /**
   * Only rewards above this amount are held. Null if all are.
   * Type: `Money`.
   */
  amount_over: string | null;
  /**
   * Whether only the first reward of each recipient is held.
   */
  first_reward: boolean;
  /**
   * Number of seconds after which an unreleased reward expires.
   * Type: `Seconds`.
   */
  expires_after: number;
}

/**
 * A program was paused and gives no rewards until it is resumed.
 */
export interface ProgramPausedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `program.paused`.
   */
  type: "program.paused";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ProgramEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An exhausted program has budget again and gives rewards.
 */
export interface ProgramReactivatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `program.reactivated`.
   */
  type: "program.reactivated";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ProgramEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * How a supplier is doing. It has no name here.
 */
export interface ProviderStatus {
  /**
   * A name that says nothing: `provider_a` and so on.
   */
  name: string;
  /**
   * How it is doing.
   */
  state: enums.NetworkState;
  /**
   * Since when.
   * Type: `UnixTime`.
   */
  since: number;
}

/**
 * What a sale will bring.
 */
export interface Quote {
  /**
   * The quote.
   * Type: `QuoteId`.
   */
  id: string;
  /**
   * Always `quote`.
   */
  object: "quote";
  /**
   * When it was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Whether a sale can carry it.
   */
  status: enums.QuoteStatus;
  /**
   * The product.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * What is sold.
   */
  type: enums.SendType;
  /**
   * The network that delivers it.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * The number in E.164 form, or the meter. A sale that carries the quote goes there.
   * Type: `Target`.
   */
  target: string;
  /**
   * The face value. The sale may be over another amount.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency, which the sale keeps.
   */
  currency: enums.Currency;
  /**
   * What the customer pays: always the face value.
   * Type: `Money`.
   */
  you_pay: string;
  /**
   * The data bundle; null for airtime and power.
   */
  bundle: SendBundle | null;
  /**
   * The confirmed meter; null for airtime and data.
   */
  meter: Meter | null;
  /**
   * What the money buys; null for airtime and data.
   */
  power: QuotePower | null;
  /**
   * When it can no longer be used: after 30 minutes.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * The send that carries it.
   * Type: `SendId`.
   */
  used_by: string | null;
}

/**
 * What is to be sold. Give `target`, `amount`, and `currency` or `product`.
 */
export interface QuoteCreate {
  /**
   * The mobile number in any Zimbabwean form, or the 11-digit meter.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * The product's slug, such as `power-usd`. Left out, it follows from target and currency.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * The face value: what the customer pays and receives.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * The currency. There is no default: give this or `product`.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Data: the bundle to send.
   * Type: `BundleId`.
   */
  bundle_id?: string;
}

/**
 * The units of a quote for power.
 */
export interface QuotePower {
  /**
   * What the amount buys now.
   */
  now: PowerUnits;
  /**
   * What it buys from the 1st of next month on.
   */
  after_reset: PowerUnitsAfterReset;
  /**
   * How sure it is, in a sentence for the cashier.
   * Type: `Note`.
   */
  note: string;
}

/**
 * A receipt of a send, ready to print.
 */
export interface Receipt {
  /**
   * Always `receipt`.
   */
  object: "receipt";
  /**
   * Time of the sale.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Number printed on the receipt.
   * Type: `ReceiptNumber`.
   */
  number: string;
  /**
   * ID of the send.
   * Type: `SendId`.
   */
  send: string;
  /**
   * Seller named on the receipt.
   */
  seller: ReceiptSeller;
  /**
   * Time at which this receipt was generated.
   * Type: `UnixTime`.
   */
  issued_at: number;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * ID of the network that delivers the send.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Phone number in E.164 format, or meter number.
   * Type: `Target`.
   */
  target: string;
  /**
   * Face value: what the customer paid for.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency of `amount`.
   */
  currency: enums.Currency;
  /**
   * Status of the send. Only `delivered` proves delivery.
   */
  status: enums.SendStatus;
  /**
   * Power token, masked without `tokens:read`. Null until delivered.
   * Type: `PowerToken`.
   */
  token: string | null;
  /**
   * Tokens in the order of entry. Empty until delivered.
   */
  tokens: Array<SendToken>;
  /**
   * Kilowatt hours bought. Null until known, and for airtime and data.
   * Type: `Units`.
   */
  units: string | null;
  /**
   * Breakdown of the amount paid. Null until known, and for airtime and data.
   */
  breakdown: PowerBreakdown | null;
  /**
   * Meter of a power sale. Null for airtime and data.
   */
  meter: ReceiptMeter | null;
  /**
   * Confirmation number of the network or utility. Quote it to their support.
   */
  provider_reference: string | null;
  /**
   * Your own reference. Null if you sent none.
   * Type: `ClientReference`.
   */
  client_reference: string | null;
  /**
   * Lines of 32 columns, for a printer that aligns both sides of a line itself. In test mode the
   * first line is `TEST - NOT A SALE`.
   */
  lines: Array<ReceiptLine>;
  /**
   * The same lines as one text, padded to 32 columns and separated by `\n`, ready to print.
   */
  text: string;
  /**
   * Signature of a fiscal device. Null: no device is connected yet.
   */
  fiscal: ReceiptFiscal | null;
  /**
   * What the cashier does next, in one sentence. Null when the sale is complete. Not printed.
   * Type: `Note`.
   */
  note: string | null;
}

/**
 * Signature of a fiscal device.
 */
export interface ReceiptFiscal {
  /**
   * Fiscal number of the receipt.
   */
  number: string;
  /**
   * Signature of the fiscal device.
   */
  signature: string;
  /**
   * Content of the QR code.
   */
  qr_data: string;
}

/**
 * A line of 32 columns: `label` at the left edge, `value` at the right one.
 */
export interface ReceiptLine {
  /**
   * Text at the left edge. Empty when the line continues the one above.
   * Type: `ReceiptText`.
   */
  label: string;
  /**
   * Text at the right edge. Empty for a line of plain text.
   * Type: `ReceiptText`.
   */
  value: string;
}

/**
 * Meter shown on a receipt.
 */
export interface ReceiptMeter {
  /**
   * Number of the meter.
   * Type: `MeterNumber`.
   */
  number: string;
  /**
   * Name of the meter's owner, masked.
   */
  name_masked: string | null;
  /**
   * Suburb of the meter, never its full address.
   */
  suburb: string | null;
}

/**
 * Seller named on the receipt.
 */
export interface ReceiptSeller {
  /**
   * Name of your account, as customers see it.
   * Type: `Label`.
   */
  name: string;
  /**
   * Phone number for customer support. Null if the account has none.
   * Type: `Phone`.
   */
  support_phone: string | null;
}

/**
 * A person you send to.
 */
export interface Recipient {
  /**
   * Unique identifier of the object.
   * Type: `RecipientId`.
   */
  id: string;
  /**
   * Always `recipient`.
   */
  object: "recipient";
  /**
   * When the recipient was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Your own ID for the recipient. Null if not set.
   * Type: `ExternalId`.
   */
  external_id: string | null;
  /**
   * Name of the person, used in SMS merge fields. Null once erased, and for recipients a reward
   * created from a phone number only.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * First name of the person. Null if not known separately.
   * Type: `Label`.
   */
  first_name: string | null;
  /**
   * Phone number for airtime, data and messages. Null if there is none.
   * Type: `Phone`.
   */
  phone: string | null;
  /**
   * Mobile network of the phone number. Null if there is no number.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Email address of the person. Null if not set.
   * Type: `Email`.
   */
  email: string | null;
  /**
   * Electricity meters of the recipient.
   */
  meters: Array<RecipientMeter>;
  /**
   * Meter used when none is specified. Null if there is none.
   * Type: `MeterNumber`.
   */
  default_meter: string | null;
  /**
   * Your payroll number for the person. Null if not set.
   * Type: `PayrollId`.
   */
  payroll_id: string | null;
  /**
   * Cost centre that sends to the recipient are booked to. Null if there is none. Can be expanded.
   */
  cost_center: string | CostCenter | null;
  /**
   * Groups that the recipient is in.
   */
  groups: Array<string>;
  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns. Null if not set.
   */
  monthly_cap: Record<string, string | null> | null;
  /**
   * Legal basis for holding the recipient's personal data.
   */
  lawful_basis: enums.LawfulBasis;
  /**
   * Consent given by the recipient. Null if the legal basis is another.
   */
  consent: RecipientConsent | null;
  /**
   * Tags to group and filter recipients by.
   */
  tags: Array<string>;
  /**
   * Current status. Decides whether the recipient can be used or is being erased; see Lifecycles.
   */
  status: enums.RecipientStatus;
  /**
   * When the recipient will be erased. Null unless an erasure is pending.
   * Type: `UnixTime`.
   */
  erase_at: number | null;
  /**
   * Totals of what the recipient has received. Only returned when a single recipient is retrieved,
   * null otherwise.
   */
  totals: RecipientTotals | null;
  /**
   * Internal notes for your team. Null if not set.
   * Type: `Note`.
   */
  notes: string | null;
  /**
   * Your own key-value data about the recipient.
   */
  metadata: Record<string, string>;
}

/**
 * Consent given by a person.
 */
export interface RecipientConsent {
  /**
   * When the person gave consent.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * Where consent was given: a form, a page, a call.
   * Type: `Label`.
   */
  source: string;
  /**
   * Version of the text the person agreed to. Null if not recorded.
   * Type: `Label`.
   */
  text_version: string | null;
}

/**
 * A recipient was made.
 */
export interface RecipientCreatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.created`.
   */
  type: "recipient.created";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RecipientEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * What was known of a recipient is gone: of the object its id is left.
 */
export interface RecipientErasedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.erased`.
   */
  type: "recipient.erased";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RecipientEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A recipient will be erased in seven days, unless somebody restores it.
 */
export interface RecipientErasurePendingEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.erasure_pending`.
   */
  type: "recipient.erasure_pending";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RecipientEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Recipient.
 */
export interface RecipientEventData {
  /**
   * The Recipient as it is at the moment of this try.
   */
  object: Recipient;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * An electricity meter of a recipient.
 */
export interface RecipientMeter {
  /**
   * Meter number of 11 digits.
   * Type: `MeterNumber`.
   */
  number: string;
  /**
   * Your label for it, such as `Home`. Null if not set.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * Masked name of the owner, from the utility. Null until confirmed.
   */
  name_masked: string | null;
  /**
   * When the utility last confirmed the meter. Null if never.
   * Type: `UnixTime`.
   */
  confirmed_at: number | null;
}

/**
 * Totals of what a recipient has received.
 */
export interface RecipientTotals {
  /**
   * Number of sends that were delivered.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Face value of the delivered sends.
   */
  amount: Record<string, string>;
  /**
   * When the last send was created. Null if there is none.
   * Type: `UnixTime`.
   */
  last_send_at: number | null;
}

/**
 * A recipient was changed, or restored.
 */
export interface RecipientUpdatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.updated`.
   */
  type: "recipient.updated";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RecipientEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A person referred by another. Only the direct referrer is ever rewarded.
 */
export interface Referral {
  /**
   * Unique identifier of the object.
   * Type: `ReferralId`.
   */
  id: string;
  /**
   * Always `referral`.
   */
  object: "referral";
  /**
   * When the referral was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Program that pays the reward.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient who made the referral and is rewarded.
   * Type: `RecipientId`.
   */
  referrer: string;
  /**
   * Recipient who was referred.
   * Type: `RecipientId`.
   */
  referee: string;
  /**
   * Current status. Decides whether the reward was earned; see Lifecycles.
   */
  status: enums.ReferralStatus;
  /**
   * Reward of the referrer. Null until the referral qualifies.
   * Type: `RewardId`.
   */
  reward: string | null;
  /**
   * When the referral qualified. Null if it has not.
   * Type: `UnixTime`.
   */
  qualified_at: number | null;
  /**
   * When the referral expires if it has not qualified: after 90 days.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * Number of steps between the referrer and the referee. Always 1.
   */
  depth: number;
  /**
   * Reason for the rejection: the first reason of the review that rejected the reward. Null if not
   * rejected.
   */
  reason: enums.ReviewReason | null;
  /**
   * Your own key-value data about the referral.
   */
  metadata: Record<string, string>;
}

/**
 * An event's payload: Referral.
 */
export interface ReferralEventData {
  /**
   * The Referral as it is at the moment of this try.
   */
  object: Referral;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A referred friend did what earns the reward; the referrer's is in reward.
 */
export interface ReferralQualifiedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `referral.qualified`.
   */
  type: "referral.qualified";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ReferralEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A request with what was sent and answered.
 */
export interface RequestLog {
  /**
   * The request, as the header `Request-Id` named it.
   * Type: `RequestId`.
   */
  id: string;
  /**
   * Always `request_log`.
   */
  object: "request_log";
  /**
   * When it arrived, in real time, whatever the test clock says.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it was of live mode.
   */
  livemode: boolean;
  /**
   * Its method.
   */
  method: enums.HttpMethod;
  /**
   * Its path as it came.
   * Type: `UrlPath`.
   */
  path: string;
  /**
   * Its query as it came; empty without one.
   * Type: `QueryText`.
   */
  query: string;
  /**
   * The status of the answer.
   */
  status: number;
  /**
   * How long it took.
   */
  duration_ms: number;
  /**
   * The key it was sent with.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * The member who was signed in; null for a key.
   * Type: `MemberId`.
   */
  member: string | null;
  /**
   * The address it came from.
   * Type: `IpAddress`.
   */
  ip: string;
  /**
   * What the caller said it was; null when it said nothing.
   * Type: `UserAgent`.
   */
  user_agent: string | null;
  /**
   * The SDK it was sent by; null for any other caller.
   * Type: `SdkName`.
   */
  sdk: string | null;
  /**
   * The version of the interface that it was answered in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its Idempotency-Key; null when it had none, or the operation takes none.
   * Type: `IdempotencyKey`.
   */
  idempotency_key: string | null;
  /**
   * Whether an earlier request had done the work.
   */
  replayed: boolean;
  /**
   * The code of the refusal; null for a success.
   * Type: `ErrorCode`.
   */
  error_code: string | null;
  /**
   * The object that was answered, or that the refusal is about.
   * Type: `ObjectId`.
   */
  object_id: string | null;
  /**
   * The body that was sent, masked. Null when there was none, or it was no JSON object, or larger
   * than 16 KiB. A key without `sends:read` sees telephone numbers without their middle digits.
   */
  request_body: unknown | null;
  /**
   * The body that was answered, masked in the same way. Null when it was larger than 16 KiB.
   */
  response_body: unknown | null;
  /**
   * The events that the request caused and that are still shown, oldest first.
   */
  events: Array<string>;
}

/**
 * A line of the request log.
 */
export interface RequestLogLine {
  /**
   * The request, as the header `Request-Id` named it.
   * Type: `RequestId`.
   */
  id: string;
  /**
   * Always `request_log`.
   */
  object: "request_log";
  /**
   * When it arrived, in real time, whatever the test clock says.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it was of live mode.
   */
  livemode: boolean;
  /**
   * Its method.
   */
  method: enums.HttpMethod;
  /**
   * Its path as it came.
   * Type: `UrlPath`.
   */
  path: string;
  /**
   * Its query as it came; empty without one.
   * Type: `QueryText`.
   */
  query: string;
  /**
   * The status of the answer.
   */
  status: number;
  /**
   * How long it took.
   */
  duration_ms: number;
  /**
   * The key it was sent with.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * The member who was signed in; null for a key.
   * Type: `MemberId`.
   */
  member: string | null;
  /**
   * The address it came from.
   * Type: `IpAddress`.
   */
  ip: string;
  /**
   * What the caller said it was; null when it said nothing.
   * Type: `UserAgent`.
   */
  user_agent: string | null;
  /**
   * The SDK it was sent by; null for any other caller.
   * Type: `SdkName`.
   */
  sdk: string | null;
  /**
   * The version of the interface that it was answered in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its Idempotency-Key; null when it had none, or the operation takes none.
   * Type: `IdempotencyKey`.
   */
  idempotency_key: string | null;
  /**
   * Whether an earlier request had done the work.
   */
  replayed: boolean;
  /**
   * The code of the refusal; null for a success.
   * Type: `ErrorCode`.
   */
  error_code: string | null;
  /**
   * The object that was answered, or that the refusal is about.
   * Type: `ObjectId`.
   */
  object_id: string | null;
}

/**
 * A page of the request log.
 */
export interface RequestLogList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<RequestLogLine>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A reward that a person must check before it is sent.
 */
export interface Review {
  /**
   * Unique identifier of the object.
   * Type: `ReviewId`.
   */
  id: string;
  /**
   * Always `review`.
   */
  object: "review";
  /**
   * When the review was opened.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether real money is involved: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Program that the reward belongs to.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Reward that is held. Can be expanded.
   */
  reward: string | Reward;
  /**
   * Current status. Decides whether a decision is still needed; see Lifecycles.
   */
  status: enums.ReviewStatus;
  /**
   * Risk that the reward is fraudulent.
   */
  risk: enums.ReviewRisk;
  /**
   * Reasons the reward is under review.
   */
  reasons: Array<enums.ReviewReason>;
  /**
   * Other rewards that may belong to the same person.
   */
  related: ReviewRelated;
  /**
   * Key or member that decided. Null while open, or if the review timed out.
   * Type: `MakerId`.
   */
  decided_by: string | null;
  /**
   * When the review was decided. Null while open.
   * Type: `UnixTime`.
   */
  decided_at: number | null;
  /**
   * How the review was resolved. Null while open.
   */
  resolution: enums.ReviewResolution | null;
  /**
   * Note added with the decision. Null if there is none.
   * Type: `Note`.
   */
  note: string | null;
}

/**
 * An event's payload: Review.
 */
export interface ReviewEventData {
  /**
   * The Review as it is at the moment of this try.
   */
  object: Review;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A reward is held for a review. Somebody must approve or reject it.
 */
export interface ReviewOpenedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `review.opened`.
   */
  type: "review.opened";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ReviewEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Other rewards that may belong to the same person.
 */
export interface ReviewRelated {
  /**
   * Number of related rewards.
   * Type: `Count`.
   */
  count: number;
  /**
   * Number of related rewards that were blocked or rejected.
   * Type: `Count`.
   */
  blocked_count: number;
  /**
   * IDs of the newest related rewards.
   */
  reward_ids: Array<string>;
}

/**
 * A review was approved or rejected, or nobody decided it for 30 days.
 */
export interface ReviewResolvedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `review.resolved`.
   */
  type: "review.resolved";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ReviewEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Airtime, data or electricity given to a person from the budget of a program.
 */
export interface Reward {
  /**
   * Unique identifier of the object.
   * Type: `RewardId`.
   */
  id: string;
  /**
   * Always `reward`.
   */
  object: "reward";
  /**
   * When the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether real money is involved: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.RewardStatus;
  /**
   * Reason the reward is held. Null unless it is held.
   */
  held_reason: enums.RewardHeldReason | null;
  /**
   * Program that pays for the reward. Can be expanded.
   */
  program: string | Program;
  /**
   * Recipient of the reward. Null if the number belongs to none of your recipients. Can be
   * expanded.
   */
  recipient: string | Recipient | null;
  /**
   * Your own ID of the completion. Null for claimed links.
   * Type: `CompletionId`.
   */
  completion_id: string | null;
  /**
   * Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
   * returns to the budget.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Currency of the program.
   */
  currency: enums.Currency;
  /**
   * How the reward is delivered to the person.
   */
  delivery: enums.RewardDelivery;
  /**
   * Reward type. Null until the person has chosen.
   */
  type: enums.SendType | null;
  /**
   * Product that is sent. Null until the person has chosen.
   * Type: `ProductId`.
   */
  product: string | null;
  /**
   * Data bundle that is sent. Null unless the type is data.
   * Type: `BundleId`.
   */
  bundle_id: string | null;
  /**
   * Meter that receives the electricity. Null unless the type is electricity.
   * Type: `MeterNumber`.
   */
  meter: string | null;
  /**
   * Phone number that receives the electricity token by SMS. Null unless the type is electricity.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Phone number or meter that receives the reward. Null until the person has chosen.
   * Type: `Target`.
   */
  target: string | null;
  /**
   * Send that pays out the reward. Null until there is one. Can be expanded.
   */
  send: string | Send | null;
  /**
   * Link with which the person claims the reward. Null if there is none. Can be expanded.
   */
  link: string | RewardLink | null;
  /**
   * Review that held the reward. Null if there was none.
   * Type: `ReviewId`.
   */
  review: string | null;
  /**
   * Referral that earned the reward. Null if there is none.
   * Type: `ReferralId`.
   */
  referral: string | null;
  /**
   * Activity that earned the reward. Null if there is none.
   * Type: `ActivityRecordId`.
   */
  activity: string | null;
  /**
   * Rule that gave the reward. Null if there is none.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * Approval that allowed the reward. Null if none was needed.
   * Type: `ApprovalId`.
   */
  approval: string | null;
  /**
   * What created the reward.
   */
  source: enums.RewardSource;
  /**
   * When the reward expires if it is not claimed or released. Null if it does not expire.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * Amount that was released, up to the whole `amount`. Null until released.
   * Type: `Money`.
   */
  released_amount: string | null;
  /**
   * Reason the reward failed, with the same codes as a send. Null unless it failed.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
   * Type: `Note`.
   */
  failure_message: string | null;
  /**
   * When the reward was held. Null if it never was.
   * Type: `UnixTime`.
   */
  held_at: number | null;
  /**
   * When the reward was released. Null if it never was.
   * Type: `UnixTime`.
   */
  released_at: number | null;
  /**
   * When the reward was delivered. Null if it has not been.
   * Type: `UnixTime`.
   */
  delivered_at: number | null;
  /**
   * When the reward failed. Null if it did not.
   * Type: `UnixTime`.
   */
  failed_at: number | null;
  /**
   * When the reward was voided. Null if it was not.
   * Type: `UnixTime`.
   */
  voided_at: number | null;
  /**
   * When the reward expired. Null if it did not.
   * Type: `UnixTime`.
   */
  expired_at: number | null;
  /**
   * When a review rejected the reward. Null if none did.
   * Type: `UnixTime`.
   */
  rejected_at: number | null;
  /**
   * Your own key-value data about the reward.
   */
  metadata: Record<string, string>;
}

/**
 * A reward was made, and its budget taken.
 */
export interface RewardCreatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.created`.
   */
  type: "reward.created";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The person has the reward.
 */
export interface RewardDeliveredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.delivered`.
   */
  type: "reward.delivered";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A completion_id was sent again. Nothing changed; told at most once a day for each.
 */
export interface RewardDuplicateEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.duplicate`.
   */
  type: "reward.duplicate";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Reward.
 */
export interface RewardEventData {
  /**
   * The Reward as it is at the moment of this try.
   */
  object: Reward;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Nobody took or released a reward in time; its budget is back.
 */
export interface RewardExpiredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.expired`.
   */
  type: "reward.expired";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward could not be sent; its budget is back, and failure_code says why.
 */
export interface RewardFailedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.failed`.
   */
  type: "reward.failed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward is stopped, in escrow or for a review; held_reason says which.
 */
export interface RewardHeldEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.held`.
   */
  type: "reward.held";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Limits on what one person receives within a period. Null for no limit.
 */
export interface RewardLimit {
  /**
   * Maximum number of rewards. Null if unlimited.
   */
  count: number | null;
  /**
   * Maximum amount, in the program's currency. Null if unlimited.
   * Type: `Money`.
   */
  amount: string | null;
}

/**
 * Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
 */
export interface RewardLimits {
  /**
   * Limit over the person's lifetime. Null for no limit.
   */
  lifetime: RewardLimit | null;
  /**
   * Limit per calendar day. Null for no limit.
   */
  per_day: RewardLimit | null;
  /**
   * Limit per week, starting on Monday. Null for no limit.
   */
  per_week: RewardLimit | null;
  /**
   * Limit per calendar month. Null for no limit.
   */
  per_month: RewardLimit | null;
}

/**
 * A link with which a person claims a reward. Its amount is earmarked in the program's budget.
 */
export interface RewardLink {
  /**
   * Unique identifier of the object.
   * Type: `RewardLinkId`.
   */
  id: string;
  /**
   * Always `reward_link`.
   */
  object: "reward_link";
  /**
   * When the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it gives away real money: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Program that pays for the link.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Current status. Decides whether the link can be claimed; see Lifecycles.
   */
  status: enums.RewardLinkStatus;
  /**
   * Claim page to give to the person, valid until the link is claimed, revoked or expired. Treat it
   * as money. Null for keys without `rewards:write` and for all agent keys.
   * Type: `WebUrl`.
   */
  url: string | null;
  /**
   * Claim token of the link. Null whenever `url` is null, for the same reason.
   * Type: `ClaimToken`.
   */
  token: string | null;
  /**
   * URL of a printable QR code of `url`, valid as long as the link. Null whenever `url` is null.
   * Type: `WebUrl`.
   */
  qr_png_url: string | null;
  /**
   * Face value of the link.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Currency of the program.
   */
  currency: enums.Currency;
  /**
   * Reward types that the person can choose from.
   */
  choices: Array<enums.SendType>;
  /**
   * Label of the link, such as the name of a campaign. Null if not set.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * How a claim is tied to a person.
   */
  bind: enums.LinkBinding;
  /**
   * The only phone number that can claim the link, partially masked. Null if any number can.
   * Type: `MaskedPhone`.
   */
  phone_hint_masked: string | null;
  /**
   * Recipient that the reward is attributed to. Null if anyone can claim it.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * Reward that the link belongs to or was claimed as. Null if there is none yet.
   * Type: `RewardId`.
   */
  reward: string | null;
  /**
   * When the link expires. Null if it never does.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * When the link was first opened. Null if it has not been opened.
   * Type: `UnixTime`.
   */
  opened_at: number | null;
  /**
   * When the link was claimed. Null if it has not been claimed.
   * Type: `UnixTime`.
   */
  claimed_at: number | null;
  /**
   * Number of times the link was opened.
   * Type: `Count`.
   */
  open_count: number;
  /**
   * Your own key-value data about the link.
   */
  metadata: Record<string, string>;
}

/**
 * Somebody has claimed a reward link; its reward is in reward.
 */
export interface RewardLinkClaimedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.claimed`.
   */
  type: "reward_link.claimed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward link was made. Those of a call for more than 50 are told little by little.
 */
export interface RewardLinkCreatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.created`.
   */
  type: "reward_link.created";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: RewardLink.
 */
export interface RewardLinkEventData {
  /**
   * The RewardLink as it is at the moment of this try.
   */
  object: RewardLink;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * The time of a reward link is over; its budget is back.
 */
export interface RewardLinkExpiredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.expired`.
   */
  type: "reward_link.expired";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Somebody has looked at a reward link for the first time.
 */
export interface RewardLinkOpenedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.opened`.
   */
  type: "reward_link.opened";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward link was taken back; its budget is back.
 */
export interface RewardLinkRevokedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.revoked`.
   */
  type: "reward_link.revoked";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A review turned a reward down; its budget is back.
 */
export interface RewardRejectedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.rejected`.
   */
  type: "reward.rejected";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A held reward was let go and is being sent.
 */
export interface RewardReleasedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.released`.
   */
  type: "reward.released";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward was taken back before anything was sent; its budget is back.
 */
export interface RewardVoidedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `reward.voided`.
   */
  type: "reward.voided";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: RewardEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The newest of the old secrets of a key that still work.
 */
export interface RolledSecret {
  /**
   * The last four characters of the old secret.
   * Type: `KeySecretEnding`.
   */
  last4: string;
  /**
   * Until when it works.
   * Type: `UnixTime`.
   */
  works_until: number;
}

/**
 * One day on which a schedule runs or would run.
 */
export interface ScheduleOccurrence {
  /**
   * Always `schedule_occurrence`.
   */
  object: "schedule_occurrence";
  /**
   * When the schedule was created, or the day was last changed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Schedule of the day.
   * Type: `ScheduleId`.
   */
  schedule: string;
  /**
   * Date of the run. After a move, the same as `moved_to`.
   * Type: `Day`.
   */
  date: string;
  /**
   * Original date given by the cadence, used in paths even after a move.
   * Type: `Day`.
   */
  original_date: string;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.ScheduleOccurrenceStatus;
  /**
   * When it runs or ran. Null if it does not run.
   * Type: `UnixTime`.
   */
  runs_at: number | null;
  /**
   * Amount each person receives on this day. Null if every person has their own amount.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Amount set for this day only. Null if not overridden.
   * Type: `Money`.
   */
  amount_override: string | null;
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Your note about this day. Null if not set.
   * Type: `Note`.
   */
  note: string | null;
  /**
   * Date it was moved to. Null if it was not moved.
   * Type: `Day`.
   */
  moved_to: string | null;
  /**
   * Day whose run this one is part of. Null if not combined.
   */
  combined_into: OccurrenceRef | null;
  /**
   * Days that are part of this day's run.
   */
  combined_from: Array<OccurrenceRef>;
  /**
   * Number of people who receive it. Final once it has run, current until then.
   * Type: `PeopleCount`.
   */
  recipient_count: number;
  /**
   * Estimated face value of the run, including combined days.
   * Type: `Money`.
   */
  estimated_total: string;
  /**
   * Batch that the run created. Null until it has run.
   * Type: `BatchId`.
   */
  batch: string | null;
  /**
   * When it can no longer be changed: 15 minutes before the run. Null if it does not run.
   * Type: `UnixTime`.
   */
  locked_at: number | null;
}

/**
 * An event's payload: ScheduleOccurrence.
 */
export interface ScheduleOccurrenceEventData {
  /**
   * The ScheduleOccurrence as it is at the moment of this try.
   */
  object: ScheduleOccurrence;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A schedule has run; batch is what it made.
 */
export interface ScheduleOccurrenceRanEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.ran`.
   */
  type: "schedule.occurrence.ran";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A schedule was due, and waits for Credit.
 */
export interface ScheduleOccurrenceRetryAfterTopupEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.retry_after_topup`.
   */
  type: "schedule.occurrence.retry_after_topup";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A schedule was due, and left out for lack of Credit.
 */
export interface ScheduleOccurrenceSkippedInsufficientCreditEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.skipped_insufficient_credit`.
   */
  type: "schedule.occurrence.skipped_insufficient_credit";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A schedule runs within 24 hours; it can be changed until 15 minutes before.
 */
export interface ScheduleOccurrenceUpcomingEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.upcoming`.
   */
  type: "schedule.occurrence.upcoming";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A sale of airtime, data or electricity, from the moment it is written to its end.
 */
export interface Send {
  /**
   * The send.
   * Type: `SendId`.
   */
  id: string;
  /**
   * Always `send`.
   */
  object: "send";
  /**
   * Time at which the send was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.SendStatus;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * ID of the product sold.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * ID of the network that delivers the send.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
   * `00000000000`; the amounts are kept.
   * Type: `Target`.
   */
  target: string;
  /**
   * Target formatted for people. `erased` once the recipient is erased.
   * Type: `PhoneText`.
   */
  target_display: string;
  /**
   * The face value: what the customer receives.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency of `amount`, `cost` and `discount`.
   */
  currency: enums.Currency;
  /**
   * Credit charged: the face value, less the dealer discount.
   * Type: `Money`.
   */
  cost: string;
  /**
   * The dealer discount; `0.00` without the dealer tier.
   * Type: `Money`.
   */
  discount: string;
  /**
   * Whether the Credit was returned. Remains true if a failed send is delivered late.
   */
  credit_returned: boolean;
  /**
   * Credit transactions of this send, oldest first.
   */
  credit_transactions: Array<string>;
  /**
   * Data bundle sold. Null for airtime and power.
   */
  bundle: SendBundle | null;
  /**
   * Your own reference. Null if you sent none.
   * Type: `ClientReference`.
   */
  client_reference: string | null;
  /**
   * Recipient that the send is attributed to. Can be expanded.
   */
  recipient: string | Recipient | null;
  /**
   * Program that the send is attributed to. Can be expanded.
   */
  program: string | Program | null;
  /**
   * Reward that the send pays out. Can be expanded.
   */
  reward: string | Reward | null;
  /**
   * Batch that the send belongs to. Can be expanded.
   */
  batch: string | Batch | null;
  /**
   * ID of the batch line that created the send.
   * Type: `BatchItemId`.
   */
  batch_item: string | null;
  /**
   * ID of the schedule that created the send.
   * Type: `ScheduleId`.
   */
  schedule: string | null;
  /**
   * ID of the checkout session that paid for the send.
   * Type: `CheckoutSessionId`.
   */
  checkout_session: string | null;
  /**
   * ID of the approval that allowed the send.
   * Type: `ApprovalId`.
   */
  approval: string | null;
  /**
   * ID of the cost centre that the send is charged to.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote: string | null;
  /**
   * ID of the API key that created the send. Null if no key did.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Who created this send.
   */
  created_by: SendCreator;
  /**
   * Feature that created the send.
   */
  source: enums.SendSource;
  /**
   * Another number to notify by SMS.
   * Type: `Phone`.
   */
  notify_number: string | null;
  /**
   * Text message to the customer. Null when none is sent.
   * Type: `SmsText`.
   */
  sms_message: string | null;
  /**
   * Language of the default message. Null when no message is sent.
   */
  sms_locale: enums.SmsLocale | null;
  /**
   * SMS delivery status of the message to the customer.
   */
  sms_status: enums.SmsStatus;
  /**
   * Scheduled dispatch time. Null when the send is dispatched immediately.
   * Type: `UnixTime`.
   */
  scheduled_for: number | null;
  /**
   * Reason for the failure. Null unless the send failed.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Reason for the failure, in one sentence for a cashier.
   * Type: `Note`.
   */
  failure_message: string | null;
  /**
   * ID of the failed send that this one retries.
   * Type: `SendId`.
   */
  retry_of: string | null;
  /**
   * ID of the send that retries this one.
   * Type: `SendId`.
   */
  retried_by: string | null;
  /**
   * Whether the send can be retried: it failed and has not been retried yet.
   */
  retryable: boolean;
  /**
   * Whether a person should check: unknown for over an hour, in review, or queued too long.
   */
  needs_attention: boolean;
  /**
   * Time of the next status check with the network. Null when none is due.
   * Type: `UnixTime`.
   */
  next_check_at: number | null;
  /**
   * Confirmation number of the network or utility, once delivered. Quote it to their support.
   */
  provider_reference: string | null;
  /**
   * Time of the first submission to the network.
   * Type: `UnixTime`.
   */
  submitted_at: number | null;
  /**
   * Time of delivery. Null unless delivered.
   * Type: `UnixTime`.
   */
  delivered_at: number | null;
  /**
   * Time of the failure. Null unless failed.
   * Type: `UnixTime`.
   */
  failed_at: number | null;
  /**
   * Time at which the Credit was returned.
   * Type: `UnixTime`.
   */
  credited_at: number | null;
  /**
   * Time of the cancellation. Null unless cancelled.
   * Type: `UnixTime`.
   */
  cancelled_at: number | null;
  /**
   * Time at which we learned that a failed send had been delivered.
   * Type: `UnixTime`.
   */
  late_delivered_at: number | null;
  /**
   * Behaviour during a national outage. Null for airtime and data.
   */
  on_zesa_down: enums.PowerDownChoice | null;
  /**
   * Maximum time in the queue, in seconds. Null for airtime and data.
   * Type: `Seconds`.
   */
  max_hold: number | null;
  /**
   * Time at which a queued send fails. Null unless queued.
   * Type: `UnixTime`.
   */
  queued_until: number | null;
  /**
   * Confirmation level required for the meter. Null for airtime and data.
   */
  confirm: enums.MeterConfirmMode | null;
  /**
   * Meter, tokens and cost breakdown. Null for airtime and data.
   */
  power: SendPower | null;
  /**
   * Power token, masked without `tokens:read`. Null until delivered.
   * Type: `PowerToken`.
   */
  token: string | null;
  /**
   * Kilowatt hours bought. Null until known, and for airtime and data.
   * Type: `Units`.
   */
  units: string | null;
  /**
   * Your own key-value data about the sale.
   */
  metadata: Record<string, string>;
  /**
   * Number printed on the receipt.
   * Type: `ReceiptNumber`.
   */
  receipt_number: string;
}

/**
 * How to move a test send.
 */
export interface SendAdvance {
  /**
   * Where it shall go. Left out: the next step that its number's last four digits script.
   */
  to?: enums.SendAdvanceTarget;
}

/**
 * A request to a provider about a send, with its outcome.
 */
export interface SendAttempt {
  /**
   * ID of the attempt.
   * Type: `AttemptId`.
   */
  id: string;
  /**
   * Always `send_attempt`.
   */
  object: "send_attempt";
  /**
   * Time of creation, always before the provider is contacted.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * ID of the send.
   * Type: `SendId`.
   */
  send: string;
  /**
   * Position among the attempts of the send, from 1.
   */
  sequence: number;
  /**
   * Type of request to the provider.
   */
  kind: enums.AttemptKind;
  /**
   * Time of the request to the provider.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * Response time in milliseconds. Null while waiting.
   */
  duration_ms: number | null;
  /**
   * Outcome of the request. Null while waiting.
   */
  outcome: enums.AttemptOutcome | null;
  /**
   * Outcome in plain words, without the supplier's name.
   * Type: `Note`.
   */
  detail: string | null;
  /**
   * Status of the send before the attempt.
   */
  status_before: enums.SendStatus;
  /**
   * Status of the send after the attempt. Null while waiting.
   */
  status_after: enums.SendStatus | null;
}

/**
 * One page of a list.
 */
export interface SendAttemptList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<SendAttempt>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * Data bundle of a send.
 */
export interface SendBundle {
  /**
   * ID of the bundle.
   * Type: `BundleId`.
   */
  id: string;
  /**
   * Name of the bundle.
   * Type: `Label`.
   */
  name: string;
}

/**
 * The send was cancelled before it went out.
 */
export interface SendCancelledEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.cancelled`.
   */
  type: "send.cancelled";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A sale to create. Set `target`, `amount`, and `currency` or `product`. Fields marked "Power only"
 * cannot be used with any other type.
 */
export interface SendCreate {
  /**
   * Type of sale. Default: derived from `product`, else from `target`.
   */
  type?: enums.SendType;
  /**
   * ID of the product, such as `airtime-usd`. Default: derived from type and currency.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * The face value: what the customer receives.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * Currency of the sale. Required unless `product` is set.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Data only. ID of the bundle to sell.
   * Type: `BundleId`.
   */
  bundle_id?: string;
  /**
   * Power only, required. Phone number that receives the token.
   * Type: `PhoneInput`.
   */
  token_phone?: string;
  /**
   * Power only. Email address that also receives the token.
   * Type: `Email`.
   */
  token_email?: string;
  /**
   * Another number to notify by SMS.
   * Type: `PhoneInput`.
   */
  notify_number?: string;
  /**
   * Power only. Confirmation level required for the meter. Default: `strict`.
   */
  confirm?: enums.MeterConfirmMode;
  /**
   * Power only. Behaviour during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice;
  /**
   * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string;
  /**
   * Your own text message to the customer, up to 480 characters once its merge fields are filled
   * in. Default for airtime and data: a message that names your `statement_descriptor`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string;
  /**
   * Language of the default message. Default: `en`.
   */
  sms_locale?: enums.SmsLocale;
  /**
   * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
   */
  scheduled_for?: number | string;
  /**
   * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
   * it again returns the send that has it and charges nothing. Never restart your numbering.
   * Type: `ClientReference`.
   */
  client_reference?: string;
  /**
   * Power only. ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote?: string;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string>;
  /**
   * Agent keys only. Reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string;
}

/**
 * A send was written and charged.
 */
export interface SendCreatedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.created`.
   */
  type: "send.created";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Who created this send.
 */
export interface SendCreator {
  /**
   * Type of the creator.
   */
  type: enums.ActorType;
  /**
   * ID of the API key or member. Null for the service and its staff.
   * Type: `MakerId`.
   */
  id: string | null;
}

/**
 * The Credit drawn for the send is available again.
 */
export interface SendCreditedBackEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.credited_back`.
   */
  type: "send.credited_back";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The customer has it; the Credit is spent.
 */
export interface SendDeliveredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.delivered`.
   */
  type: "send.delivered";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Send.
 */
export interface SendEventData {
  /**
   * The Send as it is at the moment of this try.
   */
  object: WebhookSend;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * It did not go through; failure_code says why.
 */
export interface SendFailedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.failed`.
   */
  type: "send.failed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A send that had failed was delivered after all. The returned Credit stays.
 */
export interface SendLateDeliveredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.late_delivered`.
   */
  type: "send.late_delivered";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * One page of a list.
 */
export interface SendList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<Send>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A send that waits goes to another meter. Told to every endpoint.
 */
export interface SendMeterChangedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.meter_changed`.
   */
  type: "send.meter_changed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A send, or the approval that it waits for. Distinguished by `object`.
 */
export type SendOrApproval =
  | Send
  | AgentApproval
  // A variant that is not known here. Its `object` is there when the program runs; were its
  // type `string`, no variant above could be told apart.
  | { object: "(unknown)"; [field: string]: unknown };

/**
 * Electricity details of a send.
 */
export interface SendPower {
  /**
   * Number of the meter.
   * Type: `MeterNumber`.
   */
  meter: string;
  /**
   * Name of the meter's owner, masked.
   */
  name_masked: string | null;
  /**
   * Suburb of the meter, never its full address.
   */
  suburb: string | null;
  /**
   * How surely the meter was confirmed.
   */
  confirmation: enums.MeterConfirmation;
  /**
   * Time at which the meter was confirmed.
   * Type: `UnixTime`.
   */
  confirmed_at: number | null;
  /**
   * Phone number that receives the token.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Email address that receives the token.
   * Type: `Email`.
   */
  token_email: string | null;
  /**
   * Delivery status of the message with the token.
   */
  token_status: enums.TokenStatus;
  /**
   * Tokens in the order of entry. Empty until delivered.
   */
  tokens: Array<SendToken>;
  /**
   * Kilowatt hours bought with the amount.
   * Type: `Units`.
   */
  units_kwh: string | null;
  /**
   * Breakdown of the amount paid. Null until known.
   */
  breakdown: PowerBreakdown | null;
  /**
   * Reference number of the utility.
   */
  utility_reference: string | null;
}

/**
 * Preview of a send: every field except its ID and receipt number.
 */
export interface SendPreview {
  /**
   * Always `send`.
   */
  object: "send";
  /**
   * Time at which the send was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.SendStatus;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * ID of the product sold.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * ID of the network that delivers the send.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
   * `00000000000`; the amounts are kept.
   * Type: `Target`.
   */
  target: string;
  /**
   * Target formatted for people. `erased` once the recipient is erased.
   * Type: `PhoneText`.
   */
  target_display: string;
  /**
   * The face value: what the customer receives.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency of `amount`, `cost` and `discount`.
   */
  currency: enums.Currency;
  /**
   * Credit charged: the face value, less the dealer discount.
   * Type: `Money`.
   */
  cost: string;
  /**
   * The dealer discount; `0.00` without the dealer tier.
   * Type: `Money`.
   */
  discount: string;
  /**
   * Whether the Credit was returned. Remains true if a failed send is delivered late.
   */
  credit_returned: boolean;
  /**
   * Credit transactions of this send, oldest first.
   */
  credit_transactions: Array<string>;
  /**
   * Data bundle sold. Null for airtime and power.
   */
  bundle: SendBundle | null;
  /**
   * Your own reference. Null if you sent none.
   * Type: `ClientReference`.
   */
  client_reference: string | null;
  /**
   * Recipient that the send is attributed to. Can be expanded.
   */
  recipient: string | Recipient | null;
  /**
   * Program that the send is attributed to. Can be expanded.
   */
  program: string | Program | null;
  /**
   * Reward that the send pays out. Can be expanded.
   */
  reward: string | Reward | null;
  /**
   * Batch that the send belongs to. Can be expanded.
   */
  batch: string | Batch | null;
  /**
   * ID of the batch line that created the send.
   * Type: `BatchItemId`.
   */
  batch_item: string | null;
  /**
   * ID of the schedule that created the send.
   * Type: `ScheduleId`.
   */
  schedule: string | null;
  /**
   * ID of the checkout session that paid for the send.
   * Type: `CheckoutSessionId`.
   */
  checkout_session: string | null;
  /**
   * ID of the approval that allowed the send.
   * Type: `ApprovalId`.
   */
  approval: string | null;
  /**
   * ID of the cost centre that the send is charged to.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote: string | null;
  /**
   * ID of the API key that created the send. Null if no key did.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Who created this send.
   */
  created_by: SendCreator;
  /**
   * Feature that created the send.
   */
  source: enums.SendSource;
  /**
   * Another number to notify by SMS.
   * Type: `Phone`.
   */
  notify_number: string | null;
  /**
   * Text message to the customer. Null when none is sent.
   * Type: `SmsText`.
   */
  sms_message: string | null;
  /**
   * Language of the default message. Null when no message is sent.
   */
  sms_locale: enums.SmsLocale | null;
  /**
   * SMS delivery status of the message to the customer.
   */
  sms_status: enums.SmsStatus;
  /**
   * Scheduled dispatch time. Null when the send is dispatched immediately.
   * Type: `UnixTime`.
   */
  scheduled_for: number | null;
  /**
   * Reason for the failure. Null unless the send failed.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Reason for the failure, in one sentence for a cashier.
   * Type: `Note`.
   */
  failure_message: string | null;
  /**
   * ID of the failed send that this one retries.
   * Type: `SendId`.
   */
  retry_of: string | null;
  /**
   * ID of the send that retries this one.
   * Type: `SendId`.
   */
  retried_by: string | null;
  /**
   * Whether the send can be retried: it failed and has not been retried yet.
   */
  retryable: boolean;
  /**
   * Whether a person should check: unknown for over an hour, in review, or queued too long.
   */
  needs_attention: boolean;
  /**
   * Time of the next status check with the network. Null when none is due.
   * Type: `UnixTime`.
   */
  next_check_at: number | null;
  /**
   * Confirmation number of the network or utility, once delivered. Quote it to their support.
   */
  provider_reference: string | null;
  /**
   * Time of the first submission to the network.
   * Type: `UnixTime`.
   */
  submitted_at: number | null;
  /**
   * Time of delivery. Null unless delivered.
   * Type: `UnixTime`.
   */
  delivered_at: number | null;
  /**
   * Time of the failure. Null unless failed.
   * Type: `UnixTime`.
   */
  failed_at: number | null;
  /**
   * Time at which the Credit was returned.
   * Type: `UnixTime`.
   */
  credited_at: number | null;
  /**
   * Time of the cancellation. Null unless cancelled.
   * Type: `UnixTime`.
   */
  cancelled_at: number | null;
  /**
   * Time at which we learned that a failed send had been delivered.
   * Type: `UnixTime`.
   */
  late_delivered_at: number | null;
  /**
   * Behaviour during a national outage. Null for airtime and data.
   */
  on_zesa_down: enums.PowerDownChoice | null;
  /**
   * Maximum time in the queue, in seconds. Null for airtime and data.
   * Type: `Seconds`.
   */
  max_hold: number | null;
  /**
   * Time at which a queued send fails. Null unless queued.
   * Type: `UnixTime`.
   */
  queued_until: number | null;
  /**
   * Confirmation level required for the meter. Null for airtime and data.
   */
  confirm: enums.MeterConfirmMode | null;
  /**
   * Meter, tokens and cost breakdown. Null for airtime and data.
   */
  power: SendPower | null;
  /**
   * Power token, masked without `tokens:read`. Null until delivered.
   * Type: `PowerToken`.
   */
  token: string | null;
  /**
   * Kilowatt hours bought. Null until known, and for airtime and data.
   * Type: `Units`.
   */
  units: string | null;
  /**
   * Your own key-value data about the sale.
   */
  metadata: Record<string, string>;
}

/**
 * A problem that prevents a sale: the error that the real request would return.
 */
export interface SendProblem {
  /**
   * Invalid field or parameter. Null if no single one is.
   * Type: `ErrorParam`.
   */
  param: string | null;
  /**
   * Code of the error. Decide by this.
   * Type: `ErrorCode`.
   */
  code: string;
  /**
   * Explanation for a developer. May change.
   * Type: `ErrorMessage`.
   */
  message: string;
  /**
   * Details that belong to the code.
   */
  meta: unknown;
  /**
   * Category of the error.
   */
  type: enums.ErrorType;
  /**
   * HTTP status that the real request would return.
   */
  status: number;
}

/**
 * Power is down; the token goes out when it is back.
 */
export interface SendQueuedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.queued`.
   */
  type: "send.queued";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The network's answers do not settle it; staff do. Do not sell again.
 */
export interface SendRequiresReviewEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.requires_review`.
   */
  type: "send.requires_review";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The network was busy and took nothing; the service tries again by itself.
 */
export interface SendRetryingEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.retrying`.
   */
  type: "send.retrying";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A send was written and charged, and waits for its time.
 */
export interface SendScheduledEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.scheduled`.
   */
  type: "send.scheduled";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * A send was handed to the network. Told once, however often it is tried.
 */
export interface SendSubmittedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.submitted`.
   */
  type: "send.submitted";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * One of the tokens of a power send. Enter them in the order of `sequence`.
 */
export interface SendToken {
  /**
   * Position in the order of entry, from 1.
   */
  sequence: number;
  /**
   * Purpose of the token.
   */
  kind: enums.TokenKind;
  /**
   * The token, masked without `tokens:read`.
   * Type: `PowerToken`.
   */
  token: string;
  /**
   * Kilowatt hours that the token adds. Null when it adds none.
   * Type: `Units`.
   */
  units_kwh: string | null;
}

/**
 * The text message with the token has reached the customer's telephone.
 */
export interface SendTokenDeliveredEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.token_delivered`.
   */
  type: "send.token_delivered";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The text message with the token could not be delivered. Send it again.
 */
export interface SendTokenDeliveryFailedEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.token_delivery_failed`.
   */
  type: "send.token_delivery_failed";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The token was sent to the customer again.
 */
export interface SendTokenResentEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.token_resent`.
   */
  type: "send.token_resent";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The network has not answered. Do not sell again: it may have landed.
 */
export interface SendUnknownEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `send.unknown`.
   */
  type: "send.unknown";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: SendEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * Result of checking a sale without making it. Distinguished from a send by `object`.
 */
export interface SendValidation {
  /**
   * Always `send_validation`.
   */
  object: "send_validation";
  /**
   * Time of the check.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Whether the sale would succeed.
   */
  valid: boolean;
  /**
   * Status that the send would have. Null if there are problems.
   */
  would_status: enums.SendWouldStatus | null;
  /**
   * Preview of the send. Null if the problems prevent one.
   */
  send: SendPreview | null;
  /**
   * Currency of `cost` and `credit_after`. Null if it cannot be determined.
   */
  currency: enums.Currency | null;
  /**
   * Credit that would be charged. Null if it cannot be calculated.
   * Type: `Money`.
   */
  cost: string | null;
  /**
   * Credit that would remain. Null if there are problems.
   */
  credit_after: CreditAfter | null;
  /**
   * Meter confirmed with the utility. Null for airtime and data.
   */
  meter: Meter | null;
  /**
   * All problems that prevent the sale, in order of precedence. Empty when valid.
   */
  problems: Array<SendProblem>;
  /**
   * Points to check before the sale.
   */
  warnings: Array<SendWarning>;
}

/**
 * A point to check before a sale. It does not prevent the sale.
 */
export interface SendWarning {
  /**
   * Code of the warning. Decide by this.
   */
  code: enums.SendWarningCode;
  /**
   * Explanation of the warning in one sentence.
   * Type: `ErrorMessage`.
   */
  message: string;
}

/**
 * A day on which your Credit will not do.
 */
export interface ShortfallProjection {
  /**
   * The currency that is short.
   */
  currency: enums.Currency;
  /**
   * How much is missing.
   * Type: `Money`.
   */
  short_by: string;
  /**
   * The first day on which it is.
   * Type: `Day`.
   */
  on: string;
}

/**
 * What a key may spend in one currency. Periods are days and months in Harare.
 */
export interface SpendCap {
  /**
   * The largest single sale; null for no cap.
   * Type: `Money`.
   */
  per_send: string | null;
  /**
   * The most in one day; null for no cap.
   * Type: `Money`.
   */
  daily: string | null;
  /**
   * The most in one month; null for no cap.
   * Type: `Money`.
   */
  monthly: string | null;
}

/**
 * What a new key may spend in one currency.
 */
export interface SpendCapInput {
  /**
   * The largest single sale.
   * Type: `MoneyInput`.
   */
  per_send?: string;
  /**
   * The most in one day in Harare.
   * Type: `MoneyInput`.
   */
  daily?: string;
  /**
   * The most in one month in Harare.
   * Type: `MoneyInput`.
   */
  monthly?: string;
}

/**
 * What shall change of what a key may spend in one currency. What is left out stays.
 */
export interface SpendCapUpdate {
  /**
   * The largest single sale; null takes the cap away.
   * Type: `MoneyInput`.
   */
  per_send?: string | null;
  /**
   * The most in one day in Harare; null takes the cap away.
   * Type: `MoneyInput`.
   */
  daily?: string | null;
  /**
   * The most in one month in Harare; null takes the cap away.
   * Type: `MoneyInput`.
   */
  monthly?: string | null;
}

/**
 * What a month did to your Credit in one currency. It adds up: `closing` = `opening` + `topups` +
 * `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` − `rewards`.
 */
export interface Statement {
  /**
   * Always `statement`.
   */
  object: "statement";
  /**
   * When this answer was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is real money.
   */
  livemode: boolean;
  /**
   * The month.
   * Type: `Month`.
   */
  period: string;
  /**
   * The currency of every amount.
   */
  currency: enums.Currency;
  /**
   * The total Credit when the month began.
   * Type: `Money`.
   */
  opening: string;
  /**
   * The total Credit when the month ended; now, while it has not.
   * Type: `Money`.
   */
  closing: string;
  /**
   * Topped up.
   * Type: `Money`.
   */
  topups: string;
  /**
   * Paid by customers of checkouts whose sends were not made.
   * Type: `Money`.
   */
  checkout_credits: string;
  /**
   * Given to a test account.
   * Type: `Money`.
   */
  test_grants: string;
  /**
   * Put right by staff; negative when it was taken.
   * Type: `SignedMoney`.
   */
  adjustments: string;
  /**
   * Returned from sends that failed or were cancelled, of this month or an earlier one.
   * Type: `Money`.
   */
  credited_back: string;
  /**
   * What was drawn for sends, rewards apart. What failed later is in `credited_back`.
   */
  sends: StatementSends;
  /**
   * What was drawn for rewards, less what came back from them.
   * Type: `SignedMoney`.
   */
  rewards: string;
  /**
   * `sends` by type and network.
   */
  by_type: Array<StatementByType>;
  /**
   * `sends` by cost centre.
   */
  by_cost_center: Array<StatementByCostCenter>;
  /**
   * `sends` by key: with one key a till, by till.
   */
  by_api_key: Array<StatementByApiKey>;
  /**
   * Face value of the sends first delivered in the month; null without the dealer tier.
   * Type: `Money`.
   */
  face_sold: string | null;
  /**
   * The Credit that those drew; null without the dealer tier.
   * Type: `Money`.
   */
  cost_drawn: string | null;
  /**
   * `face_sold` less `cost_drawn`; null without the dealer tier.
   * Type: `Money`.
   */
  dealer_discount_earned: string | null;
  /**
   * Where every row of the month is, as CSV.
   * Type: `UrlPath`.
   */
  rows_url: string;
  /**
   * Whether nothing of it will change: from three days after the end of the month.
   */
  final: boolean;
  /**
   * When this statement was made.
   * Type: `UnixTime`.
   */
  generated_at: number;
  /**
   * Its number: the same for the same month, currency and account.
   * Type: `DocumentNumber`.
   */
  document_number: string;
}

/**
 * Sends made by one key.
 */
export interface StatementByApiKey {
  /**
   * The key; null for sends that no key made.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * What the key is called.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * How many.
   * Type: `Count`.
   */
  count: number;
  /**
   * Their face value: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * The Credit they drew.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Sends booked to one cost centre.
 */
export interface StatementByCostCenter {
  /**
   * The cost centre; null for sends that are booked to none.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * How many.
   * Type: `Count`.
   */
  count: number;
  /**
   * Their face value: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * The Credit they drew.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Sends of one type on one network.
 */
export interface StatementByType {
  /**
   * What was sold.
   */
  type: enums.SendType;
  /**
   * The network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * How many.
   * Type: `Count`.
   */
  count: number;
  /**
   * Their face value: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * The Credit they drew.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Sends counted together.
 */
export interface StatementSends {
  /**
   * How many.
   * Type: `Count`.
   */
  count: number;
  /**
   * Their face value: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * The Credit they drew.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * How the networks are doing now.
 */
export interface Status {
  /**
   * Always `status`.
   */
  object: "status";
  /**
   * When this answer was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * All of it in one word.
   */
  overall: enums.OverallStatus;
  /**
   * Electricity.
   */
  power: PowerAvailability;
  /**
   * Everything that is sold, on each network.
   */
  networks: Array<NetworkStatus>;
  /**
   * The suppliers.
   */
  providers: Array<ProviderStatus>;
  /**
   * What staff tell.
   */
  messages: Array<StatusMessage>;
}

/**
 * How a network did on a day.
 */
export interface StatusComponent {
  /**
   * The network.
   * Type: `NetworkId`.
   */
  component: string;
  /**
   * How long it was as usual.
   * Type: `MinutesOfDay`.
   */
  up_minutes: number;
  /**
   * How long it was slow, or failed more often than usual.
   * Type: `MinutesOfDay`.
   */
  degraded_minutes: number;
  /**
   * How long nothing went through.
   * Type: `MinutesOfDay`.
   */
  down_minutes: number;
  /**
   * What was not as usual, the first first.
   */
  incidents: Array<StatusIncident>;
}

/**
 * How the networks did on a day.
 */
export interface StatusDay {
  /**
   * The day.
   * Type: `Day`.
   */
  date: string;
  /**
   * Each network.
   */
  components: Array<StatusComponent>;
}

/**
 * How the networks did over a span of days.
 */
export interface StatusHistory {
  /**
   * Always `status_history`.
   */
  object: "status_history";
  /**
   * When this answer was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * The first day.
   * Type: `Day`.
   */
  from: string;
  /**
   * The last day.
   * Type: `Day`.
   */
  to: string;
  /**
   * The days, the first first.
   */
  days: Array<StatusDay>;
}

/**
 * How long something was not as usual.
 */
export interface StatusIncident {
  /**
   * From when.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * Until when; null while it lasts.
   * Type: `UnixTime`.
   */
  to: number | null;
  /**
   * How it was doing.
   */
  state: enums.NetworkState;
  /**
   * What staff say of it.
   * Type: `Note`.
   */
  note: string | null;
}

/**
 * Something that staff tell.
 */
export interface StatusMessage {
  /**
   * What they tell.
   * Type: `Note`.
   */
  text: string;
  /**
   * From when it counts.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * Until when; null while nobody knows.
   * Type: `UnixTime`.
   */
  to: number | null;
}

/**
 * When the API Terms, the Acceptable Use policy and the DPA were accepted.
 */
export interface TermsAcceptance {
  /**
   * The version that was accepted.
   * Type: `ApiVersion`.
   */
  version: string;
  /**
   * When.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * The member who accepted; null when a key did.
   * Type: `MemberId`.
   */
  by: string | null;
}

/**
 * The clock of a test account, which can be moved forward.
 */
export interface TestClock {
  /**
   * Always `test_clock`.
   */
  object: "test_clock";
  /**
   * What the test account takes for now.
   * Type: `UnixTime`.
   */
  now: number;
  /**
   * How far that is ahead of the real time: 20 years at most.
   */
  offset_seconds: number;
  /**
   * Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
   * omitted.
   */
  still_running: Array<TestClockWork>;
}

/**
 * How far to move the clock.
 */
export interface TestClockAdvance {
  /**
   * How far: 1 second to 400 days, and to no more than 20 years ahead of the real time in all.
   */
  seconds: number;
}

/**
 * Unfinished work of one kind.
 */
export interface TestClockWork {
  /**
   * Kind of work.
   */
  kind: enums.TestClockWorkKind;
  /**
   * Number of items that are due.
   */
  count: number;
}

/**
 * Test Credit that was given.
 */
export interface TestCredit {
  /**
   * Always `test_credit`.
   */
  object: "test_credit";
  /**
   * When it was given.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false.
   */
  livemode: boolean;
  /**
   * The currency.
   */
  currency: enums.Currency;
  /**
   * How much was given.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Your Credit with it.
   */
  credit: Credit;
}

/**
 * Test Credit to give to the account.
 */
export interface TestCreditCreate {
  /**
   * The currency.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * How much.
   * Type: `MoneyInput`.
   */
  amount: string;
}

/**
 * Which event to make up.
 */
export interface TestEventTrigger {
  /**
   * The type of the event.
   */
  type: enums.EventTypeName;
}

/**
 * What `POST /test/reset` removed, and the Credit that it left.
 */
export interface TestReset {
  /**
   * Always `test_reset`.
   */
  object: "test_reset";
  /**
   * When.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false.
   */
  livemode: boolean;
  /**
   * How many sends were removed.
   * Type: `Count`.
   */
  sends: number;
  /**
   * How many rewards were removed.
   * Type: `Count`.
   */
  rewards: number;
  /**
   * How many batches were removed.
   * Type: `Count`.
   */
  batches: number;
  /**
   * How many rows of the Credit account were removed.
   * Type: `Count`.
   */
  transactions: number;
  /**
   * How many events were removed.
   * Type: `Count`.
   */
  events: number;
  /**
   * Your Credit, as each test account begins.
   */
  credit: Credit;
}

/**
 * The tokens that a link read.
 */
export interface TokenLink {
  /**
   * Always `token_link`.
   */
  object: "token_link";
  /**
   * When the link was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * The send.
   * Type: `SendId`.
   */
  send: string;
  /**
   * The tokens in clear, in the order of entry.
   */
  tokens: Array<SendToken>;
  /**
   * The kilowatt hours bought; null when they are not known.
   * Type: `Units`.
   */
  units_kwh: string | null;
}

/**
 * Power token that is being resent to the customer.
 */
export interface TokenResend {
  /**
   * Always `token_resend`.
   */
  object: "token_resend";
  /**
   * Time of the request to resend.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * ID of the send.
   * Type: `SendId`.
   */
  send: string;
  /**
   * Channels used: SMS, and email if the sale has a `token_email`.
   */
  channels: Array<enums.TokenChannel>;
  /**
   * Masked phone number that receives the token again: the `token_phone` of the sale.
   * Type: `MaskedPhone`.
   */
  to_masked: string;
  /**
   * Masked email address that receives the token again; null if the sale has no `token_email`.
   * Type: `MaskedEmail`.
   */
  email_masked: string | null;
  /**
   * Delivery status of the resent token.
   */
  status: enums.TokenResendStatus;
  /**
   * Number of times that this token can still be resent within 24 hours.
   */
  remaining_today: number;
}

/**
 * A payment that adds to your Credit.
 */
export interface Topup {
  /**
   * ID of the top-up.
   * Type: `TopupId`.
   */
  id: string;
  /**
   * Always `topup`.
   */
  object: "topup";
  /**
   * When the top-up was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether real money is involved: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Payment method of the top-up.
   */
  method: enums.TopupMethod;
  /**
   * Amount that was requested.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Amount that was received and added to your Credit. Null until then.
   * Type: `Money`.
   */
  amount_received: string | null;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Current status. Decides whether the money has arrived; see Lifecycles.
   */
  status: enums.TopupStatus;
  /**
   * Description for your own use. Null if not set.
   * Type: `Note`.
   */
  description: string | null;
  /**
   * Payment page to send the payer to, valid until `expires_at`. Null for transfers and once the
   * top-up has ended.
   * Type: `WebUrl`.
   */
  redirect_url: string | null;
  /**
   * Fee the payer pays in addition to `amount`. Never deducted from your Credit. Null for
   * transfers.
   * Type: `Money`.
   */
  card_fee: string | null;
  /**
   * Bank account to transfer the money to. Null for cards.
   */
  bank: TopupBank | null;
  /**
   * Reference that identifies the payment for both sides.
   * Type: `TopupReference`.
   */
  reference: string;
  /**
   * Note of the payer, as reported by the bank. Null if there is none.
   * Type: `Note`.
   */
  payer_note: string | null;
  /**
   * When the top-up expires if not paid: one hour for cards, seven days for transfers.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * When the money arrived. Null until then.
   * Type: `UnixTime`.
   */
  succeeded_at: number | null;
  /**
   * Reason the top-up failed. Null unless it failed.
   */
  failure_code: enums.TopupFailureCode | null;
  /**
   * Credit transaction of the top-up. Null until the money has arrived.
   * Type: `TransactionId`.
   */
  credit_transaction: string | null;
  /**
   * Signed URL of a receipt to view or print. Needs no key and does not expire. Null until the
   * money has arrived.
   * Type: `WebUrl`.
   */
  receipt_url: string | null;
}

/**
 * Bank account to transfer the money to.
 */
export interface TopupBank {
  /**
   * Name of the bank.
   * Type: `BankText`.
   */
  bank_name: string;
  /**
   * Name of the account holder.
   * Type: `BankText`.
   */
  account_name: string;
  /**
   * Number of the bank account.
   * Type: `BankText`.
   */
  account_number: string;
  /**
   * Code of the bank branch.
   * Type: `BankText`.
   */
  branch_code: string;
  /**
   * SWIFT code, for transfers from abroad. Null if not available.
   * Type: `BankText`.
   */
  swift: string | null;
  /**
   * Reference the payer must quote, so that the payment can be matched to you.
   * Type: `TopupReference`.
   */
  reference: string;
  /**
   * Instructions for the payer, in one sentence.
   * Type: `Note`.
   */
  instructions: string;
}

/**
 * An event's payload: Topup.
 */
export interface TopupEventData {
  /**
   * The Topup as it is at the moment of this try.
   */
  object: Topup;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * An event of a type that this version does not know. Everything it says is kept.
 */
export interface UnknownEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * What happened. Expect types that you do not know.
   */
  type: enums.EventTypeName;
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What it tells.
   */
  data: EventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * The delivery of one event to one endpoint, with all its tries.
 */
export interface WebhookDelivery {
  /**
   * The delivery; the header `Svc-Delivery` names it.
   * Type: `WebhookDeliveryId`.
   */
  id: string;
  /**
   * Always `webhook_delivery`.
   */
  object: "webhook_delivery";
  /**
   * When it was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * The endpoint.
   * Type: `WebhookEndpointId`.
   */
  endpoint: string;
  /**
   * The event.
   * Type: `EventId`.
   */
  event: string;
  /**
   * The type of the event.
   */
  event_type: enums.EventTypeName;
  /**
   * Where it was sent last; before the first try, the endpoint's URL.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * How far it has come.
   */
  status: enums.WebhookDeliveryStatus;
  /**
   * How often it was tried.
   * Type: `Count`.
   */
  attempt_count: number;
  /**
   * When it is tried next; null when it is not.
   * Type: `UnixTime`.
   */
  next_attempt_at: number | null;
  /**
   * What the endpoint answered to the last try; null before the first.
   */
  last_response: WebhookResponse | null;
  /**
   * Why it was sent.
   */
  trigger: enums.WebhookTrigger;
  /**
   * The tries, oldest first; filled when one delivery is retrieved, else empty.
   */
  attempts: Array<WebhookTry>;
  /**
   * The headers of the last try; null before it, and in a list. Signatures are `***`.
   */
  request_headers: Record<string, string> | null;
  /**
   * The body of the last try, masked; null before it, and in a list.
   */
  payload: unknown | null;
}

/**
 * One page of a list.
 */
export interface WebhookDeliveryList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<WebhookDelivery>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A webhook endpoint: an address of yours to which events are sent, signed.
 */
export interface WebhookEndpoint {
  /**
   * The endpoint.
   * Type: `WebhookEndpointId`.
   */
  id: string;
  /**
   * Always `webhook_endpoint`.
   */
  object: "webhook_endpoint";
  /**
   * When it was made.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it hears of live mode. It hears of one mode only.
   */
  livemode: boolean;
  /**
   * Where events are sent.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * The events it hears. `send.meter_changed` is sent to every endpoint, whatever stands here.
   */
  enabled_events: Array<string>;
  /**
   * What it is for; null without a description.
   * Type: `Note`.
   */
  description: string | null;
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Whether power tokens are sent to it in clear. It can only be turned off.
   */
  include_tokens: boolean;
  /**
   * Whether `data.object.token_url` of a power send is a link that reads the tokens once, within 15
   * minutes and without a key. The field stands in the bodies that are sent and nowhere else.
   */
  token_links: boolean;
  /**
   * What is sent to it.
   */
  format: enums.WebhookFormat;
  /**
   * Whether events are sent to it.
   */
  status: enums.WebhookEndpointStatus;
  /**
   * Why it is switched off; null while it is not.
   */
  disabled_reason: enums.WebhookDisabledReason | null;
  /**
   * When it was switched off; null while it is not.
   * Type: `UnixTime`.
   */
  disabled_at: number | null;
  /**
   * The whole signing secret: only in the answers that make or roll it, and in their replays while
   * it still signs. Null everywhere else.
   * Type: `WebhookSecret`.
   */
  secret: string | null;
  /**
   * The last four characters of the secret that signs.
   * Type: `WebhookSecretEnding`.
   */
  secret_last4: string;
  /**
   * Until when the old secret signs beside the new one; null when none does.
   * Type: `UnixTime`.
   */
  secret_rolling_until: number | null;
  /**
   * How well it has taken its events.
   */
  health: WebhookHealth;
  /**
   * The member or the key that made it.
   * Type: `MakerId`.
   */
  created_by: string | null;
  /**
   * Your own facts about the endpoint.
   */
  metadata: Record<string, string>;
}

/**
 * An endpoint to make.
 */
export interface WebhookEndpointCreate {
  /**
   * Where to send events: https and public. In the sandbox, test-mode endpoints may be on a
   * loopback address, over http or https and on any port.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * The events to hear. Left out: all.
   */
  enabled_events?: Array<string>;
  /**
   * What it is for.
   * Type: `Note`.
   */
  description?: string;
  /**
   * The version to write `data.object` in. Left out: the account's default.
   * Type: `ApiVersion`.
   */
  api_version?: string;
  /**
   * Sends power tokens in clear. Needs a key with `account:manage` and `tokens:read`.
   */
  include_tokens?: boolean;
  /**
   * Sends a link that reads tokens once. Left out: on for a key with `tokens:read`, else off.
   */
  token_links?: boolean;
  /**
   * What to send.
   */
  format?: enums.WebhookFormat;
  /**
   * Your own facts about the endpoint.
   */
  metadata?: Record<string, string>;
}

/**
 * An endpoint was switched off, by you or because it failed for three days.
 */
export interface WebhookEndpointDisabledEvent {
  /**
   * The event. It is the same each time it is delivered: drop what you have already seen.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * When it happened. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * Always `webhook_endpoint.disabled`.
   */
  type: "webhook_endpoint.disabled";
  /**
   * The version of the interface that `data.object` is written in.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Its place among the events of the same object, from 1. Order by it, not by arrival.
   */
  sequence: number;
  /**
   * What happened, and to what.
   */
  data: WebhookEndpointEventData;
  /**
   * The request that caused it; null when the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: WebhookEndpoint.
 */
export interface WebhookEndpointEventData {
  /**
   * The WebhookEndpoint as it is at the moment of this try.
   */
  object: WebhookEndpoint;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface WebhookEndpointList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * URL path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Objects on this page.
   */
  data: Array<WebhookEndpoint>;
  /**
   * Whether there are more objects in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
   * you sent `ending_before`). Null on the last page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * Which event to make up for an endpoint.
 */
export interface WebhookEndpointTest {
  /**
   * The type of the event. Left out: `send.delivered`.
   */
  type?: enums.EventTypeName;
}

/**
 * What shall change of an endpoint. What is left out stays as it is.
 */
export interface WebhookEndpointUpdate {
  /**
   * Where to send events. Without `tokens:read` a new URL turns off whatever shows tokens.
   * Type: `WebhookUrl`.
   */
  url?: string;
  /**
   * The events to hear: the whole set.
   */
  enabled_events?: Array<string>;
  /**
   * What it is for; null takes the description away.
   * Type: `Note`.
   */
  description?: string | null;
  /**
   * The version to write `data.object` in.
   * Type: `ApiVersion`.
   */
  api_version?: string;
  /**
   * False stops sending tokens in clear. It is never turned on again.
   */
  include_tokens?: boolean;
  /**
   * Sends a link that reads tokens once. To turn it on needs `tokens:read`.
   */
  token_links?: boolean;
  /**
   * `svc` moves an endpoint from the legacy format to events. There is no way back.
   */
  format?: enums.WebhookFormat;
  /**
   * `disabled` stops sending to it; `enabled` begins again with what happens from then on.
   */
  status?: enums.WebhookEndpointStatus;
  /**
   * Your own facts about the endpoint. They merge; see `MetadataUpdate`. Null takes all away.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * How well an endpoint has taken its events.
 */
export interface WebhookHealth {
  /**
   * When it last took an event; null when it never did.
   * Type: `UnixTime`.
   */
  last_success_at: number | null;
  /**
   * When a try last failed; null when none did.
   * Type: `UnixTime`.
   */
  last_failure_at: number | null;
  /**
   * Since when every try has failed; null while it takes events.
   * Type: `UnixTime`.
   */
  failing_since: number | null;
  /**
   * Tries that it took among those of the last 24 hours; null when there were none.
   * Type: `Share`.
   */
  success_rate_24h: string | null;
  /**
   * How many deliveries wait for their first or their next try.
   * Type: `Count`.
   */
  pending: number;
}

/**
 * A range of events that is sent to an endpoint again.
 */
export interface WebhookReplay {
  /**
   * The replay.
   * Type: `WebhookReplayId`.
   */
  id: string;
  /**
   * Always `webhook_replay`.
   */
  object: "webhook_replay";
  /**
   * When it was asked for.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it is of live mode.
   */
  livemode: boolean;
  /**
   * The endpoint.
   * Type: `WebhookEndpointId`.
   */
  endpoint: string;
  /**
   * The beginning of the range.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * The end of the range.
   * Type: `UnixTime`.
   */
  to: number;
  /**
   * The events to send; empty for all that the endpoint hears.
   */
  types: Array<string>;
  /**
   * How far it has come.
   */
  status: enums.WebhookReplayStatus;
  /**
   * How many events of the range the endpoint hears.
   * Type: `Count`.
   */
  matched: number;
  /**
   * For how many of them a delivery was made.
   * Type: `Count`.
   */
  queued: number;
  /**
   * How many of those the endpoint has taken.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * How many were tried for the last time without success.
   * Type: `Count`.
   */
  failed: number;
}

/**
 * Which events to send to an endpoint again.
 */
export interface WebhookReplayCreate {
  /**
   * The beginning: at most 30 days ago.
   */
  from: number | string;
  /**
   * The end. Left out: now.
   */
  to?: number | string;
  /**
   * Only these, of what the endpoint hears. Left out: all that it hears.
   */
  types?: Array<string>;
}

/**
 * What an endpoint answered to the last try.
 */
export interface WebhookResponse {
  /**
   * The status; null when there was no answer.
   * Type: `HttpStatus`.
   */
  status: number | null;
  /**
   * How long it took.
   * Type: `Milliseconds`.
   */
  duration_ms: number;
  /**
   * The beginning of the body; null when there was no answer.
   * Type: `WebhookAnswerExcerpt`.
   */
  body_excerpt: string | null;
  /**
   * Why it did not succeed; null when it did.
   */
  error: enums.WebhookTryError | null;
}

/**
 * How to roll a signing secret.
 */
export interface WebhookSecretRoll {
  /**
   * How long the old secret signs on. Left out, and in the legacy format: not at all.
   */
  grace?: enums.WebhookSecretGrace;
}

/**
 * What a webhook tells of a Send.
 */
export interface WebhookSend {
  /**
   * The send.
   * Type: `SendId`.
   */
  id: string;
  /**
   * Always `send`.
   */
  object: "send";
  /**
   * Time at which the send was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.SendStatus;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * ID of the product sold.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * ID of the network that delivers the send.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
   * `00000000000`; the amounts are kept.
   * Type: `Target`.
   */
  target: string;
  /**
   * Target formatted for people. `erased` once the recipient is erased.
   * Type: `PhoneText`.
   */
  target_display: string;
  /**
   * The face value: what the customer receives.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency of `amount`, `cost` and `discount`.
   */
  currency: enums.Currency;
  /**
   * Credit charged: the face value, less the dealer discount.
   * Type: `Money`.
   */
  cost: string;
  /**
   * The dealer discount; `0.00` without the dealer tier.
   * Type: `Money`.
   */
  discount: string;
  /**
   * Whether the Credit was returned. Remains true if a failed send is delivered late.
   */
  credit_returned: boolean;
  /**
   * Credit transactions of this send, oldest first.
   */
  credit_transactions: Array<string>;
  /**
   * Data bundle sold. Null for airtime and power.
   */
  bundle: SendBundle | null;
  /**
   * Your own reference. Null if you sent none.
   * Type: `ClientReference`.
   */
  client_reference: string | null;
  /**
   * Recipient that the send is attributed to. Can be expanded.
   */
  recipient: string | Recipient | null;
  /**
   * Program that the send is attributed to. Can be expanded.
   */
  program: string | Program | null;
  /**
   * Reward that the send pays out. Can be expanded.
   */
  reward: string | Reward | null;
  /**
   * Batch that the send belongs to. Can be expanded.
   */
  batch: string | Batch | null;
  /**
   * ID of the batch line that created the send.
   * Type: `BatchItemId`.
   */
  batch_item: string | null;
  /**
   * ID of the schedule that created the send.
   * Type: `ScheduleId`.
   */
  schedule: string | null;
  /**
   * ID of the checkout session that paid for the send.
   * Type: `CheckoutSessionId`.
   */
  checkout_session: string | null;
  /**
   * ID of the approval that allowed the send.
   * Type: `ApprovalId`.
   */
  approval: string | null;
  /**
   * ID of the cost centre that the send is charged to.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote: string | null;
  /**
   * ID of the API key that created the send. Null if no key did.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Who created this send.
   */
  created_by: SendCreator;
  /**
   * Feature that created the send.
   */
  source: enums.SendSource;
  /**
   * Another number to notify by SMS.
   * Type: `Phone`.
   */
  notify_number: string | null;
  /**
   * Text message to the customer. Null when none is sent.
   * Type: `SmsText`.
   */
  sms_message: string | null;
  /**
   * Language of the default message. Null when no message is sent.
   */
  sms_locale: enums.SmsLocale | null;
  /**
   * SMS delivery status of the message to the customer.
   */
  sms_status: enums.SmsStatus;
  /**
   * Scheduled dispatch time. Null when the send is dispatched immediately.
   * Type: `UnixTime`.
   */
  scheduled_for: number | null;
  /**
   * Reason for the failure. Null unless the send failed.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Reason for the failure, in one sentence for a cashier.
   * Type: `Note`.
   */
  failure_message: string | null;
  /**
   * ID of the failed send that this one retries.
   * Type: `SendId`.
   */
  retry_of: string | null;
  /**
   * ID of the send that retries this one.
   * Type: `SendId`.
   */
  retried_by: string | null;
  /**
   * Whether the send can be retried: it failed and has not been retried yet.
   */
  retryable: boolean;
  /**
   * Whether a person should check: unknown for over an hour, in review, or queued too long.
   */
  needs_attention: boolean;
  /**
   * Time of the next status check with the network. Null when none is due.
   * Type: `UnixTime`.
   */
  next_check_at: number | null;
  /**
   * Confirmation number of the network or utility, once delivered. Quote it to their support.
   */
  provider_reference: string | null;
  /**
   * Time of the first submission to the network.
   * Type: `UnixTime`.
   */
  submitted_at: number | null;
  /**
   * Time of delivery. Null unless delivered.
   * Type: `UnixTime`.
   */
  delivered_at: number | null;
  /**
   * Time of the failure. Null unless failed.
   * Type: `UnixTime`.
   */
  failed_at: number | null;
  /**
   * Time at which the Credit was returned.
   * Type: `UnixTime`.
   */
  credited_at: number | null;
  /**
   * Time of the cancellation. Null unless cancelled.
   * Type: `UnixTime`.
   */
  cancelled_at: number | null;
  /**
   * Time at which we learned that a failed send had been delivered.
   * Type: `UnixTime`.
   */
  late_delivered_at: number | null;
  /**
   * Behaviour during a national outage. Null for airtime and data.
   */
  on_zesa_down: enums.PowerDownChoice | null;
  /**
   * Maximum time in the queue, in seconds. Null for airtime and data.
   * Type: `Seconds`.
   */
  max_hold: number | null;
  /**
   * Time at which a queued send fails. Null unless queued.
   * Type: `UnixTime`.
   */
  queued_until: number | null;
  /**
   * Confirmation level required for the meter. Null for airtime and data.
   */
  confirm: enums.MeterConfirmMode | null;
  /**
   * Meter, tokens and cost breakdown. Null for airtime and data.
   */
  power: SendPower | null;
  /**
   * Power token, masked without `tokens:read`. Null until delivered.
   * Type: `PowerToken`.
   */
  token: string | null;
  /**
   * Kilowatt hours bought. Null until known, and for airtime and data.
   * Type: `Units`.
   */
  units: string | null;
  /**
   * Your own key-value data about the sale.
   */
  metadata: Record<string, string>;
  /**
   * Number printed on the receipt.
   * Type: `ReceiptNumber`.
   */
  receipt_number: string;
  /**
   * Of a delivered power send, where the endpoint has `token_links`: a link that reads the tokens once, within 15 minutes.
   */
  token_url?: string | null;
}

/**
 * One try of a delivery.
 */
export interface WebhookTry {
  /**
   * When it began.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * The status that was answered; null when there was no answer.
   * Type: `HttpStatus`.
   */
  status: number | null;
  /**
   * How long it took.
   * Type: `Milliseconds`.
   */
  duration_ms: number;
  /**
   * Why it did not succeed; null when it did.
   */
  error: enums.WebhookTryError | null;
}

/**
 * How the test account's utility is.
 */
export interface ZesaAvailability {
  /**
   * Always `zesa_availability`.
   */
  object: "zesa_availability";
  /**
   * When it was set.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false.
   */
  livemode: boolean;
  /**
   * How it is.
   */
  state: enums.UtilityState;
  /**
   * Since when.
   * Type: `UnixTime`.
   */
  since: number;
  /**
   * How many sends are waiting for power.
   */
  affected_queued: number;
}

/**
 * An event's payload: ZesaAvailability.
 */
export interface ZesaAvailabilityEventData {
  /**
   * The ZesaAvailability as it is at the moment of this try.
   */
  object: ZesaAvailability;
  /**
   * What differs from the object that the event before it showed, with the values of then: put them
   * back, and you have that object. Tokens are masked. Null when nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` made the event up: nothing happened then.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for every other type.
   */
  threshold: CreditThreshold | null;
  /**
   * What will be missing, for `credit.shortfall.projected`; null for every other type.
   */
  projection: ShortfallProjection | null;
  /**
   * The rule that was met, for `activity.rule_matched`; null for every other type.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * The reward that it gave, for `activity.rule_matched`; null for every other type.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * How the utility shall be.
 */
export interface ZesaAvailabilitySet {
  /**
   * Up, or down nationally.
   */
  state: enums.UtilityState;
}
