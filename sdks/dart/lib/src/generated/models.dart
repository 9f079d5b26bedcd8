// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import '../runtime/decode.dart';
import '../runtime/model.dart';
import '../runtime/values.dart';
import 'enums.dart';

/// Your organisation in one mode: its name, status and settings.
final class Account extends SvcObject {
  /// One around what was received.
  Account.fromJson(Map<String, Object?> json) : super('Account', json);

  /// ID of the account.
  /// Type: `AccountId`.
  String get id => decodeField("id", asText);

  /// Always `account`.
  String get object => decodeField("object", asText);

  /// Time at which the organisation was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Display name of the organisation.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Registered name of the organisation. Null if unknown.
  /// Type: `Label`.
  String? get legalName => decodeField("legal_name", orNull(asText));

  /// Mode of this account.
  Mode get mode => decodeField("mode", asValueOf(Mode.new));

  /// ID of the account of the same organisation in the other mode.
  /// Type: `AccountId`.
  String get twin => decodeField("twin", asText);

  /// Current status: whether the account can sell.
  AccountStatus get status => decodeField("status", asValueOf(AccountStatus.new));

  /// Email address for notifications from us. Null if none is set.
  /// Type: `Email`.
  String? get contactEmail => decodeField("contact_email", orNull(asText));

  /// Phone number shown to your customers for support. Null if none is set.
  /// Type: `E164`.
  String? get supportPhone => decodeField("support_phone", orNull(asText));

  /// Name that signs text messages to customers.
  /// Type: `StatementDescriptor`.
  String get statementDescriptor => decodeField("statement_descriptor", asText);

  /// Country code, always `ZW`.
  String get country => decodeField("country", asText);

  /// Always `Africa/Harare`: the time zone of the days and months of caps and statements.
  String get timezone => decodeField("timezone", asText);

  /// Currencies of your Credit.
  List<Currency> get currencies => decodeField("currencies", asListOf(asValueOf(Currency.new)));

  /// Whether anything is sold in live mode. A test account shows what its live one would meet.
  Map<String, LiveSalesStatus> get liveSales => decodeField("live_sales", asMapOf(asValueOf(LiveSalesStatus.new)));

  /// The dealer tier of the account.
  Dealer get dealer => decodeField("dealer", asObject(Dealer.fromJson));

  /// Batch totals per currency above which a second person must approve the batch.
  Map<String, String?> get batchApprovalThreshold => decodeField("batch_approval_threshold", asMapOf(orNull(asText)));

  /// Whether a person has enabled agent keys in live mode.
  bool get agentLiveEnabled => decodeField("agent_live_enabled", asBoolean);

  /// Acceptance of the terms. Null before the first live key.
  TermsAcceptance? get termsAccepted => decodeField("terms_accepted", orNull(asObject(TermsAcceptance.fromJson)));

  /// API version of keys that have none of their own.
  /// Type: `ApiVersion`.
  String get defaultApiVersion => decodeField("default_api_version", asText);

  /// Whether a webhook endpoint of this account still uses the legacy format.
  bool get webhookFormatLegacy => decodeField("webhook_format_legacy", asBoolean);

  /// Guard against selling the same thing twice by mistake.
  DuplicateGuard get preventDuplicates => decodeField("prevent_duplicates", asObject(DuplicateGuard.fromJson));

  /// The day that schedules use as payday.
  Payday get payday => decodeField("payday", asObject(Payday.fromJson));

  /// Your own key-value data about the account.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// An entry of the activity feed: an event or an audit log entry.
final class AccountActivity extends SvcObject {
  /// One around what was received.
  AccountActivity.fromJson(Map<String, Object?> json) : super('AccountActivity', json);

  /// ID of the event or audit log entry. Use it as the cursor.
  /// Type: `ActivityId`.
  String get id => decodeField("id", asText);

  /// Always `activity_item`.
  String get object => decodeField("object", asText);

  /// Time of the event or action.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Source of the entry.
  ActivityKind get kind => decodeField("kind", asValueOf(ActivityKind.new));

  /// ID of the event. Null for an audit log entry.
  /// Type: `EventId`.
  String? get event => decodeField("event", orNull(asText));

  /// Type of the event, or the action.
  /// Type: `ActivityType`.
  String get type => decodeField("type", asText);

  /// Short description for people.
  /// Type: `Note`.
  String get summary => decodeField("summary", asText);

  /// Who caused the entry. `system` if no request did.
  Actor get actor => decodeField("actor", asObject(Actor.fromJson));

  /// ID of the object concerned. Null if it has none.
  /// Type: `ObjectId`.
  String? get objectId => decodeField("object_id", orNull(asText));
}

/// One page of a list.
final class AccountActivityList extends SvcObject {
  /// One around what was received.
  AccountActivityList.fromJson(Map<String, Object?> json) : super('AccountActivityList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<AccountActivity> get data => decodeField("data", asListOf(asObject(AccountActivity.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Changes to the account. Omitted fields keep their value.
final class AccountUpdate extends SvcObject {
  /// One to be sent.
  AccountUpdate({
    String? name,
    Nullable<String>? contactEmail,
    Nullable<String>? supportPhone,
    String? statementDescriptor,
    Map<String, String?>? batchApprovalThreshold,
    bool? agentLiveEnabled,
    DuplicateGuardUpdate? preventDuplicates,
    PaydayUpdate? payday,
    String? defaultApiVersion,
    Nullable<Map<String, String?>>? metadata,
  }) : super('AccountUpdate', plainFields({
          if (name != null) "name": name,
          if (contactEmail != null) "contact_email": contactEmail,
          if (supportPhone != null) "support_phone": supportPhone,
          if (statementDescriptor != null) "statement_descriptor": statementDescriptor,
          if (batchApprovalThreshold != null) "batch_approval_threshold": batchApprovalThreshold,
          if (agentLiveEnabled != null) "agent_live_enabled": agentLiveEnabled,
          if (preventDuplicates != null) "prevent_duplicates": preventDuplicates,
          if (payday != null) "payday": payday,
          if (defaultApiVersion != null) "default_api_version": defaultApiVersion,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  AccountUpdate.fromJson(Map<String, Object?> json) : super('AccountUpdate', json);

  /// Display name of the organisation. Also renames the account in the other mode.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Email address for notifications from us. Null removes it.
  /// Type: `Email`.
  String? get contactEmail => decodeField("contact_email", orNull(asText));

  /// Phone number shown to your customers for support. Null removes it.
  /// Type: `PhoneInput`.
  String? get supportPhone => decodeField("support_phone", orNull(asText));

  /// Name that signs text messages to customers.
  /// Type: `StatementDescriptor`.
  String? get statementDescriptor => decodeField("statement_descriptor", orNull(asText));

  /// Batch totals per currency above which a second person must approve the batch. Null for a
  /// currency: approval is never required.
  Map<String, String?>? get batchApprovalThreshold => decodeField("batch_approval_threshold", orNull(asMapOf(orNull(asText))));

  /// Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
  bool? get agentLiveEnabled => decodeField("agent_live_enabled", orNull(asBoolean));

  /// Changes to the duplicate guard.
  DuplicateGuardUpdate? get preventDuplicates => decodeField("prevent_duplicates", orNull(asObject(DuplicateGuardUpdate.fromJson)));

  /// The day that schedules use as payday.
  PaydayUpdate? get payday => decodeField("payday", orNull(asObject(PaydayUpdate.fromJson)));

  /// API version of keys that have none of their own. Requires a key created by an owner.
  /// Type: `ApiVersion`.
  String? get defaultApiVersion => decodeField("default_api_version", orNull(asText));

  /// Changes to your key-value data about the account, merged as in `MetadataUpdate`. Null removes
  /// all of it.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// An action taken by a recipient.
final class Activity extends SvcObject implements EventObject {
  /// One around what was received.
  Activity.fromJson(Map<String, Object?> json) : super('Activity', json);

  /// Unique identifier of the object.
  /// Type: `ActivityRecordId`.
  String get id => decodeField("id", asText);

  /// Always `activity`.
  String get object => decodeField("object", asText);

  /// Time at which the activity was reported.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Your own unique ID of the activity.
  /// Type: `ActivityExternalId`.
  String get activityId => decodeField("activity_id", asText);

  /// Name of the activity, as you reported it.
  /// Type: `ActivityName`.
  String get name => decodeField("name", asText);

  /// Recipient who performed the activity.
  /// Type: `RecipientId`.
  String get recipient => decodeField("recipient", asText);

  /// Program whose rules were evaluated. Null if the rules of all active programs were.
  /// Type: `ProgramId`.
  String? get program => decodeField("program", orNull(asText));

  /// Time at which the activity took place.
  /// Type: `UnixTime`.
  int get occurredAt => decodeField("occurred_at", asInteger);

  /// Monetary value of the activity. Null if it has none.
  /// Type: `Money`.
  String? get value => decodeField("value", orNull(asText));

  /// Currency of `value`. Null if there is no value.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Rules that matched, in the order they were evaluated: the first 50.
  List<RuleMatch> get matches => decodeField("matches", asListOf(asObject(RuleMatch.fromJson)));

  /// Your own key-value data about the activity. Rules can read it.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// An action taken by a recipient.
final class ActivityCreate extends SvcObject {
  /// One to be sent.
  ActivityCreate({
    required TextOr<RewardRecipientPerson> recipient,
    required String name,
    required String activityId,
    Moment? occurredAt,
    String? value,
    String? currency,
    String? program,
    Map<String, String>? metadata,
  }) : super('ActivityCreate', plainFields({
          "recipient": recipient,
          "name": name,
          "activity_id": activityId,
          if (occurredAt != null) "occurred_at": occurredAt,
          if (value != null) "value": value,
          if (currency != null) "currency": currency,
          if (program != null) "program": program,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  ActivityCreate.fromJson(Map<String, Object?> json) : super('ActivityCreate', json);

  /// Recipient who performed the activity.
  TextOr<RewardRecipientPerson> get recipient => decodeField("recipient", asTextOr(RewardRecipientPerson.fromJson));

  /// Name of the activity, such as `visit`.
  /// Type: `ActivityName`.
  String get name => decodeField("name", asText);

  /// Your own unique ID of the activity. Reporting the same ID again earns nothing more.
  /// Type: `ActivityExternalId`.
  String get activityId => decodeField("activity_id", asText);

  /// Time at which the activity took place, up to 90 days ago. Default: now.
  Moment? get occurredAt => decodeField("occurred_at", orNull(asMoment));

  /// Monetary value, such as the amount the customer paid. `percentage` rules use it.
  /// Type: `MoneyInput`.
  String? get value => decodeField("value", orNull(asText));

  /// Currency of `value`. Default: the currency of `program`. Required if `value` is set and
  /// `program` is omitted.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Evaluate only the rules of this program. Default: the rules of all active programs.
  /// Type: `ProgramId`.
  String? get program => decodeField("program", orNull(asText));

  /// Your own key-value data about the activity. Rules can read it.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// An event's payload: Activity.
final class ActivityEventData extends SvcObject {
  /// One around what was received.
  ActivityEventData.fromJson(Map<String, Object?> json) : super('ActivityEventData', json);

  /// The Activity with its values at this attempt.
  Activity get object => decodeField("object", asObject(Activity.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class ActivityList extends SvcObject {
  /// One around what was received.
  ActivityList.fromJson(Map<String, Object?> json) : super('ActivityList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Activity> get data => decodeField("data", asListOf(asObject(Activity.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// An activity matched a rule of a program. `data.rule` and `data.reward` name both.
final class ActivityRuleMatchedEvent extends SvcObject implements Event {
  /// One around what was received.
  ActivityRuleMatchedEvent.fromJson(Map<String, Object?> json) : super('ActivityRuleMatchedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `activity.rule_matched`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ActivityEventData get data => decodeField("data", asObject(ActivityEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Who took an action.
final class Actor extends SvcObject {
  /// One around what was received.
  Actor.fromJson(Map<String, Object?> json) : super('Actor', json);

  /// Type of the actor.
  ActorType get type => decodeField("type", asValueOf(ActorType.new));

  /// ID of the API key or member. Null for the service and its staff.
  /// Type: `MakerId`.
  String? get id => decodeField("id", orNull(asText));

  /// Name of the key or member at that time. Null if it had none.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));
}

/// A postal or street address.
final class Address extends SvcObject {
  /// One around what was received.
  Address.fromJson(Map<String, Object?> json) : super('Address', json);

  /// Street name and number.
  /// Type: `Label`.
  String get line1 => decodeField("line1", asText);

  /// Building, floor or unit. Null if not set.
  /// Type: `Label`.
  String? get line2 => decodeField("line2", orNull(asText));

  /// City or town name.
  /// Type: `Label`.
  String get city => decodeField("city", asText);

  /// Province of the address.
  /// Type: `Label`.
  String get province => decodeField("province", asText);
}

/// A postal or street address.
final class AddressInput extends SvcObject {
  /// One to be sent.
  AddressInput({
    required String line1,
    required String city,
    required String province,
    Nullable<String>? line2,
  }) : super('AddressInput', plainFields({
          "line1": line1,
          "city": city,
          "province": province,
          if (line2 != null) "line2": line2,
        }));

  /// One around what was received.
  AddressInput.fromJson(Map<String, Object?> json) : super('AddressInput', json);

  /// Street name and number.
  /// Type: `Label`.
  String get line1 => decodeField("line1", asText);

  /// Building, floor or unit. Null removes it.
  /// Type: `Label`.
  String? get line2 => decodeField("line2", orNull(asText));

  /// City or town name.
  /// Type: `Label`.
  String get city => decodeField("city", asText);

  /// Province of the address.
  /// Type: `Label`.
  String get province => decodeField("province", asText);
}

/// A request of an agent that a person must approve or reject.
final class AgentApproval extends SvcObject implements EventObject, RewardOrApproval, SendOrApproval {
  /// One around what was received.
  AgentApproval.fromJson(Map<String, Object?> json) : super('AgentApproval', json);

  /// Unique identifier of the object.
  /// Type: `ApprovalId`.
  String get id => decodeField("id", asText);

  /// Always `agent_approval`.
  String get object => decodeField("object", asText);

  /// Time at which the agent made the request.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Action that the agent requests.
  AgentAction get action => decodeField("action", asValueOf(AgentAction.new));

  /// Current status. Decides whether a decision is still needed; see Lifecycles.
  AgentApprovalStatus get status => decodeField("status", asValueOf(AgentApprovalStatus.new));

  /// Reason a person must approve.
  ApprovalReason get why => decodeField("why", asValueOf(ApprovalReason.new));

  /// The original request of the agent.
  Object? get request => decodeField("request", asAny);

  /// Face value of the sale or reward.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Currency of the sale or reward.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Phone number or meter that it goes to. Null for a reward whose recipient chooses.
  /// Type: `Target`.
  String? get target => decodeField("target", orNull(asText));

  /// Reason given by the agent. Null if there is none.
  /// Type: `Note`.
  String? get reason => decodeField("reason", orNull(asText));

  /// API key of the agent.
  /// Type: `KeyId`.
  String get apiKey => decodeField("api_key", asText);

  /// Use of the key's approval threshold.
  ApprovalThreshold get threshold => decodeField("threshold", asObject(ApprovalThreshold.fromJson));

  /// Dashboard page where a person decides.
  /// Type: `WebUrl`.
  String get approvalUrl => decodeField("approval_url", asText);

  /// Time at which the request expires: after 24 hours.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// Member who decided, or in test mode a key. Null until decided.
  /// Type: `MakerId`.
  String? get decidedBy => decodeField("decided_by", orNull(asText));

  /// Time at which the request was decided. Null until then.
  /// Type: `UnixTime`.
  int? get decidedAt => decodeField("decided_at", orNull(asInteger));

  /// What the person permitted. Null unless they approved, and after the recipient is erased.
  Mandate? get mandate => decodeField("mandate", orNull(asObject(Mandate.fromJson)));

  /// Send or reward that resulted. Null if there is none.
  /// Type: `ApprovalResultId`.
  String? get result => decodeField("result", orNull(asText));

  /// Reason the request failed after it was approved. Null unless it failed.
  Failure? get failure => decodeField("failure", orNull(asObject(Failure.fromJson)));
}

/// A person approved the request of an agent, and it is being executed.
final class AgentApprovalApprovedEvent extends SvcObject implements Event {
  /// One around what was received.
  AgentApprovalApprovedEvent.fromJson(Map<String, Object?> json) : super('AgentApprovalApprovedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `agent_approval.approved`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  AgentApprovalEventData get data => decodeField("data", asObject(AgentApprovalEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: AgentApproval.
final class AgentApprovalEventData extends SvcObject {
  /// One around what was received.
  AgentApprovalEventData.fromJson(Map<String, Object?> json) : super('AgentApprovalEventData', json);

  /// The AgentApproval with its values at this attempt.
  AgentApproval get object => decodeField("object", asObject(AgentApproval.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.
final class AgentApprovalExpiredEvent extends SvcObject implements Event {
  /// One around what was received.
  AgentApprovalExpiredEvent.fromJson(Map<String, Object?> json) : super('AgentApprovalExpiredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `agent_approval.expired`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  AgentApprovalEventData get data => decodeField("data", asObject(AgentApprovalEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An approved request could not be executed; `failure` says why. Nothing is charged.
final class AgentApprovalFailedEvent extends SvcObject implements Event {
  /// One around what was received.
  AgentApprovalFailedEvent.fromJson(Map<String, Object?> json) : super('AgentApprovalFailedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `agent_approval.failed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  AgentApprovalEventData get data => decodeField("data", asObject(AgentApprovalEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One page of a list.
final class AgentApprovalList extends SvcObject {
  /// One around what was received.
  AgentApprovalList.fromJson(Map<String, Object?> json) : super('AgentApprovalList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<AgentApproval> get data => decodeField("data", asListOf(asObject(AgentApproval.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A person rejected the request of an agent. Nothing is sent or charged.
final class AgentApprovalRejectedEvent extends SvcObject implements Event {
  /// One around what was received.
  AgentApprovalRejectedEvent.fromJson(Map<String, Object?> json) : super('AgentApprovalRejectedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `agent_approval.rejected`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  AgentApprovalEventData get data => decodeField("data", asObject(AgentApprovalEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An agent requests approval. Nothing is sent or charged until a person approves.
final class AgentApprovalRequestedEvent extends SvcObject implements Event {
  /// One around what was received.
  AgentApprovalRequestedEvent.fromJson(Map<String, Object?> json) : super('AgentApprovalRequestedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `agent_approval.requested`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  AgentApprovalEventData get data => decodeField("data", asObject(AgentApprovalEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Recipients of alerts by email and text message.
final class AlertRecipients extends SvcObject {
  /// One around what was received.
  AlertRecipients.fromJson(Map<String, Object?> json) : super('AlertRecipients', json);

  /// Contact of your account. Empty unless `email` is a channel.
  List<String> get emails => decodeField("emails", asListOf(asText));

  /// Your support number, if it is mobile. Empty unless `sms` is a channel.
  List<String> get phones => decodeField("phones", asListOf(asText));
}

/// An API key: its permissions, limits and usage.
final class ApiKey extends SvcObject implements EventObject {
  /// One around what was received.
  ApiKey.fromJson(Map<String, Object?> json) : super('ApiKey', json);

  /// ID of the key. Every send that the key creates carries it.
  /// Type: `KeyId`.
  String get id => decodeField("id", asText);

  /// Always `api_key`.
  String get object => decodeField("object", asText);

  /// Time at which the key was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True if the key uses real money, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kind of the key.
  KeyKind get kind => decodeField("kind", asValueOf(KeyKind.new));

  /// Label of the key. Null if it has none.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// First characters of the secret, to recognize it.
  /// Type: `KeySecretPrefix`.
  String get prefix => decodeField("prefix", asText);

  /// Last four characters of the secret.
  /// Type: `KeySecretEnding`.
  String get last4 => decodeField("last4", asText);

  /// The full secret. Returned only when the key is created or rolled; otherwise null.
  /// Type: `KeySecret`.
  String? get secret => decodeField("secret", orNull(asText));

  /// Current status: whether the key works.
  ApiKeyStatus get status => decodeField("status", asValueOf(ApiKeyStatus.new));

  /// Permissions of the key.
  List<KeyScope> get scopes => decodeField("scopes", asListOf(asValueOf(KeyScope.new)));

  /// IP addresses or CIDR ranges that may use the key. Empty if any may.
  List<String> get allowedIps => decodeField("allowed_ips", asListOf(asText));

  /// Origins of the web pages that may use a publishable key. Empty if any may.
  List<String> get allowedOrigins => decodeField("allowed_origins", asListOf(asText));

  /// IDs of the products that the key can sell. Empty if it can sell all.
  List<String> get allowedProducts => decodeField("allowed_products", asListOf(asText));

  /// IDs of the networks that the key can sell on. Empty if it can sell on all.
  List<String> get allowedNetworks => decodeField("allowed_networks", asListOf(asText));

  /// Spend caps of the key.
  Map<String, SpendCap> get spendCaps => decodeField("spend_caps", asMapOf(asObject(SpendCap.fromJson)));

  /// Maximum face value per day to one number or meter. Null if uncapped.
  Map<String, String?>? get perRecipientDailyCap => decodeField("per_recipient_daily_cap", orNull(asMapOf(orNull(asText))));

  /// Amount within 24 hours above which a person must approve. Null unless it is an agent key.
  Map<String, String?>? get approvalThreshold => decodeField("approval_threshold", orNull(asMapOf(orNull(asText))));

  /// Numbers and meters that the key can sell to. Empty if it can sell to any.
  List<String> get recipientAllowlist => decodeField("recipient_allowlist", asListOf(asText));

  /// Time at which the key expires. Null if never.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));

  /// API version of the key. Null if it uses the account's default.
  /// Type: `ApiVersion`.
  String? get apiVersion => decodeField("api_version", orNull(asText));

  /// ID of the member or key that created the key. Null for a key of the sandbox.
  /// Type: `MakerId`.
  String? get createdBy => decodeField("created_by", orNull(asText));

  /// Time of the last use, accurate to one minute. Null if never used.
  /// Type: `UnixTime`.
  int? get lastUsedAt => decodeField("last_used_at", orNull(asInteger));

  /// IP address of the last use. Null if never used.
  /// Type: `IpAddress`.
  String? get lastUsedIp => decodeField("last_used_ip", orNull(asText));

  /// The most recent replaced secret that still works. Null if there is none.
  RolledSecret? get rolled => decodeField("rolled", orNull(asObject(RolledSecret.fromJson)));

  /// Spending compared with the caps. Null unless a single key is retrieved.
  Map<String, KeyUsageAmounts>? get usage => decodeField("usage", orNull(asMapOf(asObject(KeyUsageAmounts.fromJson))));

  /// Whether anything is sold with a live key. Null for a test key.
  Map<String, LiveSalesStatus>? get liveSales => decodeField("live_sales", orNull(asMapOf(asValueOf(LiveSalesStatus.new))));

  /// Your own key-value data about the key.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// An API key was created.
final class ApiKeyCreatedEvent extends SvcObject implements Event {
  /// One around what was received.
  ApiKeyCreatedEvent.fromJson(Map<String, Object?> json) : super('ApiKeyCreatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `api_key.created`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ApiKeyEventData get data => decodeField("data", asObject(ApiKeyEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: ApiKey.
final class ApiKeyEventData extends SvcObject {
  /// One around what was received.
  ApiKeyEventData.fromJson(Map<String, Object?> json) : super('ApiKeyEventData', json);

  /// The ApiKey with its values at this attempt.
  ApiKey get object => decodeField("object", asObject(ApiKey.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// An API key expires in 7 days, or in 1 day.
final class ApiKeyExpiringEvent extends SvcObject implements Event {
  /// One around what was received.
  ApiKeyExpiringEvent.fromJson(Map<String, Object?> json) : super('ApiKeyExpiringEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `api_key.expiring`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ApiKeyEventData get data => decodeField("data", asObject(ApiKeyEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One page of a list.
final class ApiKeyList extends SvcObject {
  /// One around what was received.
  ApiKeyList.fromJson(Map<String, Object?> json) : super('ApiKeyList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<ApiKey> get data => decodeField("data", asListOf(asObject(ApiKey.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// An API key was revoked and no longer works.
final class ApiKeyRevokedEvent extends SvcObject implements Event {
  /// One around what was received.
  ApiKeyRevokedEvent.fromJson(Map<String, Object?> json) : super('ApiKeyRevokedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `api_key.revoked`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ApiKeyEventData get data => decodeField("data", asObject(ApiKeyEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An API key has a new secret. The old one works until its grace period ends.
final class ApiKeyRolledEvent extends SvcObject implements Event {
  /// One around what was received.
  ApiKeyRolledEvent.fromJson(Map<String, Object?> json) : super('ApiKeyRolledEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `api_key.rolled`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ApiKeyEventData get data => decodeField("data", asObject(ApiKeyEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Use of an agent key's approval threshold.
final class ApprovalThreshold extends SvcObject {
  /// One around what was received.
  ApprovalThreshold.fromJson(Map<String, Object?> json) : super('ApprovalThreshold', json);

  /// Currency of the threshold.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Amount per 24 hours above which a person must approve.
  /// Type: `Money`.
  String get limit => decodeField("limit", asText);

  /// Amount already used when the agent asked.
  /// Type: `Money`.
  String get used24h => decodeField("used_24h", asText);
}

/// A matter that may need a person.
final class AttentionItem extends SvcObject {
  /// One around what was received.
  AttentionItem.fromJson(Map<String, Object?> json) : super('AttentionItem', json);

  /// Kind of the matter.
  AttentionKind get kind => decodeField("kind", asValueOf(AttentionKind.new));

  /// Number of objects concerned.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// IDs of the newest five objects. Empty if they have no IDs.
  List<String> get objectIds => decodeField("object_ids", asListOf(asText));

  /// Time at which the first of them lapses: a request or review that nobody decides, a batch that
  /// nobody approves, a key that expires, Credit that is used up. For a dispute it is when our staff
  /// respond, for an `unknown` send when they take over. Null if nothing lapses.
  /// Type: `UnixTime`.
  int? get dueAt => decodeField("due_at", orNull(asInteger));

  /// Path that lists the objects.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);
}

/// An entry of the audit log: one action. It is stored in the same transaction as the action and
/// never changes.
final class AuditEvent extends SvcObject {
  /// One around what was received.
  AuditEvent.fromJson(Map<String, Object?> json) : super('AuditEvent', json);

  /// ID of the entry.
  /// Type: `AuditEventId`.
  String get id => decodeField("id", asText);

  /// Always `audit_event`.
  String get object => decodeField("object", asText);

  /// Time of the action.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// The action that was taken. New actions can be added; ignore those you do not know.
  /// Type: `AuditAction`.
  String get action => decodeField("action", asText);

  /// ID of the object concerned. Null if it has none.
  /// Type: `ObjectId`.
  String? get objectId => decodeField("object_id", orNull(asText));

  /// Who took the action.
  Actor get actor => decodeField("actor", asObject(Actor.fromJson));

  /// IP address of the request. Null if no request was involved.
  /// Type: `IpAddress`.
  String? get ip => decodeField("ip", orNull(asText));

  /// `User-Agent` of the request. Null if it had none.
  /// Type: `UserAgent`.
  String? get userAgent => decodeField("user_agent", orNull(asText));

  /// Changed fields. Empty if an object was created or nothing had an old value.
  Map<String, List<Object?>> get changes => decodeField("changes", asMapOf(asListOf(asAny)));

  /// ID of the request. Null if the service acted by itself.
  /// Type: `RequestId`.
  String? get requestId => decodeField("request_id", orNull(asText));

  /// A remark on the action. Null if there is none.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// One page of a list.
final class AuditEventList extends SvcObject {
  /// One around what was received.
  AuditEventList.fromJson(Map<String, Object?> json) : super('AuditEventList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<AuditEvent> get data => decodeField("data", asListOf(asObject(AuditEvent.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Up to 10,000 sales created together. Each line becomes a send.
final class Batch extends SvcObject implements EventObject {
  /// One around what was received.
  Batch.fromJson(Map<String, Object?> json) : super('Batch', json);

  /// Unique identifier of the object.
  /// Type: `BatchId`.
  String get id => decodeField("id", asText);

  /// Always `batch`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Title of the batch. Null if not set.
  /// Type: `Label`.
  String? get title => decodeField("title", orNull(asText));

  /// Current status. Decide by this; see Lifecycles.
  BatchStatus get status => decodeField("status", asValueOf(BatchStatus.new));

  /// Currency of the lines.
  BatchCurrency get currency => decodeField("currency", asValueOf(BatchCurrency.new));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Credit that the valid lines cost: the face value minus the dealer discount.
  Map<String, String> get cost => decodeField("cost", asMapOf(asText));

  /// Number of lines, by status.
  BatchCounts get counts => decodeField("counts", asObject(BatchCounts.fromJson));

  /// Whether the whole cost is reserved before the first line is sent.
  bool get reserveCredit => decodeField("reserve_credit", asBoolean);

  /// Reservations of the batch, by currency.
  Map<String, String?> get reservations => decodeField("reservations", asMapOf(orNull(asText)));

  /// What was done with invalid lines.
  BatchInvalidChoice get onInvalid => decodeField("on_invalid", asValueOf(BatchInvalidChoice.new));

  /// What the batch does when your Credit is too low for a line.
  BatchInsufficientChoice get onInsufficient => decodeField("on_insufficient", asValueOf(BatchInsufficientChoice.new));

  /// Whether the batch requires or required approval.
  bool get requiresApproval => decodeField("requires_approval", asBoolean);

  /// Approval of the batch. Null if none is required.
  BatchApproval? get approval => decodeField("approval", orNull(asObject(BatchApproval.fromJson)));

  /// Who created the object.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));

  /// API key that created the batch. Null if it was not created by a key.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Batch whose failed lines this one retries. Null if it is not a retry.
  /// Type: `BatchId`.
  String? get retryOf => decodeField("retry_of", orNull(asText));

  /// Batch that retries the failed lines of this one. Null if there is none.
  /// Type: `BatchId`.
  String? get retriedBy => decodeField("retried_by", orNull(asText));

  /// Schedule that created the batch. Null if none did.
  /// Type: `ScheduleId`.
  String? get schedule => decodeField("schedule", orNull(asText));

  /// Day of the schedule that the batch runs. Null if there is no schedule.
  /// Type: `Day`.
  String? get occurrenceDate => decodeField("occurrence_date", orNull(asText));

  /// Cost centre for lines that have none of their own. Null if not set.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// SMS message for lines that have none of their own. Null if not set.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Path of the results as CSV.
  /// Type: `UrlPath`.
  String get resultsUrl => decodeField("results_url", asText);

  /// Time at which the first line was sent. Null until then.
  /// Type: `UnixTime`.
  int? get startedAt => decodeField("started_at", orNull(asInteger));

  /// Time at which the batch completed. Null until then.
  /// Type: `UnixTime`.
  int? get completedAt => decodeField("completed_at", orNull(asInteger));

  /// Time at which the batch was cancelled. Null if it was not.
  /// Type: `UnixTime`.
  int? get cancelledAt => decodeField("cancelled_at", orNull(asInteger));

  /// Your own key-value data about the batch.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// The approval that a batch above your threshold requires.
final class BatchApproval extends SvcObject {
  /// One around what was received.
  BatchApproval.fromJson(Map<String, Object?> json) : super('BatchApproval', json);

  /// Threshold that the total exceeded. Null in a currency without one.
  Map<String, String?> get threshold => decodeField("threshold", asMapOf(orNull(asText)));

  /// Time at which approval was requested.
  /// Type: `UnixTime`.
  int get requestedAt => decodeField("requested_at", asInteger);

  /// Who approved the batch: a member, or a key that a member created. Null until approved.
  /// Type: `MakerId`.
  String? get approvedBy => decodeField("approved_by", orNull(asText));

  /// Time at which the batch was approved. Null until then.
  /// Type: `UnixTime`.
  int? get approvedAt => decodeField("approved_at", orNull(asInteger));
}

/// A batch was cancelled, or nobody approved it within 72 hours.
final class BatchCancelledEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchCancelledEvent.fromJson(Map<String, Object?> json) : super('BatchCancelledEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.cancelled`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Every valid line of a batch was delivered.
final class BatchCompletedEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchCompletedEvent.fromJson(Map<String, Object?> json) : super('BatchCompletedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.completed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Number of lines of a batch, by status.
final class BatchCounts extends SvcObject {
  /// One around what was received.
  BatchCounts.fromJson(Map<String, Object?> json) : super('BatchCounts', json);

  /// Total number of lines.
  /// Type: `Count`.
  int get total => decodeField("total", asInteger);

  /// Number of lines that passed all checks.
  /// Type: `Count`.
  int get valid => decodeField("valid", asInteger);

  /// Number of lines that failed the checks and are never sent.
  /// Type: `Count`.
  int get invalid => decodeField("invalid", asInteger);

  /// Number of lines skipped because Credit was too low.
  /// Type: `Count`.
  int get skipped => decodeField("skipped", asInteger);

  /// Number of lines waiting to be sent.
  /// Type: `Count`.
  int get pending => decodeField("pending", asInteger);

  /// Number of lines whose send is in progress.
  /// Type: `Count`.
  int get sending => decodeField("sending", asInteger);

  /// Number of lines that were delivered.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of lines that failed.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Number of lines whose send had no final status after a day.
  /// Type: `Count`.
  int get unresolved => decodeField("unresolved", asInteger);

  /// Number of lines not sent because the batch stopped.
  /// Type: `Count`.
  int get unsent => decodeField("unsent", asInteger);

  /// Number of lines that were cancelled.
  /// Type: `Count`.
  int get cancelled => decodeField("cancelled", asInteger);
}

/// Parameters to create a batch. Set either `items` or `csv`.
final class BatchCreate extends SvcObject {
  /// One to be sent.
  BatchCreate({
    List<BatchItemCreate>? items,
    String? csv,
    UnknownColumns? unknownColumns,
    String? title,
    String? smsMessage,
    String? costCenter,
    BatchInvalidChoice? onInvalid,
    bool? reserveCredit,
    BatchInsufficientChoice? onInsufficient,
    String? currency,
    Map<String, String>? metadata,
  }) : super('BatchCreate', plainFields({
          if (items != null) "items": items,
          if (csv != null) "csv": csv,
          if (unknownColumns != null) "unknown_columns": unknownColumns,
          if (title != null) "title": title,
          if (smsMessage != null) "sms_message": smsMessage,
          if (costCenter != null) "cost_center": costCenter,
          if (onInvalid != null) "on_invalid": onInvalid,
          if (reserveCredit != null) "reserve_credit": reserveCredit,
          if (onInsufficient != null) "on_insufficient": onInsufficient,
          if (currency != null) "currency": currency,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  BatchCreate.fromJson(Map<String, Object?> json) : super('BatchCreate', json);

  /// Lines of the batch, 1 to 10,000.
  List<BatchItemCreate>? get items => decodeField("items", orNull(asListOf(asObject(BatchItemCreate.fromJson))));

  /// Lines of the batch as CSV with a header row.
  /// Type: `BatchCsv`.
  String? get csv => decodeField("csv", orNull(asText));

  /// What to do with columns of `csv` that have another name.
  UnknownColumns? get unknownColumns => decodeField("unknown_columns", orNull(asValueOf(UnknownColumns.new)));

  /// Title of the batch, for your own lists.
  /// Type: `Label`.
  String? get title => decodeField("title", orNull(asText));

  /// SMS message for lines that have none of their own.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Cost centre for lines that have none of their own.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// What to do if lines are invalid.
  BatchInvalidChoice? get onInvalid => decodeField("on_invalid", orNull(asValueOf(BatchInvalidChoice.new)));

  /// Whether to reserve the whole cost before the first line is sent.
  bool? get reserveCredit => decodeField("reserve_credit", orNull(asBoolean));

  /// What to do if, without a reservation, your Credit is too low for a line.
  BatchInsufficientChoice? get onInsufficient => decodeField("on_insufficient", orNull(asValueOf(BatchInsufficientChoice.new)));

  /// Currency for lines that set neither a currency nor a product.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Your own key-value data about the batch.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// A batch was created, its lines are checked and its total is known.
final class BatchCreatedEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchCreatedEvent.fromJson(Map<String, Object?> json) : super('BatchCreatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.created`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Your Credit in one currency compared with the cost.
final class BatchCreditCheck extends SvcObject {
  /// One around what was received.
  BatchCreditCheck.fromJson(Map<String, Object?> json) : super('BatchCreditCheck', json);

  /// Whether your Credit is sufficient.
  bool get sufficient => decodeField("sufficient", asBoolean);

  /// Credit available to spend now.
  /// Type: `Money`.
  String get available => decodeField("available", asText);

  /// Credit that the valid lines cost.
  /// Type: `Money`.
  String get required => decodeField("required", asText);
}

/// An event's payload: Batch.
final class BatchEventData extends SvcObject {
  /// One around what was received.
  BatchEventData.fromJson(Map<String, Object?> json) : super('BatchEventData', json);

  /// The Batch with its values at this attempt.
  Batch get object => decodeField("object", asObject(Batch.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// A batch has ended with none of its lines delivered.
final class BatchFailedEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchFailedEvent.fromJson(Map<String, Object?> json) : super('BatchFailedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.failed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One line of a batch.
final class BatchItem extends SvcObject {
  /// One around what was received.
  BatchItem.fromJson(Map<String, Object?> json) : super('BatchItem', json);

  /// Unique identifier of the object.
  /// Type: `BatchItemId`.
  String get id => decodeField("id", asText);

  /// Always `batch_item`.
  String get object => decodeField("object", asText);

  /// Time at which the line was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Batch that the line belongs to.
  /// Type: `BatchId`.
  String get batch => decodeField("batch", asText);

  /// Line number in the batch, starting at 1. A CSV header row is not counted.
  int get line => decodeField("line", asInteger);

  /// Current status. Decide by this; see Lifecycles.
  BatchItemStatus get status => decodeField("status", asValueOf(BatchItemStatus.new));

  /// Send of the line. Null until there is one. Can be expanded.
  Expandable<Send>? get send => decodeField("send", orNull(asExpandable(Send.fromJson)));

  /// Phone number or meter that the line goes to.
  /// Type: `BatchItemTarget`.
  String get target => decodeField("target", asText);

  /// Network that delivers it. Null if unknown.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Face value. Null if it could not be parsed.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Currency of the line. Null if unknown.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Your own reference for the line. Null if not set.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Reason the line was rejected. Null unless it was.
  Failure? get error => decodeField("error", orNull(asObject(Failure.fromJson)));

  /// Reason the send failed. Null unless it failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Power token, masked unless the key has `tokens:read`. Null until available.
  /// Type: `PowerToken`.
  String? get token => decodeField("token", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// One sale of a batch. Set `target` or `recipient`, and `amount` or `bundle_id`. Fields are parsed
/// leniently: an invalid value fails only its line. An unknown field returns 400.
final class BatchItemCreate extends SvcObject {
  /// One to be sent.
  BatchItemCreate({
    String? target,
    String? amount,
    String? bundleId,
    String? type,
    String? product,
    String? currency,
    String? tokenPhone,
    String? tokenEmail,
    String? notifyNumber,
    String? recipient,
    String? name,
    String? clientReference,
    String? costCenter,
    String? smsMessage,
    Map<String, String>? metadata,
  }) : super('BatchItemCreate', plainFields({
          if (target != null) "target": target,
          if (amount != null) "amount": amount,
          if (bundleId != null) "bundle_id": bundleId,
          if (type != null) "type": type,
          if (product != null) "product": product,
          if (currency != null) "currency": currency,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (tokenEmail != null) "token_email": tokenEmail,
          if (notifyNumber != null) "notify_number": notifyNumber,
          if (recipient != null) "recipient": recipient,
          if (name != null) "name": name,
          if (clientReference != null) "client_reference": clientReference,
          if (costCenter != null) "cost_center": costCenter,
          if (smsMessage != null) "sms_message": smsMessage,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  BatchItemCreate.fromJson(Map<String, Object?> json) : super('BatchItemCreate', json);

  /// Mobile number in any Zimbabwean format, or 11-digit meter number. Default: the phone number of
  /// `recipient`, or for power the default meter. Required without `recipient`.
  /// Type: `LineValue`.
  String? get target => decodeField("target", orNull(asText));

  /// Face value that the customer receives. Required without `bundle_id`.
  /// Type: `LineValue`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Bundle to send, `bnd_…`, for data only. Its price is the amount.
  /// Type: `LineValue`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// What to sell: `airtime`, `data` or `power`. Default: derived from the product or target.
  /// Type: `LineValue`.
  String? get type => decodeField("type", orNull(asText));

  /// Product slug. Default: derived from `type` and `currency`.
  /// Type: `LineValue`.
  String? get product => decodeField("product", orNull(asText));

  /// Currency of the line: `USD` or `ZWG`. Default: the batch's currency.
  /// Type: `LineValue`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Phone number that receives the token by SMS. Required for power, unless `recipient` is set in
  /// place of `target`.
  /// Type: `LineValue`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Email address that also receives the token. For power only.
  /// Type: `LineValue`.
  String? get tokenEmail => decodeField("token_email", orNull(asText));

  /// Another phone number to notify by SMS.
  /// Type: `LineValue`.
  String? get notifyNumber => decodeField("notify_number", orNull(asText));

  /// Recipient that the sale is attributed to: `rcp_…`, or `ext:` followed by your own ID.
  /// Type: `LineValue`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Name of the person, for `{name}` and `{first_name}` in the SMS message.
  /// Type: `LineValue`.
  String? get name => decodeField("name", orNull(asText));

  /// Your own reference. Permanently unique in the account, as in `POST /sends`.
  /// Type: `LineValue`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Cost centre to book the sale to: `cc_…`, or `gl:` and its `gl_code`. Default: the batch's.
  /// Type: `LineValue`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// SMS message for this line. Default: the batch's message.
  /// Type: `LineValue`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// One page of a list.
final class BatchItemList extends SvcObject {
  /// One around what was received.
  BatchItemList.fromJson(Map<String, Object?> json) : super('BatchItemList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<BatchItem> get data => decodeField("data", asListOf(asObject(BatchItem.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// One page of a list.
final class BatchList extends SvcObject {
  /// One around what was received.
  BatchList.fromJson(Map<String, Object?> json) : super('BatchList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Batch> get data => decodeField("data", asListOf(asObject(Batch.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A batch has ended with some of its lines delivered and some not.
final class BatchPartiallyCompletedEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchPartiallyCompletedEvent.fromJson(Map<String, Object?> json) : super('BatchPartiallyCompletedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.partially_completed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A preview of a batch, which writes nothing.
final class BatchPreview extends SvcObject {
  /// One around what was received.
  BatchPreview.fromJson(Map<String, Object?> json) : super('BatchPreview', json);

  /// Always `batch_preview`.
  String get object => decodeField("object", asText);

  /// Time at which the check was run.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the check ran in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Whether the batch would be created as it is.
  bool get valid => decodeField("valid", asBoolean);

  /// Number of lines that were checked.
  BatchPreviewCounts get counts => decodeField("counts", asObject(BatchPreviewCounts.fromJson));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Credit that the valid lines would cost.
  Map<String, String> get cost => decodeField("cost", asMapOf(asText));

  /// Whether your Credit is sufficient, by currency.
  Map<String, BatchCreditCheck?> get credit => decodeField("credit", asMapOf(orNull(asObject(BatchCreditCheck.fromJson))));

  /// Whether our stock with the suppliers is sufficient, by network.
  List<ProviderFloat> get providerFloat => decodeField("provider_float", asListOf(asObject(ProviderFloat.fromJson)));

  /// Whether the batch would require approval by an owner or admin.
  bool get requiresApproval => decodeField("requires_approval", asBoolean);

  /// The first 1,000 lines and all invalid lines.
  List<BatchPreviewLine> get lines => decodeField("lines", asListOf(asObject(BatchPreviewLine.fromJson)));

  /// Whether valid lines were omitted from `lines`.
  bool get linesTruncated => decodeField("lines_truncated", asBoolean);
}

/// Number of lines that were checked.
final class BatchPreviewCounts extends SvcObject {
  /// One around what was received.
  BatchPreviewCounts.fromJson(Map<String, Object?> json) : super('BatchPreviewCounts', json);

  /// Total number of lines.
  /// Type: `Count`.
  int get total => decodeField("total", asInteger);

  /// Number of lines that pass all checks.
  /// Type: `Count`.
  int get valid => decodeField("valid", asInteger);

  /// Number of lines that fail a check.
  /// Type: `Count`.
  int get invalid => decodeField("invalid", asInteger);
}

/// The expected outcome of one line.
final class BatchPreviewLine extends SvcObject {
  /// One around what was received.
  BatchPreviewLine.fromJson(Map<String, Object?> json) : super('BatchPreviewLine', json);

  /// Line number in the batch, starting at 1.
  int get line => decodeField("line", asInteger);

  /// Whether the line would be sent.
  bool get valid => decodeField("valid", asBoolean);

  /// Phone number or meter that the line goes to.
  /// Type: `BatchItemTarget`.
  String get target => decodeField("target", asText);

  /// Network that delivers it. Null if unknown.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Product that would be sold. Null if unknown.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Face value. Null if it could not be parsed.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Currency of the line. Null if unknown.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Credit the line would cost. Null if unknown.
  /// Type: `Money`.
  String? get cost => decodeField("cost", orNull(asText));

  /// All errors that prevent the sale.
  List<ErrorDetail> get errors => decodeField("errors", asListOf(asObject(ErrorDetail.fromJson)));

  /// Warnings that do not prevent the sale.
  List<BatchWarning> get warnings => decodeField("warnings", asListOf(asObject(BatchWarning.fromJson)));
}

/// The lines of a batch are being sent.
final class BatchProcessingEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchProcessingEvent.fromJson(Map<String, Object?> json) : super('BatchProcessingEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.processing`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A batch exceeds your threshold and requires the approval of an owner or admin.
final class BatchRequiresApprovalEvent extends SvcObject implements Event {
  /// One around what was received.
  BatchRequiresApprovalEvent.fromJson(Map<String, Object?> json) : super('BatchRequiresApprovalEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `batch.requires_approval`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  BatchEventData get data => decodeField("data", asObject(BatchEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Parameters to retry the failed lines of a batch.
final class BatchRetry extends SvcObject {
  /// One to be sent.
  BatchRetry({
    bool? reserveCredit,
  }) : super('BatchRetry', plainFields({
          if (reserveCredit != null) "reserve_credit": reserveCredit,
        }));

  /// One around what was received.
  BatchRetry.fromJson(Map<String, Object?> json) : super('BatchRetry', json);

  /// Whether to reserve the whole cost before the first line is sent.
  bool? get reserveCredit => decodeField("reserve_credit", orNull(asBoolean));
}

/// A warning about a line. It does not prevent the sale.
final class BatchWarning extends SvcObject {
  /// One around what was received.
  BatchWarning.fromJson(Map<String, Object?> json) : super('BatchWarning', json);

  /// Reason for the warning. Decide by this.
  BatchWarningCode get code => decodeField("code", asValueOf(BatchWarningCode.new));

  /// The warning as a sentence.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);
}

/// A person who owns ten percent or more of the business.
final class BeneficialOwner extends SvcObject {
  /// One to be sent.
  BeneficialOwner({
    required String fullName,
    required String nationalId,
    required String nationality,
    required bool isPep,
    required String shareholdingPercent,
  }) : super('BeneficialOwner', plainFields({
          "full_name": fullName,
          "national_id": nationalId,
          "nationality": nationality,
          "is_pep": isPep,
          "shareholding_percent": shareholdingPercent,
        }));

  /// One around what was received.
  BeneficialOwner.fromJson(Map<String, Object?> json) : super('BeneficialOwner', json);

  /// Full name, as on the identity document.
  /// Type: `Label`.
  String get fullName => decodeField("full_name", asText);

  /// Number of the identity card or passport. Stored encrypted.
  /// Type: `RegistryNumber`.
  String get nationalId => decodeField("national_id", asText);

  /// Nationality, as a two-letter country code.
  /// Type: `CountryCode`.
  String get nationality => decodeField("nationality", asText);

  /// Whether the owner is a politically exposed person.
  bool get isPep => decodeField("is_pep", asBoolean);

  /// Percentage of the business that the person owns.
  /// Type: `Percent`.
  String get shareholdingPercent => decodeField("shareholding_percent", asText);
}

/// A phone number or meter that cannot receive anything.
final class BlockedTarget extends SvcObject {
  /// One around what was received.
  BlockedTarget.fromJson(Map<String, Object?> json) : super('BlockedTarget', json);

  /// Unique identifier of the object.
  /// Type: `BlockedTargetId`.
  String get id => decodeField("id", asText);

  /// Always `blocked_target`.
  String get object => decodeField("object", asText);

  /// Time at which the target was blocked.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Blocked phone number in E.164 format, or meter number.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// Kind of target that is blocked.
  BlockedTargetKind get targetKind => decodeField("target_kind", asValueOf(BlockedTargetKind.new));

  /// Reason for the block. Null if not set.
  /// Type: `Note`.
  String? get reason => decodeField("reason", orNull(asText));

  /// Who blocked the target.
  /// Type: `MakerId`.
  String get createdBy => decodeField("created_by", asText);

  /// Number of requests that were rejected because of this entry.
  /// Type: `Count`.
  int get hits => decodeField("hits", asInteger);

  /// Time at which a request was last rejected. Null if never.
  /// Type: `UnixTime`.
  int? get lastHitAt => decodeField("last_hit_at", orNull(asInteger));
}

/// A phone number or meter to block.
final class BlockedTargetCreate extends SvcObject {
  /// One to be sent.
  BlockedTargetCreate({
    required String target,
    String? reason,
  }) : super('BlockedTargetCreate', plainFields({
          "target": target,
          if (reason != null) "reason": reason,
        }));

  /// One around what was received.
  BlockedTargetCreate.fromJson(Map<String, Object?> json) : super('BlockedTargetCreate', json);

  /// Phone number in any Zimbabwean format, or 11-digit meter number.
  /// Type: `TargetInput`.
  String get target => decodeField("target", asText);

  /// Reason for the block, for your own team.
  /// Type: `Note`.
  String? get reason => decodeField("reason", orNull(asText));
}

/// One page of a list.
final class BlockedTargetList extends SvcObject {
  /// One around what was received.
  BlockedTargetList.fromJson(Map<String, Object?> json) : super('BlockedTargetList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<BlockedTarget> get data => decodeField("data", asListOf(asObject(BlockedTarget.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Budget of the program that would remain after the reward.
final class BudgetAfter extends SvcObject {
  /// One around what was received.
  BudgetAfter.fromJson(Map<String, Object?> json) : super('BudgetAfter', json);

  /// Amount that the program could still give.
  /// Type: `Money`.
  String get remaining => decodeField("remaining", asText);
}

/// A data bundle, sold at a fixed price.
final class Bundle extends SvcObject {
  /// One around what was received.
  Bundle.fromJson(Map<String, Object?> json) : super('Bundle', json);

  /// ID of the bundle.
  /// Type: `BundleId`.
  String get id => decodeField("id", asText);

  /// Always `bundle`.
  String get object => decodeField("object", asText);

  /// Time at which the bundle was added to the catalogue.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the product that the bundle belongs to.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// ID of the network that delivers the bundle.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Name of the bundle.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// What the customer receives, in one sentence.
  /// Type: `Note`.
  String get description => decodeField("description", asText);

  /// Price of the bundle: the face value.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// The currency of `amount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// How long the bundle is valid, in hours. Null if it does not expire.
  int? get validityHours => decodeField("validity_hours", orNull(asInteger));

  /// Data in megabytes. Null if the bundle is not measured in megabytes.
  int? get dataMb => decodeField("data_mb", orNull(asInteger));

  /// Category of the bundle.
  BundleCategory get category => decodeField("category", asValueOf(BundleCategory.new));

  /// Whether the bundle can be sold now.
  bool get available => decodeField("available", asBoolean);

  /// Whether the bundle is simulated for test mode.
  bool get simulated => decodeField("simulated", asBoolean);
}

/// One page of a list.
final class BundleList extends SvcObject {
  /// One around what was received.
  BundleList.fromJson(Map<String, Object?> json) : super('BundleList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Bundle> get data => decodeField("data", asListOf(asObject(Bundle.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
/// 0.01 degrees, about one kilometre. No response includes them.
final class Checkin extends SvcObject {
  /// One around what was received.
  Checkin.fromJson(Map<String, Object?> json) : super('Checkin', json);

  /// The check-in.
  /// Type: `CheckinId`.
  String get id => decodeField("id", asText);

  /// Always `checkin`.
  String get object => decodeField("object", asText);

  /// Time at which the person checked in.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Reward link that was claimed.
  /// Type: `RewardLinkId`.
  String get link => decodeField("link", asText);

  /// Reward that was created. Null if there is none, and for publishable keys.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));

  /// Outcome of the check-in.
  CheckinStatus get status => decodeField("status", asValueOf(CheckinStatus.new));

  /// Distance from the centre of the location, in metres.
  /// Type: `Metres`.
  int get distanceM => decodeField("distance_m", asInteger);

  /// Accuracy of the position, in metres. Null if the phone did not report it.
  /// Type: `Metres`.
  int? get accuracyM => decodeField("accuracy_m", orNull(asInteger));

  /// Rewarded phone number, partially masked. Null for publishable keys.
  /// Type: `MaskedPhone`.
  String? get phoneMasked => decodeField("phone_masked", orNull(asText));

  /// First reason of the review that holds or has rejected the reward. Null if there is none.
  ReviewReason? get reason => decodeField("reason", orNull(asValueOf(ReviewReason.new)));

  /// Whether an attestation of the device was verified. False while no verifier is configured.
  bool get attested => decodeField("attested", asBoolean);
}

/// Parameters to create a check-in.
final class CheckinCreate extends SvcObject {
  /// One to be sent.
  CheckinCreate({
    required String link,
    required double lat,
    required double lng,
    required String phone,
    int? accuracyM,
    String? attestation,
    SendType? choice,
    String? meter,
    String? bundleId,
    String? code,
    String? challengeToken,
    String? challengeAnswer,
  }) : super('CheckinCreate', plainFields({
          "link": link,
          "lat": lat,
          "lng": lng,
          "phone": phone,
          if (accuracyM != null) "accuracy_m": accuracyM,
          if (attestation != null) "attestation": attestation,
          if (choice != null) "choice": choice,
          if (meter != null) "meter": meter,
          if (bundleId != null) "bundle_id": bundleId,
          if (code != null) "code": code,
          if (challengeToken != null) "challenge_token": challengeToken,
          if (challengeAnswer != null) "challenge_answer": challengeAnswer,
        }));

  /// One around what was received.
  CheckinCreate.fromJson(Map<String, Object?> json) : super('CheckinCreate', json);

  /// Claim token of the link: the last part of its URL.
  /// Type: `ClaimToken`.
  String get link => decodeField("link", asText);

  /// Latitude reported by the phone, in degrees.
  /// Type: `Latitude`.
  double get lat => decodeField("lat", asNumber);

  /// Longitude reported by the phone, in degrees.
  /// Type: `Longitude`.
  double get lng => decodeField("lng", asNumber);

  /// Phone number that receives the reward.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Accuracy of the position, in metres. Rejected if larger than the location's radius.
  /// Type: `Metres`.
  int? get accuracyM => decodeField("accuracy_m", orNull(asInteger));

  /// Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
  /// Type: `DeviceAttestation`.
  String? get attestation => decodeField("attestation", orNull(asText));

  /// Reward type the person chose. Required if the link offers more than one.
  SendType? get choice => decodeField("choice", orNull(asValueOf(SendType.new)));

  /// Meter number. For electricity only; the token is sent to `phone` by SMS.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Bundle to send. For data only.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Code sent to `phone` by SMS. Required if the link asks for one.
  /// Type: `ClaimCodeText`.
  String? get code => decodeField("code", orNull(asText));

  /// Token of the challenge that the person solved.
  /// Type: `ChallengeToken`.
  String? get challengeToken => decodeField("challenge_token", orNull(asText));

  /// Answer to the challenge.
  /// Type: `ChallengeAnswer`.
  String? get challengeAnswer => decodeField("challenge_answer", orNull(asText));
}

/// One page of a list.
final class CheckinList extends SvcObject {
  /// One around what was received.
  CheckinList.fromJson(Map<String, Object?> json) : super('CheckinList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Checkin> get data => decodeField("data", asListOf(asObject(Checkin.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Credit that you received instead of a delivery.
final class CheckoutCredited extends SvcObject {
  /// One around what was received.
  CheckoutCredited.fromJson(Map<String, Object?> json) : super('CheckoutCredited', json);

  /// Amount added: the face value.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Credit transaction of the amount.
  /// Type: `TransactionId`.
  String get creditTransaction => decodeField("credit_transaction", asText);
}

/// The payment of a customer.
final class CheckoutPayment extends SvcObject {
  /// One around what was received.
  CheckoutPayment.fromJson(Map<String, Object?> json) : super('CheckoutPayment', json);

  /// Payment method the customer used.
  CheckoutPaymentMethod get method => decodeField("method", asValueOf(CheckoutPaymentMethod.new));

  /// Brand of the card or wallet. Null if unknown.
  String? get brand => decodeField("brand", orNull(asText));

  /// Last four digits of the card or wallet number. Null if unknown.
  String? get last4 => decodeField("last4", orNull(asText));

  /// Time at which the payment was made.
  /// Type: `UnixTime`.
  int get paidAt => decodeField("paid_at", asInteger);

  /// Reference of the payment provider, to quote to its support.
  String get reference => decodeField("reference", asText);
}

/// The most recent failed payment attempt.
final class CheckoutPaymentError extends SvcObject {
  /// One around what was received.
  CheckoutPaymentError.fromJson(Map<String, Object?> json) : super('CheckoutPaymentError', json);

  /// Reason the payment failed. Decide by this.
  CheckoutPaymentErrorCode get code => decodeField("code", asValueOf(CheckoutPaymentErrorCode.new));

  /// Reason the payment failed, as a sentence for the customer.
  /// Type: `Note`.
  String get message => decodeField("message", asText);
}

/// The review of a session by our staff.
final class CheckoutReview extends SvcObject {
  /// One around what was received.
  CheckoutReview.fromJson(Map<String, Object?> json) : super('CheckoutReview', json);

  /// Reason for the review.
  CheckoutReviewReason get reason => decodeField("reason", asValueOf(CheckoutReviewReason.new));

  /// Time at which the review was opened.
  /// Type: `UnixTime`.
  int get openedAt => decodeField("opened_at", asInteger);

  /// Outcome of the review. Null while it is open.
  CheckoutReviewResolution? get resolution => decodeField("resolution", orNull(asValueOf(CheckoutReviewResolution.new)));
}

/// A sale that your customer pays by card on our payment page.
final class CheckoutSession extends SvcObject implements EventObject {
  /// One around what was received.
  CheckoutSession.fromJson(Map<String, Object?> json) : super('CheckoutSession', json);

  /// Unique identifier of the object.
  /// Type: `CheckoutSessionId`.
  String get id => decodeField("id", asText);

  /// Always `checkout_session`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  CheckoutSessionStatus get status => decodeField("status", asValueOf(CheckoutSessionStatus.new));

  /// Signed URL of the payment page to send the customer to. Needs no key. The page accepts payment
  /// until `expires_at`, then shows how the session ended. Every retrieval returns the same URL.
  /// Type: `WebUrl`.
  String get url => decodeField("url", asText);

  /// Type of the purchase.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// Product that is sold.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// Network that delivers the purchase.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Phone number in E.164 format, or meter number.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// Face value that the customer receives.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Card fee that the customer pays in addition to `amount`.
  /// Type: `Money`.
  String get cardFee => decodeField("card_fee", asText);

  /// Total amount the customer pays.
  /// Type: `Money`.
  String get total => decodeField("total", asText);

  /// Data bundle that is sold. Null for airtime and power.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Phone number that receives the power token by SMS. Null for airtime and data.
  /// Type: `Phone`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Phone number of the customer, for messages about the payment. Null if not set.
  /// Type: `Phone`.
  String? get customerPhone => decodeField("customer_phone", orNull(asText));

  /// Meter as confirmed by the utility. Null for airtime and data.
  Meter? get meter => decodeField("meter", orNull(asObject(Meter.fromJson)));

  /// URL the customer returns to after paying.
  /// Type: `CheckoutReturnUrl`.
  String get successUrl => decodeField("success_url", asText);

  /// URL the customer returns to without paying.
  /// Type: `CheckoutReturnUrl`.
  String get cancelUrl => decodeField("cancel_url", asText);

  /// Your own reference for the order. Null if not set.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Most recent send of the session. Null until it is paid. Can be expanded.
  Expandable<Send>? get send => decodeField("send", orNull(asExpandable(Send.fromJson)));

  /// All sends of the session, oldest first.
  List<String> get sends => decodeField("sends", asListOf(asText));

  /// The customer's payment. Null until the session is paid.
  CheckoutPayment? get payment => decodeField("payment", orNull(asObject(CheckoutPayment.fromJson)));

  /// Most recent failed payment attempt. Null if none failed or a later one succeeded.
  CheckoutPaymentError? get lastPaymentError => decodeField("last_payment_error", orNull(asObject(CheckoutPaymentError.fromJson)));

  /// Review by our staff. Null if none was needed.
  CheckoutReview? get review => decodeField("review", orNull(asObject(CheckoutReview.fromJson)));

  /// Credit that you received instead of a delivery. Null if there was none.
  CheckoutCredited? get credited => decodeField("credited", orNull(asObject(CheckoutCredited.fromJson)));

  /// Time at which the session expires if not paid: after one hour.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// Time at which the session was paid. Null until then.
  /// Type: `UnixTime`.
  int? get paidAt => decodeField("paid_at", orNull(asInteger));

  /// Time at which the purchase was delivered. Null until then.
  /// Type: `UnixTime`.
  int? get fulfilledAt => decodeField("fulfilled_at", orNull(asInteger));

  /// SMS message to the customer, with merge fields filled in. Null for our standard message.
  /// Type: `SmsText`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create a checkout session.
final class CheckoutSessionCreate extends SvcObject {
  /// One to be sent.
  CheckoutSessionCreate({
    required String target,
    required String amount,
    required String successUrl,
    required String cancelUrl,
    SendType? type,
    String? product,
    String? currency,
    String? bundleId,
    String? tokenPhone,
    String? customerPhone,
    String? clientReference,
    Map<String, String>? metadata,
    String? smsMessage,
  }) : super('CheckoutSessionCreate', plainFields({
          "target": target,
          "amount": amount,
          "success_url": successUrl,
          "cancel_url": cancelUrl,
          if (type != null) "type": type,
          if (product != null) "product": product,
          if (currency != null) "currency": currency,
          if (bundleId != null) "bundle_id": bundleId,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (customerPhone != null) "customer_phone": customerPhone,
          if (clientReference != null) "client_reference": clientReference,
          if (metadata != null) "metadata": metadata,
          if (smsMessage != null) "sms_message": smsMessage,
        }));

  /// One around what was received.
  CheckoutSessionCreate.fromJson(Map<String, Object?> json) : super('CheckoutSessionCreate', json);

  /// What to sell. Default: derived from the product or target.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Mobile number in any Zimbabwean format, or 11-digit meter number.
  /// Type: `TargetInput`.
  String get target => decodeField("target", asText);

  /// Face value that the customer receives. The card fee is added to it.
  /// Type: `MoneyInput`.
  String get amount => decodeField("amount", asText);

  /// Three-letter currency code. There is no default: set this or `product`.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Bundle to send. For data only.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Phone number that receives the token by SMS. Required for power.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Phone number of the customer, for messages about the payment.
  /// Type: `PhoneInput`.
  String? get customerPhone => decodeField("customer_phone", orNull(asText));

  /// URL the customer returns to after paying. May contain `{CHECKOUT_SESSION_ID}`.
  /// Type: `CheckoutReturnUrl`.
  String get successUrl => decodeField("success_url", asText);

  /// URL the customer returns to without paying. May contain `{CHECKOUT_SESSION_ID}`.
  /// Type: `CheckoutReturnUrl`.
  String get cancelUrl => decodeField("cancel_url", asText);

  /// Your own reference, such as the order number. Permanently unique in the account; reusing one
  /// returns its existing session.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));

  /// Custom SMS message to the customer. Default: our standard message.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));
}

/// Nothing was delivered, and the face value was added to your Credit.
final class CheckoutSessionCreditedEvent extends SvcObject implements Event {
  /// One around what was received.
  CheckoutSessionCreditedEvent.fromJson(Map<String, Object?> json) : super('CheckoutSessionCreditedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `checkout.session.credited`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CheckoutSessionEventData get data => decodeField("data", asObject(CheckoutSessionEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: CheckoutSession.
final class CheckoutSessionEventData extends SvcObject {
  /// One around what was received.
  CheckoutSessionEventData.fromJson(Map<String, Object?> json) : super('CheckoutSessionEventData', json);

  /// The CheckoutSession with its values at this attempt.
  CheckoutSession get object => decodeField("object", asObject(CheckoutSession.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// A session was not paid in time, or was ended. A late payment makes it `paid`.
final class CheckoutSessionExpiredEvent extends SvcObject implements Event {
  /// One around what was received.
  CheckoutSessionExpiredEvent.fromJson(Map<String, Object?> json) : super('CheckoutSessionExpiredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `checkout.session.expired`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CheckoutSessionEventData get data => decodeField("data", asObject(CheckoutSessionEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// What a customer paid for was delivered.
final class CheckoutSessionFulfilledEvent extends SvcObject implements Event {
  /// One around what was received.
  CheckoutSessionFulfilledEvent.fromJson(Map<String, Object?> json) : super('CheckoutSessionFulfilledEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `checkout.session.fulfilled`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CheckoutSessionEventData get data => decodeField("data", asObject(CheckoutSessionEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One page of a list.
final class CheckoutSessionList extends SvcObject {
  /// One around what was received.
  CheckoutSessionList.fromJson(Map<String, Object?> json) : super('CheckoutSessionList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<CheckoutSession> get data => decodeField("data", asListOf(asObject(CheckoutSession.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A checkout session was paid, and its send is being delivered.
final class CheckoutSessionPaidEvent extends SvcObject implements Event {
  /// One around what was received.
  CheckoutSessionPaidEvent.fromJson(Map<String, Object?> json) : super('CheckoutSessionPaidEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `checkout.session.paid`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CheckoutSessionEventData get data => decodeField("data", asObject(CheckoutSessionEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A new send was created to replace one that failed.
final class CheckoutSessionResentEvent extends SvcObject implements Event {
  /// One around what was received.
  CheckoutSessionResentEvent.fromJson(Map<String, Object?> json) : super('CheckoutSessionResentEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `checkout.session.resent`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CheckoutSessionEventData get data => decodeField("data", asObject(CheckoutSessionEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A data bundle that the person can choose.
final class ClaimBundle extends SvcObject {
  /// One around what was received.
  ClaimBundle.fromJson(Map<String, Object?> json) : super('ClaimBundle', json);

  /// Unique identifier of the object.
  /// Type: `BundleId`.
  String get id => decodeField("id", asText);

  /// Network whose numbers can receive the bundle.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Name of the bundle, to show the person.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Price of the bundle. Never more than the reward.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);
}

/// A challenge that keeps bots from claiming. Show either the question or the widget.
final class ClaimChallenge extends SvcObject {
  /// One around what was received.
  ClaimChallenge.fromJson(Map<String, Object?> json) : super('ClaimChallenge', json);

  /// Token to send back with the answer.
  /// Type: `ChallengeToken`.
  String get token => decodeField("token", asText);

  /// Question to show the person. Null if a widget is used instead.
  /// Type: `Note`.
  String? get question => decodeField("question", orNull(asText));

  /// Site key of the widget to show. Null if a question is used instead.
  String? get siteKey => decodeField("site_key", orNull(asText));
}

/// A reward that the person can choose.
final class ClaimChoice extends SvcObject {
  /// One around what was received.
  ClaimChoice.fromJson(Map<String, Object?> json) : super('ClaimChoice', json);

  /// Type of the reward.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// Bundles that the reward can buy. Empty unless the type is data.
  List<ClaimBundle> get bundles => decodeField("bundles", asListOf(asObject(ClaimBundle.fromJson)));
}

/// Confirms that a claim code was sent, provided the number is allowed to claim the link.
final class ClaimCode extends SvcObject {
  /// One around what was received.
  ClaimCode.fromJson(Map<String, Object?> json) : super('ClaimCode', json);

  /// Always `claim_code`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always true, whether or not the number is allowed to claim.
  bool get sent => decodeField("sent", asBoolean);

  /// Phone number the code was sent to, partially masked.
  /// Type: `MaskedPhone`.
  String get toMasked => decodeField("to_masked", asText);

  /// Number of seconds for which the code is valid.
  /// Type: `Seconds`.
  int get expiresIn => decodeField("expires_in", asInteger);

  /// Number of seconds before another code can be requested.
  /// Type: `Seconds`.
  int get resendIn => decodeField("resend_in", asInteger);
}

/// Parameters to request a claim code.
final class ClaimCodeCreate extends SvcObject {
  /// One to be sent.
  ClaimCodeCreate({
    required String phone,
    String? challengeToken,
    String? challengeAnswer,
  }) : super('ClaimCodeCreate', plainFields({
          "phone": phone,
          if (challengeToken != null) "challenge_token": challengeToken,
          if (challengeAnswer != null) "challenge_answer": challengeAnswer,
        }));

  /// One around what was received.
  ClaimCodeCreate.fromJson(Map<String, Object?> json) : super('ClaimCodeCreate', json);

  /// Phone number that will receive the reward.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Token of the challenge that the person solved.
  /// Type: `ChallengeToken`.
  String? get challengeToken => decodeField("challenge_token", orNull(asText));

  /// Answer to the challenge.
  /// Type: `ChallengeAnswer`.
  String? get challengeAnswer => decodeField("challenge_answer", orNull(asText));
}

/// Parameters to claim a link.
final class ClaimCreate extends SvcObject {
  /// One to be sent.
  ClaimCreate({
    required String phone,
    SendType? choice,
    String? meter,
    String? bundleId,
    String? code,
    String? challengeToken,
    String? challengeAnswer,
  }) : super('ClaimCreate', plainFields({
          "phone": phone,
          if (choice != null) "choice": choice,
          if (meter != null) "meter": meter,
          if (bundleId != null) "bundle_id": bundleId,
          if (code != null) "code": code,
          if (challengeToken != null) "challenge_token": challengeToken,
          if (challengeAnswer != null) "challenge_answer": challengeAnswer,
        }));

  /// One around what was received.
  ClaimCreate.fromJson(Map<String, Object?> json) : super('ClaimCreate', json);

  /// Phone number that receives the reward.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Reward type the person chose. Required if the link offers more than one.
  SendType? get choice => decodeField("choice", orNull(asValueOf(SendType.new)));

  /// Meter number. For electricity only; the token is sent to `phone` by SMS.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Bundle to send. For data only.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Code sent to `phone` by SMS. Required if listed in `requires`.
  /// Type: `ClaimCodeText`.
  String? get code => decodeField("code", orNull(asText));

  /// Token of the challenge that the person solved.
  /// Type: `ChallengeToken`.
  String? get challengeToken => decodeField("challenge_token", orNull(asText));

  /// Answer to the challenge.
  /// Type: `ChallengeAnswer`.
  String? get challengeAnswer => decodeField("challenge_answer", orNull(asText));
}

/// The outcome of a claim.
final class ClaimResult extends SvcObject {
  /// One around what was received.
  ClaimResult.fromJson(Map<String, Object?> json) : super('ClaimResult', json);

  /// Progress of the claimed reward.
  ClaimResultStatus get status => decodeField("status", asValueOf(ClaimResultStatus.new));

  /// Message about the outcome to show the person.
  /// Type: `Note`.
  String get message => decodeField("message", asText);
}

/// Something that a person completed. Set either `completion_id` or its alias `ref`.
final class CompletionCreate extends SvcObject {
  /// One to be sent.
  CompletionCreate({
    String? completionId,
    String? ref,
    TextOr<RewardRecipientPerson>? recipient,
    String? phone,
    String? target,
    String? meter,
    String? tokenPhone,
    String? amount,
    Map<String, String>? metadata,
  }) : super('CompletionCreate', plainFields({
          if (completionId != null) "completion_id": completionId,
          if (ref != null) "ref": ref,
          if (recipient != null) "recipient": recipient,
          if (phone != null) "phone": phone,
          if (target != null) "target": target,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (amount != null) "amount": amount,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  CompletionCreate.fromJson(Map<String, Object?> json) : super('CompletionCreate', json);

  /// Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
  /// Type: `CompletionId`.
  String? get completionId => decodeField("completion_id", orNull(asText));

  /// Alias of `completion_id`, for form tools that send `ref`.
  /// Type: `CompletionId`.
  String? get ref => decodeField("ref", orNull(asText));

  /// Recipient of the reward. Default: derived from `phone`.
  TextOr<RewardRecipientPerson>? get recipient => decodeField("recipient", orNull(asTextOr(RewardRecipientPerson.fromJson)));

  /// Phone number of the person. Default: the recipient's number.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Phone number or meter that receives the reward, if different from the person's number. Becomes
  /// the reward's `target`.
  /// Type: `TargetInput`.
  String? get target => decodeField("target", orNull(asText));

  /// Meter number, for electricity rewards only.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the electricity token by SMS. Default: `phone`.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Face value of the reward. Default: the program's `default_amount`.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Your own key-value data about the completion.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// The person our staff contact about the application.
final class ContactPerson extends SvcObject {
  /// One around what was received.
  ContactPerson.fromJson(Map<String, Object?> json) : super('ContactPerson', json);

  /// Full name of the contact.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Position in the business.
  /// Type: `Label`.
  String get role => decodeField("role", asText);

  /// Email address of the contact.
  /// Type: `Email`.
  String get email => decodeField("email", asText);

  /// Phone number of the contact.
  /// Type: `E164`.
  String get phone => decodeField("phone", asText);
}

/// The person our staff contact about the application.
final class ContactPersonInput extends SvcObject {
  /// One to be sent.
  ContactPersonInput({
    required String name,
    required String role,
    required String email,
    required String phone,
  }) : super('ContactPersonInput', plainFields({
          "name": name,
          "role": role,
          "email": email,
          "phone": phone,
        }));

  /// One around what was received.
  ContactPersonInput.fromJson(Map<String, Object?> json) : super('ContactPersonInput', json);

  /// Full name of the contact.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Position in the business.
  /// Type: `Label`.
  String get role => decodeField("role", asText);

  /// Email address of the contact.
  /// Type: `Email`.
  String get email => decodeField("email", asText);

  /// Phone number of the contact.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);
}

/// A department, branch or project that sends are booked to.
final class CostCenter extends SvcObject {
  /// One around what was received.
  CostCenter.fromJson(Map<String, Object?> json) : super('CostCenter', json);

  /// Unique identifier of the object.
  /// Type: `CostCenterId`.
  String get id => decodeField("id", asText);

  /// Always `cost_center`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the cost centre.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Code in your accounting system, unique in the account. Null if not set.
  /// Type: `GlCode`.
  String? get glCode => decodeField("gl_code", orNull(asText));

  /// Currency of the budget.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Budget per calendar month in Harare. Null if there is none.
  /// Type: `Money`.
  String? get monthlyBudget => decodeField("monthly_budget", orNull(asText));

  /// Whether sends can be booked to it. An archived cost centre keeps its past sends.
  bool get isActive => decodeField("is_active", asBoolean);

  /// Face value of this month's sends, excluding those whose Credit was returned.
  /// Type: `Money`.
  String get spentThisMonth => decodeField("spent_this_month", asText);

  /// Remaining budget this month, negative if exceeded. Null if there is no budget.
  /// Type: `SignedMoney`.
  String? get remaining => decodeField("remaining", orNull(asText));

  /// Number of recipients that belong to it.
  /// Type: `Count`.
  int get peopleCount => decodeField("people_count", asInteger);

  /// Your own key-value data about the cost centre.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create a cost centre.
final class CostCenterCreate extends SvcObject {
  /// One to be sent.
  CostCenterCreate({
    required String name,
    required String currency,
    String? glCode,
    String? monthlyBudget,
    bool? isActive,
    Map<String, String>? metadata,
  }) : super('CostCenterCreate', plainFields({
          "name": name,
          "currency": currency,
          if (glCode != null) "gl_code": glCode,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (isActive != null) "is_active": isActive,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  CostCenterCreate.fromJson(Map<String, Object?> json) : super('CostCenterCreate', json);

  /// Name of the cost centre.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Code in your accounting system, unique in the account.
  /// Type: `GlCode`.
  String? get glCode => decodeField("gl_code", orNull(asText));

  /// Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
  /// Type: `MoneyInput`.
  String? get monthlyBudget => decodeField("monthly_budget", orNull(asText));

  /// Currency of the budget. Required; there is no default.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);

  /// Whether sends can be booked to it.
  bool? get isActive => decodeField("is_active", orNull(asBoolean));

  /// Your own key-value data about the cost centre.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// One page of a list.
final class CostCenterList extends SvcObject {
  /// One around what was received.
  CostCenterList.fromJson(Map<String, Object?> json) : super('CostCenterList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<CostCenter> get data => decodeField("data", asListOf(asObject(CostCenter.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Changes to a cost centre. Omitted fields keep their value.
final class CostCenterUpdate extends SvcObject {
  /// One to be sent.
  CostCenterUpdate({
    String? name,
    Nullable<String>? glCode,
    Nullable<String>? monthlyBudget,
    String? currency,
    bool? isActive,
    Nullable<Map<String, String?>>? metadata,
  }) : super('CostCenterUpdate', plainFields({
          if (name != null) "name": name,
          if (glCode != null) "gl_code": glCode,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (currency != null) "currency": currency,
          if (isActive != null) "is_active": isActive,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  CostCenterUpdate.fromJson(Map<String, Object?> json) : super('CostCenterUpdate', json);

  /// Name of the cost centre.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Code in your accounting system. Null removes it.
  /// Type: `GlCode`.
  String? get glCode => decodeField("gl_code", orNull(asText));

  /// Budget per calendar month in Harare. Null removes it.
  /// Type: `MoneyInput`.
  String? get monthlyBudget => decodeField("monthly_budget", orNull(asText));

  /// Currency of the budget. Can change only until something is booked to it.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Whether sends can be booked to it. `false` archives it.
  bool? get isActive => decodeField("is_active", orNull(asBoolean));

  /// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// Filters by time of creation. Bounds can be combined.
final class CreatedFilter extends SvcObject {
  /// One to be sent.
  CreatedFilter({
    String? gte,
    String? lte,
    String? gt,
    String? lt,
  }) : super('CreatedFilter', plainFields({
          if (gte != null) "gte": gte,
          if (lte != null) "lte": lte,
          if (gt != null) "gt": gt,
          if (lt != null) "lt": lt,
        }));

  /// One around what was received.
  CreatedFilter.fromJson(Map<String, Object?> json) : super('CreatedFilter', json);

  /// Created at this time or later.
  /// Type: `TimeFilter`.
  String? get gte => decodeField("gte", orNull(asText));

  /// Created at this time or earlier.
  /// Type: `TimeFilter`.
  String? get lte => decodeField("lte", orNull(asText));

  /// Created later than this time.
  /// Type: `TimeFilter`.
  String? get gt => decodeField("gt", orNull(asText));

  /// Created earlier than this time.
  /// Type: `TimeFilter`.
  String? get lt => decodeField("lt", orNull(asText));
}

/// Your prepaid Credit, one balance for each currency, with no exchange between them.
final class Credit extends SvcObject implements EventObject {
  /// One around what was received.
  Credit.fromJson(Map<String, Object?> json) : super('Credit', json);

  /// Always `credit`.
  String get object => decodeField("object", asText);

  /// Time of this response.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Balance in United States dollars.
  CreditBalance get usd => decodeField("USD", asObject(CreditBalance.fromJson));

  /// Balance in Zimbabwe Gold.
  CreditBalance get zwg => decodeField("ZWG", asObject(CreditBalance.fromJson));

  /// Time at which the balances were read.
  /// Type: `UnixTime`.
  int get asOf => decodeField("as_of", asInteger);
}

/// Our staff corrected your Credit with this transaction.
final class CreditAdjustedEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditAdjustedEvent.fromJson(Map<String, Object?> json) : super('CreditAdjustedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.adjusted`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CreditTransactionEventData get data => decodeField("data", asObject(CreditTransactionEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Credit that would remain after the sale.
final class CreditAfter extends SvcObject {
  /// One around what was received.
  CreditAfter.fromJson(Map<String, Object?> json) : super('CreditAfter', json);

  /// Available Credit in the currency of the sale.
  /// Type: `Money`.
  String get available => decodeField("available", asText);
}

/// Alerts about your Credit.
final class CreditAlerts extends SvcObject {
  /// One around what was received.
  CreditAlerts.fromJson(Map<String, Object?> json) : super('CreditAlerts', json);

  /// Always `credit_alerts`.
  String get object => decodeField("object", asText);

  /// Time of this response.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Available Credit below which you receive an alert. Null for no alert.
  Map<String, String?> get lowBalance => decodeField("low_balance", asMapOf(orNull(asText)));

  /// Whether upcoming schedules are compared with your Credit.
  bool get shortfallProjection => decodeField("shortfall_projection", asBoolean);

  /// Number of days of schedules to compare.
  /// Type: `ShortfallDays`.
  int get shortfallDays => decodeField("shortfall_days", asInteger);

  /// Channels by which you receive alerts.
  List<AlertChannel> get channels => decodeField("channels", asListOf(asValueOf(AlertChannel.new)));

  /// Recipients of alerts by email and text message.
  AlertRecipients get recipients => decodeField("recipients", asObject(AlertRecipients.fromJson));

  /// Time at which the last low-balance alert fired.
  Map<String, int?> get lastFired => decodeField("last_fired", asMapOf(orNull(asInteger)));
}

/// New alerts about your Credit. Omitted fields return to their defaults.
final class CreditAlertsUpdate extends SvcObject {
  /// One to be sent.
  CreditAlertsUpdate({
    Map<String, String?>? lowBalance,
    bool? shortfallProjection,
    int? shortfallDays,
    List<AlertChannel>? channels,
  }) : super('CreditAlertsUpdate', plainFields({
          if (lowBalance != null) "low_balance": lowBalance,
          if (shortfallProjection != null) "shortfall_projection": shortfallProjection,
          if (shortfallDays != null) "shortfall_days": shortfallDays,
          if (channels != null) "channels": channels,
        }));

  /// One around what was received.
  CreditAlertsUpdate.fromJson(Map<String, Object?> json) : super('CreditAlertsUpdate', json);

  /// Available Credit below which you receive an alert. Omitted currencies have no alert.
  Map<String, String?>? get lowBalance => decodeField("low_balance", orNull(asMapOf(orNull(asText))));

  /// Whether to compare upcoming schedules with your Credit.
  bool? get shortfallProjection => decodeField("shortfall_projection", orNull(asBoolean));

  /// Number of days of schedules to compare.
  /// Type: `ShortfallDays`.
  int? get shortfallDays => decodeField("shortfall_days", orNull(asInteger));

  /// Channels by which you receive alerts. Default: `webhook`.
  List<AlertChannel>? get channels => decodeField("channels", orNull(asListOf(asValueOf(AlertChannel.new))));
}

/// Credit balance in one currency.
final class CreditBalance extends SvcObject {
  /// One around what was received.
  CreditBalance.fromJson(Map<String, Object?> json) : super('CreditBalance', json);

  /// Credit that can be spent now.
  /// Type: `Money`.
  String get available => decodeField("available", asText);

  /// Credit reserved for batches and programs.
  /// Type: `Money`.
  String get reserved => decodeField("reserved", asText);

  /// Sum of `available` and `reserved`.
  /// Type: `Money`.
  String get total => decodeField("total", asText);

  /// Credit charged for sends that have not ended. Not included in `total`.
  /// Type: `Money`.
  String get inFlight => decodeField("in_flight", asText);

  /// Time of the last top-up.
  /// Type: `UnixTime`.
  int? get lastTopupAt => decodeField("last_topup_at", orNull(asInteger));
}

/// Balances after a transaction.
final class CreditBalanceAfter extends SvcObject {
  /// One around what was received.
  CreditBalanceAfter.fromJson(Map<String, Object?> json) : super('CreditBalanceAfter', json);

  /// Available Credit after the transaction.
  /// Type: `Money`.
  String get available => decodeField("available", asText);

  /// Reserved Credit after the transaction.
  /// Type: `Money`.
  String get reserved => decodeField("reserved", asText);
}

/// A sale or reservation took available Credit below the threshold of your alert.
final class CreditBalanceLowEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditBalanceLowEvent.fromJson(Map<String, Object?> json) : super('CreditBalanceLowEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.balance.low`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CreditEventData get data => decodeField("data", asObject(CreditEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: Credit.
final class CreditEventData extends SvcObject {
  /// One around what was received.
  CreditEventData.fromJson(Map<String, Object?> json) : super('CreditEventData', json);

  /// The Credit with its values at this attempt.
  Credit get object => decodeField("object", asObject(Credit.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// Reserved Credit is available again.
final class CreditReleasedEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditReleasedEvent.fromJson(Map<String, Object?> json) : super('CreditReleasedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.released`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CreditReservationEventData get data => decodeField("data", asObject(CreditReservationEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Credit reserved for a batch or program.
final class CreditReservation extends SvcObject implements EventObject {
  /// One around what was received.
  CreditReservation.fromJson(Map<String, Object?> json) : super('CreditReservation', json);

  /// ID of the reservation.
  /// Type: `ReservationId`.
  String get id => decodeField("id", asText);

  /// Always `credit_reservation`.
  String get object => decodeField("object", asText);

  /// Time at which the Credit was reserved.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Currency of the reservation.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Total amount reserved. A program's reservation grows with its budget.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Part of the amount charged for sends.
  /// Type: `Money`.
  String get used => decodeField("used", asText);

  /// Part of the amount made available again.
  /// Type: `Money`.
  String get released => decodeField("released", asText);

  /// Part of the amount still reserved.
  /// Type: `Money`.
  String get remaining => decodeField("remaining", asText);

  /// Current status of the reservation. See Lifecycles.
  CreditReservationStatus get status => decodeField("status", asValueOf(CreditReservationStatus.new));

  /// ID of the batch or program.
  /// Type: `ReservationSourceId`.
  String get source => decodeField("source", asText);

  /// Time at which the remaining Credit is released. Null if none is set.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));
}

/// An event's payload: CreditReservation.
final class CreditReservationEventData extends SvcObject {
  /// One around what was received.
  CreditReservationEventData.fromJson(Map<String, Object?> json) : super('CreditReservationEventData', json);

  /// The CreditReservation with its values at this attempt.
  CreditReservation get object => decodeField("object", asObject(CreditReservation.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class CreditReservationList extends SvcObject {
  /// One around what was received.
  CreditReservationList.fromJson(Map<String, Object?> json) : super('CreditReservationList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<CreditReservation> get data => decodeField("data", asListOf(asObject(CreditReservation.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Credit was reserved for a batch or a program.
final class CreditReservedEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditReservedEvent.fromJson(Map<String, Object?> json) : super('CreditReservedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.reserved`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CreditReservationEventData get data => decodeField("data", asObject(CreditReservationEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Upcoming schedules need more than your Credit; `data.projection` says when.
final class CreditShortfallProjectedEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditShortfallProjectedEvent.fromJson(Map<String, Object?> json) : super('CreditShortfallProjectedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.shortfall.projected`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  CreditEventData get data => decodeField("data", asObject(CreditEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Available Credit below which an alert is sent.
final class CreditThreshold extends SvcObject {
  /// One around what was received.
  CreditThreshold.fromJson(Map<String, Object?> json) : super('CreditThreshold', json);

  /// Currency of the Credit.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Amount below which the alert is sent.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);
}

/// A top-up was not paid in time.
final class CreditTopupExpiredEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditTopupExpiredEvent.fromJson(Map<String, Object?> json) : super('CreditTopupExpiredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.topup.expired`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  TopupEventData get data => decodeField("data", asObject(TopupEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The payment of a top-up failed. `failure_code` says why.
final class CreditTopupFailedEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditTopupFailedEvent.fromJson(Map<String, Object?> json) : super('CreditTopupFailedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.topup.failed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  TopupEventData get data => decodeField("data", asObject(TopupEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A top-up was created and is waiting for its payment.
final class CreditTopupPendingEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditTopupPendingEvent.fromJson(Map<String, Object?> json) : super('CreditTopupPendingEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.topup.pending`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  TopupEventData get data => decodeField("data", asObject(TopupEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The payment of a top-up arrived and was added to your Credit.
final class CreditTopupSucceededEvent extends SvcObject implements Event {
  /// One around what was received.
  CreditTopupSucceededEvent.fromJson(Map<String, Object?> json) : super('CreditTopupSucceededEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `credit.topup.succeeded`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  TopupEventData get data => decodeField("data", asObject(TopupEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A change to your Credit. Transactions never change; errors are corrected by another one.
final class CreditTransaction extends SvcObject implements EventObject {
  /// One around what was received.
  CreditTransaction.fromJson(Map<String, Object?> json) : super('CreditTransaction', json);

  /// ID of the transaction.
  /// Type: `TransactionId`.
  String get id => decodeField("id", asText);

  /// Always `credit_transaction`.
  String get object => decodeField("object", asText);

  /// Time at which the transaction was recorded.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Type of the transaction.
  CreditTransactionType get type => decodeField("type", asValueOf(CreditTransactionType.new));

  /// Currency of the transaction.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Number of the transaction in its currency. A higher number was booked later: `balance_after` is
  /// that of the next lower number in the list, plus `amount` and `reserved_amount`. Numbers have
  /// gaps.
  int get sequence => decodeField("sequence", asInteger);

  /// Change to the available Credit, negative for a charge. All transactions of a currency add up to
  /// `available`.
  /// Type: `SignedMoney`.
  String get amount => decodeField("amount", asText);

  /// Change to the reserved Credit: `0.00` for most transactions, the opposite of `amount` when
  /// Credit is reserved or released, and negative on its own when a batch or program uses its
  /// reservation. All transactions of a currency add up to `reserved`.
  /// Type: `SignedMoney`.
  String get reservedAmount => decodeField("reserved_amount", asText);

  /// Balances after the transaction.
  CreditBalanceAfter get balanceAfter => decodeField("balance_after", asObject(CreditBalanceAfter.fromJson));

  /// ID of the object that caused the transaction, such as a send.
  /// Type: `CreditSourceId`.
  String get source => decodeField("source", asText);

  /// Description of the transaction in words.
  /// Type: `Note`.
  String get description => decodeField("description", asText);

  /// ID of the cost centre that the transaction is charged to.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// ID of the API key that caused the transaction. Null if no key did.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Time at which the transaction takes effect.
  /// Type: `UnixTime`.
  int get effectiveAt => decodeField("effective_at", asInteger);
}

/// An event's payload: CreditTransaction.
final class CreditTransactionEventData extends SvcObject {
  /// One around what was received.
  CreditTransactionEventData.fromJson(Map<String, Object?> json) : super('CreditTransactionEventData', json);

  /// The CreditTransaction with its values at this attempt.
  CreditTransaction get object => decodeField("object", asObject(CreditTransaction.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class CreditTransactionList extends SvcObject {
  /// One around what was received.
  CreditTransactionList.fromJson(Map<String, Object?> json) : super('CreditTransactionList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<CreditTransaction> get data => decodeField("data", asListOf(asObject(CreditTransaction.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// The dealer tier of an account.
final class Dealer extends SvcObject {
  /// One around what was received.
  Dealer.fromJson(Map<String, Object?> json) : super('Dealer', json);

  /// Progress toward the dealer tier.
  DealerStatus get status => decodeField("status", asValueOf(DealerStatus.new));

  /// Discounts by network and currency. Empty without the dealer tier.
  List<DealerDiscount> get discounts => decodeField("discounts", asListOf(asObject(DealerDiscount.fromJson)));

  /// Time at which the dealer tier was approved. Null without it.
  /// Type: `UnixTime`.
  int? get since => decodeField("since", orNull(asInteger));
}

/// An application of a business for dealer pricing.
final class DealerApplication extends SvcObject {
  /// One around what was received.
  DealerApplication.fromJson(Map<String, Object?> json) : super('DealerApplication', json);

  /// Unique identifier of the object.
  /// Type: `DealerApplicationId`.
  String get id => decodeField("id", asText);

  /// Always `dealer_application`.
  String get object => decodeField("object", asText);

  /// Time at which the application was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  DealerApplicationStatus get status => decodeField("status", asValueOf(DealerApplicationStatus.new));

  /// Registered legal name of the business.
  /// Type: `Label`.
  String get legalName => decodeField("legal_name", asText);

  /// Trading name, if different from the legal name. Null if not set.
  /// Type: `Label`.
  String? get tradingName => decodeField("trading_name", orNull(asText));

  /// Company registration number. Null if not set.
  /// Type: `RegistryNumber`.
  String? get registrationNumber => decodeField("registration_number", orNull(asText));

  /// Country of registration, as a two-letter code.
  /// Type: `CountryCode`.
  String get registrationCountry => decodeField("registration_country", asText);

  /// Date the business was registered. Null if not set.
  /// Type: `CalendarDay`.
  String? get incorporatedOn => decodeField("incorporated_on", orNull(asText));

  /// Legal form of the business. Null if not set.
  BusinessType? get businessType => decodeField("business_type", orNull(asValueOf(BusinessType.new)));

  /// Taxpayer identification number (TIN). Null if not set.
  /// Type: `RegistryNumber`.
  String? get taxNumber => decodeField("tax_number", orNull(asText));

  /// VAT number. Null if there is none.
  /// Type: `RegistryNumber`.
  String? get vatNumber => decodeField("vat_number", orNull(asText));

  /// Street address of the business. Null if not set.
  Address? get physicalAddress => decodeField("physical_address", orNull(asObject(Address.fromJson)));

  /// Postal address, if different from the street address. Null if not set.
  Address? get postalAddress => decodeField("postal_address", orNull(asObject(Address.fromJson)));

  /// Person our staff contact about the application. Null if not set.
  ContactPerson? get contact => decodeField("contact", orNull(asObject(ContactPerson.fromJson)));

  /// Directors of the business.
  List<Director> get directors => decodeField("directors", asListOf(asObject(Director.fromJson)));

  /// Other owners of ten percent or more.
  List<BeneficialOwner> get beneficialOwners => decodeField("beneficial_owners", asListOf(asObject(BeneficialOwner.fromJson)));

  /// Expected monthly sales, at face value.
  Map<String, String?> get expectedMonthlyVolume => decodeField("expected_monthly_volume", asMapOf(orNull(asText)));

  /// Networks that the business wants to sell.
  List<String> get networks => decodeField("networks", asListOf(asText));

  /// Channels through which the business reaches its customers.
  List<SalesChannel> get channels => decodeField("channels", asListOf(asValueOf(SalesChannel.new)));

  /// Bank account of the business. Null if not set.
  DealerBank? get bank => decodeField("bank", orNull(asObject(DealerBank.fromJson)));

  /// Supporting documents, uploaded with `POST /documents`.
  DealerDocuments get documents => decodeField("documents", asObject(DealerDocuments.fromJson));

  /// Declarations of the business.
  DealerDeclarations get declarations => decodeField("declarations", asObject(DealerDeclarations.fromJson));

  /// Required fields that are still missing. Empty when the application can be submitted.
  List<String> get missing => decodeField("missing", asListOf(asText));

  /// Time at which it was last submitted. Null if it never was.
  /// Type: `UnixTime`.
  int? get submittedAt => decodeField("submitted_at", orNull(asInteger));

  /// Time at which our staff decided. Null until then.
  /// Type: `UnixTime`.
  int? get decidedAt => decodeField("decided_at", orNull(asInteger));

  /// Note from our staff about the decision. Null if there is none.
  /// Type: `Note`.
  String? get decisionNote => decodeField("decision_note", orNull(asText));

  /// Discounts on the face value. Empty until approved.
  List<DealerDiscount> get discounts => decodeField("discounts", asListOf(asObject(DealerDiscount.fromJson)));

  /// Messages from reviewers, oldest first.
  List<ReviewerMessage> get reviewerMessages => decodeField("reviewer_messages", asListOf(asObject(ReviewerMessage.fromJson)));

  /// Your own key-value data about the application.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create an application. Fields you omit can be added later, before it is submitted.
final class DealerApplicationCreate extends SvcObject {
  /// One to be sent.
  DealerApplicationCreate({
    required String legalName,
    String? tradingName,
    String? registrationNumber,
    String? registrationCountry,
    String? incorporatedOn,
    BusinessType? businessType,
    String? taxNumber,
    String? vatNumber,
    AddressInput? physicalAddress,
    AddressInput? postalAddress,
    ContactPersonInput? contact,
    List<Director>? directors,
    List<BeneficialOwner>? beneficialOwners,
    Map<String, String?>? expectedMonthlyVolume,
    List<String>? networks,
    List<SalesChannel>? channels,
    DealerBankInput? bank,
    DealerDocumentsInput? documents,
    DealerDeclarations? declarations,
    Map<String, String>? metadata,
  }) : super('DealerApplicationCreate', plainFields({
          "legal_name": legalName,
          if (tradingName != null) "trading_name": tradingName,
          if (registrationNumber != null) "registration_number": registrationNumber,
          if (registrationCountry != null) "registration_country": registrationCountry,
          if (incorporatedOn != null) "incorporated_on": incorporatedOn,
          if (businessType != null) "business_type": businessType,
          if (taxNumber != null) "tax_number": taxNumber,
          if (vatNumber != null) "vat_number": vatNumber,
          if (physicalAddress != null) "physical_address": physicalAddress,
          if (postalAddress != null) "postal_address": postalAddress,
          if (contact != null) "contact": contact,
          if (directors != null) "directors": directors,
          if (beneficialOwners != null) "beneficial_owners": beneficialOwners,
          if (expectedMonthlyVolume != null) "expected_monthly_volume": expectedMonthlyVolume,
          if (networks != null) "networks": networks,
          if (channels != null) "channels": channels,
          if (bank != null) "bank": bank,
          if (documents != null) "documents": documents,
          if (declarations != null) "declarations": declarations,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  DealerApplicationCreate.fromJson(Map<String, Object?> json) : super('DealerApplicationCreate', json);

  /// Registered legal name of the business.
  /// Type: `Label`.
  String get legalName => decodeField("legal_name", asText);

  /// Trading name, if different from the legal name.
  /// Type: `Label`.
  String? get tradingName => decodeField("trading_name", orNull(asText));

  /// Number in the register of companies.
  /// Type: `RegistryNumber`.
  String? get registrationNumber => decodeField("registration_number", orNull(asText));

  /// Country of registration, as a two-letter code. Default: `ZW`.
  /// Type: `CountryCode`.
  String? get registrationCountry => decodeField("registration_country", orNull(asText));

  /// Date the business was registered.
  /// Type: `CalendarDay`.
  String? get incorporatedOn => decodeField("incorporated_on", orNull(asText));

  /// Legal form of the business.
  BusinessType? get businessType => decodeField("business_type", orNull(asValueOf(BusinessType.new)));

  /// Taxpayer identification number (TIN).
  /// Type: `RegistryNumber`.
  String? get taxNumber => decodeField("tax_number", orNull(asText));

  /// VAT number, if there is one.
  /// Type: `RegistryNumber`.
  String? get vatNumber => decodeField("vat_number", orNull(asText));

  /// Street address of the business.
  AddressInput? get physicalAddress => decodeField("physical_address", orNull(asObject(AddressInput.fromJson)));

  /// Postal address, if different from the street address.
  AddressInput? get postalAddress => decodeField("postal_address", orNull(asObject(AddressInput.fromJson)));

  /// Person our staff contact about the application.
  ContactPersonInput? get contact => decodeField("contact", orNull(asObject(ContactPersonInput.fromJson)));

  /// Directors of the business. Replaces the whole list.
  List<Director>? get directors => decodeField("directors", orNull(asListOf(asObject(Director.fromJson))));

  /// Other owners of ten percent or more. Replaces the whole list.
  List<BeneficialOwner>? get beneficialOwners => decodeField("beneficial_owners", orNull(asListOf(asObject(BeneficialOwner.fromJson))));

  /// Expected monthly sales, at face value.
  Map<String, String?>? get expectedMonthlyVolume => decodeField("expected_monthly_volume", orNull(asMapOf(orNull(asText))));

  /// Networks that the business wants to sell. Replaces the whole list.
  List<String>? get networks => decodeField("networks", orNull(asListOf(asText)));

  /// Channels through which it reaches customers. Replaces the whole list.
  List<SalesChannel>? get channels => decodeField("channels", orNull(asListOf(asValueOf(SalesChannel.new))));

  /// Bank account of the business.
  DealerBankInput? get bank => decodeField("bank", orNull(asObject(DealerBankInput.fromJson)));

  /// Supporting documents, uploaded with `POST /documents`.
  DealerDocumentsInput? get documents => decodeField("documents", orNull(asObject(DealerDocumentsInput.fromJson)));

  /// Declarations of the business. Both must be true to submit.
  DealerDeclarations? get declarations => decodeField("declarations", orNull(asObject(DealerDeclarations.fromJson)));

  /// Your own key-value data about the application.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// Changes to an application. Omitted fields keep their value.
final class DealerApplicationUpdate extends SvcObject {
  /// One to be sent.
  DealerApplicationUpdate({
    String? legalName,
    Nullable<String>? tradingName,
    Nullable<String>? registrationNumber,
    String? registrationCountry,
    Nullable<String>? incorporatedOn,
    Nullable<BusinessType>? businessType,
    Nullable<String>? taxNumber,
    Nullable<String>? vatNumber,
    Nullable<AddressInput>? physicalAddress,
    Nullable<AddressInput>? postalAddress,
    Nullable<ContactPersonInput>? contact,
    List<Director>? directors,
    List<BeneficialOwner>? beneficialOwners,
    Map<String, String?>? expectedMonthlyVolume,
    List<String>? networks,
    List<SalesChannel>? channels,
    Nullable<DealerBankInput>? bank,
    DealerDocumentsInput? documents,
    DealerDeclarations? declarations,
    Nullable<Map<String, String?>>? metadata,
  }) : super('DealerApplicationUpdate', plainFields({
          if (legalName != null) "legal_name": legalName,
          if (tradingName != null) "trading_name": tradingName,
          if (registrationNumber != null) "registration_number": registrationNumber,
          if (registrationCountry != null) "registration_country": registrationCountry,
          if (incorporatedOn != null) "incorporated_on": incorporatedOn,
          if (businessType != null) "business_type": businessType,
          if (taxNumber != null) "tax_number": taxNumber,
          if (vatNumber != null) "vat_number": vatNumber,
          if (physicalAddress != null) "physical_address": physicalAddress,
          if (postalAddress != null) "postal_address": postalAddress,
          if (contact != null) "contact": contact,
          if (directors != null) "directors": directors,
          if (beneficialOwners != null) "beneficial_owners": beneficialOwners,
          if (expectedMonthlyVolume != null) "expected_monthly_volume": expectedMonthlyVolume,
          if (networks != null) "networks": networks,
          if (channels != null) "channels": channels,
          if (bank != null) "bank": bank,
          if (documents != null) "documents": documents,
          if (declarations != null) "declarations": declarations,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  DealerApplicationUpdate.fromJson(Map<String, Object?> json) : super('DealerApplicationUpdate', json);

  /// Registered legal name of the business.
  /// Type: `Label`.
  String? get legalName => decodeField("legal_name", orNull(asText));

  /// Trading name, if different from the legal name. Null removes it.
  /// Type: `Label`.
  String? get tradingName => decodeField("trading_name", orNull(asText));

  /// Company registration number. Null removes it.
  /// Type: `RegistryNumber`.
  String? get registrationNumber => decodeField("registration_number", orNull(asText));

  /// Country of registration, as a two-letter code.
  /// Type: `CountryCode`.
  String? get registrationCountry => decodeField("registration_country", orNull(asText));

  /// Date the business was registered. Null removes it.
  /// Type: `CalendarDay`.
  String? get incorporatedOn => decodeField("incorporated_on", orNull(asText));

  /// Legal form of the business. Null removes it.
  BusinessType? get businessType => decodeField("business_type", orNull(asValueOf(BusinessType.new)));

  /// Taxpayer identification number (TIN). Null removes it.
  /// Type: `RegistryNumber`.
  String? get taxNumber => decodeField("tax_number", orNull(asText));

  /// VAT number, if there is one. Null removes it.
  /// Type: `RegistryNumber`.
  String? get vatNumber => decodeField("vat_number", orNull(asText));

  /// Street address of the business. Null removes it.
  AddressInput? get physicalAddress => decodeField("physical_address", orNull(asObject(AddressInput.fromJson)));

  /// Postal address, if different from the street address. Null removes it.
  AddressInput? get postalAddress => decodeField("postal_address", orNull(asObject(AddressInput.fromJson)));

  /// Person our staff contact about the application. Null removes it.
  ContactPersonInput? get contact => decodeField("contact", orNull(asObject(ContactPersonInput.fromJson)));

  /// Directors of the business. Replaces the whole list.
  List<Director>? get directors => decodeField("directors", orNull(asListOf(asObject(Director.fromJson))));

  /// Other owners of ten percent or more. Replaces the whole list.
  List<BeneficialOwner>? get beneficialOwners => decodeField("beneficial_owners", orNull(asListOf(asObject(BeneficialOwner.fromJson))));

  /// Expected monthly sales, at face value.
  Map<String, String?>? get expectedMonthlyVolume => decodeField("expected_monthly_volume", orNull(asMapOf(orNull(asText))));

  /// Networks that the business wants to sell. Replaces the whole list.
  List<String>? get networks => decodeField("networks", orNull(asListOf(asText)));

  /// Channels through which it reaches customers. Replaces the whole list.
  List<SalesChannel>? get channels => decodeField("channels", orNull(asListOf(asValueOf(SalesChannel.new))));

  /// Bank account of the business. Null removes it.
  DealerBankInput? get bank => decodeField("bank", orNull(asObject(DealerBankInput.fromJson)));

  /// Supporting documents, uploaded with `POST /documents`.
  DealerDocumentsInput? get documents => decodeField("documents", orNull(asObject(DealerDocumentsInput.fromJson)));

  /// Declarations of the business. Both must be true to submit.
  DealerDeclarations? get declarations => decodeField("declarations", orNull(asObject(DealerDeclarations.fromJson)));

  /// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// The bank account of the business.
final class DealerBank extends SvcObject {
  /// One around what was received.
  DealerBank.fromJson(Map<String, Object?> json) : super('DealerBank', json);

  /// Name of the bank.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Name of the branch.
  /// Type: `Label`.
  String get branch => decodeField("branch", asText);

  /// Name of the account holder.
  /// Type: `Label`.
  String get accountName => decodeField("account_name", asText);

  /// Last four digits of the account number. Never send the full number.
  /// Type: `AccountEnding`.
  String get accountNumberLast4 => decodeField("account_number_last4", asText);

  /// Currency of the account.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));
}

/// The bank account of the business.
final class DealerBankInput extends SvcObject {
  /// One to be sent.
  DealerBankInput({
    required String name,
    required String branch,
    required String accountName,
    required String accountNumberLast4,
    required String currency,
  }) : super('DealerBankInput', plainFields({
          "name": name,
          "branch": branch,
          "account_name": accountName,
          "account_number_last4": accountNumberLast4,
          "currency": currency,
        }));

  /// One around what was received.
  DealerBankInput.fromJson(Map<String, Object?> json) : super('DealerBankInput', json);

  /// Name of the bank.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Name of the branch.
  /// Type: `Label`.
  String get branch => decodeField("branch", asText);

  /// Name of the account holder.
  /// Type: `Label`.
  String get accountName => decodeField("account_name", asText);

  /// Last four digits of the account number. Never send the full number.
  /// Type: `AccountEnding`.
  String get accountNumberLast4 => decodeField("account_number_last4", asText);

  /// Currency of the account.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);
}

/// Declarations of the business.
final class DealerDeclarations extends SvcObject {
  /// One to be sent.
  DealerDeclarations({
    required bool accurate,
    required bool authorised,
  }) : super('DealerDeclarations', plainFields({
          "accurate": accurate,
          "authorised": authorised,
        }));

  /// One around what was received.
  DealerDeclarations.fromJson(Map<String, Object?> json) : super('DealerDeclarations', json);

  /// Confirms that all information is true.
  bool get accurate => decodeField("accurate", asBoolean);

  /// Confirms that the applicant is authorised to act for the business.
  bool get authorised => decodeField("authorised", asBoolean);
}

/// A discount on the face value, for one network and currency.
final class DealerDiscount extends SvcObject {
  /// One around what was received.
  DealerDiscount.fromJson(Map<String, Object?> json) : super('DealerDiscount', json);

  /// ID of the network.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// The currency of the discounted sales.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Percentage off the face value. The customer still receives the full face value.
  /// Type: `Percent`.
  String get percent => decodeField("percent", asText);
}

/// IDs of the application's documents. Null or empty where a document is missing.
final class DealerDocuments extends SvcObject {
  /// One around what was received.
  DealerDocuments.fromJson(Map<String, Object?> json) : super('DealerDocuments', json);

  /// Certificate of incorporation. Null if missing.
  /// Type: `DocumentId`.
  String? get incorporationCertificate => decodeField("incorporation_certificate", orNull(asText));

  /// Form that lists the directors. Null if missing.
  /// Type: `DocumentId`.
  String? get directorsForm => decodeField("directors_form", orNull(asText));

  /// Identity card or passport of each director.
  List<String> get directorId => decodeField("director_id", asListOf(asText));

  /// Proof of address from the last three months. Null if missing.
  /// Type: `DocumentId`.
  String? get proofOfAddress => decodeField("proof_of_address", orNull(asText));

  /// Confirmation letter from the bank. Null if missing.
  /// Type: `DocumentId`.
  String? get bankLetter => decodeField("bank_letter", orNull(asText));

  /// Valid tax clearance certificate. Null if missing.
  /// Type: `DocumentId`.
  String? get taxClearance => decodeField("tax_clearance", orNull(asText));
}

/// IDs of the application's documents. Omitted fields keep their value.
final class DealerDocumentsInput extends SvcObject {
  /// One to be sent.
  DealerDocumentsInput({
    Nullable<String>? incorporationCertificate,
    Nullable<String>? directorsForm,
    List<String>? directorId,
    Nullable<String>? proofOfAddress,
    Nullable<String>? bankLetter,
    Nullable<String>? taxClearance,
  }) : super('DealerDocumentsInput', plainFields({
          if (incorporationCertificate != null) "incorporation_certificate": incorporationCertificate,
          if (directorsForm != null) "directors_form": directorsForm,
          if (directorId != null) "director_id": directorId,
          if (proofOfAddress != null) "proof_of_address": proofOfAddress,
          if (bankLetter != null) "bank_letter": bankLetter,
          if (taxClearance != null) "tax_clearance": taxClearance,
        }));

  /// One around what was received.
  DealerDocumentsInput.fromJson(Map<String, Object?> json) : super('DealerDocumentsInput', json);

  /// Certificate of incorporation of the business. Null removes it.
  /// Type: `DocumentId`.
  String? get incorporationCertificate => decodeField("incorporation_certificate", orNull(asText));

  /// Form that lists the directors. Null removes it.
  /// Type: `DocumentId`.
  String? get directorsForm => decodeField("directors_form", orNull(asText));

  /// Identity card or passport of each director. Replaces the whole list.
  List<String>? get directorId => decodeField("director_id", orNull(asListOf(asText)));

  /// Proof of address from the last three months. Null removes it.
  /// Type: `DocumentId`.
  String? get proofOfAddress => decodeField("proof_of_address", orNull(asText));

  /// Confirmation letter from the bank. Null removes it.
  /// Type: `DocumentId`.
  String? get bankLetter => decodeField("bank_letter", orNull(asText));

  /// Tax clearance certificate that is still valid. Null removes it.
  /// Type: `DocumentId`.
  String? get taxClearance => decodeField("tax_clearance", orNull(asText));
}

/// Confirmation that a schedule was deleted.
final class DeletedSchedule extends SvcObject {
  /// One around what was received.
  DeletedSchedule.fromJson(Map<String, Object?> json) : super('DeletedSchedule', json);

  /// Unique identifier of the object.
  /// Type: `ScheduleId`.
  String get id => decodeField("id", asText);

  /// Always `schedule`.
  String get object => decodeField("object", asText);

  /// Always true: the schedule was deleted.
  bool get deleted => decodeField("deleted", asBoolean);
}

/// A director of the business.
final class Director extends SvcObject {
  /// One to be sent.
  Director({
    required String fullName,
    required String nationalId,
    required String dateOfBirth,
    required String nationality,
    required String address,
    required bool isPep,
    required String shareholdingPercent,
  }) : super('Director', plainFields({
          "full_name": fullName,
          "national_id": nationalId,
          "date_of_birth": dateOfBirth,
          "nationality": nationality,
          "address": address,
          "is_pep": isPep,
          "shareholding_percent": shareholdingPercent,
        }));

  /// One around what was received.
  Director.fromJson(Map<String, Object?> json) : super('Director', json);

  /// Full name, as on the identity document.
  /// Type: `Label`.
  String get fullName => decodeField("full_name", asText);

  /// Number of the identity card or passport. Stored encrypted.
  /// Type: `RegistryNumber`.
  String get nationalId => decodeField("national_id", asText);

  /// Date of birth of the director. Stored encrypted.
  /// Type: `CalendarDay`.
  String get dateOfBirth => decodeField("date_of_birth", asText);

  /// Nationality, as a two-letter country code.
  /// Type: `CountryCode`.
  String get nationality => decodeField("nationality", asText);

  /// Home address on one line.
  /// Type: `Note`.
  String get address => decodeField("address", asText);

  /// Whether the director is a politically exposed person.
  bool get isPep => decodeField("is_pep", asBoolean);

  /// Percentage of the business that the director owns.
  /// Type: `Percent`.
  String get shareholdingPercent => decodeField("shareholding_percent", asText);
}

/// A complaint about a send, resolved by our staff. It never reverses a delivered send.
final class Dispute extends SvcObject implements EventObject {
  /// One around what was received.
  Dispute.fromJson(Map<String, Object?> json) : super('Dispute', json);

  /// Unique identifier of the object.
  /// Type: `DisputeId`.
  String get id => decodeField("id", asText);

  /// Always `dispute`.
  String get object => decodeField("object", asText);

  /// Time at which the dispute was opened.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Send that is disputed. Can be expanded.
  Expandable<Send> get send => decodeField("send", asExpandable(Send.fromJson));

  /// Reason for the dispute.
  DisputeReason get reason => decodeField("reason", asValueOf(DisputeReason.new));

  /// Evidence that supports the dispute.
  DisputeEvidence get evidence => decodeField("evidence", asObject(DisputeEvidence.fromJson));

  /// Current status. Decides whether the dispute is resolved; see Lifecycles.
  DisputeStatus get status => decodeField("status", asValueOf(DisputeStatus.new));

  /// Outcome of the dispute. Null until resolved.
  DisputeOutcome? get outcome => decodeField("outcome", orNull(asValueOf(DisputeOutcome.new)));

  /// Outcome explained in one or two sentences. Null until resolved.
  /// Type: `Note`.
  String? get outcomeNote => decodeField("outcome_note", orNull(asText));

  /// Credit transaction of the resolution. Null if there is none.
  /// Type: `TransactionId`.
  String? get creditTransaction => decodeField("credit_transaction", orNull(asText));

  /// Time at which our staff will respond: within two working days.
  /// Type: `UnixTime`.
  int get dueAt => decodeField("due_at", asInteger);

  /// Messages from our staff, oldest first.
  List<DisputeMessage> get messages => decodeField("messages", asListOf(asObject(DisputeMessage.fromJson)));

  /// Time at which the dispute was resolved. Null until then.
  /// Type: `UnixTime`.
  int? get resolvedAt => decodeField("resolved_at", orNull(asInteger));

  /// Your own key-value data about the dispute.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to open a dispute.
final class DisputeCreate extends SvcObject {
  /// One to be sent.
  DisputeCreate({
    required String send,
    required DisputeReason reason,
    DisputeEvidenceInput? evidence,
    Map<String, String>? metadata,
  }) : super('DisputeCreate', plainFields({
          "send": send,
          "reason": reason,
          if (evidence != null) "evidence": evidence,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  DisputeCreate.fromJson(Map<String, Object?> json) : super('DisputeCreate', json);

  /// Send to be disputed.
  /// Type: `SendRef`.
  String get send => decodeField("send", asText);

  /// Reason for the dispute.
  DisputeReason get reason => decodeField("reason", asValueOf(DisputeReason.new));

  /// Evidence that supports the dispute.
  DisputeEvidenceInput? get evidence => decodeField("evidence", orNull(asObject(DisputeEvidenceInput.fromJson)));

  /// Your own key-value data about the dispute.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// An event's payload: Dispute.
final class DisputeEventData extends SvcObject {
  /// One around what was received.
  DisputeEventData.fromJson(Map<String, Object?> json) : super('DisputeEventData', json);

  /// The Dispute with its values at this attempt.
  Dispute get object => decodeField("object", asObject(Dispute.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// Evidence that supports a dispute.
final class DisputeEvidence extends SvcObject {
  /// One around what was received.
  DisputeEvidence.fromJson(Map<String, Object?> json) : super('DisputeEvidence', json);

  /// Description of what happened. Null if not given.
  /// Type: `DisputeText`.
  String? get text => decodeField("text", orNull(asText));

  /// IDs of uploaded pictures and documents.
  List<String> get attachments => decodeField("attachments", asListOf(asText));

  /// Phone number to reach the customer. Null if not given.
  /// Type: `Phone`.
  String? get customerPhone => decodeField("customer_phone", orNull(asText));
}

/// Evidence that supports a dispute.
final class DisputeEvidenceInput extends SvcObject {
  /// One to be sent.
  DisputeEvidenceInput({
    String? text,
    List<String>? attachments,
    String? customerPhone,
  }) : super('DisputeEvidenceInput', plainFields({
          if (text != null) "text": text,
          if (attachments != null) "attachments": attachments,
          if (customerPhone != null) "customer_phone": customerPhone,
        }));

  /// One around what was received.
  DisputeEvidenceInput.fromJson(Map<String, Object?> json) : super('DisputeEvidenceInput', json);

  /// Description of what happened.
  /// Type: `DisputeText`.
  String? get text => decodeField("text", orNull(asText));

  /// IDs of pictures and documents uploaded with `POST /documents`.
  List<String>? get attachments => decodeField("attachments", orNull(asListOf(asText)));

  /// Phone number to reach the customer.
  /// Type: `PhoneInput`.
  String? get customerPhone => decodeField("customer_phone", orNull(asText));
}

/// One page of a list.
final class DisputeList extends SvcObject {
  /// One around what was received.
  DisputeList.fromJson(Map<String, Object?> json) : super('DisputeList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Dispute> get data => decodeField("data", asListOf(asObject(Dispute.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A message from our staff about a dispute.
final class DisputeMessage extends SvcObject {
  /// One around what was received.
  DisputeMessage.fromJson(Map<String, Object?> json) : super('DisputeMessage', json);

  /// Time at which the message was written.
  /// Type: `UnixTime`.
  int get at => decodeField("at", asInteger);

  /// Text of the message.
  /// Type: `DisputeText`.
  String get text => decodeField("text", asText);
}

/// You opened a dispute about a send, and our staff are investigating it.
final class DisputeOpenedEvent extends SvcObject implements Event {
  /// One around what was received.
  DisputeOpenedEvent.fromJson(Map<String, Object?> json) : super('DisputeOpenedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `dispute.opened`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  DisputeEventData get data => decodeField("data", asObject(DisputeEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Our staff resolved a dispute. `outcome` says how.
final class DisputeResolvedEvent extends SvcObject implements Event {
  /// One around what was received.
  DisputeResolvedEvent.fromJson(Map<String, Object?> json) : super('DisputeResolvedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `dispute.resolved`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  DisputeEventData get data => decodeField("data", asObject(DisputeEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A document for our staff. The file cannot be downloaded again.
final class Document extends SvcObject {
  /// One around what was received.
  Document.fromJson(Map<String, Object?> json) : super('Document', json);

  /// ID of the document.
  /// Type: `DocumentId`.
  String get id => decodeField("id", asText);

  /// Always `document`.
  String get object => decodeField("object", asText);

  /// Time at which the document was uploaded.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Purpose of the document.
  DocumentPurpose get purpose => decodeField("purpose", asValueOf(DocumentPurpose.new));

  /// Name of the uploaded file.
  /// Type: `FileName`.
  String get filename => decodeField("filename", asText);

  /// Size of the file in bytes.
  int get size => decodeField("size", asInteger);

  /// Media type of the file.
  DocumentType get mime => decodeField("mime", asValueOf(DocumentType.new));

  /// SHA-256 hash of the file, to compare with yours.
  /// Type: `Sha256`.
  String get sha256 => decodeField("sha256", asText);

  /// Current status of the review by our staff.
  DocumentStatus get status => decodeField("status", asValueOf(DocumentStatus.new));

  /// Why the document was rejected. Null unless rejected.
  /// Type: `Note`.
  String? get reason => decodeField("reason", orNull(asText));
}

/// One page of a list.
final class DocumentList extends SvcObject {
  /// One around what was received.
  DocumentList.fromJson(Map<String, Object?> json) : super('DocumentList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Document> get data => decodeField("data", asListOf(asObject(Document.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A form with a file, sent as `multipart/form-data`.
final class DocumentUpload extends SvcObject {
  /// One to be sent.
  DocumentUpload({
    required DocumentPurpose purpose,
    required List<int> file,
    String? filename,
  }) : super('DocumentUpload', plainFields({
          "purpose": purpose,
          "file": file,
          if (filename != null) "filename": filename,
        }));

  /// One around what was received.
  DocumentUpload.fromJson(Map<String, Object?> json) : super('DocumentUpload', json);

  /// Purpose of the document.
  DocumentPurpose get purpose => decodeField("purpose", asValueOf(DocumentPurpose.new));

  /// The file: PDF, JPEG or PNG.
  List<int> get file => decodeField("file", asBytes);

  /// Name of the file. Default: the one in the head of `file`.
  /// Type: `FileName`.
  String? get filename => decodeField("filename", orNull(asText));
}

/// Guard against selling the same thing twice by mistake.
final class DuplicateGuard extends SvcObject {
  /// One around what was received.
  DuplicateGuard.fromJson(Map<String, Object?> json) : super('DuplicateGuard', json);

  /// Whether a sale identical to one of the last `window_seconds` returns an error.
  bool get enabled => decodeField("enabled", asBoolean);

  /// Length of the comparison window in seconds. Null if the guard is off.
  int? get windowSeconds => decodeField("window_seconds", orNull(asInteger));
}

/// Changes to the duplicate guard. Omitted fields keep their value.
final class DuplicateGuardUpdate extends SvcObject {
  /// One to be sent.
  DuplicateGuardUpdate({
    bool? enabled,
    Nullable<int>? windowSeconds,
  }) : super('DuplicateGuardUpdate', plainFields({
          if (enabled != null) "enabled": enabled,
          if (windowSeconds != null) "window_seconds": windowSeconds,
        }));

  /// One around what was received.
  DuplicateGuardUpdate.fromJson(Map<String, Object?> json) : super('DuplicateGuardUpdate', json);

  /// Whether a sale identical to one of the last `window_seconds` returns an error.
  bool? get enabled => decodeField("enabled", orNull(asBoolean));

  /// Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
  /// 300.
  int? get windowSeconds => decodeField("window_seconds", orNull(asInteger));
}

/// Explanation of why a request failed.
final class ErrorBody extends SvcObject {
  /// One around what was received.
  ErrorBody.fromJson(Map<String, Object?> json) : super('ErrorBody', json);

  /// Category of the error.
  ErrorType get type => decodeField("type", asValueOf(ErrorType.new));

  /// Code of the error. Decide by this.
  /// Type: `ErrorCode`.
  String get code => decodeField("code", asText);

  /// Explanation for a developer. May change.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);

  /// First invalid field or parameter. Null if no single one is.
  /// Type: `ErrorParam`.
  String? get param => decodeField("param", orNull(asText));

  /// All problems with the request, one entry for each field.
  List<ErrorDetail> get details => decodeField("details", asListOf(asObject(ErrorDetail.fromJson)));

  /// Whether the unchanged request may succeed later. Retry it with the same Idempotency-Key, after
  /// `retry_after` seconds if that is set.
  bool get retryable => decodeField("retryable", asBoolean);

  /// Seconds to wait before you retry. Null if there is no need to wait.
  int? get retryAfter => decodeField("retry_after", orNull(asInteger));

  /// ID of this request, for support and the request log.
  /// Type: `RequestId`.
  String get requestId => decodeField("request_id", asText);

  /// Documentation page of this code.
  /// Type: `WebUrl`.
  String get docUrl => decodeField("doc_url", asText);

  /// ID of the object that caused the error, such as the send with the same reference.
  /// Type: `ObjectId`.
  String? get resource => decodeField("resource", orNull(asText));

  /// Details that belong to the code.
  Object? get meta => decodeField("meta", asAny);
}

/// An error code: what happened and what to do next.
final class ErrorCodeEntry extends SvcObject {
  /// One around what was received.
  ErrorCodeEntry.fromJson(Map<String, Object?> json) : super('ErrorCodeEntry', json);

  /// Always `error_code`.
  String get object => decodeField("object", asText);

  /// Code to decide by. Its meaning never changes.
  /// Type: `ErrorCode`.
  String get code => decodeField("code", asText);

  /// HTTP status of the error.
  int get status => decodeField("status", asInteger);

  /// Category of the error.
  ErrorType get type => decodeField("type", asValueOf(ErrorType.new));

  /// What happened, in one sentence.
  /// Type: `ErrorMessage`.
  String get meaning => decodeField("meaning", asText);

  /// What to do next, in one sentence.
  /// Type: `ErrorMessage`.
  String get fix => decodeField("fix", asText);

  /// Whether the unchanged request may succeed later, with the same Idempotency-Key.
  bool get retryable => decodeField("retryable", asBoolean);

  /// Names of the fields in `meta` of the error. Empty if there are none.
  List<String> get meta => decodeField("meta", asListOf(asText));
}

/// Every error code, in alphabetical order, on one page.
final class ErrorCodeList extends SvcObject {
  /// One around what was received.
  ErrorCodeList.fromJson(Map<String, Object?> json) : super('ErrorCodeList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// All error codes, in alphabetical order.
  List<ErrorCodeEntry> get data => decodeField("data", asListOf(asObject(ErrorCodeEntry.fromJson)));

  /// Always false: the list is one page.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Always null: the list is one page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// One of several problems with a request.
final class ErrorDetail extends SvcObject {
  /// One around what was received.
  ErrorDetail.fromJson(Map<String, Object?> json) : super('ErrorDetail', json);

  /// Invalid field or parameter. Null if no single one is.
  /// Type: `ErrorParam`.
  String? get param => decodeField("param", orNull(asText));

  /// Code of the error. Decide by this.
  /// Type: `ErrorCode`.
  String get code => decodeField("code", asText);

  /// Explanation for a developer. May change.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);

  /// Details that belong to the code.
  Object? get meta => decodeField("meta", asAny);
}

/// Content of an event.
final class EventData extends SvcObject {
  /// One around what was received.
  EventData.fromJson(Map<String, Object?> json) : super('EventData', json);

  /// The object with its current values, which can be later than the event.
  EventObject get object => decodeField("object", asObject(EventObject.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class EventList extends SvcObject {
  /// One around what was received.
  EventList.fromJson(Map<String, Object?> json) : super('EventList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Event> get data => decodeField("data", asListOf(asObject(Event.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// The request that caused an event.
final class EventRequest extends SvcObject {
  /// One around what was received.
  EventRequest.fromJson(Map<String, Object?> json) : super('EventRequest', json);

  /// ID of the request.
  /// Type: `RequestId`.
  String get id => decodeField("id", asText);

  /// Idempotency-Key of the request. Null if it had none.
  /// Type: `IdempotencyKey`.
  String? get idempotencyKey => decodeField("idempotency_key", orNull(asText));
}

/// A file of objects, generated in the background.
final class Export extends SvcObject {
  /// One around what was received.
  Export.fromJson(Map<String, Object?> json) : super('Export', json);

  /// Unique identifier of the object.
  /// Type: `ExportId`.
  String get id => decodeField("id", asText);

  /// Always `export`.
  String get object => decodeField("object", asText);

  /// Time at which the export was requested.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kind of objects in the file.
  ExportKind get kind => decodeField("kind", asValueOf(ExportKind.new));

  /// Current status. Decides whether the file is ready; see Lifecycles.
  ExportStatus get status => decodeField("status", asValueOf(ExportStatus.new));

  /// Format of the file.
  ExportFormat get format => decodeField("format", asValueOf(ExportFormat.new));

  /// Start of the period, inclusive, by creation time.
  /// Type: `UnixTime`.
  int get from => decodeField("from", asInteger);

  /// End of the period, exclusive, by creation time.
  /// Type: `UnixTime`.
  int get to => decodeField("to", asInteger);

  /// Filters, as in the list of that kind.
  Map<String, String> get filters => decodeField("filters", asMapOf(asText));

  /// Columns of the CSV in order. Empty for `json`.
  List<String> get columns => decodeField("columns", asListOf(asText));

  /// Whether power tokens are included unmasked.
  bool get includeTokens => decodeField("include_tokens", asBoolean);

  /// Whether free text in CSV that a spreadsheet would calculate has a `'` in front.
  bool get textGuard => decodeField("text_guard", asBoolean);

  /// Number of objects in the file. Null until ready.
  /// Type: `Count`.
  int? get rows => decodeField("rows", orNull(asInteger));

  /// Size of the file in bytes. Null until ready.
  int? get size => decodeField("size", orNull(asInteger));

  /// SHA-256 hash of the file. Null until ready.
  /// Type: `Sha256`.
  String? get sha256 => decodeField("sha256", orNull(asText));

  /// Signed URL of the file, which works without a key for 15 minutes. Each retrieval of the export
  /// returns a new one. Null until ready, and for keys that could not have created the export: those
  /// without the read scope of `kind`, or without `tokens:read` if `include_tokens` is true.
  /// Type: `WebUrl`.
  String? get downloadUrl => decodeField("download_url", orNull(asText));

  /// Time at which the file will be deleted: seven days after it was ready, or earlier if the data
  /// of a recipient was erased. Null until it is ready.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));

  /// Reason the export failed. Null unless it failed.
  Failure? get error => decodeField("error", orNull(asObject(Failure.fromJson)));
}

/// Parameters to create an export.
final class ExportCreate extends SvcObject {
  /// One to be sent.
  ExportCreate({
    required ExportKind kind,
    Moment? from,
    Moment? to,
    Map<String, String>? filters,
    ExportFormat? format,
    List<String>? columns,
    bool? includeTokens,
    bool? textGuard,
  }) : super('ExportCreate', plainFields({
          "kind": kind,
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (filters != null) "filters": filters,
          if (format != null) "format": format,
          if (columns != null) "columns": columns,
          if (includeTokens != null) "include_tokens": includeTokens,
          if (textGuard != null) "text_guard": textGuard,
        }));

  /// One around what was received.
  ExportCreate.fromJson(Map<String, Object?> json) : super('ExportCreate', json);

  /// Kind of objects to export.
  ExportKind get kind => decodeField("kind", asValueOf(ExportKind.new));

  /// Start of the period, inclusive, by creation time. Default: 30 days ago.
  Moment? get from => decodeField("from", orNull(asMoment));

  /// End of the period, exclusive, by creation time. Default: the end of the current second.
  Moment? get to => decodeField("to", orNull(asMoment));

  /// Filters, as in the list of that kind.
  Map<String, String>? get filters => decodeField("filters", orNull(asMapOf(asText)));

  /// Format of the file.
  ExportFormat? get format => decodeField("format", orNull(asValueOf(ExportFormat.new)));

  /// Columns of the CSV in order, up to 40. Default: a useful selection.
  List<String>? get columns => decodeField("columns", orNull(asListOf(asText)));

  /// Whether to include power tokens unmasked. Requires `tokens:read`.
  bool? get includeTokens => decodeField("include_tokens", orNull(asBoolean));

  /// Whether free text in CSV that a spreadsheet would calculate gets a `'` in front. Set it to
  /// false for files that programs read.
  bool? get textGuard => decodeField("text_guard", orNull(asBoolean));
}

/// One page of a list.
final class ExportList extends SvcObject {
  /// One around what was received.
  ExportList.fromJson(Map<String, Object?> json) : super('ExportList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Export> get data => decodeField("data", asListOf(asObject(Export.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Reason why a planned action was not carried out.
final class Failure extends SvcObject {
  /// One around what was received.
  Failure.fromJson(Map<String, Object?> json) : super('Failure', json);

  /// Code to decide by: the one that the same request alone would return.
  /// Type: `ErrorCode`.
  String get code => decodeField("code", asText);

  /// Explanation in one sentence.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);
}

/// Reasons for failed sends in a period.
final class FailureReport extends SvcObject {
  /// One around what was received.
  FailureReport.fromJson(Map<String, Object?> json) : super('FailureReport', json);

  /// Always `report`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kind of the report.
  ReportKind get kind => decodeField("kind", asValueOf(ReportKind.new));

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Currency that was requested. Null for both.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Dimensions that rows are grouped by.
  List<FailureReportDimension> get groupBy => decodeField("group_by", asListOf(asValueOf(FailureReportDimension.new)));

  /// Failed sends by reason and network, most frequent first, at most 10,000.
  List<FailureReportRow> get rows => decodeField("rows", asListOf(asObject(FailureReportRow.fromJson)));

  /// Totals of all failed sends, one per currency.
  List<FailureReportTotals> get totals => decodeField("totals", asListOf(asObject(FailureReportTotals.fromJson)));

  /// Whether rows were omitted because the limit was reached.
  bool get truncated => decodeField("truncated", asBoolean);
}

/// Dimension values shared by the sends of a row.
final class FailureReportKeys extends SvcObject {
  /// One around what was received.
  FailureReportKeys.fromJson(Map<String, Object?> json) : super('FailureReportKeys', json);

  /// Reason the sends failed. Null if unknown.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Network of the sends. Null if unknown.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));
}

/// A group of failed sends.
final class FailureReportRow extends SvcObject {
  /// One around what was received.
  FailureReportRow.fromJson(Map<String, Object?> json) : super('FailureReportRow', json);

  /// Dimension values shared by the sends.
  FailureReportKeys get keys => decodeField("keys", asObject(FailureReportKeys.fromJson));

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Number of sends that failed.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Number of failed sends that were sold again with `retry`.
  /// Type: `Count`.
  int get retried => decodeField("retried", asInteger);

  /// Total face value of the sends.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit returned from failed sends.
  /// Type: `Money`.
  String get creditedBack => decodeField("credited_back", asText);
}

/// Totals of all failed sends in one currency.
final class FailureReportTotals extends SvcObject {
  /// One around what was received.
  FailureReportTotals.fromJson(Map<String, Object?> json) : super('FailureReportTotals', json);

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Number of sends created.
  /// Type: `Count`.
  int get sends => decodeField("sends", asInteger);

  /// Number of sends that failed.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Number of failed sends that were sold again with `retry`.
  /// Type: `Count`.
  int get retried => decodeField("retried", asInteger);

  /// Percentage of sends that failed.
  /// Type: `Percent`.
  String get failureRate => decodeField("failure_rate", asText);

  /// Total face value of the sends.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit returned from failed sends.
  /// Type: `Money`.
  String get creditedBack => decodeField("credited_back", asText);
}

/// Airtime that a family member receives automatically, at 08:00 in Harare.
final class FamilyAllowance extends SvcObject {
  /// One around what was received.
  FamilyAllowance.fromJson(Map<String, Object?> json) : super('FamilyAllowance', json);

  /// Currency of the allowance.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Face value of each payment.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// How often the allowance is sent.
  AllowanceCadence get cadence => decodeField("cadence", asValueOf(AllowanceCadence.new));

  /// Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
  int get day => decodeField("day", asInteger);
}

/// Airtime that a family member receives automatically.
final class FamilyAllowanceInput extends SvcObject {
  /// One to be sent.
  FamilyAllowanceInput({
    required String currency,
    required String amount,
    required AllowanceCadence cadence,
    required int day,
  }) : super('FamilyAllowanceInput', plainFields({
          "currency": currency,
          "amount": amount,
          "cadence": cadence,
          "day": day,
        }));

  /// One around what was received.
  FamilyAllowanceInput.fromJson(Map<String, Object?> json) : super('FamilyAllowanceInput', json);

  /// Three-letter currency code. Required; there is no default.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);

  /// Face value of each payment.
  /// Type: `MoneyInput`.
  String get amount => decodeField("amount", asText);

  /// How often the allowance is sent.
  AllowanceCadence get cadence => decodeField("cadence", asValueOf(AllowanceCadence.new));

  /// Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
  int get day => decodeField("day", asInteger);
}

/// A member of your household, paid for from your Credit.
final class FamilyMember extends SvcObject {
  /// One around what was received.
  FamilyMember.fromJson(Map<String, Object?> json) : super('FamilyMember', json);

  /// Unique identifier of the object.
  /// Type: `FamilyMemberId`.
  String get id => decodeField("id", asText);

  /// Always `family_member`.
  String get object => decodeField("object", asText);

  /// Time at which the person was added.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the family member.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Phone number that receives airtime and electricity tokens.
  /// Type: `Phone`.
  String get phone => decodeField("phone", asText);

  /// Your relationship to the person.
  FamilyRelation get relation => decodeField("relation", asValueOf(FamilyRelation.new));

  /// Electricity meter of the person. Null if there is none.
  /// Type: `MeterNumber`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Allowance the person receives automatically. Null if there is none.
  FamilyAllowance? get allowance => decodeField("allowance", orNull(asObject(FamilyAllowance.fromJson)));

  /// Whether the person gets an SMS when airtime arrives. Electricity tokens are always sent.
  bool get notify => decodeField("notify", asBoolean);

  /// Recipient of the person, also listed by `GET /recipients`.
  /// Type: `RecipientId`.
  String get recipient => decodeField("recipient", asText);

  /// Schedule of the allowance. Null if there is none.
  /// Type: `ScheduleId`.
  String? get schedule => decodeField("schedule", orNull(asText));

  /// Face value of this month's sends, excluding those whose Credit was returned.
  Map<String, String> get spentThisMonth => decodeField("spent_this_month", asMapOf(asText));

  /// Whether the allowance is paused.
  bool get paused => decodeField("paused", asBoolean);
}

/// Parameters to create a family member.
final class FamilyMemberCreate extends SvcObject {
  /// One to be sent.
  FamilyMemberCreate({
    required String name,
    required String phone,
    FamilyRelation? relation,
    String? meter,
    FamilyAllowanceInput? allowance,
    bool? notify,
  }) : super('FamilyMemberCreate', plainFields({
          "name": name,
          "phone": phone,
          if (relation != null) "relation": relation,
          if (meter != null) "meter": meter,
          if (allowance != null) "allowance": allowance,
          if (notify != null) "notify": notify,
        }));

  /// One around what was received.
  FamilyMemberCreate.fromJson(Map<String, Object?> json) : super('FamilyMemberCreate', json);

  /// Name of the family member.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Mobile number, in any Zimbabwean format.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Your relationship to the person.
  FamilyRelation? get relation => decodeField("relation", orNull(asValueOf(FamilyRelation.new)));

  /// Electricity meter number of 11 digits.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Allowance the person receives automatically. Default: none.
  FamilyAllowanceInput? get allowance => decodeField("allowance", orNull(asObject(FamilyAllowanceInput.fromJson)));

  /// Whether to send the person an SMS when airtime arrives.
  bool? get notify => decodeField("notify", orNull(asBoolean));
}

/// One page of a list.
final class FamilyMemberList extends SvcObject {
  /// One around what was received.
  FamilyMemberList.fromJson(Map<String, Object?> json) : super('FamilyMemberList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<FamilyMember> get data => decodeField("data", asListOf(asObject(FamilyMember.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Changes to a family member. Omitted fields keep their value.
final class FamilyMemberUpdate extends SvcObject {
  /// One to be sent.
  FamilyMemberUpdate({
    String? name,
    String? phone,
    FamilyRelation? relation,
    Nullable<String>? meter,
    Nullable<FamilyAllowanceInput>? allowance,
    bool? notify,
    bool? paused,
  }) : super('FamilyMemberUpdate', plainFields({
          if (name != null) "name": name,
          if (phone != null) "phone": phone,
          if (relation != null) "relation": relation,
          if (meter != null) "meter": meter,
          if (allowance != null) "allowance": allowance,
          if (notify != null) "notify": notify,
          if (paused != null) "paused": paused,
        }));

  /// One around what was received.
  FamilyMemberUpdate.fromJson(Map<String, Object?> json) : super('FamilyMemberUpdate', json);

  /// Name of the family member.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Mobile number, in any Zimbabwean format.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Your relationship to the person.
  FamilyRelation? get relation => decodeField("relation", orNull(asValueOf(FamilyRelation.new)));

  /// Electricity meter number. Null removes it.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Allowance the person receives automatically. Null ends it.
  FamilyAllowanceInput? get allowance => decodeField("allowance", orNull(asObject(FamilyAllowanceInput.fromJson)));

  /// Whether to send the person an SMS when airtime arrives.
  bool? get notify => decodeField("notify", orNull(asBoolean));

  /// Whether the allowance is paused.
  bool? get paused => decodeField("paused", orNull(asBoolean));
}

/// Parameters to send something to a family member.
final class FamilySendCreate extends SvcObject {
  /// One to be sent.
  FamilySendCreate({
    required FamilySendType type,
    required String amount,
    required String currency,
  }) : super('FamilySendCreate', plainFields({
          "type": type,
          "amount": amount,
          "currency": currency,
        }));

  /// One around what was received.
  FamilySendCreate.fromJson(Map<String, Object?> json) : super('FamilySendCreate', json);

  /// Whether to send airtime or electricity.
  FamilySendType get type => decodeField("type", asValueOf(FamilySendType.new));

  /// Face value of the sale.
  /// Type: `MoneyInput`.
  String get amount => decodeField("amount", asText);

  /// Three-letter currency code. Required; there is no default.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);
}

/// The location where people must check in to claim links of a program.
final class Geofence extends SvcObject {
  /// One around what was received.
  Geofence.fromJson(Map<String, Object?> json) : super('Geofence', json);

  /// Latitude of the centre, in degrees.
  /// Type: `Latitude`.
  double get lat => decodeField("lat", asNumber);

  /// Longitude of the centre, in degrees.
  /// Type: `Longitude`.
  double get lng => decodeField("lng", asNumber);

  /// Radius around the centre, in metres.
  int get radiusM => decodeField("radius_m", asInteger);

  /// Name of the location. Null if not set.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Hours during which people can check in. Empty if they always can.
  List<OpenHours> get openHours => decodeField("open_hours", asListOf(asObject(OpenHours.fromJson)));
}

/// The location where people must check in to claim links of a program.
final class GeofenceInput extends SvcObject {
  /// One to be sent.
  GeofenceInput({
    required double lat,
    required double lng,
    required int radiusM,
    Nullable<String>? label,
    List<OpenHours>? openHours,
  }) : super('GeofenceInput', plainFields({
          "lat": lat,
          "lng": lng,
          "radius_m": radiusM,
          if (label != null) "label": label,
          if (openHours != null) "open_hours": openHours,
        }));

  /// One around what was received.
  GeofenceInput.fromJson(Map<String, Object?> json) : super('GeofenceInput', json);

  /// Latitude of the centre, in degrees.
  /// Type: `Latitude`.
  double get lat => decodeField("lat", asNumber);

  /// Longitude of the centre, in degrees.
  /// Type: `Longitude`.
  double get lng => decodeField("lng", asNumber);

  /// Radius around the centre, in metres.
  int get radiusM => decodeField("radius_m", asInteger);

  /// Name of the location, such as a branch.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Hours during which people can check in. Default: always.
  List<OpenHours>? get openHours => decodeField("open_hours", orNull(asListOf(asObject(OpenHours.fromJson))));
}

/// A group of recipients for schedules.
final class Group extends SvcObject {
  /// One around what was received.
  Group.fromJson(Map<String, Object?> json) : super('Group', json);

  /// Unique identifier of the object.
  /// Type: `GroupId`.
  String get id => decodeField("id", asText);

  /// Always `group`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the group, unique in the account.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Description for your own use. Null if not set.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Current number of members. A static group has at most 10,000.
  /// Type: `Count`.
  int get memberCount => decodeField("member_count", asInteger);

  /// How the members are determined.
  GroupKind get kind => decodeField("kind", asValueOf(GroupKind.new));

  /// Filter that selects the members. Null for a static group.
  GroupFilter? get filter => decodeField("filter", orNull(asObject(GroupFilter.fromJson)));

  /// Your own key-value data about the group.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create a group. With a `filter` it is dynamic, otherwise static.
final class GroupCreate extends SvcObject {
  /// One to be sent.
  GroupCreate({
    required String name,
    String? description,
    GroupFilterInput? filter,
    Map<String, String>? metadata,
  }) : super('GroupCreate', plainFields({
          "name": name,
          if (description != null) "description": description,
          if (filter != null) "filter": filter,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  GroupCreate.fromJson(Map<String, Object?> json) : super('GroupCreate', json);

  /// Name of the group, unique in the account.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Description for your own use.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Filter that selects the members of a dynamic group.
  GroupFilterInput? get filter => decodeField("filter", orNull(asObject(GroupFilterInput.fromJson)));

  /// Your own key-value data about the group.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// Filter of a dynamic group. Members match both conditions.
final class GroupFilter extends SvcObject {
  /// One around what was received.
  GroupFilter.fromJson(Map<String, Object?> json) : super('GroupFilter', json);

  /// Recipients of this cost centre. Null for any.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Recipients with this tag. Null for any.
  /// Type: `Tag`.
  String? get tag => decodeField("tag", orNull(asText));
}

/// Filter of a dynamic group. Set one condition or both.
final class GroupFilterInput extends SvcObject {
  /// One to be sent.
  GroupFilterInput({
    Nullable<String>? costCenter,
    Nullable<String>? tag,
  }) : super('GroupFilterInput', plainFields({
          if (costCenter != null) "cost_center": costCenter,
          if (tag != null) "tag": tag,
        }));

  /// One around what was received.
  GroupFilterInput.fromJson(Map<String, Object?> json) : super('GroupFilterInput', json);

  /// Recipients of this cost centre.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Recipients with this tag.
  /// Type: `Tag`.
  String? get tag => decodeField("tag", orNull(asText));
}

/// One page of a list.
final class GroupList extends SvcObject {
  /// One around what was received.
  GroupList.fromJson(Map<String, Object?> json) : super('GroupList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Group> get data => decodeField("data", asListOf(asObject(Group.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Recipients to add to and remove from a static group.
final class GroupMembersChange extends SvcObject {
  /// One to be sent.
  GroupMembersChange({
    List<String>? add,
    List<String>? remove,
  }) : super('GroupMembersChange', plainFields({
          if (add != null) "add": add,
          if (remove != null) "remove": remove,
        }));

  /// One around what was received.
  GroupMembersChange.fromJson(Map<String, Object?> json) : super('GroupMembersChange', json);

  /// Recipients to add. Existing members are not an error.
  List<String>? get add => decodeField("add", orNull(asListOf(asText)));

  /// Recipients to remove. Recipients who are not members are not an error.
  List<String>? get remove => decodeField("remove", orNull(asListOf(asText)));
}

/// Changes to a group. Omitted fields keep their value.
final class GroupUpdate extends SvcObject {
  /// One to be sent.
  GroupUpdate({
    String? name,
    Nullable<String>? description,
    Nullable<GroupFilterInput>? filter,
    Nullable<Map<String, String?>>? metadata,
  }) : super('GroupUpdate', plainFields({
          if (name != null) "name": name,
          if (description != null) "description": description,
          if (filter != null) "filter": filter,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  GroupUpdate.fromJson(Map<String, Object?> json) : super('GroupUpdate', json);

  /// Name of the group, unique in the account.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Description for your own use. Null removes it.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Filter that selects the members. Replaces the whole filter. Null for a static group.
  GroupFilterInput? get filter => decodeField("filter", orNull(asObject(GroupFilterInput.fromJson)));

  /// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// Health of the service, and its clock.
final class Health extends SvcObject {
  /// One around what was received.
  Health.fromJson(Map<String, Object?> json) : super('Health', json);

  /// Always `health`.
  String get object => decodeField("object", asText);

  /// Health of the service.
  HealthStatus get status => decodeField("status", asValueOf(HealthStatus.new));

  /// Version of the running program.
  String get version => decodeField("version", asText);

  /// Current time of the service. Compare it with your clock.
  /// Type: `UnixTime`.
  int get time => decodeField("time", asInteger);
}

/// An invitation to join the organisation.
final class Invite extends SvcObject {
  /// One around what was received.
  Invite.fromJson(Map<String, Object?> json) : super('Invite', json);

  /// Unique identifier of the object.
  /// Type: `InviteId`.
  String get id => decodeField("id", asText);

  /// Always `invite`.
  String get object => decodeField("object", asText);

  /// Time at which the person was invited.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Email address the invitation was sent to. Null if none.
  /// Type: `Email`.
  String? get email => decodeField("email", orNull(asText));

  /// Phone number the invitation was sent to. Null if none.
  /// Type: `E164`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Role that the person gets once they accept.
  MemberRole get role => decodeField("role", asValueOf(MemberRole.new));

  /// Current status. Decides whether it can still be accepted; see Lifecycles.
  InviteStatus get status => decodeField("status", asValueOf(InviteStatus.new));

  /// Time at which the invitation expires: after 14 days.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// Member who sent the invitation. Null if a key did.
  /// Type: `MemberId`.
  String? get invitedBy => decodeField("invited_by", orNull(asText));

  /// Member that the person became. Null until accepted.
  /// Type: `MemberId`.
  String? get acceptedBy => decodeField("accepted_by", orNull(asText));

  /// Name of the organisation. Only shown to the invited person, null otherwise.
  /// Type: `Label`.
  String? get accountName => decodeField("account_name", orNull(asText));
}

/// One page of a list.
final class InviteList extends SvcObject {
  /// One around what was received.
  InviteList.fromJson(Map<String, Object?> json) : super('InviteList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Invite> get data => decodeField("data", asListOf(asObject(Invite.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Parameters of a new API key.
final class KeyCreate extends SvcObject {
  /// One to be sent.
  KeyCreate({
    required KeyKind kind,
    String? label,
    List<KeyScope>? scopes,
    List<String>? allowedIps,
    List<String>? allowedOrigins,
    List<String>? allowedProducts,
    List<String>? allowedNetworks,
    Map<String, SpendCapInput>? spendCaps,
    Map<String, String?>? perRecipientDailyCap,
    Map<String, String?>? approvalThreshold,
    List<String>? recipientAllowlist,
    Moment? expiresAt,
    bool? acceptTerms,
    Map<String, String>? metadata,
  }) : super('KeyCreate', plainFields({
          "kind": kind,
          if (label != null) "label": label,
          if (scopes != null) "scopes": scopes,
          if (allowedIps != null) "allowed_ips": allowedIps,
          if (allowedOrigins != null) "allowed_origins": allowedOrigins,
          if (allowedProducts != null) "allowed_products": allowedProducts,
          if (allowedNetworks != null) "allowed_networks": allowedNetworks,
          if (spendCaps != null) "spend_caps": spendCaps,
          if (perRecipientDailyCap != null) "per_recipient_daily_cap": perRecipientDailyCap,
          if (approvalThreshold != null) "approval_threshold": approvalThreshold,
          if (recipientAllowlist != null) "recipient_allowlist": recipientAllowlist,
          if (expiresAt != null) "expires_at": expiresAt,
          if (acceptTerms != null) "accept_terms": acceptTerms,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  KeyCreate.fromJson(Map<String, Object?> json) : super('KeyCreate', json);

  /// Kind of the key.
  KeyKind get kind => decodeField("kind", asValueOf(KeyKind.new));

  /// Label of the key, such as the name of the till.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Permissions of the key. Required for `rk` and `ak`. Default for `sk`: everything its creator
  /// may do. A `pk` can only have public scopes, currently `catalog:read`, which is its default.
  List<KeyScope>? get scopes => decodeField("scopes", orNull(asListOf(asValueOf(KeyScope.new))));

  /// IP addresses or CIDR ranges that may use the key. Default: any.
  List<String>? get allowedIps => decodeField("allowed_ips", orNull(asListOf(asText)));

  /// Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
  /// Default: any.
  List<String>? get allowedOrigins => decodeField("allowed_origins", orNull(asListOf(asText)));

  /// IDs of the products that the key can sell. Default: all.
  List<String>? get allowedProducts => decodeField("allowed_products", orNull(asListOf(asText)));

  /// IDs of the networks that the key can sell on. Default: all.
  List<String>? get allowedNetworks => decodeField("allowed_networks", orNull(asListOf(asText)));

  /// Spend caps of the key. Default: none.
  Map<String, SpendCapInput>? get spendCaps => decodeField("spend_caps", orNull(asMapOf(asObject(SpendCapInput.fromJson))));

  /// Maximum face value per day to one number or meter. Default: no cap.
  Map<String, String?>? get perRecipientDailyCap => decodeField("per_recipient_daily_cap", orNull(asMapOf(orNull(asText))));

  /// Amount within 24 hours above which a person must approve. Only for agent keys.
  Map<String, String?>? get approvalThreshold => decodeField("approval_threshold", orNull(asMapOf(orNull(asText))));

  /// Numbers and meters that the key can sell to. Default: any.
  List<String>? get recipientAllowlist => decodeField("recipient_allowlist", orNull(asListOf(asText)));

  /// Time at which the key expires. Default: never.
  Moment? get expiresAt => decodeField("expires_at", orNull(asMoment));

  /// Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
  bool? get acceptTerms => decodeField("accept_terms", orNull(asBoolean));

  /// Your own key-value data about the key.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// Parameters for rolling a key.
final class KeyRoll extends SvcObject {
  /// One to be sent.
  KeyRoll({
    KeyGrace? gracePeriod,
  }) : super('KeyRoll', plainFields({
          if (gracePeriod != null) "grace_period": gracePeriod,
        }));

  /// One around what was received.
  KeyRoll.fromJson(Map<String, Object?> json) : super('KeyRoll', json);

  /// Grace period of the old secret. Default: none.
  KeyGrace? get gracePeriod => decodeField("grace_period", orNull(asValueOf(KeyGrace.new)));
}

/// Changes to a key. Omitted fields keep their value.
final class KeyUpdate extends SvcObject {
  /// One to be sent.
  KeyUpdate({
    Nullable<String>? label,
    List<KeyScope>? scopes,
    Nullable<List<String>>? allowedIps,
    Nullable<List<String>>? allowedOrigins,
    Nullable<List<String>>? allowedProducts,
    Nullable<List<String>>? allowedNetworks,
    Nullable<Map<String, SpendCapUpdate?>>? spendCaps,
    Nullable<Map<String, String?>>? perRecipientDailyCap,
    Nullable<Map<String, String?>>? approvalThreshold,
    Nullable<List<String>>? recipientAllowlist,
    Nullable<Moment>? expiresAt,
    Nullable<Map<String, String?>>? metadata,
  }) : super('KeyUpdate', plainFields({
          if (label != null) "label": label,
          if (scopes != null) "scopes": scopes,
          if (allowedIps != null) "allowed_ips": allowedIps,
          if (allowedOrigins != null) "allowed_origins": allowedOrigins,
          if (allowedProducts != null) "allowed_products": allowedProducts,
          if (allowedNetworks != null) "allowed_networks": allowedNetworks,
          if (spendCaps != null) "spend_caps": spendCaps,
          if (perRecipientDailyCap != null) "per_recipient_daily_cap": perRecipientDailyCap,
          if (approvalThreshold != null) "approval_threshold": approvalThreshold,
          if (recipientAllowlist != null) "recipient_allowlist": recipientAllowlist,
          if (expiresAt != null) "expires_at": expiresAt,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  KeyUpdate.fromJson(Map<String, Object?> json) : super('KeyUpdate', json);

  /// Label of the key. Null removes it.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Permissions of the key. Replaces the whole list. A `pk` can only have public scopes.
  List<KeyScope>? get scopes => decodeField("scopes", orNull(asListOf(asValueOf(KeyScope.new))));

  /// IP addresses or CIDR ranges that may use the key. Null or empty: any.
  List<String>? get allowedIps => decodeField("allowed_ips", orNull(asListOf(asText)));

  /// Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
  /// Null or empty: any.
  List<String>? get allowedOrigins => decodeField("allowed_origins", orNull(asListOf(asText)));

  /// IDs of the products that the key can sell. Null or empty: all.
  List<String>? get allowedProducts => decodeField("allowed_products", orNull(asListOf(asText)));

  /// IDs of the networks that the key can sell on. Null or empty: all.
  List<String>? get allowedNetworks => decodeField("allowed_networks", orNull(asListOf(asText)));

  /// Changes to the spend caps. Null removes all caps.
  Map<String, SpendCapUpdate?>? get spendCaps => decodeField("spend_caps", orNull(asMapOf(orNull(asObject(SpendCapUpdate.fromJson)))));

  /// Maximum face value per day to one number or meter. Null removes the cap.
  Map<String, String?>? get perRecipientDailyCap => decodeField("per_recipient_daily_cap", orNull(asMapOf(orNull(asText))));

  /// Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
  /// the default.
  Map<String, String?>? get approvalThreshold => decodeField("approval_threshold", orNull(asMapOf(orNull(asText))));

  /// Numbers and meters that the key can sell to. Null or empty: any.
  List<String>? get recipientAllowlist => decodeField("recipient_allowlist", orNull(asListOf(asText)));

  /// Time at which the key expires. Null: never.
  Moment? get expiresAt => decodeField("expires_at", orNull(asMoment));

  /// Changes to your key-value data about the key, merged as in `MetadataUpdate`. Null removes all
  /// of it.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// Spending of a key in one currency, compared with its caps.
final class KeyUsageAmounts extends SvcObject {
  /// One around what was received.
  KeyUsageAmounts.fromJson(Map<String, Object?> json) : super('KeyUsageAmounts', json);

  /// Face value of today's sends, excluding those whose Credit was returned.
  /// Type: `Money`.
  String get today => decodeField("today", asText);

  /// Face value of this month's sends, excluding those whose Credit was returned.
  /// Type: `Money`.
  String get month => decodeField("month", asText);

  /// Amount left under the daily cap. Null without a daily cap.
  /// Type: `Money`.
  String? get dailyRemaining => decodeField("daily_remaining", orNull(asText));

  /// Amount left under the monthly cap. Null without a monthly cap.
  /// Type: `Money`.
  String? get monthlyRemaining => decodeField("monthly_remaining", orNull(asText));
}

/// Products that can be sold to a phone number.
final class LookupProducts extends SvcObject {
  /// One around what was received.
  LookupProducts.fromJson(Map<String, Object?> json) : super('LookupProducts', json);

  /// IDs of the airtime products for this number: one for each currency, or only the one in
  /// `currency`.
  List<String> get airtime => decodeField("airtime", asListOf(asText));

  /// IDs of the data products for this number: one for each currency, or only the one in `currency`.
  List<String> get data => decodeField("data", asListOf(asText));
}

/// What a person permitted an agent by approving its request: the operation, the amount, the target
/// and the time until which it can be carried out. It is signed, and checked before anything is
/// sold. See [Agents](/docs/guides/agents#the-mandate-of-an-approval).
final class Mandate extends SvcObject {
  /// One around what was received.
  Mandate.fromJson(Map<String, Object?> json) : super('Mandate', json);

  /// Approval that the mandate belongs to.
  /// Type: `ApprovalId`.
  String get approval => decodeField("approval", asText);

  /// Member who approved, or in test mode a key.
  /// Type: `MakerId`.
  String get approvedBy => decodeField("approved_by", asText);

  /// API key of the agent that may act.
  /// Type: `KeyId`.
  String get apiKey => decodeField("api_key", asText);

  /// Operation that is permitted. It is carried out once.
  /// Type: `MandateOperation`.
  String get operation => decodeField("operation", asText);

  /// The permission as one sentence.
  /// Type: `MandateSummary`.
  String get summary => decodeField("summary", asText);

  /// SHA-256 of the request as the person saw it. Any other request is refused.
  /// Type: `ArgumentsHash`.
  String get argumentsSha256 => decodeField("arguments_sha256", asText);

  /// Highest face value that is permitted.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Currency of the permitted amount.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Phone number or meter that is permitted. Null for a reward whose recipient chooses.
  /// Type: `Target`.
  String? get target => decodeField("target", orNull(asText));

  /// Time at which the person approved.
  /// Type: `UnixTime`.
  int get approvedAt => decodeField("approved_at", asInteger);

  /// Time from which nothing is sold under the mandate.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// The mandate as a JSON Web Signature whose claims are the fields above. Verify it with the
  /// public keys at `/.well-known/jwks.json`.
  /// Type: `CompactJws`.
  String get jws => decodeField("jws", asText);
}

/// A person who belongs to the organisation.
final class Member extends SvcObject {
  /// One around what was received.
  Member.fromJson(Map<String, Object?> json) : super('Member', json);

  /// Unique identifier of the object.
  /// Type: `MemberId`.
  String get id => decodeField("id", asText);

  /// Always `member`.
  String get object => decodeField("object", asText);

  /// Time at which the person joined the organisation.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the person. Null until they provide it.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Email address of the person. Null if unknown.
  /// Type: `Email`.
  String? get email => decodeField("email", orNull(asText));

  /// Phone number of the person. Null if unknown.
  /// Type: `E164`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Role of the person. Decides their permissions.
  MemberRole get role => decodeField("role", asValueOf(MemberRole.new));

  /// Current status. Decides whether the person can sign in.
  MemberStatus get status => decodeField("status", asValueOf(MemberStatus.new));

  /// Whether the person can see power tokens in clear text and grant that scope to keys.
  bool get tokensRead => decodeField("tokens_read", asBoolean);

  /// Whether the person has a payment PIN, which is needed to approve agents' requests.
  bool get pinSet => decodeField("pin_set", asBoolean);

  /// Time at which the person was last signed in. Null if never.
  /// Type: `UnixTime`.
  int? get lastSeenAt => decodeField("last_seen_at", orNull(asInteger));

  /// Member who invited the person. Null for the founder of the organisation.
  /// Type: `MemberId`.
  String? get invitedBy => decodeField("invited_by", orNull(asText));
}

/// A person to invite. Set `phone`, `email` or both.
final class MemberCreate extends SvcObject {
  /// One to be sent.
  MemberCreate({
    String? phone,
    String? email,
    MemberRole? role,
  }) : super('MemberCreate', plainFields({
          if (phone != null) "phone": phone,
          if (email != null) "email": email,
          if (role != null) "role": role,
        }));

  /// One around what was received.
  MemberCreate.fromJson(Map<String, Object?> json) : super('MemberCreate', json);

  /// Phone number that the invitation is sent to by SMS.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Email address that the invitation is sent to.
  /// Type: `Email`.
  String? get email => decodeField("email", orNull(asText));

  /// Role that the person gets once they accept.
  MemberRole? get role => decodeField("role", orNull(asValueOf(MemberRole.new)));
}

/// One page of a list.
final class MemberList extends SvcObject {
  /// One around what was received.
  MemberList.fromJson(Map<String, Object?> json) : super('MemberList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Member> get data => decodeField("data", asListOf(asObject(Member.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Changes to a member. Omitted fields keep their value.
final class MemberUpdate extends SvcObject {
  /// One to be sent.
  MemberUpdate({
    required MemberRole role,
    bool? tokensRead,
  }) : super('MemberUpdate', plainFields({
          "role": role,
          if (tokensRead != null) "tokens_read": tokensRead,
        }));

  /// One around what was received.
  MemberUpdate.fromJson(Map<String, Object?> json) : super('MemberUpdate', json);

  /// New role of the member.
  MemberRole get role => decodeField("role", asValueOf(MemberRole.new));

  /// Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
  /// never.
  bool? get tokensRead => decodeField("tokens_read", orNull(asBoolean));
}

/// A prepaid electricity meter, as confirmed by the utility.
final class Meter extends SvcObject {
  /// One around what was received.
  Meter.fromJson(Map<String, Object?> json) : super('Meter', json);

  /// Always `meter`.
  String get object => decodeField("object", asText);

  /// Time at which the meter was looked up.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Meter number: 11 digits.
  /// Type: `MeterNumber`.
  String get number => decodeField("number", asText);

  /// Whether the check digit is correct. For information only; the utility decides.
  bool get checksumValid => decodeField("checksum_valid", asBoolean);

  /// Whether the utility knows the meter.
  bool get confirmed => decodeField("confirmed", asBoolean);

  /// Masked name of the owner, to read back to the customer.
  String? get nameMasked => decodeField("name_masked", orNull(asText));

  /// Suburb of the meter. The full address is never returned.
  String? get suburb => decodeField("suburb", orNull(asText));

  /// The currency in which the utility bills the meter. Null if the utility does not report it.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Tariff class of the meter.
  TariffClass get tariffClass => decodeField("tariff_class", asValueOf(TariffClass.new));

  /// Whether the owner owes the utility a debt. Null if the utility does not report it.
  bool? get arrearsFlag => decodeField("arrears_flag", orNull(asBoolean));

  /// Time at which the utility confirmed the meter.
  /// Type: `UnixTime`.
  int? get confirmedAt => decodeField("confirmed_at", orNull(asInteger));

  /// Where the confirmation comes from.
  MeterSource get source => decodeField("source", asValueOf(MeterSource.new));
}

/// New meter for a power send with a wrong meter number.
final class MeterChange extends SvcObject {
  /// One to be sent.
  MeterChange({
    required String meter,
  }) : super('MeterChange', plainFields({
          "meter": meter,
        }));

  /// One around what was received.
  MeterChange.fromJson(Map<String, Object?> json) : super('MeterChange', json);

  /// Number of the new meter: 11 digits.
  /// Type: `MeterInput`.
  String get meter => decodeField("meter", asText);
}

/// A mobile network, or the electricity utility.
final class Network extends SvcObject implements EventObject {
  /// One around what was received.
  Network.fromJson(Map<String, Object?> json) : super('Network', json);

  /// ID of the network: `econet`, `netone`, `telecel` or `power`.
  /// Type: `NetworkId`.
  String get id => decodeField("id", asText);

  /// Always `network`.
  String get object => decodeField("object", asText);

  /// Time at which the network was added to the catalogue.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the network.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Type of the network.
  NetworkKind get kind => decodeField("kind", asValueOf(NetworkKind.new));

  /// Prefixes of the network's numbers. Empty for the utility. Ported numbers can have other
  /// prefixes.
  List<String> get prefixes => decodeField("prefixes", asListOf(asText));

  /// Currencies in which the network sells.
  List<Currency> get currencies => decodeField("currencies", asListOf(asValueOf(Currency.new)));

  /// Types of sale that the network delivers.
  List<SendType> get types => decodeField("types", asListOf(asValueOf(SendType.new)));

  /// Current state of the network.
  NetworkState get state => decodeField("state", asValueOf(NetworkState.new));

  /// Time at which the network entered this state.
  /// Type: `UnixTime`.
  int get since => decodeField("since", asInteger);
}

/// A network that you used in the last 30 days is slow, fails often, or is down.
final class NetworkAvailabilityDegradedEvent extends SvcObject implements Event {
  /// One around what was received.
  NetworkAvailabilityDegradedEvent.fromJson(Map<String, Object?> json) : super('NetworkAvailabilityDegradedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `network.availability.degraded`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  NetworkEventData get data => decodeField("data", asObject(NetworkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A network that you used in the last 30 days works as usual again.
final class NetworkAvailabilityRestoredEvent extends SvcObject implements Event {
  /// One around what was received.
  NetworkAvailabilityRestoredEvent.fromJson(Map<String, Object?> json) : super('NetworkAvailabilityRestoredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `network.availability.restored`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  NetworkEventData get data => decodeField("data", asObject(NetworkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// State of a network to simulate.
final class NetworkAvailabilitySet extends SvcObject {
  /// One to be sent.
  NetworkAvailabilitySet({
    required NetworkCondition state,
  }) : super('NetworkAvailabilitySet', plainFields({
          "state": state,
        }));

  /// One around what was received.
  NetworkAvailabilitySet.fromJson(Map<String, Object?> json) : super('NetworkAvailabilitySet', json);

  /// State of the network.
  NetworkCondition get state => decodeField("state", asValueOf(NetworkCondition.new));
}

/// An event's payload: Network.
final class NetworkEventData extends SvcObject {
  /// One around what was received.
  NetworkEventData.fromJson(Map<String, Object?> json) : super('NetworkEventData', json);

  /// The Network with its values at this attempt.
  Network get object => decodeField("object", asObject(Network.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class NetworkList extends SvcObject {
  /// One around what was received.
  NetworkList.fromJson(Map<String, Object?> json) : super('NetworkList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Network> get data => decodeField("data", asListOf(asObject(Network.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Performance of one type of sale on a network.
final class NetworkStatus extends SvcObject {
  /// One around what was received.
  NetworkStatus.fromJson(Map<String, Object?> json) : super('NetworkStatus', json);

  /// ID of the network.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// The currency of the sales.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Current state of the network.
  NetworkState get state => decodeField("state", asValueOf(NetworkState.new));

  /// Share of the last hour's attempts that the network responded to. Null without attempts.
  /// Type: `Share`.
  String? get successRate1h => decodeField("success_rate_1h", orNull(asText));

  /// Median delivery time over the last hour, in seconds. Null without deliveries.
  int? get medianSeconds => decodeField("median_seconds", orNull(asInteger));

  /// Time at which the network entered this state.
  /// Type: `UnixTime`.
  int get since => decodeField("since", asInteger);
}

/// Parameters to combine a day with another.
final class OccurrenceCombine extends SvcObject {
  /// One to be sent.
  OccurrenceCombine({
    required String into,
    String? schedule,
  }) : super('OccurrenceCombine', plainFields({
          "into": into,
          if (schedule != null) "schedule": schedule,
        }));

  /// One around what was received.
  OccurrenceCombine.fromJson(Map<String, Object?> json) : super('OccurrenceCombine', json);

  /// Day whose run this one becomes part of.
  /// Type: `Day`.
  String get into => decodeField("into", asText);

  /// Schedule of that day. Default: this schedule.
  /// Type: `ScheduleId`.
  String? get schedule => decodeField("schedule", orNull(asText));
}

/// Parameters to move a day.
final class OccurrenceMove extends SvcObject {
  /// One to be sent.
  OccurrenceMove({
    required String to,
  }) : super('OccurrenceMove', plainFields({
          "to": to,
        }));

  /// One around what was received.
  OccurrenceMove.fromJson(Map<String, Object?> json) : super('OccurrenceMove', json);

  /// New day of the run: today to 180 days from now.
  /// Type: `Day`.
  String get to => decodeField("to", asText);
}

/// A reference to one day of a schedule.
final class OccurrenceRef extends SvcObject {
  /// One around what was received.
  OccurrenceRef.fromJson(Map<String, Object?> json) : super('OccurrenceRef', json);

  /// Schedule of the day.
  /// Type: `ScheduleId`.
  String get schedule => decodeField("schedule", asText);

  /// Original date given by the cadence.
  /// Type: `Day`.
  String get date => decodeField("date", asText);
}

/// Changes to one day. Omitted fields keep their value; null clears a field.
final class OccurrenceUpdate extends SvcObject {
  /// One to be sent.
  OccurrenceUpdate({
    Nullable<String>? amountOverride,
    Nullable<String>? note,
  }) : super('OccurrenceUpdate', plainFields({
          if (amountOverride != null) "amount_override": amountOverride,
          if (note != null) "note": note,
        }));

  /// One around what was received.
  OccurrenceUpdate.fromJson(Map<String, Object?> json) : super('OccurrenceUpdate', json);

  /// Amount each person receives on this day, overriding all other amounts. Null removes the
  /// override.
  /// Type: `MoneyInput`.
  String? get amountOverride => decodeField("amount_override", orNull(asText));

  /// Your note about this day. Null removes it.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// Hours during which people can check in.
final class OpenHours extends SvcObject {
  /// One to be sent.
  OpenHours({
    required List<int> days,
    required String from,
    required String to,
  }) : super('OpenHours', plainFields({
          "days": days,
          "from": from,
          "to": to,
        }));

  /// One around what was received.
  OpenHours.fromJson(Map<String, Object?> json) : super('OpenHours', json);

  /// Days of the week to which these hours apply.
  List<int> get days => decodeField("days", asListOf(asInteger));

  /// Start of the hours, inclusive.
  /// Type: `ClockTime`.
  String get from => decodeField("from", asText);

  /// End of the hours, exclusive. If not later than `from`, the hours end the next day.
  /// Type: `ClockTime`.
  String get to => decodeField("to", asText);
}

/// The account at a glance. Sections that the key's scopes do not cover are null.
final class Overview extends SvcObject {
  /// One around what was received.
  Overview.fromJson(Map<String, Object?> json) : super('Overview', json);

  /// Always `overview`.
  String get object => decodeField("object", asText);

  /// Time at which this overview was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Your Credit. Null without `credit:read`.
  Map<String, OverviewBalance>? get credit => decodeField("credit", orNull(asMapOf(asObject(OverviewBalance.fromJson))));

  /// Today's sends. Null without `sends:read`.
  OverviewToday? get today => decodeField("today", orNull(asObject(OverviewToday.fromJson)));

  /// Results by network. Null without `sends:read`.
  List<OverviewNetwork>? get networks => decodeField("networks", orNull(asListOf(asObject(OverviewNetwork.fromJson))));

  /// State of the webhook endpoints. Null without `webhooks:manage`.
  OverviewWebhooks? get webhooks => decodeField("webhooks", orNull(asObject(OverviewWebhooks.fromJson)));

  /// Matters that may need a person, of the kinds that the key can read. Null if it can read none.
  List<AttentionItem>? get attention => decodeField("attention", orNull(asListOf(asObject(AttentionItem.fromJson))));

  /// Time to which the figures refer.
  /// Type: `UnixTime`.
  int get asOf => decodeField("as_of", asInteger);
}

/// Credit in one currency, and how long it lasts.
final class OverviewBalance extends SvcObject {
  /// One around what was received.
  OverviewBalance.fromJson(Map<String, Object?> json) : super('OverviewBalance', json);

  /// Credit that can be spent now.
  /// Type: `Money`.
  String get available => decodeField("available", asText);

  /// Credit that is reserved and cannot be spent.
  /// Type: `Money`.
  String get reserved => decodeField("reserved", asText);

  /// Total Credit: `available` plus `reserved`.
  /// Type: `Money`.
  String get total => decodeField("total", asText);

  /// Credit charged for sends that have not ended.
  /// Type: `Money`.
  String get inFlight => decodeField("in_flight", asText);

  /// Number of days that `available` lasts at the rate of the last seven days. Null without sales in
  /// them.
  double? get runwayDays => decodeField("runway_days", orNull(asNumber));
}

/// Results of a network for this account in the last 24 hours, in one currency.
final class OverviewNetwork extends SvcObject {
  /// One around what was received.
  OverviewNetwork.fromJson(Map<String, Object?> json) : super('OverviewNetwork', json);

  /// ID of the network.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// The currency of the sends.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Share of ended sends that were delivered. Null if none ended.
  /// Type: `Share`.
  String? get successRate => decodeField("success_rate", orNull(asText));

  /// Number of sends that ended.
  /// Type: `Count`.
  int get sample => decodeField("sample", asInteger);

  /// Current state of the network for all accounts.
  NetworkState get state => decodeField("state", asValueOf(NetworkState.new));
}

/// Sends created since midnight in Harare.
final class OverviewToday extends SvcObject {
  /// One around what was received.
  OverviewToday.fromJson(Map<String, Object?> json) : super('OverviewToday', json);

  /// Number of sends created today.
  /// Type: `Count`.
  int get sends => decodeField("sends", asInteger);

  /// Number of sends that were delivered.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of sends that failed, whether or not the Credit was returned.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Number of sends that have not ended.
  /// Type: `Count`.
  int get unresolved => decodeField("unresolved", asInteger);

  /// Face value of all sends, excluding those whose Credit was returned.
  Map<String, String> get amount => decodeField("amount", asMapOf(asText));
}

/// State of the account's webhook endpoints.
final class OverviewWebhooks extends SvcObject {
  /// One around what was received.
  OverviewWebhooks.fromJson(Map<String, Object?> json) : super('OverviewWebhooks', json);

  /// Number of webhook endpoints.
  /// Type: `Count`.
  int get endpoints => decodeField("endpoints", asInteger);

  /// Number of endpoints whose attempts are failing.
  /// Type: `Count`.
  int get failing => decodeField("failing", asInteger);

  /// Number of endpoints that are disabled.
  /// Type: `Count`.
  int get disabled => decodeField("disabled", asInteger);

  /// Time of the oldest event not yet delivered to its endpoint. Null if all are delivered.
  /// Type: `UnixTime`.
  int? get oldestUndeliveredAt => decodeField("oldest_undelivered_at", orNull(asInteger));
}

/// The day of the month that schedules use as payday.
final class Payday extends SvcObject {
  /// One around what was received.
  Payday.fromJson(Map<String, Object?> json) : super('Payday', json);

  /// Day of the month, 1 to 31. Null if none is set.
  int? get dayOfMonth => decodeField("day_of_month", orNull(asInteger));
}

/// Changes to the day that schedules use as payday.
final class PaydayUpdate extends SvcObject {
  /// One to be sent.
  PaydayUpdate({
    required int? dayOfMonth,
  }) : super('PaydayUpdate', plainFields({
          "day_of_month": dayOfMonth,
        }));

  /// One around what was received.
  PaydayUpdate.fromJson(Map<String, Object?> json) : super('PaydayUpdate', json);

  /// Day of the month, 1 to 31; in shorter months, the last day. Null removes the payday.
  int? get dayOfMonth => decodeField("day_of_month", orNull(asInteger));
}

/// What the digits of a phone number reveal about it.
final class PhoneLookup extends SvcObject {
  /// One around what was received.
  PhoneLookup.fromJson(Map<String, Object?> json) : super('PhoneLookup', json);

  /// Always `phone_lookup`.
  String get object => decodeField("object", asText);

  /// Time at which the number was looked up.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// The phone number exactly as you sent it.
  /// Type: `PhoneText`.
  String get input => decodeField("input", asText);

  /// The number in E.164 format. Null if it is not valid.
  /// Type: `Phone`.
  String? get e164 => decodeField("e164", orNull(asText));

  /// The number in national format, such as `077 123 4567`. Null if it is not valid.
  /// Type: `PhoneText`.
  String? get national => decodeField("national", orNull(asText));

  /// Whether the number is a valid Zimbabwean mobile number.
  bool get valid => decodeField("valid", asBoolean);

  /// Type of the phone line.
  LineType get lineType => decodeField("line_type", asValueOf(LineType.new));

  /// ID of the network that the prefix belongs to. Null if no supported network uses the prefix.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Products that can be sold to the number.
  LookupProducts get products => decodeField("products", asObject(LookupProducts.fromJson));

  /// Whether the number is on your blocklist. Sales to it return an error.
  bool get blocked => decodeField("blocked", asBoolean);

  /// ID of your recipient with this number. Null if there is none.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));
}

/// Availability of electricity sales.
final class PowerAvailability extends SvcObject {
  /// One around what was received.
  PowerAvailability.fromJson(Map<String, Object?> json) : super('PowerAvailability', json);

  /// Whether the utility responds. Null if it is not being monitored. In test mode, set it with
  /// `POST /test/zesa/availability`.
  bool? get available => decodeField("available", orNull(asBoolean));

  /// Time at which `available` last changed. Null if no change is known.
  /// Type: `UnixTime`.
  int? get since => decodeField("since", orNull(asInteger));

  /// Time of the next check. Null if none is planned.
  /// Type: `UnixTime`.
  int? get nextCheckAt => decodeField("next_check_at", orNull(asInteger));
}

/// A national outage started: meters cannot be confirmed, and power sends wait.
final class PowerAvailabilityDownEvent extends SvcObject implements Event {
  /// One around what was received.
  PowerAvailabilityDownEvent.fromJson(Map<String, Object?> json) : super('PowerAvailabilityDownEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `power.availability.down`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ZesaAvailabilityEventData get data => decodeField("data", asObject(ZesaAvailabilityEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The national outage has ended, and queued power sends are dispatched in order.
final class PowerAvailabilityUpEvent extends SvcObject implements Event {
  /// One around what was received.
  PowerAvailabilityUpEvent.fromJson(Map<String, Object?> json) : super('PowerAvailabilityUpEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `power.availability.up`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ZesaAvailabilityEventData get data => decodeField("data", asObject(ZesaAvailabilityEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A band of the tariff: the price of one range of the monthly consumption.
final class PowerBand extends SvcObject {
  /// One around what was received.
  PowerBand.fromJson(Map<String, Object?> json) : super('PowerBand', json);

  /// Start of the band, in kilowatt hours per month.
  int get fromKwh => decodeField("from_kwh", asInteger);

  /// End of the band, in kilowatt hours per month. Null for the last band.
  int? get toKwh => decodeField("to_kwh", orNull(asInteger));

  /// Price of a kilowatt hour in this band, without the levy.
  /// Type: `UnitPrice`.
  String get pricePerKwh => decodeField("price_per_kwh", asText);

  /// Price of a kilowatt hour, including the levy.
  /// Type: `UnitPrice`.
  String get pricePerKwhWithLevy => decodeField("price_per_kwh_with_levy", asText);
}

/// Units bought in one band.
final class PowerBandUnits extends SvcObject {
  /// One around what was received.
  PowerBandUnits.fromJson(Map<String, Object?> json) : super('PowerBandUnits', json);

  /// Start of the band, in kilowatt hours per month.
  int get fromKwh => decodeField("from_kwh", asInteger);

  /// End of the band, in kilowatt hours per month. Null for the last band.
  int? get toKwh => decodeField("to_kwh", orNull(asInteger));

  /// Price of a kilowatt hour in this band, without the levy.
  /// Type: `UnitPrice`.
  String get pricePerKwh => decodeField("price_per_kwh", asText);

  /// Units bought in this band, in kilowatt hours.
  /// Type: `Units`.
  String get unitsKwh => decodeField("units_kwh", asText);
}

/// Breakdown of the amount paid for electricity.
final class PowerBreakdown extends SvcObject {
  /// One around what was received.
  PowerBreakdown.fromJson(Map<String, Object?> json) : super('PowerBreakdown', json);

  /// Amount spent on electricity.
  /// Type: `Money`.
  String get energy => decodeField("energy", asText);

  /// Rural electrification levy included in the amount.
  /// Type: `Money`.
  String get levy => decodeField("levy", asText);

  /// Tax included in the amount.
  /// Type: `Money`.
  String get tax => decodeField("tax", asText);

  /// Debt that the utility deducted.
  /// Type: `Money`.
  String get arrears => decodeField("arrears", asText);

  /// Fee charged by the utility.
  /// Type: `Money`.
  String get fee => decodeField("fee", asText);
}

/// A day on which the price changed.
final class PowerChangePoint extends SvcObject {
  /// One around what was received.
  PowerChangePoint.fromJson(Map<String, Object?> json) : super('PowerChangePoint', json);

  /// First day of the new price.
  /// Type: `Day`.
  String get date => decodeField("date", asText);

  /// Median price before the change.
  /// Type: `UnitPrice`.
  String get from => decodeField("from", asText);

  /// Median price after the change.
  /// Type: `UnitPrice`.
  String get to => decodeField("to", asText);
}

/// One anonymous purchase of electricity.
final class PowerObservation extends SvcObject {
  /// One around what was received.
  PowerObservation.fromJson(Map<String, Object?> json) : super('PowerObservation', json);

  /// Always `power_observation`.
  String get object => decodeField("object", asText);

  /// Midnight at the start of the day of the purchase.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True for a live purchase, false for a test purchase.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Date of the purchase.
  /// Type: `Day`.
  String get observedOn => decodeField("observed_on", asText);

  /// The currency of the purchase.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// The amount, rounded to a whole number.
  /// Type: `Money`.
  String get amountRounded => decodeField("amount_rounded", asText);

  /// Units bought, in kilowatt hours.
  /// Type: `Units`.
  String get unitsKwh => decodeField("units_kwh", asText);

  /// Price of a kilowatt hour, including everything.
  /// Type: `UnitPrice`.
  String get pricePerKwh => decodeField("price_per_kwh", asText);

  /// The band that the price suggests, such as `51-100`. Null if it suggests none.
  String? get bandHint => decodeField("band_hint", orNull(asText));
}

/// One page of a list.
final class PowerObservationList extends SvcObject {
  /// One around what was received.
  PowerObservationList.fromJson(Map<String, Object?> json) : super('PowerObservationList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<PowerObservation> get data => decodeField("data", asListOf(asObject(PowerObservation.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Price that customers actually paid.
final class PowerObserved extends SvcObject {
  /// One around what was received.
  PowerObserved.fromJson(Map<String, Object?> json) : super('PowerObserved', json);

  /// Median price of a kilowatt hour, including everything. Null below five purchases.
  /// Type: `UnitPrice`.
  String? get medianPrice => decodeField("median_price", orNull(asText));

  /// Number of purchases behind the median.
  int get sample => decodeField("sample", asInteger);

  /// Number of past days that are included.
  int get windowDays => decodeField("window_days", asInteger);

  /// Time at which the median was computed.
  /// Type: `UnixTime`.
  int get asOf => decodeField("as_of", asInteger);
}

/// Units that an amount buys now, compared with after the reset.
final class PowerQuote extends SvcObject {
  /// One around what was received.
  PowerQuote.fromJson(Map<String, Object?> json) : super('PowerQuote', json);

  /// Always `power_quote`.
  String get object => decodeField("object", asText);

  /// Time at which the estimate was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// The currency of `amount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// The amount, including the levy.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Units that the amount buys now.
  PowerUnits get now => decodeField("now", asObject(PowerUnits.fromJson));

  /// Units that the amount buys from the 1st of next month.
  PowerUnitsAfterReset get afterReset => decodeField("after_reset", asObject(PowerUnitsAfterReset.fromJson));

  /// The moment at which the amount buys more.
  BetterMoment get better => decodeField("better", asValueOf(BetterMoment.new));

  /// The difference in kilowatt hours.
  /// Type: `Units`.
  String get savingUnits => decodeField("saving_units", asText);

  /// The confirmed meter. Null if the request named none.
  Meter? get meter => decodeField("meter", orNull(asObject(Meter.fromJson)));
}

/// Price of electricity in a currency.
final class PowerRate extends SvcObject {
  /// One around what was received.
  PowerRate.fromJson(Map<String, Object?> json) : super('PowerRate', json);

  /// Always `power_rate`.
  String get object => decodeField("object", asText);

  /// Time at which this rate was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode. The tariff is the same in both.
  bool get livemode => decodeField("livemode", asBoolean);

  /// The currency of the prices.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// First day on which the bands apply.
  /// Type: `Day`.
  String get effectiveFrom => decodeField("effective_from", asText);

  /// URL at which the tariff was published.
  /// Type: `WebUrl`.
  String get sourceUrl => decodeField("source_url", asText);

  /// Rural electrification levy, in percent on top of the band prices.
  /// Type: `Percent`.
  String get levyPercent => decodeField("levy_percent", asText);

  /// The bands, starting at the first kilowatt hour of the month.
  List<PowerBand> get bands => decodeField("bands", asListOf(asObject(PowerBand.fromJson)));

  /// Price that customers actually paid.
  PowerObserved get observed => decodeField("observed", asObject(PowerObserved.fromJson));

  /// How to buy the most units, in one sentence for a customer.
  /// Type: `Note`.
  String get rule => decodeField("rule", asText);

  /// The day on which consumption is counted from zero again.
  TariffReset get reset => decodeField("reset", asValueOf(TariffReset.new));
}

/// Price of electricity over time.
final class PowerSeries extends SvcObject {
  /// One around what was received.
  PowerSeries.fromJson(Map<String, Object?> json) : super('PowerSeries', json);

  /// Always `power_series`.
  String get object => decodeField("object", asText);

  /// Time at which the series was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True for live purchases, false for test purchases.
  bool get livemode => decodeField("livemode", asBoolean);

  /// The currency of the prices.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// One point per day, oldest first. Days with fewer than five purchases are omitted.
  List<PowerSeriesPoint> get points => decodeField("points", asListOf(asObject(PowerSeriesPoint.fromJson)));

  /// Days on which the price changed by 5 percent or more, oldest first.
  List<PowerChangePoint> get changePoints => decodeField("change_points", asListOf(asObject(PowerChangePoint.fromJson)));
}

/// Median price of one day.
final class PowerSeriesPoint extends SvcObject {
  /// One around what was received.
  PowerSeriesPoint.fromJson(Map<String, Object?> json) : super('PowerSeriesPoint', json);

  /// Date of the day.
  /// Type: `Day`.
  String get date => decodeField("date", asText);

  /// Median price of a kilowatt hour, including everything.
  /// Type: `UnitPrice`.
  String get pricePerKwh => decodeField("price_per_kwh", asText);
}

/// Units that an amount buys now.
final class PowerUnits extends SvcObject {
  /// One around what was received.
  PowerUnits.fromJson(Map<String, Object?> json) : super('PowerUnits', json);

  /// Units in kilowatt hours, rounded down to two decimals.
  /// Type: `Units`.
  String get unitsKwh => decodeField("units_kwh", asText);

  /// Part of the amount spent on electricity.
  /// Type: `Money`.
  String get energy => decodeField("energy", asText);

  /// Part of the amount that is the rural electrification levy.
  /// Type: `Money`.
  String get levy => decodeField("levy", asText);

  /// Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
  /// it.
  /// Type: `Money`.
  String? get arrears => decodeField("arrears", orNull(asText));

  /// Bands that the units fall into, cheapest first.
  List<PowerBandUnits> get bands => decodeField("bands", asListOf(asObject(PowerBandUnits.fromJson)));

  /// Units bought through us this month, at which the estimate starts. Null if unknown.
  /// Type: `Units`.
  String? get fromPositionKwh => decodeField("from_position_kwh", orNull(asText));

  /// Always true: only the utility knows the monthly consumption of the meter.
  bool get estimate => decodeField("estimate", asBoolean);
}

/// Units that an amount buys after the monthly reset.
final class PowerUnitsAfterReset extends SvcObject {
  /// One around what was received.
  PowerUnitsAfterReset.fromJson(Map<String, Object?> json) : super('PowerUnitsAfterReset', json);

  /// Units in kilowatt hours, rounded down to two decimals.
  /// Type: `Units`.
  String get unitsKwh => decodeField("units_kwh", asText);

  /// Part of the amount spent on electricity.
  /// Type: `Money`.
  String get energy => decodeField("energy", asText);

  /// Part of the amount that is the rural electrification levy.
  /// Type: `Money`.
  String get levy => decodeField("levy", asText);

  /// Part of the amount that the utility keeps to repay a debt. Null if the utility does not report
  /// it.
  /// Type: `Money`.
  String? get arrears => decodeField("arrears", orNull(asText));

  /// Bands that the units fall into, cheapest first.
  List<PowerBandUnits> get bands => decodeField("bands", asListOf(asObject(PowerBandUnits.fromJson)));

  /// Units bought through us this month, at which the estimate starts. Null if unknown.
  /// Type: `Units`.
  String? get fromPositionKwh => decodeField("from_position_kwh", orNull(asText));

  /// Always true: only the utility knows the monthly consumption of the meter.
  bool get estimate => decodeField("estimate", asBoolean);

  /// The day on which consumption is counted from zero again.
  /// Type: `Day`.
  String get resetOn => decodeField("reset_on", asText);
}

/// Something you can sell, in one currency, at face value.
final class Product extends SvcObject {
  /// One around what was received.
  Product.fromJson(Map<String, Object?> json) : super('Product', json);

  /// ID of the product: `<type>-<currency>`.
  /// Type: `ProductId`.
  String get id => decodeField("id", asText);

  /// Always `product`.
  String get object => decodeField("object", asText);

  /// Time at which the product was added to the catalogue.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// The currency of the product.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// ID of the network if only one network sells the product. Otherwise null; see `networks`.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Name of the product.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Minimum amount across all networks. A network can have a higher minimum: check an amount
  /// against `networks`.
  /// Type: `Money`.
  String get minAmount => decodeField("min_amount", asText);

  /// Maximum amount across all networks. A network can have a lower maximum: check an amount against
  /// `networks`.
  /// Type: `Money`.
  String get maxAmount => decodeField("max_amount", asText);

  /// Amounts must be a multiple of this.
  /// Type: `Money`.
  String get amountStep => decodeField("amount_step", asText);

  /// The only amounts that can be sold. Null if any amount within the limits can be sold.
  List<String>? get denominations => decodeField("denominations", orNull(asListOf(asText)));

  /// Limits and availability on each network.
  List<ProductNetwork> get networks => decodeField("networks", asListOf(asObject(ProductNetwork.fromJson)));

  /// Whether the product can be sold. False only if every network has paused it or it is not sold in
  /// this mode.
  bool get available => decodeField("available", asBoolean);

  /// Expected end of the pause. Null if the product is not paused or the end is unknown.
  /// Type: `UnixTime`.
  int? get pausedUntil => decodeField("paused_until", orNull(asInteger));

  /// Fields of `POST /sends` that are required to sell this product.
  List<String> get fieldsRequired => decodeField("fields_required", asListOf(asText));
}

/// One page of a list.
final class ProductList extends SvcObject {
  /// One around what was received.
  ProductList.fromJson(Map<String, Object?> json) : super('ProductList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Product> get data => decodeField("data", asListOf(asObject(Product.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Limits and availability of a product on one network.
final class ProductNetwork extends SvcObject {
  /// One around what was received.
  ProductNetwork.fromJson(Map<String, Object?> json) : super('ProductNetwork', json);

  /// ID of the network.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Minimum amount on this network.
  /// Type: `Money`.
  String get minAmount => decodeField("min_amount", asText);

  /// Maximum amount on this network.
  /// Type: `Money`.
  String get maxAmount => decodeField("max_amount", asText);

  /// Whether the product can be sold on this network now.
  bool get available => decodeField("available", asBoolean);

  /// Why the product is paused on this network. Null if it is available.
  PausedReason? get pausedReason => decodeField("paused_reason", orNull(asValueOf(PausedReason.new)));
}

/// A budget and rules for rewarding people with airtime, data or electricity.
final class Program extends SvcObject implements EventObject {
  /// One around what was received.
  Program.fromJson(Map<String, Object?> json) : super('Program', json);

  /// Unique identifier of the object.
  /// Type: `ProgramId`.
  String get id => decodeField("id", asText);

  /// Always `program`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether it gives away real money: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the program.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Description for your own use. Null if not set.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Current status. Decides whether the program gives rewards; see Lifecycles.
  ProgramStatus get status => decodeField("status", asValueOf(ProgramStatus.new));

  /// Currency of the program. Never changes.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// How the budget is funded. Never changes.
  ProgramFunding get funding => decodeField("funding", asValueOf(ProgramFunding.new));

  /// Total amount the program can give away.
  /// Type: `Money`.
  String get budget => decodeField("budget", asText);

  /// Face value of rewards already sent or being sent.
  /// Type: `Money`.
  String get spent => decodeField("spent", asText);

  /// Face value held for rewards in escrow or under review and for unclaimed links.
  /// Type: `Money`.
  String get earmarked => decodeField("earmarked", asText);

  /// Amount the program can still give away.
  /// Type: `Money`.
  String get remaining => decodeField("remaining", asText);

  /// Reservation that holds the program's Credit. Null if there is none.
  /// Type: `ReservationId`.
  String? get reservation => decodeField("reservation", orNull(asText));

  /// Face value of rewards that set no amount. Null if every reward must set one.
  /// Type: `Money`.
  String? get defaultAmount => decodeField("default_amount", orNull(asText));

  /// Reward types that the program can send.
  List<SendType> get choices => decodeField("choices", asListOf(asValueOf(SendType.new)));

  /// Ways in which rewards can be created.
  List<ProgramSource> get sources => decodeField("sources", asListOf(asValueOf(ProgramSource.new)));

  /// Whether each phone number is limited to one reward.
  bool get onePerPhone => decodeField("one_per_phone", asBoolean);

  /// Limits on what one person can receive.
  RewardLimits get perRecipient => decodeField("per_recipient", asObject(RewardLimits.fromJson));

  /// Only phone numbers of this network are rewarded. Null if any network is.
  /// Type: `NetworkId`.
  String? get requireNetwork => decodeField("require_network", orNull(asText));

  /// Maximum rewards per hour from completions. Null if unlimited.
  int? get throttlePerHour => decodeField("throttle_per_hour", orNull(asInteger));

  /// Minimum age of the recipient's record, in seconds. Null if there is no minimum.
  /// Type: `Seconds`.
  int? get minAccountAge => decodeField("min_account_age", orNull(asInteger));

  /// Rewards that are held before they are sent.
  ProgramHold get hold => decodeField("hold", asObject(ProgramHold.fromJson));

  /// What happens to electricity rewards during a national outage.
  PowerDownChoice get onZesaDown => decodeField("on_zesa_down", asValueOf(PowerDownChoice.new));

  /// How long a queued electricity reward can wait, in seconds.
  /// Type: `Seconds`.
  int get maxHold => decodeField("max_hold", asInteger);

  /// How long escrow can be released after the program is closed, in seconds.
  /// Type: `Seconds`.
  int get closeGrace => decodeField("close_grace", asInteger);

  /// Custom SMS message to the person. Null for our standard message.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Branding of claim pages and messages.
  ProgramBranding get branding => decodeField("branding", asObject(ProgramBranding.fromJson));

  /// Legal basis for processing these people's data. Null if not set.
  LawfulBasis? get lawfulBasis => decodeField("lawful_basis", orNull(asValueOf(LawfulBasis.new)));

  /// Whether SMS messages omit the program and the amount.
  bool get sensitiveData => decodeField("sensitive_data", asBoolean);

  /// Location where people must check in to claim links. Null if they can claim anywhere.
  Geofence? get geofence => decodeField("geofence", orNull(asObject(Geofence.fromJson)));

  /// URL that signed completions are sent to.
  /// Type: `WebUrl`.
  String get completionsUrl => decodeField("completions_url", asText);

  /// Secret that signs completions. Only returned when the program is created or its secret is
  /// rolled; null otherwise.
  /// Type: `WebhookSecret`.
  String? get completionsSecret => decodeField("completions_secret", orNull(asText));

  /// Number of rewards, by outcome.
  ProgramCounts get counts => decodeField("counts", asObject(ProgramCounts.fromJson));

  /// Number of rules that are active.
  int get rulesCount => decodeField("rules_count", asInteger);

  /// Time at which the program was first activated. Null if it never was.
  /// Type: `UnixTime`.
  int? get activatedAt => decodeField("activated_at", orNull(asInteger));

  /// Time at which the program was closed. Null if it is open.
  /// Type: `UnixTime`.
  int? get closedAt => decodeField("closed_at", orNull(asInteger));

  /// Your own key-value data about the program.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// A program was activated or resumed and gives rewards.
final class ProgramActivatedEvent extends SvcObject implements Event {
  /// One around what was received.
  ProgramActivatedEvent.fromJson(Map<String, Object?> json) : super('ProgramActivatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `program.activated`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ProgramEventData get data => decodeField("data", asObject(ProgramEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Branding of a program's claim pages and messages.
final class ProgramBranding extends SvcObject {
  /// One around what was received.
  ProgramBranding.fromJson(Map<String, Object?> json) : super('ProgramBranding', json);

  /// Name shown to people. Null for your account's name.
  /// Type: `Label`.
  String? get displayName => decodeField("display_name", orNull(asText));

  /// Colour of buttons on claim pages. Null for the default.
  /// Type: `Color`.
  String? get color => decodeField("color", orNull(asText));

  /// Logo for claim pages of your own, at most 512 pixels wide. Null if not set.
  /// Type: `WebUrl`.
  String? get logoUrl => decodeField("logo_url", orNull(asText));

  /// URL where people find help. Null if not set.
  /// Type: `WebUrl`.
  String? get supportUrl => decodeField("support_url", orNull(asText));

  /// Message shown after a person has claimed. Null for the default.
  /// Type: `Note`.
  String? get thankYou => decodeField("thank_you", orNull(asText));
}

/// Branding of a program's claim pages and messages.
final class ProgramBrandingInput extends SvcObject {
  /// One to be sent.
  ProgramBrandingInput({
    Nullable<String>? displayName,
    Nullable<String>? color,
    Nullable<String>? logoUrl,
    Nullable<String>? supportUrl,
    Nullable<String>? thankYou,
  }) : super('ProgramBrandingInput', plainFields({
          if (displayName != null) "display_name": displayName,
          if (color != null) "color": color,
          if (logoUrl != null) "logo_url": logoUrl,
          if (supportUrl != null) "support_url": supportUrl,
          if (thankYou != null) "thank_you": thankYou,
        }));

  /// One around what was received.
  ProgramBrandingInput.fromJson(Map<String, Object?> json) : super('ProgramBrandingInput', json);

  /// Name shown to people. Default: your account's name.
  /// Type: `Label`.
  String? get displayName => decodeField("display_name", orNull(asText));

  /// Colour of buttons on claim pages.
  /// Type: `Color`.
  String? get color => decodeField("color", orNull(asText));

  /// URL of a logo for claim pages of your own, at most 512 pixels wide.
  /// Type: `WebUrl`.
  String? get logoUrl => decodeField("logo_url", orNull(asText));

  /// URL where people find help.
  /// Type: `WebUrl`.
  String? get supportUrl => decodeField("support_url", orNull(asText));

  /// Message shown after a person has claimed.
  /// Type: `Note`.
  String? get thankYou => decodeField("thank_you", orNull(asText));
}

/// At most 20 percent of a budget remains. Sent once each time it falls this low.
final class ProgramBudgetLowEvent extends SvcObject implements Event {
  /// One around what was received.
  ProgramBudgetLowEvent.fromJson(Map<String, Object?> json) : super('ProgramBudgetLowEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `program.budget.low`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ProgramEventData get data => decodeField("data", asObject(ProgramEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A program was closed permanently.
final class ProgramClosedEvent extends SvcObject implements Event {
  /// One around what was received.
  ProgramClosedEvent.fromJson(Map<String, Object?> json) : super('ProgramClosedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `program.closed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ProgramEventData get data => decodeField("data", asObject(ProgramEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Number of rewards of a program, by outcome.
final class ProgramCounts extends SvcObject {
  /// One around what was received.
  ProgramCounts.fromJson(Map<String, Object?> json) : super('ProgramCounts', json);

  /// Total number of rewards created.
  /// Type: `Count`.
  int get rewards => decodeField("rewards", asInteger);

  /// Number of rewards that people have received.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of rewards held in escrow or for review.
  /// Type: `Count`.
  int get held => decodeField("held", asInteger);

  /// Number of rewards that could not be sent.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);
}

/// Parameters to create a program.
final class ProgramCreate extends SvcObject {
  /// One to be sent.
  ProgramCreate({
    required String name,
    required String currency,
    String? description,
    String? defaultAmount,
    String? budget,
    ProgramFunding? funding,
    List<SendType>? choices,
    List<ProgramSource>? sources,
    bool? onePerPhone,
    PowerDownChoice? onZesaDown,
    String? maxHold,
    String? closeGrace,
    bool? sensitiveData,
    RewardLimitsInput? perRecipient,
    String? requireNetwork,
    int? throttlePerHour,
    String? minAccountAge,
    ProgramHoldInput? hold,
    String? smsMessage,
    ProgramBrandingInput? branding,
    LawfulBasis? lawfulBasis,
    GeofenceInput? geofence,
    Map<String, String>? metadata,
  }) : super('ProgramCreate', plainFields({
          "name": name,
          "currency": currency,
          if (description != null) "description": description,
          if (defaultAmount != null) "default_amount": defaultAmount,
          if (budget != null) "budget": budget,
          if (funding != null) "funding": funding,
          if (choices != null) "choices": choices,
          if (sources != null) "sources": sources,
          if (onePerPhone != null) "one_per_phone": onePerPhone,
          if (onZesaDown != null) "on_zesa_down": onZesaDown,
          if (maxHold != null) "max_hold": maxHold,
          if (closeGrace != null) "close_grace": closeGrace,
          if (sensitiveData != null) "sensitive_data": sensitiveData,
          if (perRecipient != null) "per_recipient": perRecipient,
          if (requireNetwork != null) "require_network": requireNetwork,
          if (throttlePerHour != null) "throttle_per_hour": throttlePerHour,
          if (minAccountAge != null) "min_account_age": minAccountAge,
          if (hold != null) "hold": hold,
          if (smsMessage != null) "sms_message": smsMessage,
          if (branding != null) "branding": branding,
          if (lawfulBasis != null) "lawful_basis": lawfulBasis,
          if (geofence != null) "geofence": geofence,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  ProgramCreate.fromJson(Map<String, Object?> json) : super('ProgramCreate', json);

  /// Name of the program.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Description for your own use.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Currency of the budget and of all rewards. Cannot be changed.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);

  /// Face value of rewards that set no amount. Default: none, so every reward must set one.
  /// Type: `MoneyInput`.
  String? get defaultAmount => decodeField("default_amount", orNull(asText));

  /// Total amount the program can give away. Needed to activate it; see also `fund`.
  /// Type: `MoneyInput`.
  String? get budget => decodeField("budget", orNull(asText));

  /// How the budget is funded. Cannot be changed.
  ProgramFunding? get funding => decodeField("funding", orNull(asValueOf(ProgramFunding.new)));

  /// Reward types that the program can send. At least one is needed to activate it.
  List<SendType>? get choices => decodeField("choices", orNull(asListOf(asValueOf(SendType.new))));

  /// Ways in which rewards can be created. Default: all of them.
  List<ProgramSource>? get sources => decodeField("sources", orNull(asListOf(asValueOf(ProgramSource.new))));

  /// Limit each phone number to one reward. Default: `false`.
  bool? get onePerPhone => decodeField("one_per_phone", orNull(asBoolean));

  /// What happens to electricity rewards during a national outage. Default: `queue`.
  PowerDownChoice? get onZesaDown => decodeField("on_zesa_down", orNull(asValueOf(PowerDownChoice.new)));

  /// How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
  /// Type: `DurationInput`.
  String? get maxHold => decodeField("max_hold", orNull(asText));

  /// How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
  /// Type: `DurationInput`.
  String? get closeGrace => decodeField("close_grace", orNull(asText));

  /// Omit the program and amount from SMS messages. Default: `false`.
  bool? get sensitiveData => decodeField("sensitive_data", orNull(asBoolean));

  /// Limits on what one person can receive. Default: no limit.
  RewardLimitsInput? get perRecipient => decodeField("per_recipient", orNull(asObject(RewardLimitsInput.fromJson)));

  /// Reward only phone numbers of this network.
  /// Type: `NetworkId`.
  String? get requireNetwork => decodeField("require_network", orNull(asText));

  /// Maximum rewards per hour from completions. Default: no limit.
  int? get throttlePerHour => decodeField("throttle_per_hour", orNull(asInteger));

  /// Minimum age of the recipient's record, or of `user_created_at` in its metadata, up to 400 days.
  /// Type: `DurationInput`.
  String? get minAccountAge => decodeField("min_account_age", orNull(asText));

  /// Rewards to hold before they are sent. Default: none. With `mode: none`, no condition can be
  /// set.
  ProgramHoldInput? get hold => decodeField("hold", orNull(asObject(ProgramHoldInput.fromJson)));

  /// Custom SMS message to the person. Default: our standard message. If it contains the merge field
  /// `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Branding of claim pages and messages.
  ProgramBrandingInput? get branding => decodeField("branding", orNull(asObject(ProgramBrandingInput.fromJson)));

  /// Legal basis for processing these people's data. Also set on recipients that the program
  /// creates. Default: `legitimate_interest`.
  LawfulBasis? get lawfulBasis => decodeField("lawful_basis", orNull(asValueOf(LawfulBasis.new)));

  /// Location where people must check in to claim links. Needs the source `links`. Default:
  /// anywhere.
  GeofenceInput? get geofence => decodeField("geofence", orNull(asObject(GeofenceInput.fromJson)));

  /// Your own key-value data about the program.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// Amount to remove from a program's budget.
final class ProgramDefund extends SvcObject {
  /// One to be sent.
  ProgramDefund({
    String? amount,
  }) : super('ProgramDefund', plainFields({
          if (amount != null) "amount": amount,
        }));

  /// One around what was received.
  ProgramDefund.fromJson(Map<String, Object?> json) : super('ProgramDefund', json);

  /// Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));
}

/// An event's payload: Program.
final class ProgramEventData extends SvcObject {
  /// One around what was received.
  ProgramEventData.fromJson(Map<String, Object?> json) : super('ProgramEventData', json);

  /// The Program with its values at this attempt.
  Program get object => decodeField("object", asObject(Program.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// The budget is spent or allocated. No rewards are given until budget returns.
final class ProgramExhaustedEvent extends SvcObject implements Event {
  /// One around what was received.
  ProgramExhaustedEvent.fromJson(Map<String, Object?> json) : super('ProgramExhaustedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `program.exhausted`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ProgramEventData get data => decodeField("data", asObject(ProgramEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Amount to add to a program's budget.
final class ProgramFund extends SvcObject {
  /// One to be sent.
  ProgramFund({
    required String amount,
  }) : super('ProgramFund', plainFields({
          "amount": amount,
        }));

  /// One around what was received.
  ProgramFund.fromJson(Map<String, Object?> json) : super('ProgramFund', json);

  /// Amount to add, in the program's currency.
  /// Type: `MoneyInput`.
  String get amount => decodeField("amount", asText);
}

/// Rewards of a program that are held before they are sent, and for how long.
final class ProgramHold extends SvcObject {
  /// One around what was received.
  ProgramHold.fromJson(Map<String, Object?> json) : super('ProgramHold', json);

  /// What happens to rewards that are held.
  ProgramHoldMode get mode => decodeField("mode", asValueOf(ProgramHoldMode.new));

  /// Only rewards above this amount are held. Null if all are.
  /// Type: `Money`.
  String? get amountOver => decodeField("amount_over", orNull(asText));

  /// Whether only the first reward of each recipient is held.
  bool get firstReward => decodeField("first_reward", asBoolean);

  /// Number of seconds after which an unreleased reward expires.
  /// Type: `Seconds`.
  int get expiresAfter => decodeField("expires_after", asInteger);
}

/// Rewards of a program to hold before they are sent, and for how long.
final class ProgramHoldInput extends SvcObject {
  /// One to be sent.
  ProgramHoldInput({
    ProgramHoldMode? mode,
    Nullable<String>? amountOver,
    bool? firstReward,
    String? expiresAfter,
  }) : super('ProgramHoldInput', plainFields({
          if (mode != null) "mode": mode,
          if (amountOver != null) "amount_over": amountOver,
          if (firstReward != null) "first_reward": firstReward,
          if (expiresAfter != null) "expires_after": expiresAfter,
        }));

  /// One around what was received.
  ProgramHoldInput.fromJson(Map<String, Object?> json) : super('ProgramHoldInput', json);

  /// What happens to rewards that are held. Default: `none`.
  ProgramHoldMode? get mode => decodeField("mode", orNull(asValueOf(ProgramHoldMode.new)));

  /// Hold only rewards above this amount. Default: hold all.
  /// Type: `MoneyInput`.
  String? get amountOver => decodeField("amount_over", orNull(asText));

  /// Hold only the first reward of each recipient.
  bool? get firstReward => decodeField("first_reward", orNull(asBoolean));

  /// How long until an unreleased reward expires, from 1 hour to 365 days. Default: 30 days.
  /// Type: `DurationInput`.
  String? get expiresAfter => decodeField("expires_after", orNull(asText));
}

/// One page of a list.
final class ProgramList extends SvcObject {
  /// One around what was received.
  ProgramList.fromJson(Map<String, Object?> json) : super('ProgramList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Program> get data => decodeField("data", asListOf(asObject(Program.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A program was paused and gives no rewards until it is resumed.
final class ProgramPausedEvent extends SvcObject implements Event {
  /// One around what was received.
  ProgramPausedEvent.fromJson(Map<String, Object?> json) : super('ProgramPausedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `program.paused`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ProgramEventData get data => decodeField("data", asObject(ProgramEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An exhausted program has budget again and gives rewards.
final class ProgramReactivatedEvent extends SvcObject implements Event {
  /// One around what was received.
  ProgramReactivatedEvent.fromJson(Map<String, Object?> json) : super('ProgramReactivatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `program.reactivated`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ProgramEventData get data => decodeField("data", asObject(ProgramEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Performance of your programs in a period.
final class ProgramReport extends SvcObject {
  /// One around what was received.
  ProgramReport.fromJson(Map<String, Object?> json) : super('ProgramReport', json);

  /// Always `report`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kind of the report.
  ReportKind get kind => decodeField("kind", asValueOf(ReportKind.new));

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Currency that was requested. Null for both.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Dimensions that rows are grouped by.
  List<ProgramReportDimension> get groupBy => decodeField("group_by", asListOf(asValueOf(ProgramReportDimension.new)));

  /// Programs that created rewards in the period or are not closed, newest first, at most 10,000.
  List<ProgramReportRow> get rows => decodeField("rows", asListOf(asObject(ProgramReportRow.fromJson)));

  /// Totals of all programs, one per currency.
  List<ProgramReportTotals> get totals => decodeField("totals", asListOf(asObject(ProgramReportTotals.fromJson)));

  /// Whether rows were omitted because the limit was reached.
  bool get truncated => decodeField("truncated", asBoolean);
}

/// Dimension values of a row.
final class ProgramReportKeys extends SvcObject {
  /// One around what was received.
  ProgramReportKeys.fromJson(Map<String, Object?> json) : super('ProgramReportKeys', json);

  /// Program of the row. Null if there is none.
  /// Type: `ProgramId`.
  String? get program => decodeField("program", orNull(asText));
}

/// Performance of one program.
final class ProgramReportRow extends SvcObject {
  /// One around what was received.
  ProgramReportRow.fromJson(Map<String, Object?> json) : super('ProgramReportRow', json);

  /// Dimension values of the row.
  ProgramReportKeys get keys => decodeField("keys", asObject(ProgramReportKeys.fromJson));

  /// Name of the program.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Current budget of the program.
  /// Type: `Money`.
  String get budget => decodeField("budget", asText);

  /// Amount spent on rewards created in the period, except those that failed.
  /// Type: `Money`.
  String get spent => decodeField("spent", asText);

  /// Amount currently earmarked for escrow and unclaimed links.
  /// Type: `Money`.
  String get earmarked => decodeField("earmarked", asText);

  /// Amount of the budget currently remaining.
  /// Type: `Money`.
  String get remaining => decodeField("remaining", asText);

  /// Number of rewards created.
  /// Type: `Count`.
  int get rewards => decodeField("rewards", asInteger);

  /// Number of rewards that were delivered.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of rewards that are held.
  /// Type: `Count`.
  int get held => decodeField("held", asInteger);

  /// Number of rewards that failed.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Amount spent per delivered reward. Null if none was delivered.
  /// Type: `Money`.
  String? get costPerCompletion => decodeField("cost_per_completion", orNull(asText));
}

/// Totals of all programs in one currency.
final class ProgramReportTotals extends SvcObject {
  /// One around what was received.
  ProgramReportTotals.fromJson(Map<String, Object?> json) : super('ProgramReportTotals', json);

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Current budget of the program.
  /// Type: `Money`.
  String get budget => decodeField("budget", asText);

  /// Amount spent on rewards created in the period, except those that failed.
  /// Type: `Money`.
  String get spent => decodeField("spent", asText);

  /// Amount currently earmarked for escrow and unclaimed links.
  /// Type: `Money`.
  String get earmarked => decodeField("earmarked", asText);

  /// Amount of the budget currently remaining.
  /// Type: `Money`.
  String get remaining => decodeField("remaining", asText);

  /// Number of rewards created.
  /// Type: `Count`.
  int get rewards => decodeField("rewards", asInteger);

  /// Number of rewards that were delivered.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of rewards that are held.
  /// Type: `Count`.
  int get held => decodeField("held", asInteger);

  /// Number of rewards that failed.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Amount spent per delivered reward. Null if none was delivered.
  /// Type: `Money`.
  String? get costPerCompletion => decodeField("cost_per_completion", orNull(asText));
}

/// A rule by which a program rewards what people do.
final class ProgramRule extends SvcObject {
  /// One around what was received.
  ProgramRule.fromJson(Map<String, Object?> json) : super('ProgramRule', json);

  /// Unique identifier of the object.
  /// Type: `ProgramRuleId`.
  String get id => decodeField("id", asText);

  /// Always `program_rule`.
  String get object => decodeField("object", asText);

  /// Time at which the rule was first created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether it gives away real money: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the rule.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Currency of the rule's amounts: that of the program.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Whether the rule is active and gives rewards.
  bool get active => decodeField("active", asBoolean);

  /// What the rule measures to decide whether it matches.
  ProgramRuleKind get kind => decodeField("kind", asValueOf(ProgramRuleKind.new));

  /// What triggers the rule.
  ProgramRuleTrigger get on => decodeField("on", asValueOf(ProgramRuleTrigger.new));

  /// Name of the activities that trigger the rule. Null for all of them, and for other triggers.
  /// Type: `ActivityName`.
  String? get activityName => decodeField("activity_name", orNull(asText));

  /// Conditions for the rule to match.
  RuleConditions get when => decodeField("when", asObject(RuleConditions.fromJson));

  /// How often it must happen. Null if the rule matches each time.
  RuleCount? get count => decodeField("count", orNull(asObject(RuleCount.fromJson)));

  /// Reward that the rule gives.
  RuleGive get give => decodeField("give", asObject(RuleGive.fromJson));

  /// Limits on what one person receives from this rule, in addition to the program's limits.
  RewardLimits get limit => decodeField("limit", asObject(RewardLimits.fromJson));

  /// Time at which the rule starts to give rewards. Null if immediately.
  /// Type: `UnixTime`.
  int? get startsAt => decodeField("starts_at", orNull(asInteger));

  /// Time at which the rule stops giving rewards. Null if never.
  /// Type: `UnixTime`.
  int? get endsAt => decodeField("ends_at", orNull(asInteger));

  /// Rules with a higher priority are evaluated first. Every rule that matches gives its reward.
  int get priority => decodeField("priority", asInteger);

  /// Number of seconds a person must wait between rewards of this rule. Null for no wait.
  /// Type: `Seconds`.
  int? get cooldown => decodeField("cooldown", orNull(asInteger));

  /// Number of times the rule has matched.
  /// Type: `Count`.
  int get matchedCount => decodeField("matched_count", asInteger);
}

/// All rules of a program, in the order they are evaluated.
final class ProgramRuleList extends SvcObject {
  /// One around what was received.
  ProgramRuleList.fromJson(Map<String, Object?> json) : super('ProgramRuleList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// Path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// All rules of the program.
  List<ProgramRule> get data => decodeField("data", asListOf(asObject(ProgramRule.fromJson)));

  /// Always false: the list has one page.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Always null: the list has one page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A rule of the new set.
final class ProgramRuleWrite extends SvcObject {
  /// One to be sent.
  ProgramRuleWrite({
    required String name,
    required ProgramRuleKind kind,
    required ProgramRuleTrigger on,
    required RuleGiveInput give,
    String? id,
    bool? active,
    Nullable<String>? activityName,
    RuleConditionsInput? when,
    Nullable<RuleCountInput>? count,
    RewardLimitsInput? limit,
    Nullable<Moment>? startsAt,
    Nullable<Moment>? endsAt,
    int? priority,
    Nullable<String>? cooldown,
  }) : super('ProgramRuleWrite', plainFields({
          "name": name,
          "kind": kind,
          "on": on,
          "give": give,
          if (id != null) "id": id,
          if (active != null) "active": active,
          if (activityName != null) "activity_name": activityName,
          if (when != null) "when": when,
          if (count != null) "count": count,
          if (limit != null) "limit": limit,
          if (startsAt != null) "starts_at": startsAt,
          if (endsAt != null) "ends_at": endsAt,
          if (priority != null) "priority": priority,
          if (cooldown != null) "cooldown": cooldown,
        }));

  /// One around what was received.
  ProgramRuleWrite.fromJson(Map<String, Object?> json) : super('ProgramRuleWrite', json);

  /// ID of an existing rule to replace, keeping its count. Default: creates a new rule.
  /// Type: `ProgramRuleId`.
  String? get id => decodeField("id", orNull(asText));

  /// Name of the rule.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Whether the rule is active and gives rewards.
  bool? get active => decodeField("active", orNull(asBoolean));

  /// What the rule measures. Lotteries and prize draws return `rule_not_allowed`.
  ProgramRuleKind get kind => decodeField("kind", asValueOf(ProgramRuleKind.new));

  /// What triggers the evaluation of the rule.
  ProgramRuleTrigger get on => decodeField("on", asValueOf(ProgramRuleTrigger.new));

  /// Trigger only on activities with this name. Omitted or null: on all. Only for activities.
  /// Type: `ActivityName`.
  String? get activityName => decodeField("activity_name", orNull(asText));

  /// Conditions for the rule to match.
  RuleConditionsInput? get when => decodeField("when", orNull(asObject(RuleConditionsInput.fromJson)));

  /// How often it must happen. Required for `threshold`, `streak` and `milestone`.
  RuleCountInput? get count => decodeField("count", orNull(asObject(RuleCountInput.fromJson)));

  /// Reward that the rule gives.
  RuleGiveInput get give => decodeField("give", asObject(RuleGiveInput.fromJson));

  /// Limits on what one person receives from this rule.
  RewardLimitsInput? get limit => decodeField("limit", orNull(asObject(RewardLimitsInput.fromJson)));

  /// Time at which the rule starts to give rewards. Omitted or null: immediately.
  Moment? get startsAt => decodeField("starts_at", orNull(asMoment));

  /// Time at which the rule stops giving rewards. Omitted or null: never.
  Moment? get endsAt => decodeField("ends_at", orNull(asMoment));

  /// Rules with a higher priority are evaluated first.
  int? get priority => decodeField("priority", orNull(asInteger));

  /// Minimum time between two rewards of this rule to the same person.
  /// Type: `DurationInput`.
  String? get cooldown => decodeField("cooldown", orNull(asText));
}

/// The complete new set of rules of a program.
final class ProgramRulesWrite extends SvcObject {
  /// One to be sent.
  ProgramRulesWrite({
    required List<ProgramRuleWrite> rules,
  }) : super('ProgramRulesWrite', plainFields({
          "rules": rules,
        }));

  /// One around what was received.
  ProgramRulesWrite.fromJson(Map<String, Object?> json) : super('ProgramRulesWrite', json);

  /// All rules of the program, at most 50 of them active. Rules you omit are switched off.
  List<ProgramRuleWrite> get rules => decodeField("rules", asListOf(asObject(ProgramRuleWrite.fromJson)));
}

/// Changes to a program. Omitted fields keep their value; a field that is set is replaced as a
/// whole. Currency and funding cannot change.
final class ProgramUpdate extends SvcObject {
  /// One to be sent.
  ProgramUpdate({
    String? name,
    Nullable<String>? description,
    Nullable<String>? defaultAmount,
    String? budget,
    List<SendType>? choices,
    List<ProgramSource>? sources,
    bool? onePerPhone,
    PowerDownChoice? onZesaDown,
    String? maxHold,
    String? closeGrace,
    bool? sensitiveData,
    Nullable<RewardLimitsInput>? perRecipient,
    Nullable<String>? requireNetwork,
    Nullable<int>? throttlePerHour,
    Nullable<String>? minAccountAge,
    Nullable<ProgramHoldInput>? hold,
    Nullable<String>? smsMessage,
    Nullable<ProgramBrandingInput>? branding,
    Nullable<LawfulBasis>? lawfulBasis,
    Nullable<GeofenceInput>? geofence,
    Nullable<Map<String, String?>>? metadata,
  }) : super('ProgramUpdate', plainFields({
          if (name != null) "name": name,
          if (description != null) "description": description,
          if (defaultAmount != null) "default_amount": defaultAmount,
          if (budget != null) "budget": budget,
          if (choices != null) "choices": choices,
          if (sources != null) "sources": sources,
          if (onePerPhone != null) "one_per_phone": onePerPhone,
          if (onZesaDown != null) "on_zesa_down": onZesaDown,
          if (maxHold != null) "max_hold": maxHold,
          if (closeGrace != null) "close_grace": closeGrace,
          if (sensitiveData != null) "sensitive_data": sensitiveData,
          if (perRecipient != null) "per_recipient": perRecipient,
          if (requireNetwork != null) "require_network": requireNetwork,
          if (throttlePerHour != null) "throttle_per_hour": throttlePerHour,
          if (minAccountAge != null) "min_account_age": minAccountAge,
          if (hold != null) "hold": hold,
          if (smsMessage != null) "sms_message": smsMessage,
          if (branding != null) "branding": branding,
          if (lawfulBasis != null) "lawful_basis": lawfulBasis,
          if (geofence != null) "geofence": geofence,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  ProgramUpdate.fromJson(Map<String, Object?> json) : super('ProgramUpdate', json);

  /// Name of the program.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Description for your own use. Null removes it.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Face value of rewards that set no amount. Null if every reward must set one.
  /// Type: `MoneyInput`.
  String? get defaultAmount => decodeField("default_amount", orNull(asText));

  /// Total amount the program can give away. Cannot be less than it has spent and earmarked.
  /// Type: `MoneyInput`.
  String? get budget => decodeField("budget", orNull(asText));

  /// Reward types that the program can send. At least one is needed to activate it.
  List<SendType>? get choices => decodeField("choices", orNull(asListOf(asValueOf(SendType.new))));

  /// Ways in which rewards can be created. Default: all of them.
  List<ProgramSource>? get sources => decodeField("sources", orNull(asListOf(asValueOf(ProgramSource.new))));

  /// Limit each phone number to one reward. Default: `false`.
  bool? get onePerPhone => decodeField("one_per_phone", orNull(asBoolean));

  /// What happens to electricity rewards during a national outage. Default: `queue`.
  PowerDownChoice? get onZesaDown => decodeField("on_zesa_down", orNull(asValueOf(PowerDownChoice.new)));

  /// How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
  /// Type: `DurationInput`.
  String? get maxHold => decodeField("max_hold", orNull(asText));

  /// How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
  /// Type: `DurationInput`.
  String? get closeGrace => decodeField("close_grace", orNull(asText));

  /// Omit the program and amount from SMS messages. Default: `false`.
  bool? get sensitiveData => decodeField("sensitive_data", orNull(asBoolean));

  /// Limits on what one person can receive. Null removes all limits.
  RewardLimitsInput? get perRecipient => decodeField("per_recipient", orNull(asObject(RewardLimitsInput.fromJson)));

  /// Reward only phone numbers of this network. Null allows any network.
  /// Type: `NetworkId`.
  String? get requireNetwork => decodeField("require_network", orNull(asText));

  /// Maximum rewards per hour from completions. Null removes the limit.
  int? get throttlePerHour => decodeField("throttle_per_hour", orNull(asInteger));

  /// Minimum age of the recipient's record. Null removes the requirement.
  /// Type: `DurationInput`.
  String? get minAccountAge => decodeField("min_account_age", orNull(asText));

  /// Rewards to hold before they are sent. Null for none; rewards already held stay held.
  ProgramHoldInput? get hold => decodeField("hold", orNull(asObject(ProgramHoldInput.fromJson)));

  /// Custom SMS message to the person. Null restores our standard message.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Branding of claim pages and messages. Null restores the default.
  ProgramBrandingInput? get branding => decodeField("branding", orNull(asObject(ProgramBrandingInput.fromJson)));

  /// Legal basis for processing these people's data. Null removes it.
  LawfulBasis? get lawfulBasis => decodeField("lawful_basis", orNull(asValueOf(LawfulBasis.new)));

  /// Location where people must check in to claim links. Null for anywhere.
  GeofenceInput? get geofence => decodeField("geofence", orNull(asObject(GeofenceInput.fromJson)));

  /// Your own key-value data about the program. Keys are merged; see `MetadataUpdate`. Null removes
  /// all keys.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// Stock of one network for the batch.
final class ProviderFloat extends SvcObject {
  /// One around what was received.
  ProviderFloat.fromJson(Map<String, Object?> json) : super('ProviderFloat', json);

  /// Network that the stock is for.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Whether the stock is sufficient for the network's lines.
  ProviderFloatState get state => decodeField("state", asValueOf(ProviderFloatState.new));
}

/// State of a supplier. Suppliers are never named.
final class ProviderStatus extends SvcObject {
  /// One around what was received.
  ProviderStatus.fromJson(Map<String, Object?> json) : super('ProviderStatus', json);

  /// Anonymous name of the supplier: `provider_a` and so on.
  String get name => decodeField("name", asText);

  /// Current state of the supplier.
  NetworkCondition get state => decodeField("state", asValueOf(NetworkCondition.new));

  /// Time at which the supplier entered this state.
  /// Type: `UnixTime`.
  int get since => decodeField("since", asInteger);
}

/// What a sale would deliver, and what the customer pays.
final class Quote extends SvcObject {
  /// One around what was received.
  Quote.fromJson(Map<String, Object?> json) : super('Quote', json);

  /// ID of the quote.
  /// Type: `QuoteId`.
  String get id => decodeField("id", asText);

  /// Always `quote`.
  String get object => decodeField("object", asText);

  /// Time at which the quote was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status: whether a sale can use the quote.
  QuoteStatus get status => decodeField("status", asValueOf(QuoteStatus.new));

  /// ID of the product.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// ID of the network that delivers the sale.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Phone number in E.164 format, or meter number. A sale that uses the quote is delivered to it.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// The face value. A sale that uses the quote can have a different amount.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// The currency. A sale that uses the quote must be in this currency.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// What the customer pays: always the face value.
  /// Type: `Money`.
  String get youPay => decodeField("you_pay", asText);

  /// Data bundle. Null for airtime and power.
  SendBundle? get bundle => decodeField("bundle", orNull(asObject(SendBundle.fromJson)));

  /// The confirmed meter. Null for airtime and data.
  Meter? get meter => decodeField("meter", orNull(asObject(Meter.fromJson)));

  /// Units that the amount buys. Null for airtime and data.
  QuotePower? get power => decodeField("power", orNull(asObject(QuotePower.fromJson)));

  /// Time at which the quote expires: 30 minutes after it was created.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// ID of the send that used the quote. Null if it is unused.
  /// Type: `SendId`.
  String? get usedBy => decodeField("used_by", orNull(asText));
}

/// Parameters of a quote. Set `target`, `amount`, and either `currency` or `product`.
final class QuoteCreate extends SvcObject {
  /// One to be sent.
  QuoteCreate({
    required String target,
    String? product,
    String? amount,
    String? currency,
    String? bundleId,
  }) : super('QuoteCreate', plainFields({
          "target": target,
          if (product != null) "product": product,
          if (amount != null) "amount": amount,
          if (currency != null) "currency": currency,
          if (bundleId != null) "bundle_id": bundleId,
        }));

  /// One around what was received.
  QuoteCreate.fromJson(Map<String, Object?> json) : super('QuoteCreate', json);

  /// Mobile number in any Zimbabwean format, or 11-digit meter number.
  /// Type: `TargetInput`.
  String get target => decodeField("target", asText);

  /// ID of the product, such as `power-usd`. Default: derived from `target` and `currency`.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// The face value: what the customer pays and receives.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// The currency. Required unless `product` is set; there is no default.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// ID of the bundle. Required for data.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));
}

/// Units that a power quote buys.
final class QuotePower extends SvcObject {
  /// One around what was received.
  QuotePower.fromJson(Map<String, Object?> json) : super('QuotePower', json);

  /// Units that the amount buys now.
  PowerUnits get now => decodeField("now", asObject(PowerUnits.fromJson));

  /// Units that the amount buys from the 1st of next month.
  PowerUnitsAfterReset get afterReset => decodeField("after_reset", asObject(PowerUnitsAfterReset.fromJson));

  /// How reliable the estimate is, in one sentence for the cashier.
  /// Type: `Note`.
  String get note => decodeField("note", asText);
}

/// A receipt of a send, ready to print.
final class Receipt extends SvcObject {
  /// One around what was received.
  Receipt.fromJson(Map<String, Object?> json) : super('Receipt', json);

  /// Always `receipt`.
  String get object => decodeField("object", asText);

  /// Time of the sale.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Number printed on the receipt.
  /// Type: `ReceiptNumber`.
  String get number => decodeField("number", asText);

  /// ID of the send.
  /// Type: `SendId`.
  String get send => decodeField("send", asText);

  /// Seller named on the receipt.
  ReceiptSeller get seller => decodeField("seller", asObject(ReceiptSeller.fromJson));

  /// Time at which this receipt was generated.
  /// Type: `UnixTime`.
  int get issuedAt => decodeField("issued_at", asInteger);

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// ID of the network that delivers the send.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Phone number in E.164 format, or meter number.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// Face value: what the customer paid for.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// The currency of `amount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Status of the send. Only `delivered` proves delivery.
  SendStatus get status => decodeField("status", asValueOf(SendStatus.new));

  /// Power token, masked without `tokens:read`. Null until delivered.
  /// Type: `PowerToken`.
  String? get token => decodeField("token", orNull(asText));

  /// Tokens in the order of entry. Empty until delivered.
  List<SendToken> get tokens => decodeField("tokens", asListOf(asObject(SendToken.fromJson)));

  /// Kilowatt hours bought. Null until known, and for airtime and data.
  /// Type: `Units`.
  String? get units => decodeField("units", orNull(asText));

  /// Breakdown of the amount paid. Null until known, and for airtime and data.
  PowerBreakdown? get breakdown => decodeField("breakdown", orNull(asObject(PowerBreakdown.fromJson)));

  /// Meter of a power sale. Null for airtime and data.
  ReceiptMeter? get meter => decodeField("meter", orNull(asObject(ReceiptMeter.fromJson)));

  /// Confirmation number of the network or utility. Quote it to their support.
  String? get providerReference => decodeField("provider_reference", orNull(asText));

  /// Your own reference. Null if you sent none.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Lines of 32 columns, for a printer that aligns both sides of a line itself. In test mode the
  /// first line is `TEST - NOT A SALE`.
  List<ReceiptLine> get lines => decodeField("lines", asListOf(asObject(ReceiptLine.fromJson)));

  /// The same lines as one text, padded to 32 columns and separated by `\n`, ready to print.
  String get text => decodeField("text", asText);

  /// Signature of a fiscal device. Null: no device is connected yet.
  ReceiptFiscal? get fiscal => decodeField("fiscal", orNull(asObject(ReceiptFiscal.fromJson)));

  /// What the cashier does next, in one sentence. Null when the sale is complete. Not printed.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// Signature of a fiscal device.
final class ReceiptFiscal extends SvcObject {
  /// One around what was received.
  ReceiptFiscal.fromJson(Map<String, Object?> json) : super('ReceiptFiscal', json);

  /// Fiscal number of the receipt.
  String get number => decodeField("number", asText);

  /// Signature of the fiscal device.
  String get signature => decodeField("signature", asText);

  /// Content of the QR code.
  String get qrData => decodeField("qr_data", asText);
}

/// A line of 32 columns: `label` at the left edge, `value` at the right one.
final class ReceiptLine extends SvcObject {
  /// One around what was received.
  ReceiptLine.fromJson(Map<String, Object?> json) : super('ReceiptLine', json);

  /// Text at the left edge. Empty when the line continues the one above.
  /// Type: `ReceiptText`.
  String get label => decodeField("label", asText);

  /// Text at the right edge. Empty for a line of plain text.
  /// Type: `ReceiptText`.
  String get value => decodeField("value", asText);
}

/// Meter shown on a receipt.
final class ReceiptMeter extends SvcObject {
  /// One around what was received.
  ReceiptMeter.fromJson(Map<String, Object?> json) : super('ReceiptMeter', json);

  /// Number of the meter.
  /// Type: `MeterNumber`.
  String get number => decodeField("number", asText);

  /// Name of the meter's owner, masked.
  String? get nameMasked => decodeField("name_masked", orNull(asText));

  /// Suburb of the meter, never its full address.
  String? get suburb => decodeField("suburb", orNull(asText));
}

/// Seller named on the receipt.
final class ReceiptSeller extends SvcObject {
  /// One around what was received.
  ReceiptSeller.fromJson(Map<String, Object?> json) : super('ReceiptSeller', json);

  /// Name of your account, as customers see it.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Phone number for customer support. Null if the account has none.
  /// Type: `Phone`.
  String? get supportPhone => decodeField("support_phone", orNull(asText));
}

/// A person you send to.
final class Recipient extends SvcObject implements EventObject {
  /// One around what was received.
  Recipient.fromJson(Map<String, Object?> json) : super('Recipient', json);

  /// Unique identifier of the object.
  /// Type: `RecipientId`.
  String get id => decodeField("id", asText);

  /// Always `recipient`.
  String get object => decodeField("object", asText);

  /// Time at which the recipient was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Your own ID for the recipient. Null if not set.
  /// Type: `ExternalId`.
  String? get externalId => decodeField("external_id", orNull(asText));

  /// Name of the person, used in SMS merge fields. Null once erased, and for recipients a reward
  /// created from a phone number only.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// First name of the person. Null if not known separately.
  /// Type: `Label`.
  String? get firstName => decodeField("first_name", orNull(asText));

  /// Phone number for airtime, data and messages. Null if there is none.
  /// Type: `Phone`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Mobile network of the phone number. Null if there is no number.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Email address of the person. Null if not set.
  /// Type: `Email`.
  String? get email => decodeField("email", orNull(asText));

  /// Electricity meters of the recipient.
  List<RecipientMeter> get meters => decodeField("meters", asListOf(asObject(RecipientMeter.fromJson)));

  /// Meter used when none is specified. Null if there is none.
  /// Type: `MeterNumber`.
  String? get defaultMeter => decodeField("default_meter", orNull(asText));

  /// Your payroll number for the person. Null if not set.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that sends to the recipient are booked to. Null if there is none. Can be expanded.
  Expandable<CostCenter>? get costCenter => decodeField("cost_center", orNull(asExpandable(CostCenter.fromJson)));

  /// Groups that the recipient is in.
  List<String> get groups => decodeField("groups", asListOf(asText));

  /// Maximum to send per calendar month in Harare. Exceeding it only warns. Null if not set.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));

  /// Legal basis for holding the recipient's personal data.
  LawfulBasis get lawfulBasis => decodeField("lawful_basis", asValueOf(LawfulBasis.new));

  /// Consent given by the recipient. Null if the legal basis is another.
  RecipientConsent? get consent => decodeField("consent", orNull(asObject(RecipientConsent.fromJson)));

  /// Tags to group and filter recipients by.
  List<String> get tags => decodeField("tags", asListOf(asText));

  /// Current status. Decides whether the recipient can be used or is being erased; see Lifecycles.
  RecipientStatus get status => decodeField("status", asValueOf(RecipientStatus.new));

  /// Time at which the recipient will be erased. Null unless an erasure is pending.
  /// Type: `UnixTime`.
  int? get eraseAt => decodeField("erase_at", orNull(asInteger));

  /// Totals of what the recipient has received. Only returned when a single recipient is retrieved,
  /// null otherwise.
  RecipientTotals? get totals => decodeField("totals", orNull(asObject(RecipientTotals.fromJson)));

  /// Internal notes for your team. Null if not set.
  /// Type: `Note`.
  String? get notes => decodeField("notes", orNull(asText));

  /// Your own key-value data about the recipient.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Outcome of a bulk request.
final class RecipientBulk extends SvcObject {
  /// One around what was received.
  RecipientBulk.fromJson(Map<String, Object?> json) : super('RecipientBulk', json);

  /// Always `recipient_bulk`.
  String get object => decodeField("object", asText);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Number of recipients created.
  /// Type: `Count`.
  int get createdCount => decodeField("created_count", asInteger);

  /// Number of recipients updated.
  /// Type: `Count`.
  int get updatedCount => decodeField("updated_count", asInteger);

  /// Number of recipients left unchanged.
  /// Type: `Count`.
  int get unchangedCount => decodeField("unchanged_count", asInteger);

  /// Number of lines that failed.
  /// Type: `Count`.
  int get failedCount => decodeField("failed_count", asInteger);

  /// Outcome of each line, in the original order.
  List<RecipientBulkResult> get results => decodeField("results", asListOf(asObject(RecipientBulkResult.fromJson)));
}

/// Recipients to create or update at once. Set `recipients` or `csv`.
final class RecipientBulkCreate extends SvcObject {
  /// One to be sent.
  RecipientBulkCreate({
    List<RecipientBulkLine>? recipients,
    String? csv,
    UnknownColumns? unknownColumns,
    RecipientBulkMode? mode,
    RecipientMatch? match,
    bool? atomic,
  }) : super('RecipientBulkCreate', plainFields({
          if (recipients != null) "recipients": recipients,
          if (csv != null) "csv": csv,
          if (unknownColumns != null) "unknown_columns": unknownColumns,
          if (mode != null) "mode": mode,
          if (match != null) "match": match,
          if (atomic != null) "atomic": atomic,
        }));

  /// One around what was received.
  RecipientBulkCreate.fromJson(Map<String, Object?> json) : super('RecipientBulkCreate', json);

  /// Recipients to create or update, at most 1,000.
  List<RecipientBulkLine>? get recipients => decodeField("recipients", orNull(asListOf(asObject(RecipientBulkLine.fromJson))));

  /// The recipients as CSV. Columns are named like the fields, in any case: `name`, `first_name`,
  /// `external_id`, `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (separated by
  /// `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A file that an export of recipients wrote
  /// can be sent as it is.
  /// Type: `RecipientCsv`.
  String? get csv => decodeField("csv", orNull(asText));

  /// What to do with columns of `csv` that have another name.
  UnknownColumns? get unknownColumns => decodeField("unknown_columns", orNull(asValueOf(UnknownColumns.new)));

  /// What to do with lines whose recipient already exists.
  RecipientBulkMode? get mode => decodeField("mode", orNull(asValueOf(RecipientBulkMode.new)));

  /// Field by which a line finds its recipient.
  RecipientMatch? get match => decodeField("match", orNull(asValueOf(RecipientMatch.new)));

  /// Write all lines or none: a single invalid line rejects the whole request.
  bool? get atomic => decodeField("atomic", orNull(asBoolean));
}

/// One recipient of a bulk request, with the fields of `RecipientCreate`. Fields are parsed
/// leniently: an invalid value fails only its line. An unknown field returns 400.
final class RecipientBulkLine extends SvcObject {
  /// One to be sent.
  RecipientBulkLine({
    String? id,
    String? name,
    String? firstName,
    String? externalId,
    String? phone,
    String? email,
    List<RecipientMeterLine>? meters,
    String? defaultMeter,
    List<String>? groups,
    Map<String, String>? monthlyCap,
    RecipientConsentLine? consent,
    List<String>? tags,
    String? payrollId,
    String? costCenter,
    String? lawfulBasis,
    String? notes,
    Map<String, String>? metadata,
  }) : super('RecipientBulkLine', plainFields({
          if (id != null) "id": id,
          if (name != null) "name": name,
          if (firstName != null) "first_name": firstName,
          if (externalId != null) "external_id": externalId,
          if (phone != null) "phone": phone,
          if (email != null) "email": email,
          if (meters != null) "meters": meters,
          if (defaultMeter != null) "default_meter": defaultMeter,
          if (groups != null) "groups": groups,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
          if (consent != null) "consent": consent,
          if (tags != null) "tags": tags,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenter != null) "cost_center": costCenter,
          if (lawfulBasis != null) "lawful_basis": lawfulBasis,
          if (notes != null) "notes": notes,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  RecipientBulkLine.fromJson(Map<String, Object?> json) : super('RecipientBulkLine', json);

  /// ID of the recipient to update, `rcp_…`, as an export has it. Takes precedence over `match`.
  /// Type: `LineValue`.
  String? get id => decodeField("id", orNull(asText));

  /// Name of the person, used in SMS merge fields. Required.
  /// Type: `LineValue`.
  String? get name => decodeField("name", orNull(asText));

  /// First name of the person. Default: the first word of the name.
  /// Type: `LineValue`.
  String? get firstName => decodeField("first_name", orNull(asText));

  /// Your own ID for the recipient, unique in the account.
  /// Type: `LineValue`.
  String? get externalId => decodeField("external_id", orNull(asText));

  /// Mobile number, in any Zimbabwean format.
  /// Type: `LineValue`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Email address to contact.
  /// Type: `LineValue`.
  String? get email => decodeField("email", orNull(asText));

  /// Electricity meters of the recipient.
  List<RecipientMeterLine>? get meters => decodeField("meters", orNull(asListOf(asObject(RecipientMeterLine.fromJson))));

  /// Meter used when none is specified. Default: the first of `meters`. Without `meters`, a new
  /// number replaces the default meter of before.
  /// Type: `LineValue`.
  String? get defaultMeter => decodeField("default_meter", orNull(asText));

  /// IDs of groups to add the recipient to: `grp_…`.
  List<String>? get groups => decodeField("groups", orNull(asListOf(asText)));

  /// Maximum to send per calendar month in Harare. Exceeding it only warns.
  Map<String, String>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(asText)));

  /// Consent of the person. Required if the legal basis is `consent`.
  RecipientConsentLine? get consent => decodeField("consent", orNull(asObject(RecipientConsentLine.fromJson)));

  /// Tags to group and filter recipients by.
  List<String>? get tags => decodeField("tags", orNull(asListOf(asText)));

  /// Your payroll number for the person. Unique in the account.
  /// Type: `LineValue`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that sends to the recipient are booked to: `cc_…`, or `gl:` and its `gl_code`.
  /// Type: `LineValue`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Legal basis for holding the recipient's personal data. Default: `contract`.
  /// Type: `LineValue`.
  String? get lawfulBasis => decodeField("lawful_basis", orNull(asText));

  /// Internal notes for your team.
  /// Type: `LineValue`.
  String? get notes => decodeField("notes", orNull(asText));

  /// Your own key-value data about the recipient.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// Outcome of one line of a bulk request.
final class RecipientBulkResult extends SvcObject {
  /// One around what was received.
  RecipientBulkResult.fromJson(Map<String, Object?> json) : super('RecipientBulkResult', json);

  /// Line number, starting at 1 and not counting the header row.
  int get line => decodeField("line", asInteger);

  /// Outcome of the line.
  RecipientBulkStatus get status => decodeField("status", asValueOf(RecipientBulkStatus.new));

  /// Recipient that was written. Null if the line failed.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Reason the line failed: the error that `POST /recipients` would return. Null if it succeeded.
  ErrorDetail? get error => decodeField("error", orNull(asObject(ErrorDetail.fromJson)));

  /// Warnings about a recipient that was created.
  List<RecipientWarning> get warnings => decodeField("warnings", asListOf(asObject(RecipientWarning.fromJson)));
}

/// Consent given by a person.
final class RecipientConsent extends SvcObject {
  /// One around what was received.
  RecipientConsent.fromJson(Map<String, Object?> json) : super('RecipientConsent', json);

  /// Time at which the person gave consent.
  /// Type: `UnixTime`.
  int get at => decodeField("at", asInteger);

  /// Where consent was given: a form, a page, a call.
  /// Type: `Label`.
  String get source => decodeField("source", asText);

  /// Version of the text the person agreed to. Null if not recorded.
  /// Type: `Label`.
  String? get textVersion => decodeField("text_version", orNull(asText));
}

/// Consent given by a person.
final class RecipientConsentInput extends SvcObject {
  /// One to be sent.
  RecipientConsentInput({
    required Moment at,
    required String source,
    Nullable<String>? textVersion,
  }) : super('RecipientConsentInput', plainFields({
          "at": at,
          "source": source,
          if (textVersion != null) "text_version": textVersion,
        }));

  /// One around what was received.
  RecipientConsentInput.fromJson(Map<String, Object?> json) : super('RecipientConsentInput', json);

  /// Time at which the person gave consent.
  Moment get at => decodeField("at", asMoment);

  /// Where consent was given: a form, a page, a call.
  /// Type: `Label`.
  String get source => decodeField("source", asText);

  /// Version of the text that the person agreed to.
  /// Type: `Label`.
  String? get textVersion => decodeField("text_version", orNull(asText));
}

/// The consent of a line's recipient, parsed leniently.
final class RecipientConsentLine extends SvcObject {
  /// One to be sent.
  RecipientConsentLine({
    String? at,
    String? source,
    String? textVersion,
  }) : super('RecipientConsentLine', plainFields({
          if (at != null) "at": at,
          if (source != null) "source": source,
          if (textVersion != null) "text_version": textVersion,
        }));

  /// One around what was received.
  RecipientConsentLine.fromJson(Map<String, Object?> json) : super('RecipientConsentLine', json);

  /// When the person gave consent.
  /// Type: `LineValue`.
  String? get at => decodeField("at", orNull(asText));

  /// Where consent was given: a form, a page, a call.
  /// Type: `LineValue`.
  String? get source => decodeField("source", orNull(asText));

  /// Version of the text that the person agreed to.
  /// Type: `LineValue`.
  String? get textVersion => decodeField("text_version", orNull(asText));
}

/// Parameters to create a recipient. Set a phone number, a meter or both.
final class RecipientCreate extends SvcObject {
  /// One to be sent.
  RecipientCreate({
    required String name,
    String? firstName,
    String? externalId,
    String? phone,
    String? email,
    List<RecipientMeterInput>? meters,
    String? defaultMeter,
    String? payrollId,
    String? costCenter,
    List<String>? groups,
    Map<String, String?>? monthlyCap,
    LawfulBasis? lawfulBasis,
    RecipientConsentInput? consent,
    List<String>? tags,
    String? notes,
    Map<String, String>? metadata,
  }) : super('RecipientCreate', plainFields({
          "name": name,
          if (firstName != null) "first_name": firstName,
          if (externalId != null) "external_id": externalId,
          if (phone != null) "phone": phone,
          if (email != null) "email": email,
          if (meters != null) "meters": meters,
          if (defaultMeter != null) "default_meter": defaultMeter,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenter != null) "cost_center": costCenter,
          if (groups != null) "groups": groups,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
          if (lawfulBasis != null) "lawful_basis": lawfulBasis,
          if (consent != null) "consent": consent,
          if (tags != null) "tags": tags,
          if (notes != null) "notes": notes,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  RecipientCreate.fromJson(Map<String, Object?> json) : super('RecipientCreate', json);

  /// Name of the person, used in SMS merge fields.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// First name of the person. Default: the first word of the name.
  /// Type: `Label`.
  String? get firstName => decodeField("first_name", orNull(asText));

  /// Your own ID for the recipient, unique in the account.
  /// Type: `ExternalId`.
  String? get externalId => decodeField("external_id", orNull(asText));

  /// Mobile number, in any Zimbabwean format.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Email address to contact.
  /// Type: `Email`.
  String? get email => decodeField("email", orNull(asText));

  /// Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
  List<RecipientMeterInput>? get meters => decodeField("meters", orNull(asListOf(asObject(RecipientMeterInput.fromJson))));

  /// Meter used when none is specified. Default: the first of `meters`.
  /// Type: `MeterInput`.
  String? get defaultMeter => decodeField("default_meter", orNull(asText));

  /// Your payroll number for the person. Unique in the account.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that sends to the recipient are booked to.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Groups to add the recipient to.
  List<String>? get groups => decodeField("groups", orNull(asListOf(asText)));

  /// Maximum to send per calendar month in Harare. Exceeding it only warns.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));

  /// Legal basis for holding the recipient's personal data.
  LawfulBasis? get lawfulBasis => decodeField("lawful_basis", orNull(asValueOf(LawfulBasis.new)));

  /// Consent of the person. Required if the legal basis is `consent`.
  RecipientConsentInput? get consent => decodeField("consent", orNull(asObject(RecipientConsentInput.fromJson)));

  /// Tags to group and filter recipients by.
  List<String>? get tags => decodeField("tags", orNull(asListOf(asText)));

  /// Internal notes for your team.
  /// Type: `Note`.
  String? get notes => decodeField("notes", orNull(asText));

  /// Your own key-value data about the recipient.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// A recipient was created.
final class RecipientCreatedEvent extends SvcObject implements Event {
  /// One around what was received.
  RecipientCreatedEvent.fromJson(Map<String, Object?> json) : super('RecipientCreatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `recipient.created`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RecipientEventData get data => decodeField("data", asObject(RecipientEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The personal data of a recipient was erased. Only its ID remains.
final class RecipientErasedEvent extends SvcObject implements Event {
  /// One around what was received.
  RecipientErasedEvent.fromJson(Map<String, Object?> json) : super('RecipientErasedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `recipient.erased`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RecipientEventData get data => decodeField("data", asObject(RecipientEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A recipient will be erased in seven days unless it is restored.
final class RecipientErasurePendingEvent extends SvcObject implements Event {
  /// One around what was received.
  RecipientErasurePendingEvent.fromJson(Map<String, Object?> json) : super('RecipientErasurePendingEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `recipient.erasure_pending`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RecipientEventData get data => decodeField("data", asObject(RecipientEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: Recipient.
final class RecipientEventData extends SvcObject {
  /// One around what was received.
  RecipientEventData.fromJson(Map<String, Object?> json) : super('RecipientEventData', json);

  /// The Recipient with its values at this attempt.
  Recipient get object => decodeField("object", asObject(Recipient.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class RecipientList extends SvcObject {
  /// One around what was received.
  RecipientList.fromJson(Map<String, Object?> json) : super('RecipientList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Recipient> get data => decodeField("data", asListOf(asObject(Recipient.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// An electricity meter of a recipient.
final class RecipientMeter extends SvcObject {
  /// One around what was received.
  RecipientMeter.fromJson(Map<String, Object?> json) : super('RecipientMeter', json);

  /// Meter number of 11 digits.
  /// Type: `MeterNumber`.
  String get number => decodeField("number", asText);

  /// Your label for it, such as `Home`. Null if not set.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Masked name of the owner, from the utility. Null until confirmed.
  String? get nameMasked => decodeField("name_masked", orNull(asText));

  /// Time at which the utility last confirmed the meter. Null if never.
  /// Type: `UnixTime`.
  int? get confirmedAt => decodeField("confirmed_at", orNull(asInteger));
}

/// An electricity meter of a recipient.
final class RecipientMeterInput extends SvcObject {
  /// One to be sent.
  RecipientMeterInput({
    required String number,
    Nullable<String>? label,
  }) : super('RecipientMeterInput', plainFields({
          "number": number,
          if (label != null) "label": label,
        }));

  /// One around what was received.
  RecipientMeterInput.fromJson(Map<String, Object?> json) : super('RecipientMeterInput', json);

  /// Meter number of 11 digits.
  /// Type: `MeterInput`.
  String get number => decodeField("number", asText);

  /// Your label for it, such as `Home`.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));
}

/// A meter of a line, parsed leniently.
final class RecipientMeterLine extends SvcObject {
  /// One to be sent.
  RecipientMeterLine({
    String? number,
    String? label,
  }) : super('RecipientMeterLine', plainFields({
          if (number != null) "number": number,
          if (label != null) "label": label,
        }));

  /// One around what was received.
  RecipientMeterLine.fromJson(Map<String, Object?> json) : super('RecipientMeterLine', json);

  /// Meter number of 11 digits.
  /// Type: `LineValue`.
  String? get number => decodeField("number", orNull(asText));

  /// Your label for it, such as `Home`.
  /// Type: `LineValue`.
  String? get label => decodeField("label", orNull(asText));
}

/// Totals of what a recipient has received.
final class RecipientTotals extends SvcObject {
  /// One around what was received.
  RecipientTotals.fromJson(Map<String, Object?> json) : super('RecipientTotals', json);

  /// Number of sends that were delivered.
  /// Type: `Count`.
  int get sends => decodeField("sends", asInteger);

  /// Face value of the delivered sends.
  Map<String, String> get amount => decodeField("amount", asMapOf(asText));

  /// Time at which the last send was created. Null if there is none.
  /// Type: `UnixTime`.
  int? get lastSendAt => decodeField("last_send_at", orNull(asInteger));
}

/// Changes to a recipient. Omitted fields keep their value; a list replaces the whole list.
final class RecipientUpdate extends SvcObject {
  /// One to be sent.
  RecipientUpdate({
    Nullable<String>? name,
    Nullable<String>? firstName,
    Nullable<String>? externalId,
    Nullable<String>? phone,
    Nullable<String>? email,
    List<RecipientMeterInput>? meters,
    Nullable<String>? defaultMeter,
    Nullable<String>? payrollId,
    Nullable<String>? costCenter,
    List<String>? groups,
    Nullable<Map<String, String?>>? monthlyCap,
    LawfulBasis? lawfulBasis,
    Nullable<RecipientConsentInput>? consent,
    List<String>? tags,
    Nullable<String>? notes,
    Nullable<Map<String, String?>>? metadata,
  }) : super('RecipientUpdate', plainFields({
          if (name != null) "name": name,
          if (firstName != null) "first_name": firstName,
          if (externalId != null) "external_id": externalId,
          if (phone != null) "phone": phone,
          if (email != null) "email": email,
          if (meters != null) "meters": meters,
          if (defaultMeter != null) "default_meter": defaultMeter,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenter != null) "cost_center": costCenter,
          if (groups != null) "groups": groups,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
          if (lawfulBasis != null) "lawful_basis": lawfulBasis,
          if (consent != null) "consent": consent,
          if (tags != null) "tags": tags,
          if (notes != null) "notes": notes,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  RecipientUpdate.fromJson(Map<String, Object?> json) : super('RecipientUpdate', json);

  /// Name of the person, used in SMS merge fields. Null removes it.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// First name of the person. Null resets it to the first word of the name.
  /// Type: `Label`.
  String? get firstName => decodeField("first_name", orNull(asText));

  /// Your own ID for the recipient. Null removes it.
  /// Type: `ExternalId`.
  String? get externalId => decodeField("external_id", orNull(asText));

  /// Mobile number, in any Zimbabwean format. Null removes it.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Email address of the person. Null removes it.
  /// Type: `Email`.
  String? get email => decodeField("email", orNull(asText));

  /// Electricity meters of the recipient. Replaces the whole list.
  List<RecipientMeterInput>? get meters => decodeField("meters", orNull(asListOf(asObject(RecipientMeterInput.fromJson))));

  /// Meter used when none is specified. Null removes it.
  /// Type: `MeterInput`.
  String? get defaultMeter => decodeField("default_meter", orNull(asText));

  /// Your payroll number for the person. Null removes it.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that sends to the recipient are booked to. Null removes it.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Static groups that the recipient is in. Replaces the whole list.
  List<String>? get groups => decodeField("groups", orNull(asListOf(asText)));

  /// Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));

  /// Legal basis for holding the recipient's personal data.
  LawfulBasis? get lawfulBasis => decodeField("lawful_basis", orNull(asValueOf(LawfulBasis.new)));

  /// Consent of the person. Null removes it.
  RecipientConsentInput? get consent => decodeField("consent", orNull(asObject(RecipientConsentInput.fromJson)));

  /// Tags to group and filter recipients by. Replaces the whole list.
  List<String>? get tags => decodeField("tags", orNull(asListOf(asText)));

  /// Internal notes for your team. Null removes them.
  /// Type: `Note`.
  String? get notes => decodeField("notes", orNull(asText));

  /// Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// A recipient was changed or restored.
final class RecipientUpdatedEvent extends SvcObject implements Event {
  /// One around what was received.
  RecipientUpdatedEvent.fromJson(Map<String, Object?> json) : super('RecipientUpdatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `recipient.updated`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RecipientEventData get data => decodeField("data", asObject(RecipientEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A warning about a line. It was written nevertheless.
final class RecipientWarning extends SvcObject {
  /// One around what was received.
  RecipientWarning.fromJson(Map<String, Object?> json) : super('RecipientWarning', json);

  /// Reason for the warning. Decide by this.
  RecipientWarningCode get code => decodeField("code", asValueOf(RecipientWarningCode.new));

  /// The warning as a sentence.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);
}

/// Dimension values of a row.
final class ReconciliationKeys extends SvcObject {
  /// One around what was received.
  ReconciliationKeys.fromJson(Map<String, Object?> json) : super('ReconciliationKeys', json);

  /// API key of the till. Null for sends not created by a key.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));
}

/// The daily reconciliation of your tills.
final class ReconciliationReport extends SvcObject {
  /// One around what was received.
  ReconciliationReport.fromJson(Map<String, Object?> json) : super('ReconciliationReport', json);

  /// Always `report`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kind of the report.
  ReportKind get kind => decodeField("kind", asValueOf(ReportKind.new));

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Currency that was requested. Null for both.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Dimensions that rows are grouped by.
  List<ReconciliationDimension> get groupBy => decodeField("group_by", asListOf(asValueOf(ReconciliationDimension.new)));

  /// Tills that sold something on the day, at most 20,000 rows.
  List<ReconciliationRow> get rows => decodeField("rows", asListOf(asObject(ReconciliationRow.fromJson)));

  /// Totals of all tills, one per currency.
  List<ReconciliationTotals> get totals => decodeField("totals", asListOf(asObject(ReconciliationTotals.fromJson)));

  /// Whether rows were omitted because the limit was reached.
  bool get truncated => decodeField("truncated", asBoolean);
}

/// The day of one till.
final class ReconciliationRow extends SvcObject {
  /// One around what was received.
  ReconciliationRow.fromJson(Map<String, Object?> json) : super('ReconciliationRow', json);

  /// Dimension values of the row.
  ReconciliationKeys get keys => decodeField("keys", asObject(ReconciliationKeys.fromJson));

  /// Label of the key. Null if not set.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Sends created on the day.
  StatementSends get opened => decodeField("opened", asObject(StatementSends.fromJson));

  /// Sends that were delivered.
  StatementSends get delivered => decodeField("delivered", asObject(StatementSends.fromJson));

  /// Sends that failed or were cancelled. Their Credit was returned.
  StatementSends get returned => decodeField("returned", asObject(StatementSends.fromJson));

  /// Sends that are in progress, queued, unknown or under review. Do not sell these again.
  StatementSends get unresolved => decodeField("unresolved", asObject(StatementSends.fromJson));
}

/// Totals of all tills in one currency.
final class ReconciliationTotals extends SvcObject {
  /// One around what was received.
  ReconciliationTotals.fromJson(Map<String, Object?> json) : super('ReconciliationTotals', json);

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Sends created on the day.
  StatementSends get opened => decodeField("opened", asObject(StatementSends.fromJson));

  /// Sends that were delivered.
  StatementSends get delivered => decodeField("delivered", asObject(StatementSends.fromJson));

  /// Sends that failed or were cancelled. Their Credit was returned.
  StatementSends get returned => decodeField("returned", asObject(StatementSends.fromJson));

  /// Sends that are in progress, queued, unknown or under review. Do not sell these again.
  StatementSends get unresolved => decodeField("unresolved", asObject(StatementSends.fromJson));
}

/// A person referred by another. Only the direct referrer is ever rewarded.
final class Referral extends SvcObject implements EventObject {
  /// One around what was received.
  Referral.fromJson(Map<String, Object?> json) : super('Referral', json);

  /// Unique identifier of the object.
  /// Type: `ReferralId`.
  String get id => decodeField("id", asText);

  /// Always `referral`.
  String get object => decodeField("object", asText);

  /// Time at which the referral was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Program that pays the reward.
  /// Type: `ProgramId`.
  String get program => decodeField("program", asText);

  /// Recipient who made the referral and is rewarded.
  /// Type: `RecipientId`.
  String get referrer => decodeField("referrer", asText);

  /// Recipient who was referred.
  /// Type: `RecipientId`.
  String get referee => decodeField("referee", asText);

  /// Current status. Decides whether the reward was earned; see Lifecycles.
  ReferralStatus get status => decodeField("status", asValueOf(ReferralStatus.new));

  /// Reward of the referrer. Null until the referral qualifies.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));

  /// Time at which the referral qualified. Null if it has not.
  /// Type: `UnixTime`.
  int? get qualifiedAt => decodeField("qualified_at", orNull(asInteger));

  /// Time at which the referral expires if it has not qualified: after 90 days.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// Number of steps between the referrer and the referee. Always 1.
  int get depth => decodeField("depth", asInteger);

  /// Reason for the rejection: the first reason of the review that rejected the reward. Null if not
  /// rejected.
  ReviewReason? get reason => decodeField("reason", orNull(asValueOf(ReviewReason.new)));

  /// Your own key-value data about the referral.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create a referral.
final class ReferralCreate extends SvcObject {
  /// One to be sent.
  ReferralCreate({
    required String program,
    required TextOr<RewardRecipientPerson> referrer,
    required TextOr<RewardRecipientPerson> referee,
    Map<String, String>? metadata,
  }) : super('ReferralCreate', plainFields({
          "program": program,
          "referrer": referrer,
          "referee": referee,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  ReferralCreate.fromJson(Map<String, Object?> json) : super('ReferralCreate', json);

  /// Program that pays the reward.
  /// Type: `ProgramId`.
  String get program => decodeField("program", asText);

  /// Recipient who made the referral.
  TextOr<RewardRecipientPerson> get referrer => decodeField("referrer", asTextOr(RewardRecipientPerson.fromJson));

  /// Recipient who was referred.
  TextOr<RewardRecipientPerson> get referee => decodeField("referee", asTextOr(RewardRecipientPerson.fromJson));

  /// Your own key-value data about the referral.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// An event's payload: Referral.
final class ReferralEventData extends SvcObject {
  /// One around what was received.
  ReferralEventData.fromJson(Map<String, Object?> json) : super('ReferralEventData', json);

  /// The Referral with its values at this attempt.
  Referral get object => decodeField("object", asObject(Referral.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class ReferralList extends SvcObject {
  /// One around what was received.
  ReferralList.fromJson(Map<String, Object?> json) : super('ReferralList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Referral> get data => decodeField("data", asListOf(asObject(Referral.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A referred friend qualified. `reward` is the reward of the referrer.
final class ReferralQualifiedEvent extends SvcObject implements Event {
  /// One around what was received.
  ReferralQualifiedEvent.fromJson(Map<String, Object?> json) : super('ReferralQualifiedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `referral.qualified`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ReferralEventData get data => decodeField("data", asObject(ReferralEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A logged request with its bodies and events.
final class RequestLog extends SvcObject {
  /// One around what was received.
  RequestLog.fromJson(Map<String, Object?> json) : super('RequestLog', json);

  /// ID of the request, as in the `Request-Id` header.
  /// Type: `RequestId`.
  String get id => decodeField("id", asText);

  /// Always `request_log`.
  String get object => decodeField("object", asText);

  /// Time at which the request arrived, in real time even if the test clock was moved.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// HTTP method of the request.
  HttpMethod get method => decodeField("method", asValueOf(HttpMethod.new));

  /// Path as received, including the prefix.
  /// Type: `UrlPath`.
  String get path => decodeField("path", asText);

  /// Query string as received. Empty if there was none.
  /// Type: `QueryText`.
  String get query => decodeField("query", asText);

  /// HTTP status of the response.
  int get status => decodeField("status", asInteger);

  /// Duration of the request in milliseconds.
  int get durationMs => decodeField("duration_ms", asInteger);

  /// ID of the API key. Null if a member was signed in.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// ID of the signed-in member. Null if a key was used.
  /// Type: `MemberId`.
  String? get member => decodeField("member", orNull(asText));

  /// IP address of the caller.
  /// Type: `IpAddress`.
  String get ip => decodeField("ip", asText);

  /// `User-Agent` of the caller. Null if it sent none.
  /// Type: `UserAgent`.
  String? get userAgent => decodeField("user_agent", orNull(asText));

  /// SDK of the caller. Null for any other caller.
  /// Type: `SdkName`.
  String? get sdk => decodeField("sdk", orNull(asText));

  /// API version of the response.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Idempotency-Key of the request. Null if it had none or the operation takes none.
  /// Type: `IdempotencyKey`.
  String? get idempotencyKey => decodeField("idempotency_key", orNull(asText));

  /// Whether the response is a replay: an earlier request had already done the work.
  bool get replayed => decodeField("replayed", asBoolean);

  /// Code of the error. Null if the request succeeded.
  /// Type: `ErrorCode`.
  String? get errorCode => decodeField("error_code", orNull(asText));

  /// ID of the object that was returned, or that the error is about. Null if there is none.
  /// Type: `ObjectId`.
  String? get objectId => decodeField("object_id", orNull(asText));

  /// Body of the request, masked. Null if there was none, it was not a JSON object, or it was larger
  /// than 16 KiB. A key without `sends:read` sees phone numbers with the middle digits hidden.
  Object? get requestBody => decodeField("request_body", orNull(asAny));

  /// Body of the response, masked in the same way. Null if it was larger than 16 KiB.
  Object? get responseBody => decodeField("response_body", orNull(asAny));

  /// IDs of the events that the request caused, oldest first. Events older than 30 days are omitted.
  List<String> get events => decodeField("events", asListOf(asText));
}

/// One request in the request log.
final class RequestLogLine extends SvcObject {
  /// One around what was received.
  RequestLogLine.fromJson(Map<String, Object?> json) : super('RequestLogLine', json);

  /// ID of the request, as in the `Request-Id` header.
  /// Type: `RequestId`.
  String get id => decodeField("id", asText);

  /// Always `request_log`.
  String get object => decodeField("object", asText);

  /// Time at which the request arrived, in real time even if the test clock was moved.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// HTTP method of the request.
  HttpMethod get method => decodeField("method", asValueOf(HttpMethod.new));

  /// Path as received, including the prefix.
  /// Type: `UrlPath`.
  String get path => decodeField("path", asText);

  /// Query string as received. Empty if there was none.
  /// Type: `QueryText`.
  String get query => decodeField("query", asText);

  /// HTTP status of the response.
  int get status => decodeField("status", asInteger);

  /// Duration of the request in milliseconds.
  int get durationMs => decodeField("duration_ms", asInteger);

  /// ID of the API key. Null if a member was signed in.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// ID of the signed-in member. Null if a key was used.
  /// Type: `MemberId`.
  String? get member => decodeField("member", orNull(asText));

  /// IP address of the caller.
  /// Type: `IpAddress`.
  String get ip => decodeField("ip", asText);

  /// `User-Agent` of the caller. Null if it sent none.
  /// Type: `UserAgent`.
  String? get userAgent => decodeField("user_agent", orNull(asText));

  /// SDK of the caller. Null for any other caller.
  /// Type: `SdkName`.
  String? get sdk => decodeField("sdk", orNull(asText));

  /// API version of the response.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Idempotency-Key of the request. Null if it had none or the operation takes none.
  /// Type: `IdempotencyKey`.
  String? get idempotencyKey => decodeField("idempotency_key", orNull(asText));

  /// Whether the response is a replay: an earlier request had already done the work.
  bool get replayed => decodeField("replayed", asBoolean);

  /// Code of the error. Null if the request succeeded.
  /// Type: `ErrorCode`.
  String? get errorCode => decodeField("error_code", orNull(asText));

  /// ID of the object that was returned, or that the error is about. Null if there is none.
  /// Type: `ObjectId`.
  String? get objectId => decodeField("object_id", orNull(asText));
}

/// A page of the request log.
final class RequestLogList extends SvcObject {
  /// One around what was received.
  RequestLogList.fromJson(Map<String, Object?> json) : super('RequestLogList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<RequestLogLine> get data => decodeField("data", asListOf(asObject(RequestLogLine.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A reward that a person must check before it is sent.
final class Review extends SvcObject implements EventObject {
  /// One around what was received.
  Review.fromJson(Map<String, Object?> json) : super('Review', json);

  /// Unique identifier of the object.
  /// Type: `ReviewId`.
  String get id => decodeField("id", asText);

  /// Always `review`.
  String get object => decodeField("object", asText);

  /// Time at which the review was opened.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Program that the reward belongs to.
  /// Type: `ProgramId`.
  String get program => decodeField("program", asText);

  /// Reward that is held. Can be expanded.
  Expandable<Reward> get reward => decodeField("reward", asExpandable(Reward.fromJson));

  /// Current status. Decides whether a decision is still needed; see Lifecycles.
  ReviewStatus get status => decodeField("status", asValueOf(ReviewStatus.new));

  /// Risk that the reward is fraudulent.
  ReviewRisk get risk => decodeField("risk", asValueOf(ReviewRisk.new));

  /// Reasons the reward is under review.
  List<ReviewReason> get reasons => decodeField("reasons", asListOf(asValueOf(ReviewReason.new)));

  /// Other rewards that may belong to the same person.
  ReviewRelated get related => decodeField("related", asObject(ReviewRelated.fromJson));

  /// Key or member that decided. Null while open, or if the review timed out.
  /// Type: `MakerId`.
  String? get decidedBy => decodeField("decided_by", orNull(asText));

  /// Time at which the review was decided. Null while open.
  /// Type: `UnixTime`.
  int? get decidedAt => decodeField("decided_at", orNull(asInteger));

  /// How the review was resolved. Null while open.
  ReviewResolution? get resolution => decodeField("resolution", orNull(asValueOf(ReviewResolution.new)));

  /// Note added with the decision. Null if there is none.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// Optional note for a decision on a review.
final class ReviewDecision extends SvcObject {
  /// One to be sent.
  ReviewDecision({
    String? note,
  }) : super('ReviewDecision', plainFields({
          if (note != null) "note": note,
        }));

  /// One around what was received.
  ReviewDecision.fromJson(Map<String, Object?> json) : super('ReviewDecision', json);

  /// Note for your own team. Never shown to the person.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// An event's payload: Review.
final class ReviewEventData extends SvcObject {
  /// One around what was received.
  ReviewEventData.fromJson(Map<String, Object?> json) : super('ReviewEventData', json);

  /// The Review with its values at this attempt.
  Review get object => decodeField("object", asObject(Review.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class ReviewList extends SvcObject {
  /// One around what was received.
  ReviewList.fromJson(Map<String, Object?> json) : super('ReviewList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Review> get data => decodeField("data", asListOf(asObject(Review.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A reward is held for a review. A person must approve or reject it.
final class ReviewOpenedEvent extends SvcObject implements Event {
  /// One around what was received.
  ReviewOpenedEvent.fromJson(Map<String, Object?> json) : super('ReviewOpenedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `review.opened`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ReviewEventData get data => decodeField("data", asObject(ReviewEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Other rewards of the same recipient, or to the same phone number or meter.
final class ReviewRelated extends SvcObject {
  /// One around what was received.
  ReviewRelated.fromJson(Map<String, Object?> json) : super('ReviewRelated', json);

  /// Number of related rewards, of which at most 1,000 of each kind are counted.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Number of related rewards that were blocked or rejected.
  /// Type: `Count`.
  int get blockedCount => decodeField("blocked_count", asInteger);

  /// IDs of the newest related rewards.
  List<String> get rewardIds => decodeField("reward_ids", asListOf(asText));
}

/// A review was approved or rejected, or nobody decided it within 30 days.
final class ReviewResolvedEvent extends SvcObject implements Event {
  /// One around what was received.
  ReviewResolvedEvent.fromJson(Map<String, Object?> json) : super('ReviewResolvedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `review.resolved`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ReviewEventData get data => decodeField("data", asObject(ReviewEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A message from a reviewer.
final class ReviewerMessage extends SvcObject {
  /// One around what was received.
  ReviewerMessage.fromJson(Map<String, Object?> json) : super('ReviewerMessage', json);

  /// Time at which the message was written.
  /// Type: `UnixTime`.
  int get at => decodeField("at", asInteger);

  /// Text of the message.
  String get text => decodeField("text", asText);
}

/// Airtime, data or electricity given to a person from the budget of a program.
final class Reward extends SvcObject implements EventObject, RewardOrApproval {
  /// One around what was received.
  Reward.fromJson(Map<String, Object?> json) : super('Reward', json);

  /// Unique identifier of the object.
  /// Type: `RewardId`.
  String get id => decodeField("id", asText);

  /// Always `reward`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  RewardStatus get status => decodeField("status", asValueOf(RewardStatus.new));

  /// Reason the reward is held. Null unless it is held.
  RewardHeldReason? get heldReason => decodeField("held_reason", orNull(asValueOf(RewardHeldReason.new)));

  /// Program that pays for the reward. Can be expanded.
  Expandable<Program> get program => decodeField("program", asExpandable(Program.fromJson));

  /// Recipient of the reward. Null if the number belongs to none of your recipients. Can be
  /// expanded.
  Expandable<Recipient>? get recipient => decodeField("recipient", orNull(asExpandable(Recipient.fromJson)));

  /// Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
  /// matched. Null for claimed links.
  /// Type: `CompletionId`.
  String? get completionId => decodeField("completion_id", orNull(asText));

  /// Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
  /// returns to the budget.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Currency of the program.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// How the reward is delivered to the person.
  RewardDelivery get delivery => decodeField("delivery", asValueOf(RewardDelivery.new));

  /// Reward type. Null until the person has chosen.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Product that is sent. Null until the person has chosen.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Data bundle that is sent. Null unless the type is data.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Meter that receives the electricity. Null unless the type is electricity.
  /// Type: `MeterNumber`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the electricity token by SMS. Null unless the type is electricity,
  /// and once the recipient is erased.
  /// Type: `Phone`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Phone number or meter that receives the reward. Null until the person has chosen. For an erased
  /// recipient it is `+263700000000` or `00000000000`.
  /// Type: `Target`.
  String? get target => decodeField("target", orNull(asText));

  /// Send that pays out the reward. Null until there is one. Can be expanded.
  Expandable<Send>? get send => decodeField("send", orNull(asExpandable(Send.fromJson)));

  /// Link with which the person claims the reward. Null if there is none. Can be expanded.
  Expandable<RewardLink>? get link => decodeField("link", orNull(asExpandable(RewardLink.fromJson)));

  /// Review that held the reward. Null if there was none.
  /// Type: `ReviewId`.
  String? get review => decodeField("review", orNull(asText));

  /// Referral that earned the reward. Null if there is none.
  /// Type: `ReferralId`.
  String? get referral => decodeField("referral", orNull(asText));

  /// Activity that earned the reward. Null if there is none.
  /// Type: `ActivityRecordId`.
  String? get activity => decodeField("activity", orNull(asText));

  /// Rule that gave the reward. Null if there is none.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
  /// the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
  /// other rewards.
  List<RuleMatch> get matches => decodeField("matches", asListOf(asObject(RuleMatch.fromJson)));

  /// Approval that allowed the reward. Null if none was needed.
  /// Type: `ApprovalId`.
  String? get approval => decodeField("approval", orNull(asText));

  /// What the person permitted who approved the reward. Null unless `approval` is set, and after the
  /// recipient is erased.
  Mandate? get mandate => decodeField("mandate", orNull(asObject(Mandate.fromJson)));

  /// What created the reward.
  RewardSource get source => decodeField("source", asValueOf(RewardSource.new));

  /// Time at which the reward expires if it is not claimed or released. Null if it does not expire.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));

  /// Amount that was released, up to the whole `amount`. Null until released.
  /// Type: `Money`.
  String? get releasedAmount => decodeField("released_amount", orNull(asText));

  /// Reason the reward failed, with the same codes as a send. Null unless it failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
  /// Type: `Note`.
  String? get failureMessage => decodeField("failure_message", orNull(asText));

  /// Time at which the reward was held. Null if it never was.
  /// Type: `UnixTime`.
  int? get heldAt => decodeField("held_at", orNull(asInteger));

  /// Time at which the reward was released. Null if it never was.
  /// Type: `UnixTime`.
  int? get releasedAt => decodeField("released_at", orNull(asInteger));

  /// Time at which the reward was delivered. Null if it has not been.
  /// Type: `UnixTime`.
  int? get deliveredAt => decodeField("delivered_at", orNull(asInteger));

  /// Time at which the reward failed. Null if it did not.
  /// Type: `UnixTime`.
  int? get failedAt => decodeField("failed_at", orNull(asInteger));

  /// Time at which the reward was voided. Null if it was not.
  /// Type: `UnixTime`.
  int? get voidedAt => decodeField("voided_at", orNull(asInteger));

  /// Time at which the reward expired. Null if it did not.
  /// Type: `UnixTime`.
  int? get expiredAt => decodeField("expired_at", orNull(asInteger));

  /// Time at which a review rejected the reward. Null if none did.
  /// Type: `UnixTime`.
  int? get rejectedAt => decodeField("rejected_at", orNull(asInteger));

  /// Your own key-value data about the reward.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create a reward.
final class RewardCreate extends SvcObject {
  /// One to be sent.
  RewardCreate({
    required String program,
    required TextOr<RewardRecipientPerson> recipient,
    required String completionId,
    String? amount,
    RewardDelivery? delivery,
    SendType? type,
    String? product,
    String? bundleId,
    String? meter,
    String? tokenPhone,
    bool? hold,
    RewardLinkOptions? link,
    Map<String, String>? metadata,
    String? reason,
  }) : super('RewardCreate', plainFields({
          "program": program,
          "recipient": recipient,
          "completion_id": completionId,
          if (amount != null) "amount": amount,
          if (delivery != null) "delivery": delivery,
          if (type != null) "type": type,
          if (product != null) "product": product,
          if (bundleId != null) "bundle_id": bundleId,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (hold != null) "hold": hold,
          if (link != null) "link": link,
          if (metadata != null) "metadata": metadata,
          if (reason != null) "reason": reason,
        }));

  /// One around what was received.
  RewardCreate.fromJson(Map<String, Object?> json) : super('RewardCreate', json);

  /// Program that pays for the reward.
  /// Type: `ProgramId`.
  String get program => decodeField("program", asText);

  /// Recipient of the reward.
  TextOr<RewardRecipientPerson> get recipient => decodeField("recipient", asTextOr(RewardRecipientPerson.fromJson));

  /// Your own unique ID of the completion. Each ID is rewarded once per program and can never be
  /// reused.
  /// Type: `CompletionId`.
  String get completionId => decodeField("completion_id", asText);

  /// Face value. Default: the program's `default_amount`, or the price of the bundle.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// How the reward is delivered to the person. Whoever claims a link names their own number and
  /// meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
  /// chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
  RewardDelivery? get delivery => decodeField("delivery", orNull(asValueOf(RewardDelivery.new)));

  /// Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
  /// program's `choices` that fits, with `delivery: link` the first.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Product slug. Default: derived from `type` and `currency`.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
  /// costs at most the amount.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Meter number, for electricity only.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the electricity token by SMS. Default: the recipient's number.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Hold the reward in escrow until you release it, whatever the program's `hold` says.
  bool? get hold => decodeField("hold", orNull(asBoolean));

  /// Settings of the link, for `link` and `choice` delivery.
  RewardLinkOptions? get link => decodeField("link", orNull(asObject(RewardLinkOptions.fromJson)));

  /// Your own key-value data about the reward.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));

  /// For agent keys: reason shown to the person who approves.
  /// Type: `Note`.
  String? get reason => decodeField("reason", orNull(asText));
}

/// A reward was created and its budget allocated.
final class RewardCreatedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardCreatedEvent.fromJson(Map<String, Object?> json) : super('RewardCreatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.created`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A reward was delivered to the recipient.
final class RewardDeliveredEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardDeliveredEvent.fromJson(Map<String, Object?> json) : super('RewardDeliveredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.delivered`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A `completion_id` was sent again; nothing changed. Sent at most once a day each.
final class RewardDuplicateEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardDuplicateEvent.fromJson(Map<String, Object?> json) : super('RewardDuplicateEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.duplicate`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: Reward.
final class RewardEventData extends SvcObject {
  /// One around what was received.
  RewardEventData.fromJson(Map<String, Object?> json) : super('RewardEventData', json);

  /// The Reward with its values at this attempt.
  Reward get object => decodeField("object", asObject(Reward.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// A reward was not taken or released in time, and its budget returned.
final class RewardExpiredEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardExpiredEvent.fromJson(Map<String, Object?> json) : super('RewardExpiredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.expired`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A reward could not be sent, and its budget returned. `failure_code` says why.
final class RewardFailedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardFailedEvent.fromJson(Map<String, Object?> json) : super('RewardFailedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.failed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A reward is held, in escrow or for a review. `held_reason` says which.
final class RewardHeldEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardHeldEvent.fromJson(Map<String, Object?> json) : super('RewardHeldEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.held`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Limits on what one person receives within a period. Null for no limit.
final class RewardLimit extends SvcObject {
  /// One around what was received.
  RewardLimit.fromJson(Map<String, Object?> json) : super('RewardLimit', json);

  /// Maximum number of rewards. Null if unlimited.
  int? get count => decodeField("count", orNull(asInteger));

  /// Maximum amount, in the program's currency. Null if unlimited.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));
}

/// Limits on what one person can receive within a period.
final class RewardLimitInput extends SvcObject {
  /// One to be sent.
  RewardLimitInput({
    Nullable<int>? count,
    Nullable<String>? amount,
  }) : super('RewardLimitInput', plainFields({
          if (count != null) "count": count,
          if (amount != null) "amount": amount,
        }));

  /// One around what was received.
  RewardLimitInput.fromJson(Map<String, Object?> json) : super('RewardLimitInput', json);

  /// Maximum number of rewards. Default: no limit.
  int? get count => decodeField("count", orNull(asInteger));

  /// Maximum amount, in the program's currency. Default: no limit.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));
}

/// Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
final class RewardLimits extends SvcObject {
  /// One around what was received.
  RewardLimits.fromJson(Map<String, Object?> json) : super('RewardLimits', json);

  /// Limit over the person's lifetime. Null for no limit.
  RewardLimit? get lifetime => decodeField("lifetime", orNull(asObject(RewardLimit.fromJson)));

  /// Limit per calendar day. Null for no limit.
  RewardLimit? get perDay => decodeField("per_day", orNull(asObject(RewardLimit.fromJson)));

  /// Limit per week, starting on Monday. Null for no limit.
  RewardLimit? get perWeek => decodeField("per_week", orNull(asObject(RewardLimit.fromJson)));

  /// Limit per calendar month. Null for no limit.
  RewardLimit? get perMonth => decodeField("per_month", orNull(asObject(RewardLimit.fromJson)));
}

/// Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
/// Harare.
final class RewardLimitsInput extends SvcObject {
  /// One to be sent.
  RewardLimitsInput({
    Nullable<RewardLimitInput>? lifetime,
    Nullable<RewardLimitInput>? perDay,
    Nullable<RewardLimitInput>? perWeek,
    Nullable<RewardLimitInput>? perMonth,
  }) : super('RewardLimitsInput', plainFields({
          if (lifetime != null) "lifetime": lifetime,
          if (perDay != null) "per_day": perDay,
          if (perWeek != null) "per_week": perWeek,
          if (perMonth != null) "per_month": perMonth,
        }));

  /// One around what was received.
  RewardLimitsInput.fromJson(Map<String, Object?> json) : super('RewardLimitsInput', json);

  /// Limit over the person's lifetime.
  RewardLimitInput? get lifetime => decodeField("lifetime", orNull(asObject(RewardLimitInput.fromJson)));

  /// Limit per calendar day.
  RewardLimitInput? get perDay => decodeField("per_day", orNull(asObject(RewardLimitInput.fromJson)));

  /// Limit per week, starting on Monday.
  RewardLimitInput? get perWeek => decodeField("per_week", orNull(asObject(RewardLimitInput.fromJson)));

  /// Limit per calendar month.
  RewardLimitInput? get perMonth => decodeField("per_month", orNull(asObject(RewardLimitInput.fromJson)));
}

/// A link with which a person claims a reward. Its amount is earmarked in the program's budget.
final class RewardLink extends SvcObject implements EventObject {
  /// One around what was received.
  RewardLink.fromJson(Map<String, Object?> json) : super('RewardLink', json);

  /// Unique identifier of the object.
  /// Type: `RewardLinkId`.
  String get id => decodeField("id", asText);

  /// Always `reward_link`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether it gives away real money: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Program that pays for the link.
  /// Type: `ProgramId`.
  String get program => decodeField("program", asText);

  /// Current status. Decides whether the link can be claimed; see Lifecycles.
  RewardLinkStatus get status => decodeField("status", asValueOf(RewardLinkStatus.new));

  /// Claim page to give to the person, valid until the link is claimed, revoked or expired. Treat it
  /// as money. Null for keys without `rewards:write` and for all agent keys.
  /// Type: `WebUrl`.
  String? get url => decodeField("url", orNull(asText));

  /// Claim token of the link. Null whenever `url` is null, for the same reason.
  /// Type: `ClaimToken`.
  String? get token => decodeField("token", orNull(asText));

  /// URL of a printable QR code of `url`, valid as long as the link. Null whenever `url` is null.
  /// Type: `WebUrl`.
  String? get qrPngUrl => decodeField("qr_png_url", orNull(asText));

  /// Face value of the link.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Currency of the program.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Reward types that the person can choose from.
  List<SendType> get choices => decodeField("choices", asListOf(asValueOf(SendType.new)));

  /// Label of the link, such as the name of a campaign. Null if not set.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// How a claim is tied to a person.
  LinkBinding get bind => decodeField("bind", asValueOf(LinkBinding.new));

  /// The only phone number that can claim the link, partially masked. Null if any number can.
  /// Type: `MaskedPhone`.
  String? get phoneHintMasked => decodeField("phone_hint_masked", orNull(asText));

  /// Recipient that the reward is attributed to. Null if anyone can claim it.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Reward that the link belongs to or was claimed as. Null if there is none yet.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));

  /// Time at which the link expires. Null if it never does.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));

  /// Time at which the link was first opened. Null if it has not been opened.
  /// Type: `UnixTime`.
  int? get openedAt => decodeField("opened_at", orNull(asInteger));

  /// Time at which the link was claimed. Null if it has not been claimed.
  /// Type: `UnixTime`.
  int? get claimedAt => decodeField("claimed_at", orNull(asInteger));

  /// Number of times the link was opened.
  /// Type: `Count`.
  int get openCount => decodeField("open_count", asInteger);

  /// Your own key-value data about the link.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// A reward link as shown to the person who holds it.
final class RewardLinkClaim extends SvcObject {
  /// One around what was received.
  RewardLinkClaim.fromJson(Map<String, Object?> json) : super('RewardLinkClaim', json);

  /// Always `reward_link_claim`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decides whether the link can be claimed.
  RewardLinkStatus get status => decodeField("status", asValueOf(RewardLinkStatus.new));

  /// Face value of the reward.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Rewards that the person can choose from.
  List<ClaimChoice> get choices => decodeField("choices", asListOf(asObject(ClaimChoice.fromJson)));

  /// How a claim is tied to a person.
  LinkBinding get bind => decodeField("bind", asValueOf(LinkBinding.new));

  /// The only phone number that can claim the link, partially masked. Null if any number can.
  /// Type: `MaskedPhone`.
  String? get phoneHintMasked => decodeField("phone_hint_masked", orNull(asText));

  /// Information to ask the person for before claiming.
  List<ClaimRequirement> get requires => decodeField("requires", asListOf(asValueOf(ClaimRequirement.new)));

  /// Where and when the link must be claimed. Null if it can be claimed anywhere.
  Geofence? get place => decodeField("place", orNull(asObject(Geofence.fromJson)));

  /// Challenge that the person must solve. Null if there is none.
  ClaimChallenge? get challenge => decodeField("challenge", orNull(asObject(ClaimChallenge.fromJson)));

  /// Branding to apply to the claim page.
  ProgramBranding get branding => decodeField("branding", asObject(ProgramBranding.fromJson));

  /// Time at which the link expires. Null if it never does.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));

  /// Outcome of the claim. Null until the link is claimed.
  ClaimResult? get result => decodeField("result", orNull(asObject(ClaimResult.fromJson)));
}

/// A reward link was claimed. `reward` is the reward it became.
final class RewardLinkClaimedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardLinkClaimedEvent.fromJson(Map<String, Object?> json) : super('RewardLinkClaimedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward_link.claimed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardLinkEventData get data => decodeField("data", asObject(RewardLinkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Parameters to create reward links.
final class RewardLinkCreate extends SvcObject {
  /// One to be sent.
  RewardLinkCreate({
    required String program,
    int? count,
    TextOr<RewardRecipientPerson>? recipient,
    String? amount,
    String? label,
    Moment? expiresAt,
    LinkBinding? bind,
    String? phoneHint,
    List<SendType>? choices,
    Map<String, String>? metadata,
  }) : super('RewardLinkCreate', plainFields({
          "program": program,
          if (count != null) "count": count,
          if (recipient != null) "recipient": recipient,
          if (amount != null) "amount": amount,
          if (label != null) "label": label,
          if (expiresAt != null) "expires_at": expiresAt,
          if (bind != null) "bind": bind,
          if (phoneHint != null) "phone_hint": phoneHint,
          if (choices != null) "choices": choices,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  RewardLinkCreate.fromJson(Map<String, Object?> json) : super('RewardLinkCreate', json);

  /// Program that pays for the links.
  /// Type: `ProgramId`.
  String get program => decodeField("program", asText);

  /// Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
  int? get count => decodeField("count", orNull(asInteger));

  /// Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
  /// `count`.
  TextOr<RewardRecipientPerson>? get recipient => decodeField("recipient", orNull(asTextOr(RewardRecipientPerson.fromJson)));

  /// Face value of each link. Default: the program's `default_amount`.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Label of the links, such as the name of a campaign.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
  Moment? get expiresAt => decodeField("expires_at", orNull(asMoment));

  /// How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
  /// The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
  LinkBinding? get bind => decodeField("bind", orNull(asValueOf(LinkBinding.new)));

  /// The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
  /// Type: `PhoneInput`.
  String? get phoneHint => decodeField("phone_hint", orNull(asText));

  /// Reward types that the person can choose from. Default: all types of the program.
  List<SendType>? get choices => decodeField("choices", orNull(asListOf(asValueOf(SendType.new))));

  /// Your own key-value data about each link.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// A reward link was created. Above 50 links per request, events are sent gradually.
final class RewardLinkCreatedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardLinkCreatedEvent.fromJson(Map<String, Object?> json) : super('RewardLinkCreatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward_link.created`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardLinkEventData get data => decodeField("data", asObject(RewardLinkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: RewardLink.
final class RewardLinkEventData extends SvcObject {
  /// One around what was received.
  RewardLinkEventData.fromJson(Map<String, Object?> json) : super('RewardLinkEventData', json);

  /// The RewardLink with its values at this attempt.
  RewardLink get object => decodeField("object", asObject(RewardLink.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// A reward link expired, and its budget returned.
final class RewardLinkExpiredEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardLinkExpiredEvent.fromJson(Map<String, Object?> json) : super('RewardLinkExpiredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward_link.expired`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardLinkEventData get data => decodeField("data", asObject(RewardLinkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A page of reward links, or all links created by one request.
final class RewardLinkList extends SvcObject {
  /// One around what was received.
  RewardLinkList.fromJson(Map<String, Object?> json) : super('RewardLinkList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// Path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Reward links in this response.
  List<RewardLink> get data => decodeField("data", asListOf(asObject(RewardLink.fromJson)));

  /// Whether there are more links in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page. Null on the last page and for newly created links.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A reward link was opened for the first time.
final class RewardLinkOpenedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardLinkOpenedEvent.fromJson(Map<String, Object?> json) : super('RewardLinkOpenedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward_link.opened`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardLinkEventData get data => decodeField("data", asObject(RewardLinkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Settings of a reward's link.
final class RewardLinkOptions extends SvcObject {
  /// One to be sent.
  RewardLinkOptions({
    Moment? expiresAt,
    LinkBinding? bind,
    String? label,
    bool? sendSms,
  }) : super('RewardLinkOptions', plainFields({
          if (expiresAt != null) "expires_at": expiresAt,
          if (bind != null) "bind": bind,
          if (label != null) "label": label,
          if (sendSms != null) "send_sms": sendSms,
        }));

  /// One around what was received.
  RewardLinkOptions.fromJson(Map<String, Object?> json) : super('RewardLinkOptions', json);

  /// Time at which the link expires, 1 hour to 365 days from now. Default: 90 days.
  Moment? get expiresAt => decodeField("expires_at", orNull(asMoment));

  /// How a claim is tied to a person. Default: `otp`, because the link is for one recipient: only
  /// the recipient's number can claim it, if the recipient has one. With `none`, anyone who has the
  /// link can claim it. Links for anyone (`POST /reward-links`) default to `none`.
  LinkBinding? get bind => decodeField("bind", orNull(asValueOf(LinkBinding.new)));

  /// Label of the link, for your own lists.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Send the link to the recipient by SMS. The message is the program's `sms_message` if it
  /// contains the merge field `{link}`, otherwise our standard message. If omitted, you deliver the
  /// link yourself.
  bool? get sendSms => decodeField("send_sms", orNull(asBoolean));
}

/// A reward link was revoked, and its budget returned.
final class RewardLinkRevokedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardLinkRevokedEvent.fromJson(Map<String, Object?> json) : super('RewardLinkRevokedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward_link.revoked`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardLinkEventData get data => decodeField("data", asObject(RewardLinkEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One page of a list.
final class RewardList extends SvcObject {
  /// One around what was received.
  RewardList.fromJson(Map<String, Object?> json) : super('RewardList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Reward> get data => decodeField("data", asListOf(asObject(Reward.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Preview of a reward: every field except its ID. The send, the link, the review and the time at
/// which the reward expires follow from giving it, so they are null.
final class RewardPreview extends SvcObject {
  /// One around what was received.
  RewardPreview.fromJson(Map<String, Object?> json) : super('RewardPreview', json);

  /// Always `reward`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  RewardStatus get status => decodeField("status", asValueOf(RewardStatus.new));

  /// Reason the reward is held. Null unless it is held.
  RewardHeldReason? get heldReason => decodeField("held_reason", orNull(asValueOf(RewardHeldReason.new)));

  /// Program that pays for the reward. Can be expanded.
  Expandable<Program> get program => decodeField("program", asExpandable(Program.fromJson));

  /// Recipient of the reward. Null if the number belongs to none of your recipients. Can be
  /// expanded.
  Expandable<Recipient>? get recipient => decodeField("recipient", orNull(asExpandable(Recipient.fromJson)));

  /// Your own ID of the completion; of a referral, its ID; of a rule, its ID and that of what it
  /// matched. Null for claimed links.
  /// Type: `CompletionId`.
  String? get completionId => decodeField("completion_id", orNull(asText));

  /// Face value. If a data bundle costs less, this becomes the price of the bundle and the rest
  /// returns to the budget.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Currency of the program.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// How the reward is delivered to the person.
  RewardDelivery get delivery => decodeField("delivery", asValueOf(RewardDelivery.new));

  /// Reward type. Null until the person has chosen.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Product that is sent. Null until the person has chosen.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Data bundle that is sent. Null unless the type is data.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Meter that receives the electricity. Null unless the type is electricity.
  /// Type: `MeterNumber`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the electricity token by SMS. Null unless the type is electricity,
  /// and once the recipient is erased.
  /// Type: `Phone`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Phone number or meter that receives the reward. Null until the person has chosen. For an erased
  /// recipient it is `+263700000000` or `00000000000`.
  /// Type: `Target`.
  String? get target => decodeField("target", orNull(asText));

  /// Send that pays out the reward. Null until there is one. Can be expanded.
  Expandable<Send>? get send => decodeField("send", orNull(asExpandable(Send.fromJson)));

  /// Link with which the person claims the reward. Null if there is none. Can be expanded.
  Expandable<RewardLink>? get link => decodeField("link", orNull(asExpandable(RewardLink.fromJson)));

  /// Review that held the reward. Null if there was none.
  /// Type: `ReviewId`.
  String? get review => decodeField("review", orNull(asText));

  /// Referral that earned the reward. Null if there is none.
  /// Type: `ReferralId`.
  String? get referral => decodeField("referral", orNull(asText));

  /// Activity that earned the reward. Null if there is none.
  /// Type: `ActivityRecordId`.
  String? get activity => decodeField("activity", orNull(asText));

  /// Rule that gave the reward. Null if there is none.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// Rules that matched what earned the reward, a signed completion, a referral or a check-in, in
  /// the order they were evaluated: each gave a reward of its own, or the reason why not. Empty for
  /// other rewards.
  List<RuleMatch> get matches => decodeField("matches", asListOf(asObject(RuleMatch.fromJson)));

  /// Approval that allowed the reward. Null if none was needed.
  /// Type: `ApprovalId`.
  String? get approval => decodeField("approval", orNull(asText));

  /// What the person permitted who approved the reward. Null unless `approval` is set, and after the
  /// recipient is erased.
  Mandate? get mandate => decodeField("mandate", orNull(asObject(Mandate.fromJson)));

  /// What created the reward.
  RewardSource get source => decodeField("source", asValueOf(RewardSource.new));

  /// Time at which the reward expires if it is not claimed or released. Null if it does not expire.
  /// Type: `UnixTime`.
  int? get expiresAt => decodeField("expires_at", orNull(asInteger));

  /// Amount that was released, up to the whole `amount`. Null until released.
  /// Type: `Money`.
  String? get releasedAmount => decodeField("released_amount", orNull(asText));

  /// Reason the reward failed, with the same codes as a send. Null unless it failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Reason the reward failed, as a sentence that can be shown to the person. Null unless it failed.
  /// Type: `Note`.
  String? get failureMessage => decodeField("failure_message", orNull(asText));

  /// Time at which the reward was held. Null if it never was.
  /// Type: `UnixTime`.
  int? get heldAt => decodeField("held_at", orNull(asInteger));

  /// Time at which the reward was released. Null if it never was.
  /// Type: `UnixTime`.
  int? get releasedAt => decodeField("released_at", orNull(asInteger));

  /// Time at which the reward was delivered. Null if it has not been.
  /// Type: `UnixTime`.
  int? get deliveredAt => decodeField("delivered_at", orNull(asInteger));

  /// Time at which the reward failed. Null if it did not.
  /// Type: `UnixTime`.
  int? get failedAt => decodeField("failed_at", orNull(asInteger));

  /// Time at which the reward was voided. Null if it was not.
  /// Type: `UnixTime`.
  int? get voidedAt => decodeField("voided_at", orNull(asInteger));

  /// Time at which the reward expired. Null if it did not.
  /// Type: `UnixTime`.
  int? get expiredAt => decodeField("expired_at", orNull(asInteger));

  /// Time at which a review rejected the reward. Null if none did.
  /// Type: `UnixTime`.
  int? get rejectedAt => decodeField("rejected_at", orNull(asInteger));

  /// Your own key-value data about the reward.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// A person described by contact details: the recipient with this `external_id`, or without one the
/// oldest active recipient with this number. If there is none, a recipient is created without a name
/// and with the program's `lawful_basis`. The reward goes to this number in any case.
final class RewardRecipientPerson extends SvcObject {
  /// One to be sent.
  RewardRecipientPerson({
    required String phone,
    String? externalId,
  }) : super('RewardRecipientPerson', plainFields({
          "phone": phone,
          if (externalId != null) "external_id": externalId,
        }));

  /// One around what was received.
  RewardRecipientPerson.fromJson(Map<String, Object?> json) : super('RewardRecipientPerson', json);

  /// Your own ID of the person.
  /// Type: `ExternalId`.
  String? get externalId => decodeField("external_id", orNull(asText));

  /// Phone number of the person.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);
}

/// A review rejected a reward, and its budget returned.
final class RewardRejectedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardRejectedEvent.fromJson(Map<String, Object?> json) : super('RewardRejectedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.rejected`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Amount of a reward to release.
final class RewardRelease extends SvcObject {
  /// One to be sent.
  RewardRelease({
    String? amount,
  }) : super('RewardRelease', plainFields({
          if (amount != null) "amount": amount,
        }));

  /// One around what was received.
  RewardRelease.fromJson(Map<String, Object?> json) : super('RewardRelease', json);

  /// Amount to release, up to the whole reward. Default: the whole reward.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));
}

/// A held reward was released and is being sent.
final class RewardReleasedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardReleasedEvent.fromJson(Map<String, Object?> json) : super('RewardReleasedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.released`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Result of checking a reward without giving it. Distinguished from a reward by `object`.
final class RewardValidation extends SvcObject {
  /// One around what was received.
  RewardValidation.fromJson(Map<String, Object?> json) : super('RewardValidation', json);

  /// Always `reward_validation`.
  String get object => decodeField("object", asText);

  /// Time of the check.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Whether the reward would be given, or wait for an approval.
  bool get valid => decodeField("valid", asBoolean);

  /// Status that the reward would have. Null if there are problems.
  RewardWouldStatus? get wouldStatus => decodeField("would_status", orNull(asValueOf(RewardWouldStatus.new)));

  /// Preview of the reward. Null if the problems prevent one.
  RewardPreview? get reward => decodeField("reward", orNull(asObject(RewardPreview.fromJson)));

  /// Currency of the program. Null if there is no such program.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Budget that would remain. Null if there are problems.
  BudgetAfter? get budgetAfter => decodeField("budget_after", orNull(asObject(BudgetAfter.fromJson)));

  /// Meter confirmed with the utility. Null for airtime and data, and if a link is created.
  Meter? get meter => decodeField("meter", orNull(asObject(Meter.fromJson)));

  /// All problems that prevent the reward, in order of precedence. Empty when valid.
  List<SendProblem> get problems => decodeField("problems", asListOf(asObject(SendProblem.fromJson)));
}

/// A reward was voided before anything was sent, and its budget returned.
final class RewardVoidedEvent extends SvcObject implements Event {
  /// One around what was received.
  RewardVoidedEvent.fromJson(Map<String, Object?> json) : super('RewardVoidedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `reward.voided`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  RewardEventData get data => decodeField("data", asObject(RewardEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The most recent replaced secret of a key that still works.
final class RolledSecret extends SvcObject {
  /// One around what was received.
  RolledSecret.fromJson(Map<String, Object?> json) : super('RolledSecret', json);

  /// Last four characters of the replaced secret.
  /// Type: `KeySecretEnding`.
  String get last4 => decodeField("last4", asText);

  /// Time until which the replaced secret works.
  /// Type: `UnixTime`.
  int get worksUntil => decodeField("works_until", asInteger);
}

/// A condition on one field of what triggers the rule.
final class RuleCondition extends SvcObject {
  /// One to be sent.
  RuleCondition({
    required String field,
    required RuleOperator op,
    required Object? value,
  }) : super('RuleCondition', plainFields({
          "field": field,
          "op": op,
          "value": value,
        }));

  /// One around what was received.
  RuleCondition.fromJson(Map<String, Object?> json) : super('RuleCondition', json);

  /// Field that is compared with the value.
  /// Type: `RuleField`.
  String get field => decodeField("field", asText);

  /// Operator used for the comparison.
  RuleOperator get op => decodeField("op", asValueOf(RuleOperator.new));

  /// Value that the field is compared with.
  Object? get value => decodeField("value", asAny);
}

/// Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
/// they are always met.
final class RuleConditions extends SvcObject {
  /// One around what was received.
  RuleConditions.fromJson(Map<String, Object?> json) : super('RuleConditions', json);

  /// Conditions that must all be met.
  List<RuleCondition> get all => decodeField("all", asListOf(asObject(RuleCondition.fromJson)));

  /// Conditions of which at least one must be met, unless the list is empty.
  List<RuleCondition> get any => decodeField("any", asListOf(asObject(RuleCondition.fromJson)));
}

/// Conditions for a rule to match. Default: it always matches.
final class RuleConditionsInput extends SvcObject {
  /// One to be sent.
  RuleConditionsInput({
    List<RuleCondition>? all,
    List<RuleCondition>? any,
  }) : super('RuleConditionsInput', plainFields({
          if (all != null) "all": all,
          if (any != null) "any": any,
        }));

  /// One around what was received.
  RuleConditionsInput.fromJson(Map<String, Object?> json) : super('RuleConditionsInput', json);

  /// Conditions that must all be met.
  List<RuleCondition>? get all => decodeField("all", orNull(asListOf(asObject(RuleCondition.fromJson))));

  /// Conditions of which at least one must be met.
  List<RuleCondition>? get any => decodeField("any", orNull(asListOf(asObject(RuleCondition.fromJson))));
}

/// How often something must happen, or what its values must add up to. Of each person, only the
/// newest 10,000 are counted: activities with the rule's `activity_name`, or completions of the
/// program, referrals to it or check-ins, whatever became of their rewards.
final class RuleCount extends SvcObject {
  /// One around what was received.
  RuleCount.fromJson(Map<String, Object?> json) : super('RuleCount', json);

  /// Number of times, or of consecutive periods for a streak. Null if values are summed.
  int? get times => decodeField("times", orNull(asInteger));

  /// Total that the values must reach, in the program's currency. Null if times are counted.
  /// Type: `Money`.
  String? get value => decodeField("value", orNull(asText));

  /// Number of seconds within which it must happen, for `threshold` rules. Null for no limit.
  /// Type: `Seconds`.
  int? get within => decodeField("within", orNull(asInteger));

  /// Period that counts once, for `streak` rules. Null for other kinds.
  RuleStreakUnit? get every => decodeField("every", orNull(asValueOf(RuleStreakUnit.new)));
}

/// How often something must happen, or what its values must add up to. Set `times`; or `value`, for
/// activities.
final class RuleCountInput extends SvcObject {
  /// One to be sent.
  RuleCountInput({
    Nullable<int>? times,
    Nullable<String>? value,
    Nullable<String>? within,
    Nullable<RuleStreakUnit>? every,
  }) : super('RuleCountInput', plainFields({
          if (times != null) "times": times,
          if (value != null) "value": value,
          if (within != null) "within": within,
          if (every != null) "every": every,
        }));

  /// One around what was received.
  RuleCountInput.fromJson(Map<String, Object?> json) : super('RuleCountInput', json);

  /// Number of times, or of consecutive periods for a streak.
  int? get times => decodeField("times", orNull(asInteger));

  /// Total that the values must reach, in the program's currency. Only for `threshold`.
  /// Type: `MoneyInput`.
  String? get value => decodeField("value", orNull(asText));

  /// Period within which it must happen. Only for `threshold`. Omitted or null: no limit.
  /// Type: `DurationInput`.
  String? get within => decodeField("within", orNull(asText));

  /// Period that counts once. Required for `streak`, not allowed for other kinds.
  RuleStreakUnit? get every => decodeField("every", orNull(asValueOf(RuleStreakUnit.new)));
}

/// The reward that a rule gives.
final class RuleGive extends SvcObject {
  /// One around what was received.
  RuleGive.fromJson(Map<String, Object?> json) : super('RuleGive', json);

  /// Fixed amount of the reward. Null if it is a percentage.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Percentage of the activity's value. Null if the amount is fixed.
  /// Type: `Percent`.
  String? get percentOfValue => decodeField("percent_of_value", orNull(asText));

  /// Maximum amount of a percentage reward. Null for no maximum.
  /// Type: `Money`.
  String? get max => decodeField("max", orNull(asText));

  /// Reward type. Null for the first of the program's choices that fits.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Bundle to send, for data only. Null otherwise.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// How the reward is delivered to the person.
  RewardDelivery get delivery => decodeField("delivery", asValueOf(RewardDelivery.new));
}

/// The reward that a rule gives. Set `amount` or `percent_of_value`.
final class RuleGiveInput extends SvcObject {
  /// One to be sent.
  RuleGiveInput({
    Nullable<String>? amount,
    Nullable<String>? percentOfValue,
    Nullable<String>? max,
    Nullable<SendType>? type,
    Nullable<String>? bundleId,
    RewardDelivery? delivery,
  }) : super('RuleGiveInput', plainFields({
          if (amount != null) "amount": amount,
          if (percentOfValue != null) "percent_of_value": percentOfValue,
          if (max != null) "max": max,
          if (type != null) "type": type,
          if (bundleId != null) "bundle_id": bundleId,
          if (delivery != null) "delivery": delivery,
        }));

  /// One around what was received.
  RuleGiveInput.fromJson(Map<String, Object?> json) : super('RuleGiveInput', json);

  /// Fixed amount of the reward, in the program's currency.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Percentage of the activity's value, such as `2.50`. Values in another currency give nothing.
  /// Only for activities.
  /// Type: `Percent`.
  String? get percentOfValue => decodeField("percent_of_value", orNull(asText));

  /// Maximum amount of a percentage reward.
  /// Type: `MoneyInput`.
  String? get max => decodeField("max", orNull(asText));

  /// Reward type. Omitted or null: the first of the program's choices that fits.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Bundle to send. Required with `type: data`.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// How the reward is delivered to the person. With `choice`, omit `type` and `bundle_id`. The link
  /// is that of the reward, and asks for a code by SMS; it is not texted to the person.
  RewardDelivery? get delivery => decodeField("delivery", orNull(asValueOf(RewardDelivery.new)));
}

/// A rule that matched, and what it gave.
final class RuleMatch extends SvcObject {
  /// One around what was received.
  RuleMatch.fromJson(Map<String, Object?> json) : super('RuleMatch', json);

  /// Rule that matched what happened.
  /// Type: `ProgramRuleId`.
  String get rule => decodeField("rule", asText);

  /// Reward that the rule created. Null if it gave none.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));

  /// Reason the rule gave no reward. Null if it gave one. Otherwise the error code that
  /// `POST /rewards` would return, or `currency_mismatch` if the rule pays a percentage of a value
  /// in a currency other than the program's.
  /// Type: `SkippedReason`.
  String? get skippedReason => decodeField("skipped_reason", orNull(asText));
}

/// A test account that was created without signing up, with a key to it.
final class Sandbox extends SvcObject {
  /// One around what was received.
  Sandbox.fromJson(Map<String, Object?> json) : super('Sandbox', json);

  /// Always `sandbox`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Always false: a sandbox is a test account.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the test account.
  /// Type: `AccountId`.
  String get account => decodeField("account", asText);

  /// Name of the organisation.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Secret key with every scope. Returned only here.
  /// Type: `KeySecret`.
  String get key => decodeField("key", asText);

  /// Page on which a person enters their email address to become the owner. Returned only here: give
  /// it to the person you work for and to no one else.
  /// Type: `WebUrl`.
  String get claimUrl => decodeField("claim_url", asText);

  /// Time at which an unclaimed sandbox is deleted: 14 days after it was created.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);
}

/// Parameters to create a sandbox.
final class SandboxCreate extends SvcObject {
  /// One to be sent.
  SandboxCreate({
    String? name,
  }) : super('SandboxCreate', plainFields({
          if (name != null) "name": name,
        }));

  /// One around what was received.
  SandboxCreate.fromJson(Map<String, Object?> json) : super('SandboxCreate', json);

  /// Name of the organisation.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));
}

/// Repeated sales to the same people. Each run creates a batch.
final class Schedule extends SvcObject {
  /// One around what was received.
  Schedule.fromJson(Map<String, Object?> json) : super('Schedule', json);

  /// Unique identifier of the object.
  /// Type: `ScheduleId`.
  String get id => decodeField("id", asText);

  /// Always `schedule`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the schedule.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Whether the schedule is active.
  bool get active => decodeField("active", asBoolean);

  /// How often the schedule runs.
  ScheduleCadence get cadence => decodeField("cadence", asValueOf(ScheduleCadence.new));

  /// Hour of the day at which it runs, in Harare time.
  /// Type: `ScheduleHour`.
  int get hour => decodeField("hour", asInteger);

  /// Minute at which it runs: a quarter of the hour.
  /// Type: `ScheduleMinute`.
  int get minute => decodeField("minute", asInteger);

  /// Day of the week. Null unless the cadence is `weekly`.
  /// Type: `DayOfWeek`.
  int? get dayOfWeek => decodeField("day_of_week", orNull(asInteger));

  /// Day of the month. Null if the cadence does not need one.
  /// Type: `DayOfMonth`.
  int? get dayOfMonth => decodeField("day_of_month", orNull(asInteger));

  /// Month of the year. Null unless the cadence is `yearly`.
  /// Type: `MonthOfYear`.
  int? get monthOfYear => decodeField("month_of_year", orNull(asInteger));

  /// Date from which 14-day periods are counted. Null unless the cadence is `biweekly`.
  /// Type: `Day`.
  String? get anchorDate => decodeField("anchor_date", orNull(asText));

  /// Time zone of all days and hours.
  String get timezone => decodeField("timezone", asText);

  /// Group whose members receive it. Null if `recipients` or `meter` is used. Can be expanded.
  Expandable<Group>? get group => decodeField("group", orNull(asExpandable(Group.fromJson)));

  /// People who receive it. Empty if a group or meter is used, and in lists: retrieve the schedule
  /// to see them.
  List<ScheduleRecipient> get recipients => decodeField("recipients", asListOf(asObject(ScheduleRecipient.fromJson)));

  /// Current number of people who receive it.
  /// Type: `PeopleCount`.
  int get recipientCount => decodeField("recipient_count", asInteger);

  /// Type of what is sent.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// Product that is sold.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Bundle to send, for data only. Null otherwise.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Amount each person receives. Null if every person has their own amount.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Custom SMS message. Null for our standard message.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Whether `sms_message` is sent instead of our standard message.
  bool get customSms => decodeField("custom_sms", asBoolean);

  /// Cost centre it is booked to. Null for each recipient's own.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// The only meter it buys power for. Null if people receive it.
  /// Type: `MeterNumber`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the token by SMS. Null without `meter`.
  /// Type: `Phone`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Whether your Credit is checked 24 hours before each run.
  bool get precheckCredit => decodeField("precheck_credit", asBoolean);

  /// What happens if your Credit is too low on the day of a run.
  ScheduleInsufficientChoice get onInsufficient => decodeField("on_insufficient", asValueOf(ScheduleInsufficientChoice.new));

  /// Next day on which it runs. Null if not active.
  /// Type: `Day`.
  String? get nextOccurrence => decodeField("next_occurrence", orNull(asText));

  /// Next three days on which it runs. Empty if not active.
  List<String> get nextRuns => decodeField("next_runs", asListOf(asText));

  /// Batch of the last run. Null before the first run.
  /// Type: `BatchId`.
  String? get lastBatch => decodeField("last_batch", orNull(asText));

  /// Status of the last day that was due. Null before the first.
  ScheduleOccurrenceStatus? get lastResult => decodeField("last_result", orNull(asValueOf(ScheduleOccurrenceStatus.new)));

  /// Estimated face value of the next run. Null if not active.
  /// Type: `Money`.
  String? get estimatedTotal => decodeField("estimated_total", orNull(asText));

  /// Who created the object.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));

  /// Your own key-value data about the schedule.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters to create a schedule. Set when it runs (`cadence` and the fields it needs), who
/// receives it (`group`, `recipients` or one `meter`), and what (`amount`, with `currency` or
/// `product`).
final class ScheduleCreate extends SvcObject {
  /// One to be sent.
  ScheduleCreate({
    required String name,
    required ScheduleCadence cadence,
    required int hour,
    int? minute,
    int? dayOfWeek,
    int? dayOfMonth,
    int? monthOfYear,
    String? anchorDate,
    String? group,
    List<TextOr<ScheduleRecipientCreate>>? recipients,
    String? product,
    SendType? type,
    String? currency,
    String? bundleId,
    String? amount,
    String? smsMessage,
    bool? customSms,
    String? costCenter,
    String? meter,
    String? tokenPhone,
    bool? active,
    bool? precheckCredit,
    ScheduleInsufficientChoice? onInsufficient,
    Map<String, String>? metadata,
  }) : super('ScheduleCreate', plainFields({
          "name": name,
          "cadence": cadence,
          "hour": hour,
          if (minute != null) "minute": minute,
          if (dayOfWeek != null) "day_of_week": dayOfWeek,
          if (dayOfMonth != null) "day_of_month": dayOfMonth,
          if (monthOfYear != null) "month_of_year": monthOfYear,
          if (anchorDate != null) "anchor_date": anchorDate,
          if (group != null) "group": group,
          if (recipients != null) "recipients": recipients,
          if (product != null) "product": product,
          if (type != null) "type": type,
          if (currency != null) "currency": currency,
          if (bundleId != null) "bundle_id": bundleId,
          if (amount != null) "amount": amount,
          if (smsMessage != null) "sms_message": smsMessage,
          if (customSms != null) "custom_sms": customSms,
          if (costCenter != null) "cost_center": costCenter,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (active != null) "active": active,
          if (precheckCredit != null) "precheck_credit": precheckCredit,
          if (onInsufficient != null) "on_insufficient": onInsufficient,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  ScheduleCreate.fromJson(Map<String, Object?> json) : super('ScheduleCreate', json);

  /// Name of the schedule.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// How often the schedule runs.
  ScheduleCadence get cadence => decodeField("cadence", asValueOf(ScheduleCadence.new));

  /// Hour of the day at which it runs, in Harare time.
  /// Type: `ScheduleHour`.
  int get hour => decodeField("hour", asInteger);

  /// Minute at which it runs: a quarter of the hour.
  /// Type: `ScheduleMinute`.
  int? get minute => decodeField("minute", orNull(asInteger));

  /// Day of the week. Required for `weekly`.
  /// Type: `DayOfWeek`.
  int? get dayOfWeek => decodeField("day_of_week", orNull(asInteger));

  /// Day of the month. Required for `monthly` and `yearly`; for `payday`, used if the account has no
  /// payday.
  /// Type: `DayOfMonth`.
  int? get dayOfMonth => decodeField("day_of_month", orNull(asInteger));

  /// Month of the year. Required for `yearly`.
  /// Type: `MonthOfYear`.
  int? get monthOfYear => decodeField("month_of_year", orNull(asInteger));

  /// A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
  /// Required for `biweekly`.
  /// Type: `Day`.
  String? get anchorDate => decodeField("anchor_date", orNull(asText));

  /// Group whose members on the day of the run receive it. Not allowed with `recipients`.
  /// Type: `GroupId`.
  String? get group => decodeField("group", orNull(asText));

  /// People who receive it, up to 2,000.
  List<TextOr<ScheduleRecipientCreate>>? get recipients => decodeField("recipients", orNull(asListOf(asTextOr(ScheduleRecipientCreate.fromJson))));

  /// Product slug. Default: derived from `type` and `currency`.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// What to send. Default: derived from the product; otherwise power if there is a meter, else
  /// airtime.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Three-letter currency code. There is no default: set this or `product`.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Bundle to send. Required for data. Its price is the amount.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Amount each person receives. Required unless every person has an amount, or for data.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Custom SMS message, as in `POST /sends`.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Whether to send `sms_message` instead of our standard message. Default: true if it is set.
  bool? get customSms => decodeField("custom_sms", orNull(asBoolean));

  /// Cost centre to book it to. Default: each recipient's own.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// The only meter to buy power for, instead of people.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the token by SMS. Required with `meter`.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Whether the schedule is active.
  bool? get active => decodeField("active", orNull(asBoolean));

  /// Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
  bool? get precheckCredit => decodeField("precheck_credit", orNull(asBoolean));

  /// What to do if your Credit is too low on the day of a run.
  ScheduleInsufficientChoice? get onInsufficient => decodeField("on_insufficient", orNull(asValueOf(ScheduleInsufficientChoice.new)));

  /// Your own key-value data about the schedule.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// One page of a list.
final class ScheduleList extends SvcObject {
  /// One around what was received.
  ScheduleList.fromJson(Map<String, Object?> json) : super('ScheduleList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Schedule> get data => decodeField("data", asListOf(asObject(Schedule.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// One day on which a schedule runs or would run.
final class ScheduleOccurrence extends SvcObject implements EventObject {
  /// One around what was received.
  ScheduleOccurrence.fromJson(Map<String, Object?> json) : super('ScheduleOccurrence', json);

  /// Always `schedule_occurrence`.
  String get object => decodeField("object", asText);

  /// Time at which the schedule was created, or the day was last changed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Schedule of the day.
  /// Type: `ScheduleId`.
  String get schedule => decodeField("schedule", asText);

  /// Date of the run. After a move, the same as `moved_to`.
  /// Type: `Day`.
  String get date => decodeField("date", asText);

  /// Original date given by the cadence, used in paths even after a move.
  /// Type: `Day`.
  String get originalDate => decodeField("original_date", asText);

  /// Current status. Decide by this; see Lifecycles.
  ScheduleOccurrenceStatus get status => decodeField("status", asValueOf(ScheduleOccurrenceStatus.new));

  /// Time at which it runs or ran. Null if it does not run.
  /// Type: `UnixTime`.
  int? get runsAt => decodeField("runs_at", orNull(asInteger));

  /// Amount each person receives on this day. Null if every person has their own amount.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Amount set for this day only. Null if not overridden.
  /// Type: `Money`.
  String? get amountOverride => decodeField("amount_override", orNull(asText));

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Your note about this day. Null if not set.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));

  /// Date it was moved to. Null if it was not moved.
  /// Type: `Day`.
  String? get movedTo => decodeField("moved_to", orNull(asText));

  /// Day whose run this one is part of. Null if not combined.
  OccurrenceRef? get combinedInto => decodeField("combined_into", orNull(asObject(OccurrenceRef.fromJson)));

  /// Days that are part of this day's run.
  List<OccurrenceRef> get combinedFrom => decodeField("combined_from", asListOf(asObject(OccurrenceRef.fromJson)));

  /// Number of people who receive it. Final once it has run, current until then.
  /// Type: `PeopleCount`.
  int get recipientCount => decodeField("recipient_count", asInteger);

  /// Estimated face value of the run, including combined days.
  /// Type: `Money`.
  String get estimatedTotal => decodeField("estimated_total", asText);

  /// Batch that the run created. Null until it has run.
  /// Type: `BatchId`.
  String? get batch => decodeField("batch", orNull(asText));

  /// Time at which it can no longer be changed: 15 minutes before the run. Null if it does not run.
  /// Type: `UnixTime`.
  int? get lockedAt => decodeField("locked_at", orNull(asInteger));
}

/// An event's payload: ScheduleOccurrence.
final class ScheduleOccurrenceEventData extends SvcObject {
  /// One around what was received.
  ScheduleOccurrenceEventData.fromJson(Map<String, Object?> json) : super('ScheduleOccurrenceEventData', json);

  /// The ScheduleOccurrence with its values at this attempt.
  ScheduleOccurrence get object => decodeField("object", asObject(ScheduleOccurrence.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class ScheduleOccurrenceList extends SvcObject {
  /// One around what was received.
  ScheduleOccurrenceList.fromJson(Map<String, Object?> json) : super('ScheduleOccurrenceList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<ScheduleOccurrence> get data => decodeField("data", asListOf(asObject(ScheduleOccurrence.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A schedule has run. `batch` is the batch it created.
final class ScheduleOccurrenceRanEvent extends SvcObject implements Event {
  /// One around what was received.
  ScheduleOccurrenceRanEvent.fromJson(Map<String, Object?> json) : super('ScheduleOccurrenceRanEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `schedule.occurrence.ran`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ScheduleOccurrenceEventData get data => decodeField("data", asObject(ScheduleOccurrenceEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A schedule is due and waits for a top-up because Credit is insufficient.
final class ScheduleOccurrenceRetryAfterTopupEvent extends SvcObject implements Event {
  /// One around what was received.
  ScheduleOccurrenceRetryAfterTopupEvent.fromJson(Map<String, Object?> json) : super('ScheduleOccurrenceRetryAfterTopupEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `schedule.occurrence.retry_after_topup`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ScheduleOccurrenceEventData get data => decodeField("data", asObject(ScheduleOccurrenceEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A schedule was due and was skipped because Credit was insufficient.
final class ScheduleOccurrenceSkippedInsufficientCreditEvent extends SvcObject implements Event {
  /// One around what was received.
  ScheduleOccurrenceSkippedInsufficientCreditEvent.fromJson(Map<String, Object?> json) : super('ScheduleOccurrenceSkippedInsufficientCreditEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `schedule.occurrence.skipped_insufficient_credit`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ScheduleOccurrenceEventData get data => decodeField("data", asObject(ScheduleOccurrenceEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A schedule runs within 24 hours. It can be changed until 15 minutes before.
final class ScheduleOccurrenceUpcomingEvent extends SvcObject implements Event {
  /// One around what was received.
  ScheduleOccurrenceUpcomingEvent.fromJson(Map<String, Object?> json) : super('ScheduleOccurrenceUpcomingEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `schedule.occurrence.upcoming`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  ScheduleOccurrenceEventData get data => decodeField("data", asObject(ScheduleOccurrenceEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A person of a schedule, with individual settings.
final class ScheduleRecipient extends SvcObject {
  /// One around what was received.
  ScheduleRecipient.fromJson(Map<String, Object?> json) : super('ScheduleRecipient', json);

  /// Recipient of the run. Null for a person given by phone number.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Phone number of the person. Null for a recipient, whose current number is used.
  /// Type: `Phone`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Amount for this person. Null for the schedule's amount.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Bundle for this person, for data only. Null for the schedule's bundle.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Meter of this person, for power only. Null for the recipient's default meter.
  /// Type: `MeterNumber`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the power token by SMS. Null for the person's own number.
  /// Type: `Phone`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Name given with a phone number. Null for a recipient.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));
}

/// A person of a schedule, with individual settings. Set `recipient` or `phone`.
final class ScheduleRecipientCreate extends SvcObject {
  /// One to be sent.
  ScheduleRecipientCreate({
    Nullable<String>? recipient,
    Nullable<String>? phone,
    Nullable<String>? amount,
    Nullable<String>? bundleId,
    Nullable<String>? meter,
    Nullable<String>? tokenPhone,
    Nullable<String>? name,
  }) : super('ScheduleRecipientCreate', plainFields({
          if (recipient != null) "recipient": recipient,
          if (phone != null) "phone": phone,
          if (amount != null) "amount": amount,
          if (bundleId != null) "bundle_id": bundleId,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (name != null) "name": name,
        }));

  /// One around what was received.
  ScheduleRecipientCreate.fromJson(Map<String, Object?> json) : super('ScheduleRecipientCreate', json);

  /// ID of the recipient: `rcp_…`, or `ext:` followed by your own ID.
  /// Type: `RecipientRef`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Phone number of a person who is not a recipient.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Amount for this person. Default: the schedule's amount.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Bundle for this person, for data only. Default: the schedule's bundle.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Meter of this person, for power only. Default: the recipient's default meter.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the power token by SMS. Default: the person's own number.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Name of the person, for `{name}` and `{first_name}` in the SMS message.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));
}

/// Parameters to run a schedule now.
final class ScheduleRun extends SvcObject {
  /// One to be sent.
  ScheduleRun({
    bool? again,
  }) : super('ScheduleRun', plainFields({
          if (again != null) "again": again,
        }));

  /// One around what was received.
  ScheduleRun.fromJson(Map<String, Object?> json) : super('ScheduleRun', json);

  /// Whether to run even if the schedule has already run today.
  bool? get again => decodeField("again", orNull(asBoolean));
}

/// A preview of a run, which writes nothing.
final class ScheduleRunPreview extends SvcObject {
  /// One around what was received.
  ScheduleRunPreview.fromJson(Map<String, Object?> json) : super('ScheduleRunPreview', json);

  /// Always `schedule_run_preview`.
  String get object => decodeField("object", asText);

  /// Time at which the check was run.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the check ran in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Day that would run: today, even if the cadence has no run today.
  ScheduleOccurrence get occurrence => decodeField("occurrence", asObject(ScheduleOccurrence.fromJson));

  /// Whether the batch would be created as it is.
  bool get valid => decodeField("valid", asBoolean);

  /// Number of lines that were checked.
  BatchPreviewCounts get counts => decodeField("counts", asObject(BatchPreviewCounts.fromJson));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Credit that the valid lines would cost.
  Map<String, String> get cost => decodeField("cost", asMapOf(asText));

  /// Whether your Credit is sufficient, by currency.
  Map<String, BatchCreditCheck?> get credit => decodeField("credit", asMapOf(orNull(asObject(BatchCreditCheck.fromJson))));

  /// Whether our stock with the suppliers is sufficient, by network.
  List<ProviderFloat> get providerFloat => decodeField("provider_float", asListOf(asObject(ProviderFloat.fromJson)));

  /// Whether the batch would require approval by an owner or admin.
  bool get requiresApproval => decodeField("requires_approval", asBoolean);

  /// The first 1,000 lines and all invalid lines.
  List<BatchPreviewLine> get lines => decodeField("lines", asListOf(asObject(BatchPreviewLine.fromJson)));

  /// Whether valid lines were omitted from `lines`.
  bool get linesTruncated => decodeField("lines_truncated", asBoolean);
}

/// Changes to a schedule. Omitted fields keep their value; null clears a field; lists are replaced
/// as a whole. Days that you changed individually keep their changes while they are still due.
final class ScheduleUpdate extends SvcObject {
  /// One to be sent.
  ScheduleUpdate({
    String? name,
    ScheduleCadence? cadence,
    int? hour,
    int? minute,
    Nullable<int>? dayOfWeek,
    Nullable<int>? dayOfMonth,
    Nullable<int>? monthOfYear,
    Nullable<String>? anchorDate,
    Nullable<String>? group,
    List<TextOr<ScheduleRecipientCreate>>? recipients,
    String? product,
    SendType? type,
    String? currency,
    Nullable<String>? bundleId,
    Nullable<String>? amount,
    Nullable<String>? smsMessage,
    bool? customSms,
    Nullable<String>? costCenter,
    Nullable<String>? meter,
    Nullable<String>? tokenPhone,
    bool? active,
    bool? precheckCredit,
    ScheduleInsufficientChoice? onInsufficient,
    Nullable<Map<String, String?>>? metadata,
  }) : super('ScheduleUpdate', plainFields({
          if (name != null) "name": name,
          if (cadence != null) "cadence": cadence,
          if (hour != null) "hour": hour,
          if (minute != null) "minute": minute,
          if (dayOfWeek != null) "day_of_week": dayOfWeek,
          if (dayOfMonth != null) "day_of_month": dayOfMonth,
          if (monthOfYear != null) "month_of_year": monthOfYear,
          if (anchorDate != null) "anchor_date": anchorDate,
          if (group != null) "group": group,
          if (recipients != null) "recipients": recipients,
          if (product != null) "product": product,
          if (type != null) "type": type,
          if (currency != null) "currency": currency,
          if (bundleId != null) "bundle_id": bundleId,
          if (amount != null) "amount": amount,
          if (smsMessage != null) "sms_message": smsMessage,
          if (customSms != null) "custom_sms": customSms,
          if (costCenter != null) "cost_center": costCenter,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (active != null) "active": active,
          if (precheckCredit != null) "precheck_credit": precheckCredit,
          if (onInsufficient != null) "on_insufficient": onInsufficient,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  ScheduleUpdate.fromJson(Map<String, Object?> json) : super('ScheduleUpdate', json);

  /// Name of the schedule.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// How often the schedule runs.
  ScheduleCadence? get cadence => decodeField("cadence", orNull(asValueOf(ScheduleCadence.new)));

  /// Hour of the day at which it runs, in Harare time.
  /// Type: `ScheduleHour`.
  int? get hour => decodeField("hour", orNull(asInteger));

  /// Minute at which it runs: a quarter of the hour.
  /// Type: `ScheduleMinute`.
  int? get minute => decodeField("minute", orNull(asInteger));

  /// Day of the week, for `weekly`. Null clears it.
  /// Type: `DayOfWeek`.
  int? get dayOfWeek => decodeField("day_of_week", orNull(asInteger));

  /// Day of the month, for `monthly`, `yearly` and `payday`. Null clears it.
  /// Type: `DayOfMonth`.
  int? get dayOfMonth => decodeField("day_of_month", orNull(asInteger));

  /// Month of the year, for `yearly`. Null clears it.
  /// Type: `MonthOfYear`.
  int? get monthOfYear => decodeField("month_of_year", orNull(asInteger));

  /// A date on which it runs, from which 14-day periods are counted, for `biweekly`. Null clears it.
  /// Type: `Day`.
  String? get anchorDate => decodeField("anchor_date", orNull(asText));

  /// Group whose members receive it. Replaces `recipients`.
  /// Type: `GroupId`.
  String? get group => decodeField("group", orNull(asText));

  /// People who receive it, as a complete list. Replaces `group`.
  List<TextOr<ScheduleRecipientCreate>>? get recipients => decodeField("recipients", orNull(asListOf(asTextOr(ScheduleRecipientCreate.fromJson))));

  /// Product slug, such as `airtime-usd`.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Type of what to send.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Three-letter ISO currency code.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Bundle to send. For data only.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Amount that each person receives. Null if every person has an amount.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Custom SMS message. Null restores our standard message.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Whether to send `sms_message` instead of our standard message.
  bool? get customSms => decodeField("custom_sms", orNull(asBoolean));

  /// Cost centre to book it to. Null for each recipient's own.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// The only meter to buy power for, instead of people.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the token by SMS, with `meter`.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Whether the schedule is active. False pauses it; days that pass while paused are not made up.
  bool? get active => decodeField("active", orNull(asBoolean));

  /// Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
  bool? get precheckCredit => decodeField("precheck_credit", orNull(asBoolean));

  /// What to do if your Credit is too low on the day of a run.
  ScheduleInsufficientChoice? get onInsufficient => decodeField("on_insufficient", orNull(asValueOf(ScheduleInsufficientChoice.new)));

  /// Your own key-value data about the schedule. Keys are merged; see `MetadataUpdate`. Null removes
  /// all keys.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// What a search found.
final class Search extends SvcObject {
  /// One around what was received.
  Search.fromJson(Map<String, Object?> json) : super('Search', json);

  /// Always `search`.
  String get object => decodeField("object", asText);

  /// Time of the search.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kinds that were searched: those that the key can read.
  List<SearchKind> get kinds => decodeField("kinds", asListOf(asValueOf(SearchKind.new)));

  /// The newest objects of each kind that match, in the order of `kinds`.
  List<SearchResult> get results => decodeField("results", asListOf(asObject(SearchResult.fromJson)));

  /// Whether more than ten objects of a kind match.
  bool get truncated => decodeField("truncated", asBoolean);
}

/// An object that the search found.
final class SearchResult extends SvcObject {
  /// One around what was received.
  SearchResult.fromJson(Map<String, Object?> json) : super('SearchResult', json);

  /// Kind of the object.
  SearchKind get kind => decodeField("kind", asValueOf(SearchKind.new));

  /// ID of the object.
  /// Type: `ObjectId`.
  String get objectId => decodeField("object_id", asText);

  /// What of the object the text is.
  SearchMatch get matched => decodeField("matched", asValueOf(SearchMatch.new));

  /// Target, name, reference or title of the object.
  String get label => decodeField("label", asText);

  /// Status of the object.
  String get status => decodeField("status", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// URL path of the object.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);
}

/// A sale of airtime, data or electricity, from the moment it is written to its end.
final class Send extends SvcObject implements EventObject, SendOrApproval {
  /// One around what was received.
  Send.fromJson(Map<String, Object?> json) : super('Send', json);

  /// The send.
  /// Type: `SendId`.
  String get id => decodeField("id", asText);

  /// Always `send`.
  String get object => decodeField("object", asText);

  /// Time at which the send was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  SendStatus get status => decodeField("status", asValueOf(SendStatus.new));

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// ID of the product sold.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// ID of the network that delivers the send.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
  /// `00000000000`; the amounts are kept.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// Target formatted for people. `erased` once the recipient is erased.
  /// Type: `PhoneText`.
  String get targetDisplay => decodeField("target_display", asText);

  /// The face value: what the customer receives.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// The currency of `amount`, `cost` and `discount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Credit charged: the face value, less the dealer discount.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);

  /// The dealer discount; `0.00` without the dealer tier.
  /// Type: `Money`.
  String get discount => decodeField("discount", asText);

  /// Whether the Credit was returned. Remains true if a failed send is delivered late.
  bool get creditReturned => decodeField("credit_returned", asBoolean);

  /// Credit transactions of this send, oldest first.
  List<String> get creditTransactions => decodeField("credit_transactions", asListOf(asText));

  /// Data bundle sold. Null for airtime and power.
  SendBundle? get bundle => decodeField("bundle", orNull(asObject(SendBundle.fromJson)));

  /// Your own reference. Null if you sent none.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Recipient that the send is attributed to. Can be expanded.
  Expandable<Recipient>? get recipient => decodeField("recipient", orNull(asExpandable(Recipient.fromJson)));

  /// Program that the send is attributed to. Can be expanded.
  Expandable<Program>? get program => decodeField("program", orNull(asExpandable(Program.fromJson)));

  /// Reward that the send pays out. Can be expanded.
  Expandable<Reward>? get reward => decodeField("reward", orNull(asExpandable(Reward.fromJson)));

  /// Batch that the send belongs to. Can be expanded.
  Expandable<Batch>? get batch => decodeField("batch", orNull(asExpandable(Batch.fromJson)));

  /// ID of the batch line that created the send.
  /// Type: `BatchItemId`.
  String? get batchItem => decodeField("batch_item", orNull(asText));

  /// ID of the schedule that created the send.
  /// Type: `ScheduleId`.
  String? get schedule => decodeField("schedule", orNull(asText));

  /// ID of the checkout session that paid for the send.
  /// Type: `CheckoutSessionId`.
  String? get checkoutSession => decodeField("checkout_session", orNull(asText));

  /// ID of the approval that allowed the send.
  /// Type: `ApprovalId`.
  String? get approval => decodeField("approval", orNull(asText));

  /// What the person permitted who approved the send. Null unless `approval` is set, and after the
  /// recipient is erased.
  Mandate? get mandate => decodeField("mandate", orNull(asObject(Mandate.fromJson)));

  /// ID of the cost centre that the send is charged to.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// ID of the quote that confirmed the meter.
  /// Type: `QuoteId`.
  String? get quote => decodeField("quote", orNull(asText));

  /// ID of the API key that caused the send: the one that created it, or whatever it pays for. For
  /// signed completions, check-ins and claims of links that no reward waited for, it is the key that
  /// created the program, or last activated or resumed it. Null if no key did.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Who created this send.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));

  /// Feature that created the send.
  SendSource get source => decodeField("source", asValueOf(SendSource.new));

  /// Another number to notify by SMS.
  /// Type: `Phone`.
  String? get notifyNumber => decodeField("notify_number", orNull(asText));

  /// Text message to the customer. Null when none is sent.
  /// Type: `SmsText`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Language of the default message. Null when no message is sent.
  SmsLocale? get smsLocale => decodeField("sms_locale", orNull(asValueOf(SmsLocale.new)));

  /// SMS delivery status of the message to the customer.
  SmsStatus get smsStatus => decodeField("sms_status", asValueOf(SmsStatus.new));

  /// Scheduled dispatch time. Null when the send is dispatched immediately.
  /// Type: `UnixTime`.
  int? get scheduledFor => decodeField("scheduled_for", orNull(asInteger));

  /// Reason for the failure. Null unless the send failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Reason for the failure, in one sentence for a cashier.
  /// Type: `Note`.
  String? get failureMessage => decodeField("failure_message", orNull(asText));

  /// ID of the failed send that this one retries.
  /// Type: `SendId`.
  String? get retryOf => decodeField("retry_of", orNull(asText));

  /// ID of the send that retries this one.
  /// Type: `SendId`.
  String? get retriedBy => decodeField("retried_by", orNull(asText));

  /// Whether the send can be retried: it failed and has not been retried yet.
  bool get retryable => decodeField("retryable", asBoolean);

  /// Whether a person should check: unknown for over an hour, in review, or queued too long.
  bool get needsAttention => decodeField("needs_attention", asBoolean);

  /// Time of the next status check with the network. Null when none is due.
  /// Type: `UnixTime`.
  int? get nextCheckAt => decodeField("next_check_at", orNull(asInteger));

  /// Confirmation number of the network or utility, once delivered. Quote it to their support.
  String? get providerReference => decodeField("provider_reference", orNull(asText));

  /// Time of the first submission to the network.
  /// Type: `UnixTime`.
  int? get submittedAt => decodeField("submitted_at", orNull(asInteger));

  /// Time of delivery. Null unless delivered.
  /// Type: `UnixTime`.
  int? get deliveredAt => decodeField("delivered_at", orNull(asInteger));

  /// Time of the failure. Null unless failed.
  /// Type: `UnixTime`.
  int? get failedAt => decodeField("failed_at", orNull(asInteger));

  /// Time at which the Credit was returned.
  /// Type: `UnixTime`.
  int? get creditedAt => decodeField("credited_at", orNull(asInteger));

  /// Time of the cancellation. Null unless cancelled.
  /// Type: `UnixTime`.
  int? get cancelledAt => decodeField("cancelled_at", orNull(asInteger));

  /// Time at which we learned that a failed send had been delivered.
  /// Type: `UnixTime`.
  int? get lateDeliveredAt => decodeField("late_delivered_at", orNull(asInteger));

  /// Behaviour during a national outage. Null for airtime and data.
  PowerDownChoice? get onZesaDown => decodeField("on_zesa_down", orNull(asValueOf(PowerDownChoice.new)));

  /// Maximum time in the queue, in seconds. Null for airtime and data.
  /// Type: `Seconds`.
  int? get maxHold => decodeField("max_hold", orNull(asInteger));

  /// Time at which a queued send fails. Null unless queued.
  /// Type: `UnixTime`.
  int? get queuedUntil => decodeField("queued_until", orNull(asInteger));

  /// Confirmation level required for the meter. Null for airtime and data.
  MeterConfirmMode? get confirm => decodeField("confirm", orNull(asValueOf(MeterConfirmMode.new)));

  /// Meter, tokens and cost breakdown. Null for airtime and data.
  SendPower? get power => decodeField("power", orNull(asObject(SendPower.fromJson)));

  /// Power token, masked without `tokens:read`. Null until delivered.
  /// Type: `PowerToken`.
  String? get token => decodeField("token", orNull(asText));

  /// Kilowatt hours bought. Null until known, and for airtime and data.
  /// Type: `Units`.
  String? get units => decodeField("units", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));

  /// Number printed on the receipt.
  /// Type: `ReceiptNumber`.
  String get receiptNumber => decodeField("receipt_number", asText);
}

/// How to advance a test send.
final class SendAdvance extends SvcObject {
  /// One to be sent.
  SendAdvance({
    SendAdvanceTarget? to,
  }) : super('SendAdvance', plainFields({
          if (to != null) "to": to,
        }));

  /// One around what was received.
  SendAdvance.fromJson(Map<String, Object?> json) : super('SendAdvance', json);

  /// Target status. Default: the next step determined by the last four digits of the number.
  SendAdvanceTarget? get to => decodeField("to", orNull(asValueOf(SendAdvanceTarget.new)));
}

/// A request to a provider about a send, with its outcome.
final class SendAttempt extends SvcObject {
  /// One around what was received.
  SendAttempt.fromJson(Map<String, Object?> json) : super('SendAttempt', json);

  /// ID of the attempt.
  /// Type: `AttemptId`.
  String get id => decodeField("id", asText);

  /// Always `send_attempt`.
  String get object => decodeField("object", asText);

  /// Time of creation, always before the provider is contacted.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the send.
  /// Type: `SendId`.
  String get send => decodeField("send", asText);

  /// Position among the attempts of the send, from 1.
  int get sequence => decodeField("sequence", asInteger);

  /// Type of request to the provider.
  AttemptKind get kind => decodeField("kind", asValueOf(AttemptKind.new));

  /// Time of the request to the provider.
  /// Type: `UnixTime`.
  int get at => decodeField("at", asInteger);

  /// Response time in milliseconds. Null while waiting.
  int? get durationMs => decodeField("duration_ms", orNull(asInteger));

  /// Outcome of the request. Null while waiting.
  AttemptOutcome? get outcome => decodeField("outcome", orNull(asValueOf(AttemptOutcome.new)));

  /// Outcome in plain words, without the supplier's name.
  /// Type: `Note`.
  String? get detail => decodeField("detail", orNull(asText));

  /// Status of the send before the attempt.
  SendStatus get statusBefore => decodeField("status_before", asValueOf(SendStatus.new));

  /// Status of the send after the attempt. Null while waiting.
  SendStatus? get statusAfter => decodeField("status_after", orNull(asValueOf(SendStatus.new)));
}

/// One page of a list.
final class SendAttemptList extends SvcObject {
  /// One around what was received.
  SendAttemptList.fromJson(Map<String, Object?> json) : super('SendAttemptList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<SendAttempt> get data => decodeField("data", asListOf(asObject(SendAttempt.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// Data bundle of a send.
final class SendBundle extends SvcObject {
  /// One around what was received.
  SendBundle.fromJson(Map<String, Object?> json) : super('SendBundle', json);

  /// ID of the bundle.
  /// Type: `BundleId`.
  String get id => decodeField("id", asText);

  /// Name of the bundle.
  /// Type: `Label`.
  String get name => decodeField("name", asText);
}

/// A send was cancelled before it was dispatched.
final class SendCancelledEvent extends SvcObject implements Event {
  /// One around what was received.
  SendCancelledEvent.fromJson(Map<String, Object?> json) : super('SendCancelledEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.cancelled`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A sale to create. Set `target`, `amount`, and `currency` or `product`. Fields marked "Power only"
/// cannot be used with any other type.
final class SendCreate extends SvcObject {
  /// One to be sent.
  SendCreate({
    required String target,
    SendType? type,
    String? product,
    String? amount,
    String? currency,
    String? bundleId,
    String? tokenPhone,
    String? tokenEmail,
    String? notifyNumber,
    MeterConfirmMode? confirm,
    PowerDownChoice? onZesaDown,
    String? maxHold,
    String? recipient,
    String? program,
    String? costCenter,
    String? smsMessage,
    SmsLocale? smsLocale,
    Moment? scheduledFor,
    String? clientReference,
    String? quote,
    Map<String, String>? metadata,
    String? reason,
  }) : super('SendCreate', plainFields({
          "target": target,
          if (type != null) "type": type,
          if (product != null) "product": product,
          if (amount != null) "amount": amount,
          if (currency != null) "currency": currency,
          if (bundleId != null) "bundle_id": bundleId,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (tokenEmail != null) "token_email": tokenEmail,
          if (notifyNumber != null) "notify_number": notifyNumber,
          if (confirm != null) "confirm": confirm,
          if (onZesaDown != null) "on_zesa_down": onZesaDown,
          if (maxHold != null) "max_hold": maxHold,
          if (recipient != null) "recipient": recipient,
          if (program != null) "program": program,
          if (costCenter != null) "cost_center": costCenter,
          if (smsMessage != null) "sms_message": smsMessage,
          if (smsLocale != null) "sms_locale": smsLocale,
          if (scheduledFor != null) "scheduled_for": scheduledFor,
          if (clientReference != null) "client_reference": clientReference,
          if (quote != null) "quote": quote,
          if (metadata != null) "metadata": metadata,
          if (reason != null) "reason": reason,
        }));

  /// One around what was received.
  SendCreate.fromJson(Map<String, Object?> json) : super('SendCreate', json);

  /// Type of sale. Default: derived from `product`, else from `target`.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// ID of the product, such as `airtime-usd`. Default: derived from type and currency.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Mobile number in any Zimbabwean format, or 11-digit meter number.
  /// Type: `TargetInput`.
  String get target => decodeField("target", asText);

  /// The face value: what the customer receives.
  /// Type: `MoneyInput`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Currency of the sale. Required unless `product` is set.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Data only. ID of the bundle to sell.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));

  /// Power only, required. Phone number that receives the token.
  /// Type: `PhoneInput`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Power only. Email address that also receives the token.
  /// Type: `Email`.
  String? get tokenEmail => decodeField("token_email", orNull(asText));

  /// Another number to notify by SMS.
  /// Type: `PhoneInput`.
  String? get notifyNumber => decodeField("notify_number", orNull(asText));

  /// Power only. Confirmation level required for the meter. Default: `strict`.
  MeterConfirmMode? get confirm => decodeField("confirm", orNull(asValueOf(MeterConfirmMode.new)));

  /// Power only. Behaviour during a national outage. Default: `queue`.
  PowerDownChoice? get onZesaDown => decodeField("on_zesa_down", orNull(asValueOf(PowerDownChoice.new)));

  /// Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
  /// Type: `DurationInput`.
  String? get maxHold => decodeField("max_hold", orNull(asText));

  /// Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
  /// `{first_name}` of the message, and has no other effect.
  /// Type: `RecipientRef`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Program to attribute the sale to. Does not use the program's budget or its caps.
  /// Type: `ProgramId`.
  String? get program => decodeField("program", orNull(asText));

  /// ID of the cost centre to charge the sale to.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Your own text message to the customer, up to 480 characters once its merge fields are filled
  /// in. Default for airtime and data: a message that names your `statement_descriptor`.
  /// Type: `SmsTemplate`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Language of the default message. Default: `en`.
  SmsLocale? get smsLocale => decodeField("sms_locale", orNull(asValueOf(SmsLocale.new)));

  /// Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
  Moment? get scheduledFor => decodeField("scheduled_for", orNull(asMoment));

  /// Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
  /// it again returns the send that has it and charges nothing. Never restart your numbering.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Power only. ID of the quote that confirmed the meter.
  /// Type: `QuoteId`.
  String? get quote => decodeField("quote", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));

  /// Agent keys only. Reason shown to the person who approves.
  /// Type: `Note`.
  String? get reason => decodeField("reason", orNull(asText));
}

/// A send was created and charged.
final class SendCreatedEvent extends SvcObject implements Event {
  /// One around what was received.
  SendCreatedEvent.fromJson(Map<String, Object?> json) : super('SendCreatedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.created`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Who created this send.
final class SendCreator extends SvcObject {
  /// One around what was received.
  SendCreator.fromJson(Map<String, Object?> json) : super('SendCreator', json);

  /// Type of the creator.
  ActorType get type => decodeField("type", asValueOf(ActorType.new));

  /// ID of the API key or member. Null for the service and its staff.
  /// Type: `MakerId`.
  String? get id => decodeField("id", orNull(asText));
}

/// The Credit charged for a send was returned.
final class SendCreditedBackEvent extends SvcObject implements Event {
  /// One around what was received.
  SendCreditedBackEvent.fromJson(Map<String, Object?> json) : super('SendCreditedBackEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.credited_back`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A send was delivered to the customer, and its Credit is spent.
final class SendDeliveredEvent extends SvcObject implements Event {
  /// One around what was received.
  SendDeliveredEvent.fromJson(Map<String, Object?> json) : super('SendDeliveredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.delivered`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: Send.
final class SendEventData extends SvcObject {
  /// One around what was received.
  SendEventData.fromJson(Map<String, Object?> json) : super('SendEventData', json);

  /// The Send with its values at this attempt.
  WebhookSend get object => decodeField("object", asObject(WebhookSend.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// A send failed. `failure_code` says why.
final class SendFailedEvent extends SvcObject implements Event {
  /// One around what was received.
  SendFailedEvent.fromJson(Map<String, Object?> json) : super('SendFailedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.failed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A failed send turned out to be delivered. You keep the returned Credit.
final class SendLateDeliveredEvent extends SvcObject implements Event {
  /// One around what was received.
  SendLateDeliveredEvent.fromJson(Map<String, Object?> json) : super('SendLateDeliveredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.late_delivered`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One page of a list.
final class SendList extends SvcObject {
  /// One around what was received.
  SendList.fromJson(Map<String, Object?> json) : super('SendList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Send> get data => decodeField("data", asListOf(asObject(Send.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// The meter of a waiting send was changed. Sent to every endpoint.
final class SendMeterChangedEvent extends SvcObject implements Event {
  /// One around what was received.
  SendMeterChangedEvent.fromJson(Map<String, Object?> json) : super('SendMeterChangedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.meter_changed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Electricity details of a send.
final class SendPower extends SvcObject {
  /// One around what was received.
  SendPower.fromJson(Map<String, Object?> json) : super('SendPower', json);

  /// Number of the meter.
  /// Type: `MeterNumber`.
  String get meter => decodeField("meter", asText);

  /// Name of the meter's owner, masked.
  String? get nameMasked => decodeField("name_masked", orNull(asText));

  /// Suburb of the meter, never its full address.
  String? get suburb => decodeField("suburb", orNull(asText));

  /// How surely the meter was confirmed.
  MeterConfirmation get confirmation => decodeField("confirmation", asValueOf(MeterConfirmation.new));

  /// Time at which the meter was confirmed.
  /// Type: `UnixTime`.
  int? get confirmedAt => decodeField("confirmed_at", orNull(asInteger));

  /// Phone number that receives the token.
  /// Type: `Phone`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Email address that receives the token.
  /// Type: `Email`.
  String? get tokenEmail => decodeField("token_email", orNull(asText));

  /// Delivery status of the message with the token.
  TokenStatus get tokenStatus => decodeField("token_status", asValueOf(TokenStatus.new));

  /// Tokens in the order of entry. Empty until delivered.
  List<SendToken> get tokens => decodeField("tokens", asListOf(asObject(SendToken.fromJson)));

  /// Kilowatt hours bought with the amount.
  /// Type: `Units`.
  String? get unitsKwh => decodeField("units_kwh", orNull(asText));

  /// Breakdown of the amount paid. Null until known.
  PowerBreakdown? get breakdown => decodeField("breakdown", orNull(asObject(PowerBreakdown.fromJson)));

  /// The utility's own number of the purchase. `provider_reference` is that of the supplier through
  /// which it was bought. Null until delivered.
  String? get utilityReference => decodeField("utility_reference", orNull(asText));
}

/// Preview of a send: every field except its ID and receipt number.
final class SendPreview extends SvcObject {
  /// One around what was received.
  SendPreview.fromJson(Map<String, Object?> json) : super('SendPreview', json);

  /// Always `send`.
  String get object => decodeField("object", asText);

  /// Time at which the send was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  SendStatus get status => decodeField("status", asValueOf(SendStatus.new));

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// ID of the product sold.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// ID of the network that delivers the send.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
  /// `00000000000`; the amounts are kept.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// Target formatted for people. `erased` once the recipient is erased.
  /// Type: `PhoneText`.
  String get targetDisplay => decodeField("target_display", asText);

  /// The face value: what the customer receives.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// The currency of `amount`, `cost` and `discount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Credit charged: the face value, less the dealer discount.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);

  /// The dealer discount; `0.00` without the dealer tier.
  /// Type: `Money`.
  String get discount => decodeField("discount", asText);

  /// Whether the Credit was returned. Remains true if a failed send is delivered late.
  bool get creditReturned => decodeField("credit_returned", asBoolean);

  /// Credit transactions of this send, oldest first.
  List<String> get creditTransactions => decodeField("credit_transactions", asListOf(asText));

  /// Data bundle sold. Null for airtime and power.
  SendBundle? get bundle => decodeField("bundle", orNull(asObject(SendBundle.fromJson)));

  /// Your own reference. Null if you sent none.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Recipient that the send is attributed to. Can be expanded.
  Expandable<Recipient>? get recipient => decodeField("recipient", orNull(asExpandable(Recipient.fromJson)));

  /// Program that the send is attributed to. Can be expanded.
  Expandable<Program>? get program => decodeField("program", orNull(asExpandable(Program.fromJson)));

  /// Reward that the send pays out. Can be expanded.
  Expandable<Reward>? get reward => decodeField("reward", orNull(asExpandable(Reward.fromJson)));

  /// Batch that the send belongs to. Can be expanded.
  Expandable<Batch>? get batch => decodeField("batch", orNull(asExpandable(Batch.fromJson)));

  /// ID of the batch line that created the send.
  /// Type: `BatchItemId`.
  String? get batchItem => decodeField("batch_item", orNull(asText));

  /// ID of the schedule that created the send.
  /// Type: `ScheduleId`.
  String? get schedule => decodeField("schedule", orNull(asText));

  /// ID of the checkout session that paid for the send.
  /// Type: `CheckoutSessionId`.
  String? get checkoutSession => decodeField("checkout_session", orNull(asText));

  /// ID of the approval that allowed the send.
  /// Type: `ApprovalId`.
  String? get approval => decodeField("approval", orNull(asText));

  /// What the person permitted who approved the send. Null unless `approval` is set, and after the
  /// recipient is erased.
  Mandate? get mandate => decodeField("mandate", orNull(asObject(Mandate.fromJson)));

  /// ID of the cost centre that the send is charged to.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// ID of the quote that confirmed the meter.
  /// Type: `QuoteId`.
  String? get quote => decodeField("quote", orNull(asText));

  /// ID of the API key that caused the send: the one that created it, or whatever it pays for. For
  /// signed completions, check-ins and claims of links that no reward waited for, it is the key that
  /// created the program, or last activated or resumed it. Null if no key did.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Who created this send.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));

  /// Feature that created the send.
  SendSource get source => decodeField("source", asValueOf(SendSource.new));

  /// Another number to notify by SMS.
  /// Type: `Phone`.
  String? get notifyNumber => decodeField("notify_number", orNull(asText));

  /// Text message to the customer. Null when none is sent.
  /// Type: `SmsText`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Language of the default message. Null when no message is sent.
  SmsLocale? get smsLocale => decodeField("sms_locale", orNull(asValueOf(SmsLocale.new)));

  /// SMS delivery status of the message to the customer.
  SmsStatus get smsStatus => decodeField("sms_status", asValueOf(SmsStatus.new));

  /// Scheduled dispatch time. Null when the send is dispatched immediately.
  /// Type: `UnixTime`.
  int? get scheduledFor => decodeField("scheduled_for", orNull(asInteger));

  /// Reason for the failure. Null unless the send failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Reason for the failure, in one sentence for a cashier.
  /// Type: `Note`.
  String? get failureMessage => decodeField("failure_message", orNull(asText));

  /// ID of the failed send that this one retries.
  /// Type: `SendId`.
  String? get retryOf => decodeField("retry_of", orNull(asText));

  /// ID of the send that retries this one.
  /// Type: `SendId`.
  String? get retriedBy => decodeField("retried_by", orNull(asText));

  /// Whether the send can be retried: it failed and has not been retried yet.
  bool get retryable => decodeField("retryable", asBoolean);

  /// Whether a person should check: unknown for over an hour, in review, or queued too long.
  bool get needsAttention => decodeField("needs_attention", asBoolean);

  /// Time of the next status check with the network. Null when none is due.
  /// Type: `UnixTime`.
  int? get nextCheckAt => decodeField("next_check_at", orNull(asInteger));

  /// Confirmation number of the network or utility, once delivered. Quote it to their support.
  String? get providerReference => decodeField("provider_reference", orNull(asText));

  /// Time of the first submission to the network.
  /// Type: `UnixTime`.
  int? get submittedAt => decodeField("submitted_at", orNull(asInteger));

  /// Time of delivery. Null unless delivered.
  /// Type: `UnixTime`.
  int? get deliveredAt => decodeField("delivered_at", orNull(asInteger));

  /// Time of the failure. Null unless failed.
  /// Type: `UnixTime`.
  int? get failedAt => decodeField("failed_at", orNull(asInteger));

  /// Time at which the Credit was returned.
  /// Type: `UnixTime`.
  int? get creditedAt => decodeField("credited_at", orNull(asInteger));

  /// Time of the cancellation. Null unless cancelled.
  /// Type: `UnixTime`.
  int? get cancelledAt => decodeField("cancelled_at", orNull(asInteger));

  /// Time at which we learned that a failed send had been delivered.
  /// Type: `UnixTime`.
  int? get lateDeliveredAt => decodeField("late_delivered_at", orNull(asInteger));

  /// Behaviour during a national outage. Null for airtime and data.
  PowerDownChoice? get onZesaDown => decodeField("on_zesa_down", orNull(asValueOf(PowerDownChoice.new)));

  /// Maximum time in the queue, in seconds. Null for airtime and data.
  /// Type: `Seconds`.
  int? get maxHold => decodeField("max_hold", orNull(asInteger));

  /// Time at which a queued send fails. Null unless queued.
  /// Type: `UnixTime`.
  int? get queuedUntil => decodeField("queued_until", orNull(asInteger));

  /// Confirmation level required for the meter. Null for airtime and data.
  MeterConfirmMode? get confirm => decodeField("confirm", orNull(asValueOf(MeterConfirmMode.new)));

  /// Meter, tokens and cost breakdown. Null for airtime and data.
  SendPower? get power => decodeField("power", orNull(asObject(SendPower.fromJson)));

  /// Power token, masked without `tokens:read`. Null until delivered.
  /// Type: `PowerToken`.
  String? get token => decodeField("token", orNull(asText));

  /// Kilowatt hours bought. Null until known, and for airtime and data.
  /// Type: `Units`.
  String? get units => decodeField("units", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// A problem that prevents a sale: the error that the real request would return.
final class SendProblem extends SvcObject {
  /// One around what was received.
  SendProblem.fromJson(Map<String, Object?> json) : super('SendProblem', json);

  /// Invalid field or parameter. Null if no single one is.
  /// Type: `ErrorParam`.
  String? get param => decodeField("param", orNull(asText));

  /// Code of the error. Decide by this.
  /// Type: `ErrorCode`.
  String get code => decodeField("code", asText);

  /// Explanation for a developer. May change.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);

  /// Details that belong to the code.
  Object? get meta => decodeField("meta", asAny);

  /// Category of the error.
  ErrorType get type => decodeField("type", asValueOf(ErrorType.new));

  /// HTTP status that the real request would return.
  int get status => decodeField("status", asInteger);
}

/// A power send is queued during a national outage and is dispatched when it ends.
final class SendQueuedEvent extends SvcObject implements Event {
  /// One around what was received.
  SendQueuedEvent.fromJson(Map<String, Object?> json) : super('SendQueuedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.queued`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The network gives no clear answer and our staff decide. Do not sell again.
final class SendRequiresReviewEvent extends SvcObject implements Event {
  /// One around what was received.
  SendRequiresReviewEvent.fromJson(Map<String, Object?> json) : super('SendRequiresReviewEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.requires_review`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The network was busy and delivered nothing. The service retries automatically.
final class SendRetryingEvent extends SvcObject implements Event {
  /// One around what was received.
  SendRetryingEvent.fromJson(Map<String, Object?> json) : super('SendRetryingEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.retrying`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A send was created and charged, and is dispatched at its scheduled time.
final class SendScheduledEvent extends SvcObject implements Event {
  /// One around what was received.
  SendScheduledEvent.fromJson(Map<String, Object?> json) : super('SendScheduledEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.scheduled`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// A send was submitted to the network. Sent once, however many attempts follow.
final class SendSubmittedEvent extends SvcObject implements Event {
  /// One around what was received.
  SendSubmittedEvent.fromJson(Map<String, Object?> json) : super('SendSubmittedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.submitted`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// One of the tokens of a power send. Enter them in the order of `sequence`.
final class SendToken extends SvcObject {
  /// One around what was received.
  SendToken.fromJson(Map<String, Object?> json) : super('SendToken', json);

  /// Position in the order of entry, from 1.
  int get sequence => decodeField("sequence", asInteger);

  /// Purpose of the token.
  TokenKind get kind => decodeField("kind", asValueOf(TokenKind.new));

  /// The token, masked without `tokens:read`.
  /// Type: `PowerToken`.
  String get token => decodeField("token", asText);

  /// Kilowatt hours that the token adds. Null when it adds none.
  /// Type: `Units`.
  String? get unitsKwh => decodeField("units_kwh", orNull(asText));
}

/// The text message with the token reached the customer's phone.
final class SendTokenDeliveredEvent extends SvcObject implements Event {
  /// One around what was received.
  SendTokenDeliveredEvent.fromJson(Map<String, Object?> json) : super('SendTokenDeliveredEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.token_delivered`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The text message with the token could not be delivered. Resend the token.
final class SendTokenDeliveryFailedEvent extends SvcObject implements Event {
  /// One around what was received.
  SendTokenDeliveryFailedEvent.fromJson(Map<String, Object?> json) : super('SendTokenDeliveryFailedEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.token_delivery_failed`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The token was sent to the customer again.
final class SendTokenResentEvent extends SvcObject implements Event {
  /// One around what was received.
  SendTokenResentEvent.fromJson(Map<String, Object?> json) : super('SendTokenResentEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.token_resent`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The network has not responded. Do not sell again: the send may have been delivered.
final class SendUnknownEvent extends SvcObject implements Event {
  /// One around what was received.
  SendUnknownEvent.fromJson(Map<String, Object?> json) : super('SendUnknownEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `send.unknown`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  SendEventData get data => decodeField("data", asObject(SendEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// Result of checking a sale without making it. Distinguished from a send by `object`.
final class SendValidation extends SvcObject {
  /// One around what was received.
  SendValidation.fromJson(Map<String, Object?> json) : super('SendValidation', json);

  /// Always `send_validation`.
  String get object => decodeField("object", asText);

  /// Time of the check.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Whether the sale would succeed.
  bool get valid => decodeField("valid", asBoolean);

  /// Status that the send would have. Null if there are problems.
  SendWouldStatus? get wouldStatus => decodeField("would_status", orNull(asValueOf(SendWouldStatus.new)));

  /// Preview of the send. Null if the problems prevent one.
  SendPreview? get send => decodeField("send", orNull(asObject(SendPreview.fromJson)));

  /// Currency of `cost` and `credit_after`. Null if it cannot be determined.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Credit that would be charged. Null if it cannot be calculated.
  /// Type: `Money`.
  String? get cost => decodeField("cost", orNull(asText));

  /// Credit that would remain. Null if there are problems.
  CreditAfter? get creditAfter => decodeField("credit_after", orNull(asObject(CreditAfter.fromJson)));

  /// Meter confirmed with the utility. Null for airtime and data.
  Meter? get meter => decodeField("meter", orNull(asObject(Meter.fromJson)));

  /// All problems that prevent the sale, in order of precedence. Empty when valid.
  List<SendProblem> get problems => decodeField("problems", asListOf(asObject(SendProblem.fromJson)));

  /// Points to check before the sale.
  List<SendWarning> get warnings => decodeField("warnings", asListOf(asObject(SendWarning.fromJson)));
}

/// A point to check before a sale. It does not prevent the sale.
final class SendWarning extends SvcObject {
  /// One around what was received.
  SendWarning.fromJson(Map<String, Object?> json) : super('SendWarning', json);

  /// Code of the warning. Decide by this.
  SendWarningCode get code => decodeField("code", asValueOf(SendWarningCode.new));

  /// Explanation of the warning in one sentence.
  /// Type: `ErrorMessage`.
  String get message => decodeField("message", asText);
}

/// A day on which your Credit is expected to run out.
final class ShortfallProjection extends SvcObject {
  /// One around what was received.
  ShortfallProjection.fromJson(Map<String, Object?> json) : super('ShortfallProjection', json);

  /// The currency of the shortfall.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// The amount that is missing.
  /// Type: `Money`.
  String get shortBy => decodeField("short_by", asText);

  /// First day on which the amount is missing.
  /// Type: `Day`.
  String get on => decodeField("on", asText);
}

/// Spend caps of a key in one currency. Days and months are in Harare time.
final class SpendCap extends SvcObject {
  /// One around what was received.
  SpendCap.fromJson(Map<String, Object?> json) : super('SpendCap', json);

  /// Maximum face value of one sale. Null if uncapped.
  /// Type: `Money`.
  String? get perSend => decodeField("per_send", orNull(asText));

  /// Maximum face value per day. Null if uncapped.
  /// Type: `Money`.
  String? get daily => decodeField("daily", orNull(asText));

  /// Maximum face value per month. Null if uncapped.
  /// Type: `Money`.
  String? get monthly => decodeField("monthly", orNull(asText));
}

/// Spend caps of a new key in one currency. Omitted caps are not set.
final class SpendCapInput extends SvcObject {
  /// One to be sent.
  SpendCapInput({
    String? perSend,
    String? daily,
    String? monthly,
  }) : super('SpendCapInput', plainFields({
          if (perSend != null) "per_send": perSend,
          if (daily != null) "daily": daily,
          if (monthly != null) "monthly": monthly,
        }));

  /// One around what was received.
  SpendCapInput.fromJson(Map<String, Object?> json) : super('SpendCapInput', json);

  /// Maximum face value of one sale.
  /// Type: `MoneyInput`.
  String? get perSend => decodeField("per_send", orNull(asText));

  /// Maximum face value per day in Harare.
  /// Type: `MoneyInput`.
  String? get daily => decodeField("daily", orNull(asText));

  /// Maximum face value per month in Harare.
  /// Type: `MoneyInput`.
  String? get monthly => decodeField("monthly", orNull(asText));
}

/// Changes to the spend caps of a key in one currency. Omitted caps keep their value.
final class SpendCapUpdate extends SvcObject {
  /// One to be sent.
  SpendCapUpdate({
    Nullable<String>? perSend,
    Nullable<String>? daily,
    Nullable<String>? monthly,
  }) : super('SpendCapUpdate', plainFields({
          if (perSend != null) "per_send": perSend,
          if (daily != null) "daily": daily,
          if (monthly != null) "monthly": monthly,
        }));

  /// One around what was received.
  SpendCapUpdate.fromJson(Map<String, Object?> json) : super('SpendCapUpdate', json);

  /// Maximum face value of one sale. Null removes the cap.
  /// Type: `MoneyInput`.
  String? get perSend => decodeField("per_send", orNull(asText));

  /// Maximum face value per day in Harare. Null removes the cap.
  /// Type: `MoneyInput`.
  String? get daily => decodeField("daily", orNull(asText));

  /// Maximum face value per month in Harare. Null removes the cap.
  /// Type: `MoneyInput`.
  String? get monthly => decodeField("monthly", orNull(asText));
}

/// Filters of a spend report, as in `filter[network]=econet`. Multiple filters are combined with
/// AND.
final class SpendFilter extends SvcObject {
  /// One to be sent.
  SpendFilter({
    SendType? type,
    String? network,
    String? product,
    String? costCenter,
    String? program,
    String? recipient,
    String? apiKey,
    SendSource? source,
  }) : super('SpendFilter', plainFields({
          if (type != null) "type": type,
          if (network != null) "network": network,
          if (product != null) "product": product,
          if (costCenter != null) "cost_center": costCenter,
          if (program != null) "program": program,
          if (recipient != null) "recipient": recipient,
          if (apiKey != null) "api_key": apiKey,
          if (source != null) "source": source,
        }));

  /// One around what was received.
  SpendFilter.fromJson(Map<String, Object?> json) : super('SpendFilter', json);

  /// Only sends of this type.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Only sends on this network.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Only sends of this product.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Only sends booked to this cost centre, or `none` for those without one.
  /// Type: `CostCenterFilter`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Only sends attributed to this program.
  /// Type: `ProgramId`.
  String? get program => decodeField("program", orNull(asText));

  /// Only sends attributed to this recipient: `rcp_…`, or `ext:` followed by your own ID.
  /// Type: `RecipientRef`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Only sends created by this key.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Only sends created by this source.
  SendSource? get source => decodeField("source", orNull(asValueOf(SendSource.new)));
}

/// Dimension values shared by the sends of a row. Null if not grouped by it or not set.
final class SpendKeys extends SvcObject {
  /// One around what was received.
  SpendKeys.fromJson(Map<String, Object?> json) : super('SpendKeys', json);

  /// Calendar day of the sends.
  /// Type: `Day`.
  String? get day => decodeField("day", orNull(asText));

  /// Week of the sends.
  /// Type: `Week`.
  String? get week => decodeField("week", orNull(asText));

  /// Calendar month of the sends.
  /// Type: `Month`.
  String? get month => decodeField("month", orNull(asText));

  /// Type of the sends.
  SendType? get type => decodeField("type", orNull(asValueOf(SendType.new)));

  /// Network of the sends.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Product of the sends.
  /// Type: `ProductId`.
  String? get product => decodeField("product", orNull(asText));

  /// Cost centre of the sends.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Program of the sends.
  /// Type: `ProgramId`.
  String? get program => decodeField("program", orNull(asText));

  /// Recipient of the sends.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// API key that created the sends.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Source that created the sends.
  SendSource? get source => decodeField("source", orNull(asValueOf(SendSource.new)));
}

/// Sends of a period and their cost.
final class SpendReport extends SvcObject {
  /// One around what was received.
  SpendReport.fromJson(Map<String, Object?> json) : super('SpendReport', json);

  /// Always `report`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Kind of the report.
  ReportKind get kind => decodeField("kind", asValueOf(ReportKind.new));

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Currency that was requested. Null for both.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Dimensions that rows are grouped by. Empty if not grouped.
  List<SpendDimension> get groupBy => decodeField("group_by", asListOf(asValueOf(SpendDimension.new)));

  /// Groups of sends in the order of their keys, at most 10,000.
  List<SpendRow> get rows => decodeField("rows", asListOf(asObject(SpendRow.fromJson)));

  /// Totals of all sends, one per currency, including omitted rows.
  List<SpendTotals> get totals => decodeField("totals", asListOf(asObject(SpendTotals.fromJson)));

  /// Whether rows were omitted. If so, narrow the period or filters.
  bool get truncated => decodeField("truncated", asBoolean);
}

/// A group of sends.
final class SpendRow extends SvcObject {
  /// One around what was received.
  SpendRow.fromJson(Map<String, Object?> json) : super('SpendRow', json);

  /// Dimension values shared by the sends.
  SpendKeys get keys => decodeField("keys", asObject(SpendKeys.fromJson));

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Number of sends created.
  /// Type: `Count`.
  int get sends => decodeField("sends", asInteger);

  /// Number of sends that were delivered.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of sends that failed, whether or not Credit was returned.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Total face value of the sends.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit that the sends cost.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);

  /// Dealer discount: `face` minus `cost`.
  /// Type: `Money`.
  String get discount => decodeField("discount", asText);

  /// Credit returned from sends that failed or were cancelled.
  /// Type: `Money`.
  String get creditedBack => decodeField("credited_back", asText);
}

/// Totals of all sends in one currency.
final class SpendTotals extends SvcObject {
  /// One around what was received.
  SpendTotals.fromJson(Map<String, Object?> json) : super('SpendTotals', json);

  /// Currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Number of sends created.
  /// Type: `Count`.
  int get sends => decodeField("sends", asInteger);

  /// Number of sends that were delivered.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of sends that failed, whether or not Credit was returned.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);

  /// Total face value of the sends.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit that the sends cost.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);

  /// Dealer discount: `face` minus `cost`.
  /// Type: `Money`.
  String get discount => decodeField("discount", asText);

  /// Credit returned from sends that failed or were cancelled.
  /// Type: `Money`.
  String get creditedBack => decodeField("credited_back", asText);
}

/// Changes to your Credit in one month and currency. It always balances: `closing` = `opening` +
/// `topups` + `checkout_credits` + `test_grants` + `adjustments` + `credited_back` − `sends.cost` −
/// `rewards`.
final class Statement extends SvcObject {
  /// One around what was received.
  Statement.fromJson(Map<String, Object?> json) : super('Statement', json);

  /// Always `statement`.
  String get object => decodeField("object", asText);

  /// Time at which the statement was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True for real money, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Month of the statement.
  /// Type: `Month`.
  String get period => decodeField("period", asText);

  /// The currency of all amounts.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Total Credit at the start of the month.
  /// Type: `Money`.
  String get opening => decodeField("opening", asText);

  /// Total Credit at the end of the month. In the current month: now.
  /// Type: `Money`.
  String get closing => decodeField("closing", asText);

  /// Credit added by top-ups.
  /// Type: `Money`.
  String get topups => decodeField("topups", asText);

  /// Face value of paid checkout sessions that were not delivered, added to your Credit.
  /// Type: `Money`.
  String get checkoutCredits => decodeField("checkout_credits", asText);

  /// Credit granted to a test account.
  /// Type: `Money`.
  String get testGrants => decodeField("test_grants", asText);

  /// Corrections by our staff. Negative if they reduced your Credit.
  /// Type: `SignedMoney`.
  String get adjustments => decodeField("adjustments", asText);

  /// Credit returned for sends that failed or were cancelled, of this month or earlier.
  /// Type: `Money`.
  String get creditedBack => decodeField("credited_back", asText);

  /// Sends charged in the month, without rewards. Later failures are in `credited_back`.
  StatementSends get sends => decodeField("sends", asObject(StatementSends.fromJson));

  /// Credit charged for rewards, less what was returned for them.
  /// Type: `SignedMoney`.
  String get rewards => decodeField("rewards", asText);

  /// `sends` by type and network.
  List<StatementByType> get byType => decodeField("by_type", asListOf(asObject(StatementByType.fromJson)));

  /// `sends` by cost centre.
  List<StatementByCostCenter> get byCostCenter => decodeField("by_cost_center", asListOf(asObject(StatementByCostCenter.fromJson)));

  /// `sends` by API key. With one key per till: by till.
  List<StatementByApiKey> get byApiKey => decodeField("by_api_key", asListOf(asObject(StatementByApiKey.fromJson)));

  /// Face value of sends first delivered in the month. Null without the dealer tier.
  /// Type: `Money`.
  String? get faceSold => decodeField("face_sold", orNull(asText));

  /// Credit charged for the sends in `face_sold`. Null without the dealer tier.
  /// Type: `Money`.
  String? get costDrawn => decodeField("cost_drawn", orNull(asText));

  /// `face_sold` less `cost_drawn`. Null without the dealer tier.
  /// Type: `Money`.
  String? get dealerDiscountEarned => decodeField("dealer_discount_earned", orNull(asText));

  /// Path of the CSV file with every transaction of the month.
  /// Type: `UrlPath`.
  String get rowsUrl => decodeField("rows_url", asText);

  /// Whether the statement is final: true from three days after the month ends.
  bool get final_ => decodeField("final", asBoolean);

  /// Time at which the statement was computed.
  /// Type: `UnixTime`.
  int get generatedAt => decodeField("generated_at", asInteger);

  /// Number of the statement: the same for the same account, month and currency.
  /// Type: `DocumentNumber`.
  String get documentNumber => decodeField("document_number", asText);
}

/// Sends created by one key.
final class StatementByApiKey extends SvcObject {
  /// One around what was received.
  StatementByApiKey.fromJson(Map<String, Object?> json) : super('StatementByApiKey', json);

  /// ID of the API key. Null for sends that no key created.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Label of the key. Null if it has none.
  /// Type: `Label`.
  String? get label => decodeField("label", orNull(asText));

  /// Number of sends in the group.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Face value of the sends: what customers received.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit charged for the sends.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);
}

/// Sends charged to one cost centre.
final class StatementByCostCenter extends SvcObject {
  /// One around what was received.
  StatementByCostCenter.fromJson(Map<String, Object?> json) : super('StatementByCostCenter', json);

  /// ID of the cost centre. Null for sends without a cost centre.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Number of sends in the group.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Face value of the sends: what customers received.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit charged for the sends.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);
}

/// Sends of one type on one network.
final class StatementByType extends SvcObject {
  /// One around what was received.
  StatementByType.fromJson(Map<String, Object?> json) : super('StatementByType', json);

  /// Type of the sends.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// ID of the network.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Number of sends in the group.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Face value of the sends: what customers received.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit charged for the sends.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);
}

/// Number and amounts of a group of sends.
final class StatementSends extends SvcObject {
  /// One around what was received.
  StatementSends.fromJson(Map<String, Object?> json) : super('StatementSends', json);

  /// Number of sends in the group.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Face value of the sends: what customers received.
  /// Type: `Money`.
  String get face => decodeField("face", asText);

  /// Credit charged for the sends.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);
}

/// Current status of the networks.
final class Status extends SvcObject {
  /// One around what was received.
  Status.fromJson(Map<String, Object?> json) : super('Status', json);

  /// Always `status`.
  String get object => decodeField("object", asText);

  /// Time at which this status was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Overall status of what is sold in this mode.
  OverallStatus get overall => decodeField("overall", asValueOf(OverallStatus.new));

  /// Availability of electricity sales.
  PowerAvailability get power => decodeField("power", asObject(PowerAvailability.fromJson));

  /// Performance of each type of sale on each network.
  List<NetworkStatus> get networks => decodeField("networks", asListOf(asObject(NetworkStatus.fromJson)));

  /// State of each supplier.
  List<ProviderStatus> get providers => decodeField("providers", asListOf(asObject(ProviderStatus.fromJson)));

  /// Announcements of our staff.
  List<StatusMessage> get messages => decodeField("messages", asListOf(asObject(StatusMessage.fromJson)));
}

/// Performance of a network on one day.
final class StatusComponent extends SvcObject {
  /// One around what was received.
  StatusComponent.fromJson(Map<String, Object?> json) : super('StatusComponent', json);

  /// ID of the network.
  /// Type: `NetworkId`.
  String get component => decodeField("component", asText);

  /// Minutes during which the network worked as usual.
  /// Type: `MinutesOfDay`.
  int get upMinutes => decodeField("up_minutes", asInteger);

  /// Minutes during which the network was slow or failed more often than usual.
  /// Type: `MinutesOfDay`.
  int get degradedMinutes => decodeField("degraded_minutes", asInteger);

  /// Minutes during which the network delivered nothing.
  /// Type: `MinutesOfDay`.
  int get downMinutes => decodeField("down_minutes", asInteger);

  /// Incidents of the day, oldest first.
  List<StatusIncident> get incidents => decodeField("incidents", asListOf(asObject(StatusIncident.fromJson)));
}

/// Performance of the networks on one day.
final class StatusDay extends SvcObject {
  /// One around what was received.
  StatusDay.fromJson(Map<String, Object?> json) : super('StatusDay', json);

  /// Date of the day.
  /// Type: `Day`.
  String get date => decodeField("date", asText);

  /// Performance of each network that is sold in this mode.
  List<StatusComponent> get components => decodeField("components", asListOf(asObject(StatusComponent.fromJson)));
}

/// Performance of the networks over a range of days.
final class StatusHistory extends SvcObject {
  /// One around what was received.
  StatusHistory.fromJson(Map<String, Object?> json) : super('StatusHistory', json);

  /// Always `status_history`.
  String get object => decodeField("object", asText);

  /// Time at which this history was computed.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// First day of the range.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the range.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Performance on each day, oldest first.
  List<StatusDay> get days => decodeField("days", asListOf(asObject(StatusDay.fromJson)));
}

/// A period in which a network did not work as usual.
final class StatusIncident extends SvcObject {
  /// One around what was received.
  StatusIncident.fromJson(Map<String, Object?> json) : super('StatusIncident', json);

  /// Start of the incident.
  /// Type: `UnixTime`.
  int get from => decodeField("from", asInteger);

  /// End of the incident. Null while it continues.
  /// Type: `UnixTime`.
  int? get to => decodeField("to", orNull(asInteger));

  /// State of the network during the incident.
  NetworkCondition get state => decodeField("state", asValueOf(NetworkCondition.new));

  /// Explanation of our staff. Null if there is none.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// An announcement of our staff.
final class StatusMessage extends SvcObject {
  /// One around what was received.
  StatusMessage.fromJson(Map<String, Object?> json) : super('StatusMessage', json);

  /// Text of the announcement.
  /// Type: `Note`.
  String get text => decodeField("text", asText);

  /// Time from which the announcement applies.
  /// Type: `UnixTime`.
  int get from => decodeField("from", asInteger);

  /// Time until which the announcement applies. Null if the end is unknown.
  /// Type: `UnixTime`.
  int? get to => decodeField("to", orNull(asInteger));
}

/// Acceptance of the API Terms, the Acceptable Use policy and the DPA.
final class TermsAcceptance extends SvcObject {
  /// One around what was received.
  TermsAcceptance.fromJson(Map<String, Object?> json) : super('TermsAcceptance', json);

  /// The version that was accepted.
  /// Type: `ApiVersion`.
  String get version => decodeField("version", asText);

  /// Time of the acceptance.
  /// Type: `UnixTime`.
  int get at => decodeField("at", asInteger);

  /// ID of the member who accepted. Null if a key did.
  /// Type: `MemberId`.
  String? get by => decodeField("by", orNull(asText));
}

/// The payment to simulate.
final class TestCheckoutPay extends SvcObject {
  /// One to be sent.
  TestCheckoutPay({
    TestPaymentOutcome? outcome,
  }) : super('TestCheckoutPay', plainFields({
          if (outcome != null) "outcome": outcome,
        }));

  /// One around what was received.
  TestCheckoutPay.fromJson(Map<String, Object?> json) : super('TestCheckoutPay', json);

  /// Outcome of the payment.
  TestPaymentOutcome? get outcome => decodeField("outcome", orNull(asValueOf(TestPaymentOutcome.new)));
}

/// The staff decision to simulate.
final class TestCheckoutReview extends SvcObject {
  /// One to be sent.
  TestCheckoutReview({
    required TestCheckoutAction action,
    String? note,
  }) : super('TestCheckoutReview', plainFields({
          "action": action,
          if (note != null) "note": note,
        }));

  /// One around what was received.
  TestCheckoutReview.fromJson(Map<String, Object?> json) : super('TestCheckoutReview', json);

  /// Decision of our staff.
  TestCheckoutAction get action => decodeField("action", asValueOf(TestCheckoutAction.new));

  /// Note of our staff.
  /// Type: `Note`.
  String? get note => decodeField("note", orNull(asText));
}

/// Parameters of a simulated claim.
final class TestClaimCreate extends SvcObject {
  /// One to be sent.
  TestClaimCreate({
    required String phone,
    SendType? choice,
    String? meter,
    String? bundleId,
  }) : super('TestClaimCreate', plainFields({
          "phone": phone,
          if (choice != null) "choice": choice,
          if (meter != null) "meter": meter,
          if (bundleId != null) "bundle_id": bundleId,
        }));

  /// One around what was received.
  TestClaimCreate.fromJson(Map<String, Object?> json) : super('TestClaimCreate', json);

  /// Phone number that receives the reward. Its last four digits determine the outcome.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Type of reward. Required if the link offers more than one.
  SendType? get choice => decodeField("choice", orNull(asValueOf(SendType.new)));

  /// Meter number. Required for electricity.
  /// Type: `MeterInput`.
  String? get meter => decodeField("meter", orNull(asText));

  /// ID of the bundle. Required for data.
  /// Type: `BundleId`.
  String? get bundleId => decodeField("bundle_id", orNull(asText));
}

/// The clock of a test account, which can be moved forward.
final class TestClock extends SvcObject {
  /// One around what was received.
  TestClock.fromJson(Map<String, Object?> json) : super('TestClock', json);

  /// Always `test_clock`.
  String get object => decodeField("object", asText);

  /// Current time of the test account.
  /// Type: `UnixTime`.
  int get now => decodeField("now", asInteger);

  /// How far the clock is ahead of real time, in seconds: at most 20 years.
  int get offsetSeconds => decodeField("offset_seconds", asInteger);

  /// Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
  /// omitted.
  List<TestClockWork> get stillRunning => decodeField("still_running", asListOf(asObject(TestClockWork.fromJson)));
}

/// How far to move the test clock.
final class TestClockAdvance extends SvcObject {
  /// One to be sent.
  TestClockAdvance({
    required int seconds,
  }) : super('TestClockAdvance', plainFields({
          "seconds": seconds,
        }));

  /// One around what was received.
  TestClockAdvance.fromJson(Map<String, Object?> json) : super('TestClockAdvance', json);

  /// Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
  /// time in total.
  int get seconds => decodeField("seconds", asInteger);
}

/// Unfinished work of one kind.
final class TestClockWork extends SvcObject {
  /// One around what was received.
  TestClockWork.fromJson(Map<String, Object?> json) : super('TestClockWork', json);

  /// Kind of the unfinished work.
  TestClockWorkKind get kind => decodeField("kind", asValueOf(TestClockWorkKind.new));

  /// Number of items that are due.
  int get count => decodeField("count", asInteger);
}

/// Test Credit that was added.
final class TestCredit extends SvcObject {
  /// One around what was received.
  TestCredit.fromJson(Map<String, Object?> json) : super('TestCredit', json);

  /// Always `test_credit`.
  String get object => decodeField("object", asText);

  /// Time at which the Credit was added.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Always false: test mode only.
  bool get livemode => decodeField("livemode", asBoolean);

  /// The currency of `amount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Amount of Credit that was added.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Your Credit, including the added amount.
  Credit get credit => decodeField("credit", asObject(Credit.fromJson));
}

/// Test Credit to add to the account.
final class TestCreditCreate extends SvcObject {
  /// One to be sent.
  TestCreditCreate({
    required String currency,
    required String amount,
  }) : super('TestCreditCreate', plainFields({
          "currency": currency,
          "amount": amount,
        }));

  /// One around what was received.
  TestCreditCreate.fromJson(Map<String, Object?> json) : super('TestCreditCreate', json);

  /// The currency of `amount`.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);

  /// Amount of Credit to add.
  /// Type: `MoneyInput`.
  String get amount => decodeField("amount", asText);
}

/// The event to simulate.
final class TestEventTrigger extends SvcObject {
  /// One to be sent.
  TestEventTrigger({
    required EventTypeName type,
  }) : super('TestEventTrigger', plainFields({
          "type": type,
        }));

  /// One around what was received.
  TestEventTrigger.fromJson(Map<String, Object?> json) : super('TestEventTrigger', json);

  /// Type of the event.
  EventTypeName get type => decodeField("type", asValueOf(EventTypeName.new));
}

/// What `POST /test/reset` removed, and the Credit after it.
final class TestReset extends SvcObject {
  /// One around what was received.
  TestReset.fromJson(Map<String, Object?> json) : super('TestReset', json);

  /// Always `test_reset`.
  String get object => decodeField("object", asText);

  /// Time of the reset.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Always false: test mode only.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Number of sends that were removed.
  /// Type: `Count`.
  int get sends => decodeField("sends", asInteger);

  /// Number of rewards that were removed.
  /// Type: `Count`.
  int get rewards => decodeField("rewards", asInteger);

  /// Number of batches that were removed.
  /// Type: `Count`.
  int get batches => decodeField("batches", asInteger);

  /// Number of Credit transactions that were removed.
  /// Type: `Count`.
  int get transactions => decodeField("transactions", asInteger);

  /// Number of events that were removed.
  /// Type: `Count`.
  int get events => decodeField("events", asInteger);

  /// Your Credit after the reset: that of a new test account.
  Credit get credit => decodeField("credit", asObject(Credit.fromJson));
}

/// The power tokens that a token link revealed.
final class TokenLink extends SvcObject {
  /// One around what was received.
  TokenLink.fromJson(Map<String, Object?> json) : super('TokenLink', json);

  /// Always `token_link`.
  String get object => decodeField("object", asText);

  /// Time at which the link was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the send.
  /// Type: `SendId`.
  String get send => decodeField("send", asText);

  /// The tokens in clear text, in the order in which they must be entered.
  List<SendToken> get tokens => decodeField("tokens", asListOf(asObject(SendToken.fromJson)));

  /// Units bought, in kilowatt hours. Null if unknown.
  /// Type: `Units`.
  String? get unitsKwh => decodeField("units_kwh", orNull(asText));
}

/// Power token that is being resent to the customer.
final class TokenResend extends SvcObject {
  /// One around what was received.
  TokenResend.fromJson(Map<String, Object?> json) : super('TokenResend', json);

  /// Always `token_resend`.
  String get object => decodeField("object", asText);

  /// Time of the request to resend.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the send.
  /// Type: `SendId`.
  String get send => decodeField("send", asText);

  /// Channels used: SMS, and email if the sale has a `token_email`.
  List<TokenChannel> get channels => decodeField("channels", asListOf(asValueOf(TokenChannel.new)));

  /// Masked phone number that receives the token again: the `token_phone` of the sale.
  /// Type: `MaskedPhone`.
  String get toMasked => decodeField("to_masked", asText);

  /// Masked email address that receives the token again; null if the sale has no `token_email`.
  /// Type: `MaskedEmail`.
  String? get emailMasked => decodeField("email_masked", orNull(asText));

  /// Delivery status of the resent token.
  TokenResendStatus get status => decodeField("status", asValueOf(TokenResendStatus.new));

  /// Number of times that this token can still be resent within 24 hours.
  int get remainingToday => decodeField("remaining_today", asInteger);
}

/// A payment that adds to your Credit.
final class Topup extends SvcObject implements EventObject {
  /// One around what was received.
  Topup.fromJson(Map<String, Object?> json) : super('Topup', json);

  /// ID of the top-up.
  /// Type: `TopupId`.
  String get id => decodeField("id", asText);

  /// Always `topup`.
  String get object => decodeField("object", asText);

  /// Time at which the top-up was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether real money is involved: `true` in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Payment method of the top-up.
  TopupMethod get method => decodeField("method", asValueOf(TopupMethod.new));

  /// Amount that was requested.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Amount that was received and added to your Credit. Null until then.
  /// Type: `Money`.
  String? get amountReceived => decodeField("amount_received", orNull(asText));

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Current status. Decides whether the money has arrived; see Lifecycles.
  TopupStatus get status => decodeField("status", asValueOf(TopupStatus.new));

  /// Description for your own use. Null if not set.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// Payment page to send the payer to, valid until `expires_at`. Null for transfers and once the
  /// top-up has ended.
  /// Type: `WebUrl`.
  String? get redirectUrl => decodeField("redirect_url", orNull(asText));

  /// Fee the payer pays in addition to `amount`. Never deducted from your Credit. Null for
  /// transfers.
  /// Type: `Money`.
  String? get cardFee => decodeField("card_fee", orNull(asText));

  /// Bank account to transfer the money to. Null for cards.
  TopupBank? get bank => decodeField("bank", orNull(asObject(TopupBank.fromJson)));

  /// Reference that identifies the payment for both sides.
  /// Type: `TopupReference`.
  String get reference => decodeField("reference", asText);

  /// Note of the payer, as reported by the bank. Null if there is none.
  /// Type: `Note`.
  String? get payerNote => decodeField("payer_note", orNull(asText));

  /// Time at which the top-up expires if not paid: one hour for cards, seven days for transfers.
  /// Type: `UnixTime`.
  int get expiresAt => decodeField("expires_at", asInteger);

  /// Time at which the money arrived. Null until then.
  /// Type: `UnixTime`.
  int? get succeededAt => decodeField("succeeded_at", orNull(asInteger));

  /// Reason the top-up failed. Null unless it failed.
  TopupFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(TopupFailureCode.new)));

  /// Credit transaction of the top-up. Null until the money has arrived.
  /// Type: `TransactionId`.
  String? get creditTransaction => decodeField("credit_transaction", orNull(asText));

  /// Signed URL of a receipt to view or print. Needs no key and does not expire. Null until the
  /// money has arrived.
  /// Type: `WebUrl`.
  String? get receiptUrl => decodeField("receipt_url", orNull(asText));
}

/// Bank account to transfer the money to.
final class TopupBank extends SvcObject {
  /// One around what was received.
  TopupBank.fromJson(Map<String, Object?> json) : super('TopupBank', json);

  /// Name of the bank.
  /// Type: `BankText`.
  String get bankName => decodeField("bank_name", asText);

  /// Name of the account holder.
  /// Type: `BankText`.
  String get accountName => decodeField("account_name", asText);

  /// Number of the bank account.
  /// Type: `BankText`.
  String get accountNumber => decodeField("account_number", asText);

  /// Code of the bank branch.
  /// Type: `BankText`.
  String get branchCode => decodeField("branch_code", asText);

  /// SWIFT code, for transfers from abroad. Null if not available.
  /// Type: `BankText`.
  String? get swift => decodeField("swift", orNull(asText));

  /// Reference the payer must quote, so that the payment can be matched to you.
  /// Type: `TopupReference`.
  String get reference => decodeField("reference", asText);

  /// Instructions for the payer, in one sentence.
  /// Type: `Note`.
  String get instructions => decodeField("instructions", asText);
}

/// Parameters to create a top-up.
final class TopupCreate extends SvcObject {
  /// One to be sent.
  TopupCreate({
    required String amount,
    required String currency,
    TopupMethod? method,
    String? description,
  }) : super('TopupCreate', plainFields({
          "amount": amount,
          "currency": currency,
          if (method != null) "method": method,
          if (description != null) "description": description,
        }));

  /// One around what was received.
  TopupCreate.fromJson(Map<String, Object?> json) : super('TopupCreate', json);

  /// Payment method of the top-up.
  TopupMethod? get method => decodeField("method", orNull(asValueOf(TopupMethod.new)));

  /// Amount to add to your Credit. There is no minimum or maximum.
  /// Type: `MoneyInput`.
  String get amount => decodeField("amount", asText);

  /// Three-letter currency code. Required; there is no default.
  /// Type: `CurrencyInput`.
  String get currency => decodeField("currency", asText);

  /// Description for your own use.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));
}

/// An event's payload: Topup.
final class TopupEventData extends SvcObject {
  /// One around what was received.
  TopupEventData.fromJson(Map<String, Object?> json) : super('TopupEventData', json);

  /// The Topup with its values at this attempt.
  Topup get object => decodeField("object", asObject(Topup.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class TopupList extends SvcObject {
  /// One around what was received.
  TopupList.fromJson(Map<String, Object?> json) : super('TopupList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<Topup> get data => decodeField("data", asListOf(asObject(Topup.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// An event of a type that this version does not know. Everything it says is kept.
final class UnknownEvent extends SvcObject implements Event {
  /// One around what was received.
  UnknownEvent.fromJson(Map<String, Object?> json) : super('UnknownEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Type of the event. New types can be added; ignore those you do not know.
  EventTypeName get type => decodeField("type", asValueOf(EventTypeName.new));

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// Content of the event.
  EventData get data => decodeField("data", asObject(EventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// The delivery of one event to one endpoint, with its attempts.
final class WebhookDelivery extends SvcObject {
  /// One around what was received.
  WebhookDelivery.fromJson(Map<String, Object?> json) : super('WebhookDelivery', json);

  /// ID of the delivery, also sent in the `Svc-Delivery` header.
  /// Type: `WebhookDeliveryId`.
  String get id => decodeField("id", asText);

  /// Always `webhook_delivery`.
  String get object => decodeField("object", asText);

  /// Time at which the delivery was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the endpoint.
  /// Type: `WebhookEndpointId`.
  String get endpoint => decodeField("endpoint", asText);

  /// ID of the event.
  /// Type: `EventId`.
  String get event => decodeField("event", asText);

  /// Type of the event.
  EventTypeName get eventType => decodeField("event_type", asValueOf(EventTypeName.new));

  /// URL of the latest attempt. Before the first attempt, the URL of the endpoint.
  /// Type: `WebhookUrl`.
  String get url => decodeField("url", asText);

  /// Current status of the delivery.
  WebhookDeliveryStatus get status => decodeField("status", asValueOf(WebhookDeliveryStatus.new));

  /// Number of attempts so far.
  /// Type: `Count`.
  int get attemptCount => decodeField("attempt_count", asInteger);

  /// Time of the next attempt. Null if none is planned.
  /// Type: `UnixTime`.
  int? get nextAttemptAt => decodeField("next_attempt_at", orNull(asInteger));

  /// Response of the endpoint to the latest attempt. Null before the first attempt.
  WebhookResponse? get lastResponse => decodeField("last_response", orNull(asObject(WebhookResponse.fromJson)));

  /// Why the delivery was created.
  WebhookTrigger get trigger => decodeField("trigger", asValueOf(WebhookTrigger.new));

  /// Attempts, oldest first. Empty in lists; retrieve a single delivery to read them.
  List<WebhookTry> get attempts => decodeField("attempts", asListOf(asObject(WebhookTry.fromJson)));

  /// Headers of the latest attempt, with signatures shown as `***`. Null before the first attempt
  /// and in lists.
  Map<String, String>? get requestHeaders => decodeField("request_headers", orNull(asMapOf(asText)));

  /// Body of the latest attempt, masked. Null before the first attempt and in lists.
  Object? get payload => decodeField("payload", orNull(asAny));
}

/// One page of a list.
final class WebhookDeliveryList extends SvcObject {
  /// One around what was received.
  WebhookDeliveryList.fromJson(Map<String, Object?> json) : super('WebhookDeliveryList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<WebhookDelivery> get data => decodeField("data", asListOf(asObject(WebhookDelivery.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// A webhook endpoint: a URL of yours that receives signed events.
final class WebhookEndpoint extends SvcObject implements EventObject {
  /// One around what was received.
  WebhookEndpoint.fromJson(Map<String, Object?> json) : super('WebhookEndpoint', json);

  /// ID of the endpoint.
  /// Type: `WebhookEndpointId`.
  String get id => decodeField("id", asText);

  /// Always `webhook_endpoint`.
  String get object => decodeField("object", asText);

  /// Time at which the endpoint was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode. An endpoint receives events of one mode only.
  bool get livemode => decodeField("livemode", asBoolean);

  /// URL that receives the events.
  /// Type: `WebhookUrl`.
  String get url => decodeField("url", asText);

  /// Events that the endpoint receives. `send.meter_changed` is sent to every endpoint in any case.
  List<String> get enabledEvents => decodeField("enabled_events", asListOf(asText));

  /// Description of the endpoint. Null if it has none.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Whether power tokens are sent in clear text. It can only be turned off.
  bool get includeTokens => decodeField("include_tokens", asBoolean);

  /// Whether `data.object.token_url` of a power send contains a link that reads the tokens once,
  /// within 15 minutes and without a key. The field appears only in the bodies sent to the endpoint.
  bool get tokenLinks => decodeField("token_links", asBoolean);

  /// Format of the events sent to the endpoint.
  WebhookFormat get format => decodeField("format", asValueOf(WebhookFormat.new));

  /// Current status: whether events are sent.
  WebhookEndpointStatus get status => decodeField("status", asValueOf(WebhookEndpointStatus.new));

  /// Why the endpoint is disabled. Null while it is enabled.
  WebhookDisabledReason? get disabledReason => decodeField("disabled_reason", orNull(asValueOf(WebhookDisabledReason.new)));

  /// Time at which the endpoint was disabled. Null while it is enabled.
  /// Type: `UnixTime`.
  int? get disabledAt => decodeField("disabled_at", orNull(asInteger));

  /// The full signing secret. Returned only when the endpoint is created or its secret is rolled,
  /// and when that response is replayed while the secret still signs. Otherwise null.
  /// Type: `WebhookSecret`.
  String? get secret => decodeField("secret", orNull(asText));

  /// Last four characters of the current signing secret.
  /// Type: `WebhookSecretEnding`.
  String get secretLast4 => decodeField("secret_last4", asText);

  /// Time until which the old secret also signs. Null if no old secret does.
  /// Type: `UnixTime`.
  int? get secretRollingUntil => decodeField("secret_rolling_until", orNull(asInteger));

  /// Recent delivery performance of the endpoint.
  WebhookHealth get health => decodeField("health", asObject(WebhookHealth.fromJson));

  /// ID of the member or key that created the endpoint. Null if neither did.
  /// Type: `MakerId`.
  String? get createdBy => decodeField("created_by", orNull(asText));

  /// Your own key-value data about the endpoint.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));
}

/// Parameters of a new webhook endpoint.
final class WebhookEndpointCreate extends SvcObject {
  /// One to be sent.
  WebhookEndpointCreate({
    required String url,
    List<String>? enabledEvents,
    String? description,
    String? apiVersion,
    bool? includeTokens,
    bool? tokenLinks,
    WebhookFormat? format,
    Map<String, String>? metadata,
  }) : super('WebhookEndpointCreate', plainFields({
          "url": url,
          if (enabledEvents != null) "enabled_events": enabledEvents,
          if (description != null) "description": description,
          if (apiVersion != null) "api_version": apiVersion,
          if (includeTokens != null) "include_tokens": includeTokens,
          if (tokenLinks != null) "token_links": tokenLinks,
          if (format != null) "format": format,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  WebhookEndpointCreate.fromJson(Map<String, Object?> json) : super('WebhookEndpointCreate', json);

  /// URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
  /// a loopback address with http or https on any port.
  /// Type: `WebhookUrl`.
  String get url => decodeField("url", asText);

  /// Events to receive. Default: all.
  List<String>? get enabledEvents => decodeField("enabled_events", orNull(asListOf(asText)));

  /// Description of the endpoint.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// API version in which `data.object` is formatted. Default: the account's default version.
  /// Type: `ApiVersion`.
  String? get apiVersion => decodeField("api_version", orNull(asText));

  /// Whether to send power tokens in clear text. Requires a key with `account:manage` and
  /// `tokens:read`.
  bool? get includeTokens => decodeField("include_tokens", orNull(asBoolean));

  /// Whether to send links that read tokens once. Default: true if the key has `tokens:read`,
  /// otherwise false.
  bool? get tokenLinks => decodeField("token_links", orNull(asBoolean));

  /// Format of the events sent to the endpoint.
  WebhookFormat? get format => decodeField("format", orNull(asValueOf(WebhookFormat.new)));

  /// Your own key-value data about the endpoint.
  Map<String, String>? get metadata => decodeField("metadata", orNull(asMapOf(asText)));
}

/// A webhook endpoint was disabled, by you or because it failed for three days.
final class WebhookEndpointDisabledEvent extends SvcObject implements Event {
  /// One around what was received.
  WebhookEndpointDisabledEvent.fromJson(Map<String, Object?> json) : super('WebhookEndpointDisabledEvent', json);

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id => decodeField("id", asText);

  /// Always `event`.
  String get object => decodeField("object", asText);

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Always `webhook_endpoint.disabled`.
  String get type => decodeField("type", asText);

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion => decodeField("api_version", asText);

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence => decodeField("sequence", asInteger);

  /// The object, and what changed.
  WebhookEndpointEventData get data => decodeField("data", asObject(WebhookEndpointEventData.fromJson));

  /// The request that caused the event. Null if the service did.
  EventRequest? get request => decodeField("request", orNull(asObject(EventRequest.fromJson)));
}

/// An event's payload: WebhookEndpoint.
final class WebhookEndpointEventData extends SvcObject {
  /// One around what was received.
  WebhookEndpointEventData.fromJson(Map<String, Object?> json) : super('WebhookEndpointEventData', json);

  /// The WebhookEndpoint with its values at this attempt.
  WebhookEndpoint get object => decodeField("object", asObject(WebhookEndpoint.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// One page of a list.
final class WebhookEndpointList extends SvcObject {
  /// One around what was received.
  WebhookEndpointList.fromJson(Map<String, Object?> json) : super('WebhookEndpointList', json);

  /// Always `list`.
  String get object => decodeField("object", asText);

  /// URL path of this list.
  /// Type: `UrlPath`.
  String get url => decodeField("url", asText);

  /// Objects on this page.
  List<WebhookEndpoint> get data => decodeField("data", asListOf(asObject(WebhookEndpoint.fromJson)));

  /// Whether there are more objects in the direction of the request.
  bool get hasMore => decodeField("has_more", asBoolean);

  /// Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
  /// you sent `ending_before`). Null on the last page.
  /// Type: `Cursor`.
  String? get nextCursor => decodeField("next_cursor", orNull(asText));
}

/// The event to simulate for an endpoint.
final class WebhookEndpointTest extends SvcObject {
  /// One to be sent.
  WebhookEndpointTest({
    EventTypeName? type,
  }) : super('WebhookEndpointTest', plainFields({
          if (type != null) "type": type,
        }));

  /// One around what was received.
  WebhookEndpointTest.fromJson(Map<String, Object?> json) : super('WebhookEndpointTest', json);

  /// Type of the event. Default: `send.delivered`.
  EventTypeName? get type => decodeField("type", orNull(asValueOf(EventTypeName.new)));
}

/// Changes to an endpoint. Omitted fields keep their value.
final class WebhookEndpointUpdate extends SvcObject {
  /// One to be sent.
  WebhookEndpointUpdate({
    String? url,
    List<String>? enabledEvents,
    Nullable<String>? description,
    String? apiVersion,
    bool? includeTokens,
    bool? tokenLinks,
    WebhookFormat? format,
    WebhookEndpointStatus? status,
    Nullable<Map<String, String?>>? metadata,
  }) : super('WebhookEndpointUpdate', plainFields({
          if (url != null) "url": url,
          if (enabledEvents != null) "enabled_events": enabledEvents,
          if (description != null) "description": description,
          if (apiVersion != null) "api_version": apiVersion,
          if (includeTokens != null) "include_tokens": includeTokens,
          if (tokenLinks != null) "token_links": tokenLinks,
          if (format != null) "format": format,
          if (status != null) "status": status,
          if (metadata != null) "metadata": metadata,
        }));

  /// One around what was received.
  WebhookEndpointUpdate.fromJson(Map<String, Object?> json) : super('WebhookEndpointUpdate', json);

  /// URL that receives events. A new URL set without `tokens:read` turns off `include_tokens` and
  /// `token_links`.
  /// Type: `WebhookUrl`.
  String? get url => decodeField("url", orNull(asText));

  /// Events to receive. Replaces the whole list.
  List<String>? get enabledEvents => decodeField("enabled_events", orNull(asListOf(asText)));

  /// Description of the endpoint. Null removes it.
  /// Type: `Note`.
  String? get description => decodeField("description", orNull(asText));

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String? get apiVersion => decodeField("api_version", orNull(asText));

  /// `false` stops sending tokens in clear text. It cannot be turned on again.
  bool? get includeTokens => decodeField("include_tokens", orNull(asBoolean));

  /// Whether to send links that read tokens once. Turning it on requires `tokens:read`.
  bool? get tokenLinks => decodeField("token_links", orNull(asBoolean));

  /// `svc` moves an endpoint from the legacy format to event objects. This cannot be undone.
  WebhookFormat? get format => decodeField("format", orNull(asValueOf(WebhookFormat.new)));

  /// `disabled` stops sending events; `enabled` resumes with events that happen from then on.
  WebhookEndpointStatus? get status => decodeField("status", orNull(asValueOf(WebhookEndpointStatus.new)));

  /// Changes to your key-value data about the endpoint, merged as in `MetadataUpdate`. Null removes
  /// all of it.
  Map<String, String?>? get metadata => decodeField("metadata", orNull(asMapOf(orNull(asText))));
}

/// Recent delivery performance of an endpoint.
final class WebhookHealth extends SvcObject {
  /// One around what was received.
  WebhookHealth.fromJson(Map<String, Object?> json) : super('WebhookHealth', json);

  /// Time of the last successful attempt. Null if there was none.
  /// Type: `UnixTime`.
  int? get lastSuccessAt => decodeField("last_success_at", orNull(asInteger));

  /// Time of the last failed attempt. Null if there was none.
  /// Type: `UnixTime`.
  int? get lastFailureAt => decodeField("last_failure_at", orNull(asInteger));

  /// Time since which every attempt has failed. Null if the latest attempt succeeded.
  /// Type: `UnixTime`.
  int? get failingSince => decodeField("failing_since", orNull(asInteger));

  /// Share of the attempts of the last 24 hours that succeeded. Null without attempts.
  /// Type: `Share`.
  String? get successRate24h => decodeField("success_rate_24h", orNull(asText));

  /// Number of deliveries waiting for their first or next attempt.
  /// Type: `Count`.
  int get pending => decodeField("pending", asInteger);
}

/// A replay of a range of events to an endpoint.
final class WebhookReplay extends SvcObject {
  /// One around what was received.
  WebhookReplay.fromJson(Map<String, Object?> json) : super('WebhookReplay', json);

  /// ID of the replay.
  /// Type: `WebhookReplayId`.
  String get id => decodeField("id", asText);

  /// Always `webhook_replay`.
  String get object => decodeField("object", asText);

  /// Time at which the replay was requested.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the endpoint.
  /// Type: `WebhookEndpointId`.
  String get endpoint => decodeField("endpoint", asText);

  /// Start of the range.
  /// Type: `UnixTime`.
  int get from => decodeField("from", asInteger);

  /// End of the range.
  /// Type: `UnixTime`.
  int get to => decodeField("to", asInteger);

  /// Event types to replay. Empty for all that the endpoint receives.
  List<String> get types => decodeField("types", asListOf(asText));

  /// Current status of the replay.
  WebhookReplayStatus get status => decodeField("status", asValueOf(WebhookReplayStatus.new));

  /// Number of events in the range that the endpoint receives.
  /// Type: `Count`.
  int get matched => decodeField("matched", asInteger);

  /// Number of matched events with a new delivery.
  /// Type: `Count`.
  int get queued => decodeField("queued", asInteger);

  /// Number of those deliveries that succeeded.
  /// Type: `Count`.
  int get delivered => decodeField("delivered", asInteger);

  /// Number of those deliveries that failed and will not be retried.
  /// Type: `Count`.
  int get failed => decodeField("failed", asInteger);
}

/// Range of events to replay.
final class WebhookReplayCreate extends SvcObject {
  /// One to be sent.
  WebhookReplayCreate({
    required Moment from,
    Moment? to,
    List<String>? types,
  }) : super('WebhookReplayCreate', plainFields({
          "from": from,
          if (to != null) "to": to,
          if (types != null) "types": types,
        }));

  /// One around what was received.
  WebhookReplayCreate.fromJson(Map<String, Object?> json) : super('WebhookReplayCreate', json);

  /// Start of the range: at most 30 days ago.
  Moment get from => decodeField("from", asMoment);

  /// End of the range. Default: now.
  Moment? get to => decodeField("to", orNull(asMoment));

  /// Event types to replay, out of those the endpoint receives. Default: all of them.
  List<String>? get types => decodeField("types", orNull(asListOf(asText)));
}

/// Response of the endpoint to the latest attempt.
final class WebhookResponse extends SvcObject {
  /// One around what was received.
  WebhookResponse.fromJson(Map<String, Object?> json) : super('WebhookResponse', json);

  /// HTTP status. Null if there was no response.
  /// Type: `HttpStatus`.
  int? get status => decodeField("status", orNull(asInteger));

  /// Duration of the attempt in milliseconds.
  /// Type: `Milliseconds`.
  int get durationMs => decodeField("duration_ms", asInteger);

  /// Beginning of the response body. Null if there was no response.
  /// Type: `WebhookAnswerExcerpt`.
  String? get bodyExcerpt => decodeField("body_excerpt", orNull(asText));

  /// Why the attempt failed. Null if it succeeded.
  WebhookTryError? get error => decodeField("error", orNull(asValueOf(WebhookTryError.new)));
}

/// Parameters for rolling a signing secret.
final class WebhookSecretRoll extends SvcObject {
  /// One to be sent.
  WebhookSecretRoll({
    WebhookSecretGrace? grace,
  }) : super('WebhookSecretRoll', plainFields({
          if (grace != null) "grace": grace,
        }));

  /// One around what was received.
  WebhookSecretRoll.fromJson(Map<String, Object?> json) : super('WebhookSecretRoll', json);

  /// Grace period of the old secret. Default, and always in the legacy format: none.
  WebhookSecretGrace? get grace => decodeField("grace", orNull(asValueOf(WebhookSecretGrace.new)));
}

/// A Send as a webhook delivers it.
final class WebhookSend extends SvcObject {
  /// One around what was received.
  WebhookSend.fromJson(Map<String, Object?> json) : super('WebhookSend', json);

  /// The send.
  /// Type: `SendId`.
  String get id => decodeField("id", asText);

  /// Always `send`.
  String get object => decodeField("object", asText);

  /// Time at which the send was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// True in live mode, false in test mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current status. Decide by this; see Lifecycles.
  SendStatus get status => decodeField("status", asValueOf(SendStatus.new));

  /// Type of the sale.
  SendType get type => decodeField("type", asValueOf(SendType.new));

  /// ID of the product sold.
  /// Type: `ProductId`.
  String get product => decodeField("product", asText);

  /// ID of the network that delivers the send.
  /// Type: `NetworkId`.
  String get network => decodeField("network", asText);

  /// Phone number in E.164 format, or meter number. For an erased recipient it is `+263700000000` or
  /// `00000000000`; the amounts are kept.
  /// Type: `Target`.
  String get target => decodeField("target", asText);

  /// Target formatted for people. `erased` once the recipient is erased.
  /// Type: `PhoneText`.
  String get targetDisplay => decodeField("target_display", asText);

  /// The face value: what the customer receives.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// The currency of `amount`, `cost` and `discount`.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Credit charged: the face value, less the dealer discount.
  /// Type: `Money`.
  String get cost => decodeField("cost", asText);

  /// The dealer discount; `0.00` without the dealer tier.
  /// Type: `Money`.
  String get discount => decodeField("discount", asText);

  /// Whether the Credit was returned. Remains true if a failed send is delivered late.
  bool get creditReturned => decodeField("credit_returned", asBoolean);

  /// Credit transactions of this send, oldest first.
  List<String> get creditTransactions => decodeField("credit_transactions", asListOf(asText));

  /// Data bundle sold. Null for airtime and power.
  SendBundle? get bundle => decodeField("bundle", orNull(asObject(SendBundle.fromJson)));

  /// Your own reference. Null if you sent none.
  /// Type: `ClientReference`.
  String? get clientReference => decodeField("client_reference", orNull(asText));

  /// Recipient that the send is attributed to. Can be expanded.
  Expandable<Recipient>? get recipient => decodeField("recipient", orNull(asExpandable(Recipient.fromJson)));

  /// Program that the send is attributed to. Can be expanded.
  Expandable<Program>? get program => decodeField("program", orNull(asExpandable(Program.fromJson)));

  /// Reward that the send pays out. Can be expanded.
  Expandable<Reward>? get reward => decodeField("reward", orNull(asExpandable(Reward.fromJson)));

  /// Batch that the send belongs to. Can be expanded.
  Expandable<Batch>? get batch => decodeField("batch", orNull(asExpandable(Batch.fromJson)));

  /// ID of the batch line that created the send.
  /// Type: `BatchItemId`.
  String? get batchItem => decodeField("batch_item", orNull(asText));

  /// ID of the schedule that created the send.
  /// Type: `ScheduleId`.
  String? get schedule => decodeField("schedule", orNull(asText));

  /// ID of the checkout session that paid for the send.
  /// Type: `CheckoutSessionId`.
  String? get checkoutSession => decodeField("checkout_session", orNull(asText));

  /// ID of the approval that allowed the send.
  /// Type: `ApprovalId`.
  String? get approval => decodeField("approval", orNull(asText));

  /// What the person permitted who approved the send. Null unless `approval` is set, and after the
  /// recipient is erased.
  Mandate? get mandate => decodeField("mandate", orNull(asObject(Mandate.fromJson)));

  /// ID of the cost centre that the send is charged to.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// ID of the quote that confirmed the meter.
  /// Type: `QuoteId`.
  String? get quote => decodeField("quote", orNull(asText));

  /// ID of the API key that caused the send: the one that created it, or whatever it pays for. For
  /// signed completions, check-ins and claims of links that no reward waited for, it is the key that
  /// created the program, or last activated or resumed it. Null if no key did.
  /// Type: `KeyId`.
  String? get apiKey => decodeField("api_key", orNull(asText));

  /// Who created this send.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));

  /// Feature that created the send.
  SendSource get source => decodeField("source", asValueOf(SendSource.new));

  /// Another number to notify by SMS.
  /// Type: `Phone`.
  String? get notifyNumber => decodeField("notify_number", orNull(asText));

  /// Text message to the customer. Null when none is sent.
  /// Type: `SmsText`.
  String? get smsMessage => decodeField("sms_message", orNull(asText));

  /// Language of the default message. Null when no message is sent.
  SmsLocale? get smsLocale => decodeField("sms_locale", orNull(asValueOf(SmsLocale.new)));

  /// SMS delivery status of the message to the customer.
  SmsStatus get smsStatus => decodeField("sms_status", asValueOf(SmsStatus.new));

  /// Scheduled dispatch time. Null when the send is dispatched immediately.
  /// Type: `UnixTime`.
  int? get scheduledFor => decodeField("scheduled_for", orNull(asInteger));

  /// Reason for the failure. Null unless the send failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Reason for the failure, in one sentence for a cashier.
  /// Type: `Note`.
  String? get failureMessage => decodeField("failure_message", orNull(asText));

  /// ID of the failed send that this one retries.
  /// Type: `SendId`.
  String? get retryOf => decodeField("retry_of", orNull(asText));

  /// ID of the send that retries this one.
  /// Type: `SendId`.
  String? get retriedBy => decodeField("retried_by", orNull(asText));

  /// Whether the send can be retried: it failed and has not been retried yet.
  bool get retryable => decodeField("retryable", asBoolean);

  /// Whether a person should check: unknown for over an hour, in review, or queued too long.
  bool get needsAttention => decodeField("needs_attention", asBoolean);

  /// Time of the next status check with the network. Null when none is due.
  /// Type: `UnixTime`.
  int? get nextCheckAt => decodeField("next_check_at", orNull(asInteger));

  /// Confirmation number of the network or utility, once delivered. Quote it to their support.
  String? get providerReference => decodeField("provider_reference", orNull(asText));

  /// Time of the first submission to the network.
  /// Type: `UnixTime`.
  int? get submittedAt => decodeField("submitted_at", orNull(asInteger));

  /// Time of delivery. Null unless delivered.
  /// Type: `UnixTime`.
  int? get deliveredAt => decodeField("delivered_at", orNull(asInteger));

  /// Time of the failure. Null unless failed.
  /// Type: `UnixTime`.
  int? get failedAt => decodeField("failed_at", orNull(asInteger));

  /// Time at which the Credit was returned.
  /// Type: `UnixTime`.
  int? get creditedAt => decodeField("credited_at", orNull(asInteger));

  /// Time of the cancellation. Null unless cancelled.
  /// Type: `UnixTime`.
  int? get cancelledAt => decodeField("cancelled_at", orNull(asInteger));

  /// Time at which we learned that a failed send had been delivered.
  /// Type: `UnixTime`.
  int? get lateDeliveredAt => decodeField("late_delivered_at", orNull(asInteger));

  /// Behaviour during a national outage. Null for airtime and data.
  PowerDownChoice? get onZesaDown => decodeField("on_zesa_down", orNull(asValueOf(PowerDownChoice.new)));

  /// Maximum time in the queue, in seconds. Null for airtime and data.
  /// Type: `Seconds`.
  int? get maxHold => decodeField("max_hold", orNull(asInteger));

  /// Time at which a queued send fails. Null unless queued.
  /// Type: `UnixTime`.
  int? get queuedUntil => decodeField("queued_until", orNull(asInteger));

  /// Confirmation level required for the meter. Null for airtime and data.
  MeterConfirmMode? get confirm => decodeField("confirm", orNull(asValueOf(MeterConfirmMode.new)));

  /// Meter, tokens and cost breakdown. Null for airtime and data.
  SendPower? get power => decodeField("power", orNull(asObject(SendPower.fromJson)));

  /// Power token, masked without `tokens:read`. Null until delivered.
  /// Type: `PowerToken`.
  String? get token => decodeField("token", orNull(asText));

  /// Kilowatt hours bought. Null until known, and for airtime and data.
  /// Type: `Units`.
  String? get units => decodeField("units", orNull(asText));

  /// Your own key-value data about the sale.
  Map<String, String> get metadata => decodeField("metadata", asMapOf(asText));

  /// Number printed on the receipt.
  /// Type: `ReceiptNumber`.
  String get receiptNumber => decodeField("receipt_number", asText);

  /// Link that reads the tokens of a delivered power send once, within 15 minutes. Null unless the endpoint has `token_links`.
  String? get tokenUrl => decodeField("token_url", orNull(asText));
}

/// One attempt of a delivery.
final class WebhookTry extends SvcObject {
  /// One around what was received.
  WebhookTry.fromJson(Map<String, Object?> json) : super('WebhookTry', json);

  /// Time at which the attempt started.
  /// Type: `UnixTime`.
  int get at => decodeField("at", asInteger);

  /// HTTP status. Null if there was no response.
  /// Type: `HttpStatus`.
  int? get status => decodeField("status", orNull(asInteger));

  /// Duration of the attempt in milliseconds.
  /// Type: `Milliseconds`.
  int get durationMs => decodeField("duration_ms", asInteger);

  /// Why the attempt failed. Null if it succeeded.
  WebhookTryError? get error => decodeField("error", orNull(asValueOf(WebhookTryError.new)));
}

/// Permissions and limits of the caller in Workforce.
final class WorkforceAccess extends SvcObject {
  /// One around what was received.
  WorkforceAccess.fromJson(Map<String, Object?> json) : super('WorkforceAccess', json);

  /// Always `workforce_access`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Whether Workforce is enabled for the account.
  bool get enabled => decodeField("enabled", asBoolean);

  /// Role of the member who calls or created the key. Null if there is none.
  MemberRole? get role => decodeField("role", orNull(asValueOf(MemberRole.new)));

  /// Scopes of the caller.
  List<KeyScope> get scopes => decodeField("scopes", asListOf(asValueOf(KeyScope.new)));

  /// Limits of a single allocation.
  WorkforceLimits get limits => decodeField("limits", asObject(WorkforceLimits.fromJson));

  /// Kinds of allocation that are available.
  List<WorkforceKind> get kinds => decodeField("kinds", asListOf(asValueOf(WorkforceKind.new)));

  /// Total above which an allocation requires approval. Null in a currency without a threshold.
  Map<String, String?> get approvalThreshold => decodeField("approval_threshold", asMapOf(orNull(asText)));

  /// Currencies that can be allocated.
  List<Currency> get currencies => decodeField("currencies", asListOf(asValueOf(Currency.new)));
}

/// Parameters to create an allocation.
final class WorkforceAllocation extends SvcObject {
  /// One to be sent.
  WorkforceAllocation({
    required WorkforceKind kind,
    required List<WorkforceLineCreate> lines,
    String? productRef,
    String? costCenterId,
    String? title,
    String? customSms,
    String? idempotencyKey,
    bool? acknowledgeOverBudget,
  }) : super('WorkforceAllocation', plainFields({
          "kind": kind,
          "lines": lines,
          if (productRef != null) "product_ref": productRef,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (title != null) "title": title,
          if (customSms != null) "custom_sms": customSms,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
        }));

  /// One around what was received.
  WorkforceAllocation.fromJson(Map<String, Object?> json) : super('WorkforceAllocation', json);

  /// Kind of allocation: airtime or power.
  WorkforceKind get kind => decodeField("kind", asValueOf(WorkforceKind.new));

  /// Lines of the allocation, 1 to 2,000.
  List<WorkforceLineCreate> get lines => decodeField("lines", asListOf(asObject(WorkforceLineCreate.fromJson)));

  /// Product or data bundle. Default: derived from the kind and currency.
  /// Type: `WorkforceProductRef`.
  String? get productRef => decodeField("product_ref", orNull(asText));

  /// ID of the cost centre to charge. Default: that of each person.
  /// Type: `CostCenterId`.
  String? get costCenterId => decodeField("cost_center_id", orNull(asText));

  /// Title of the allocation, for your own lists.
  /// Type: `Label`.
  String? get title => decodeField("title", orNull(asText));

  /// Custom SMS message. Default: our standard message.
  /// Type: `SmsTemplate`.
  String? get customSms => decodeField("custom_sms", orNull(asText));

  /// Your own idempotency key: repeating a request returns the allocation it created. The header
  /// `Idempotency-Key` does the same; set only one of them.
  /// Type: `WorkforceIdempotencyKey`.
  String? get idempotencyKey => decodeField("idempotency_key", orNull(asText));

  /// Whether to proceed even if the cost centre is over budget.
  bool? get acknowledgeOverBudget => decodeField("acknowledge_over_budget", orNull(asBoolean));
}

/// An allocation with its lines.
final class WorkforceBatch extends SvcObject {
  /// One around what was received.
  WorkforceBatch.fromJson(Map<String, Object?> json) : super('WorkforceBatch', json);

  /// Always `workforce_batch`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Reference number of the allocation, for people and accounting.
  /// Type: `WorkforceReference`.
  String get reference => decodeField("reference", asText);

  /// Batch of the allocation, as in `/batches`.
  /// Type: `BatchId`.
  String get batch => decodeField("batch", asText);

  /// Title of the allocation. Null if not set.
  /// Type: `Label`.
  String? get title => decodeField("title", orNull(asText));

  /// Kind of allocation: airtime or power.
  WorkforceKind get kind => decodeField("kind", asValueOf(WorkforceKind.new));

  /// Current status. Decide by this; see Lifecycles.
  BatchStatus get status => decodeField("status", asValueOf(BatchStatus.new));

  /// Cost centre it is booked to. Null for each person's own.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Credit that the valid lines cost.
  Map<String, String> get cost => decodeField("cost", asMapOf(asText));

  /// Number of lines, by status.
  BatchCounts get counts => decodeField("counts", asObject(BatchCounts.fromJson));

  /// Who created the object.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));

  /// What each person received, in the order of the lines.
  List<WorkforceBatchItem> get items => decodeField("items", asListOf(asObject(WorkforceBatchItem.fromJson)));
}

/// What one person received.
final class WorkforceBatchItem extends SvcObject {
  /// One around what was received.
  WorkforceBatchItem.fromJson(Map<String, Object?> json) : super('WorkforceBatchItem', json);

  /// Unique identifier of the object.
  /// Type: `BatchItemId`.
  String get id => decodeField("id", asText);

  /// Recipient of the line. Null if the person is not registered.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Name of the person. Null if unknown.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Phone number of the person, partially masked. Null if unknown.
  /// Type: `MaskedPhone`.
  String? get phoneMasked => decodeField("phone_masked", orNull(asText));

  /// Face value of the sale.
  /// Type: `Money`.
  String get amount => decodeField("amount", asText);

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Current status. Decide by this; see Lifecycles.
  BatchItemStatus get status => decodeField("status", asValueOf(BatchItemStatus.new));

  /// Reason the send failed. Null unless it failed.
  SendFailureCode? get failureCode => decodeField("failure_code", orNull(asValueOf(SendFailureCode.new)));

  /// Last four digits of the power token. Null until available.
  String? get tokenLast4 => decodeField("token_last4", orNull(asText));

  /// Line of another allocation that resent this one. Null if there is none.
  /// Type: `BatchItemId`.
  String? get resentAs => decodeField("resent_as", orNull(asText));
}

/// A page of allocations.
final class WorkforceBatchPage extends SvcObject {
  /// One around what was received.
  WorkforceBatchPage.fromJson(Map<String, Object?> json) : super('WorkforceBatchPage', json);

  /// Always `page`.
  String get object => decodeField("object", asText);

  /// Number of this page, starting at 1.
  /// Type: `PageNumber`.
  int get page => decodeField("page", asInteger);

  /// Number of rows per page.
  /// Type: `PageLimit`.
  int get pageSize => decodeField("page_size", asInteger);

  /// Total number of rows.
  /// Type: `Count`.
  int get total => decodeField("total", asInteger);

  /// Total number of pages. 0 if there are no rows.
  /// Type: `Count`.
  int get pages => decodeField("pages", asInteger);

  /// Allocations on this page, newest first, without their lines.
  List<WorkforceBatchSummary> get data => decodeField("data", asListOf(asObject(WorkforceBatchSummary.fromJson)));
}

/// An allocation without its lines, as listed.
final class WorkforceBatchSummary extends SvcObject {
  /// One around what was received.
  WorkforceBatchSummary.fromJson(Map<String, Object?> json) : super('WorkforceBatchSummary', json);

  /// Always `workforce_batch`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Reference number of the allocation, for people and accounting.
  /// Type: `WorkforceReference`.
  String get reference => decodeField("reference", asText);

  /// Batch of the allocation, as in `/batches`.
  /// Type: `BatchId`.
  String get batch => decodeField("batch", asText);

  /// Title of the allocation. Null if not set.
  /// Type: `Label`.
  String? get title => decodeField("title", orNull(asText));

  /// Kind of allocation: airtime or power.
  WorkforceKind get kind => decodeField("kind", asValueOf(WorkforceKind.new));

  /// Current status. Decide by this; see Lifecycles.
  BatchStatus get status => decodeField("status", asValueOf(BatchStatus.new));

  /// Cost centre it is booked to. Null for each person's own.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Credit that the valid lines cost.
  Map<String, String> get cost => decodeField("cost", asMapOf(asText));

  /// Number of lines, by status.
  BatchCounts get counts => decodeField("counts", asObject(BatchCounts.fromJson));

  /// Who created the object.
  SendCreator get createdBy => decodeField("created_by", asObject(SendCreator.fromJson));
}

/// Effect of an allocation on the budget of a cost centre, in the currency of the budget.
final class WorkforceBudgetCheck extends SvcObject {
  /// One around what was received.
  WorkforceBudgetCheck.fromJson(Map<String, Object?> json) : super('WorkforceBudgetCheck', json);

  /// ID of the cost centre.
  /// Type: `CostCenterId`.
  String get id => decodeField("id", asText);

  /// Currency of the budget.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Budget of the month. Null if there is none.
  /// Type: `Money`.
  String? get budget => decodeField("budget", orNull(asText));

  /// Amount booked to it this month, including lines of batches that wait to be sent.
  /// Type: `Money`.
  String get spent => decodeField("spent", asText);

  /// Amount booked to it after the allocation.
  /// Type: `Money`.
  String get after => decodeField("after", asText);

  /// Amount by which the budget would be exceeded. `0.00` if it would not be.
  /// Type: `Money`.
  String get overBy => decodeField("over_by", asText);
}

/// Whether your Credit is sufficient for an allocation.
final class WorkforceCreditCheck extends SvcObject {
  /// One around what was received.
  WorkforceCreditCheck.fromJson(Map<String, Object?> json) : super('WorkforceCreditCheck', json);

  /// Credit available to spend now.
  Map<String, String> get available => decodeField("available", asMapOf(asText));

  /// Whether your Credit is sufficient in every currency.
  bool get sufficient => decodeField("sufficient", asBoolean);
}

/// A department: a cost centre, as an employer sees it.
final class WorkforceDepartment extends SvcObject {
  /// One around what was received.
  WorkforceDepartment.fromJson(Map<String, Object?> json) : super('WorkforceDepartment', json);

  /// ID of the cost centre, as in `/cost-centers`.
  /// Type: `CostCenterId`.
  String get id => decodeField("id", asText);

  /// Always `workforce_department`.
  String get object => decodeField("object", asText);

  /// Time at which the object was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Name of the department.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Code in your accounting system. Null if not set.
  /// Type: `GlCode`.
  String? get code => decodeField("code", orNull(asText));

  /// Currency of the budget.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Budget per calendar month in Harare. Null if there is none.
  /// Type: `Money`.
  String? get monthlyBudget => decodeField("monthly_budget", orNull(asText));

  /// Whether anything can be booked to it.
  bool get isActive => decodeField("is_active", asBoolean);

  /// Number of people in the department.
  /// Type: `Count`.
  int get peopleCount => decodeField("people_count", asInteger);

  /// Amount spent this month, in the department's currency.
  /// Type: `Money`.
  String get spentThisMonth => decodeField("spent_this_month", asText);

  /// Remaining budget this month, negative if exceeded. Null if there is no budget.
  /// Type: `SignedMoney`.
  String? get remaining => decodeField("remaining", orNull(asText));
}

/// Parameters to create a department.
final class WorkforceDepartmentCreate extends SvcObject {
  /// One to be sent.
  WorkforceDepartmentCreate({
    required String name,
    String? code,
    String? monthlyBudget,
    String? currency,
    bool? isActive,
  }) : super('WorkforceDepartmentCreate', plainFields({
          "name": name,
          if (code != null) "code": code,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (currency != null) "currency": currency,
          if (isActive != null) "is_active": isActive,
        }));

  /// One around what was received.
  WorkforceDepartmentCreate.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentCreate', json);

  /// Name of the department.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Code in your accounting system, unique in the account.
  /// Type: `GlCode`.
  String? get code => decodeField("code", orNull(asText));

  /// Budget per calendar month in Harare. Default: no budget.
  /// Type: `MoneyInput`.
  String? get monthlyBudget => decodeField("monthly_budget", orNull(asText));

  /// Currency of the budget. Default: `USD`.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Whether anything can be booked to it.
  bool? get isActive => decodeField("is_active", orNull(asBoolean));
}

/// A list of all departments.
final class WorkforceDepartmentList extends SvcObject {
  /// One around what was received.
  WorkforceDepartmentList.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentList', json);

  /// Always `workforce_department_list`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Departments by name, archived ones last, at most 1,000.
  List<WorkforceDepartment> get data => decodeField("data", asListOf(asObject(WorkforceDepartment.fromJson)));

  /// Whether there are more departments. `GET /cost-centers` lists all of them.
  bool get truncated => decodeField("truncated", asBoolean);

  /// Totals of the active departments.
  Map<String, WorkforceDepartmentSums> get totals => decodeField("totals", asMapOf(asObject(WorkforceDepartmentSums.fromJson)));
}

/// The people of a department, and the result of a change.
final class WorkforceDepartmentPeople extends SvcObject {
  /// One around what was received.
  WorkforceDepartmentPeople.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentPeople', json);

  /// Always `workforce_department_people`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Department that the people belong to.
  WorkforceDepartment get department => decodeField("department", asObject(WorkforceDepartment.fromJson));

  /// People of the department by name, at most 10,000.
  List<WorkforcePerson> get people => decodeField("people", asListOf(asObject(WorkforcePerson.fromJson)));

  /// Whether there are more people. `GET /workforce/recipients` lists all of them.
  bool get truncated => decodeField("truncated", asBoolean);

  /// Number of registered people added by the change. 0 without a change.
  /// Type: `Count`.
  int get addedCount => decodeField("added_count", asInteger);

  /// Number of people removed by the change.
  /// Type: `Count`.
  int get removedCount => decodeField("removed_count", asInteger);

  /// Number of people registered by the change.
  /// Type: `Count`.
  int get createdCount => decodeField("created_count", asInteger);

  /// Errors of people who could not be changed; `param` identifies them, such as `new[2]`. The other
  /// changes were made.
  List<ErrorDetail> get errors => decodeField("errors", asListOf(asObject(ErrorDetail.fromJson)));
}

/// People to add to and remove from a department.
final class WorkforceDepartmentPeopleChange extends SvcObject {
  /// One to be sent.
  WorkforceDepartmentPeopleChange({
    List<String>? add,
    List<String>? remove,
    List<WorkforceDepartmentPerson>? new_,
  }) : super('WorkforceDepartmentPeopleChange', plainFields({
          if (add != null) "add": add,
          if (remove != null) "remove": remove,
          if (new_ != null) "new": new_,
        }));

  /// One around what was received.
  WorkforceDepartmentPeopleChange.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentPeopleChange', json);

  /// IDs of registered people to add. They leave their previous department.
  List<String>? get add => decodeField("add", orNull(asListOf(asText)));

  /// IDs of people to remove. They stay registered.
  List<String>? get remove => decodeField("remove", orNull(asListOf(asText)));

  /// People to register and add. A person whose number is already registered is only added.
  List<WorkforceDepartmentPerson>? get new_ => decodeField("new", orNull(asListOf(asObject(WorkforceDepartmentPerson.fromJson))));
}

/// A person to register and add to the department.
final class WorkforceDepartmentPerson extends SvcObject {
  /// One to be sent.
  WorkforceDepartmentPerson({
    required String name,
    required String phone,
    String? payrollId,
    Map<String, String?>? monthlyCap,
  }) : super('WorkforceDepartmentPerson', plainFields({
          "name": name,
          "phone": phone,
          if (payrollId != null) "payroll_id": payrollId,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
        }));

  /// One around what was received.
  WorkforceDepartmentPerson.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentPerson', json);

  /// Name of the person.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Mobile number, in any Zimbabwean format.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Your payroll number for the person. Unique in the account.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
  /// no cap.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));
}

/// Spend of a department in a period.
final class WorkforceDepartmentSpend extends SvcObject {
  /// One around what was received.
  WorkforceDepartmentSpend.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentSpend', json);

  /// Always `workforce_department_spend`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Department that the spend belongs to.
  WorkforceDepartment get department => decodeField("department", asObject(WorkforceDepartment.fromJson));

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Total face value, by currency.
  Map<String, String> get totals => decodeField("totals", asMapOf(asText));

  /// Spend of each month in the period, oldest first.
  List<WorkforceMonthSpend> get months => decodeField("months", asListOf(asObject(WorkforceMonthSpend.fromJson)));

  /// Spend by kind of allocation.
  List<WorkforceKindSpend> get byKind => decodeField("by_kind", asListOf(asObject(WorkforceKindSpend.fromJson)));

  /// Spend of the 50 people who received most.
  List<WorkforcePersonSpend> get byPerson => decodeField("by_person", asListOf(asObject(WorkforcePersonSpend.fromJson)));
}

/// Totals of all departments in one currency.
final class WorkforceDepartmentSums extends SvcObject {
  /// One around what was received.
  WorkforceDepartmentSums.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentSums', json);

  /// Total monthly budget of the departments.
  /// Type: `Money`.
  String get monthlyBudget => decodeField("monthly_budget", asText);

  /// Total spend of the departments this month.
  /// Type: `Money`.
  String get spentThisMonth => decodeField("spent_this_month", asText);

  /// Total remaining budget, negative if exceeded.
  /// Type: `SignedMoney`.
  String get remaining => decodeField("remaining", asText);
}

/// Changes to a department. Omitted fields keep their value; null clears a field.
final class WorkforceDepartmentUpdate extends SvcObject {
  /// One to be sent.
  WorkforceDepartmentUpdate({
    String? name,
    Nullable<String>? code,
    Nullable<String>? monthlyBudget,
    String? currency,
    bool? isActive,
  }) : super('WorkforceDepartmentUpdate', plainFields({
          if (name != null) "name": name,
          if (code != null) "code": code,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (currency != null) "currency": currency,
          if (isActive != null) "is_active": isActive,
        }));

  /// One around what was received.
  WorkforceDepartmentUpdate.fromJson(Map<String, Object?> json) : super('WorkforceDepartmentUpdate', json);

  /// Name of the department.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Code in your accounting system. Null removes it.
  /// Type: `GlCode`.
  String? get code => decodeField("code", orNull(asText));

  /// Budget per calendar month in Harare. Null removes it.
  /// Type: `MoneyInput`.
  String? get monthlyBudget => decodeField("monthly_budget", orNull(asText));

  /// Currency of the budget. Can change only until something is booked to it.
  /// Type: `CurrencyInput`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Whether anything can be booked to it. `false` archives it.
  bool? get isActive => decodeField("is_active", orNull(asBoolean));
}

/// A file as text inside a JSON object.
final class WorkforceExport extends SvcObject {
  /// One around what was received.
  WorkforceExport.fromJson(Map<String, Object?> json) : super('WorkforceExport', json);

  /// Always `workforce_export`.
  String get object => decodeField("object", asText);

  /// Time at which the file was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Suggested name of the file.
  String get filename => decodeField("filename", asText);

  /// Content type of the file: `text/csv; charset=utf-8`.
  String get contentType => decodeField("content_type", asText);

  /// Number of rows, not counting the header.
  /// Type: `Count`.
  int get rows => decodeField("rows", asInteger);

  /// Contents of the file.
  /// Type: `CsvText`.
  String get content => decodeField("content", asText);
}

/// Sends as balanced journal entries.
final class WorkforceJournal extends SvcObject {
  /// One around what was received.
  WorkforceJournal.fromJson(Map<String, Object?> json) : super('WorkforceJournal', json);

  /// Always `workforce_journal`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Lines, oldest first: a debit and a credit for each day, allocation, cost centre and currency.
  List<WorkforceJournalEntry> get entries => decodeField("entries", asListOf(asObject(WorkforceJournalEntry.fromJson)));

  /// Whether there are more lines. `format=csv` returns all of them, at most 16 MiB.
  bool get truncated => decodeField("truncated", asBoolean);

  /// Totals of debits and credits.
  Map<String, WorkforceJournalSide> get totals => decodeField("totals", asMapOf(asObject(WorkforceJournalSide.fromJson)));
}

/// One line of a journal entry.
final class WorkforceJournalEntry extends SvcObject {
  /// One around what was received.
  WorkforceJournalEntry.fromJson(Map<String, Object?> json) : super('WorkforceJournalEntry', json);

  /// Calendar day in Harare.
  /// Type: `Day`.
  String get date => decodeField("date", asText);

  /// Reference number of the allocation. Null for a transaction without one.
  /// Type: `WorkforceReference`.
  String? get reference => decodeField("reference", orNull(asText));

  /// Code in your accounting system: the cost centre's, or null for your Credit with us.
  /// Type: `GlCode`.
  String? get glCode => decodeField("gl_code", orNull(asText));

  /// Cost centre of the line. Null for your Credit with us, and if there is none.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Debit amount. `0.00` on a credit line.
  /// Type: `Money`.
  String get debit => decodeField("debit", asText);

  /// Credit amount. `0.00` on a debit line.
  /// Type: `Money`.
  String get credit => decodeField("credit", asText);

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Description of the entry in words.
  /// Type: `Note`.
  String get narrative => decodeField("narrative", asText);
}

/// Debit and credit in one currency. They are always equal.
final class WorkforceJournalSide extends SvcObject {
  /// One around what was received.
  WorkforceJournalSide.fromJson(Map<String, Object?> json) : super('WorkforceJournalSide', json);

  /// Sum of all debits.
  /// Type: `Money`.
  String get debit => decodeField("debit", asText);

  /// Sum of all credits.
  /// Type: `Money`.
  String get credit => decodeField("credit", asText);
}

/// Spend on one kind of allocation.
final class WorkforceKindSpend extends SvcObject {
  /// One around what was received.
  WorkforceKindSpend.fromJson(Map<String, Object?> json) : super('WorkforceKindSpend', json);

  /// Kind of allocation: airtime or power.
  WorkforceKind get kind => decodeField("kind", asValueOf(WorkforceKind.new));

  /// Number of sends to people.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Total face value of the sends.
  Map<String, String> get amount => decodeField("amount", asMapOf(asText));
}

/// A page of the ledger. `closing` equals `opening` plus all entries of the period.
final class WorkforceLedger extends SvcObject {
  /// One around what was received.
  WorkforceLedger.fromJson(Map<String, Object?> json) : super('WorkforceLedger', json);

  /// Always `page`.
  String get object => decodeField("object", asText);

  /// Number of this page, starting at 1.
  /// Type: `PageNumber`.
  int get page => decodeField("page", asInteger);

  /// Number of rows per page.
  /// Type: `PageLimit`.
  int get pageSize => decodeField("page_size", asInteger);

  /// Total number of rows.
  /// Type: `Count`.
  int get total => decodeField("total", asInteger);

  /// Total number of pages. 0 if there are no rows.
  /// Type: `Count`.
  int get pages => decodeField("pages", asInteger);

  /// First day of the period, inclusive.
  /// Type: `Day`.
  String get from => decodeField("from", asText);

  /// Last day of the period, inclusive.
  /// Type: `Day`.
  String get to => decodeField("to", asText);

  /// Total Credit at the start of the first day.
  Map<String, String> get opening => decodeField("opening", asMapOf(asText));

  /// Total Credit at the end of the last day, or now if it has not ended.
  Map<String, String> get closing => decodeField("closing", asMapOf(asText));

  /// Entries on this page, newest first.
  List<WorkforceLedgerEntry> get data => decodeField("data", asListOf(asObject(WorkforceLedgerEntry.fromJson)));
}

/// One entry of the ledger.
final class WorkforceLedgerEntry extends SvcObject {
  /// One around what was received.
  WorkforceLedgerEntry.fromJson(Map<String, Object?> json) : super('WorkforceLedgerEntry', json);

  /// Calendar day in Harare.
  /// Type: `Day`.
  String get date => decodeField("date", asText);

  /// Kind of the ledger entry.
  WorkforceLedgerKind get kind => decodeField("kind", asValueOf(WorkforceLedgerKind.new));

  /// Reference number of the allocation. Null for an entry without one.
  /// Type: `WorkforceReference`.
  String? get reference => decodeField("reference", orNull(asText));

  /// Description of the entry in words.
  /// Type: `Note`.
  String get description => decodeField("description", asText);

  /// Change in your Credit. Negative for debits.
  /// Type: `SignedMoney`.
  String get amount => decodeField("amount", asText);

  /// Three-letter ISO currency code.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Total Credit in this currency after the entry.
  /// Type: `Money`.
  String get balance => decodeField("balance", asText);

  /// ID of the object that caused the entry.
  /// Type: `CreditSourceId`.
  String get source => decodeField("source", asText);
}

/// Limits of a single allocation.
final class WorkforceLimits extends SvcObject {
  /// One around what was received.
  WorkforceLimits.fromJson(Map<String, Object?> json) : super('WorkforceLimits', json);

  /// Maximum number of lines.
  /// Type: `Count`.
  int get maxLines => decodeField("max_lines", asInteger);

  /// Maximum face value. Null in a currency without a limit.
  Map<String, String?> get maxTotal => decodeField("max_total", asMapOf(orNull(asText)));
}

/// What one person receives. Set `recipient_id`, or `phone` and `name`. Fields are parsed leniently:
/// an invalid value fails only its line. An unknown field returns 400.
final class WorkforceLineCreate extends SvcObject {
  /// One to be sent.
  WorkforceLineCreate({
    String? amount,
    String? recipientId,
    String? phone,
    String? name,
    String? currency,
    String? meter,
    String? tokenPhone,
    String? note,
  }) : super('WorkforceLineCreate', plainFields({
          if (amount != null) "amount": amount,
          if (recipientId != null) "recipient_id": recipientId,
          if (phone != null) "phone": phone,
          if (name != null) "name": name,
          if (currency != null) "currency": currency,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (note != null) "note": note,
        }));

  /// One around what was received.
  WorkforceLineCreate.fromJson(Map<String, Object?> json) : super('WorkforceLineCreate', json);

  /// Face value that the person receives. Required.
  /// Type: `LineValue`.
  String? get amount => decodeField("amount", orNull(asText));

  /// ID of the person, `rcp_…`, if they are registered.
  /// Type: `LineText`.
  String? get recipientId => decodeField("recipient_id", orNull(asText));

  /// Mobile number of a person who is not registered.
  /// Type: `LineValue`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Name of a person who is not registered.
  /// Type: `LineValue`.
  String? get name => decodeField("name", orNull(asText));

  /// Currency of the line: `USD` or `ZWG`. Default: `USD`.
  /// Type: `LineValue`.
  String? get currency => decodeField("currency", orNull(asText));

  /// Meter number, for power only. Default: the person's default meter.
  /// Type: `LineValue`.
  String? get meter => decodeField("meter", orNull(asText));

  /// Phone number that receives the power token by SMS. Default: the person's own number.
  /// Type: `LineValue`.
  String? get tokenPhone => decodeField("token_phone", orNull(asText));

  /// Note about this line. Not shown to the person.
  /// Type: `LineValue`.
  String? get note => decodeField("note", orNull(asText));
}

/// A meter of a person.
final class WorkforceMeter extends SvcObject {
  /// One around what was received.
  WorkforceMeter.fromJson(Map<String, Object?> json) : super('WorkforceMeter', json);

  /// Recipient who has the meter.
  /// Type: `RecipientId`.
  String get recipient => decodeField("recipient", asText);

  /// Name of the person. Null if unknown.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Meter number of 11 digits.
  /// Type: `MeterNumber`.
  String get meter => decodeField("meter", asText);

  /// Masked name of the owner, from the utility. Null until confirmed.
  String? get nameMasked => decodeField("name_masked", orNull(asText));

  /// Suburb of the meter, never the full address. Null until confirmed.
  String? get suburb => decodeField("suburb", orNull(asText));

  /// Time at which the utility last confirmed the meter. Null if never.
  /// Type: `UnixTime`.
  int? get confirmedAt => decodeField("confirmed_at", orNull(asInteger));

  /// Kilowatt hours of its last token. Null if there is none.
  /// Type: `Units`.
  String? get lastUnitsKwh => decodeField("last_units_kwh", orNull(asText));

  /// Time at which its last token was bought. Null if there is none.
  /// Type: `UnixTime`.
  int? get lastSentAt => decodeField("last_sent_at", orNull(asInteger));
}

/// The meters of your people.
final class WorkforceMeters extends SvcObject {
  /// One around what was received.
  WorkforceMeters.fromJson(Map<String, Object?> json) : super('WorkforceMeters', json);

  /// Always `workforce_meters`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Meters of active people, by name, at most 10,000.
  List<WorkforceMeter> get data => decodeField("data", asListOf(asObject(WorkforceMeter.fromJson)));

  /// Whether there are more meters than listed.
  bool get truncated => decodeField("truncated", asBoolean);
}

/// Spend of one month against the department's budget.
final class WorkforceMonthSpend extends SvcObject {
  /// One around what was received.
  WorkforceMonthSpend.fromJson(Map<String, Object?> json) : super('WorkforceMonthSpend', json);

  /// Calendar month in Harare.
  /// Type: `Month`.
  String get month => decodeField("month", asText);

  /// Currency of the amounts: that of the department.
  Currency get currency => decodeField("currency", asValueOf(Currency.new));

  /// Budget of the month. Null if there is none.
  /// Type: `Money`.
  String? get budget => decodeField("budget", orNull(asText));

  /// Amount spent in the month.
  /// Type: `Money`.
  String get spent => decodeField("spent", asText);
}

/// A registered person: a recipient, as an employer sees them.
final class WorkforcePerson extends SvcObject {
  /// One around what was received.
  WorkforcePerson.fromJson(Map<String, Object?> json) : super('WorkforcePerson', json);

  /// Always `workforce_person`.
  String get object => decodeField("object", asText);

  /// Time at which the person was registered.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// ID of the recipient, as in `/recipients`.
  /// Type: `RecipientId`.
  String get recipient => decodeField("recipient", asText);

  /// Name of the person. Null once erased.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Phone number for airtime and messages. Null if there is none.
  /// Type: `Phone`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Your payroll number for the person. Null if not set.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that the person belongs to. Null if there is none.
  /// Type: `CostCenterId`.
  String? get costCenter => decodeField("cost_center", orNull(asText));

  /// Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Null for
  /// no cap.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));

  /// Face value of what the person received this month.
  Map<String, String> get spentThisMonth => decodeField("spent_this_month", asMapOf(asText));

  /// Current status. Decides whether the person can receive anything.
  RecipientStatus get status => decodeField("status", asValueOf(RecipientStatus.new));

  /// Your notes about the person. Null if there are none.
  /// Type: `Note`.
  String? get notes => decodeField("notes", orNull(asText));
}

/// Parameters to register a person.
final class WorkforcePersonCreate extends SvcObject {
  /// One to be sent.
  WorkforcePersonCreate({
    required String name,
    required String phone,
    String? payrollId,
    String? costCenterId,
    Map<String, String?>? monthlyCap,
  }) : super('WorkforcePersonCreate', plainFields({
          "name": name,
          "phone": phone,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
        }));

  /// One around what was received.
  WorkforcePersonCreate.fromJson(Map<String, Object?> json) : super('WorkforcePersonCreate', json);

  /// Name of the person.
  /// Type: `Label`.
  String get name => decodeField("name", asText);

  /// Mobile number, in any Zimbabwean format.
  /// Type: `PhoneInput`.
  String get phone => decodeField("phone", asText);

  /// Your payroll number for the person. Unique in the account.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that the person belongs to.
  /// Type: `CostCenterId`.
  String? get costCenterId => decodeField("cost_center_id", orNull(asText));

  /// Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
  /// no cap.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));
}

/// The result of registering a person.
final class WorkforcePersonCreated extends SvcObject {
  /// One around what was received.
  WorkforcePersonCreated.fromJson(Map<String, Object?> json) : super('WorkforcePersonCreated', json);

  /// Always `workforce_person_created`.
  String get object => decodeField("object", asText);

  /// The person as registered.
  WorkforcePerson get person => decodeField("person", asObject(WorkforcePerson.fromJson));

  /// Whether a new person was registered.
  bool get isNew => decodeField("is_new", asBoolean);

  /// Whether the number or payroll number was already registered; if so, that person was updated.
  bool get matchedExisting => decodeField("matched_existing", asBoolean);

  /// Warnings about the person.
  List<WorkforcePersonWarning> get warnings => decodeField("warnings", asListOf(asValueOf(WorkforcePersonWarning.new)));
}

/// A page of your people.
final class WorkforcePersonPage extends SvcObject {
  /// One around what was received.
  WorkforcePersonPage.fromJson(Map<String, Object?> json) : super('WorkforcePersonPage', json);

  /// Always `page`.
  String get object => decodeField("object", asText);

  /// Number of this page, starting at 1.
  /// Type: `PageNumber`.
  int get page => decodeField("page", asInteger);

  /// Number of rows per page.
  /// Type: `PageLimit`.
  int get pageSize => decodeField("page_size", asInteger);

  /// Total number of rows.
  /// Type: `Count`.
  int get total => decodeField("total", asInteger);

  /// Total number of pages. 0 if there are no rows.
  /// Type: `Count`.
  int get pages => decodeField("pages", asInteger);

  /// People on this page, by name.
  List<WorkforcePerson> get data => decodeField("data", asListOf(asObject(WorkforcePerson.fromJson)));
}

/// Spend on one person.
final class WorkforcePersonSpend extends SvcObject {
  /// One around what was received.
  WorkforcePersonSpend.fromJson(Map<String, Object?> json) : super('WorkforcePersonSpend', json);

  /// Recipient of the sends. Null for people who are not registered.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Name of the person. Null if unknown.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Number of sends to the person.
  /// Type: `Count`.
  int get count => decodeField("count", asInteger);

  /// Total face value of the sends.
  Map<String, String> get amount => decodeField("amount", asMapOf(asText));
}

/// Changes to a person. Omitted fields keep their value; null removes the value.
final class WorkforcePersonUpdate extends SvcObject {
  /// One to be sent.
  WorkforcePersonUpdate({
    String? name,
    String? phone,
    Nullable<String>? payrollId,
    Nullable<String>? costCenterId,
    Nullable<Map<String, String?>>? monthlyCap,
    Nullable<String>? notes,
  }) : super('WorkforcePersonUpdate', plainFields({
          if (name != null) "name": name,
          if (phone != null) "phone": phone,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
          if (notes != null) "notes": notes,
        }));

  /// One around what was received.
  WorkforcePersonUpdate.fromJson(Map<String, Object?> json) : super('WorkforcePersonUpdate', json);

  /// Name of the person.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Mobile number, in any Zimbabwean format.
  /// Type: `PhoneInput`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Your payroll number for the person. Null removes it.
  /// Type: `PayrollId`.
  String? get payrollId => decodeField("payroll_id", orNull(asText));

  /// Cost centre that the person belongs to. Null removes it.
  /// Type: `CostCenterId`.
  String? get costCenterId => decodeField("cost_center_id", orNull(asText));

  /// Maximum the person can receive per calendar month in Harare. Null removes it.
  Map<String, String?>? get monthlyCap => decodeField("monthly_cap", orNull(asMapOf(orNull(asText))));

  /// Your notes about the person. Null removes them.
  /// Type: `Note`.
  String? get notes => decodeField("notes", orNull(asText));
}

/// The result of updating a person.
final class WorkforcePersonUpdated extends SvcObject {
  /// One around what was received.
  WorkforcePersonUpdated.fromJson(Map<String, Object?> json) : super('WorkforcePersonUpdated', json);

  /// Always `workforce_person_updated`.
  String get object => decodeField("object", asText);

  /// The updated person with their new details.
  WorkforcePerson get person => decodeField("person", asObject(WorkforcePerson.fromJson));

  /// Always false: an update registers nobody.
  bool get isNew => decodeField("is_new", asBoolean);

  /// Always true: the person was already registered.
  bool get matchedExisting => decodeField("matched_existing", asBoolean);

  /// Warnings about the person.
  List<WorkforcePersonWarning> get warnings => decodeField("warnings", asListOf(asValueOf(WorkforcePersonWarning.new)));
}

/// A preview of an allocation, which writes nothing.
final class WorkforcePreview extends SvcObject {
  /// One around what was received.
  WorkforcePreview.fromJson(Map<String, Object?> json) : super('WorkforcePreview', json);

  /// Always `workforce_preview`.
  String get object => decodeField("object", asText);

  /// Time at which the check was run.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the check ran in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// All lines of the allocation.
  List<WorkforcePreviewLine> get lines => decodeField("lines", asListOf(asObject(WorkforcePreviewLine.fromJson)));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Credit that the valid lines would cost.
  Map<String, String> get cost => decodeField("cost", asMapOf(asText));

  /// Effect on the budget of each cost centre that a line is booked to, by name.
  List<WorkforceBudgetCheck> get costCenters => decodeField("cost_centers", asListOf(asObject(WorkforceBudgetCheck.fromJson)));

  /// Whether a budget would be exceeded, so that `acknowledge_over_budget` is required.
  bool get overBudget => decodeField("over_budget", asBoolean);

  /// Whether your Credit is sufficient.
  WorkforceCreditCheck get credit => decodeField("credit", asObject(WorkforceCreditCheck.fromJson));

  /// Whether it would require approval by an owner or admin.
  bool get requiresApproval => decodeField("requires_approval", asBoolean);
}

/// The expected outcome of one line.
final class WorkforcePreviewLine extends SvcObject {
  /// One around what was received.
  WorkforcePreviewLine.fromJson(Map<String, Object?> json) : super('WorkforcePreviewLine', json);

  /// Index of the line, starting at 0.
  int get index => decodeField("index", asInteger);

  /// Recipient of the line. Null if the person is not registered.
  /// Type: `RecipientId`.
  String? get recipient => decodeField("recipient", orNull(asText));

  /// Name of the person. Null if unknown.
  /// Type: `Label`.
  String? get name => decodeField("name", orNull(asText));

  /// Phone number of the person. Null if invalid.
  /// Type: `Phone`.
  String? get phone => decodeField("phone", orNull(asText));

  /// Mobile network of the number. Null if unknown.
  /// Type: `NetworkId`.
  String? get network => decodeField("network", orNull(asText));

  /// Face value. Null if it could not be parsed.
  /// Type: `Money`.
  String? get amount => decodeField("amount", orNull(asText));

  /// Currency of the line. Null if it could not be parsed.
  Currency? get currency => decodeField("currency", orNull(asValueOf(Currency.new)));

  /// Credit the line would cost. Null if the line is invalid.
  /// Type: `Money`.
  String? get cost => decodeField("cost", orNull(asText));

  /// All errors that prevent the line.
  List<ErrorDetail> get errors => decodeField("errors", asListOf(asObject(ErrorDetail.fromJson)));

  /// Warnings that do not prevent the line.
  List<WorkforceWarning> get warnings => decodeField("warnings", asListOf(asValueOf(WorkforceWarning.new)));
}

/// Products that can be allocated.
final class WorkforceProducts extends SvcObject {
  /// One around what was received.
  WorkforceProducts.fromJson(Map<String, Object?> json) : super('WorkforceProducts', json);

  /// Always `workforce_products`.
  String get object => decodeField("object", asText);

  /// Time at which this response was generated.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Products of type `airtime`.
  List<Product> get airtime => decodeField("airtime", asListOf(asObject(Product.fromJson)));

  /// Products of type `power`.
  List<Product> get power => decodeField("power", asListOf(asObject(Product.fromJson)));
}

/// Parameters to resend lines of an allocation.
final class WorkforceResend extends SvcObject {
  /// One to be sent.
  WorkforceResend({
    List<String>? itemIds,
    String? idempotencyKey,
    bool? acknowledgeOverBudget,
  }) : super('WorkforceResend', plainFields({
          if (itemIds != null) "item_ids": itemIds,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
        }));

  /// One around what was received.
  WorkforceResend.fromJson(Map<String, Object?> json) : super('WorkforceResend', json);

  /// IDs of the failed lines to resend. Default: all of them.
  List<String>? get itemIds => decodeField("item_ids", orNull(asListOf(asText)));

  /// Your own idempotency key: repeating a request returns the allocation it created.
  /// Type: `WorkforceIdempotencyKey`.
  String? get idempotencyKey => decodeField("idempotency_key", orNull(asText));

  /// Whether to proceed even if the cost centre is over budget.
  bool? get acknowledgeOverBudget => decodeField("acknowledge_over_budget", orNull(asBoolean));
}

/// A page of schedules.
final class WorkforceSchedulePage extends SvcObject {
  /// One around what was received.
  WorkforceSchedulePage.fromJson(Map<String, Object?> json) : super('WorkforceSchedulePage', json);

  /// Always `page`.
  String get object => decodeField("object", asText);

  /// Number of this page, starting at 1.
  /// Type: `PageNumber`.
  int get page => decodeField("page", asInteger);

  /// Number of rows per page.
  /// Type: `PageLimit`.
  int get pageSize => decodeField("page_size", asInteger);

  /// Total number of rows.
  /// Type: `Count`.
  int get total => decodeField("total", asInteger);

  /// Total number of pages. 0 if there are no rows.
  /// Type: `Count`.
  int get pages => decodeField("pages", asInteger);

  /// Schedules on this page, newest first, as in `/schedules`.
  List<Schedule> get data => decodeField("data", asListOf(asObject(Schedule.fromJson)));
}

/// Parameters to run a schedule now.
final class WorkforceScheduleRun extends SvcObject {
  /// One to be sent.
  WorkforceScheduleRun({
    bool? again,
    bool? acknowledgeOverBudget,
    String? idempotencyKey,
  }) : super('WorkforceScheduleRun', plainFields({
          if (again != null) "again": again,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
        }));

  /// One around what was received.
  WorkforceScheduleRun.fromJson(Map<String, Object?> json) : super('WorkforceScheduleRun', json);

  /// Whether to run even if the schedule has already run today.
  bool? get again => decodeField("again", orNull(asBoolean));

  /// Whether to proceed even if the cost centre is over budget.
  bool? get acknowledgeOverBudget => decodeField("acknowledge_over_budget", orNull(asBoolean));

  /// Your own idempotency key: repeating a request returns the allocation it created.
  /// Type: `WorkforceIdempotencyKey`.
  String? get idempotencyKey => decodeField("idempotency_key", orNull(asText));
}

/// The result of an allocation, resend or run.
final class WorkforceSendResult extends SvcObject {
  /// One around what was received.
  WorkforceSendResult.fromJson(Map<String, Object?> json) : super('WorkforceSendResult', json);

  /// Always `workforce_send_result`.
  String get object => decodeField("object", asText);

  /// Time at which the allocation was created.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Whether the object exists in live mode.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Reference number of the allocation.
  /// Type: `WorkforceReference`.
  String get reference => decodeField("reference", asText);

  /// Batch of the allocation, as in `/batches`.
  /// Type: `BatchId`.
  String get batch => decodeField("batch", asText);

  /// Current status. Decide by this; see Lifecycles.
  BatchStatus get status => decodeField("status", asValueOf(BatchStatus.new));

  /// Number of lines, by status.
  BatchCounts get counts => decodeField("counts", asObject(BatchCounts.fromJson));

  /// Total face value of the valid lines.
  Map<String, String> get total => decodeField("total", asMapOf(asText));

  /// Whether an earlier request with the same key created it.
  bool get replayed => decodeField("replayed", asBoolean);

  /// Whether it requires approval by an owner or admin.
  bool get requiresApproval => decodeField("requires_approval", asBoolean);
}

/// Availability of the test account's electricity utility.
final class ZesaAvailability extends SvcObject implements EventObject {
  /// One around what was received.
  ZesaAvailability.fromJson(Map<String, Object?> json) : super('ZesaAvailability', json);

  /// Always `zesa_availability`.
  String get object => decodeField("object", asText);

  /// Time at which the state was set.
  /// Type: `UnixTime`.
  int get created => decodeField("created", asInteger);

  /// Always false: test mode only.
  bool get livemode => decodeField("livemode", asBoolean);

  /// Current state of the utility.
  UtilityState get state => decodeField("state", asValueOf(UtilityState.new));

  /// Time at which the utility entered this state.
  /// Type: `UnixTime`.
  int get since => decodeField("since", asInteger);

  /// Number of sends waiting for the utility.
  int get affectedQueued => decodeField("affected_queued", asInteger);
}

/// An event's payload: ZesaAvailability.
final class ZesaAvailabilityEventData extends SvcObject {
  /// One around what was received.
  ZesaAvailabilityEventData.fromJson(Map<String, Object?> json) : super('ZesaAvailabilityEventData', json);

  /// The ZesaAvailability with its values at this attempt.
  ZesaAvailability get object => decodeField("object", asObject(ZesaAvailability.fromJson));

  /// Fields that changed since the previous event of this object, with their previous values: apply
  /// them to get the object as it was before. Tokens are masked. Null if nothing changed.
  Object? get previousAttributes => decodeField("previous_attributes", orNull(asAny));

  /// Whether `POST /test/events/trigger` created the event: nothing actually happened.
  bool get synthetic => decodeField("synthetic", asBoolean);

  /// Threshold of the alert, for `credit.balance.low`. Null for all other types.
  CreditThreshold? get threshold => decodeField("threshold", orNull(asObject(CreditThreshold.fromJson)));

  /// The expected shortfall, for `credit.shortfall.projected`. Null for all other types.
  ShortfallProjection? get projection => decodeField("projection", orNull(asObject(ShortfallProjection.fromJson)));

  /// ID of the rule that matched, for `activity.rule_matched`. Null for all other types.
  /// Type: `ProgramRuleId`.
  String? get rule => decodeField("rule", orNull(asText));

  /// ID of the reward that the rule created, for `activity.rule_matched`. Null for all other types.
  /// Type: `RewardId`.
  String? get reward => decodeField("reward", orNull(asText));
}

/// State of the utility to simulate.
final class ZesaAvailabilitySet extends SvcObject {
  /// One to be sent.
  ZesaAvailabilitySet({
    required UtilityState state,
  }) : super('ZesaAvailabilitySet', plainFields({
          "state": state,
        }));

  /// One around what was received.
  ZesaAvailabilitySet.fromJson(Map<String, Object?> json) : super('ZesaAvailabilitySet', json);

  /// State of the utility.
  UtilityState get state => decodeField("state", asValueOf(UtilityState.new));
}

/// Something that happened to an object. Its class follows from `type`.
sealed class Event implements SvcObject {
  /// The variant that `type` names.
  factory Event.fromJson(Map<String, Object?> json) => switch (json["type"]) {
        "activity.rule_matched" => ActivityRuleMatchedEvent.fromJson(json),
        "agent_approval.approved" => AgentApprovalApprovedEvent.fromJson(json),
        "agent_approval.expired" => AgentApprovalExpiredEvent.fromJson(json),
        "agent_approval.failed" => AgentApprovalFailedEvent.fromJson(json),
        "agent_approval.rejected" => AgentApprovalRejectedEvent.fromJson(json),
        "agent_approval.requested" => AgentApprovalRequestedEvent.fromJson(json),
        "api_key.created" => ApiKeyCreatedEvent.fromJson(json),
        "api_key.expiring" => ApiKeyExpiringEvent.fromJson(json),
        "api_key.revoked" => ApiKeyRevokedEvent.fromJson(json),
        "api_key.rolled" => ApiKeyRolledEvent.fromJson(json),
        "batch.cancelled" => BatchCancelledEvent.fromJson(json),
        "batch.completed" => BatchCompletedEvent.fromJson(json),
        "batch.created" => BatchCreatedEvent.fromJson(json),
        "batch.failed" => BatchFailedEvent.fromJson(json),
        "batch.partially_completed" => BatchPartiallyCompletedEvent.fromJson(json),
        "batch.processing" => BatchProcessingEvent.fromJson(json),
        "batch.requires_approval" => BatchRequiresApprovalEvent.fromJson(json),
        "checkout.session.credited" => CheckoutSessionCreditedEvent.fromJson(json),
        "checkout.session.expired" => CheckoutSessionExpiredEvent.fromJson(json),
        "checkout.session.fulfilled" => CheckoutSessionFulfilledEvent.fromJson(json),
        "checkout.session.paid" => CheckoutSessionPaidEvent.fromJson(json),
        "checkout.session.resent" => CheckoutSessionResentEvent.fromJson(json),
        "credit.adjusted" => CreditAdjustedEvent.fromJson(json),
        "credit.balance.low" => CreditBalanceLowEvent.fromJson(json),
        "credit.released" => CreditReleasedEvent.fromJson(json),
        "credit.reserved" => CreditReservedEvent.fromJson(json),
        "credit.shortfall.projected" => CreditShortfallProjectedEvent.fromJson(json),
        "credit.topup.expired" => CreditTopupExpiredEvent.fromJson(json),
        "credit.topup.failed" => CreditTopupFailedEvent.fromJson(json),
        "credit.topup.pending" => CreditTopupPendingEvent.fromJson(json),
        "credit.topup.succeeded" => CreditTopupSucceededEvent.fromJson(json),
        "dispute.opened" => DisputeOpenedEvent.fromJson(json),
        "dispute.resolved" => DisputeResolvedEvent.fromJson(json),
        "network.availability.degraded" => NetworkAvailabilityDegradedEvent.fromJson(json),
        "network.availability.restored" => NetworkAvailabilityRestoredEvent.fromJson(json),
        "power.availability.down" => PowerAvailabilityDownEvent.fromJson(json),
        "power.availability.up" => PowerAvailabilityUpEvent.fromJson(json),
        "program.activated" => ProgramActivatedEvent.fromJson(json),
        "program.budget.low" => ProgramBudgetLowEvent.fromJson(json),
        "program.closed" => ProgramClosedEvent.fromJson(json),
        "program.exhausted" => ProgramExhaustedEvent.fromJson(json),
        "program.paused" => ProgramPausedEvent.fromJson(json),
        "program.reactivated" => ProgramReactivatedEvent.fromJson(json),
        "recipient.created" => RecipientCreatedEvent.fromJson(json),
        "recipient.erased" => RecipientErasedEvent.fromJson(json),
        "recipient.erasure_pending" => RecipientErasurePendingEvent.fromJson(json),
        "recipient.updated" => RecipientUpdatedEvent.fromJson(json),
        "referral.qualified" => ReferralQualifiedEvent.fromJson(json),
        "review.opened" => ReviewOpenedEvent.fromJson(json),
        "review.resolved" => ReviewResolvedEvent.fromJson(json),
        "reward.created" => RewardCreatedEvent.fromJson(json),
        "reward.delivered" => RewardDeliveredEvent.fromJson(json),
        "reward.duplicate" => RewardDuplicateEvent.fromJson(json),
        "reward.expired" => RewardExpiredEvent.fromJson(json),
        "reward.failed" => RewardFailedEvent.fromJson(json),
        "reward.held" => RewardHeldEvent.fromJson(json),
        "reward.rejected" => RewardRejectedEvent.fromJson(json),
        "reward.released" => RewardReleasedEvent.fromJson(json),
        "reward.voided" => RewardVoidedEvent.fromJson(json),
        "reward_link.claimed" => RewardLinkClaimedEvent.fromJson(json),
        "reward_link.created" => RewardLinkCreatedEvent.fromJson(json),
        "reward_link.expired" => RewardLinkExpiredEvent.fromJson(json),
        "reward_link.opened" => RewardLinkOpenedEvent.fromJson(json),
        "reward_link.revoked" => RewardLinkRevokedEvent.fromJson(json),
        "schedule.occurrence.ran" => ScheduleOccurrenceRanEvent.fromJson(json),
        "schedule.occurrence.retry_after_topup" => ScheduleOccurrenceRetryAfterTopupEvent.fromJson(json),
        "schedule.occurrence.skipped_insufficient_credit" => ScheduleOccurrenceSkippedInsufficientCreditEvent.fromJson(json),
        "schedule.occurrence.upcoming" => ScheduleOccurrenceUpcomingEvent.fromJson(json),
        "send.cancelled" => SendCancelledEvent.fromJson(json),
        "send.created" => SendCreatedEvent.fromJson(json),
        "send.credited_back" => SendCreditedBackEvent.fromJson(json),
        "send.delivered" => SendDeliveredEvent.fromJson(json),
        "send.failed" => SendFailedEvent.fromJson(json),
        "send.late_delivered" => SendLateDeliveredEvent.fromJson(json),
        "send.meter_changed" => SendMeterChangedEvent.fromJson(json),
        "send.queued" => SendQueuedEvent.fromJson(json),
        "send.requires_review" => SendRequiresReviewEvent.fromJson(json),
        "send.retrying" => SendRetryingEvent.fromJson(json),
        "send.scheduled" => SendScheduledEvent.fromJson(json),
        "send.submitted" => SendSubmittedEvent.fromJson(json),
        "send.token_delivered" => SendTokenDeliveredEvent.fromJson(json),
        "send.token_delivery_failed" => SendTokenDeliveryFailedEvent.fromJson(json),
        "send.token_resent" => SendTokenResentEvent.fromJson(json),
        "send.unknown" => SendUnknownEvent.fromJson(json),
        "webhook_endpoint.disabled" => WebhookEndpointDisabledEvent.fromJson(json),
        _ => UnknownEvent.fromJson(json),
      };

  /// ID of the event. It is the same at each delivery: ignore events you have already processed.
  /// Type: `EventId`.
  String get id;

  /// Always `event`.
  String get object;

  /// Time of the event. All events of one change have the same time.
  /// Type: `UnixTime`.
  int get created;

  /// True in live mode, false in test mode.
  bool get livemode;

  /// Type of the event. New types can be added; ignore those you do not know.
  String get type;

  /// API version in which `data.object` is formatted.
  /// Type: `ApiVersion`.
  String get apiVersion;

  /// Position among the events of the same object, starting at 1. Order events by it, not by
  /// arrival.
  int get sequence;

  /// The request that caused the event. Null if the service did.
  EventRequest? get request;
}

/// The object that an event is about, with its current values. `object` names its type.
sealed class EventObject implements SvcObject {
  /// The variant that `object` names.
  factory EventObject.fromJson(Map<String, Object?> json) => switch (json["object"]) {
        "send" => Send.fromJson(json),
        "checkout_session" => CheckoutSession.fromJson(json),
        "dispute" => Dispute.fromJson(json),
        "topup" => Topup.fromJson(json),
        "credit_transaction" => CreditTransaction.fromJson(json),
        "batch" => Batch.fromJson(json),
        "schedule_occurrence" => ScheduleOccurrence.fromJson(json),
        "credit_reservation" => CreditReservation.fromJson(json),
        "program" => Program.fromJson(json),
        "reward" => Reward.fromJson(json),
        "reward_link" => RewardLink.fromJson(json),
        "review" => Review.fromJson(json),
        "activity" => Activity.fromJson(json),
        "referral" => Referral.fromJson(json),
        "api_key" => ApiKey.fromJson(json),
        "agent_approval" => AgentApproval.fromJson(json),
        "recipient" => Recipient.fromJson(json),
        "zesa_availability" => ZesaAvailability.fromJson(json),
        "network" => Network.fromJson(json),
        "credit" => Credit.fromJson(json),
        "webhook_endpoint" => WebhookEndpoint.fromJson(json),
        _ => UnknownEventObject.fromJson(json),
      };
}

/// A variant of [EventObject] that this version does not know; `[]` reads its fields.
final class UnknownEventObject extends SvcObject implements EventObject {
  /// One around what was received.
  UnknownEventObject.fromJson(Map<String, Object?> json) : super('UnknownEventObject', json);
}

/// A reward, or the approval it requires. Distinguish them by `object`.
sealed class RewardOrApproval implements SvcObject {
  /// The variant that `object` names.
  factory RewardOrApproval.fromJson(Map<String, Object?> json) => switch (json["object"]) {
        "reward" => Reward.fromJson(json),
        "agent_approval" => AgentApproval.fromJson(json),
        _ => UnknownRewardOrApproval.fromJson(json),
      };
}

/// A variant of [RewardOrApproval] that this version does not know; `[]` reads its fields.
final class UnknownRewardOrApproval extends SvcObject implements RewardOrApproval {
  /// One around what was received.
  UnknownRewardOrApproval.fromJson(Map<String, Object?> json) : super('UnknownRewardOrApproval', json);
}

/// A send, or the approval that it waits for. Distinguished by `object`.
sealed class SendOrApproval implements SvcObject {
  /// The variant that `object` names.
  factory SendOrApproval.fromJson(Map<String, Object?> json) => switch (json["object"]) {
        "send" => Send.fromJson(json),
        "agent_approval" => AgentApproval.fromJson(json),
        _ => UnknownSendOrApproval.fromJson(json),
      };
}

/// A variant of [SendOrApproval] that this version does not know; `[]` reads its fields.
final class UnknownSendOrApproval extends SvcObject implements SendOrApproval {
  /// One around what was received.
  UnknownSendOrApproval.fromJson(Map<String, Object?> json) : super('UnknownSendOrApproval', json);
}
