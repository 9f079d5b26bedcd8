// Made from the contract by "npm run sdks"; never edit this file.
import type * as enums from "./enums.ts";

/**
 * Your organisation in one mode: its name, status and settings.
 */
export interface Account {
  /**
   * ID of the account.
   * Type: `AccountId`.
   */
  id: string;
  /**
   * Always `account`.
   */
  object: "account";
  /**
   * Time at which the organisation was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Display name of the organisation.
   * Type: `Label`.
   */
  name: string;
  /**
   * Registered name of the organisation. Null if unknown.
   * Type: `Label`.
   */
  legal_name: string | null;
  /**
   * Mode of this account.
   */
  mode: enums.Mode;
  /**
   * ID of the account of the same organisation in the other mode.
   * Type: `AccountId`.
   */
  twin: string;
  /**
   * Current status: whether the account can sell.
   */
  status: enums.AccountStatus;
  /**
   * Email address for notifications from us. Null if none is set.
   * Type: `Email`.
   */
  contact_email: string | null;
  /**
   * Phone number shown to your customers for support. Null if none is set.
   * Type: `E164`.
   */
  support_phone: string | null;
  /**
   * Name that signs text messages to customers.
   * Type: `StatementDescriptor`.
   */
  statement_descriptor: string;
  /**
   * Country code, always `ZW`.
   */
  country: "ZW";
  /**
   * Always `Africa/Harare`: the time zone of the days and months of caps and statements.
   */
  timezone: "Africa/Harare";
  /**
   * Currencies of your Credit.
   */
  currencies: Array<enums.Currency>;
  /**
   * Whether anything is sold in live mode. A test account shows what its live one would meet.
   */
  live_sales: Record<string, enums.LiveSalesStatus>;
  /**
   * The dealer tier of the account.
   */
  dealer: Dealer;
  /**
   * Batch totals per currency above which a second person must approve the batch.
   */
  batch_approval_threshold: Record<string, string | null>;
  /**
   * Whether a person has enabled agent keys in live mode.
   */
  agent_live_enabled: boolean;
  /**
   * Acceptance of the terms. Null before the first live key.
   */
  terms_accepted: TermsAcceptance | null;
  /**
   * API version of keys that have none of their own.
   * Type: `ApiVersion`.
   */
  default_api_version: string;
  /**
   * Whether a webhook endpoint of this account still uses the legacy format.
   */
  webhook_format_legacy: boolean;
  /**
   * Guard against selling the same thing twice by mistake.
   */
  prevent_duplicates: DuplicateGuard;
  /**
   * The day that schedules use as payday.
   */
  payday: Payday;
  /**
   * Your own key-value data about the account.
   */
  metadata: Record<string, string>;
}

/**
 * An entry of the activity feed: an event or an audit log entry.
 */
export interface AccountActivity {
  /**
   * ID of the event or audit log entry. Use it as the cursor.
   * Type: `ActivityId`.
   */
  id: string;
  /**
   * Always `activity_item`.
   */
  object: "activity_item";
  /**
   * Time of the event or action.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Source of the entry.
   */
  kind: enums.ActivityKind;
  /**
   * ID of the event. Null for an audit log entry.
   * Type: `EventId`.
   */
  event: string | null;
  /**
   * Type of the event, or the action.
   * Type: `ActivityType`.
   */
  type: string;
  /**
   * Short description for people.
   * Type: `Note`.
   */
  summary: string;
  /**
   * Who caused the entry. `system` if no request did.
   */
  actor: Actor;
  /**
   * ID of the object concerned. Null if it has none.
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
 * Changes to the account. Omitted fields keep their value.
 */
export interface AccountUpdate {
  /**
   * Display name of the organisation. Also renames the account in the other mode.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Email address for notifications from us. Null removes it.
   * Type: `Email`.
   */
  contact_email?: string | null;
  /**
   * Phone number shown to your customers for support. Null removes it.
   * Type: `PhoneInput`.
   */
  support_phone?: string | null;
  /**
   * Name that signs text messages to customers.
   * Type: `StatementDescriptor`.
   */
  statement_descriptor?: string;
  /**
   * Batch totals per currency above which a second person must approve the batch. Null for a
   * currency: approval is never required.
   */
  batch_approval_threshold?: Record<string, string | null>;
  /**
   * Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
   */
  agent_live_enabled?: boolean;
  /**
   * Changes to the duplicate guard.
   */
  prevent_duplicates?: DuplicateGuardUpdate;
  /**
   * The day that schedules use as payday.
   */
  payday?: PaydayUpdate;
  /**
   * API version of keys that have none of their own. Requires a key created by an owner.
   * Type: `ApiVersion`.
   */
  default_api_version?: string;
  /**
   * Changes to your key-value data about the account, merged as in `MetadataUpdate`. Null removes
   * all of it.
   */
  metadata?: Record<string, string | null> | null;
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
   * Time at which the activity was reported.
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
   * Time at which the activity took place.
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
   * Rules that matched, in the order they were evaluated: the first 50.
   */
  matches: Array<RuleMatch>;
  /**
   * Your own key-value data about the activity. Rules can read it.
   */
  metadata: Record<string, string>;
}

/**
 * An action taken by a recipient.
 */
export interface ActivityCreate {
  /**
   * Recipient who performed the activity.
   */
  recipient: string | RewardRecipientPerson;
  /**
   * Name of the activity, such as `visit`.
   * Type: `ActivityName`.
   */
  name: string;
  /**
   * Your own unique ID of the activity. Reporting the same ID again earns nothing more.
   * Type: `ActivityExternalId`.
   */
  activity_id: string;
  /**
   * Time at which the activity took place, up to 90 days ago. Default: now.
   */
  occurred_at?: number | string;
  /**
   * Monetary value, such as the amount the customer paid. `percentage` rules use it.
   * Type: `MoneyInput`.
   */
  value?: string;
  /**
   * Currency of `value`. Default: the currency of `program`. Required if `value` is set and
   * `program` is omitted.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Evaluate only the rules of this program. Default: the rules of all active programs.
   * Type: `ProgramId`.
   */
  program?: string;
  /**
   * Your own key-value data about the activity. Rules can read it.
   */
  metadata?: Record<string, string>;
}

/**
 * An event's payload: Activity.
 */
export interface ActivityEventData {
  /**
   * The Activity with its values at this attempt.
   */
  object: Activity;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface ActivityList {
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
  data: Array<Activity>;
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
 * An activity matched a rule of a program. `data.rule` and `data.reward` name both.
 */
export interface ActivityRuleMatchedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `activity.rule_matched`.
   */
  type: "activity.rule_matched";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ActivityEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Who took an action.
 */
export interface Actor {
  /**
   * Type of the actor.
   */
  type: enums.ActorType;
  /**
   * ID of the API key or member. Null for the service and its staff.
   * Type: `MakerId`.
   */
  id: string | null;
  /**
   * Name of the key or member at that time. Null if it had none.
   * Type: `Label`.
   */
  label: string | null;
}

/**
 * A postal or street address.
 */
export interface Address {
  /**
   * Street name and number.
   * Type: `Label`.
   */
  line1: string;
  /**
   * Building, floor or unit. Null if not set.
   * Type: `Label`.
   */
  line2: string | null;
  /**
   * City or town name.
   * Type: `Label`.
   */
  city: string;
  /**
   * Province of the address.
   * Type: `Label`.
   */
  province: string;
}

/**
 * A postal or street address.
 */
export interface AddressInput {
  /**
   * Street name and number.
   * Type: `Label`.
   */
  line1: string;
  /**
   * Building, floor or unit. Null removes it.
   * Type: `Label`.
   */
  line2?: string | null;
  /**
   * City or town name.
   * Type: `Label`.
   */
  city: string;
  /**
   * Province of the address.
   * Type: `Label`.
   */
  province: string;
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
   * Time at which the agent made the request.
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
   * Face value of the sale or reward.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Currency of the sale or reward.
   */
  currency: enums.Currency;
  /**
   * Phone number or meter that it goes to. Null for a reward whose recipient chooses.
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
   * Time at which the request expires: after 24 hours.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * Member who decided, or in test mode a key. Null until decided.
   * Type: `MakerId`.
   */
  decided_by: string | null;
  /**
   * Time at which the request was decided. Null until then.
   * Type: `UnixTime`.
   */
  decided_at: number | null;
  /**
   * What the person permitted. Null unless they approved, and after the recipient is erased.
   */
  mandate: Mandate | null;
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
 * A person approved the request of an agent, and it is being executed.
 */
export interface AgentApprovalApprovedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.approved`.
   */
  type: "agent_approval.approved";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: AgentApproval.
 */
export interface AgentApprovalEventData {
  /**
   * The AgentApproval with its values at this attempt.
   */
  object: AgentApproval;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
 */
export interface AgentApprovalExpiredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.expired`.
   */
  type: "agent_approval.expired";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An approved request could not be executed; `failure` says why. Nothing is charged.
 */
export interface AgentApprovalFailedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.failed`.
   */
  type: "agent_approval.failed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * One page of a list.
 */
export interface AgentApprovalList {
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
  data: Array<AgentApproval>;
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
 * A person rejected the request of an agent. Nothing is sent or charged.
 */
export interface AgentApprovalRejectedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.rejected`.
   */
  type: "agent_approval.rejected";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An agent requests approval. Nothing is sent or charged until a person approves.
 */
export interface AgentApprovalRequestedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `agent_approval.requested`.
   */
  type: "agent_approval.requested";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: AgentApprovalEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * An API key: its permissions, limits and usage.
 */
export interface ApiKey {
  /**
   * ID of the key. Every send that the key creates carries it.
   * Type: `KeyId`.
   */
  id: string;
  /**
   * Always `api_key`.
   */
  object: "api_key";
  /**
   * Time at which the key was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True if the key uses real money, false in test mode.
   */
  livemode: boolean;
  /**
   * Kind of the key.
   */
  kind: enums.KeyKind;
  /**
   * Label of the key. Null if it has none.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * First characters of the secret, to recognize it.
   * Type: `KeySecretPrefix`.
   */
  prefix: string;
  /**
   * Last four characters of the secret.
   * Type: `KeySecretEnding`.
   */
  last4: string;
  /**
   * The full secret. Returned only when the key is created or rolled; otherwise null.
   * Type: `KeySecret`.
   */
  secret: string | null;
  /**
   * Current status: whether the key works.
   */
  status: enums.ApiKeyStatus;
  /**
   * Permissions of the key.
   */
  scopes: Array<enums.KeyScope>;
  /**
   * IP addresses or CIDR ranges that may use the key. Empty if any may.
   */
  allowed_ips: Array<string>;
  /**
   * Origins of the web pages that may use a publishable key. Empty if any may.
   */
  allowed_origins: Array<string>;
  /**
   * IDs of the products that the key can sell. Empty if it can sell all.
   */
  allowed_products: Array<string>;
  /**
   * IDs of the networks that the key can sell on. Empty if it can sell on all.
   */
  allowed_networks: Array<string>;
  /**
   * Spend caps of the key.
   */
  spend_caps: Record<string, SpendCap>;
  /**
   * Maximum face value per day to one number or meter. Null if uncapped.
   */
  per_recipient_daily_cap: Record<string, string | null> | null;
  /**
   * Amount within 24 hours above which a person must approve. Null unless it is an agent key.
   */
  approval_threshold: Record<string, string | null> | null;
  /**
   * Numbers and meters that the key can sell to. Empty if it can sell to any.
   */
  recipient_allowlist: Array<string>;
  /**
   * Time at which the key expires. Null if never.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * API version of the key. Null if it uses the account's default.
   * Type: `ApiVersion`.
   */
  api_version: string | null;
  /**
   * ID of the member or key that created the key. Null for a key of the sandbox.
   * Type: `MakerId`.
   */
  created_by: string | null;
  /**
   * Time of the last use, accurate to one minute. Null if never used.
   * Type: `UnixTime`.
   */
  last_used_at: number | null;
  /**
   * IP address of the last use. Null if never used.
   * Type: `IpAddress`.
   */
  last_used_ip: string | null;
  /**
   * The most recent replaced secret that still works. Null if there is none.
   */
  rolled: RolledSecret | null;
  /**
   * Spending compared with the caps. Null unless a single key is retrieved.
   */
  usage: Record<string, KeyUsageAmounts> | null;
  /**
   * Whether anything is sold with a live key. Null for a test key.
   */
  live_sales: Record<string, enums.LiveSalesStatus> | null;
  /**
   * Your own key-value data about the key.
   */
  metadata: Record<string, string>;
}

/**
 * An API key was created.
 */
export interface ApiKeyCreatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.created`.
   */
  type: "api_key.created";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: ApiKey.
 */
export interface ApiKeyEventData {
  /**
   * The ApiKey with its values at this attempt.
   */
  object: ApiKey;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * An API key expires in 7 days, or in 1 day.
 */
export interface ApiKeyExpiringEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.expiring`.
   */
  type: "api_key.expiring";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * An API key was revoked and no longer works.
 */
export interface ApiKeyRevokedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.revoked`.
   */
  type: "api_key.revoked";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An API key has a new secret. The old one works until its grace period ends.
 */
export interface ApiKeyRolledEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `api_key.rolled`.
   */
  type: "api_key.rolled";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ApiKeyEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * A matter that may need a person.
 */
export interface AttentionItem {
  /**
   * Kind of the matter.
   */
  kind: enums.AttentionKind;
  /**
   * Number of objects concerned.
   * Type: `Count`.
   */
  count: number;
  /**
   * IDs of the newest five objects. Empty if they have no IDs.
   */
  object_ids: Array<string>;
  /**
   * Time at which the first of them lapses: a request or review that nobody decides, a batch that
   * nobody approves, a key that expires, Credit that is used up. For a dispute it is when our staff
   * respond, for an `unknown` send when they take over. Null if nothing lapses.
   * Type: `UnixTime`.
   */
  due_at: number | null;
  /**
   * Path that lists the objects.
   * Type: `UrlPath`.
   */
  url: string;
}

/**
 * An entry of the audit log: one action. It is stored in the same transaction as the action and
 * never changes.
 */
export interface AuditEvent {
  /**
   * ID of the entry.
   * Type: `AuditEventId`.
   */
  id: string;
  /**
   * Always `audit_event`.
   */
  object: "audit_event";
  /**
   * Time of the action.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * The action that was taken. New actions can be added; ignore those you do not know.
   * Type: `AuditAction`.
   */
  action: string;
  /**
   * ID of the object concerned. Null if it has none.
   * Type: `ObjectId`.
   */
  object_id: string | null;
  /**
   * Who took the action.
   */
  actor: Actor;
  /**
   * IP address of the request. Null if no request was involved.
   * Type: `IpAddress`.
   */
  ip: string | null;
  /**
   * `User-Agent` of the request. Null if it had none.
   * Type: `UserAgent`.
   */
  user_agent: string | null;
  /**
   * Changed fields. Empty if an object was created or nothing had an old value.
   */
  changes: Record<string, Array<unknown>>;
  /**
   * ID of the request. Null if the service acted by itself.
   * Type: `RequestId`.
   */
  request_id: string | null;
  /**
   * A remark on the action. Null if there is none.
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
 * Up to 10,000 sales created together. Each line becomes a send.
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
   * Time at which the object was created.
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
   * Time at which the first line was sent. Null until then.
   * Type: `UnixTime`.
   */
  started_at: number | null;
  /**
   * Time at which the batch completed. Null until then.
   * Type: `UnixTime`.
   */
  completed_at: number | null;
  /**
   * Time at which the batch was cancelled. Null if it was not.
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
   * Time at which approval was requested.
   * Type: `UnixTime`.
   */
  requested_at: number;
  /**
   * Who approved the batch: a member, or a key that a member created. Null until approved.
   * Type: `MakerId`.
   */
  approved_by: string | null;
  /**
   * Time at which the batch was approved. Null until then.
   * Type: `UnixTime`.
   */
  approved_at: number | null;
}

/**
 * A batch was cancelled, or nobody approved it within 72 hours.
 */
export interface BatchCancelledEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.cancelled`.
   */
  type: "batch.cancelled";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Every valid line of a batch was delivered.
 */
export interface BatchCompletedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.completed`.
   */
  type: "batch.completed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * Parameters to create a batch. Set either `items` or `csv`.
 */
export interface BatchCreate {
  /**
   * Lines of the batch, 1 to 10,000.
   */
  items?: Array<BatchItemCreate>;
  /**
   * Lines of the batch as CSV with a header row.
   * Type: `BatchCsv`.
   */
  csv?: string;
  /**
   * What to do with columns of `csv` that have another name.
   */
  unknown_columns?: enums.UnknownColumns;
  /**
   * Title of the batch, for your own lists.
   * Type: `Label`.
   */
  title?: string;
  /**
   * SMS message for lines that have none of their own.
   * Type: `SmsTemplate`.
   */
  sms_message?: string;
  /**
   * Cost centre for lines that have none of their own.
   * Type: `CostCenterId`.
   */
  cost_center?: string;
  /**
   * What to do if lines are invalid.
   */
  on_invalid?: enums.BatchInvalidChoice;
  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  reserve_credit?: boolean;
  /**
   * What to do if, without a reservation, your Credit is too low for a line.
   */
  on_insufficient?: enums.BatchInsufficientChoice;
  /**
   * Currency for lines that set neither a currency nor a product.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Your own key-value data about the batch.
   */
  metadata?: Record<string, string>;
}

/**
 * A batch was created, its lines are checked and its total is known.
 */
export interface BatchCreatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.created`.
   */
  type: "batch.created";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Your Credit in one currency compared with the cost.
 */
export interface BatchCreditCheck {
  /**
   * Whether your Credit is sufficient.
   */
  sufficient: boolean;
  /**
   * Credit available to spend now.
   * Type: `Money`.
   */
  available: string;
  /**
   * Credit that the valid lines cost.
   * Type: `Money`.
   */
  required: string;
}

/**
 * An event's payload: Batch.
 */
export interface BatchEventData {
  /**
   * The Batch with its values at this attempt.
   */
  object: Batch;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A batch has ended with none of its lines delivered.
 */
export interface BatchFailedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.failed`.
   */
  type: "batch.failed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * One line of a batch.
 */
export interface BatchItem {
  /**
   * Unique identifier of the object.
   * Type: `BatchItemId`.
   */
  id: string;
  /**
   * Always `batch_item`.
   */
  object: "batch_item";
  /**
   * Time at which the line was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Batch that the line belongs to.
   * Type: `BatchId`.
   */
  batch: string;
  /**
   * Line number in the batch, starting at 1. A CSV header row is not counted.
   */
  line: number;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.BatchItemStatus;
  /**
   * Send of the line. Null until there is one. Can be expanded.
   */
  send: string | Send | null;
  /**
   * Phone number or meter that the line goes to.
   * Type: `BatchItemTarget`.
   */
  target: string;
  /**
   * Network that delivers it. Null if unknown.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Face value. Null if it could not be parsed.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Currency of the line. Null if unknown.
   */
  currency: enums.Currency | null;
  /**
   * Your own reference for the line. Null if not set.
   * Type: `ClientReference`.
   */
  client_reference: string | null;
  /**
   * Reason the line was rejected. Null unless it was.
   */
  error: Failure | null;
  /**
   * Reason the send failed. Null unless it failed.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Power token, masked unless the key has `tokens:read`. Null until available.
   * Type: `PowerToken`.
   */
  token: string | null;
  /**
   * Your own key-value data about the sale.
   */
  metadata: Record<string, string>;
}

/**
 * One sale of a batch. Set `target` or `recipient`, and `amount` or `bundle_id`. Fields are parsed
 * leniently: an invalid value fails only its line. An unknown field returns 400.
 */
export interface BatchItemCreate {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
   * `recipient`, or for power the default meter. Required without `recipient`.
   * Type: `LineValue`.
   */
  target?: string;
  /**
   * Face value that the customer receives. Required without `bundle_id`.
   * Type: `LineValue`.
   */
  amount?: string;
  /**
   * Bundle to send, `bnd_…`, for data only. Its price is the amount.
   * Type: `LineValue`.
   */
  bundle_id?: string;
  /**
   * What to sell: `airtime`, `data` or `power`. Default: derived from the product or target.
   * Type: `LineValue`.
   */
  type?: string;
  /**
   * Product slug. Default: derived from `type` and `currency`.
   * Type: `LineValue`.
   */
  product?: string;
  /**
   * Currency of the line: `USD` or `ZWG`. Default: the batch's currency.
   * Type: `LineValue`.
   */
  currency?: string;
  /**
   * Phone number that receives the token by SMS. Required for power, unless `recipient` is set in
   * place of `target`.
   * Type: `LineValue`.
   */
  token_phone?: string;
  /**
   * Email address that also receives the token. For power only.
   * Type: `LineValue`.
   */
  token_email?: string;
  /**
   * Another phone number to notify by SMS.
   * Type: `LineValue`.
   */
  notify_number?: string;
  /**
   * Recipient that the sale is attributed to: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `LineValue`.
   */
  recipient?: string;
  /**
   * Name of the person, for `{name}` and `{first_name}` in the SMS message.
   * Type: `LineValue`.
   */
  name?: string;
  /**
   * Your own reference. Permanently unique in the account, as in `POST /sends`.
   * Type: `LineValue`.
   */
  client_reference?: string;
  /**
   * Cost centre to book the sale to: `cc_…`, or `gl:` and its `gl_code`. Default: the batch's.
   * Type: `LineValue`.
   */
  cost_center?: string;
  /**
   * SMS message for this line. Default: the batch's message.
   * Type: `LineValue`.
   */
  sms_message?: string;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string>;
}

/**
 * One page of a list.
 */
export interface BatchItemList {
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
  data: Array<BatchItem>;
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
 * One page of a list.
 */
export interface BatchList {
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
  data: Array<Batch>;
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
 * A batch has ended with some of its lines delivered and some not.
 */
export interface BatchPartiallyCompletedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.partially_completed`.
   */
  type: "batch.partially_completed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A preview of a batch, which writes nothing.
 */
export interface BatchPreview {
  /**
   * Always `batch_preview`.
   */
  object: "batch_preview";
  /**
   * Time at which the check was run.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the check ran in live mode.
   */
  livemode: boolean;
  /**
   * Whether the batch would be created as it is.
   */
  valid: boolean;
  /**
   * Number of lines that were checked.
   */
  counts: BatchPreviewCounts;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Credit that the valid lines would cost.
   */
  cost: Record<string, string>;
  /**
   * Whether your Credit is sufficient, by currency.
   */
  credit: Record<string, BatchCreditCheck | null>;
  /**
   * Whether our stock with the suppliers is sufficient, by network.
   */
  provider_float: Array<ProviderFloat>;
  /**
   * Whether the batch would require approval by an owner or admin.
   */
  requires_approval: boolean;
  /**
   * The first 1,000 lines and all invalid lines.
   */
  lines: Array<BatchPreviewLine>;
  /**
   * Whether valid lines were omitted from `lines`.
   */
  lines_truncated: boolean;
}

/**
 * Number of lines that were checked.
 */
export interface BatchPreviewCounts {
  /**
   * Total number of lines.
   * Type: `Count`.
   */
  total: number;
  /**
   * Number of lines that pass all checks.
   * Type: `Count`.
   */
  valid: number;
  /**
   * Number of lines that fail a check.
   * Type: `Count`.
   */
  invalid: number;
}

/**
 * The expected outcome of one line.
 */
export interface BatchPreviewLine {
  /**
   * Line number in the batch, starting at 1.
   */
  line: number;
  /**
   * Whether the line would be sent.
   */
  valid: boolean;
  /**
   * Phone number or meter that the line goes to.
   * Type: `BatchItemTarget`.
   */
  target: string;
  /**
   * Network that delivers it. Null if unknown.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Product that would be sold. Null if unknown.
   * Type: `ProductId`.
   */
  product: string | null;
  /**
   * Face value. Null if it could not be parsed.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Currency of the line. Null if unknown.
   */
  currency: enums.Currency | null;
  /**
   * Credit the line would cost. Null if unknown.
   * Type: `Money`.
   */
  cost: string | null;
  /**
   * All errors that prevent the sale.
   */
  errors: Array<ErrorDetail>;
  /**
   * Warnings that do not prevent the sale.
   */
  warnings: Array<BatchWarning>;
}

/**
 * The lines of a batch are being sent.
 */
export interface BatchProcessingEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.processing`.
   */
  type: "batch.processing";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A batch exceeds your threshold and requires the approval of an owner or admin.
 */
export interface BatchRequiresApprovalEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `batch.requires_approval`.
   */
  type: "batch.requires_approval";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: BatchEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Parameters to retry the failed lines of a batch.
 */
export interface BatchRetry {
  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  reserve_credit?: boolean;
}

/**
 * A warning about a line. It does not prevent the sale.
 */
export interface BatchWarning {
  /**
   * Reason for the warning. Decide by this.
   */
  code: enums.BatchWarningCode;
  /**
   * The warning as a sentence.
   * Type: `ErrorMessage`.
   */
  message: string;
}

/**
 * A person who owns ten percent or more of the business.
 */
export interface BeneficialOwner {
  /**
   * Full name, as on the identity document.
   * Type: `Label`.
   */
  full_name: string;
  /**
   * Number of the identity card or passport. Stored encrypted.
   * Type: `RegistryNumber`.
   */
  national_id: string;
  /**
   * Nationality, as a two-letter country code.
   * Type: `CountryCode`.
   */
  nationality: string;
  /**
   * Whether the owner is a politically exposed person.
   */
  is_pep: boolean;
  /**
   * Percentage of the business that the person owns.
   * Type: `Percent`.
   */
  shareholding_percent: string;
}

/**
 * A phone number or meter that cannot receive anything.
 */
export interface BlockedTarget {
  /**
   * Unique identifier of the object.
   * Type: `BlockedTargetId`.
   */
  id: string;
  /**
   * Always `blocked_target`.
   */
  object: "blocked_target";
  /**
   * Time at which the target was blocked.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Blocked phone number in E.164 format, or meter number.
   * Type: `Target`.
   */
  target: string;
  /**
   * Kind of target that is blocked.
   */
  target_kind: enums.BlockedTargetKind;
  /**
   * Reason for the block. Null if not set.
   * Type: `Note`.
   */
  reason: string | null;
  /**
   * Who blocked the target.
   * Type: `MakerId`.
   */
  created_by: string;
  /**
   * Number of requests that were rejected because of this entry.
   * Type: `Count`.
   */
  hits: number;
  /**
   * Time at which a request was last rejected. Null if never.
   * Type: `UnixTime`.
   */
  last_hit_at: number | null;
}

/**
 * A phone number or meter to block.
 */
export interface BlockedTargetCreate {
  /**
   * Phone number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Reason for the block, for your own team.
   * Type: `Note`.
   */
  reason?: string;
}

/**
 * One page of a list.
 */
export interface BlockedTargetList {
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
  data: Array<BlockedTarget>;
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
 * Budget of the program that would remain after the reward.
 */
export interface BudgetAfter {
  /**
   * Amount that the program could still give.
   * Type: `Money`.
   */
  remaining: string;
}

/**
 * A data bundle, sold at a fixed price.
 */
export interface Bundle {
  /**
   * ID of the bundle.
   * Type: `BundleId`.
   */
  id: string;
  /**
   * Always `bundle`.
   */
  object: "bundle";
  /**
   * Time at which the bundle was added to the catalogue.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * ID of the product that the bundle belongs to.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * ID of the network that delivers the bundle.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Name of the bundle.
   * Type: `Label`.
   */
  name: string;
  /**
   * What the customer receives, in one sentence.
   * Type: `Note`.
   */
  description: string;
  /**
   * Price of the bundle: the face value.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency of `amount`.
   */
  currency: enums.Currency;
  /**
   * How long the bundle is valid, in hours. Null if it does not expire.
   */
  validity_hours: number | null;
  /**
   * Data in megabytes. Null if the bundle is not measured in megabytes.
   */
  data_mb: number | null;
  /**
   * Category of the bundle.
   */
  category: enums.BundleCategory;
  /**
   * Whether the bundle can be sold now.
   */
  available: boolean;
  /**
   * Whether the bundle is simulated for test mode.
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
 * A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
 * 0.01 degrees, about one kilometre. No response includes them.
 */
export interface Checkin {
  /**
   * The check-in.
   * Type: `CheckinId`.
   */
  id: string;
  /**
   * Always `checkin`.
   */
  object: "checkin";
  /**
   * Time at which the person checked in.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Reward link that was claimed.
   * Type: `RewardLinkId`.
   */
  link: string;
  /**
   * Reward that was created. Null if there is none, and for publishable keys.
   * Type: `RewardId`.
   */
  reward: string | null;
  /**
   * Outcome of the check-in.
   */
  status: enums.CheckinStatus;
  /**
   * Distance from the centre of the location, in metres.
   * Type: `Metres`.
   */
  distance_m: number;
  /**
   * Accuracy of the position, in metres. Null if the phone did not report it.
   * Type: `Metres`.
   */
  accuracy_m: number | null;
  /**
   * Rewarded phone number, partially masked. Null for publishable keys.
   * Type: `MaskedPhone`.
   */
  phone_masked: string | null;
  /**
   * First reason of the review that holds or has rejected the reward. Null if there is none.
   */
  reason: enums.ReviewReason | null;
  /**
   * Whether an attestation of the device was verified. False while no verifier is configured.
   */
  attested: boolean;
}

/**
 * Parameters to create a check-in.
 */
export interface CheckinCreate {
  /**
   * Claim token of the link: the last part of its URL.
   * Type: `ClaimToken`.
   */
  link: string;
  /**
   * Latitude reported by the phone, in degrees.
   * Type: `Latitude`.
   */
  lat: number;
  /**
   * Longitude reported by the phone, in degrees.
   * Type: `Longitude`.
   */
  lng: number;
  /**
   * Phone number that receives the reward.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Accuracy of the position, in metres. Rejected if larger than the location's radius.
   * Type: `Metres`.
   */
  accuracy_m?: number;
  /**
   * Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
   * Type: `DeviceAttestation`.
   */
  attestation?: string;
  /**
   * Reward type the person chose. Required if the link offers more than one.
   */
  choice?: enums.SendType;
  /**
   * Meter number. For electricity only; the token is sent to `phone` by SMS.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string;
  /**
   * Code sent to `phone` by SMS. Required if the link asks for one.
   * Type: `ClaimCodeText`.
   */
  code?: string;
  /**
   * Token of the challenge that the person solved.
   * Type: `ChallengeToken`.
   */
  challenge_token?: string;
  /**
   * Answer to the challenge.
   * Type: `ChallengeAnswer`.
   */
  challenge_answer?: string;
}

/**
 * One page of a list.
 */
export interface CheckinList {
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
  data: Array<Checkin>;
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
   * Time at which the payment was made.
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
   * Time at which the review was opened.
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
   * Time at which the object was created.
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
   * Signed URL of the payment page to send the customer to. Needs no key. The page accepts payment
   * until `expires_at`, then shows how the session ended. Every retrieval returns the same URL.
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
   * Time at which the session expires if not paid: after one hour.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * Time at which the session was paid. Null until then.
   * Type: `UnixTime`.
   */
  paid_at: number | null;
  /**
   * Time at which the purchase was delivered. Null until then.
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
 * Parameters to create a checkout session.
 */
export interface CheckoutSessionCreate {
  /**
   * What to sell. Default: derived from the product or target.
   */
  type?: enums.SendType;
  /**
   * Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Face value that the customer receives. The card fee is added to it.
   * Type: `MoneyInput`.
   */
  amount: string;
  /**
   * Three-letter currency code. There is no default: set this or `product`.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string;
  /**
   * Phone number that receives the token by SMS. Required for power.
   * Type: `PhoneInput`.
   */
  token_phone?: string;
  /**
   * Phone number of the customer, for messages about the payment.
   * Type: `PhoneInput`.
   */
  customer_phone?: string;
  /**
   * URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
   * Type: `CheckoutReturnUrl`.
   */
  success_url: string;
  /**
   * URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
   * Type: `CheckoutReturnUrl`.
   */
  cancel_url: string;
  /**
   * Your own reference, such as the order number. Permanently unique in the account; reusing one
   * returns its existing session.
   * Type: `ClientReference`.
   */
  client_reference?: string;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string>;
  /**
   * Custom SMS message to the customer. Default: our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message?: string;
}

/**
 * Nothing was delivered, and the face value was added to your Credit.
 */
export interface CheckoutSessionCreditedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.credited`.
   */
  type: "checkout.session.credited";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: CheckoutSession.
 */
export interface CheckoutSessionEventData {
  /**
   * The CheckoutSession with its values at this attempt.
   */
  object: CheckoutSession;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A session was not paid in time, or was ended. A late payment makes it `paid`.
 */
export interface CheckoutSessionExpiredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.expired`.
   */
  type: "checkout.session.expired";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * What a customer paid for was delivered.
 */
export interface CheckoutSessionFulfilledEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.fulfilled`.
   */
  type: "checkout.session.fulfilled";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * One page of a list.
 */
export interface CheckoutSessionList {
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
  data: Array<CheckoutSession>;
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
 * A checkout session was paid, and its send is being delivered.
 */
export interface CheckoutSessionPaidEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.paid`.
   */
  type: "checkout.session.paid";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A new send was created to replace one that failed.
 */
export interface CheckoutSessionResentEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `checkout.session.resent`.
   */
  type: "checkout.session.resent";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CheckoutSessionEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A data bundle that the person can choose.
 */
export interface ClaimBundle {
  /**
   * Unique identifier of the object.
   * Type: `BundleId`.
   */
  id: string;
  /**
   * Network whose numbers can receive the bundle.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Name of the bundle, to show the person.
   * Type: `Label`.
   */
  name: string;
  /**
   * Price of the bundle. Never more than the reward.
   * Type: `Money`.
   */
  amount: string;
}

/**
 * A challenge that keeps bots from claiming. Show either the question or the widget.
 */
export interface ClaimChallenge {
  /**
   * Token to send back with the answer.
   * Type: `ChallengeToken`.
   */
  token: string;
  /**
   * Question to show the person. Null if a widget is used instead.
   * Type: `Note`.
   */
  question: string | null;
  /**
   * Site key of the widget to show. Null if a question is used instead.
   */
  site_key: string | null;
}

/**
 * A reward that the person can choose.
 */
export interface ClaimChoice {
  /**
   * Type of the reward.
   */
  type: enums.SendType;
  /**
   * Bundles that the reward can buy. Empty unless the type is data.
   */
  bundles: Array<ClaimBundle>;
}

/**
 * Confirms that a claim code was sent, provided the number is allowed to claim the link.
 */
export interface ClaimCode {
  /**
   * Always `claim_code`.
   */
  object: "claim_code";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Always true, whether or not the number is allowed to claim.
   */
  sent: boolean;
  /**
   * Phone number the code was sent to, partially masked.
   * Type: `MaskedPhone`.
   */
  to_masked: string;
  /**
   * Number of seconds for which the code is valid.
   * Type: `Seconds`.
   */
  expires_in: number;
  /**
   * Number of seconds before another code can be requested.
   * Type: `Seconds`.
   */
  resend_in: number;
}

/**
 * Parameters to request a claim code.
 */
export interface ClaimCodeCreate {
  /**
   * Phone number that will receive the reward.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Token of the challenge that the person solved.
   * Type: `ChallengeToken`.
   */
  challenge_token?: string;
  /**
   * Answer to the challenge.
   * Type: `ChallengeAnswer`.
   */
  challenge_answer?: string;
}

/**
 * Parameters to claim a link.
 */
export interface ClaimCreate {
  /**
   * Phone number that receives the reward.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Reward type the person chose. Required if the link offers more than one.
   */
  choice?: enums.SendType;
  /**
   * Meter number. For electricity only; the token is sent to `phone` by SMS.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string;
  /**
   * Code sent to `phone` by SMS. Required if listed in `requires`.
   * Type: `ClaimCodeText`.
   */
  code?: string;
  /**
   * Token of the challenge that the person solved.
   * Type: `ChallengeToken`.
   */
  challenge_token?: string;
  /**
   * Answer to the challenge.
   * Type: `ChallengeAnswer`.
   */
  challenge_answer?: string;
}

/**
 * The outcome of a claim.
 */
export interface ClaimResult {
  /**
   * Progress of the claimed reward.
   */
  status: enums.ClaimResultStatus;
  /**
   * Message about the outcome to show the person.
   * Type: `Note`.
   */
  message: string;
}

/**
 * Something that a person completed. Set either `completion_id` or its alias `ref`.
 */
export interface CompletionCreate {
  /**
   * Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
   * Type: `CompletionId`.
   */
  completion_id?: string;
  /**
   * Alias of `completion_id`, for form tools that send `ref`.
   * Type: `CompletionId`.
   */
  ref?: string;
  /**
   * Recipient of the reward. Default: derived from `phone`.
   */
  recipient?: string | RewardRecipientPerson;
  /**
   * Phone number of the person. Default: the recipient's number.
   * Type: `PhoneInput`.
   */
  phone?: string;
  /**
   * Phone number or meter that receives the reward, if different from the person's number. Becomes
   * the reward's `target`.
   * Type: `TargetInput`.
   */
  target?: string;
  /**
   * Meter number, for electricity rewards only.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * Phone number that receives the electricity token by SMS. Default: `phone`.
   * Type: `PhoneInput`.
   */
  token_phone?: string;
  /**
   * Face value of the reward. Default: the program's `default_amount`.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * Your own key-value data about the completion.
   */
  metadata?: Record<string, string>;
}

/**
 * The person our staff contact about the application.
 */
export interface ContactPerson {
  /**
   * Full name of the contact.
   * Type: `Label`.
   */
  name: string;
  /**
   * Position in the business.
   * Type: `Label`.
   */
  role: string;
  /**
   * Email address of the contact.
   * Type: `Email`.
   */
  email: string;
  /**
   * Phone number of the contact.
   * Type: `E164`.
   */
  phone: string;
}

/**
 * The person our staff contact about the application.
 */
export interface ContactPersonInput {
  /**
   * Full name of the contact.
   * Type: `Label`.
   */
  name: string;
  /**
   * Position in the business.
   * Type: `Label`.
   */
  role: string;
  /**
   * Email address of the contact.
   * Type: `Email`.
   */
  email: string;
  /**
   * Phone number of the contact.
   * Type: `PhoneInput`.
   */
  phone: string;
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
   * Time at which the object was created.
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
 * Parameters to create a cost centre.
 */
export interface CostCenterCreate {
  /**
   * Name of the cost centre.
   * Type: `Label`.
   */
  name: string;
  /**
   * Code in your accounting system, unique in the account.
   * Type: `GlCode`.
   */
  gl_code?: string;
  /**
   * Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string;
  /**
   * Currency of the budget. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Whether sends can be booked to it.
   */
  is_active?: boolean;
  /**
   * Your own key-value data about the cost centre.
   */
  metadata?: Record<string, string>;
}

/**
 * One page of a list.
 */
export interface CostCenterList {
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
  data: Array<CostCenter>;
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
 * Changes to a cost centre. Omitted fields keep their value.
 */
export interface CostCenterUpdate {
  /**
   * Name of the cost centre.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Code in your accounting system. Null removes it.
   * Type: `GlCode`.
   */
  gl_code?: string | null;
  /**
   * Budget per calendar month in Harare. Null removes it.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string | null;
  /**
   * Currency of the budget. Can change only until something is booked to it.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Whether sends can be booked to it. `false` archives it.
   */
  is_active?: boolean;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null;
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
 * Our staff corrected your Credit with this transaction.
 */
export interface CreditAdjustedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.adjusted`.
   */
  type: "credit.adjusted";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CreditTransactionEventData;
  /**
   * The request that caused the event. Null if the service did.
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
   * Whether to compare upcoming schedules with your Credit.
   */
  shortfall_projection?: boolean;
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
 * A sale or reservation took available Credit below the threshold of your alert.
 */
export interface CreditBalanceLowEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.balance.low`.
   */
  type: "credit.balance.low";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CreditEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Credit.
 */
export interface CreditEventData {
  /**
   * The Credit with its values at this attempt.
   */
  object: Credit;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * Reserved Credit is available again.
 */
export interface CreditReleasedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.released`.
   */
  type: "credit.released";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CreditReservationEventData;
  /**
   * The request that caused the event. Null if the service did.
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
   * The CreditReservation with its values at this attempt.
   */
  object: CreditReservation;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
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
 * Credit was reserved for a batch or a program.
 */
export interface CreditReservedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.reserved`.
   */
  type: "credit.reserved";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CreditReservationEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Upcoming schedules need more than your Credit; `data.projection` says when.
 */
export interface CreditShortfallProjectedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.shortfall.projected`.
   */
  type: "credit.shortfall.projected";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: CreditEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * A top-up was not paid in time.
 */
export interface CreditTopupExpiredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.expired`.
   */
  type: "credit.topup.expired";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: TopupEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The payment of a top-up failed. `failure_code` says why.
 */
export interface CreditTopupFailedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.failed`.
   */
  type: "credit.topup.failed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: TopupEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A top-up was created and is waiting for its payment.
 */
export interface CreditTopupPendingEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.pending`.
   */
  type: "credit.topup.pending";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: TopupEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The payment of a top-up arrived and was added to your Credit.
 */
export interface CreditTopupSucceededEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `credit.topup.succeeded`.
   */
  type: "credit.topup.succeeded";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: TopupEventData;
  /**
   * The request that caused the event. Null if the service did.
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
   * Number of the transaction in its currency. A higher number was booked later: `balance_after` is
   * that of the next lower number in the list, plus `amount` and `reserved_amount`. Numbers have
   * gaps.
   */
  sequence: number;
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
   * The CreditTransaction with its values at this attempt.
   */
  object: CreditTransaction;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
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
   * Progress toward the dealer tier.
   */
  status: enums.DealerStatus;
  /**
   * Discounts by network and currency. Empty without the dealer tier.
   */
  discounts: Array<DealerDiscount>;
  /**
   * Time at which the dealer tier was approved. Null without it.
   * Type: `UnixTime`.
   */
  since: number | null;
}

/**
 * An application of a business for dealer pricing.
 */
export interface DealerApplication {
  /**
   * Unique identifier of the object.
   * Type: `DealerApplicationId`.
   */
  id: string;
  /**
   * Always `dealer_application`.
   */
  object: "dealer_application";
  /**
   * Time at which the application was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.DealerApplicationStatus;
  /**
   * Registered legal name of the business.
   * Type: `Label`.
   */
  legal_name: string;
  /**
   * Trading name, if different from the legal name. Null if not set.
   * Type: `Label`.
   */
  trading_name: string | null;
  /**
   * Company registration number. Null if not set.
   * Type: `RegistryNumber`.
   */
  registration_number: string | null;
  /**
   * Country of registration, as a two-letter code.
   * Type: `CountryCode`.
   */
  registration_country: string;
  /**
   * Date the business was registered. Null if not set.
   * Type: `CalendarDay`.
   */
  incorporated_on: string | null;
  /**
   * Legal form of the business. Null if not set.
   */
  business_type: enums.BusinessType | null;
  /**
   * Taxpayer identification number (TIN). Null if not set.
   * Type: `RegistryNumber`.
   */
  tax_number: string | null;
  /**
   * VAT number. Null if there is none.
   * Type: `RegistryNumber`.
   */
  vat_number: string | null;
  /**
   * Street address of the business. Null if not set.
   */
  physical_address: Address | null;
  /**
   * Postal address, if different from the street address. Null if not set.
   */
  postal_address: Address | null;
  /**
   * Person our staff contact about the application. Null if not set.
   */
  contact: ContactPerson | null;
  /**
   * Directors of the business.
   */
  directors: Array<Director>;
  /**
   * Other owners of ten percent or more.
   */
  beneficial_owners: Array<BeneficialOwner>;
  /**
   * Expected monthly sales, at face value.
   */
  expected_monthly_volume: Record<string, string | null>;
  /**
   * Networks that the business wants to sell.
   */
  networks: Array<string>;
  /**
   * Channels through which the business reaches its customers.
   */
  channels: Array<enums.SalesChannel>;
  /**
   * Bank account of the business. Null if not set.
   */
  bank: DealerBank | null;
  /**
   * Supporting documents, uploaded with `POST /documents`.
   */
  documents: DealerDocuments;
  /**
   * Declarations of the business.
   */
  declarations: DealerDeclarations;
  /**
   * Required fields that are still missing. Empty when the application can be submitted.
   */
  missing: Array<string>;
  /**
   * Time at which it was last submitted. Null if it never was.
   * Type: `UnixTime`.
   */
  submitted_at: number | null;
  /**
   * Time at which our staff decided. Null until then.
   * Type: `UnixTime`.
   */
  decided_at: number | null;
  /**
   * Note from our staff about the decision. Null if there is none.
   * Type: `Note`.
   */
  decision_note: string | null;
  /**
   * Discounts on the face value. Empty until approved.
   */
  discounts: Array<DealerDiscount>;
  /**
   * Messages from reviewers, oldest first.
   */
  reviewer_messages: Array<ReviewerMessage>;
  /**
   * Your own key-value data about the application.
   */
  metadata: Record<string, string>;
}

/**
 * Parameters to create an application. Fields you omit can be added later, before it is submitted.
 */
export interface DealerApplicationCreate {
  /**
   * Registered legal name of the business.
   * Type: `Label`.
   */
  legal_name: string;
  /**
   * Trading name, if different from the legal name.
   * Type: `Label`.
   */
  trading_name?: string;
  /**
   * Number in the register of companies.
   * Type: `RegistryNumber`.
   */
  registration_number?: string;
  /**
   * Country of registration, as a two-letter code. Default: `ZW`.
   * Type: `CountryCode`.
   */
  registration_country?: string;
  /**
   * Date the business was registered.
   * Type: `CalendarDay`.
   */
  incorporated_on?: string;
  /**
   * Legal form of the business.
   */
  business_type?: enums.BusinessType;
  /**
   * Taxpayer identification number (TIN).
   * Type: `RegistryNumber`.
   */
  tax_number?: string;
  /**
   * VAT number, if there is one.
   * Type: `RegistryNumber`.
   */
  vat_number?: string;
  /**
   * Street address of the business.
   */
  physical_address?: AddressInput;
  /**
   * Postal address, if different from the street address.
   */
  postal_address?: AddressInput;
  /**
   * Person our staff contact about the application.
   */
  contact?: ContactPersonInput;
  /**
   * Directors of the business. Replaces the whole list.
   */
  directors?: Array<Director>;
  /**
   * Other owners of ten percent or more. Replaces the whole list.
   */
  beneficial_owners?: Array<BeneficialOwner>;
  /**
   * Expected monthly sales, at face value.
   */
  expected_monthly_volume?: Record<string, string | null>;
  /**
   * Networks that the business wants to sell. Replaces the whole list.
   */
  networks?: Array<string>;
  /**
   * Channels through which it reaches customers. Replaces the whole list.
   */
  channels?: Array<enums.SalesChannel>;
  /**
   * Bank account of the business.
   */
  bank?: DealerBankInput;
  /**
   * Supporting documents, uploaded with `POST /documents`.
   */
  documents?: DealerDocumentsInput;
  /**
   * Declarations of the business. Both must be true to submit.
   */
  declarations?: DealerDeclarations;
  /**
   * Your own key-value data about the application.
   */
  metadata?: Record<string, string>;
}

/**
 * Changes to an application. Omitted fields keep their value.
 */
export interface DealerApplicationUpdate {
  /**
   * Registered legal name of the business.
   * Type: `Label`.
   */
  legal_name?: string;
  /**
   * Trading name, if different from the legal name. Null removes it.
   * Type: `Label`.
   */
  trading_name?: string | null;
  /**
   * Company registration number. Null removes it.
   * Type: `RegistryNumber`.
   */
  registration_number?: string | null;
  /**
   * Country of registration, as a two-letter code.
   * Type: `CountryCode`.
   */
  registration_country?: string;
  /**
   * Date the business was registered. Null removes it.
   * Type: `CalendarDay`.
   */
  incorporated_on?: string | null;
  /**
   * Legal form of the business. Null removes it.
   */
  business_type?: enums.BusinessType | null;
  /**
   * Taxpayer identification number (TIN). Null removes it.
   * Type: `RegistryNumber`.
   */
  tax_number?: string | null;
  /**
   * VAT number, if there is one. Null removes it.
   * Type: `RegistryNumber`.
   */
  vat_number?: string | null;
  /**
   * Street address of the business. Null removes it.
   */
  physical_address?: AddressInput | null;
  /**
   * Postal address, if different from the street address. Null removes it.
   */
  postal_address?: AddressInput | null;
  /**
   * Person our staff contact about the application. Null removes it.
   */
  contact?: ContactPersonInput | null;
  /**
   * Directors of the business. Replaces the whole list.
   */
  directors?: Array<Director>;
  /**
   * Other owners of ten percent or more. Replaces the whole list.
   */
  beneficial_owners?: Array<BeneficialOwner>;
  /**
   * Expected monthly sales, at face value.
   */
  expected_monthly_volume?: Record<string, string | null>;
  /**
   * Networks that the business wants to sell. Replaces the whole list.
   */
  networks?: Array<string>;
  /**
   * Channels through which it reaches customers. Replaces the whole list.
   */
  channels?: Array<enums.SalesChannel>;
  /**
   * Bank account of the business. Null removes it.
   */
  bank?: DealerBankInput | null;
  /**
   * Supporting documents, uploaded with `POST /documents`.
   */
  documents?: DealerDocumentsInput;
  /**
   * Declarations of the business. Both must be true to submit.
   */
  declarations?: DealerDeclarations;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * The bank account of the business.
 */
export interface DealerBank {
  /**
   * Name of the bank.
   * Type: `Label`.
   */
  name: string;
  /**
   * Name of the branch.
   * Type: `Label`.
   */
  branch: string;
  /**
   * Name of the account holder.
   * Type: `Label`.
   */
  account_name: string;
  /**
   * Last four digits of the account number. Never send the full number.
   * Type: `AccountEnding`.
   */
  account_number_last4: string;
  /**
   * Currency of the account.
   */
  currency: enums.Currency;
}

/**
 * The bank account of the business.
 */
export interface DealerBankInput {
  /**
   * Name of the bank.
   * Type: `Label`.
   */
  name: string;
  /**
   * Name of the branch.
   * Type: `Label`.
   */
  branch: string;
  /**
   * Name of the account holder.
   * Type: `Label`.
   */
  account_name: string;
  /**
   * Last four digits of the account number. Never send the full number.
   * Type: `AccountEnding`.
   */
  account_number_last4: string;
  /**
   * Currency of the account.
   * Type: `CurrencyInput`.
   */
  currency: string;
}

/**
 * Declarations of the business.
 */
export interface DealerDeclarations {
  /**
   * Confirms that all information is true.
   */
  accurate: boolean;
  /**
   * Confirms that the applicant is authorised to act for the business.
   */
  authorised: boolean;
}

/**
 * A discount on the face value, for one network and currency.
 */
export interface DealerDiscount {
  /**
   * ID of the network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * The currency of the discounted sales.
   */
  currency: enums.Currency;
  /**
   * Percentage off the face value. The customer still receives the full face value.
   * Type: `Percent`.
   */
  percent: string;
}

/**
 * IDs of the application's documents. Null or empty where a document is missing.
 */
export interface DealerDocuments {
  /**
   * Certificate of incorporation. Null if missing.
   * Type: `DocumentId`.
   */
  incorporation_certificate: string | null;
  /**
   * Form that lists the directors. Null if missing.
   * Type: `DocumentId`.
   */
  directors_form: string | null;
  /**
   * Identity card or passport of each director.
   */
  director_id: Array<string>;
  /**
   * Proof of address from the last three months. Null if missing.
   * Type: `DocumentId`.
   */
  proof_of_address: string | null;
  /**
   * Confirmation letter from the bank. Null if missing.
   * Type: `DocumentId`.
   */
  bank_letter: string | null;
  /**
   * Valid tax clearance certificate. Null if missing.
   * Type: `DocumentId`.
   */
  tax_clearance: string | null;
}

/**
 * IDs of the application's documents. Omitted fields keep their value.
 */
export interface DealerDocumentsInput {
  /**
   * Certificate of incorporation of the business. Null removes it.
   * Type: `DocumentId`.
   */
  incorporation_certificate?: string | null;
  /**
   * Form that lists the directors. Null removes it.
   * Type: `DocumentId`.
   */
  directors_form?: string | null;
  /**
   * Identity card or passport of each director. Replaces the whole list.
   */
  director_id?: Array<string>;
  /**
   * Proof of address from the last three months. Null removes it.
   * Type: `DocumentId`.
   */
  proof_of_address?: string | null;
  /**
   * Confirmation letter from the bank. Null removes it.
   * Type: `DocumentId`.
   */
  bank_letter?: string | null;
  /**
   * Tax clearance certificate that is still valid. Null removes it.
   * Type: `DocumentId`.
   */
  tax_clearance?: string | null;
}

/**
 * Confirmation that a schedule was deleted.
 */
export interface DeletedSchedule {
  /**
   * Unique identifier of the object.
   * Type: `ScheduleId`.
   */
  id: string;
  /**
   * Always `schedule`.
   */
  object: "schedule";
  /**
   * Always true: the schedule was deleted.
   */
  deleted: true;
}

/**
 * A director of the business.
 */
export interface Director {
  /**
   * Full name, as on the identity document.
   * Type: `Label`.
   */
  full_name: string;
  /**
   * Number of the identity card or passport. Stored encrypted.
   * Type: `RegistryNumber`.
   */
  national_id: string;
  /**
   * Date of birth of the director. Stored encrypted.
   * Type: `CalendarDay`.
   */
  date_of_birth: string;
  /**
   * Nationality, as a two-letter country code.
   * Type: `CountryCode`.
   */
  nationality: string;
  /**
   * Home address on one line.
   * Type: `Note`.
   */
  address: string;
  /**
   * Whether the director is a politically exposed person.
   */
  is_pep: boolean;
  /**
   * Percentage of the business that the director owns.
   * Type: `Percent`.
   */
  shareholding_percent: string;
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
   * Time at which the dispute was opened.
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
   * Time at which our staff will respond: within two working days.
   * Type: `UnixTime`.
   */
  due_at: number;
  /**
   * Messages from our staff, oldest first.
   */
  messages: Array<DisputeMessage>;
  /**
   * Time at which the dispute was resolved. Null until then.
   * Type: `UnixTime`.
   */
  resolved_at: number | null;
  /**
   * Your own key-value data about the dispute.
   */
  metadata: Record<string, string>;
}

/**
 * Parameters to open a dispute.
 */
export interface DisputeCreate {
  /**
   * Send to be disputed.
   * Type: `SendRef`.
   */
  send: string;
  /**
   * Reason for the dispute.
   */
  reason: enums.DisputeReason;
  /**
   * Evidence that supports the dispute.
   */
  evidence?: DisputeEvidenceInput;
  /**
   * Your own key-value data about the dispute.
   */
  metadata?: Record<string, string>;
}

/**
 * An event's payload: Dispute.
 */
export interface DisputeEventData {
  /**
   * The Dispute with its values at this attempt.
   */
  object: Dispute;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
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
 * Evidence that supports a dispute.
 */
export interface DisputeEvidenceInput {
  /**
   * Description of what happened.
   * Type: `DisputeText`.
   */
  text?: string;
  /**
   * IDs of pictures and documents uploaded with `POST /documents`.
   */
  attachments?: Array<string>;
  /**
   * Phone number to reach the customer.
   * Type: `PhoneInput`.
   */
  customer_phone?: string;
}

/**
 * One page of a list.
 */
export interface DisputeList {
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
  data: Array<Dispute>;
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
 * A message from our staff about a dispute.
 */
export interface DisputeMessage {
  /**
   * Time at which the message was written.
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
 * You opened a dispute about a send, and our staff are investigating it.
 */
export interface DisputeOpenedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `dispute.opened`.
   */
  type: "dispute.opened";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: DisputeEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Our staff resolved a dispute. `outcome` says how.
 */
export interface DisputeResolvedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `dispute.resolved`.
   */
  type: "dispute.resolved";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: DisputeEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A document for our staff. The file cannot be downloaded again.
 */
export interface Document {
  /**
   * ID of the document.
   * Type: `DocumentId`.
   */
  id: string;
  /**
   * Always `document`.
   */
  object: "document";
  /**
   * Time at which the document was uploaded.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Purpose of the document.
   */
  purpose: enums.DocumentPurpose;
  /**
   * Name of the uploaded file.
   * Type: `FileName`.
   */
  filename: string;
  /**
   * Size of the file in bytes.
   */
  size: number;
  /**
   * Media type of the file.
   */
  mime: enums.DocumentType;
  /**
   * SHA-256 hash of the file, to compare with yours.
   * Type: `Sha256`.
   */
  sha256: string;
  /**
   * Current status of the review by our staff.
   */
  status: enums.DocumentStatus;
  /**
   * Why the document was rejected. Null unless rejected.
   * Type: `Note`.
   */
  reason: string | null;
}

/**
 * One page of a list.
 */
export interface DocumentList {
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
  data: Array<Document>;
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
 * A form with a file, sent as `multipart/form-data`.
 */
export interface DocumentUpload {
  /**
   * Purpose of the document.
   */
  purpose: enums.DocumentPurpose;
  /**
   * The file: PDF, JPEG or PNG.
   */
  file: Blob;
  /**
   * Name of the file. Default: the one in the head of `file`.
   * Type: `FileName`.
   */
  filename?: string;
}

/**
 * Guard against selling the same thing twice by mistake.
 */
export interface DuplicateGuard {
  /**
   * Whether a sale identical to one of the last `window_seconds` returns an error.
   */
  enabled: boolean;
  /**
   * Length of the comparison window in seconds. Null if the guard is off.
   */
  window_seconds: number | null;
}

/**
 * Changes to the duplicate guard. Omitted fields keep their value.
 */
export interface DuplicateGuardUpdate {
  /**
   * Whether a sale identical to one of the last `window_seconds` returns an error.
   */
  enabled?: boolean;
  /**
   * Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
   * 300.
   */
  window_seconds?: number | null;
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
  | {
      type: "(unknown)";
      id: string;
      object: "event";
      created: number;
      livemode: boolean;
      api_version: string;
      sequence: number;
      request: EventRequest | null;
      [field: string]: unknown;
    };

/**
 * Content of an event.
 */
export interface EventData {
  /**
   * The object with its current values, which can be later than the event.
   */
  object: EventObject;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
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
 * The object that an event is about, with its current values. `object` names its type.
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
  | {
      object: "(unknown)";
      created: number;
      livemode: boolean;
      [field: string]: unknown;
    };

/**
 * The request that caused an event.
 */
export interface EventRequest {
  /**
   * ID of the request.
   * Type: `RequestId`.
   */
  id: string;
  /**
   * Idempotency-Key of the request. Null if it had none.
   * Type: `IdempotencyKey`.
   */
  idempotency_key: string | null;
}

/**
 * A file of objects, generated in the background.
 */
export interface Export {
  /**
   * Unique identifier of the object.
   * Type: `ExportId`.
   */
  id: string;
  /**
   * Always `export`.
   */
  object: "export";
  /**
   * Time at which the export was requested.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Kind of objects in the file.
   */
  kind: enums.ExportKind;
  /**
   * Current status. Decides whether the file is ready; see Lifecycles.
   */
  status: enums.ExportStatus;
  /**
   * Format of the file.
   */
  format: enums.ExportFormat;
  /**
   * Start of the period, inclusive, by creation time.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * End of the period, exclusive, by creation time.
   * Type: `UnixTime`.
   */
  to: number;
  /**
   * Filters, as in the list of that kind.
   */
  filters: Record<string, string>;
  /**
   * Columns of the CSV in order. Empty for `json`.
   */
  columns: Array<string>;
  /**
   * Whether power tokens are included unmasked.
   */
  include_tokens: boolean;
  /**
   * Whether free text in CSV that a spreadsheet would calculate has a `'` in front.
   */
  text_guard: boolean;
  /**
   * Number of objects in the file. Null until ready.
   * Type: `Count`.
   */
  rows: number | null;
  /**
   * Size of the file in bytes. Null until ready.
   */
  size: number | null;
  /**
   * SHA-256 hash of the file. Null until ready.
   * Type: `Sha256`.
   */
  sha256: string | null;
  /**
   * Signed URL of the file, which works without a key for 15 minutes. Each retrieval of the export
   * returns a new one. Null until ready, and for keys that could not have created the export: those
   * without the read scope of `kind`, or without `tokens:read` if `include_tokens` is true.
   * Type: `WebUrl`.
   */
  download_url: string | null;
  /**
   * Time at which the file will be deleted: seven days after it was ready, or earlier if the data
   * of a recipient was erased. Null until it is ready.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * Reason the export failed. Null unless it failed.
   */
  error: Failure | null;
}

/**
 * Parameters to create an export.
 */
export interface ExportCreate {
  /**
   * Kind of objects to export.
   */
  kind: enums.ExportKind;
  /**
   * Start of the period, inclusive, by creation time. Default: 30 days ago.
   */
  from?: number | string;
  /**
   * End of the period, exclusive, by creation time. Default: the end of the current second.
   */
  to?: number | string;
  /**
   * Filters, as in the list of that kind.
   */
  filters?: Record<string, string>;
  /**
   * Format of the file.
   */
  format?: enums.ExportFormat;
  /**
   * Columns of the CSV in order, up to 40. Default: a useful selection.
   */
  columns?: Array<string>;
  /**
   * Whether to include power tokens unmasked. Requires `tokens:read`.
   */
  include_tokens?: boolean;
  /**
   * Whether free text in CSV that a spreadsheet would calculate gets a `'` in front. Set it to
   * false for files that programs read.
   */
  text_guard?: boolean;
}

/**
 * One page of a list.
 */
export interface ExportList {
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
  data: Array<Export>;
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
 * Reasons for failed sends in a period.
 */
export interface FailureReport {
  /**
   * Always `report`.
   */
  object: "report";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Kind of the report.
   */
  kind: enums.ReportKind;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Currency that was requested. Null for both.
   */
  currency: enums.Currency | null;
  /**
   * Dimensions that rows are grouped by.
   */
  group_by: Array<enums.FailureReportDimension>;
  /**
   * Failed sends by reason and network, most frequent first, at most 10,000.
   */
  rows: Array<FailureReportRow>;
  /**
   * Totals of all failed sends, one per currency.
   */
  totals: Array<FailureReportTotals>;
  /**
   * Whether rows were omitted because the limit was reached.
   */
  truncated: boolean;
}

/**
 * Dimension values shared by the sends of a row.
 */
export interface FailureReportKeys {
  /**
   * Reason the sends failed. Null if unknown.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Network of the sends. Null if unknown.
   * Type: `NetworkId`.
   */
  network: string | null;
}

/**
 * A group of failed sends.
 */
export interface FailureReportRow {
  /**
   * Dimension values shared by the sends.
   */
  keys: FailureReportKeys;
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Number of sends that failed.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Number of failed sends that were sold again with `retry`.
   * Type: `Count`.
   */
  retried: number;
  /**
   * Total face value of the sends.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit returned from failed sends.
   * Type: `Money`.
   */
  credited_back: string;
}

/**
 * Totals of all failed sends in one currency.
 */
export interface FailureReportTotals {
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Number of sends created.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Number of sends that failed.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Number of failed sends that were sold again with `retry`.
   * Type: `Count`.
   */
  retried: number;
  /**
   * Percentage of sends that failed.
   * Type: `Percent`.
   */
  failure_rate: string;
  /**
   * Total face value of the sends.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit returned from failed sends.
   * Type: `Money`.
   */
  credited_back: string;
}

/**
 * Airtime that a family member receives automatically, at 08:00 in Harare.
 */
export interface FamilyAllowance {
  /**
   * Currency of the allowance.
   */
  currency: enums.Currency;
  /**
   * Face value of each payment.
   * Type: `Money`.
   */
  amount: string;
  /**
   * How often the allowance is sent.
   */
  cadence: enums.AllowanceCadence;
  /**
   * Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
   */
  day: number;
}

/**
 * Airtime that a family member receives automatically.
 */
export interface FamilyAllowanceInput {
  /**
   * Three-letter currency code. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Face value of each payment.
   * Type: `MoneyInput`.
   */
  amount: string;
  /**
   * How often the allowance is sent.
   */
  cadence: enums.AllowanceCadence;
  /**
   * Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
   */
  day: number;
}

/**
 * A member of your household, paid for from your Credit.
 */
export interface FamilyMember {
  /**
   * Unique identifier of the object.
   * Type: `FamilyMemberId`.
   */
  id: string;
  /**
   * Always `family_member`.
   */
  object: "family_member";
  /**
   * Time at which the person was added.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Name of the family member.
   * Type: `Label`.
   */
  name: string;
  /**
   * Phone number that receives airtime and electricity tokens.
   * Type: `Phone`.
   */
  phone: string;
  /**
   * Your relationship to the person.
   */
  relation: enums.FamilyRelation;
  /**
   * Electricity meter of the person. Null if there is none.
   * Type: `MeterNumber`.
   */
  meter: string | null;
  /**
   * Allowance the person receives automatically. Null if there is none.
   */
  allowance: FamilyAllowance | null;
  /**
   * Whether the person gets an SMS when airtime arrives. Electricity tokens are always sent.
   */
  notify: boolean;
  /**
   * Recipient of the person, also listed by `GET /recipients`.
   * Type: `RecipientId`.
   */
  recipient: string;
  /**
   * Schedule of the allowance. Null if there is none.
   * Type: `ScheduleId`.
   */
  schedule: string | null;
  /**
   * Face value of this month's sends, excluding those whose Credit was returned.
   */
  spent_this_month: Record<string, string>;
  /**
   * Whether the allowance is paused.
   */
  paused: boolean;
}

/**
 * Parameters to create a family member.
 */
export interface FamilyMemberCreate {
  /**
   * Name of the family member.
   * Type: `Label`.
   */
  name: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Your relationship to the person.
   */
  relation?: enums.FamilyRelation;
  /**
   * Electricity meter number of 11 digits.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * Allowance the person receives automatically. Default: none.
   */
  allowance?: FamilyAllowanceInput;
  /**
   * Whether to send the person an SMS when airtime arrives.
   */
  notify?: boolean;
}

/**
 * One page of a list.
 */
export interface FamilyMemberList {
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
  data: Array<FamilyMember>;
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
 * Changes to a family member. Omitted fields keep their value.
 */
export interface FamilyMemberUpdate {
  /**
   * Name of the family member.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string;
  /**
   * Your relationship to the person.
   */
  relation?: enums.FamilyRelation;
  /**
   * Electricity meter number. Null removes it.
   * Type: `MeterInput`.
   */
  meter?: string | null;
  /**
   * Allowance the person receives automatically. Null ends it.
   */
  allowance?: FamilyAllowanceInput | null;
  /**
   * Whether to send the person an SMS when airtime arrives.
   */
  notify?: boolean;
  /**
   * Whether the allowance is paused.
   */
  paused?: boolean;
}

/**
 * Parameters to send something to a family member.
 */
export interface FamilySendCreate {
  /**
   * Whether to send airtime or electricity.
   */
  type: enums.FamilySendType;
  /**
   * Face value of the sale.
   * Type: `MoneyInput`.
   */
  amount: string;
  /**
   * Three-letter currency code. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
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
 * The location where people must check in to claim links of a program.
 */
export interface GeofenceInput {
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
   * Name of the location, such as a branch.
   * Type: `Label`.
   */
  label?: string | null;
  /**
   * Hours during which people can check in. Default: always.
   */
  open_hours?: Array<OpenHours>;
}

/**
 * A group of recipients for schedules.
 */
export interface Group {
  /**
   * Unique identifier of the object.
   * Type: `GroupId`.
   */
  id: string;
  /**
   * Always `group`.
   */
  object: "group";
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Name of the group, unique in the account.
   * Type: `Label`.
   */
  name: string;
  /**
   * Description for your own use. Null if not set.
   * Type: `Note`.
   */
  description: string | null;
  /**
   * Current number of members. A static group has at most 10,000.
   * Type: `Count`.
   */
  member_count: number;
  /**
   * How the members are determined.
   */
  kind: enums.GroupKind;
  /**
   * Filter that selects the members. Null for a static group.
   */
  filter: GroupFilter | null;
  /**
   * Your own key-value data about the group.
   */
  metadata: Record<string, string>;
}

/**
 * Parameters to create a group. With a `filter` it is dynamic, otherwise static.
 */
export interface GroupCreate {
  /**
   * Name of the group, unique in the account.
   * Type: `Label`.
   */
  name: string;
  /**
   * Description for your own use.
   * Type: `Note`.
   */
  description?: string;
  /**
   * Filter that selects the members of a dynamic group.
   */
  filter?: GroupFilterInput;
  /**
   * Your own key-value data about the group.
   */
  metadata?: Record<string, string>;
}

/**
 * Filter of a dynamic group. Members match both conditions.
 */
export interface GroupFilter {
  /**
   * Recipients of this cost centre. Null for any.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Recipients with this tag. Null for any.
   * Type: `Tag`.
   */
  tag: string | null;
}

/**
 * Filter of a dynamic group. Set one condition or both.
 */
export interface GroupFilterInput {
  /**
   * Recipients of this cost centre.
   * Type: `CostCenterId`.
   */
  cost_center?: string | null;
  /**
   * Recipients with this tag.
   * Type: `Tag`.
   */
  tag?: string | null;
}

/**
 * One page of a list.
 */
export interface GroupList {
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
  data: Array<Group>;
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
 * Recipients to add to and remove from a static group.
 */
export interface GroupMembersChange {
  /**
   * Recipients to add. Existing members are not an error.
   */
  add?: Array<string>;
  /**
   * Recipients to remove. Recipients who are not members are not an error.
   */
  remove?: Array<string>;
}

/**
 * Changes to a group. Omitted fields keep their value.
 */
export interface GroupUpdate {
  /**
   * Name of the group, unique in the account.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Description for your own use. Null removes it.
   * Type: `Note`.
   */
  description?: string | null;
  /**
   * Filter that selects the members. Replaces the whole filter. Null for a static group.
   */
  filter?: GroupFilterInput | null;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null;
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
 * An invitation to join the organisation.
 */
export interface Invite {
  /**
   * Unique identifier of the object.
   * Type: `InviteId`.
   */
  id: string;
  /**
   * Always `invite`.
   */
  object: "invite";
  /**
   * Time at which the person was invited.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Email address the invitation was sent to. Null if none.
   * Type: `Email`.
   */
  email: string | null;
  /**
   * Phone number the invitation was sent to. Null if none.
   * Type: `E164`.
   */
  phone: string | null;
  /**
   * Role that the person gets once they accept.
   */
  role: enums.MemberRole;
  /**
   * Current status. Decides whether it can still be accepted; see Lifecycles.
   */
  status: enums.InviteStatus;
  /**
   * Time at which the invitation expires: after 14 days.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * Member who sent the invitation. Null if a key did.
   * Type: `MemberId`.
   */
  invited_by: string | null;
  /**
   * Member that the person became. Null until accepted.
   * Type: `MemberId`.
   */
  accepted_by: string | null;
  /**
   * Name of the organisation. Only shown to the invited person, null otherwise.
   * Type: `Label`.
   */
  account_name: string | null;
}

/**
 * One page of a list.
 */
export interface InviteList {
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
  data: Array<Invite>;
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
 * Parameters of a new API key.
 */
export interface KeyCreate {
  /**
   * Kind of the key.
   */
  kind: enums.KeyKind;
  /**
   * Label of the key, such as the name of the till.
   * Type: `Label`.
   */
  label?: string;
  /**
   * Permissions of the key. Required for `rk` and `ak`. Default for `sk`: everything its creator
   * may do. A `pk` can only have public scopes, currently `catalog:read`, which is its default.
   */
  scopes?: Array<enums.KeyScope>;
  /**
   * IP addresses or CIDR ranges that may use the key. Default: any.
   */
  allowed_ips?: Array<string>;
  /**
   * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
   * Default: any.
   */
  allowed_origins?: Array<string>;
  /**
   * IDs of the products that the key can sell. Default: all.
   */
  allowed_products?: Array<string>;
  /**
   * IDs of the networks that the key can sell on. Default: all.
   */
  allowed_networks?: Array<string>;
  /**
   * Spend caps of the key. Default: none.
   */
  spend_caps?: Record<string, SpendCapInput>;
  /**
   * Maximum face value per day to one number or meter. Default: no cap.
   */
  per_recipient_daily_cap?: Record<string, string | null>;
  /**
   * Amount within 24 hours above which a person must approve. Only for agent keys.
   */
  approval_threshold?: Record<string, string | null>;
  /**
   * Numbers and meters that the key can sell to. Default: any.
   */
  recipient_allowlist?: Array<string>;
  /**
   * Time at which the key expires. Default: never.
   */
  expires_at?: number | string;
  /**
   * Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
   */
  accept_terms?: boolean;
  /**
   * Your own key-value data about the key.
   */
  metadata?: Record<string, string>;
}

/**
 * Parameters for rolling a key.
 */
export interface KeyRoll {
  /**
   * Grace period of the old secret. Default: none.
   */
  grace_period?: enums.KeyGrace;
}

/**
 * Changes to a key. Omitted fields keep their value.
 */
export interface KeyUpdate {
  /**
   * Label of the key. Null removes it.
   * Type: `Label`.
   */
  label?: string | null;
  /**
   * Permissions of the key. Replaces the whole list. A `pk` can only have public scopes.
   */
  scopes?: Array<enums.KeyScope>;
  /**
   * IP addresses or CIDR ranges that may use the key. Null or empty: any.
   */
  allowed_ips?: Array<string> | null;
  /**
   * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
   * Null or empty: any.
   */
  allowed_origins?: Array<string> | null;
  /**
   * IDs of the products that the key can sell. Null or empty: all.
   */
  allowed_products?: Array<string> | null;
  /**
   * IDs of the networks that the key can sell on. Null or empty: all.
   */
  allowed_networks?: Array<string> | null;
  /**
   * Changes to the spend caps. Null removes all caps.
   */
  spend_caps?: Record<string, SpendCapUpdate | null> | null;
  /**
   * Maximum face value per day to one number or meter. Null removes the cap.
   */
  per_recipient_daily_cap?: Record<string, string | null> | null;
  /**
   * Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
   * the default.
   */
  approval_threshold?: Record<string, string | null> | null;
  /**
   * Numbers and meters that the key can sell to. Null or empty: any.
   */
  recipient_allowlist?: Array<string> | null;
  /**
   * Time at which the key expires. Null: never.
   */
  expires_at?: number | string | null;
  /**
   * Changes to your key-value data about the key, merged as in `MetadataUpdate`. Null removes all
   * of it.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * Spending of a key in one currency, compared with its caps.
 */
export interface KeyUsageAmounts {
  /**
   * Face value of today's sends, excluding those whose Credit was returned.
   * Type: `Money`.
   */
  today: string;
  /**
   * Face value of this month's sends, excluding those whose Credit was returned.
   * Type: `Money`.
   */
  month: string;
  /**
   * Amount left under the daily cap. Null without a daily cap.
   * Type: `Money`.
   */
  daily_remaining: string | null;
  /**
   * Amount left under the monthly cap. Null without a monthly cap.
   * Type: `Money`.
   */
  monthly_remaining: string | null;
}

/**
 * Products that can be sold to a phone number.
 */
export interface LookupProducts {
  /**
   * IDs of the airtime products for this number: one for each currency, or only the one in
   * `currency`.
   */
  airtime: Array<string>;
  /**
   * IDs of the data products for this number: one for each currency, or only the one in `currency`.
   */
  data: Array<string>;
}

/**
 * What a person permitted an agent by approving its request: the operation, the amount, the target
 * and the time until which it can be carried out. It is signed, and checked before anything is
 * sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
 */
export interface Mandate {
  /**
   * Approval that the mandate belongs to.
   * Type: `ApprovalId`.
   */
  approval: string;
  /**
   * Member who approved, or in test mode a key.
   * Type: `MakerId`.
   */
  approved_by: string;
  /**
   * API key of the agent that may act.
   * Type: `KeyId`.
   */
  api_key: string;
  /**
   * Operation that is permitted. It is carried out once.
   * Type: `MandateOperation`.
   */
  operation: string;
  /**
   * The permission as one sentence.
   * Type: `MandateSummary`.
   */
  summary: string;
  /**
   * SHA-256 of the request as the person saw it. Any other request is refused.
   * Type: `ArgumentsHash`.
   */
  arguments_sha256: string;
  /**
   * Highest face value that is permitted.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Currency of the permitted amount.
   */
  currency: enums.Currency;
  /**
   * Phone number or meter that is permitted. Null for a reward whose recipient chooses.
   * Type: `Target`.
   */
  target: string | null;
  /**
   * Time at which the person approved.
   * Type: `UnixTime`.
   */
  approved_at: number;
  /**
   * Time from which nothing is sold under the mandate.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * The mandate as a JSON Web Signature whose claims are the fields above. Verify it with the
   * public keys at `/.well-known/jwks.json`.
   * Type: `CompactJws`.
   */
  jws: string;
}

/**
 * A person who belongs to the organisation.
 */
export interface Member {
  /**
   * Unique identifier of the object.
   * Type: `MemberId`.
   */
  id: string;
  /**
   * Always `member`.
   */
  object: "member";
  /**
   * Time at which the person joined the organisation.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Name of the person. Null until they provide it.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * Email address of the person. Null if unknown.
   * Type: `Email`.
   */
  email: string | null;
  /**
   * Phone number of the person. Null if unknown.
   * Type: `E164`.
   */
  phone: string | null;
  /**
   * Role of the person. Decides their permissions.
   */
  role: enums.MemberRole;
  /**
   * Current status. Decides whether the person can sign in.
   */
  status: enums.MemberStatus;
  /**
   * Whether the person can see power tokens in clear text and grant that scope to keys.
   */
  tokens_read: boolean;
  /**
   * Whether the person has a payment PIN, which is needed to approve agents' requests.
   */
  pin_set: boolean;
  /**
   * Time at which the person was last signed in. Null if never.
   * Type: `UnixTime`.
   */
  last_seen_at: number | null;
  /**
   * Member who invited the person. Null for the founder of the organisation.
   * Type: `MemberId`.
   */
  invited_by: string | null;
}

/**
 * A person to invite. Set `phone`, `email` or both.
 */
export interface MemberCreate {
  /**
   * Phone number that the invitation is sent to by SMS.
   * Type: `PhoneInput`.
   */
  phone?: string;
  /**
   * Email address that the invitation is sent to.
   * Type: `Email`.
   */
  email?: string;
  /**
   * Role that the person gets once they accept.
   */
  role?: enums.MemberRole;
}

/**
 * One page of a list.
 */
export interface MemberList {
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
  data: Array<Member>;
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
 * Changes to a member. Omitted fields keep their value.
 */
export interface MemberUpdate {
  /**
   * New role of the member.
   */
  role: enums.MemberRole;
  /**
   * Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
   * never.
   */
  tokens_read?: boolean;
}

/**
 * A prepaid electricity meter, as confirmed by the utility.
 */
export interface Meter {
  /**
   * Always `meter`.
   */
  object: "meter";
  /**
   * Time at which the meter was looked up.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Meter number: 11 digits.
   * Type: `MeterNumber`.
   */
  number: string;
  /**
   * Whether the check digit is correct. For information only; the utility decides.
   */
  checksum_valid: boolean;
  /**
   * Whether the utility knows the meter.
   */
  confirmed: boolean;
  /**
   * Masked name of the owner, to read back to the customer.
   */
  name_masked: string | null;
  /**
   * Suburb of the meter. The full address is never returned.
   */
  suburb: string | null;
  /**
   * The currency in which the utility bills the meter. Null if the utility does not report it.
   */
  currency: enums.Currency | null;
  /**
   * Tariff class of the meter.
   */
  tariff_class: enums.TariffClass;
  /**
   * Whether the owner owes the utility a debt. Null if the utility does not report it.
   */
  arrears_flag: boolean | null;
  /**
   * Time at which the utility confirmed the meter.
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
   * ID of the network: `econet`, `netone`, `telecel` or `power`.
   * Type: `NetworkId`.
   */
  id: string;
  /**
   * Always `network`.
   */
  object: "network";
  /**
   * Time at which the network was added to the catalogue.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Name of the network.
   * Type: `Label`.
   */
  name: string;
  /**
   * Type of the network.
   */
  kind: enums.NetworkKind;
  /**
   * Prefixes of the network's numbers. Empty for the utility. Ported numbers can have other
   * prefixes.
   */
  prefixes: Array<string>;
  /**
   * Currencies in which the network sells.
   */
  currencies: Array<enums.Currency>;
  /**
   * Types of sale that the network delivers.
   */
  types: Array<enums.SendType>;
  /**
   * Current state of the network.
   */
  state: enums.NetworkState;
  /**
   * Time at which the network entered this state.
   * Type: `UnixTime`.
   */
  since: number;
}

/**
 * A network that you used in the last 30 days is slow, fails often, or is down.
 */
export interface NetworkAvailabilityDegradedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `network.availability.degraded`.
   */
  type: "network.availability.degraded";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: NetworkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A network that you used in the last 30 days works as usual again.
 */
export interface NetworkAvailabilityRestoredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `network.availability.restored`.
   */
  type: "network.availability.restored";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: NetworkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * State of a network to simulate.
 */
export interface NetworkAvailabilitySet {
  /**
   * State of the network.
   */
  state: enums.NetworkCondition;
}

/**
 * An event's payload: Network.
 */
export interface NetworkEventData {
  /**
   * The Network with its values at this attempt.
   */
  object: Network;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
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
 * Performance of one type of sale on a network.
 */
export interface NetworkStatus {
  /**
   * ID of the network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * The currency of the sales.
   */
  currency: enums.Currency;
  /**
   * Current state of the network.
   */
  state: enums.NetworkState;
  /**
   * Share of the last hour's attempts that the network responded to. Null without attempts.
   * Type: `Share`.
   */
  success_rate_1h: string | null;
  /**
   * Median delivery time over the last hour, in seconds. Null without deliveries.
   */
  median_seconds: number | null;
  /**
   * Time at which the network entered this state.
   * Type: `UnixTime`.
   */
  since: number;
}

/**
 * Parameters to combine a day with another.
 */
export interface OccurrenceCombine {
  /**
   * Day whose run this one becomes part of.
   * Type: `Day`.
   */
  into: string;
  /**
   * Schedule of that day. Default: this schedule.
   * Type: `ScheduleId`.
   */
  schedule?: string;
}

/**
 * Parameters to move a day.
 */
export interface OccurrenceMove {
  /**
   * New day of the run: today to 180 days from now.
   * Type: `Day`.
   */
  to: string;
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
 * Changes to one day. Omitted fields keep their value; null clears a field.
 */
export interface OccurrenceUpdate {
  /**
   * Amount each person receives on this day, overriding all other amounts. Null removes the
   * override.
   * Type: `MoneyInput`.
   */
  amount_override?: string | null;
  /**
   * Your note about this day. Null removes it.
   * Type: `Note`.
   */
  note?: string | null;
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
   * End of the hours, exclusive. If not later than `from`, the hours end the next day.
   * Type: `ClockTime`.
   */
  to: string;
}

/**
 * The account at a glance. Sections that the key's scopes do not cover are null.
 */
export interface Overview {
  /**
   * Always `overview`.
   */
  object: "overview";
  /**
   * Time at which this overview was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Your Credit. Null without `credit:read`.
   */
  credit: Record<string, OverviewBalance> | null;
  /**
   * Today's sends. Null without `sends:read`.
   */
  today: OverviewToday | null;
  /**
   * Results by network. Null without `sends:read`.
   */
  networks: Array<OverviewNetwork> | null;
  /**
   * State of the webhook endpoints. Null without `webhooks:manage`.
   */
  webhooks: OverviewWebhooks | null;
  /**
   * Matters that may need a person, of the kinds that the key can read. Null if it can read none.
   */
  attention: Array<AttentionItem> | null;
  /**
   * Time to which the figures refer.
   * Type: `UnixTime`.
   */
  as_of: number;
}

/**
 * Credit in one currency, and how long it lasts.
 */
export interface OverviewBalance {
  /**
   * Credit that can be spent now.
   * Type: `Money`.
   */
  available: string;
  /**
   * Credit that is reserved and cannot be spent.
   * Type: `Money`.
   */
  reserved: string;
  /**
   * Total Credit: `available` plus `reserved`.
   * Type: `Money`.
   */
  total: string;
  /**
   * Credit charged for sends that have not ended.
   * Type: `Money`.
   */
  in_flight: string;
  /**
   * Number of days that `available` lasts at the rate of the last seven days. Null without sales in
   * them.
   */
  runway_days: number | null;
}

/**
 * Results of a network for this account in the last 24 hours, in one currency.
 */
export interface OverviewNetwork {
  /**
   * ID of the network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * The currency of the sends.
   */
  currency: enums.Currency;
  /**
   * Share of ended sends that were delivered. Null if none ended.
   * Type: `Share`.
   */
  success_rate: string | null;
  /**
   * Number of sends that ended.
   * Type: `Count`.
   */
  sample: number;
  /**
   * Current state of the network for all accounts.
   */
  state: enums.NetworkState;
}

/**
 * Sends created since midnight in Harare.
 */
export interface OverviewToday {
  /**
   * Number of sends created today.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Number of sends that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of sends that failed, whether or not the Credit was returned.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Number of sends that have not ended.
   * Type: `Count`.
   */
  unresolved: number;
  /**
   * Face value of all sends, excluding those whose Credit was returned.
   */
  amount: Record<string, string>;
}

/**
 * State of the account's webhook endpoints.
 */
export interface OverviewWebhooks {
  /**
   * Number of webhook endpoints.
   * Type: `Count`.
   */
  endpoints: number;
  /**
   * Number of endpoints whose attempts are failing.
   * Type: `Count`.
   */
  failing: number;
  /**
   * Number of endpoints that are disabled.
   * Type: `Count`.
   */
  disabled: number;
  /**
   * Time of the oldest event not yet delivered to its endpoint. Null if all are delivered.
   * Type: `UnixTime`.
   */
  oldest_undelivered_at: number | null;
}

/**
 * The day of the month that schedules use as payday.
 */
export interface Payday {
  /**
   * Day of the month, 1 to 31. Null if none is set.
   */
  day_of_month: number | null;
}

/**
 * Changes to the day that schedules use as payday.
 */
export interface PaydayUpdate {
  /**
   * Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
   */
  day_of_month: number | null;
}

/**
 * What the digits of a phone number reveal about it.
 */
export interface PhoneLookup {
  /**
   * Always `phone_lookup`.
   */
  object: "phone_lookup";
  /**
   * Time at which the number was looked up.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * The phone number exactly as you sent it.
   * Type: `PhoneText`.
   */
  input: string;
  /**
   * The number in E.164 format. Null if it is not valid.
   * Type: `Phone`.
   */
  e164: string | null;
  /**
   * The number in national format, such as `077 123 4567`. Null if it is not valid.
   * Type: `PhoneText`.
   */
  national: string | null;
  /**
   * Whether the number is a valid Zimbabwean mobile number.
   */
  valid: boolean;
  /**
   * Type of the phone line.
   */
  line_type: enums.LineType;
  /**
   * ID of the network that the prefix belongs to. Null if no supported network uses the prefix.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Products that can be sold to the number.
   */
  products: LookupProducts;
  /**
   * Whether the number is on your blocklist. Sales to it return an error.
   */
  blocked: boolean;
  /**
   * ID of your recipient with this number. Null if there is none.
   * Type: `RecipientId`.
   */
  recipient: string | null;
}

/**
 * Availability of electricity sales.
 */
export interface PowerAvailability {
  /**
   * Whether the utility responds. Null if it is not being monitored. In test mode, set it with
   * `POST /test/zesa/availability`.
   */
  available: boolean | null;
  /**
   * Time at which `available` last changed. Null if no change is known.
   * Type: `UnixTime`.
   */
  since: number | null;
  /**
   * Time of the next check. Null if none is planned.
   * Type: `UnixTime`.
   */
  next_check_at: number | null;
}

/**
 * A national outage started: meters cannot be confirmed, and power sends wait.
 */
export interface PowerAvailabilityDownEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `power.availability.down`.
   */
  type: "power.availability.down";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ZesaAvailabilityEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The national outage has ended, and queued power sends are dispatched in order.
 */
export interface PowerAvailabilityUpEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `power.availability.up`.
   */
  type: "power.availability.up";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ZesaAvailabilityEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A band of the tariff: the price of one range of the monthly consumption.
 */
export interface PowerBand {
  /**
   * Start of the band, in kilowatt hours per month.
   */
  from_kwh: number;
  /**
   * End of the band, in kilowatt hours per month. Null for the last band.
   */
  to_kwh: number | null;
  /**
   * Price of a kilowatt hour in this band, without the levy.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
  /**
   * Price of a kilowatt hour, including the levy.
   * Type: `UnitPrice`.
   */
  price_per_kwh_with_levy: string;
}

/**
 * Units bought in one band.
 */
export interface PowerBandUnits {
  /**
   * Start of the band, in kilowatt hours per month.
   */
  from_kwh: number;
  /**
   * End of the band, in kilowatt hours per month. Null for the last band.
   */
  to_kwh: number | null;
  /**
   * Price of a kilowatt hour in this band, without the levy.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
  /**
   * Units bought in this band, in kilowatt hours.
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
   * First day of the new price.
   * Type: `Day`.
   */
  date: string;
  /**
   * Median price before the change.
   * Type: `UnitPrice`.
   */
  from: string;
  /**
   * Median price after the change.
   * Type: `UnitPrice`.
   */
  to: string;
}

/**
 * One anonymous purchase of electricity.
 */
export interface PowerObservation {
  /**
   * Always `power_observation`.
   */
  object: "power_observation";
  /**
   * Midnight at the start of the day of the purchase.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True for a live purchase, false for a test purchase.
   */
  livemode: boolean;
  /**
   * Date of the purchase.
   * Type: `Day`.
   */
  observed_on: string;
  /**
   * The currency of the purchase.
   */
  currency: enums.Currency;
  /**
   * The amount, rounded to a whole number.
   * Type: `Money`.
   */
  amount_rounded: string;
  /**
   * Units bought, in kilowatt hours.
   * Type: `Units`.
   */
  units_kwh: string;
  /**
   * Price of a kilowatt hour, including everything.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
  /**
   * The band that the price suggests, such as `51-100`. Null if it suggests none.
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
 * Price that customers actually paid.
 */
export interface PowerObserved {
  /**
   * Median price of a kilowatt hour, including everything. Null below five purchases.
   * Type: `UnitPrice`.
   */
  median_price: string | null;
  /**
   * Number of purchases behind the median.
   */
  sample: number;
  /**
   * Number of past days that are included.
   */
  window_days: number;
  /**
   * Time at which the median was computed.
   * Type: `UnixTime`.
   */
  as_of: number;
}

/**
 * Units that an amount buys now, compared with after the reset.
 */
export interface PowerQuote {
  /**
   * Always `power_quote`.
   */
  object: "power_quote";
  /**
   * Time at which the estimate was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * The currency of `amount`.
   */
  currency: enums.Currency;
  /**
   * The amount, including the levy.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Units that the amount buys now.
   */
  now: PowerUnits;
  /**
   * Units that the amount buys from the 1st of next month.
   */
  after_reset: PowerUnitsAfterReset;
  /**
   * The moment at which the amount buys more.
   */
  better: enums.BetterMoment;
  /**
   * The difference in kilowatt hours.
   * Type: `Units`.
   */
  saving_units: string;
  /**
   * The confirmed meter. Null if the request named none.
   */
  meter: Meter | null;
}

/**
 * Price of electricity in a currency.
 */
export interface PowerRate {
  /**
   * Always `power_rate`.
   */
  object: "power_rate";
  /**
   * Time at which this rate was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode. The tariff is the same in both.
   */
  livemode: boolean;
  /**
   * The currency of the prices.
   */
  currency: enums.Currency;
  /**
   * First day on which the bands apply.
   * Type: `Day`.
   */
  effective_from: string;
  /**
   * URL at which the tariff was published.
   * Type: `WebUrl`.
   */
  source_url: string;
  /**
   * Rural electrification levy, in percent on top of the band prices.
   * Type: `Percent`.
   */
  levy_percent: string;
  /**
   * The bands, starting at the first kilowatt hour of the month.
   */
  bands: Array<PowerBand>;
  /**
   * Price that customers actually paid.
   */
  observed: PowerObserved;
  /**
   * How to buy the most units, in one sentence for a customer.
   * Type: `Note`.
   */
  rule: string;
  /**
   * The day on which consumption is counted from zero again.
   */
  reset: enums.TariffReset;
}

/**
 * Price of electricity over time.
 */
export interface PowerSeries {
  /**
   * Always `power_series`.
   */
  object: "power_series";
  /**
   * Time at which the series was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True for live purchases, false for test purchases.
   */
  livemode: boolean;
  /**
   * The currency of the prices.
   */
  currency: enums.Currency;
  /**
   * One point per day, oldest first. Days with fewer than five purchases are omitted.
   */
  points: Array<PowerSeriesPoint>;
  /**
   * Days on which the price changed by 5 percent or more, oldest first.
   */
  change_points: Array<PowerChangePoint>;
}

/**
 * Median price of one day.
 */
export interface PowerSeriesPoint {
  /**
   * Date of the day.
   * Type: `Day`.
   */
  date: string;
  /**
   * Median price of a kilowatt hour, including everything.
   * Type: `UnitPrice`.
   */
  price_per_kwh: string;
}

/**
 * Units that an amount buys now.
 */
export interface PowerUnits {
  /**
   * Units in kilowatt hours, rounded down to two decimals.
   * Type: `Units`.
   */
  units_kwh: string;
  /**
   * Part of the amount spent on electricity.
   * Type: `Money`.
   */
  energy: string;
  /**
   * Part of the amount that is the rural electrification levy.
   * Type: `Money`.
   */
  levy: string;
  /**
   * Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
   * it.
   * Type: `Money`.
   */
  arrears: string | null;
  /**
   * Bands that the units fall into, cheapest first.
   */
  bands: Array<PowerBandUnits>;
  /**
   * Units bought through us this month, at which the estimate starts. Null if unknown.
   * Type: `Units`.
   */
  from_position_kwh: string | null;
  /**
   * Always true: only the utility knows the monthly consumption of the meter.
   */
  estimate: boolean;
}

/**
 * Units that an amount buys after the monthly reset.
 */
export interface PowerUnitsAfterReset {
  /**
   * Units in kilowatt hours, rounded down to two decimals.
   * Type: `Units`.
   */
  units_kwh: string;
  /**
   * Part of the amount spent on electricity.
   * Type: `Money`.
   */
  energy: string;
  /**
   * Part of the amount that is the rural electrification levy.
   * Type: `Money`.
   */
  levy: string;
  /**
   * Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
   * it.
   * Type: `Money`.
   */
  arrears: string | null;
  /**
   * Bands that the units fall into, cheapest first.
   */
  bands: Array<PowerBandUnits>;
  /**
   * Units bought through us this month, at which the estimate starts. Null if unknown.
   * Type: `Units`.
   */
  from_position_kwh: string | null;
  /**
   * Always true: only the utility knows the monthly consumption of the meter.
   */
  estimate: boolean;
  /**
   * The day on which consumption is counted from zero again.
   * Type: `Day`.
   */
  reset_on: string;
}

/**
 * Something you can sell, in one currency, at face value.
 */
export interface Product {
  /**
   * ID of the product: `<type>-<currency>`.
   * Type: `ProductId`.
   */
  id: string;
  /**
   * Always `product`.
   */
  object: "product";
  /**
   * Time at which the product was added to the catalogue.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * The currency of the product.
   */
  currency: enums.Currency;
  /**
   * ID of the network if only one network sells the product. Otherwise null; see `networks`.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Name of the product.
   * Type: `Label`.
   */
  name: string;
  /**
   * Minimum amount across all networks. A network can have a higher minimum: check an amount
   * against `networks`.
   * Type: `Money`.
   */
  min_amount: string;
  /**
   * Maximum amount across all networks. A network can have a lower maximum: check an amount against
   * `networks`.
   * Type: `Money`.
   */
  max_amount: string;
  /**
   * Amounts must be a multiple of this.
   * Type: `Money`.
   */
  amount_step: string;
  /**
   * The only amounts that can be sold. Null if any amount within the limits can be sold.
   */
  denominations: Array<string> | null;
  /**
   * Limits and availability on each network.
   */
  networks: Array<ProductNetwork>;
  /**
   * Whether the product can be sold. False only if every network has paused it or it is not sold in
   * this mode.
   */
  available: boolean;
  /**
   * Expected end of the pause. Null if the product is not paused or the end is unknown.
   * Type: `UnixTime`.
   */
  paused_until: number | null;
  /**
   * Fields of `POST /sends` that are required to sell this product.
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
 * Limits and availability of a product on one network.
 */
export interface ProductNetwork {
  /**
   * ID of the network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Minimum amount on this network.
   * Type: `Money`.
   */
  min_amount: string;
  /**
   * Maximum amount on this network.
   * Type: `Money`.
   */
  max_amount: string;
  /**
   * Whether the product can be sold on this network now.
   */
  available: boolean;
  /**
   * Why the product is paused on this network. Null if it is available.
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
   * Time at which the object was created.
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
   * Time at which the program was first activated. Null if it never was.
   * Type: `UnixTime`.
   */
  activated_at: number | null;
  /**
   * Time at which the program was closed. Null if it is open.
   * Type: `UnixTime`.
   */
  closed_at: number | null;
  /**
   * Your own key-value data about the program.
   */
  metadata: Record<string, string>;
}

/**
 * A program was activated or resumed and gives rewards.
 */
export interface ProgramActivatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `program.activated`.
   */
  type: "program.activated";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ProgramEventData;
  /**
   * The request that caused the event. Null if the service did.
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
   * Logo for claim pages of your own, at most 512 pixels wide. Null if not set.
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
 * Branding of a program's claim pages and messages.
 */
export interface ProgramBrandingInput {
  /**
   * Name shown to people. Default: your account's name.
   * Type: `Label`.
   */
  display_name?: string | null;
  /**
   * Colour of buttons on claim pages.
   * Type: `Color`.
   */
  color?: string | null;
  /**
   * URL of a logo for claim pages of your own, at most 512 pixels wide.
   * Type: `WebUrl`.
   */
  logo_url?: string | null;
  /**
   * URL where people find help.
   * Type: `WebUrl`.
   */
  support_url?: string | null;
  /**
   * Message shown after a person has claimed.
   * Type: `Note`.
   */
  thank_you?: string | null;
}

/**
 * At most 20 percent of a budget remains. Sent once each time it falls this low.
 */
export interface ProgramBudgetLowEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `program.budget.low`.
   */
  type: "program.budget.low";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ProgramEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A program was closed permanently.
 */
export interface ProgramClosedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `program.closed`.
   */
  type: "program.closed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ProgramEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * Parameters to create a program.
 */
export interface ProgramCreate {
  /**
   * Name of the program.
   * Type: `Label`.
   */
  name: string;
  /**
   * Description for your own use.
   * Type: `Note`.
   */
  description?: string;
  /**
   * Currency of the budget and of all rewards. Cannot be changed.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Face value of rewards that set no amount. Default: none, so every reward must set one.
   * Type: `MoneyInput`.
   */
  default_amount?: string;
  /**
   * Total amount the program can give away. Needed to activate it; see also `fund`.
   * Type: `MoneyInput`.
   */
  budget?: string;
  /**
   * How the budget is funded. Cannot be changed.
   */
  funding?: enums.ProgramFunding;
  /**
   * Reward types that the program can send. At least one is needed to activate it.
   */
  choices?: Array<enums.SendType>;
  /**
   * Ways in which rewards can be created. Default: all of them.
   */
  sources?: Array<enums.ProgramSource>;
  /**
   * Limit each phone number to one reward. Default: `false`.
   */
  one_per_phone?: boolean;
  /**
   * What happens to electricity rewards during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice;
  /**
   * How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string;
  /**
   * How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
   * Type: `DurationInput`.
   */
  close_grace?: string;
  /**
   * Omit the program and amount from SMS messages. Default: `false`.
   */
  sensitive_data?: boolean;
  /**
   * Limits on what one person can receive. Default: no limit.
   */
  per_recipient?: RewardLimitsInput;
  /**
   * Reward only phone numbers of this network.
   * Type: `NetworkId`.
   */
  require_network?: string;
  /**
   * Maximum rewards per hour from completions. Default: no limit.
   */
  throttle_per_hour?: number;
  /**
   * Minimum age of the recipient's record, or of `user_created_at` in its metadata, up to 400 days.
   * Type: `DurationInput`.
   */
  min_account_age?: string;
  /**
   * Rewards to hold before they are sent. Default: none. With `mode: none`, no condition can be
   * set.
   */
  hold?: ProgramHoldInput;
  /**
   * Custom SMS message to the person. Default: our standard message. If it contains the merge field
   * `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
   * Type: `SmsTemplate`.
   */
  sms_message?: string;
  /**
   * Branding of claim pages and messages.
   */
  branding?: ProgramBrandingInput;
  /**
   * Legal basis for processing these people's data. Also set on recipients that the program
   * creates. Default: `legitimate_interest`.
   */
  lawful_basis?: enums.LawfulBasis;
  /**
   * Location where people must check in to claim links. Needs the source `links`. Default:
   * anywhere.
   */
  geofence?: GeofenceInput;
  /**
   * Your own key-value data about the program.
   */
  metadata?: Record<string, string>;
}

/**
 * Amount to remove from a program's budget.
 */
export interface ProgramDefund {
  /**
   * Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
   * Type: `MoneyInput`.
   */
  amount?: string;
}

/**
 * An event's payload: Program.
 */
export interface ProgramEventData {
  /**
   * The Program with its values at this attempt.
   */
  object: Program;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * The budget is spent or allocated. No rewards are given until budget returns.
 */
export interface ProgramExhaustedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `program.exhausted`.
   */
  type: "program.exhausted";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ProgramEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Amount to add to a program's budget.
 */
export interface ProgramFund {
  /**
   * Amount to add, in the program's currency.
   * Type: `MoneyInput`.
   */
  amount: string;
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
 * Rewards of a program to hold before they are sent, and for how long.
 */
export interface ProgramHoldInput {
  /**
   * What happens to rewards that are held. Default: `none`.
   */
  mode?: enums.ProgramHoldMode;
  /**
   * Hold only rewards above this amount. Default: hold all.
   * Type: `MoneyInput`.
   */
  amount_over?: string | null;
  /**
   * Hold only the first reward of each recipient.
   */
  first_reward?: boolean;
  /**
   * How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
   * Type: `DurationInput`.
   */
  expires_after?: string;
}

/**
 * One page of a list.
 */
export interface ProgramList {
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
  data: Array<Program>;
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
 * A program was paused and gives no rewards until it is resumed.
 */
export interface ProgramPausedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `program.paused`.
   */
  type: "program.paused";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ProgramEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An exhausted program has budget again and gives rewards.
 */
export interface ProgramReactivatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `program.reactivated`.
   */
  type: "program.reactivated";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ProgramEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Performance of your programs in a period.
 */
export interface ProgramReport {
  /**
   * Always `report`.
   */
  object: "report";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Kind of the report.
   */
  kind: enums.ReportKind;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Currency that was requested. Null for both.
   */
  currency: enums.Currency | null;
  /**
   * Dimensions that rows are grouped by.
   */
  group_by: Array<enums.ProgramReportDimension>;
  /**
   * Programs that created rewards in the period or are not closed, newest first, at most 10,000.
   */
  rows: Array<ProgramReportRow>;
  /**
   * Totals of all programs, one per currency.
   */
  totals: Array<ProgramReportTotals>;
  /**
   * Whether rows were omitted because the limit was reached.
   */
  truncated: boolean;
}

/**
 * Dimension values of a row.
 */
export interface ProgramReportKeys {
  /**
   * Program of the row. Null if there is none.
   * Type: `ProgramId`.
   */
  program: string | null;
}

/**
 * Performance of one program.
 */
export interface ProgramReportRow {
  /**
   * Dimension values of the row.
   */
  keys: ProgramReportKeys;
  /**
   * Name of the program.
   * Type: `Label`.
   */
  name: string;
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Current budget of the program.
   * Type: `Money`.
   */
  budget: string;
  /**
   * Amount spent on rewards created in the period, except those that failed.
   * Type: `Money`.
   */
  spent: string;
  /**
   * Amount currently earmarked for escrow and unclaimed links.
   * Type: `Money`.
   */
  earmarked: string;
  /**
   * Amount of the budget currently remaining.
   * Type: `Money`.
   */
  remaining: string;
  /**
   * Number of rewards created.
   * Type: `Count`.
   */
  rewards: number;
  /**
   * Number of rewards that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of rewards that are held.
   * Type: `Count`.
   */
  held: number;
  /**
   * Number of rewards that failed.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Amount spent per delivered reward. Null if none was delivered.
   * Type: `Money`.
   */
  cost_per_completion: string | null;
}

/**
 * Totals of all programs in one currency.
 */
export interface ProgramReportTotals {
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Current budget of the program.
   * Type: `Money`.
   */
  budget: string;
  /**
   * Amount spent on rewards created in the period, except those that failed.
   * Type: `Money`.
   */
  spent: string;
  /**
   * Amount currently earmarked for escrow and unclaimed links.
   * Type: `Money`.
   */
  earmarked: string;
  /**
   * Amount of the budget currently remaining.
   * Type: `Money`.
   */
  remaining: string;
  /**
   * Number of rewards created.
   * Type: `Count`.
   */
  rewards: number;
  /**
   * Number of rewards that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of rewards that are held.
   * Type: `Count`.
   */
  held: number;
  /**
   * Number of rewards that failed.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Amount spent per delivered reward. Null if none was delivered.
   * Type: `Money`.
   */
  cost_per_completion: string | null;
}

/**
 * A rule by which a program rewards what people do.
 */
export interface ProgramRule {
  /**
   * Unique identifier of the object.
   * Type: `ProgramRuleId`.
   */
  id: string;
  /**
   * Always `program_rule`.
   */
  object: "program_rule";
  /**
   * Time at which the rule was first created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether it gives away real money: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Name of the rule.
   * Type: `Label`.
   */
  name: string;
  /**
   * Currency of the rule's amounts: that of the program.
   */
  currency: enums.Currency;
  /**
   * Whether the rule is active and gives rewards.
   */
  active: boolean;
  /**
   * What the rule measures to decide whether it matches.
   */
  kind: enums.ProgramRuleKind;
  /**
   * What triggers the rule.
   */
  on: enums.ProgramRuleTrigger;
  /**
   * Name of the activities that trigger the rule. Null for all of them, and for other triggers.
   * Type: `ActivityName`.
   */
  activity_name: string | null;
  /**
   * Conditions for the rule to match.
   */
  when: RuleConditions;
  /**
   * How often it must happen. Null if the rule matches each time.
   */
  count: RuleCount | null;
  /**
   * Reward that the rule gives.
   */
  give: RuleGive;
  /**
   * Limits on what one person receives from this rule, in addition to the program's limits.
   */
  limit: RewardLimits;
  /**
   * Time at which the rule starts to give rewards. Null if immediately.
   * Type: `UnixTime`.
   */
  starts_at: number | null;
  /**
   * Time at which the rule stops giving rewards. Null if never.
   * Type: `UnixTime`.
   */
  ends_at: number | null;
  /**
   * Rules with a higher priority are evaluated first. Every rule that matches gives its reward.
   */
  priority: number;
  /**
   * Number of seconds a person must wait between rewards of this rule. Null for no wait.
   * Type: `Seconds`.
   */
  cooldown: number | null;
  /**
   * Number of times the rule has matched.
   * Type: `Count`.
   */
  matched_count: number;
}

/**
 * All rules of a program, in the order they are evaluated.
 */
export interface ProgramRuleList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * Path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * All rules of the program.
   */
  data: Array<ProgramRule>;
  /**
   * Always false: the list has one page.
   */
  has_more: boolean;
  /**
   * Always null: the list has one page.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A rule of the new set.
 */
export interface ProgramRuleWrite {
  /**
   * ID of an existing rule to replace, keeping its count. Default: creates a new rule.
   * Type: `ProgramRuleId`.
   */
  id?: string;
  /**
   * Name of the rule.
   * Type: `Label`.
   */
  name: string;
  /**
   * Whether the rule is active and gives rewards.
   */
  active?: boolean;
  /**
   * What the rule measures. Lotteries and prize draws return `rule_not_allowed`.
   */
  kind: enums.ProgramRuleKind;
  /**
   * What triggers the evaluation of the rule.
   */
  on: enums.ProgramRuleTrigger;
  /**
   * Trigger only on activities with this name. Omitted or null: on all. Only for activities.
   * Type: `ActivityName`.
   */
  activity_name?: string | null;
  /**
   * Conditions for the rule to match.
   */
  when?: RuleConditionsInput;
  /**
   * How often it must happen. Required for `threshold`, `streak` and `milestone`.
   */
  count?: RuleCountInput | null;
  /**
   * Reward that the rule gives.
   */
  give: RuleGiveInput;
  /**
   * Limits on what one person receives from this rule.
   */
  limit?: RewardLimitsInput;
  /**
   * Time at which the rule starts to give rewards. Omitted or null: immediately.
   */
  starts_at?: number | string | null;
  /**
   * Time at which the rule stops giving rewards. Omitted or null: never.
   */
  ends_at?: number | string | null;
  /**
   * Rules with a higher priority are evaluated first.
   */
  priority?: number;
  /**
   * Minimum time between two rewards of this rule to the same person.
   * Type: `DurationInput`.
   */
  cooldown?: string | null;
}

/**
 * The complete new set of rules of a program.
 */
export interface ProgramRulesWrite {
  /**
   * All rules of the program, at most 50 of them active. Rules you omit are switched off.
   */
  rules: Array<ProgramRuleWrite>;
}

/**
 * Changes to a program. Omitted fields keep their value; a field that is set is replaced as a
 * whole. Currency and funding cannot change.
 */
export interface ProgramUpdate {
  /**
   * Name of the program.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Description for your own use. Null removes it.
   * Type: `Note`.
   */
  description?: string | null;
  /**
   * Face value of rewards that set no amount. Null if every reward must set one.
   * Type: `MoneyInput`.
   */
  default_amount?: string | null;
  /**
   * Total amount the program can give away. Cannot be less than it has spent and earmarked.
   * Type: `MoneyInput`.
   */
  budget?: string;
  /**
   * Reward types that the program can send. At least one is needed to activate it.
   */
  choices?: Array<enums.SendType>;
  /**
   * Ways in which rewards can be created. Default: all of them.
   */
  sources?: Array<enums.ProgramSource>;
  /**
   * Limit each phone number to one reward. Default: `false`.
   */
  one_per_phone?: boolean;
  /**
   * What happens to electricity rewards during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice;
  /**
   * How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string;
  /**
   * How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
   * Type: `DurationInput`.
   */
  close_grace?: string;
  /**
   * Omit the program and amount from SMS messages. Default: `false`.
   */
  sensitive_data?: boolean;
  /**
   * Limits on what one person can receive. Null removes all limits.
   */
  per_recipient?: RewardLimitsInput | null;
  /**
   * Reward only phone numbers of this network. Null allows any network.
   * Type: `NetworkId`.
   */
  require_network?: string | null;
  /**
   * Maximum rewards per hour from completions. Null removes the limit.
   */
  throttle_per_hour?: number | null;
  /**
   * Minimum age of the recipient's record. Null removes the requirement.
   * Type: `DurationInput`.
   */
  min_account_age?: string | null;
  /**
   * Rewards to hold before they are sent. Null for none; rewards already held stay held.
   */
  hold?: ProgramHoldInput | null;
  /**
   * Custom SMS message to the person. Null restores our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | null;
  /**
   * Branding of claim pages and messages. Null restores the default.
   */
  branding?: ProgramBrandingInput | null;
  /**
   * Legal basis for processing these people's data. Null removes it.
   */
  lawful_basis?: enums.LawfulBasis | null;
  /**
   * Location where people must check in to claim links. Null for anywhere.
   */
  geofence?: GeofenceInput | null;
  /**
   * Your own key-value data about the program. Keys are merged; see `MetadataUpdate`. Null removes
   * all keys.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * Stock of one network for the batch.
 */
export interface ProviderFloat {
  /**
   * Network that the stock is for.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Whether the stock is sufficient for the network's lines.
   */
  state: enums.ProviderFloatState;
}

/**
 * State of a supplier. Suppliers are never named.
 */
export interface ProviderStatus {
  /**
   * Anonymous name of the supplier: `provider_a` and so on.
   */
  name: string;
  /**
   * Current state of the supplier.
   */
  state: enums.NetworkCondition;
  /**
   * Time at which the supplier entered this state.
   * Type: `UnixTime`.
   */
  since: number;
}

/**
 * What a sale would deliver, and what the customer pays.
 */
export interface Quote {
  /**
   * ID of the quote.
   * Type: `QuoteId`.
   */
  id: string;
  /**
   * Always `quote`.
   */
  object: "quote";
  /**
   * Time at which the quote was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Current status: whether a sale can use the quote.
   */
  status: enums.QuoteStatus;
  /**
   * ID of the product.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * Type of the sale.
   */
  type: enums.SendType;
  /**
   * ID of the network that delivers the sale.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Phone number in E.164 format, or meter number. A sale that uses the quote is delivered to it.
   * Type: `Target`.
   */
  target: string;
  /**
   * The face value. A sale that uses the quote can have a different amount.
   * Type: `Money`.
   */
  amount: string;
  /**
   * The currency. A sale that uses the quote must be in this currency.
   */
  currency: enums.Currency;
  /**
   * What the customer pays: always the face value.
   * Type: `Money`.
   */
  you_pay: string;
  /**
   * Data bundle. Null for airtime and power.
   */
  bundle: SendBundle | null;
  /**
   * The confirmed meter. Null for airtime and data.
   */
  meter: Meter | null;
  /**
   * Units that the amount buys. Null for airtime and data.
   */
  power: QuotePower | null;
  /**
   * Time at which the quote expires: 30 minutes after it was created.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * ID of the send that used the quote. Null if it is unused.
   * Type: `SendId`.
   */
  used_by: string | null;
}

/**
 * Parameters of a quote. Set `target`, `amount`, and either `currency` or `product`.
 */
export interface QuoteCreate {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * ID of the product, such as `power-usd`. Default: derived from `target` and `currency`.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * The face value: what the customer pays and receives.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * The currency. Required unless `product` is set; there is no default.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * ID of the bundle. Required for data.
   * Type: `BundleId`.
   */
  bundle_id?: string;
}

/**
 * Units that a power quote buys.
 */
export interface QuotePower {
  /**
   * Units that the amount buys now.
   */
  now: PowerUnits;
  /**
   * Units that the amount buys from the 1st of next month.
   */
  after_reset: PowerUnitsAfterReset;
  /**
   * How reliable the estimate is, in one sentence for the cashier.
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
   * Time at which the recipient was created.
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
   * Time at which the recipient will be erased. Null unless an erasure is pending.
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
 * Outcome of a bulk request.
 */
export interface RecipientBulk {
  /**
   * Always `recipient_bulk`.
   */
  object: "recipient_bulk";
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Number of recipients created.
   * Type: `Count`.
   */
  created_count: number;
  /**
   * Number of recipients updated.
   * Type: `Count`.
   */
  updated_count: number;
  /**
   * Number of recipients left unchanged.
   * Type: `Count`.
   */
  unchanged_count: number;
  /**
   * Number of lines that failed.
   * Type: `Count`.
   */
  failed_count: number;
  /**
   * Outcome of each line, in the original order.
   */
  results: Array<RecipientBulkResult>;
}

/**
 * Recipients to create or update at once. Set `recipients` or `csv`.
 */
export interface RecipientBulkCreate {
  /**
   * Recipients to create or update, at most 1,000.
   */
  recipients?: Array<RecipientBulkLine>;
  /**
   * The recipients as CSV. Columns are named like the fields, in any case: `name`, `first_name`,
   * `external_id`, `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (separated by
   * `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A file that an export of recipients wrote
   * can be sent as it is.
   * Type: `RecipientCsv`.
   */
  csv?: string;
  /**
   * What to do with columns of `csv` that have another name.
   */
  unknown_columns?: enums.UnknownColumns;
  /**
   * What to do with lines whose recipient already exists.
   */
  mode?: enums.RecipientBulkMode;
  /**
   * Field by which a line finds its recipient.
   */
  match?: enums.RecipientMatch;
  /**
   * Write all lines or none: a single invalid line rejects the whole request.
   */
  atomic?: boolean;
}

/**
 * One recipient of a bulk request, with the fields of `RecipientCreate`. Fields are parsed
 * leniently: an invalid value fails only its line. An unknown field returns 400.
 */
export interface RecipientBulkLine {
  /**
   * ID of the recipient to update, `rcp_…`, as an export has it. Takes precedence over `match`.
   * Type: `LineValue`.
   */
  id?: string;
  /**
   * Name of the person, used in SMS merge fields. Required.
   * Type: `LineValue`.
   */
  name?: string;
  /**
   * First name of the person. Default: the first word of the name.
   * Type: `LineValue`.
   */
  first_name?: string;
  /**
   * Your own ID for the recipient, unique in the account.
   * Type: `LineValue`.
   */
  external_id?: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `LineValue`.
   */
  phone?: string;
  /**
   * Email address to contact.
   * Type: `LineValue`.
   */
  email?: string;
  /**
   * Electricity meters of the recipient.
   */
  meters?: Array<RecipientMeterLine>;
  /**
   * Meter used when none is specified. Default: the first of `meters`. Without `meters`, a new
   * number replaces the default meter of before.
   * Type: `LineValue`.
   */
  default_meter?: string;
  /**
   * IDs of groups to add the recipient to: `grp_…`.
   */
  groups?: Array<string>;
  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns.
   */
  monthly_cap?: Record<string, string>;
  /**
   * Consent of the person. Required if the legal basis is `consent`.
   */
  consent?: RecipientConsentLine;
  /**
   * Tags to group and filter recipients by.
   */
  tags?: Array<string>;
  /**
   * Your payroll number for the person. Unique in the account.
   * Type: `LineValue`.
   */
  payroll_id?: string;
  /**
   * Cost centre that sends to the recipient are booked to: `cc_…`, or `gl:` and its `gl_code`.
   * Type: `LineValue`.
   */
  cost_center?: string;
  /**
   * Legal basis for holding the recipient's personal data. Default: `contract`.
   * Type: `LineValue`.
   */
  lawful_basis?: string;
  /**
   * Internal notes for your team.
   * Type: `LineValue`.
   */
  notes?: string;
  /**
   * Your own key-value data about the recipient.
   */
  metadata?: Record<string, string>;
}

/**
 * Outcome of one line of a bulk request.
 */
export interface RecipientBulkResult {
  /**
   * Line number, starting at 1 and not counting the header row.
   */
  line: number;
  /**
   * Outcome of the line.
   */
  status: enums.RecipientBulkStatus;
  /**
   * Recipient that was written. Null if the line failed.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * Reason the line failed: the error that `POST /recipients` would return. Null if it succeeded.
   */
  error: ErrorDetail | null;
  /**
   * Warnings about a recipient that was created.
   */
  warnings: Array<RecipientWarning>;
}

/**
 * Consent given by a person.
 */
export interface RecipientConsent {
  /**
   * Time at which the person gave consent.
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
 * Consent given by a person.
 */
export interface RecipientConsentInput {
  /**
   * Time at which the person gave consent.
   */
  at: number | string;
  /**
   * Where consent was given: a form, a page, a call.
   * Type: `Label`.
   */
  source: string;
  /**
   * Version of the text that the person agreed to.
   * Type: `Label`.
   */
  text_version?: string | null;
}

/**
 * The consent of a line's recipient, parsed leniently.
 */
export interface RecipientConsentLine {
  /**
   * When the person gave consent.
   * Type: `LineValue`.
   */
  at?: string;
  /**
   * Where consent was given: a form, a page, a call.
   * Type: `LineValue`.
   */
  source?: string;
  /**
   * Version of the text that the person agreed to.
   * Type: `LineValue`.
   */
  text_version?: string;
}

/**
 * Parameters to create a recipient. Set a phone number, a meter or both.
 */
export interface RecipientCreate {
  /**
   * Name of the person, used in SMS merge fields.
   * Type: `Label`.
   */
  name: string;
  /**
   * First name of the person. Default: the first word of the name.
   * Type: `Label`.
   */
  first_name?: string;
  /**
   * Your own ID for the recipient, unique in the account.
   * Type: `ExternalId`.
   */
  external_id?: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string;
  /**
   * Email address to contact.
   * Type: `Email`.
   */
  email?: string;
  /**
   * Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
   */
  meters?: Array<RecipientMeterInput>;
  /**
   * Meter used when none is specified. Default: the first of `meters`.
   * Type: `MeterInput`.
   */
  default_meter?: string;
  /**
   * Your payroll number for the person. Unique in the account.
   * Type: `PayrollId`.
   */
  payroll_id?: string;
  /**
   * Cost centre that sends to the recipient are booked to.
   * Type: `CostCenterId`.
   */
  cost_center?: string;
  /**
   * Groups to add the recipient to.
   */
  groups?: Array<string>;
  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns.
   */
  monthly_cap?: Record<string, string | null>;
  /**
   * Legal basis for holding the recipient's personal data.
   */
  lawful_basis?: enums.LawfulBasis;
  /**
   * Consent of the person. Required if the legal basis is `consent`.
   */
  consent?: RecipientConsentInput;
  /**
   * Tags to group and filter recipients by.
   */
  tags?: Array<string>;
  /**
   * Internal notes for your team.
   * Type: `Note`.
   */
  notes?: string;
  /**
   * Your own key-value data about the recipient.
   */
  metadata?: Record<string, string>;
}

/**
 * A recipient was created.
 */
export interface RecipientCreatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.created`.
   */
  type: "recipient.created";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RecipientEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The personal data of a recipient was erased. Only its ID remains.
 */
export interface RecipientErasedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.erased`.
   */
  type: "recipient.erased";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RecipientEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A recipient will be erased in seven days unless it is restored.
 */
export interface RecipientErasurePendingEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.erasure_pending`.
   */
  type: "recipient.erasure_pending";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RecipientEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Recipient.
 */
export interface RecipientEventData {
  /**
   * The Recipient with its values at this attempt.
   */
  object: Recipient;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface RecipientList {
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
  data: Array<Recipient>;
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
   * Time at which the utility last confirmed the meter. Null if never.
   * Type: `UnixTime`.
   */
  confirmed_at: number | null;
}

/**
 * An electricity meter of a recipient.
 */
export interface RecipientMeterInput {
  /**
   * Meter number of 11 digits.
   * Type: `MeterInput`.
   */
  number: string;
  /**
   * Your label for it, such as `Home`.
   * Type: `Label`.
   */
  label?: string | null;
}

/**
 * A meter of a line, parsed leniently.
 */
export interface RecipientMeterLine {
  /**
   * Meter number of 11 digits.
   * Type: `LineValue`.
   */
  number?: string;
  /**
   * Your label for it, such as `Home`.
   * Type: `LineValue`.
   */
  label?: string;
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
   * Time at which the last send was created. Null if there is none.
   * Type: `UnixTime`.
   */
  last_send_at: number | null;
}

/**
 * Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
 */
export interface RecipientUpdate {
  /**
   * Name of the person, used in SMS merge fields. Null removes it.
   * Type: `Label`.
   */
  name?: string | null;
  /**
   * First name of the person. Null resets it to the first word of the name.
   * Type: `Label`.
   */
  first_name?: string | null;
  /**
   * Your own ID for the recipient. Null removes it.
   * Type: `ExternalId`.
   */
  external_id?: string | null;
  /**
   * Mobile number, in any Zimbabwean format. Null removes it.
   * Type: `PhoneInput`.
   */
  phone?: string | null;
  /**
   * Email address of the person. Null removes it.
   * Type: `Email`.
   */
  email?: string | null;
  /**
   * Electricity meters of the recipient. Replaces the whole list.
   */
  meters?: Array<RecipientMeterInput>;
  /**
   * Meter used when none is specified. Null removes it.
   * Type: `MeterInput`.
   */
  default_meter?: string | null;
  /**
   * Your payroll number for the person. Null removes it.
   * Type: `PayrollId`.
   */
  payroll_id?: string | null;
  /**
   * Cost centre that sends to the recipient are booked to. Null removes it.
   * Type: `CostCenterId`.
   */
  cost_center?: string | null;
  /**
   * Static groups that the recipient is in. Replaces the whole list.
   */
  groups?: Array<string>;
  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
   */
  monthly_cap?: Record<string, string | null> | null;
  /**
   * Legal basis for holding the recipient's personal data.
   */
  lawful_basis?: enums.LawfulBasis;
  /**
   * Consent of the person. Null removes it.
   */
  consent?: RecipientConsentInput | null;
  /**
   * Tags to group and filter recipients by. Replaces the whole list.
   */
  tags?: Array<string>;
  /**
   * Internal notes for your team. Null removes them.
   * Type: `Note`.
   */
  notes?: string | null;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * A recipient was changed or restored.
 */
export interface RecipientUpdatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `recipient.updated`.
   */
  type: "recipient.updated";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RecipientEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A warning about a line. It was written nevertheless.
 */
export interface RecipientWarning {
  /**
   * Reason for the warning. Decide by this.
   */
  code: enums.RecipientWarningCode;
  /**
   * The warning as a sentence.
   * Type: `ErrorMessage`.
   */
  message: string;
}

/**
 * Dimension values of a row.
 */
export interface ReconciliationKeys {
  /**
   * API key of the till. Null for sends not created by a key.
   * Type: `KeyId`.
   */
  api_key: string | null;
}

/**
 * The daily reconciliation of your tills.
 */
export interface ReconciliationReport {
  /**
   * Always `report`.
   */
  object: "report";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Kind of the report.
   */
  kind: enums.ReportKind;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Currency that was requested. Null for both.
   */
  currency: enums.Currency | null;
  /**
   * Dimensions that rows are grouped by.
   */
  group_by: Array<enums.ReconciliationDimension>;
  /**
   * Tills that sold something on the day, at most 20,000 rows.
   */
  rows: Array<ReconciliationRow>;
  /**
   * Totals of all tills, one per currency.
   */
  totals: Array<ReconciliationTotals>;
  /**
   * Whether rows were omitted because the limit was reached.
   */
  truncated: boolean;
}

/**
 * The day of one till.
 */
export interface ReconciliationRow {
  /**
   * Dimension values of the row.
   */
  keys: ReconciliationKeys;
  /**
   * Label of the key. Null if not set.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Sends created on the day.
   */
  opened: StatementSends;
  /**
   * Sends that were delivered.
   */
  delivered: StatementSends;
  /**
   * Sends that failed or were cancelled. Their Credit was returned.
   */
  returned: StatementSends;
  /**
   * Sends that are in progress, queued, unknown or under review. Do not sell these again.
   */
  unresolved: StatementSends;
}

/**
 * Totals of all tills in one currency.
 */
export interface ReconciliationTotals {
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Sends created on the day.
   */
  opened: StatementSends;
  /**
   * Sends that were delivered.
   */
  delivered: StatementSends;
  /**
   * Sends that failed or were cancelled. Their Credit was returned.
   */
  returned: StatementSends;
  /**
   * Sends that are in progress, queued, unknown or under review. Do not sell these again.
   */
  unresolved: StatementSends;
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
   * Time at which the referral was created.
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
   * Time at which the referral qualified. Null if it has not.
   * Type: `UnixTime`.
   */
  qualified_at: number | null;
  /**
   * Time at which the referral expires if it has not qualified: after 90 days.
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
 * Parameters to create a referral.
 */
export interface ReferralCreate {
  /**
   * Program that pays the reward.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient who made the referral.
   */
  referrer: string | RewardRecipientPerson;
  /**
   * Recipient who was referred.
   */
  referee: string | RewardRecipientPerson;
  /**
   * Your own key-value data about the referral.
   */
  metadata?: Record<string, string>;
}

/**
 * An event's payload: Referral.
 */
export interface ReferralEventData {
  /**
   * The Referral with its values at this attempt.
   */
  object: Referral;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface ReferralList {
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
  data: Array<Referral>;
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
 * A referred friend qualified. `reward` is the reward of the referrer.
 */
export interface ReferralQualifiedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `referral.qualified`.
   */
  type: "referral.qualified";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ReferralEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A logged request with its bodies and events.
 */
export interface RequestLog {
  /**
   * ID of the request, as in the `Request-Id` header.
   * Type: `RequestId`.
   */
  id: string;
  /**
   * Always `request_log`.
   */
  object: "request_log";
  /**
   * Time at which the request arrived, in real time even if the test clock was moved.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * HTTP method of the request.
   */
  method: enums.HttpMethod;
  /**
   * Path as received, including the prefix.
   * Type: `UrlPath`.
   */
  path: string;
  /**
   * Query string as received. Empty if there was none.
   * Type: `QueryText`.
   */
  query: string;
  /**
   * HTTP status of the response.
   */
  status: number;
  /**
   * Duration of the request in milliseconds.
   */
  duration_ms: number;
  /**
   * ID of the API key. Null if a member was signed in.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * ID of the signed-in member. Null if a key was used.
   * Type: `MemberId`.
   */
  member: string | null;
  /**
   * IP address of the caller.
   * Type: `IpAddress`.
   */
  ip: string;
  /**
   * `User-Agent` of the caller. Null if it sent none.
   * Type: `UserAgent`.
   */
  user_agent: string | null;
  /**
   * SDK of the caller. Null for any other caller.
   * Type: `SdkName`.
   */
  sdk: string | null;
  /**
   * API version of the response.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Idempotency-Key of the request. Null if it had none or the operation takes none.
   * Type: `IdempotencyKey`.
   */
  idempotency_key: string | null;
  /**
   * Whether the response is a replay: an earlier request had already done the work.
   */
  replayed: boolean;
  /**
   * Code of the error. Null if the request succeeded.
   * Type: `ErrorCode`.
   */
  error_code: string | null;
  /**
   * ID of the object that was returned, or that the error is about. Null if there is none.
   * Type: `ObjectId`.
   */
  object_id: string | null;
  /**
   * Body of the request, masked. Null if there was none, it was not a JSON object, or it was larger
   * than 16 KiB. A key without `sends:read` sees phone numbers with the middle digits hidden.
   */
  request_body: unknown | null;
  /**
   * Body of the response, masked in the same way. Null if it was larger than 16 KiB.
   */
  response_body: unknown | null;
  /**
   * IDs of the events that the request caused, oldest first. Events older than 30 days are omitted.
   */
  events: Array<string>;
}

/**
 * One request in the request log.
 */
export interface RequestLogLine {
  /**
   * ID of the request, as in the `Request-Id` header.
   * Type: `RequestId`.
   */
  id: string;
  /**
   * Always `request_log`.
   */
  object: "request_log";
  /**
   * Time at which the request arrived, in real time even if the test clock was moved.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * HTTP method of the request.
   */
  method: enums.HttpMethod;
  /**
   * Path as received, including the prefix.
   * Type: `UrlPath`.
   */
  path: string;
  /**
   * Query string as received. Empty if there was none.
   * Type: `QueryText`.
   */
  query: string;
  /**
   * HTTP status of the response.
   */
  status: number;
  /**
   * Duration of the request in milliseconds.
   */
  duration_ms: number;
  /**
   * ID of the API key. Null if a member was signed in.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * ID of the signed-in member. Null if a key was used.
   * Type: `MemberId`.
   */
  member: string | null;
  /**
   * IP address of the caller.
   * Type: `IpAddress`.
   */
  ip: string;
  /**
   * `User-Agent` of the caller. Null if it sent none.
   * Type: `UserAgent`.
   */
  user_agent: string | null;
  /**
   * SDK of the caller. Null for any other caller.
   * Type: `SdkName`.
   */
  sdk: string | null;
  /**
   * API version of the response.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Idempotency-Key of the request. Null if it had none or the operation takes none.
   * Type: `IdempotencyKey`.
   */
  idempotency_key: string | null;
  /**
   * Whether the response is a replay: an earlier request had already done the work.
   */
  replayed: boolean;
  /**
   * Code of the error. Null if the request succeeded.
   * Type: `ErrorCode`.
   */
  error_code: string | null;
  /**
   * ID of the object that was returned, or that the error is about. Null if there is none.
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
   * Time at which the review was opened.
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
   * Time at which the review was decided. Null while open.
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
 * Optional note for a decision on a review.
 */
export interface ReviewDecision {
  /**
   * Note for your own team. Never shown to the person.
   * Type: `Note`.
   */
  note?: string;
}

/**
 * An event's payload: Review.
 */
export interface ReviewEventData {
  /**
   * The Review with its values at this attempt.
   */
  object: Review;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface ReviewList {
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
  data: Array<Review>;
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
 * A reward is held for a review. A person must approve or reject it.
 */
export interface ReviewOpenedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `review.opened`.
   */
  type: "review.opened";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ReviewEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Other rewards of the same recipient, or to the same phone number or meter.
 */
export interface ReviewRelated {
  /**
   * Number of related rewards, of which at most 1,000 of each kind are counted.
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
 * A review was approved or rejected, or nobody decided it within 30 days.
 */
export interface ReviewResolvedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `review.resolved`.
   */
  type: "review.resolved";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ReviewEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A message from a reviewer.
 */
export interface ReviewerMessage {
  /**
   * Time at which the message was written.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * Text of the message.
   */
  text: string;
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
   * Time at which the object was created.
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
   * Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
   * matched. Null for claimed links.
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
   * Phone number that receives the electricity token by SMS. Null unless the type is electricity,
   * and once the recipient is erased.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Phone number or meter that receives the reward. Null until the person has chosen. For an erased
   * recipient it is `+263700000000` or `00000000000`.
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
   * Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
   * the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
   * other rewards.
   */
  matches: Array<RuleMatch>;
  /**
   * Approval that allowed the reward. Null if none was needed.
   * Type: `ApprovalId`.
   */
  approval: string | null;
  /**
   * What the person permitted who approved the reward. Null unless `approval` is set, and after the
   * recipient is erased.
   */
  mandate: Mandate | null;
  /**
   * What created the reward.
   */
  source: enums.RewardSource;
  /**
   * Time at which the reward expires if it is not claimed or released. Null if it does not expire.
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
   * Time at which the reward was held. Null if it never was.
   * Type: `UnixTime`.
   */
  held_at: number | null;
  /**
   * Time at which the reward was released. Null if it never was.
   * Type: `UnixTime`.
   */
  released_at: number | null;
  /**
   * Time at which the reward was delivered. Null if it has not been.
   * Type: `UnixTime`.
   */
  delivered_at: number | null;
  /**
   * Time at which the reward failed. Null if it did not.
   * Type: `UnixTime`.
   */
  failed_at: number | null;
  /**
   * Time at which the reward was voided. Null if it was not.
   * Type: `UnixTime`.
   */
  voided_at: number | null;
  /**
   * Time at which the reward expired. Null if it did not.
   * Type: `UnixTime`.
   */
  expired_at: number | null;
  /**
   * Time at which a review rejected the reward. Null if none did.
   * Type: `UnixTime`.
   */
  rejected_at: number | null;
  /**
   * Your own key-value data about the reward.
   */
  metadata: Record<string, string>;
}

/**
 * Parameters to create a reward.
 */
export interface RewardCreate {
  /**
   * Program that pays for the reward.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient of the reward.
   */
  recipient: string | RewardRecipientPerson;
  /**
   * Your own unique ID of the completion. Each ID is rewarded once per program and can never be
   * reused.
   * Type: `CompletionId`.
   */
  completion_id: string;
  /**
   * Face value. Default: the program's `default_amount`, or the price of the bundle.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * How the reward is delivered to the person. Whoever claims a link names their own number and
   * meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
   * chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
   */
  delivery?: enums.RewardDelivery;
  /**
   * Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
   * program's `choices` that fits, with `delivery: link` the first.
   */
  type?: enums.SendType;
  /**
   * Product slug. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
   * costs at most the amount.
   * Type: `BundleId`.
   */
  bundle_id?: string;
  /**
   * Meter number, for electricity only.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * Phone number that receives the electricity token by SMS. Default: the recipient's number.
   * Type: `PhoneInput`.
   */
  token_phone?: string;
  /**
   * Hold the reward in escrow until you release it, whatever the program's `hold` says.
   */
  hold?: boolean;
  /**
   * Settings of the link, for `link` and `choice` delivery.
   */
  link?: RewardLinkOptions;
  /**
   * Your own key-value data about the reward.
   */
  metadata?: Record<string, string>;
  /**
   * For agent keys: reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string;
}

/**
 * A reward was created and its budget allocated.
 */
export interface RewardCreatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.created`.
   */
  type: "reward.created";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward was delivered to the recipient.
 */
export interface RewardDeliveredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.delivered`.
   */
  type: "reward.delivered";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A `completion_id` was sent again; nothing changed. Sent at most once a day each.
 */
export interface RewardDuplicateEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.duplicate`.
   */
  type: "reward.duplicate";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Reward.
 */
export interface RewardEventData {
  /**
   * The Reward with its values at this attempt.
   */
  object: Reward;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A reward was not taken or released in time, and its budget returned.
 */
export interface RewardExpiredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.expired`.
   */
  type: "reward.expired";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward could not be sent, and its budget returned. `failure_code` says why.
 */
export interface RewardFailedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.failed`.
   */
  type: "reward.failed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A reward is held, in escrow or for a review. `held_reason` says which.
 */
export interface RewardHeldEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.held`.
   */
  type: "reward.held";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * Limits on what one person can receive within a period.
 */
export interface RewardLimitInput {
  /**
   * Maximum number of rewards. Default: no limit.
   */
  count?: number | null;
  /**
   * Maximum amount, in the program's currency. Default: no limit.
   * Type: `MoneyInput`.
   */
  amount?: string | null;
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
 * Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
 * Harare.
 */
export interface RewardLimitsInput {
  /**
   * Limit over the person's lifetime.
   */
  lifetime?: RewardLimitInput | null;
  /**
   * Limit per calendar day.
   */
  per_day?: RewardLimitInput | null;
  /**
   * Limit per week, starting on Monday.
   */
  per_week?: RewardLimitInput | null;
  /**
   * Limit per calendar month.
   */
  per_month?: RewardLimitInput | null;
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
   * Time at which the object was created.
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
   * Time at which the link expires. Null if it never does.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * Time at which the link was first opened. Null if it has not been opened.
   * Type: `UnixTime`.
   */
  opened_at: number | null;
  /**
   * Time at which the link was claimed. Null if it has not been claimed.
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
 * A reward link as shown to the person who holds it.
 */
export interface RewardLinkClaim {
  /**
   * Always `reward_link_claim`.
   */
  object: "reward_link_claim";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether real money is involved: `true` in live mode.
   */
  livemode: boolean;
  /**
   * Current status. Decides whether the link can be claimed.
   */
  status: enums.RewardLinkStatus;
  /**
   * Face value of the reward.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Rewards that the person can choose from.
   */
  choices: Array<ClaimChoice>;
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
   * Information to ask the person for before claiming.
   */
  requires: Array<enums.ClaimRequirement>;
  /**
   * Where and when the link must be claimed. Null if it can be claimed anywhere.
   */
  place: Geofence | null;
  /**
   * Challenge that the person must solve. Null if there is none.
   */
  challenge: ClaimChallenge | null;
  /**
   * Branding to apply to the claim page.
   */
  branding: ProgramBranding;
  /**
   * Time at which the link expires. Null if it never does.
   * Type: `UnixTime`.
   */
  expires_at: number | null;
  /**
   * Outcome of the claim. Null until the link is claimed.
   */
  result: ClaimResult | null;
}

/**
 * A reward link was claimed. `reward` is the reward it became.
 */
export interface RewardLinkClaimedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.claimed`.
   */
  type: "reward_link.claimed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Parameters to create reward links.
 */
export interface RewardLinkCreate {
  /**
   * Program that pays for the links.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
   */
  count?: number;
  /**
   * Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
   * `count`.
   */
  recipient?: string | RewardRecipientPerson;
  /**
   * Face value of each link. Default: the program's `default_amount`.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * Label of the links, such as the name of a campaign.
   * Type: `Label`.
   */
  label?: string;
  /**
   * Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
   */
  expires_at?: number | string;
  /**
   * How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
   * The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
   */
  bind?: enums.LinkBinding;
  /**
   * The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
   * Type: `PhoneInput`.
   */
  phone_hint?: string;
  /**
   * Reward types that the person can choose from. Default: all types of the program.
   */
  choices?: Array<enums.SendType>;
  /**
   * Your own key-value data about each link.
   */
  metadata?: Record<string, string>;
}

/**
 * A reward link was created. Above 50 links per request, events are sent gradually.
 */
export interface RewardLinkCreatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.created`.
   */
  type: "reward_link.created";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: RewardLink.
 */
export interface RewardLinkEventData {
  /**
   * The RewardLink with its values at this attempt.
   */
  object: RewardLink;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A reward link expired, and its budget returned.
 */
export interface RewardLinkExpiredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.expired`.
   */
  type: "reward_link.expired";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A page of reward links, or all links created by one request.
 */
export interface RewardLinkList {
  /**
   * Always `list`.
   */
  object: "list";
  /**
   * Path of this list.
   * Type: `UrlPath`.
   */
  url: string;
  /**
   * Reward links in this response.
   */
  data: Array<RewardLink>;
  /**
   * Whether there are more links in the direction of the request.
   */
  has_more: boolean;
  /**
   * Cursor of the next page. Null on the last page and for newly created links.
   * Type: `Cursor`.
   */
  next_cursor: string | null;
}

/**
 * A reward link was opened for the first time.
 */
export interface RewardLinkOpenedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.opened`.
   */
  type: "reward_link.opened";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Settings of a reward's link.
 */
export interface RewardLinkOptions {
  /**
   * Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
   */
  expires_at?: number | string;
  /**
   * How a claim is tied to a person. Default: `otp`, because the link is for one recipient: only
   * the recipient's number can claim it, if the recipient has one. With `none`, anyone who has the
   * link can claim it. Links for anyone (`POST /reward-links`) default to `none`.
   */
  bind?: enums.LinkBinding;
  /**
   * Label of the link, for your own lists.
   * Type: `Label`.
   */
  label?: string;
  /**
   * Send the link to the recipient by SMS. The message is the program's `sms_message` if it
   * contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
   * link yourself.
   */
  send_sms?: boolean;
}

/**
 * A reward link was revoked, and its budget returned.
 */
export interface RewardLinkRevokedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward_link.revoked`.
   */
  type: "reward_link.revoked";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardLinkEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * One page of a list.
 */
export interface RewardList {
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
  data: Array<Reward>;
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
 * A reward, or the approval it requires. Distinguish them by `object`.
 */
export type RewardOrApproval =
  | Reward
  | AgentApproval
  // A variant that is not known here. Its `object` is there when the program runs; were its
  // type `string`, no variant above could be told apart.
  | {
      object: "(unknown)";
      id: string;
      created: number;
      livemode: boolean;
      amount: string;
      currency: enums.Currency;
      target: string | null;
      mandate: Mandate | null;
      [field: string]: unknown;
    };

/**
 * Preview of a reward: every field except its ID. The send, the link, the review and the time at
 * which the reward expires follow from giving it, so they are null.
 */
export interface RewardPreview {
  /**
   * Always `reward`.
   */
  object: "reward";
  /**
   * Time at which the object was created.
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
   * Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
   * matched. Null for claimed links.
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
   * Phone number that receives the electricity token by SMS. Null unless the type is electricity,
   * and once the recipient is erased.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Phone number or meter that receives the reward. Null until the person has chosen. For an erased
   * recipient it is `+263700000000` or `00000000000`.
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
   * Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
   * the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
   * other rewards.
   */
  matches: Array<RuleMatch>;
  /**
   * Approval that allowed the reward. Null if none was needed.
   * Type: `ApprovalId`.
   */
  approval: string | null;
  /**
   * What the person permitted who approved the reward. Null unless `approval` is set, and after the
   * recipient is erased.
   */
  mandate: Mandate | null;
  /**
   * What created the reward.
   */
  source: enums.RewardSource;
  /**
   * Time at which the reward expires if it is not claimed or released. Null if it does not expire.
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
   * Time at which the reward was held. Null if it never was.
   * Type: `UnixTime`.
   */
  held_at: number | null;
  /**
   * Time at which the reward was released. Null if it never was.
   * Type: `UnixTime`.
   */
  released_at: number | null;
  /**
   * Time at which the reward was delivered. Null if it has not been.
   * Type: `UnixTime`.
   */
  delivered_at: number | null;
  /**
   * Time at which the reward failed. Null if it did not.
   * Type: `UnixTime`.
   */
  failed_at: number | null;
  /**
   * Time at which the reward was voided. Null if it was not.
   * Type: `UnixTime`.
   */
  voided_at: number | null;
  /**
   * Time at which the reward expired. Null if it did not.
   * Type: `UnixTime`.
   */
  expired_at: number | null;
  /**
   * Time at which a review rejected the reward. Null if none did.
   * Type: `UnixTime`.
   */
  rejected_at: number | null;
  /**
   * Your own key-value data about the reward.
   */
  metadata: Record<string, string>;
}

/**
 * A person described by contact details: the recipient with this `external_id`, or without one the
 * oldest active recipient with this number. If there is none, a recipient is created without a name
 * and with the program's `lawful_basis`. The reward goes to this number in any case.
 */
export interface RewardRecipientPerson {
  /**
   * Your own ID of the person.
   * Type: `ExternalId`.
   */
  external_id?: string;
  /**
   * Phone number of the person.
   * Type: `PhoneInput`.
   */
  phone: string;
}

/**
 * A review rejected a reward, and its budget returned.
 */
export interface RewardRejectedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.rejected`.
   */
  type: "reward.rejected";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Amount of a reward to release.
 */
export interface RewardRelease {
  /**
   * Amount to release, up to the whole reward. Default: the whole reward.
   * Type: `MoneyInput`.
   */
  amount?: string;
}

/**
 * A held reward was released and is being sent.
 */
export interface RewardReleasedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.released`.
   */
  type: "reward.released";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * Result of checking a reward without giving it. Distinguished from a reward by `object`.
 */
export interface RewardValidation {
  /**
   * Always `reward_validation`.
   */
  object: "reward_validation";
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
   * Whether the reward would be given, or wait for an approval.
   */
  valid: boolean;
  /**
   * Status that the reward would have. Null if there are problems.
   */
  would_status: enums.RewardWouldStatus | null;
  /**
   * Preview of the reward. Null if the problems prevent one.
   */
  reward: RewardPreview | null;
  /**
   * Currency of the program. Null if there is no such program.
   */
  currency: enums.Currency | null;
  /**
   * Budget that would remain. Null if there are problems.
   */
  budget_after: BudgetAfter | null;
  /**
   * Meter confirmed with the utility. Null for airtime and data, and if a link is created.
   */
  meter: Meter | null;
  /**
   * All problems that prevent the reward, in order of precedence. Empty when valid.
   */
  problems: Array<SendProblem>;
}

/**
 * A reward was voided before anything was sent, and its budget returned.
 */
export interface RewardVoidedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `reward.voided`.
   */
  type: "reward.voided";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: RewardEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The most recent replaced secret of a key that still works.
 */
export interface RolledSecret {
  /**
   * Last four characters of the replaced secret.
   * Type: `KeySecretEnding`.
   */
  last4: string;
  /**
   * Time until which the replaced secret works.
   * Type: `UnixTime`.
   */
  works_until: number;
}

/**
 * A condition on one field of what triggers the rule.
 */
export interface RuleCondition {
  /**
   * Field that is compared with the value.
   * Type: `RuleField`.
   */
  field: string;
  /**
   * Operator used for the comparison.
   */
  op: enums.RuleOperator;
  /**
   * Value that the field is compared with.
   */
  value: unknown;
}

/**
 * Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
 * they are always met.
 */
export interface RuleConditions {
  /**
   * Conditions that must all be met.
   */
  all: Array<RuleCondition>;
  /**
   * Conditions of which at least one must be met, unless the list is empty.
   */
  any: Array<RuleCondition>;
}

/**
 * Conditions for a rule to match. Default: it always matches.
 */
export interface RuleConditionsInput {
  /**
   * Conditions that must all be met.
   */
  all?: Array<RuleCondition>;
  /**
   * Conditions of which at least one must be met.
   */
  any?: Array<RuleCondition>;
}

/**
 * How often something must happen, or what its values must add up to. Of each person, only the
 * newest 10,000 are counted: activities with the rule's `activity_name`, or completions of the
 * program, referrals to it or check-ins, whatever became of their rewards.
 */
export interface RuleCount {
  /**
   * Number of times, or of consecutive periods for a streak. Null if values are summed.
   */
  times: number | null;
  /**
   * Total that the values must reach, in the program's currency. Null if times are counted.
   * Type: `Money`.
   */
  value: string | null;
  /**
   * Number of seconds within which it must happen, for `threshold` rules. Null for no limit.
   * Type: `Seconds`.
   */
  within: number | null;
  /**
   * Period that counts once, for `streak` rules. Null for other kinds.
   */
  every: enums.RuleStreakUnit | null;
}

/**
 * How often something must happen, or what its values must add up to. Set `times`; or `value`, for
 * activities.
 */
export interface RuleCountInput {
  /**
   * Number of times, or of consecutive periods for a streak.
   */
  times?: number | null;
  /**
   * Total that the values must reach, in the program's currency. Only for `threshold`.
   * Type: `MoneyInput`.
   */
  value?: string | null;
  /**
   * Period within which it must happen. Only for `threshold`. Omitted or null: no limit.
   * Type: `DurationInput`.
   */
  within?: string | null;
  /**
   * Period that counts once. Required for `streak`, not allowed for other kinds.
   */
  every?: enums.RuleStreakUnit | null;
}

/**
 * The reward that a rule gives.
 */
export interface RuleGive {
  /**
   * Fixed amount of the reward. Null if it is a percentage.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Percentage of the activity's value. Null if the amount is fixed.
   * Type: `Percent`.
   */
  percent_of_value: string | null;
  /**
   * Maximum amount of a percentage reward. Null for no maximum.
   * Type: `Money`.
   */
  max: string | null;
  /**
   * Reward type. Null for the first of the program's choices that fits.
   */
  type: enums.SendType | null;
  /**
   * Bundle to send, for data only. Null otherwise.
   * Type: `BundleId`.
   */
  bundle_id: string | null;
  /**
   * How the reward is delivered to the person.
   */
  delivery: enums.RewardDelivery;
}

/**
 * The reward that a rule gives. Set `amount` or `percent_of_value`.
 */
export interface RuleGiveInput {
  /**
   * Fixed amount of the reward, in the program's currency.
   * Type: `MoneyInput`.
   */
  amount?: string | null;
  /**
   * Percentage of the activity's value, such as `2.50`. Values in another currency give nothing.
   * Only for activities.
   * Type: `Percent`.
   */
  percent_of_value?: string | null;
  /**
   * Maximum amount of a percentage reward.
   * Type: `MoneyInput`.
   */
  max?: string | null;
  /**
   * Reward type. Omitted or null: the first of the program's choices that fits.
   */
  type?: enums.SendType | null;
  /**
   * Bundle to send. Required with `type: data`.
   * Type: `BundleId`.
   */
  bundle_id?: string | null;
  /**
   * How the reward is delivered to the person. With `choice`, omit `type` and `bundle_id`. The link
   * is that of the reward, and asks for a code by SMS; it is not texted to the person.
   */
  delivery?: enums.RewardDelivery;
}

/**
 * A rule that matched, and what it gave.
 */
export interface RuleMatch {
  /**
   * Rule that matched what happened.
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
 * A test account that was created without signing up, with a key to it.
 */
export interface Sandbox {
  /**
   * Always `sandbox`.
   */
  object: "sandbox";
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false: a sandbox is a test account.
   */
  livemode: false;
  /**
   * ID of the test account.
   * Type: `AccountId`.
   */
  account: string;
  /**
   * Name of the organisation.
   * Type: `Label`.
   */
  name: string;
  /**
   * Secret key with every scope. Returned only here.
   * Type: `KeySecret`.
   */
  key: string;
  /**
   * Page on which a person enters their email address to become the owner. Returned only here: give
   * it to the person you work for and to no one else.
   * Type: `WebUrl`.
   */
  claim_url: string;
  /**
   * Time at which an unclaimed sandbox is deleted: 14 days after it was created.
   * Type: `UnixTime`.
   */
  expires_at: number;
}

/**
 * Parameters to create a sandbox.
 */
export interface SandboxCreate {
  /**
   * Name of the organisation.
   * Type: `Label`.
   */
  name?: string;
}

/**
 * Repeated sales to the same people. Each run creates a batch.
 */
export interface Schedule {
  /**
   * Unique identifier of the object.
   * Type: `ScheduleId`.
   */
  id: string;
  /**
   * Always `schedule`.
   */
  object: "schedule";
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Name of the schedule.
   * Type: `Label`.
   */
  name: string;
  /**
   * Whether the schedule is active.
   */
  active: boolean;
  /**
   * How often the schedule runs.
   */
  cadence: enums.ScheduleCadence;
  /**
   * Hour of the day at which it runs, in Harare time.
   * Type: `ScheduleHour`.
   */
  hour: number;
  /**
   * Minute at which it runs: a quarter of the hour.
   * Type: `ScheduleMinute`.
   */
  minute: number;
  /**
   * Day of the week. Null unless the cadence is `weekly`.
   * Type: `DayOfWeek`.
   */
  day_of_week: number | null;
  /**
   * Day of the month. Null if the cadence does not need one.
   * Type: `DayOfMonth`.
   */
  day_of_month: number | null;
  /**
   * Month of the year. Null unless the cadence is `yearly`.
   * Type: `MonthOfYear`.
   */
  month_of_year: number | null;
  /**
   * Date from which 14-day periods are counted. Null unless the cadence is `biweekly`.
   * Type: `Day`.
   */
  anchor_date: string | null;
  /**
   * Time zone of all days and hours.
   */
  timezone: "Africa/Harare";
  /**
   * Group whose members receive it. Null if `recipients` or `meter` is used. Can be expanded.
   */
  group: string | Group | null;
  /**
   * People who receive it. Empty if a group or meter is used, and in lists: retrieve the schedule
   * to see them.
   */
  recipients: Array<ScheduleRecipient>;
  /**
   * Current number of people who receive it.
   * Type: `PeopleCount`.
   */
  recipient_count: number;
  /**
   * Type of what is sent.
   */
  type: enums.SendType;
  /**
   * Product that is sold.
   * Type: `ProductId`.
   */
  product: string;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Bundle to send, for data only. Null otherwise.
   * Type: `BundleId`.
   */
  bundle_id: string | null;
  /**
   * Amount each person receives. Null if every person has their own amount.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Custom SMS message. Null for our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message: string | null;
  /**
   * Whether `sms_message` is sent instead of our standard message.
   */
  custom_sms: boolean;
  /**
   * Cost centre it is booked to. Null for each recipient's own.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * The only meter it buys power for. Null if people receive it.
   * Type: `MeterNumber`.
   */
  meter: string | null;
  /**
   * Phone number that receives the token by SMS. Null without `meter`.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Whether your Credit is checked 24 hours before each run.
   */
  precheck_credit: boolean;
  /**
   * What happens if your Credit is too low on the day of a run.
   */
  on_insufficient: enums.ScheduleInsufficientChoice;
  /**
   * Next day on which it runs. Null if not active.
   * Type: `Day`.
   */
  next_occurrence: string | null;
  /**
   * Next three days on which it runs. Empty if not active.
   */
  next_runs: Array<string>;
  /**
   * Batch of the last run. Null before the first run.
   * Type: `BatchId`.
   */
  last_batch: string | null;
  /**
   * Status of the last day that was due. Null before the first.
   */
  last_result: enums.ScheduleOccurrenceStatus | null;
  /**
   * Estimated face value of the next run. Null if not active.
   * Type: `Money`.
   */
  estimated_total: string | null;
  /**
   * Who created the object.
   */
  created_by: SendCreator;
  /**
   * Your own key-value data about the schedule.
   */
  metadata: Record<string, string>;
}

/**
 * Parameters to create a schedule. Set when it runs (`cadence` and the fields it needs), who
 * receives it (`group`, `recipients` or one `meter`), and what (`amount`, with `currency` or
 * `product`).
 */
export interface ScheduleCreate {
  /**
   * Name of the schedule.
   * Type: `Label`.
   */
  name: string;
  /**
   * How often the schedule runs.
   */
  cadence: enums.ScheduleCadence;
  /**
   * Hour of the day at which it runs, in Harare time.
   * Type: `ScheduleHour`.
   */
  hour: number;
  /**
   * Minute at which it runs: a quarter of the hour.
   * Type: `ScheduleMinute`.
   */
  minute?: number;
  /**
   * Day of the week. Required for `weekly`.
   * Type: `DayOfWeek`.
   */
  day_of_week?: number;
  /**
   * Day of the month. Required for `monthly` and `yearly`; for `payday`, used if the account has no
   * payday.
   * Type: `DayOfMonth`.
   */
  day_of_month?: number;
  /**
   * Month of the year. Required for `yearly`.
   * Type: `MonthOfYear`.
   */
  month_of_year?: number;
  /**
   * A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
   * Required for `biweekly`.
   * Type: `Day`.
   */
  anchor_date?: string;
  /**
   * Group whose members on the day of the run receive it. Not allowed with `recipients`.
   * Type: `GroupId`.
   */
  group?: string;
  /**
   * People who receive it, up to 2,000.
   */
  recipients?: Array<string | ScheduleRecipientCreate>;
  /**
   * Product slug. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * What to send. Default: derived from the product; otherwise power if there is a meter, else
   * airtime.
   */
  type?: enums.SendType;
  /**
   * Three-letter currency code. There is no default: set this or `product`.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Bundle to send. Required for data. Its price is the amount.
   * Type: `BundleId`.
   */
  bundle_id?: string;
  /**
   * Amount each person receives. Required unless every person has an amount, or for data.
   * Type: `MoneyInput`.
   */
  amount?: string;
  /**
   * Custom SMS message, as in `POST /sends`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string;
  /**
   * Whether to send `sms_message` instead of our standard message. Default: true if it is set.
   */
  custom_sms?: boolean;
  /**
   * Cost centre to book it to. Default: each recipient's own.
   * Type: `CostCenterId`.
   */
  cost_center?: string;
  /**
   * The only meter to buy power for, instead of people.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * Phone number that receives the token by SMS. Required with `meter`.
   * Type: `PhoneInput`.
   */
  token_phone?: string;
  /**
   * Whether the schedule is active.
   */
  active?: boolean;
  /**
   * Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
   */
  precheck_credit?: boolean;
  /**
   * What to do if your Credit is too low on the day of a run.
   */
  on_insufficient?: enums.ScheduleInsufficientChoice;
  /**
   * Your own key-value data about the schedule.
   */
  metadata?: Record<string, string>;
}

/**
 * One page of a list.
 */
export interface ScheduleList {
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
  data: Array<Schedule>;
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
 * One day on which a schedule runs or would run.
 */
export interface ScheduleOccurrence {
  /**
   * Always `schedule_occurrence`.
   */
  object: "schedule_occurrence";
  /**
   * Time at which the schedule was created, or the day was last changed.
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
   * Time at which it runs or ran. Null if it does not run.
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
   * Time at which it can no longer be changed: 15 minutes before the run. Null if it does not run.
   * Type: `UnixTime`.
   */
  locked_at: number | null;
}

/**
 * An event's payload: ScheduleOccurrence.
 */
export interface ScheduleOccurrenceEventData {
  /**
   * The ScheduleOccurrence with its values at this attempt.
   */
  object: ScheduleOccurrence;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface ScheduleOccurrenceList {
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
  data: Array<ScheduleOccurrence>;
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
 * A schedule has run. `batch` is the batch it created.
 */
export interface ScheduleOccurrenceRanEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.ran`.
   */
  type: "schedule.occurrence.ran";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A schedule is due and waits for a top-up because Credit is insufficient.
 */
export interface ScheduleOccurrenceRetryAfterTopupEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.retry_after_topup`.
   */
  type: "schedule.occurrence.retry_after_topup";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A schedule was due and was skipped because Credit was insufficient.
 */
export interface ScheduleOccurrenceSkippedInsufficientCreditEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.skipped_insufficient_credit`.
   */
  type: "schedule.occurrence.skipped_insufficient_credit";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A schedule runs within 24 hours. It can be changed until 15 minutes before.
 */
export interface ScheduleOccurrenceUpcomingEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `schedule.occurrence.upcoming`.
   */
  type: "schedule.occurrence.upcoming";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: ScheduleOccurrenceEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A person of a schedule, with individual settings.
 */
export interface ScheduleRecipient {
  /**
   * Recipient of the run. Null for a person given by phone number.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * Phone number of the person. Null for a recipient, whose current number is used.
   * Type: `Phone`.
   */
  phone: string | null;
  /**
   * Amount for this person. Null for the schedule's amount.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Bundle for this person, for data only. Null for the schedule's bundle.
   * Type: `BundleId`.
   */
  bundle_id: string | null;
  /**
   * Meter of this person, for power only. Null for the recipient's default meter.
   * Type: `MeterNumber`.
   */
  meter: string | null;
  /**
   * Phone number that receives the power token by SMS. Null for the person's own number.
   * Type: `Phone`.
   */
  token_phone: string | null;
  /**
   * Name given with a phone number. Null for a recipient.
   * Type: `Label`.
   */
  name: string | null;
}

/**
 * A person of a schedule, with individual settings. Set `recipient` or `phone`.
 */
export interface ScheduleRecipientCreate {
  /**
   * ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string | null;
  /**
   * Phone number of a person who is not a recipient.
   * Type: `PhoneInput`.
   */
  phone?: string | null;
  /**
   * Amount for this person. Default: the schedule's amount.
   * Type: `MoneyInput`.
   */
  amount?: string | null;
  /**
   * Bundle for this person, for data only. Default: the schedule's bundle.
   * Type: `BundleId`.
   */
  bundle_id?: string | null;
  /**
   * Meter of this person, for power only. Default: the recipient's default meter.
   * Type: `MeterInput`.
   */
  meter?: string | null;
  /**
   * Phone number that receives the power token by SMS. Default: the person's own number.
   * Type: `PhoneInput`.
   */
  token_phone?: string | null;
  /**
   * Name of the person, for `{name}` and `{first_name}` in the SMS message.
   * Type: `Label`.
   */
  name?: string | null;
}

/**
 * Parameters to run a schedule now.
 */
export interface ScheduleRun {
  /**
   * Whether to run even if the schedule has already run today.
   */
  again?: boolean;
}

/**
 * A preview of a run, which writes nothing.
 */
export interface ScheduleRunPreview {
  /**
   * Always `schedule_run_preview`.
   */
  object: "schedule_run_preview";
  /**
   * Time at which the check was run.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the check ran in live mode.
   */
  livemode: boolean;
  /**
   * Day that would run: today, even if the cadence has no run today.
   */
  occurrence: ScheduleOccurrence;
  /**
   * Whether the batch would be created as it is.
   */
  valid: boolean;
  /**
   * Number of lines that were checked.
   */
  counts: BatchPreviewCounts;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Credit that the valid lines would cost.
   */
  cost: Record<string, string>;
  /**
   * Whether your Credit is sufficient, by currency.
   */
  credit: Record<string, BatchCreditCheck | null>;
  /**
   * Whether our stock with the suppliers is sufficient, by network.
   */
  provider_float: Array<ProviderFloat>;
  /**
   * Whether the batch would require approval by an owner or admin.
   */
  requires_approval: boolean;
  /**
   * The first 1,000 lines and all invalid lines.
   */
  lines: Array<BatchPreviewLine>;
  /**
   * Whether valid lines were omitted from `lines`.
   */
  lines_truncated: boolean;
}

/**
 * Changes to a schedule. Omitted fields keep their value; null clears a field; lists are replaced
 * as a whole. Days that you changed individually keep their changes while they are still due.
 */
export interface ScheduleUpdate {
  /**
   * Name of the schedule.
   * Type: `Label`.
   */
  name?: string;
  /**
   * How often the schedule runs.
   */
  cadence?: enums.ScheduleCadence;
  /**
   * Hour of the day at which it runs, in Harare time.
   * Type: `ScheduleHour`.
   */
  hour?: number;
  /**
   * Minute at which it runs: a quarter of the hour.
   * Type: `ScheduleMinute`.
   */
  minute?: number;
  /**
   * Day of the week, for `weekly`. Null clears it.
   * Type: `DayOfWeek`.
   */
  day_of_week?: number | null;
  /**
   * Day of the month, for `monthly`, `yearly` and `payday`. Null clears it.
   * Type: `DayOfMonth`.
   */
  day_of_month?: number | null;
  /**
   * Month of the year, for `yearly`. Null clears it.
   * Type: `MonthOfYear`.
   */
  month_of_year?: number | null;
  /**
   * A date on which it runs, from which 14-day periods are counted, for `biweekly`. Null clears it.
   * Type: `Day`.
   */
  anchor_date?: string | null;
  /**
   * Group whose members receive it. Replaces `recipients`.
   * Type: `GroupId`.
   */
  group?: string | null;
  /**
   * People who receive it, as a complete list. Replaces `group`.
   */
  recipients?: Array<string | ScheduleRecipientCreate>;
  /**
   * Product slug, such as `airtime-usd`.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * Type of what to send.
   */
  type?: enums.SendType;
  /**
   * Three-letter ISO currency code.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string | null;
  /**
   * Amount that each person receives. Null if every person has an amount.
   * Type: `MoneyInput`.
   */
  amount?: string | null;
  /**
   * Custom SMS message. Null restores our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | null;
  /**
   * Whether to send `sms_message` instead of our standard message.
   */
  custom_sms?: boolean;
  /**
   * Cost centre to book it to. Null for each recipient's own.
   * Type: `CostCenterId`.
   */
  cost_center?: string | null;
  /**
   * The only meter to buy power for, instead of people.
   * Type: `MeterInput`.
   */
  meter?: string | null;
  /**
   * Phone number that receives the token by SMS, with `meter`.
   * Type: `PhoneInput`.
   */
  token_phone?: string | null;
  /**
   * Whether the schedule is active. False pauses it; days that pass while paused are not made up.
   */
  active?: boolean;
  /**
   * Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
   */
  precheck_credit?: boolean;
  /**
   * What to do if your Credit is too low on the day of a run.
   */
  on_insufficient?: enums.ScheduleInsufficientChoice;
  /**
   * Your own key-value data about the schedule. Keys are merged; see `MetadataUpdate`. Null removes
   * all keys.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * What a search found.
 */
export interface Search {
  /**
   * Always `search`.
   */
  object: "search";
  /**
   * Time of the search.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Kinds that were searched: those that the key can read.
   */
  kinds: Array<enums.SearchKind>;
  /**
   * The newest objects of each kind that match, in the order of `kinds`.
   */
  results: Array<SearchResult>;
  /**
   * Whether more than ten objects of a kind match.
   */
  truncated: boolean;
}

/**
 * An object that the search found.
 */
export interface SearchResult {
  /**
   * Kind of the object.
   */
  kind: enums.SearchKind;
  /**
   * ID of the object.
   * Type: `ObjectId`.
   */
  object_id: string;
  /**
   * What of the object the text is.
   */
  matched: enums.SearchMatch;
  /**
   * Target, name, reference or title of the object.
   */
  label: string;
  /**
   * Status of the object.
   */
  status: string;
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * URL path of the object.
   * Type: `UrlPath`.
   */
  url: string;
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
   * What the person permitted who approved the send. Null unless `approval` is set, and after the
   * recipient is erased.
   */
  mandate: Mandate | null;
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
   * ID of the API key that caused the send: the one that created it, or whatever it pays for. For
   * signed completions, check-ins and claims of links that no reward waited for, it is the key that
   * created the program, or last activated or resumed it. Null if no key did.
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
 * How to advance a test send.
 */
export interface SendAdvance {
  /**
   * Target status. Default: the next step determined by the last four digits of the number.
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
 * A send was cancelled before it was dispatched.
 */
export interface SendCancelledEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.cancelled`.
   */
  type: "send.cancelled";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
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
   * Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
   * `{first_name}` of the message, and has no other effect.
   * Type: `RecipientRef`.
   */
  recipient?: string;
  /**
   * Program to attribute the sale to. Does not use the program's budget or its caps.
   * Type: `ProgramId`.
   */
  program?: string;
  /**
   * ID of the cost centre to charge the sale to.
   * Type: `CostCenterId`.
   */
  cost_center?: string;
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
 * A send was created and charged.
 */
export interface SendCreatedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.created`.
   */
  type: "send.created";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * The Credit charged for a send was returned.
 */
export interface SendCreditedBackEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.credited_back`.
   */
  type: "send.credited_back";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A send was delivered to the customer, and its Credit is spent.
 */
export interface SendDeliveredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.delivered`.
   */
  type: "send.delivered";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: Send.
 */
export interface SendEventData {
  /**
   * The Send with its values at this attempt.
   */
  object: WebhookSend;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * A send failed. `failure_code` says why.
 */
export interface SendFailedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.failed`.
   */
  type: "send.failed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A failed send turned out to be delivered. You keep the returned Credit.
 */
export interface SendLateDeliveredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.late_delivered`.
   */
  type: "send.late_delivered";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * The meter of a waiting send was changed. Sent to every endpoint.
 */
export interface SendMeterChangedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.meter_changed`.
   */
  type: "send.meter_changed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
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
  | {
      object: "(unknown)";
      id: string;
      created: number;
      livemode: boolean;
      amount: string;
      currency: enums.Currency;
      mandate: Mandate | null;
      [field: string]: unknown;
    };

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
   * The utility's own number of the purchase. `provider_reference` is that of the supplier through
   * which it was bought. Null until delivered.
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
   * What the person permitted who approved the send. Null unless `approval` is set, and after the
   * recipient is erased.
   */
  mandate: Mandate | null;
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
   * ID of the API key that caused the send: the one that created it, or whatever it pays for. For
   * signed completions, check-ins and claims of links that no reward waited for, it is the key that
   * created the program, or last activated or resumed it. Null if no key did.
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
 * A power send is queued during a national outage and is dispatched when it ends.
 */
export interface SendQueuedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.queued`.
   */
  type: "send.queued";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The network gives no clear answer and our staff decide. Do not sell again.
 */
export interface SendRequiresReviewEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.requires_review`.
   */
  type: "send.requires_review";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The network was busy and delivered nothing. The service retries automatically.
 */
export interface SendRetryingEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.retrying`.
   */
  type: "send.retrying";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A send was created and charged, and is dispatched at its scheduled time.
 */
export interface SendScheduledEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.scheduled`.
   */
  type: "send.scheduled";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * A send was submitted to the network. Sent once, however many attempts follow.
 */
export interface SendSubmittedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.submitted`.
   */
  type: "send.submitted";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * The text message with the token reached the customer's phone.
 */
export interface SendTokenDeliveredEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.token_delivered`.
   */
  type: "send.token_delivered";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The text message with the token could not be delivered. Resend the token.
 */
export interface SendTokenDeliveryFailedEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.token_delivery_failed`.
   */
  type: "send.token_delivery_failed";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The token was sent to the customer again.
 */
export interface SendTokenResentEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.token_resent`.
   */
  type: "send.token_resent";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The network has not responded. Do not sell again: the send may have been delivered.
 */
export interface SendUnknownEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `send.unknown`.
   */
  type: "send.unknown";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: SendEventData;
  /**
   * The request that caused the event. Null if the service did.
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
 * A day on which your Credit is expected to run out.
 */
export interface ShortfallProjection {
  /**
   * The currency of the shortfall.
   */
  currency: enums.Currency;
  /**
   * The amount that is missing.
   * Type: `Money`.
   */
  short_by: string;
  /**
   * First day on which the amount is missing.
   * Type: `Day`.
   */
  on: string;
}

/**
 * Spend caps of a key in one currency. Days and months are in Harare time.
 */
export interface SpendCap {
  /**
   * Maximum face value of one sale. Null if uncapped.
   * Type: `Money`.
   */
  per_send: string | null;
  /**
   * Maximum face value per day. Null if uncapped.
   * Type: `Money`.
   */
  daily: string | null;
  /**
   * Maximum face value per month. Null if uncapped.
   * Type: `Money`.
   */
  monthly: string | null;
}

/**
 * Spend caps of a new key in one currency. Omitted caps are not set.
 */
export interface SpendCapInput {
  /**
   * Maximum face value of one sale.
   * Type: `MoneyInput`.
   */
  per_send?: string;
  /**
   * Maximum face value per day in Harare.
   * Type: `MoneyInput`.
   */
  daily?: string;
  /**
   * Maximum face value per month in Harare.
   * Type: `MoneyInput`.
   */
  monthly?: string;
}

/**
 * Changes to the spend caps of a key in one currency. Omitted caps keep their value.
 */
export interface SpendCapUpdate {
  /**
   * Maximum face value of one sale. Null removes the cap.
   * Type: `MoneyInput`.
   */
  per_send?: string | null;
  /**
   * Maximum face value per day in Harare. Null removes the cap.
   * Type: `MoneyInput`.
   */
  daily?: string | null;
  /**
   * Maximum face value per month in Harare. Null removes the cap.
   * Type: `MoneyInput`.
   */
  monthly?: string | null;
}

/**
 * Filters of a spend report, as in `filter[network]=econet`. Multiple filters are combined with
 * AND.
 */
export interface SpendFilter {
  /**
   * Only sends of this type.
   */
  type?: enums.SendType;
  /**
   * Only sends on this network.
   * Type: `NetworkId`.
   */
  network?: string;
  /**
   * Only sends of this product.
   * Type: `ProductId`.
   */
  product?: string;
  /**
   * Only sends booked to this cost centre, or `none` for those without one.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string;
  /**
   * Only sends attributed to this program.
   * Type: `ProgramId`.
   */
  program?: string;
  /**
   * Only sends attributed to this recipient: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string;
  /**
   * Only sends created by this key.
   * Type: `KeyId`.
   */
  api_key?: string;
  /**
   * Only sends created by this source.
   */
  source?: enums.SendSource;
}

/**
 * Dimension values shared by the sends of a row. Null if not grouped by it or not set.
 */
export interface SpendKeys {
  /**
   * Calendar day of the sends.
   * Type: `Day`.
   */
  day: string | null;
  /**
   * Week of the sends.
   * Type: `Week`.
   */
  week: string | null;
  /**
   * Calendar month of the sends.
   * Type: `Month`.
   */
  month: string | null;
  /**
   * Type of the sends.
   */
  type: enums.SendType | null;
  /**
   * Network of the sends.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Product of the sends.
   * Type: `ProductId`.
   */
  product: string | null;
  /**
   * Cost centre of the sends.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Program of the sends.
   * Type: `ProgramId`.
   */
  program: string | null;
  /**
   * Recipient of the sends.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * API key that created the sends.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Source that created the sends.
   */
  source: enums.SendSource | null;
}

/**
 * Sends of a period and their cost.
 */
export interface SpendReport {
  /**
   * Always `report`.
   */
  object: "report";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Kind of the report.
   */
  kind: enums.ReportKind;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Currency that was requested. Null for both.
   */
  currency: enums.Currency | null;
  /**
   * Dimensions that rows are grouped by. Empty if not grouped.
   */
  group_by: Array<enums.SpendDimension>;
  /**
   * Groups of sends in the order of their keys, at most 10,000.
   */
  rows: Array<SpendRow>;
  /**
   * Totals of all sends, one per currency, including omitted rows.
   */
  totals: Array<SpendTotals>;
  /**
   * Whether rows were omitted. If so, narrow the period or filters.
   */
  truncated: boolean;
}

/**
 * A group of sends.
 */
export interface SpendRow {
  /**
   * Dimension values shared by the sends.
   */
  keys: SpendKeys;
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Number of sends created.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Number of sends that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of sends that failed, whether or not Credit was returned.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Total face value of the sends.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit that the sends cost.
   * Type: `Money`.
   */
  cost: string;
  /**
   * Dealer discount: `face` minus `cost`.
   * Type: `Money`.
   */
  discount: string;
  /**
   * Credit returned from sends that failed or were cancelled.
   * Type: `Money`.
   */
  credited_back: string;
}

/**
 * Totals of all sends in one currency.
 */
export interface SpendTotals {
  /**
   * Currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Number of sends created.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Number of sends that were delivered.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of sends that failed, whether or not Credit was returned.
   * Type: `Count`.
   */
  failed: number;
  /**
   * Total face value of the sends.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit that the sends cost.
   * Type: `Money`.
   */
  cost: string;
  /**
   * Dealer discount: `face` minus `cost`.
   * Type: `Money`.
   */
  discount: string;
  /**
   * Credit returned from sends that failed or were cancelled.
   * Type: `Money`.
   */
  credited_back: string;
}

/**
 * Changes to your Credit in one month and currency. It always balances: `closing` = `opening` +
 * `topups` + `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` −
 * `rewards`.
 */
export interface Statement {
  /**
   * Always `statement`.
   */
  object: "statement";
  /**
   * Time at which the statement was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True for real money, false in test mode.
   */
  livemode: boolean;
  /**
   * Month of the statement.
   * Type: `Month`.
   */
  period: string;
  /**
   * The currency of all amounts.
   */
  currency: enums.Currency;
  /**
   * Total Credit at the start of the month.
   * Type: `Money`.
   */
  opening: string;
  /**
   * Total Credit at the end of the month. In the current month: now.
   * Type: `Money`.
   */
  closing: string;
  /**
   * Credit added by top-ups.
   * Type: `Money`.
   */
  topups: string;
  /**
   * Face value of paid checkout sessions that were not delivered, added to your Credit.
   * Type: `Money`.
   */
  checkout_credits: string;
  /**
   * Credit granted to a test account.
   * Type: `Money`.
   */
  test_grants: string;
  /**
   * Corrections by our staff. Negative if they reduced your Credit.
   * Type: `SignedMoney`.
   */
  adjustments: string;
  /**
   * Credit returned for sends that failed or were cancelled, of this month or earlier.
   * Type: `Money`.
   */
  credited_back: string;
  /**
   * Sends charged in the month, without rewards. Later failures are in `credited_back`.
   */
  sends: StatementSends;
  /**
   * Credit charged for rewards, less what was returned for them.
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
   * `sends` by API key. With one key per till: by till.
   */
  by_api_key: Array<StatementByApiKey>;
  /**
   * Face value of sends first delivered in the month. Null without the dealer tier.
   * Type: `Money`.
   */
  face_sold: string | null;
  /**
   * Credit charged for the sends in `face_sold`. Null without the dealer tier.
   * Type: `Money`.
   */
  cost_drawn: string | null;
  /**
   * `face_sold` less `cost_drawn`. Null without the dealer tier.
   * Type: `Money`.
   */
  dealer_discount_earned: string | null;
  /**
   * Path of the CSV file with every transaction of the month.
   * Type: `UrlPath`.
   */
  rows_url: string;
  /**
   * Whether the statement is final: true from three days after the month ends.
   */
  final: boolean;
  /**
   * Time at which the statement was computed.
   * Type: `UnixTime`.
   */
  generated_at: number;
  /**
   * Number of the statement: the same for the same account, month and currency.
   * Type: `DocumentNumber`.
   */
  document_number: string;
}

/**
 * Sends created by one key.
 */
export interface StatementByApiKey {
  /**
   * ID of the API key. Null for sends that no key created.
   * Type: `KeyId`.
   */
  api_key: string | null;
  /**
   * Label of the key. Null if it has none.
   * Type: `Label`.
   */
  label: string | null;
  /**
   * Number of sends in the group.
   * Type: `Count`.
   */
  count: number;
  /**
   * Face value of the sends: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit charged for the sends.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Sends charged to one cost centre.
 */
export interface StatementByCostCenter {
  /**
   * ID of the cost centre. Null for sends without a cost centre.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Number of sends in the group.
   * Type: `Count`.
   */
  count: number;
  /**
   * Face value of the sends: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit charged for the sends.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Sends of one type on one network.
 */
export interface StatementByType {
  /**
   * Type of the sends.
   */
  type: enums.SendType;
  /**
   * ID of the network.
   * Type: `NetworkId`.
   */
  network: string;
  /**
   * Number of sends in the group.
   * Type: `Count`.
   */
  count: number;
  /**
   * Face value of the sends: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit charged for the sends.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Number and amounts of a group of sends.
 */
export interface StatementSends {
  /**
   * Number of sends in the group.
   * Type: `Count`.
   */
  count: number;
  /**
   * Face value of the sends: what customers received.
   * Type: `Money`.
   */
  face: string;
  /**
   * Credit charged for the sends.
   * Type: `Money`.
   */
  cost: string;
}

/**
 * Current status of the networks.
 */
export interface Status {
  /**
   * Always `status`.
   */
  object: "status";
  /**
   * Time at which this status was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Overall status of what is sold in this mode.
   */
  overall: enums.OverallStatus;
  /**
   * Availability of electricity sales.
   */
  power: PowerAvailability;
  /**
   * Performance of each type of sale on each network.
   */
  networks: Array<NetworkStatus>;
  /**
   * State of each supplier.
   */
  providers: Array<ProviderStatus>;
  /**
   * Announcements of our staff.
   */
  messages: Array<StatusMessage>;
}

/**
 * Performance of a network on one day.
 */
export interface StatusComponent {
  /**
   * ID of the network.
   * Type: `NetworkId`.
   */
  component: string;
  /**
   * Minutes during which the network worked as usual.
   * Type: `MinutesOfDay`.
   */
  up_minutes: number;
  /**
   * Minutes during which the network was slow or failed more often than usual.
   * Type: `MinutesOfDay`.
   */
  degraded_minutes: number;
  /**
   * Minutes during which the network delivered nothing.
   * Type: `MinutesOfDay`.
   */
  down_minutes: number;
  /**
   * Incidents of the day, oldest first.
   */
  incidents: Array<StatusIncident>;
}

/**
 * Performance of the networks on one day.
 */
export interface StatusDay {
  /**
   * Date of the day.
   * Type: `Day`.
   */
  date: string;
  /**
   * Performance of each network that is sold in this mode.
   */
  components: Array<StatusComponent>;
}

/**
 * Performance of the networks over a range of days.
 */
export interface StatusHistory {
  /**
   * Always `status_history`.
   */
  object: "status_history";
  /**
   * Time at which this history was computed.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * First day of the range.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the range.
   * Type: `Day`.
   */
  to: string;
  /**
   * Performance on each day, oldest first.
   */
  days: Array<StatusDay>;
}

/**
 * A period in which a network did not work as usual.
 */
export interface StatusIncident {
  /**
   * Start of the incident.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * End of the incident. Null while it continues.
   * Type: `UnixTime`.
   */
  to: number | null;
  /**
   * State of the network during the incident.
   */
  state: enums.NetworkCondition;
  /**
   * Explanation of our staff. Null if there is none.
   * Type: `Note`.
   */
  note: string | null;
}

/**
 * An announcement of our staff.
 */
export interface StatusMessage {
  /**
   * Text of the announcement.
   * Type: `Note`.
   */
  text: string;
  /**
   * Time from which the announcement applies.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * Time until which the announcement applies. Null if the end is unknown.
   * Type: `UnixTime`.
   */
  to: number | null;
}

/**
 * Acceptance of the API Terms, the Acceptable Use policy and the DPA.
 */
export interface TermsAcceptance {
  /**
   * The version that was accepted.
   * Type: `ApiVersion`.
   */
  version: string;
  /**
   * Time of the acceptance.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * ID of the member who accepted. Null if a key did.
   * Type: `MemberId`.
   */
  by: string | null;
}

/**
 * The payment to simulate.
 */
export interface TestCheckoutPay {
  /**
   * Outcome of the payment.
   */
  outcome?: enums.TestPaymentOutcome;
}

/**
 * The staff decision to simulate.
 */
export interface TestCheckoutReview {
  /**
   * Decision of our staff.
   */
  action: enums.TestCheckoutAction;
  /**
   * Note of our staff.
   * Type: `Note`.
   */
  note?: string;
}

/**
 * Parameters of a simulated claim.
 */
export interface TestClaimCreate {
  /**
   * Phone number that receives the reward. Its last four digits determine the outcome.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Type of reward. Required if the link offers more than one.
   */
  choice?: enums.SendType;
  /**
   * Meter number. Required for electricity.
   * Type: `MeterInput`.
   */
  meter?: string;
  /**
   * ID of the bundle. Required for data.
   * Type: `BundleId`.
   */
  bundle_id?: string;
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
   * Current time of the test account.
   * Type: `UnixTime`.
   */
  now: number;
  /**
   * How far the clock is ahead of real time, in seconds: at most 20 years.
   */
  offset_seconds: number;
  /**
   * Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
   * omitted.
   */
  still_running: Array<TestClockWork>;
}

/**
 * How far to move the test clock.
 */
export interface TestClockAdvance {
  /**
   * Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
   * time in total.
   */
  seconds: number;
}

/**
 * Unfinished work of one kind.
 */
export interface TestClockWork {
  /**
   * Kind of the unfinished work.
   */
  kind: enums.TestClockWorkKind;
  /**
   * Number of items that are due.
   */
  count: number;
}

/**
 * Test Credit that was added.
 */
export interface TestCredit {
  /**
   * Always `test_credit`.
   */
  object: "test_credit";
  /**
   * Time at which the Credit was added.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false: test mode only.
   */
  livemode: boolean;
  /**
   * The currency of `amount`.
   */
  currency: enums.Currency;
  /**
   * Amount of Credit that was added.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Your Credit, including the added amount.
   */
  credit: Credit;
}

/**
 * Test Credit to add to the account.
 */
export interface TestCreditCreate {
  /**
   * The currency of `amount`.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Amount of Credit to add.
   * Type: `MoneyInput`.
   */
  amount: string;
}

/**
 * The event to simulate.
 */
export interface TestEventTrigger {
  /**
   * Type of the event.
   */
  type: enums.EventTypeName;
}

/**
 * What `POST /test/reset` removed, and the Credit after it.
 */
export interface TestReset {
  /**
   * Always `test_reset`.
   */
  object: "test_reset";
  /**
   * Time of the reset.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false: test mode only.
   */
  livemode: boolean;
  /**
   * Number of sends that were removed.
   * Type: `Count`.
   */
  sends: number;
  /**
   * Number of rewards that were removed.
   * Type: `Count`.
   */
  rewards: number;
  /**
   * Number of batches that were removed.
   * Type: `Count`.
   */
  batches: number;
  /**
   * Number of Credit transactions that were removed.
   * Type: `Count`.
   */
  transactions: number;
  /**
   * Number of events that were removed.
   * Type: `Count`.
   */
  events: number;
  /**
   * Your Credit after the reset: that of a new test account.
   */
  credit: Credit;
}

/**
 * The power tokens that a token link revealed.
 */
export interface TokenLink {
  /**
   * Always `token_link`.
   */
  object: "token_link";
  /**
   * Time at which the link was created.
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
   * The tokens in clear text, in the order in which they must be entered.
   */
  tokens: Array<SendToken>;
  /**
   * Units bought, in kilowatt hours. Null if unknown.
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
   * Time at which the top-up was created.
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
   * Time at which the top-up expires if not paid: one hour for cards, seven days for transfers.
   * Type: `UnixTime`.
   */
  expires_at: number;
  /**
   * Time at which the money arrived. Null until then.
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
 * Parameters to create a top-up.
 */
export interface TopupCreate {
  /**
   * Payment method of the top-up.
   */
  method?: enums.TopupMethod;
  /**
   * Amount to add to your Credit. There is no minimum or maximum.
   * Type: `MoneyInput`.
   */
  amount: string;
  /**
   * Three-letter currency code. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Description for your own use.
   * Type: `Note`.
   */
  description?: string;
}

/**
 * An event's payload: Topup.
 */
export interface TopupEventData {
  /**
   * The Topup with its values at this attempt.
   */
  object: Topup;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * One page of a list.
 */
export interface TopupList {
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
  data: Array<Topup>;
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
 * An event of a type that this version does not know. Everything it says is kept.
 */
export interface UnknownEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Type of the event. New types can be added; ignore those you do not know.
   */
  type: enums.EventTypeName;
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * Content of the event.
   */
  data: EventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * The delivery of one event to one endpoint, with its attempts.
 */
export interface WebhookDelivery {
  /**
   * ID of the delivery, also sent in the `Svc-Delivery` header.
   * Type: `WebhookDeliveryId`.
   */
  id: string;
  /**
   * Always `webhook_delivery`.
   */
  object: "webhook_delivery";
  /**
   * Time at which the delivery was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * ID of the endpoint.
   * Type: `WebhookEndpointId`.
   */
  endpoint: string;
  /**
   * ID of the event.
   * Type: `EventId`.
   */
  event: string;
  /**
   * Type of the event.
   */
  event_type: enums.EventTypeName;
  /**
   * URL of the latest attempt. Before the first attempt, the URL of the endpoint.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * Current status of the delivery.
   */
  status: enums.WebhookDeliveryStatus;
  /**
   * Number of attempts so far.
   * Type: `Count`.
   */
  attempt_count: number;
  /**
   * Time of the next attempt. Null if none is planned.
   * Type: `UnixTime`.
   */
  next_attempt_at: number | null;
  /**
   * Response of the endpoint to the latest attempt. Null before the first attempt.
   */
  last_response: WebhookResponse | null;
  /**
   * Why the delivery was created.
   */
  trigger: enums.WebhookTrigger;
  /**
   * Attempts, oldest first. Empty in lists; retrieve a single delivery to read them.
   */
  attempts: Array<WebhookTry>;
  /**
   * Headers of the latest attempt, with signatures shown as `***`. Null before the first attempt
   * and in lists.
   */
  request_headers: Record<string, string> | null;
  /**
   * Body of the latest attempt, masked. Null before the first attempt and in lists.
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
 * A webhook endpoint: a URL of yours that receives signed events.
 */
export interface WebhookEndpoint {
  /**
   * ID of the endpoint.
   * Type: `WebhookEndpointId`.
   */
  id: string;
  /**
   * Always `webhook_endpoint`.
   */
  object: "webhook_endpoint";
  /**
   * Time at which the endpoint was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode. An endpoint receives events of one mode only.
   */
  livemode: boolean;
  /**
   * URL that receives the events.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * Events that the endpoint receives. `send.meter_changed` is sent to every endpoint in any case.
   */
  enabled_events: Array<string>;
  /**
   * Description of the endpoint. Null if it has none.
   * Type: `Note`.
   */
  description: string | null;
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Whether power tokens are sent in clear text. It can only be turned off.
   */
  include_tokens: boolean;
  /**
   * Whether `data.object.token_url` of a power send contains a link that reads the tokens once,
   * within 15 minutes and without a key. The field appears only in the bodies sent to the endpoint.
   */
  token_links: boolean;
  /**
   * Format of the events sent to the endpoint.
   */
  format: enums.WebhookFormat;
  /**
   * Current status: whether events are sent.
   */
  status: enums.WebhookEndpointStatus;
  /**
   * Why the endpoint is disabled. Null while it is enabled.
   */
  disabled_reason: enums.WebhookDisabledReason | null;
  /**
   * Time at which the endpoint was disabled. Null while it is enabled.
   * Type: `UnixTime`.
   */
  disabled_at: number | null;
  /**
   * The full signing secret. Returned only when the endpoint is created or its secret is rolled,
   * and when that response is replayed while the secret still signs. Otherwise null.
   * Type: `WebhookSecret`.
   */
  secret: string | null;
  /**
   * Last four characters of the current signing secret.
   * Type: `WebhookSecretEnding`.
   */
  secret_last4: string;
  /**
   * Time until which the old secret also signs. Null if no old secret does.
   * Type: `UnixTime`.
   */
  secret_rolling_until: number | null;
  /**
   * Recent delivery performance of the endpoint.
   */
  health: WebhookHealth;
  /**
   * ID of the member or key that created the endpoint. Null if neither did.
   * Type: `MakerId`.
   */
  created_by: string | null;
  /**
   * Your own key-value data about the endpoint.
   */
  metadata: Record<string, string>;
}

/**
 * Parameters of a new webhook endpoint.
 */
export interface WebhookEndpointCreate {
  /**
   * URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
   * a loopback address with http or https on any port.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * Events to receive. Default: all.
   */
  enabled_events?: Array<string>;
  /**
   * Description of the endpoint.
   * Type: `Note`.
   */
  description?: string;
  /**
   * API version in which `data.object` is formatted. Default: the account's default version.
   * Type: `ApiVersion`.
   */
  api_version?: string;
  /**
   * Whether to send power tokens in clear text. Requires a key with `account:manage` and
   * `tokens:read`.
   */
  include_tokens?: boolean;
  /**
   * Whether to send links that read tokens once. Default: true if the key has `tokens:read`,
   * otherwise false.
   */
  token_links?: boolean;
  /**
   * Format of the events sent to the endpoint.
   */
  format?: enums.WebhookFormat;
  /**
   * Your own key-value data about the endpoint.
   */
  metadata?: Record<string, string>;
}

/**
 * A webhook endpoint was disabled, by you or because it failed for three days.
 */
export interface WebhookEndpointDisabledEvent {
  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: `EventId`.
   */
  id: string;
  /**
   * Always `event`.
   */
  object: "event";
  /**
   * Time of the event. All events of one change have the same time.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * Always `webhook_endpoint.disabled`.
   */
  type: "webhook_endpoint.disabled";
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version: string;
  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  sequence: number;
  /**
   * The object, and what changed.
   */
  data: WebhookEndpointEventData;
  /**
   * The request that caused the event. Null if the service did.
   */
  request: EventRequest | null;
}

/**
 * An event's payload: WebhookEndpoint.
 */
export interface WebhookEndpointEventData {
  /**
   * The WebhookEndpoint with its values at this attempt.
   */
  object: WebhookEndpoint;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
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
 * The event to simulate for an endpoint.
 */
export interface WebhookEndpointTest {
  /**
   * Type of the event. Default: `send.delivered`.
   */
  type?: enums.EventTypeName;
}

/**
 * Changes to an endpoint. Omitted fields keep their value.
 */
export interface WebhookEndpointUpdate {
  /**
   * URL that receives events. A new URL set without `tokens:read` turns off `include_tokens` and
   * `token_links`.
   * Type: `WebhookUrl`.
   */
  url?: string;
  /**
   * Events to receive. Replaces the whole list.
   */
  enabled_events?: Array<string>;
  /**
   * Description of the endpoint. Null removes it.
   * Type: `Note`.
   */
  description?: string | null;
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version?: string;
  /**
   * `false` stops sending tokens in clear text. It cannot be turned on again.
   */
  include_tokens?: boolean;
  /**
   * Whether to send links that read tokens once. Turning it on requires `tokens:read`.
   */
  token_links?: boolean;
  /**
   * `svc` moves an endpoint from the legacy format to event objects. This cannot be undone.
   */
  format?: enums.WebhookFormat;
  /**
   * `disabled` stops sending events; `enabled` resumes with events that happen from then on.
   */
  status?: enums.WebhookEndpointStatus;
  /**
   * Changes to your key-value data about the endpoint, merged as in `MetadataUpdate`. Null removes
   * all of it.
   */
  metadata?: Record<string, string | null> | null;
}

/**
 * Recent delivery performance of an endpoint.
 */
export interface WebhookHealth {
  /**
   * Time of the last successful attempt. Null if there was none.
   * Type: `UnixTime`.
   */
  last_success_at: number | null;
  /**
   * Time of the last failed attempt. Null if there was none.
   * Type: `UnixTime`.
   */
  last_failure_at: number | null;
  /**
   * Time since which every attempt has failed. Null if the latest attempt succeeded.
   * Type: `UnixTime`.
   */
  failing_since: number | null;
  /**
   * Share of the attempts of the last 24 hours that succeeded. Null without attempts.
   * Type: `Share`.
   */
  success_rate_24h: string | null;
  /**
   * Number of deliveries waiting for their first or next attempt.
   * Type: `Count`.
   */
  pending: number;
}

/**
 * A replay of a range of events to an endpoint.
 */
export interface WebhookReplay {
  /**
   * ID of the replay.
   * Type: `WebhookReplayId`.
   */
  id: string;
  /**
   * Always `webhook_replay`.
   */
  object: "webhook_replay";
  /**
   * Time at which the replay was requested.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * True in live mode, false in test mode.
   */
  livemode: boolean;
  /**
   * ID of the endpoint.
   * Type: `WebhookEndpointId`.
   */
  endpoint: string;
  /**
   * Start of the range.
   * Type: `UnixTime`.
   */
  from: number;
  /**
   * End of the range.
   * Type: `UnixTime`.
   */
  to: number;
  /**
   * Event types to replay. Empty for all that the endpoint receives.
   */
  types: Array<string>;
  /**
   * Current status of the replay.
   */
  status: enums.WebhookReplayStatus;
  /**
   * Number of events in the range that the endpoint receives.
   * Type: `Count`.
   */
  matched: number;
  /**
   * Number of matched events with a new delivery.
   * Type: `Count`.
   */
  queued: number;
  /**
   * Number of those deliveries that succeeded.
   * Type: `Count`.
   */
  delivered: number;
  /**
   * Number of those deliveries that failed and will not be retried.
   * Type: `Count`.
   */
  failed: number;
}

/**
 * Range of events to replay.
 */
export interface WebhookReplayCreate {
  /**
   * Start of the range: at most 30 days ago.
   */
  from: number | string;
  /**
   * End of the range. Default: now.
   */
  to?: number | string;
  /**
   * Event types to replay, out of those the endpoint receives. Default: all of them.
   */
  types?: Array<string>;
}

/**
 * Response of the endpoint to the latest attempt.
 */
export interface WebhookResponse {
  /**
   * HTTP status. Null if there was no response.
   * Type: `HttpStatus`.
   */
  status: number | null;
  /**
   * Duration of the attempt in milliseconds.
   * Type: `Milliseconds`.
   */
  duration_ms: number;
  /**
   * Beginning of the response body. Null if there was no response.
   * Type: `WebhookAnswerExcerpt`.
   */
  body_excerpt: string | null;
  /**
   * Why the attempt failed. Null if it succeeded.
   */
  error: enums.WebhookTryError | null;
}

/**
 * Parameters for rolling a signing secret.
 */
export interface WebhookSecretRoll {
  /**
   * Grace period of the old secret. Default, and always in the legacy format: none.
   */
  grace?: enums.WebhookSecretGrace;
}

/**
 * A Send as a webhook delivers it.
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
   * What the person permitted who approved the send. Null unless `approval` is set, and after the
   * recipient is erased.
   */
  mandate: Mandate | null;
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
   * ID of the API key that caused the send: the one that created it, or whatever it pays for. For
   * signed completions, check-ins and claims of links that no reward waited for, it is the key that
   * created the program, or last activated or resumed it. Null if no key did.
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
   * Link that reads the tokens of a delivered power send once, within 15 minutes. Null unless the endpoint has `token_links`.
   */
  token_url?: string | null;
}

/**
 * One attempt of a delivery.
 */
export interface WebhookTry {
  /**
   * Time at which the attempt started.
   * Type: `UnixTime`.
   */
  at: number;
  /**
   * HTTP status. Null if there was no response.
   * Type: `HttpStatus`.
   */
  status: number | null;
  /**
   * Duration of the attempt in milliseconds.
   * Type: `Milliseconds`.
   */
  duration_ms: number;
  /**
   * Why the attempt failed. Null if it succeeded.
   */
  error: enums.WebhookTryError | null;
}

/**
 * Permissions and limits of the caller in Workforce.
 */
export interface WorkforceAccess {
  /**
   * Always `workforce_access`.
   */
  object: "workforce_access";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Whether Workforce is enabled for the account.
   */
  enabled: boolean;
  /**
   * Role of the member who calls or created the key. Null if there is none.
   */
  role: enums.MemberRole | null;
  /**
   * Scopes of the caller.
   */
  scopes: Array<enums.KeyScope>;
  /**
   * Limits of a single allocation.
   */
  limits: WorkforceLimits;
  /**
   * Kinds of allocation that are available.
   */
  kinds: Array<enums.WorkforceKind>;
  /**
   * Total above which an allocation requires approval. Null in a currency without a threshold.
   */
  approval_threshold: Record<string, string | null>;
  /**
   * Currencies that can be allocated.
   */
  currencies: Array<enums.Currency>;
}

/**
 * Parameters to create an allocation.
 */
export interface WorkforceAllocation {
  /**
   * Kind of allocation: airtime or power.
   */
  kind: enums.WorkforceKind;
  /**
   * Lines of the allocation, 1 to 2,000.
   */
  lines: Array<WorkforceLineCreate>;
  /**
   * Product or data bundle. Default: derived from the kind and currency.
   * Type: `WorkforceProductRef`.
   */
  product_ref?: string;
  /**
   * ID of the cost centre to charge. Default: that of each person.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string;
  /**
   * Title of the allocation, for your own lists.
   * Type: `Label`.
   */
  title?: string;
  /**
   * Custom SMS message. Default: our standard message.
   * Type: `SmsTemplate`.
   */
  custom_sms?: string;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created. The header
   * `Idempotency-Key` does the same; set only one of them.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean;
}

/**
 * An allocation with its lines.
 */
export interface WorkforceBatch {
  /**
   * Always `workforce_batch`.
   */
  object: "workforce_batch";
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Reference number of the allocation, for people and accounting.
   * Type: `WorkforceReference`.
   */
  reference: string;
  /**
   * Batch of the allocation, as in `/batches`.
   * Type: `BatchId`.
   */
  batch: string;
  /**
   * Title of the allocation. Null if not set.
   * Type: `Label`.
   */
  title: string | null;
  /**
   * Kind of allocation: airtime or power.
   */
  kind: enums.WorkforceKind;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.BatchStatus;
  /**
   * Cost centre it is booked to. Null for each person's own.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Credit that the valid lines cost.
   */
  cost: Record<string, string>;
  /**
   * Number of lines, by status.
   */
  counts: BatchCounts;
  /**
   * Who created the object.
   */
  created_by: SendCreator;
  /**
   * What each person received, in the order of the lines.
   */
  items: Array<WorkforceBatchItem>;
}

/**
 * What one person received.
 */
export interface WorkforceBatchItem {
  /**
   * Unique identifier of the object.
   * Type: `BatchItemId`.
   */
  id: string;
  /**
   * Recipient of the line. Null if the person is not registered.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * Name of the person. Null if unknown.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * Phone number of the person, partially masked. Null if unknown.
   * Type: `MaskedPhone`.
   */
  phone_masked: string | null;
  /**
   * Face value of the sale.
   * Type: `Money`.
   */
  amount: string;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.BatchItemStatus;
  /**
   * Reason the send failed. Null unless it failed.
   */
  failure_code: enums.SendFailureCode | null;
  /**
   * Last four digits of the power token. Null until available.
   */
  token_last4: string | null;
  /**
   * Line of another allocation that resent this one. Null if there is none.
   * Type: `BatchItemId`.
   */
  resent_as: string | null;
}

/**
 * A page of allocations.
 */
export interface WorkforceBatchPage {
  /**
   * Always `page`.
   */
  object: "page";
  /**
   * Number of this page, starting at 1.
   * Type: `PageNumber`.
   */
  page: number;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size: number;
  /**
   * Total number of rows.
   * Type: `Count`.
   */
  total: number;
  /**
   * Total number of pages. 0 if there are no rows.
   * Type: `Count`.
   */
  pages: number;
  /**
   * Allocations on this page, newest first, without their lines.
   */
  data: Array<WorkforceBatchSummary>;
}

/**
 * An allocation without its lines, as listed.
 */
export interface WorkforceBatchSummary {
  /**
   * Always `workforce_batch`.
   */
  object: "workforce_batch";
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Reference number of the allocation, for people and accounting.
   * Type: `WorkforceReference`.
   */
  reference: string;
  /**
   * Batch of the allocation, as in `/batches`.
   * Type: `BatchId`.
   */
  batch: string;
  /**
   * Title of the allocation. Null if not set.
   * Type: `Label`.
   */
  title: string | null;
  /**
   * Kind of allocation: airtime or power.
   */
  kind: enums.WorkforceKind;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.BatchStatus;
  /**
   * Cost centre it is booked to. Null for each person's own.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Credit that the valid lines cost.
   */
  cost: Record<string, string>;
  /**
   * Number of lines, by status.
   */
  counts: BatchCounts;
  /**
   * Who created the object.
   */
  created_by: SendCreator;
}

/**
 * Effect of an allocation on the budget of a cost centre, in the currency of the budget.
 */
export interface WorkforceBudgetCheck {
  /**
   * ID of the cost centre.
   * Type: `CostCenterId`.
   */
  id: string;
  /**
   * Currency of the budget.
   */
  currency: enums.Currency;
  /**
   * Budget of the month. Null if there is none.
   * Type: `Money`.
   */
  budget: string | null;
  /**
   * Amount booked to it this month, including lines of batches that wait to be sent.
   * Type: `Money`.
   */
  spent: string;
  /**
   * Amount booked to it after the allocation.
   * Type: `Money`.
   */
  after: string;
  /**
   * Amount by which the budget would be exceeded. `0.00` if it would not be.
   * Type: `Money`.
   */
  over_by: string;
}

/**
 * Whether your Credit is sufficient for an allocation.
 */
export interface WorkforceCreditCheck {
  /**
   * Credit available to spend now.
   */
  available: Record<string, string>;
  /**
   * Whether your Credit is sufficient in every currency.
   */
  sufficient: boolean;
}

/**
 * A department: a cost centre, as an employer sees it.
 */
export interface WorkforceDepartment {
  /**
   * ID of the cost centre, as in `/cost-centers`.
   * Type: `CostCenterId`.
   */
  id: string;
  /**
   * Always `workforce_department`.
   */
  object: "workforce_department";
  /**
   * Time at which the object was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Name of the department.
   * Type: `Label`.
   */
  name: string;
  /**
   * Code in your accounting system. Null if not set.
   * Type: `GlCode`.
   */
  code: string | null;
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
   * Whether anything can be booked to it.
   */
  is_active: boolean;
  /**
   * Number of people in the department.
   * Type: `Count`.
   */
  people_count: number;
  /**
   * Amount spent this month, in the department's currency.
   * Type: `Money`.
   */
  spent_this_month: string;
  /**
   * Remaining budget this month, negative if exceeded. Null if there is no budget.
   * Type: `SignedMoney`.
   */
  remaining: string | null;
}

/**
 * Parameters to create a department.
 */
export interface WorkforceDepartmentCreate {
  /**
   * Name of the department.
   * Type: `Label`.
   */
  name: string;
  /**
   * Code in your accounting system, unique in the account.
   * Type: `GlCode`.
   */
  code?: string;
  /**
   * Budget per calendar month in Harare. Default: no budget.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string;
  /**
   * Currency of the budget. Default: `USD`.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Whether anything can be booked to it.
   */
  is_active?: boolean;
}

/**
 * A list of all departments.
 */
export interface WorkforceDepartmentList {
  /**
   * Always `workforce_department_list`.
   */
  object: "workforce_department_list";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Departments by name, archived ones last, at most 1,000.
   */
  data: Array<WorkforceDepartment>;
  /**
   * Whether there are more departments. `GET /cost-centers` lists all of them.
   */
  truncated: boolean;
  /**
   * Totals of the active departments.
   */
  totals: Record<string, WorkforceDepartmentSums>;
}

/**
 * The people of a department, and the result of a change.
 */
export interface WorkforceDepartmentPeople {
  /**
   * Always `workforce_department_people`.
   */
  object: "workforce_department_people";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Department that the people belong to.
   */
  department: WorkforceDepartment;
  /**
   * People of the department by name, at most 10,000.
   */
  people: Array<WorkforcePerson>;
  /**
   * Whether there are more people. `GET /workforce/recipients` lists all of them.
   */
  truncated: boolean;
  /**
   * Number of registered people added by the change. 0 without a change.
   * Type: `Count`.
   */
  added_count: number;
  /**
   * Number of people removed by the change.
   * Type: `Count`.
   */
  removed_count: number;
  /**
   * Number of people registered by the change.
   * Type: `Count`.
   */
  created_count: number;
  /**
   * Errors of people who could not be changed; `param` identifies them, such as `new[2]`. The other
   * changes were made.
   */
  errors: Array<ErrorDetail>;
}

/**
 * People to add to and remove from a department.
 */
export interface WorkforceDepartmentPeopleChange {
  /**
   * IDs of registered people to add. They leave their previous department.
   */
  add?: Array<string>;
  /**
   * IDs of people to remove. They stay registered.
   */
  remove?: Array<string>;
  /**
   * People to register and add. A person whose number is already registered is only added.
   */
  "new"?: Array<WorkforceDepartmentPerson>;
}

/**
 * A person to register and add to the department.
 */
export interface WorkforceDepartmentPerson {
  /**
   * Name of the person.
   * Type: `Label`.
   */
  name: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Your payroll number for the person. Unique in the account.
   * Type: `PayrollId`.
   */
  payroll_id?: string;
  /**
   * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
   * no cap.
   */
  monthly_cap?: Record<string, string | null>;
}

/**
 * Spend of a department in a period.
 */
export interface WorkforceDepartmentSpend {
  /**
   * Always `workforce_department_spend`.
   */
  object: "workforce_department_spend";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Department that the spend belongs to.
   */
  department: WorkforceDepartment;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Total face value, by currency.
   */
  totals: Record<string, string>;
  /**
   * Spend of each month in the period, oldest first.
   */
  months: Array<WorkforceMonthSpend>;
  /**
   * Spend by kind of allocation.
   */
  by_kind: Array<WorkforceKindSpend>;
  /**
   * Spend of the 50 people who received most.
   */
  by_person: Array<WorkforcePersonSpend>;
}

/**
 * Totals of all departments in one currency.
 */
export interface WorkforceDepartmentSums {
  /**
   * Total monthly budget of the departments.
   * Type: `Money`.
   */
  monthly_budget: string;
  /**
   * Total spend of the departments this month.
   * Type: `Money`.
   */
  spent_this_month: string;
  /**
   * Total remaining budget, negative if exceeded.
   * Type: `SignedMoney`.
   */
  remaining: string;
}

/**
 * Changes to a department. Omitted fields keep their value; null clears a field.
 */
export interface WorkforceDepartmentUpdate {
  /**
   * Name of the department.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Code in your accounting system. Null removes it.
   * Type: `GlCode`.
   */
  code?: string | null;
  /**
   * Budget per calendar month in Harare. Null removes it.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string | null;
  /**
   * Currency of the budget. Can change only until something is booked to it.
   * Type: `CurrencyInput`.
   */
  currency?: string;
  /**
   * Whether anything can be booked to it. `false` archives it.
   */
  is_active?: boolean;
}

/**
 * A file as text inside a JSON object.
 */
export interface WorkforceExport {
  /**
   * Always `workforce_export`.
   */
  object: "workforce_export";
  /**
   * Time at which the file was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Suggested name of the file.
   */
  filename: string;
  /**
   * Content type of the file: `text/csv; charset=utf-8`.
   */
  content_type: string;
  /**
   * Number of rows, not counting the header.
   * Type: `Count`.
   */
  rows: number;
  /**
   * Contents of the file.
   * Type: `CsvText`.
   */
  content: string;
}

/**
 * Sends as balanced journal entries.
 */
export interface WorkforceJournal {
  /**
   * Always `workforce_journal`.
   */
  object: "workforce_journal";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Lines, oldest first: a debit and a credit for each day, allocation, cost centre and currency.
   */
  entries: Array<WorkforceJournalEntry>;
  /**
   * Whether there are more lines. `format=csv` returns all of them, at most 16 MiB.
   */
  truncated: boolean;
  /**
   * Totals of debits and credits.
   */
  totals: Record<string, WorkforceJournalSide>;
}

/**
 * One line of a journal entry.
 */
export interface WorkforceJournalEntry {
  /**
   * Calendar day in Harare.
   * Type: `Day`.
   */
  date: string;
  /**
   * Reference number of the allocation. Null for a transaction without one.
   * Type: `WorkforceReference`.
   */
  reference: string | null;
  /**
   * Code in your accounting system: the cost centre's, or null for your Credit with us.
   * Type: `GlCode`.
   */
  gl_code: string | null;
  /**
   * Cost centre of the line. Null for your Credit with us, and if there is none.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Debit amount. `0.00` on a credit line.
   * Type: `Money`.
   */
  debit: string;
  /**
   * Credit amount. `0.00` on a debit line.
   * Type: `Money`.
   */
  credit: string;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Description of the entry in words.
   * Type: `Note`.
   */
  narrative: string;
}

/**
 * Debit and credit in one currency. They are always equal.
 */
export interface WorkforceJournalSide {
  /**
   * Sum of all debits.
   * Type: `Money`.
   */
  debit: string;
  /**
   * Sum of all credits.
   * Type: `Money`.
   */
  credit: string;
}

/**
 * Spend on one kind of allocation.
 */
export interface WorkforceKindSpend {
  /**
   * Kind of allocation: airtime or power.
   */
  kind: enums.WorkforceKind;
  /**
   * Number of sends to people.
   * Type: `Count`.
   */
  count: number;
  /**
   * Total face value of the sends.
   */
  amount: Record<string, string>;
}

/**
 * A page of the ledger. `closing` equals `opening` plus all entries of the period.
 */
export interface WorkforceLedger {
  /**
   * Always `page`.
   */
  object: "page";
  /**
   * Number of this page, starting at 1.
   * Type: `PageNumber`.
   */
  page: number;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size: number;
  /**
   * Total number of rows.
   * Type: `Count`.
   */
  total: number;
  /**
   * Total number of pages. 0 if there are no rows.
   * Type: `Count`.
   */
  pages: number;
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive.
   * Type: `Day`.
   */
  to: string;
  /**
   * Total Credit at the start of the first day.
   */
  opening: Record<string, string>;
  /**
   * Total Credit at the end of the last day, or now if it has not ended.
   */
  closing: Record<string, string>;
  /**
   * Entries on this page, newest first.
   */
  data: Array<WorkforceLedgerEntry>;
}

/**
 * One entry of the ledger.
 */
export interface WorkforceLedgerEntry {
  /**
   * Calendar day in Harare.
   * Type: `Day`.
   */
  date: string;
  /**
   * Kind of the ledger entry.
   */
  kind: enums.WorkforceLedgerKind;
  /**
   * Reference number of the allocation. Null for an entry without one.
   * Type: `WorkforceReference`.
   */
  reference: string | null;
  /**
   * Description of the entry in words.
   * Type: `Note`.
   */
  description: string;
  /**
   * Change in your Credit. Negative for debits.
   * Type: `SignedMoney`.
   */
  amount: string;
  /**
   * Three-letter ISO currency code.
   */
  currency: enums.Currency;
  /**
   * Total Credit in this currency after the entry.
   * Type: `Money`.
   */
  balance: string;
  /**
   * ID of the object that caused the entry.
   * Type: `CreditSourceId`.
   */
  source: string;
}

/**
 * Limits of a single allocation.
 */
export interface WorkforceLimits {
  /**
   * Maximum number of lines.
   * Type: `Count`.
   */
  max_lines: number;
  /**
   * Maximum face value. Null in a currency without a limit.
   */
  max_total: Record<string, string | null>;
}

/**
 * What one person receives. Set `recipient_id`, or `phone` and `name`. Fields are parsed leniently:
 * an invalid value fails only its line. An unknown field returns 400.
 */
export interface WorkforceLineCreate {
  /**
   * Face value that the person receives. Required.
   * Type: `LineValue`.
   */
  amount?: string;
  /**
   * ID of the person, `rcp_…`, if they are registered.
   * Type: `LineText`.
   */
  recipient_id?: string;
  /**
   * Mobile number of a person who is not registered.
   * Type: `LineValue`.
   */
  phone?: string;
  /**
   * Name of a person who is not registered.
   * Type: `LineValue`.
   */
  name?: string;
  /**
   * Currency of the line: `USD` or `ZWG`. Default: `USD`.
   * Type: `LineValue`.
   */
  currency?: string;
  /**
   * Meter number, for power only. Default: the person's default meter.
   * Type: `LineValue`.
   */
  meter?: string;
  /**
   * Phone number that receives the power token by SMS. Default: the person's own number.
   * Type: `LineValue`.
   */
  token_phone?: string;
  /**
   * Note about this line. Not shown to the person.
   * Type: `LineValue`.
   */
  note?: string;
}

/**
 * A meter of a person.
 */
export interface WorkforceMeter {
  /**
   * Recipient who has the meter.
   * Type: `RecipientId`.
   */
  recipient: string;
  /**
   * Name of the person. Null if unknown.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * Meter number of 11 digits.
   * Type: `MeterNumber`.
   */
  meter: string;
  /**
   * Masked name of the owner, from the utility. Null until confirmed.
   */
  name_masked: string | null;
  /**
   * Suburb of the meter, never the full address. Null until confirmed.
   */
  suburb: string | null;
  /**
   * Time at which the utility last confirmed the meter. Null if never.
   * Type: `UnixTime`.
   */
  confirmed_at: number | null;
  /**
   * Kilowatt hours of its last token. Null if there is none.
   * Type: `Units`.
   */
  last_units_kwh: string | null;
  /**
   * Time at which its last token was bought. Null if there is none.
   * Type: `UnixTime`.
   */
  last_sent_at: number | null;
}

/**
 * The meters of your people.
 */
export interface WorkforceMeters {
  /**
   * Always `workforce_meters`.
   */
  object: "workforce_meters";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Meters of active people, by name, at most 10,000.
   */
  data: Array<WorkforceMeter>;
  /**
   * Whether there are more meters than listed.
   */
  truncated: boolean;
}

/**
 * Spend of one month against the department's budget.
 */
export interface WorkforceMonthSpend {
  /**
   * Calendar month in Harare.
   * Type: `Month`.
   */
  month: string;
  /**
   * Currency of the amounts: that of the department.
   */
  currency: enums.Currency;
  /**
   * Budget of the month. Null if there is none.
   * Type: `Money`.
   */
  budget: string | null;
  /**
   * Amount spent in the month.
   * Type: `Money`.
   */
  spent: string;
}

/**
 * A registered person: a recipient, as an employer sees them.
 */
export interface WorkforcePerson {
  /**
   * Always `workforce_person`.
   */
  object: "workforce_person";
  /**
   * Time at which the person was registered.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * ID of the recipient, as in `/recipients`.
   * Type: `RecipientId`.
   */
  recipient: string;
  /**
   * Name of the person. Null once erased.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * Phone number for airtime and messages. Null if there is none.
   * Type: `Phone`.
   */
  phone: string | null;
  /**
   * Your payroll number for the person. Null if not set.
   * Type: `PayrollId`.
   */
  payroll_id: string | null;
  /**
   * Cost centre that the person belongs to. Null if there is none.
   * Type: `CostCenterId`.
   */
  cost_center: string | null;
  /**
   * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Null for
   * no cap.
   */
  monthly_cap: Record<string, string | null> | null;
  /**
   * Face value of what the person received this month.
   */
  spent_this_month: Record<string, string>;
  /**
   * Current status. Decides whether the person can receive anything.
   */
  status: enums.RecipientStatus;
  /**
   * Your notes about the person. Null if there are none.
   * Type: `Note`.
   */
  notes: string | null;
}

/**
 * Parameters to register a person.
 */
export interface WorkforcePersonCreate {
  /**
   * Name of the person.
   * Type: `Label`.
   */
  name: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Your payroll number for the person. Unique in the account.
   * Type: `PayrollId`.
   */
  payroll_id?: string;
  /**
   * Cost centre that the person belongs to.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string;
  /**
   * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
   * no cap.
   */
  monthly_cap?: Record<string, string | null>;
}

/**
 * The result of registering a person.
 */
export interface WorkforcePersonCreated {
  /**
   * Always `workforce_person_created`.
   */
  object: "workforce_person_created";
  /**
   * The person as registered.
   */
  person: WorkforcePerson;
  /**
   * Whether a new person was registered.
   */
  is_new: boolean;
  /**
   * Whether the number or payroll number was already registered; if so, that person was updated.
   */
  matched_existing: boolean;
  /**
   * Warnings about the person.
   */
  warnings: Array<enums.WorkforcePersonWarning>;
}

/**
 * A page of your people.
 */
export interface WorkforcePersonPage {
  /**
   * Always `page`.
   */
  object: "page";
  /**
   * Number of this page, starting at 1.
   * Type: `PageNumber`.
   */
  page: number;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size: number;
  /**
   * Total number of rows.
   * Type: `Count`.
   */
  total: number;
  /**
   * Total number of pages. 0 if there are no rows.
   * Type: `Count`.
   */
  pages: number;
  /**
   * People on this page, by name.
   */
  data: Array<WorkforcePerson>;
}

/**
 * Spend on one person.
 */
export interface WorkforcePersonSpend {
  /**
   * Recipient of the sends. Null for people who are not registered.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * Name of the person. Null if unknown.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * Number of sends to the person.
   * Type: `Count`.
   */
  count: number;
  /**
   * Total face value of the sends.
   */
  amount: Record<string, string>;
}

/**
 * Changes to a person. Omitted fields keep their value; null removes the value.
 */
export interface WorkforcePersonUpdate {
  /**
   * Name of the person.
   * Type: `Label`.
   */
  name?: string;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string;
  /**
   * Your payroll number for the person. Null removes it.
   * Type: `PayrollId`.
   */
  payroll_id?: string | null;
  /**
   * Cost centre that the person belongs to. Null removes it.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string | null;
  /**
   * Maximum the person can receive per calendar month in Harare. Null removes it.
   */
  monthly_cap?: Record<string, string | null> | null;
  /**
   * Your notes about the person. Null removes them.
   * Type: `Note`.
   */
  notes?: string | null;
}

/**
 * The result of updating a person.
 */
export interface WorkforcePersonUpdated {
  /**
   * Always `workforce_person_updated`.
   */
  object: "workforce_person_updated";
  /**
   * The updated person with their new details.
   */
  person: WorkforcePerson;
  /**
   * Always false: an update registers nobody.
   */
  is_new: boolean;
  /**
   * Always true: the person was already registered.
   */
  matched_existing: boolean;
  /**
   * Warnings about the person.
   */
  warnings: Array<enums.WorkforcePersonWarning>;
}

/**
 * A preview of an allocation, which writes nothing.
 */
export interface WorkforcePreview {
  /**
   * Always `workforce_preview`.
   */
  object: "workforce_preview";
  /**
   * Time at which the check was run.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the check ran in live mode.
   */
  livemode: boolean;
  /**
   * All lines of the allocation.
   */
  lines: Array<WorkforcePreviewLine>;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Credit that the valid lines would cost.
   */
  cost: Record<string, string>;
  /**
   * Effect on the budget of each cost centre that a line is booked to, by name.
   */
  cost_centers: Array<WorkforceBudgetCheck>;
  /**
   * Whether a budget would be exceeded, so that `acknowledge_over_budget` is required.
   */
  over_budget: boolean;
  /**
   * Whether your Credit is sufficient.
   */
  credit: WorkforceCreditCheck;
  /**
   * Whether it would require approval by an owner or admin.
   */
  requires_approval: boolean;
}

/**
 * The expected outcome of one line.
 */
export interface WorkforcePreviewLine {
  /**
   * Index of the line, starting at 0.
   */
  index: number;
  /**
   * Recipient of the line. Null if the person is not registered.
   * Type: `RecipientId`.
   */
  recipient: string | null;
  /**
   * Name of the person. Null if unknown.
   * Type: `Label`.
   */
  name: string | null;
  /**
   * Phone number of the person. Null if invalid.
   * Type: `Phone`.
   */
  phone: string | null;
  /**
   * Mobile network of the number. Null if unknown.
   * Type: `NetworkId`.
   */
  network: string | null;
  /**
   * Face value. Null if it could not be parsed.
   * Type: `Money`.
   */
  amount: string | null;
  /**
   * Currency of the line. Null if it could not be parsed.
   */
  currency: enums.Currency | null;
  /**
   * Credit the line would cost. Null if the line is invalid.
   * Type: `Money`.
   */
  cost: string | null;
  /**
   * All errors that prevent the line.
   */
  errors: Array<ErrorDetail>;
  /**
   * Warnings that do not prevent the line.
   */
  warnings: Array<enums.WorkforceWarning>;
}

/**
 * Products that can be allocated.
 */
export interface WorkforceProducts {
  /**
   * Always `workforce_products`.
   */
  object: "workforce_products";
  /**
   * Time at which this response was generated.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Products of type `airtime`.
   */
  airtime: Array<Product>;
  /**
   * Products of type `power`.
   */
  power: Array<Product>;
}

/**
 * Parameters to resend lines of an allocation.
 */
export interface WorkforceResend {
  /**
   * IDs of the failed lines to resend. Default: all of them.
   */
  item_ids?: Array<string>;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean;
}

/**
 * A page of schedules.
 */
export interface WorkforceSchedulePage {
  /**
   * Always `page`.
   */
  object: "page";
  /**
   * Number of this page, starting at 1.
   * Type: `PageNumber`.
   */
  page: number;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size: number;
  /**
   * Total number of rows.
   * Type: `Count`.
   */
  total: number;
  /**
   * Total number of pages. 0 if there are no rows.
   * Type: `Count`.
   */
  pages: number;
  /**
   * Schedules on this page, newest first, as in `/schedules`.
   */
  data: Array<Schedule>;
}

/**
 * Parameters to run a schedule now.
 */
export interface WorkforceScheduleRun {
  /**
   * Whether to run even if the schedule has already run today.
   */
  again?: boolean;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string;
}

/**
 * The result of an allocation, resend or run.
 */
export interface WorkforceSendResult {
  /**
   * Always `workforce_send_result`.
   */
  object: "workforce_send_result";
  /**
   * Time at which the allocation was created.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Whether the object exists in live mode.
   */
  livemode: boolean;
  /**
   * Reference number of the allocation.
   * Type: `WorkforceReference`.
   */
  reference: string;
  /**
   * Batch of the allocation, as in `/batches`.
   * Type: `BatchId`.
   */
  batch: string;
  /**
   * Current status. Decide by this; see Lifecycles.
   */
  status: enums.BatchStatus;
  /**
   * Number of lines, by status.
   */
  counts: BatchCounts;
  /**
   * Total face value of the valid lines.
   */
  total: Record<string, string>;
  /**
   * Whether an earlier request with the same key created it.
   */
  replayed: boolean;
  /**
   * Whether it requires approval by an owner or admin.
   */
  requires_approval: boolean;
}

/**
 * Availability of the test account's electricity utility.
 */
export interface ZesaAvailability {
  /**
   * Always `zesa_availability`.
   */
  object: "zesa_availability";
  /**
   * Time at which the state was set.
   * Type: `UnixTime`.
   */
  created: number;
  /**
   * Always false: test mode only.
   */
  livemode: boolean;
  /**
   * Current state of the utility.
   */
  state: enums.UtilityState;
  /**
   * Time at which the utility entered this state.
   * Type: `UnixTime`.
   */
  since: number;
  /**
   * Number of sends waiting for the utility.
   */
  affected_queued: number;
}

/**
 * An event's payload: ZesaAvailability.
 */
export interface ZesaAvailabilityEventData {
  /**
   * The ZesaAvailability with its values at this attempt.
   */
  object: ZesaAvailability;
  /**
   * Fields that changed since the previous event of this object, with their previous values: apply
   * them to get the object as it was before. Tokens are masked. Null if nothing changed.
   */
  previous_attributes: unknown | null;
  /**
   * Whether `POST /test/events/trigger` created the event: nothing actually happened.
   */
  synthetic: boolean;
  /**
   * Threshold of the alert, for `credit.balance.low`. Null for all other types.
   */
  threshold: CreditThreshold | null;
  /**
   * The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
   */
  projection: ShortfallProjection | null;
  /**
   * ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
   * Type: `ProgramRuleId`.
   */
  rule: string | null;
  /**
   * ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
   * Type: `RewardId`.
   */
  reward: string | null;
}

/**
 * State of the utility to simulate.
 */
export interface ZesaAvailabilitySet {
  /**
   * State of the utility.
   */
  state: enums.UtilityState;
}
