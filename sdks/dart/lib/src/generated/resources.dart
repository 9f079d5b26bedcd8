// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import '../runtime/file.dart';
import '../runtime/model.dart';
import '../runtime/options.dart';
import '../runtime/page.dart';
import '../runtime/resource.dart';
import '../runtime/send.dart';
import '../runtime/values.dart';
import '../runtime/wait.dart';
import 'enums.dart';
import 'models.dart';
import 'operations.dart';

/// The methods of `account`.
final class AccountResource {
  /// A client makes it.
  AccountResource(this._settings);

  final Settings _settings;

  /// Retrieve your account.
  ///
  /// Returns the account of the key: the organisation in the key's mode. Use it to check that a key
  /// works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
  Future<Account> get({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["account.get"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        Account.fromJson,
      );

  /// List activity.
  ///
  /// Lists what happened in the account in the last 30 days, newest first: its events and, for a key
  /// with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
  /// must not miss anything should read `GET /events`.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`.
  PageRequest<AccountActivity> listActivity({
    int? limit,
    String? startingAfter,
    CreatedFilter? created,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["account.list_activity"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (created != null) "created": created,
        },
        options,
        AccountActivity.fromJson,
      );

  /// Update your account.
  ///
  /// Changes the settings of the account. Omitted fields keep their value. Use it to sign text
  /// messages with the name of your shop, to require a second person's approval for large batches, or
  /// to guard a busy till against entering the same sale twice. The change applies from the next
  /// request; existing sends keep the settings they were created with. The change is recorded in the
  /// audit log.
  ///
  /// The key must have been created by an owner or admin, and for `default_api_version` by an owner.
  /// Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
  /// `dashboard_only`.
  ///
  /// Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
  /// `dashboard_only`.
  Future<Account> update({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["account.update"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        Account.fromJson,
      );
}

/// The methods of `activities`.
final class ActivitiesResource {
  /// A client makes it.
  ActivitiesResource(this._settings);

  final Settings _settings;

  /// Report an activity.
  ///
  /// Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
  /// ID as `activity_id`: if you report the same one again, however late, the first activity is
  /// returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
  /// the response lists the ones that matched. A rule that gives nothing, for example because a limit
  /// is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
  /// recipient as an object with a phone number and no recipient matches, one is created.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
  /// `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
  /// `limit_reached`.
  Future<Activity> create({
    required TextOr<RewardRecipientPerson> recipient,
    required String name,
    required String activityId,
    Moment? occurredAt,
    String? value,
    String? currency,
    String? program,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["activities.create"]!,
        <String, String>{},
        <String, Object?>{
          "recipient": recipient,
          "name": name,
          "activity_id": activityId,
          if (occurredAt != null) "occurred_at": occurredAt,
          if (value != null) "value": value,
          if (currency != null) "currency": currency,
          if (program != null) "program": program,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Activity.fromJson,
      );

  /// Retrieve an activity.
  ///
  /// Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
  /// why a visit earned nothing; see `skipped_reason` of each rule.
  Future<Activity> get(
    String activityId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["activities.get"]!,
        <String, String>{"activity_id": activityId},
        <String, Object?>{},
        options,
        Activity.fromJson,
      );

  /// List activities.
  ///
  /// Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
  /// `matches` lists the rules that matched and what each gave.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<Activity> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? name,
    String? recipient,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["activities.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (name != null) "name": name,
          if (recipient != null) "recipient": recipient,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Activity.fromJson,
      );
}

/// The methods of `approvals`.
final class ApprovalsResource {
  /// A client makes it.
  ApprovalsResource(this._settings);

  final Settings _settings;

  /// Retrieve an agent approval.
  ///
  /// Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
  /// `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
  Future<AgentApproval> get(
    String approvalId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["approvals.get"]!,
        <String, String>{"approval_id": approvalId},
        <String, Object?>{},
        options,
        AgentApproval.fromJson,
      );

  /// List agent approvals.
  ///
  /// Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
  /// agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
  /// events.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<AgentApproval> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    AgentApprovalStatus? status,
    AgentAction? action,
    String? apiKey,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["approvals.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (action != null) "action": action,
          if (apiKey != null) "api_key": apiKey,
        },
        options,
        AgentApproval.fromJson,
      );
}

/// The methods of `audit_log`.
final class AuditLogResource {
  /// A client makes it.
  AuditLogResource(this._settings);

  final Settings _settings;

  /// List the audit log.
  ///
  /// Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
  /// accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
  /// permanently. Sales are not included; see `GET /sends`.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<AuditEvent> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? action,
    String? object,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["audit_log.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (action != null) "action": action,
          if (object != null) "object": object,
        },
        options,
        AuditEvent.fromJson,
      );
}

/// The methods of `batches`.
final class BatchesResource {
  /// A client makes it.
  BatchesResource(this._settings);

  final Settings _settings;

  /// Approve a batch.
  ///
  /// Approves a waiting batch and starts it. Only an owner or admin, or a key created by one of them,
  /// can approve; the creator of the batch cannot: 403 `self_approval_forbidden`. The cost is reserved
  /// now unless the batch was created with `reserve_credit: false`. Returns 409 `batch_not_approvable`
  /// if the batch is not waiting for approval.
  ///
  /// Errors: `role_required`, `idempotency_key_required`, `idempotency_key_invalid`,
  /// `idempotency_mismatch`, `idempotency_in_progress`, `batch_not_approvable`,
  /// `self_approval_forbidden`, `reservation_insufficient`.
  Future<Batch> approve(
    String batchId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["batches.approve"]!,
        <String, String>{"batch_id": batchId},
        <String, Object?>{},
        options,
        Batch.fromJson,
      );

  /// Cancel a batch.
  ///
  /// Cancels the lines of a batch that have not been sent, and releases the Credit still reserved for
  /// them. Sends in progress continue; the batch becomes `cancelled` when the last of them has ended,
  /// or immediately if there are none. If the batch is already cancelled, the request returns 200 with
  /// the batch unchanged. Returns 409 `batch_not_cancellable` if it has ended or has no line left to
  /// cancel.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `batch_not_cancellable`.
  Future<Batch> cancel(
    String batchId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["batches.cancel"]!,
        <String, String>{"batch_id": batchId},
        <String, Object?>{},
        options,
        Batch.fromJson,
      );

  /// Create a batch.
  ///
  /// Creates a batch of up to 10,000 sales. Pass the lines in `items`, or as text in `csv`. Every line
  /// is checked as in `POST /sends`. Returns 202 with the batch, its total and its counts before
  /// anything is sent. Follow it with the `batch.*` events or by retrieving it; each line becomes a
  /// send with its own events.
  ///
  /// Lines are parsed leniently: an invalid field fails only its line. If any line is invalid, the
  /// whole batch is rejected with 422 `batch_invalid_lines`, whose `meta` counts the invalid lines and
  /// shows the first; with `on_invalid: skip` they are skipped with status `invalid`. Use
  /// `POST /batches/preview` first to see the result for every line.
  ///
  /// The whole cost is reserved up front, so that a batch that starts can finish. If your Credit is
  /// too low, 402 `reservation_insufficient` is returned and nothing is written. With
  /// `reserve_credit: false`, each line is charged when it is sent, and `on_insufficient` decides what
  /// happens when the Credit runs out. If the face value in a currency exceeds your
  /// `batch_approval_threshold`, the batch waits as `requires_approval` and reserves its cost when it
  /// is approved. If nobody approves it within 72 hours, it is cancelled.
  ///
  /// The body can be up to 8 MiB. An account can make six batches, previews and exports per minute. A
  /// key's `per_send` cap, products, networks and numbers apply to each line; its daily and monthly
  /// caps apply to the whole batch.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `batch_too_large`, `reference_not_found`, `invalid_currency`,
  /// `invalid_metadata`, `conflicting_parameters`, `invalid_csv`, `batch_empty`,
  /// `unknown_merge_field`, `sms_too_long`, `batch_invalid_lines`, `spend_cap_exceeded`,
  /// `reservation_insufficient`.
  Future<Batch> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["batches.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        Batch.fromJson,
      );

  /// Retrieve a batch.
  ///
  /// Retrieves a batch with its status and the number of lines in each status. While it is
  /// `processing`, poll every few seconds, or listen to `batch.completed`, `batch.partially_completed`
  /// or `batch.failed`. A batch ends at most one day after it started; lines whose sends have no final
  /// status by then are `unresolved`, and their sends report the outcome later.
  Future<Batch> get(
    String batchId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["batches.get"]!,
        <String, String>{"batch_id": batchId},
        <String, Object?>{},
        options,
        Batch.fromJson,
      );

  /// Retrieve batch results as CSV.
  ///
  /// Returns every line of a batch with its outcome, as CSV for spreadsheets. You can request it at
  /// any time; it shows the current status of each line. The columns are `line`, `target`, `network`,
  /// `type`, `amount`, `currency`, `status`, `send_id`, `client_reference`, `failure_code`,
  /// `failure_message`, `token_last4`, `units` and `delivered_at` (ISO 8601, Harare time). It never
  /// contains a full power token.
  Future<FileResult> getResults(
    String batchId, {
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["batches.get_results"]!,
        <String, String>{"batch_id": batchId},
        <String, Object?>{},
        options,
      );

  /// List batches.
  ///
  /// Lists your batches, newest first, including those created by schedules and Workforce. Use
  /// `status=requires_approval` to find batches that an owner or admin must approve.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Batch> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    BatchStatus? status,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["batches.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Batch.fromJson,
      );

  /// List the lines of a batch.
  ///
  /// Lists the lines of a batch, newest first, so the last line of the batch comes first. Use it to
  /// show progress, or with `status=failed` to find lines that need attention; `results.csv` contains
  /// all lines in one file. Power tokens are masked unless the key has `tokens:read`.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
  PageRequest<BatchItem> listItems(
    String batchId, {
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    BatchItemStatus? status,
    Map<String, String>? metadata,
    List<BatchItemListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["batches.list_items"]!,
        <String, String>{"batch_id": batchId},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (metadata != null) "metadata": metadata,
          if (expand != null) "expand[]": expand,
        },
        options,
        BatchItem.fromJson,
      );

  /// Preview a batch.
  ///
  /// Previews a batch without creating it: whether each line is valid and what it would cost, the
  /// totals, and whether your Credit and our stock with the suppliers are sufficient. It takes the
  /// body of `POST /batches`, writes nothing, does not use up any `client_reference` and counts
  /// towards no cap. Invalid lines are reported in `lines` rather than rejected. The body can be up to
  /// 8 MiB, and previews count towards the limit of six batches, previews and exports per minute.
  ///
  /// Errors: `batch_too_large`, `reference_not_found`, `invalid_currency`, `invalid_metadata`,
  /// `conflicting_parameters`, `invalid_csv`, `batch_empty`, `unknown_merge_field`,
  /// `sms_too_long`.
  Future<BatchPreview> preview({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["batches.preview"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        BatchPreview.fromJson,
      );

  /// Retry the failed lines of a batch.
  ///
  /// Retries the failed lines of a batch as a new, separately charged batch, whose `retry_of` is the
  /// original. Each line is retried once. The network is first asked about its send, as in
  /// `POST /sends/{send_id}/retry`; a line that was delivered after all, or whose network does not
  /// respond, is omitted. Returns 409 `nothing_to_retry` if no line is left. The lines have no
  /// `client_reference`. The new batch may require approval like any other.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `nothing_to_retry`, `spend_cap_exceeded`,
  /// `reservation_insufficient`.
  Future<Batch> retryFailed(
    String batchId, {
    bool? reserveCredit,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["batches.retry_failed"]!,
        <String, String>{"batch_id": batchId},
        <String, Object?>{
          if (reserveCredit != null) "reserve_credit": reserveCredit,
        },
        options,
        Batch.fromJson,
      );
}

/// The methods of `blocklist`.
final class BlocklistResource {
  /// A client makes it.
  BlocklistResource(this._settings);

  final Settings _settings;

  /// Block a phone number or meter.
  ///
  /// Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
  /// `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
  /// The block applies to the whole account and only in live mode: a test key gets 403
  /// `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.
  ///
  /// Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
  Future<BlockedTarget> create({
    required String target,
    String? reason,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["blocklist.create"]!,
        <String, String>{},
        <String, Object?>{
          "target": target,
          if (reason != null) "reason": reason,
        },
        options,
        BlockedTarget.fromJson,
      );

  /// Unblock a phone number or meter.
  ///
  /// Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
  /// them again with new references.
  Future<BlockedTarget> delete(
    String entryId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["blocklist.delete"]!,
        <String, String>{"entry_id": entryId},
        <String, Object?>{},
        options,
        BlockedTarget.fromJson,
      );

  /// Retrieve a blocklist entry.
  ///
  /// Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
  /// see whether anyone still tries.
  Future<BlockedTarget> get(
    String entryId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["blocklist.get"]!,
        <String, String>{"entry_id": entryId},
        <String, Object?>{},
        options,
        BlockedTarget.fromJson,
      );

  /// List the blocklist.
  ///
  /// Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
  /// before you promise to serve a customer.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
  PageRequest<BlockedTarget> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? target,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["blocklist.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (target != null) "target": target,
        },
        options,
        BlockedTarget.fromJson,
      );
}

/// The methods of `checkins`.
final class CheckinsResource {
  /// A client makes it.
  CheckinsResource(this._settings);

  final Settings _settings;

  /// Check in.
  ///
  /// Claims a link of a program that has a `geofence`. The phone must be inside the location during
  /// its opening hours. Call this from your page with a publishable key, once the browser has provided
  /// the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
  /// outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
  /// the challenge.
  ///
  /// Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
  /// `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
  /// person can try again. Links of a program without a `geofence` are claimed with
  /// `POST /claims/{token}`.
  ///
  /// An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
  /// location is held for review.
  ///
  /// Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
  /// `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
  /// `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
  /// `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
  /// `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
  /// `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
  /// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
  /// `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`.
  Future<Checkin> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["checkins.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        Checkin.fromJson,
      );

  /// List check-ins.
  ///
  /// Lists check-ins, newest first, with the distance from the location and the outcome.
  ///
  /// Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
  /// with the same key in the last 24 hours, with `phone_masked` and `reward` null.
  ///
  /// Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
  /// `conflicting_parameters`.
  PageRequest<Checkin> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    CheckinStatus? status,
    String? program,
    String? link,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["checkins.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (program != null) "program": program,
          if (link != null) "link": link,
        },
        options,
        Checkin.fromJson,
      );
}

/// The methods of `checkout_sessions`.
final class CheckoutSessionsResource {
  /// A client makes it.
  CheckoutSessionsResource(this._settings);

  final Settings _settings;

  /// Correct the meter of a checkout session.
  ///
  /// Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
  /// While the session is `open`, the payment page shows the new meter. Once it is paid, the status of
  /// its send decides, so that one payment never buys two tokens:
  ///
  /// - `pending` or `queued`: the send goes to the new meter, as if its own meter had been changed.
  /// - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered, so
  /// this returns 409 `already_sent`; `resource` is the send.
  /// - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
  /// asked about the failed send first; if it does not respond, this returns 503
  /// `provider_unavailable` and nothing is sold.
  ///
  /// Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while our
  /// staff review its payment: another amount than its total was paid, or the payment was reversed or
  /// disputed.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
  /// `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
  /// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
  /// `provider_unavailable`.
  Future<CheckoutSession> changeMeter(
    String sessionId, {
    required String meter,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["checkout_sessions.change_meter"]!,
        <String, String>{"session_id": sessionId},
        <String, Object?>{
          "meter": meter,
        },
        options,
        CheckoutSession.fromJson,
      );

  /// Create a checkout session.
  ///
  /// Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
  /// `url` within the hour. The send is created once the money has arrived, and is attributed to you.
  /// We are the merchant of record and the payer bears the card fee, so your Credit is not debited.
  ///
  /// Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
  /// confirmed with the utility and shown on the page. If a session with the same `client_reference`
  /// exists, it is returned with 200. Do not hand out goods because the customer reached
  /// `success_url`: listen to `checkout.session.paid` or `checkout.session.fulfilled`.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
  /// `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
  /// `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
  /// `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
  /// `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
  /// `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`.
  Future<CheckoutSession> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["checkout_sessions.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        CheckoutSession.fromJson,
      );

  /// Expire a checkout session.
  ///
  /// Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
  /// has given up or paid in cash. If the session has already expired, the request returns 200 with
  /// the session unchanged. Returns 409 `invalid_transition` if it is paid. A payment already in
  /// progress still counts: the session then becomes `paid`.
  ///
  /// Errors: `invalid_transition`.
  Future<CheckoutSession> expire(
    String sessionId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["checkout_sessions.expire"]!,
        <String, String>{"session_id": sessionId},
        <String, Object?>{},
        options,
        CheckoutSession.fromJson,
      );

  /// Retrieve a checkout session.
  ///
  /// Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
  /// Call it when your customer returns to `success_url`.
  ///
  /// Errors: `invalid_expand`.
  Future<CheckoutSession> get(
    String sessionId, {
    List<CheckoutSessionExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["checkout_sessions.get"]!,
        <String, String>{"session_id": sessionId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        CheckoutSession.fromJson,
      );

  /// List checkout sessions.
  ///
  /// Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
  /// `status=in_review` the sessions that our staff are reviewing.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
  PageRequest<CheckoutSession> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    CheckoutSessionStatus? status,
    String? clientReference,
    Map<String, String>? metadata,
    List<CheckoutSessionListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["checkout_sessions.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (clientReference != null) "client_reference": clientReference,
          if (metadata != null) "metadata": metadata,
          if (expand != null) "expand[]": expand,
        },
        options,
        CheckoutSession.fromJson,
      );
}

/// The methods of `claims`.
final class ClaimsResource {
  /// A client makes it.
  ClaimsResource(this._settings);

  final Settings _settings;

  /// Claim a reward link.
  ///
  /// Claims a reward link for a person, with their phone number, their choice if there are several,
  /// and the code if the link requires one. The reward is created and sent immediately, or held if a
  /// fraud rule stops it; show the message in `result`. If the same number claims again, the existing
  /// claim is returned with 200. Any other number gets 410 `claim_used`.
  ///
  /// If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
  /// codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number can receive
  /// a code, so any other gets 422 `code_invalid`. Links whose `requires` includes `position` return
  /// 422 `checkin_required` here; claim them with `POST /checkins`.
  ///
  /// Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
  /// `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
  /// `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
  /// `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
  /// `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
  /// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
  /// `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
  /// `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
  /// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
  Future<RewardLinkClaim> create(
    String token, {
    required String phone,
    SendType? choice,
    String? meter,
    String? bundleId,
    String? code,
    String? challengeToken,
    String? challengeAnswer,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["claims.create"]!,
        <String, String>{"token": token},
        <String, Object?>{
          "phone": phone,
          if (choice != null) "choice": choice,
          if (meter != null) "meter": meter,
          if (bundleId != null) "bundle_id": bundleId,
          if (code != null) "code": code,
          if (challengeToken != null) "challenge_token": challengeToken,
          if (challengeAnswer != null) "challenge_answer": challengeAnswer,
        },
        options,
        RewardLinkClaim.fromJson,
      );

  /// Show a reward link to its holder.
  ///
  /// Retrieves a reward link as its holder may see it: its value, the choices, and in `requires` what
  /// to ask for. Call it from your claim page with a publishable key. The first call marks the link as
  /// opened. Once the link is claimed, `result` reports progress; poll every two seconds until it is
  /// no longer `sending`.
  ///
  /// The response never includes the program, its budget, other rewards or a full phone number.
  /// Returns 410 if the link has expired or was revoked.
  ///
  /// Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
  Future<RewardLinkClaim> get(
    String token, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["claims.get"]!,
        <String, String>{"token": token},
        <String, Object?>{},
        options,
        RewardLinkClaim.fromJson,
      );

  /// Send a claim code.
  ///
  /// Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind: otp`
  /// require the code in the claim. The response is the same whether or not the number is allowed to
  /// claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
  /// be requested after one minute, up to three in 15 minutes and ten in a day.
  ///
  /// Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
  /// `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
  Future<ClaimCode> sendCode(
    String token, {
    required String phone,
    String? challengeToken,
    String? challengeAnswer,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["claims.send_code"]!,
        <String, String>{"token": token},
        <String, Object?>{
          "phone": phone,
          if (challengeToken != null) "challenge_token": challengeToken,
          if (challengeAnswer != null) "challenge_answer": challengeAnswer,
        },
        options,
        ClaimCode.fromJson,
      );
}

/// The methods of `cost_centers`.
final class CostCentersResource {
  /// A client makes it.
  CostCentersResource(this._settings);

  final Settings _settings;

  /// Create a cost centre.
  ///
  /// Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
  /// filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
  /// spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
  /// cost centre, already exists.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
  Future<CostCenter> create({
    required String name,
    required String currency,
    String? glCode,
    String? monthlyBudget,
    bool? isActive,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["cost_centers.create"]!,
        <String, String>{},
        <String, Object?>{
          "name": name,
          "currency": currency,
          if (glCode != null) "gl_code": glCode,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (isActive != null) "is_active": isActive,
          if (metadata != null) "metadata": metadata,
        },
        options,
        CostCenter.fromJson,
      );

  /// Retrieve a cost centre.
  ///
  /// Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
  /// before `remaining` becomes negative.
  Future<CostCenter> get(
    String costCenterId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["cost_centers.get"]!,
        <String, String>{"cost_center_id": costCenterId},
        <String, Object?>{},
        options,
        CostCenter.fromJson,
      );

  /// List cost centres.
  ///
  /// Lists the cost centres of the account, newest first, with this month's spend. Use
  /// `is_active=true` for those that sends can be booked to.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<CostCenter> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    bool? isActive,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["cost_centers.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (isActive != null) "is_active": isActive,
        },
        options,
        CostCenter.fromJson,
      );

  /// Update a cost centre.
  ///
  /// Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
  /// `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
  /// in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
  /// assigned to a person. The currency can change only while nothing is booked to it; otherwise the
  /// request returns 409 `resource_in_use`.
  ///
  /// Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
  /// `resource_in_use`.
  Future<CostCenter> update(
    String costCenterId, {
    String? name,
    Nullable<String>? glCode,
    Nullable<String>? monthlyBudget,
    String? currency,
    bool? isActive,
    Nullable<Map<String, String?>>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["cost_centers.update"]!,
        <String, String>{"cost_center_id": costCenterId},
        <String, Object?>{
          if (name != null) "name": name,
          if (glCode != null) "gl_code": glCode,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (currency != null) "currency": currency,
          if (isActive != null) "is_active": isActive,
          if (metadata != null) "metadata": metadata,
        },
        options,
        CostCenter.fromJson,
      );
}

/// The methods of `credit`.
final class CreditResource {
  /// A client makes it.
  CreditResource(this._settings);

  final Settings _settings;

  /// Retrieve your Credit.
  ///
  /// Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
  /// for batches and programs. `in_flight` is already charged for sends that have not ended, and is
  /// returned if they fail. Currencies are never exchanged.
  Future<Credit> get({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["credit.get"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        Credit.fromJson,
      );

  /// Retrieve your Credit alerts.
  ///
  /// Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
  /// low-balance alert in each currency.
  Future<CreditAlerts> getAlerts({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["credit.get_alerts"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        CreditAlerts.fromJson,
      );

  /// Retrieve a Credit reservation.
  ///
  /// Returns a reservation: how much was used, released and is still reserved. Find its ID in
  /// `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
  /// `credit.released`.
  Future<CreditReservation> getReservation(
    String reservationId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["credit.get_reservation"]!,
        <String, String>{"reservation_id": reservationId},
        <String, Object?>{},
        options,
        CreditReservation.fromJson,
      );

  /// Retrieve a Credit transaction.
  ///
  /// Returns a Credit transaction. Transactions never change.
  Future<CreditTransaction> getTransaction(
    String transactionId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["credit.get_transaction"]!,
        <String, String>{"transaction_id": transactionId},
        <String, Object?>{},
        options,
        CreditTransaction.fromJson,
      );

  /// List Credit reservations.
  ///
  /// Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
  /// see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
  /// `reference_not_found`.
  PageRequest<CreditReservation> listReservations({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    CreditReservationStatus? status,
    String? currency,
    String? source,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["credit.list_reservations"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (currency != null) "currency": currency,
          if (source != null) "source": source,
        },
        options,
        CreditReservation.fromJson,
      );

  /// List Credit transactions.
  ///
  /// Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
  /// `amount` is signed, and each transaction includes the balances after it. In each currency, they
  /// are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
  /// its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
  /// `reference_not_found`.
  PageRequest<CreditTransaction> listTransactions({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? currency,
    CreditTransactionType? type,
    String? source,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["credit.list_transactions"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (currency != null) "currency": currency,
          if (type != null) "type": type,
          if (source != null) "source": source,
        },
        options,
        CreditTransaction.fromJson,
      );

  /// Set your Credit alerts.
  ///
  /// Sets your Credit alerts. The request replaces all settings: omitted fields return to their
  /// defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
  /// threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
  /// threshold above your current Credit fires nothing until then.
  ///
  /// The event is sent whatever the channels. `email` and `sms` also notify the contact and the
  /// support number of your account, as shown in `recipients`.
  ///
  /// With `shortfall_projection`, we add up the expected total of your schedules for the next
  /// `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
  /// available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
  /// once for each currency and day.
  ///
  /// Errors: `invalid_amount`.
  Future<CreditAlerts> updateAlerts({
    Map<String, String?>? lowBalance,
    bool? shortfallProjection,
    int? shortfallDays,
    List<AlertChannel>? channels,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["credit.update_alerts"]!,
        <String, String>{},
        <String, Object?>{
          if (lowBalance != null) "low_balance": lowBalance,
          if (shortfallProjection != null) "shortfall_projection": shortfallProjection,
          if (shortfallDays != null) "shortfall_days": shortfallDays,
          if (channels != null) "channels": channels,
        },
        options,
        CreditAlerts.fromJson,
      );
}

/// The methods of `dealer`.
final class DealerResource {
  /// A client makes it.
  DealerResource(this._settings);

  final Settings _settings;

  /// Apply for dealer pricing.
  ///
  /// Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
  /// percentage that our staff set per network and currency. The application starts as a `draft` and
  /// can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
  /// complete the application with `PATCH /dealer/application` and submit it with
  /// `POST /dealer/application/submit`.
  ///
  /// An organisation can have one application at a time; the request returns 409 `duplicate_resource`
  /// while one is open or approved. After a decline you can apply again. In test mode a submitted
  /// application is in review after one step of the test clock and approved at 2.50 % after two, so
  /// that you can try dealer prices.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
  /// `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
  Future<DealerApplication> createApplication({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["dealer.create_application"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        DealerApplication.fromJson,
      );

  /// Retrieve your dealer application.
  ///
  /// Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
  /// Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
  /// if there is no application.
  Future<DealerApplication> getApplication({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["dealer.get_application"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        DealerApplication.fromJson,
      );

  /// Submit your dealer application.
  ///
  /// Submits the application for review. Our staff approve it, decline it, or request
  /// `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
  /// it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
  /// them in `details`. Returns 409 `invalid_transition` if it is already submitted.
  ///
  /// Errors: `invalid_transition`.
  Future<DealerApplication> submitApplication({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["dealer.submit_application"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        DealerApplication.fromJson,
      );

  /// Update your dealer application.
  ///
  /// Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
  /// keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
  /// status, because our staff review what you submitted.
  ///
  /// Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
  /// `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
  Future<DealerApplication> updateApplication({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["dealer.update_application"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        DealerApplication.fromJson,
      );
}

/// The methods of `disputes`.
final class DisputesResource {
  /// A client makes it.
  DisputesResource(this._settings);

  final Settings _settings;

  /// Open a dispute.
  ///
  /// Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
  /// number, or it is marked delivered but did not arrive. First check
  /// `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
  /// staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
  /// and slips with `POST /documents` and list them in `evidence.attachments`.
  ///
  /// A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
  /// status yet; wait until it has. A send can have one open dispute: a second returns 409
  /// `duplicate_resource`, and `resource` is the first.
  ///
  /// In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
  /// the outcome.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
  /// `duplicate_resource`.
  Future<Dispute> create({
    required String send,
    required DisputeReason reason,
    DisputeEvidenceInput? evidence,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["disputes.create"]!,
        <String, String>{},
        <String, Object?>{
          "send": send,
          "reason": reason,
          if (evidence != null) "evidence": evidence,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Dispute.fromJson,
      );

  /// Retrieve a dispute.
  ///
  /// Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
  /// again after `due_at`.
  ///
  /// Errors: `invalid_expand`.
  Future<Dispute> get(
    String disputeId, {
    List<DisputeExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["disputes.get"]!,
        <String, String>{"dispute_id": disputeId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        Dispute.fromJson,
      );

  /// List disputes.
  ///
  /// Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
  /// `send` for those about one sale.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
  /// `conflicting_parameters`.
  PageRequest<Dispute> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    DisputeStatus? status,
    String? send,
    Map<String, String>? metadata,
    List<DisputeListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["disputes.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (send != null) "send": send,
          if (metadata != null) "metadata": metadata,
          if (expand != null) "expand[]": expand,
        },
        options,
        Dispute.fromJson,
      );
}

/// The methods of `documents`.
final class DocumentsResource {
  /// A client makes it.
  DocumentsResource(this._settings);

  final Settings _settings;

  /// Retrieve a document.
  ///
  /// Returns a document with the status of its review and, if our staff rejected it, the reason. The
  /// file cannot be downloaded.
  Future<Document> get(
    String documentId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["documents.get"]!,
        <String, String>{"document_id": documentId},
        <String, Object?>{},
        options,
        Document.fromJson,
      );

  /// List documents.
  ///
  /// Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
  /// upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Document> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    DocumentPurpose? purpose,
    DocumentStatus? status,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["documents.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (purpose != null) "purpose": purpose,
          if (status != null) "status": status,
        },
        options,
        Document.fromJson,
      );

  /// Upload a document.
  ///
  /// Uploads a document for the dealer application or for a dispute, as a form with the fields
  /// `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
  /// response into `documents` of the application, or into `evidence.attachments` of the dispute. The
  /// file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
  /// with the hash of your file.
  ///
  /// A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
  /// `insufficient_scope`. The first bytes of the file determine its type: a file of another type
  /// returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
  /// wait for review; the next returns 409 `limit_reached`.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `limit_reached`.
  Future<Document> upload({
    required DocumentPurpose purpose,
    required List<int> file,
    String? filename,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["documents.upload"]!,
        <String, String>{},
        <String, Object?>{
          "purpose": purpose,
          "file": file,
          if (filename != null) "filename": filename,
        },
        options,
        Document.fromJson,
      );
}

/// The methods of `error_codes`.
final class ErrorCodesResource {
  /// A client makes it.
  ErrorCodesResource(this._settings);

  final Settings _settings;

  /// List error codes.
  ///
  /// Lists every error code, in alphabetical order, on one page: its status, its category, what
  /// happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
  /// for your cashiers, or to test that your program handles every code. No key is required. Codes may
  /// be added at any time; they are never removed and never change their meaning.
  PageRequest<ErrorCodeEntry> list({
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["error_codes.list"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        ErrorCodeEntry.fromJson,
      );
}

/// The methods of `events`.
final class EventsResource {
  /// A client makes it.
  EventsResource(this._settings);

  final Settings _settings;

  /// Retrieve an event.
  ///
  /// Returns an event of the last 30 days with the current values of its object. `data.object` can be
  /// later than the event; `data.previous_attributes` shows what the event changed.
  Future<Event> get(
    String eventId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["events.get"]!,
        <String, String>{"event_id": eventId},
        <String, Object?>{},
        options,
        Event.fromJson,
      );

  /// List events.
  ///
  /// Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
  /// to catch up after your endpoint was down: store the ID of the last event you processed, and page
  /// from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
  /// current values, and power tokens are always masked.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<Event> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? type,
    String? object,
    EventDeliveryFilter? delivery,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["events.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (type != null) "type": type,
          if (object != null) "object": object,
          if (delivery != null) "delivery": delivery,
        },
        options,
        Event.fromJson,
      );
}

/// The methods of `exports`.
final class ExportsResource {
  /// A client makes it.
  ExportsResource(this._settings);

  final Settings _settings;

  /// Create an export.
  ///
  /// Creates an export, which writes many objects to one file in the background. Returns 202 with
  /// `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
  /// file from `download_url`. It is kept for seven days.
  ///
  /// The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
  /// list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
  /// unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
  /// and batches per minute. Each export is recorded in the audit log.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
  /// `tokens_read_required`.
  Future<Export> create({
    required ExportKind kind,
    Moment? from,
    Moment? to,
    Map<String, String>? filters,
    ExportFormat? format,
    List<String>? columns,
    bool? includeTokens,
    bool? textGuard,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["exports.create"]!,
        <String, String>{},
        <String, Object?>{
          "kind": kind,
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (filters != null) "filters": filters,
          if (format != null) "format": format,
          if (columns != null) "columns": columns,
          if (includeTokens != null) "include_tokens": includeTokens,
          if (textGuard != null) "text_guard": textGuard,
        },
        options,
        Export.fromJson,
      );

  /// Retrieve an export.
  ///
  /// Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
  /// 15 minutes. Download the file and compare its `size` and `sha256`.
  ///
  /// The link is only returned to keys that could have created the export: in addition to
  /// `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
  /// file contains unmasked power tokens. For other keys `download_url` is null.
  Future<Export> get(
    String exportId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["exports.get"]!,
        <String, String>{"export_id": exportId},
        <String, Object?>{},
        options,
        Export.fromJson,
      );

  /// List exports.
  ///
  /// Lists your exports, newest first, including those whose files were deleted. Use it to find a file
  /// within its seven days; retrieve the export to get a new link. `download_url` is null if the key
  /// lacks the read scope of the export's kind.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Export> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    ExportKind? kind,
    ExportStatus? status,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["exports.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (kind != null) "kind": kind,
          if (status != null) "status": status,
        },
        options,
        Export.fromJson,
      );
}

/// The methods of `family`.
final class FamilyResource {
  /// A client makes it.
  FamilyResource(this._settings);

  final Settings _settings;

  /// Add a family member.
  ///
  /// Adds a member to your household. The person also becomes a recipient, or is the recipient who
  /// already has this phone number, whose name and meter change with the request. An `allowance`
  /// becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
  /// visible; the schedule is only changed here. Runs are restricted by the products, networks,
  /// numbers and caps of the key that last set the allowance.
  ///
  /// Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
  /// if the phone number is already listed; `resource` is its member.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
  /// `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
  /// `duplicate_resource`, `limit_reached`, `erased_recipient`.
  Future<FamilyMember> create({
    required String name,
    required String phone,
    FamilyRelation? relation,
    String? meter,
    FamilyAllowanceInput? allowance,
    bool? notify,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["family.create"]!,
        <String, String>{},
        <String, Object?>{
          "name": name,
          "phone": phone,
          if (relation != null) "relation": relation,
          if (meter != null) "meter": meter,
          if (allowance != null) "allowance": allowance,
          if (notify != null) "notify": notify,
        },
        options,
        FamilyMember.fromJson,
      );

  /// Remove a family member.
  ///
  /// Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
  /// the person's data, use `DELETE /recipients/{recipient_id}`.
  Future<FamilyMember> delete(
    String familyMemberId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["family.delete"]!,
        <String, String>{"family_member_id": familyMemberId},
        <String, Object?>{},
        options,
        FamilyMember.fromJson,
      );

  /// Retrieve a family member.
  ///
  /// Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
  /// find the `schedule` of the allowance.
  Future<FamilyMember> getMember(
    String familyMemberId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["family.get_member"]!,
        <String, String>{"family_member_id": familyMemberId},
        <String, Object?>{},
        options,
        FamilyMember.fromJson,
      );

  /// List the family.
  ///
  /// Lists your family members with their allowances and this month's spend. The list has a single
  /// page.
  PageRequest<FamilyMember> list({
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["family.list"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        FamilyMember.fromJson,
      );

  /// Send to a family member.
  ///
  /// Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
  /// 202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
  /// which is confirmed first, and the token is sent to their phone by SMS. Returns 400
  /// `parameter_missing` if the member has no meter.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
  /// `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
  /// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
  /// `insufficient_credit`.
  Future<Send> sendTo(
    String familyMemberId, {
    required FamilySendType type,
    required String amount,
    required String currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["family.send_to"]!,
        <String, String>{"family_member_id": familyMemberId},
        <String, Object?>{
          "type": type,
          "amount": amount,
          "currency": currency,
        },
        options,
        Send.fromJson,
      );

  /// Update a family member.
  ///
  /// Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
  /// and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
  /// those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.
  ///
  /// Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
  /// `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
  /// `duplicate_resource`, `limit_reached`.
  Future<FamilyMember> update(
    String familyMemberId, {
    String? name,
    String? phone,
    FamilyRelation? relation,
    Nullable<String>? meter,
    Nullable<FamilyAllowanceInput>? allowance,
    bool? notify,
    bool? paused,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["family.update"]!,
        <String, String>{"family_member_id": familyMemberId},
        <String, Object?>{
          if (name != null) "name": name,
          if (phone != null) "phone": phone,
          if (relation != null) "relation": relation,
          if (meter != null) "meter": meter,
          if (allowance != null) "allowance": allowance,
          if (notify != null) "notify": notify,
          if (paused != null) "paused": paused,
        },
        options,
        FamilyMember.fromJson,
      );
}

/// The methods of `groups`.
final class GroupsResource {
  /// A client makes it.
  GroupsResource(this._settings);

  final Settings _settings;

  /// Create a group.
  ///
  /// Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
  /// static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
  /// contains whoever matches at the moment it is used.
  ///
  /// Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
  /// most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
  /// Returns 409 `duplicate_resource` if the name already exists.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
  Future<Group> create({
    required String name,
    String? description,
    GroupFilterInput? filter,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["groups.create"]!,
        <String, String>{},
        <String, Object?>{
          "name": name,
          if (description != null) "description": description,
          if (filter != null) "filter": filter,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Group.fromJson,
      );

  /// Delete a group.
  ///
  /// Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
  /// group; `resource` is that schedule.
  ///
  /// Errors: `resource_in_use`.
  Future<Group> delete(
    String groupId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["groups.delete"]!,
        <String, String>{"group_id": groupId},
        <String, Object?>{},
        options,
        Group.fromJson,
      );

  /// Retrieve a group.
  ///
  /// Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
  /// members with `GET /groups/{group_id}/members`.
  Future<Group> get(
    String groupId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["groups.get"]!,
        <String, String>{"group_id": groupId},
        <String, Object?>{},
        options,
        Group.fromJson,
      );

  /// List groups.
  ///
  /// Lists the groups of the account, newest first, with their number of members. Use it to find the
  /// group for a schedule.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Group> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    GroupKind? kind,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["groups.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (kind != null) "kind": kind,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Group.fromJson,
      );

  /// List the members of a group.
  ///
  /// Lists the current members of a group, newest recipients first. Use it before a schedule runs to
  /// see who is in a dynamic group.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Recipient> listMembers(
    String groupId, {
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["groups.list_members"]!,
        <String, String>{"group_id": groupId},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
        },
        options,
        Recipient.fromJson,
      );

  /// Update a group.
  ///
  /// Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
  /// `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
  /// time they run.
  ///
  /// Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
  Future<Group> update(
    String groupId, {
    String? name,
    Nullable<String>? description,
    Nullable<GroupFilterInput>? filter,
    Nullable<Map<String, String?>>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["groups.update"]!,
        <String, String>{"group_id": groupId},
        <String, Object?>{
          if (name != null) "name": name,
          if (description != null) "description": description,
          if (filter != null) "filter": filter,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Group.fromJson,
      );

  /// Add or remove group members.
  ///
  /// Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
  /// changes are made or none. Adding an existing member or removing a non-member is not an error.
  /// Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
  /// the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.
  ///
  /// Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
  Future<Group> updateMembers(
    String groupId, {
    List<String>? add,
    List<String>? remove,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["groups.update_members"]!,
        <String, String>{"group_id": groupId},
        <String, Object?>{
          if (add != null) "add": add,
          if (remove != null) "remove": remove,
        },
        options,
        Group.fromJson,
      );
}

/// The methods of `health`.
final class HealthResource {
  /// A client makes it.
  HealthResource(this._settings);

  final Settings _settings;

  /// Check the service's health.
  ///
  /// Returns the health and the current time of the service. Use it for a load balancer's health
  /// check, or to check your own clock. It does not cover the networks or the electricity utility.
  ///
  /// A process that is shutting down returns 503 `service_unavailable` here while it still serves
  /// other requests, so that a load balancer sends new ones elsewhere.
  Future<Health> get({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["health.get"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        Health.fromJson,
      );
}

/// The methods of `invites`.
final class InvitesResource {
  /// A client makes it.
  InvitesResource(this._settings);

  final Settings _settings;

  /// Revoke an invitation.
  ///
  /// Revokes an invitation; its link stops working immediately. If it is already revoked, the request
  /// returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
  /// was declined or has expired. The key must have been created by an owner or an admin.
  ///
  /// Errors: `role_required`, `invalid_transition`.
  Future<Invite> delete(
    String inviteId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["invites.delete"]!,
        <String, String>{"invite_id": inviteId},
        <String, Object?>{},
        options,
        Invite.fromJson,
      );

  /// Retrieve an invitation.
  ///
  /// Retrieves an invitation: whether it is still pending, until when it can be accepted
  /// (`expires_at`), and which member it created.
  Future<Invite> get(
    String inviteId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["invites.get"]!,
        <String, String>{"invite_id": inviteId},
        <String, Object?>{},
        options,
        Invite.fromJson,
      );

  /// List invitations.
  ///
  /// Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
  /// for people who have not responded yet. To invite someone, use `POST /members`.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Invite> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    InviteStatus? status,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["invites.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
        },
        options,
        Invite.fromJson,
      );
}

/// The methods of `keys`.
final class KeysResource {
  /// A client makes it.
  KeysResource(this._settings);

  final Settings _settings;

  /// Create an API key.
  ///
  /// Creates an API key in the caller's mode. The response contains `secret` once: store it, because
  /// it cannot be read again. Create one restricted key (`rk`) per till, with only the scopes that a
  /// till needs and with `spend_caps`. Each send carries the ID of its key, so you can list the sales
  /// of one till.
  ///
  /// The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
  /// otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000 active
  /// keys per mode.
  ///
  /// A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
  /// with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
  /// all of these return 403 `limit_raise_forbidden`. Caps count the face value of sends, excluding
  /// those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
  /// response would show the secret again.
  ///
  /// Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
  /// `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
  /// `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
  Future<ApiKey> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["keys.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        ApiKey.fromJson,
      );

  /// Revoke an API key.
  ///
  /// Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`; sends
  /// that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.
  ///
  /// A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
  /// owner or an admin that have no caps or lists of their own; any other key gets 403
  /// `limit_raise_forbidden`. A key can always revoke itself.
  ///
  /// Errors: `limit_raise_forbidden`.
  Future<ApiKey> delete(
    String keyId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["keys.delete"]!,
        <String, String>{"key_id": keyId},
        <String, Object?>{},
        options,
        ApiKey.fromJson,
      );

  /// Retrieve an API key.
  ///
  /// Returns a key with its current limits, and with its spending today and this month in `usage`. The
  /// secret is never shown again.
  Future<ApiKey> get(
    String keyId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["keys.get"]!,
        <String, String>{"key_id": keyId},
        <String, Object?>{},
        options,
        ApiKey.fromJson,
      );

  /// List API keys.
  ///
  /// Lists the API keys of the account in the caller's mode, newest first, including keys that no
  /// longer work. Use it to find a till's key by its label, or keys that have not been used for a long
  /// time. Secrets are never included, and `usage` is null: retrieve a single key to read it.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<ApiKey> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    ApiKeyStatus? status,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["keys.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
        },
        options,
        ApiKey.fromJson,
      );

  /// Roll an API key.
  ///
  /// Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
  /// stay the same. The old secret works until the grace period ends, so you can update a till without
  /// downtime. Without a grace period it stops working immediately.
  ///
  /// Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
  /// a roll, roll again, and tills with the first secret keep working. `rolled` shows the most recent
  /// of these secrets. To end all of them immediately, revoke the key. This request takes no
  /// Idempotency-Key, because replaying the response would show the secret again.
  ///
  /// A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
  /// roll agent keys, and a key with spend caps can only roll itself: all of these return 403
  /// `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or expired.
  ///
  /// Errors: `invalid_transition`, `limit_raise_forbidden`.
  Future<ApiKey> roll(
    String keyId, {
    KeyGrace? gracePeriod,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["keys.roll"]!,
        <String, String>{"key_id": keyId},
        <String, Object?>{
          if (gracePeriod != null) "grace_period": gracePeriod,
        },
        options,
        ApiKey.fromJson,
      );

  /// Update an API key.
  ///
  /// Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
  /// from the next request, and caps include what was sold before the change. The kind of a key cannot
  /// be changed.
  ///
  /// A key cannot give another key limits wider than its own, a key with spend caps can only change
  /// itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
  /// that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
  /// operations depend on a member's role, such as `account:manage`, can be added to a key only by the
  /// member who created it. All of these return 403 `limit_raise_forbidden`. Returns 409
  /// `invalid_transition` if the key is revoked or expired: create a new one.
  ///
  /// Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
  /// `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
  Future<ApiKey> update(
    String keyId, {
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["keys.update"]!,
        <String, String>{"key_id": keyId},
        <String, Object?>{
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
        },
        options,
        ApiKey.fromJson,
      );
}

/// The methods of `lookups`.
final class LookupsResource {
  /// A client makes it.
  LookupsResource(this._settings);

  final Settings _settings;

  /// Look up a phone number.
  ///
  /// Returns the network of a phone number, the number in standard formats, and the products that can
  /// be sold to it. Use it while the cashier types, before the customer pays. It reads only the
  /// digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
  /// that is not a Zimbabwean mobile number returns 200 with `valid: false`.
  ///
  /// Errors: `invalid_currency`.
  Future<PhoneLookup> phone({
    required String phone,
    String? currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["lookups.phone"]!,
        <String, String>{},
        <String, Object?>{
          "phone": phone,
          if (currency != null) "currency": currency,
        },
        options,
        PhoneLookup.fromJson,
      );
}

/// The methods of `members`.
final class MembersResource {
  /// A client makes it.
  MembersResource(this._settings);

  final Settings _settings;

  /// Remove a member.
  ///
  /// Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
  /// the person continue to work. Owners and admins can remove people; only an owner can remove an
  /// owner. Returns 409 `last_owner` if the member is the last owner.
  ///
  /// Errors: `role_required`, `last_owner`.
  Future<Member> delete(
    String memberId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["members.delete"]!,
        <String, String>{"member_id": memberId},
        <String, Object?>{},
        options,
        Member.fromJson,
      );

  /// Retrieve a member.
  ///
  /// Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
  /// clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
  Future<Member> get(
    String memberId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["members.get"]!,
        <String, String>{"member_id": memberId},
        <String, Object?>{},
        options,
        Member.fromJson,
      );

  /// Invite a member.
  ///
  /// Invites a person by SMS and email. The response is a `pending` invitation: the person becomes a
  /// member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
  /// Set `phone`, `email` or both.
  ///
  /// Owners and admins can invite people; only an owner can invite owners. Returns 409
  /// `duplicate_resource` if the person is already a member or has a pending invitation; `resource` is
  /// that member or invitation. Returns 409 `limit_reached` after 50 invitations within 24 hours. In
  /// test mode, no message is sent, and the person accepts by signing in to the dashboard.
  ///
  /// Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
  Future<Invite> invite({
    String? phone,
    String? email,
    MemberRole? role,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["members.invite"]!,
        <String, String>{},
        <String, Object?>{
          if (phone != null) "phone": phone,
          if (email != null) "email": email,
          if (role != null) "role": role,
        },
        options,
        Invite.fromJson,
      );

  /// List members.
  ///
  /// Lists the members of the organisation, newest first. People who have not accepted their
  /// invitation are not included; see `GET /invites`.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Member> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    MemberRole? role,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["members.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (role != null) "role": role,
        },
        options,
        Member.fromJson,
      );

  /// Change a member's role.
  ///
  /// Changes the role of a member, effective immediately; the member has to sign in again. Keys that
  /// the member created keep their scopes, so that no till stops when someone changes jobs; revoke
  /// them separately if needed. Owners and admins can change roles; only an owner can promote or
  /// demote owners. Returns 409 `last_owner` if the member is the last owner. With `tokens_read`, a
  /// developer can see power tokens in clear text, which owners and admins always can.
  ///
  /// Errors: `role_required`, `last_owner`.
  Future<Member> update(
    String memberId, {
    required MemberRole role,
    bool? tokensRead,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["members.update"]!,
        <String, String>{"member_id": memberId},
        <String, Object?>{
          "role": role,
          if (tokensRead != null) "tokens_read": tokensRead,
        },
        options,
        Member.fromJson,
      );
}

/// The methods of `meters`.
final class MetersResource {
  /// A client makes it.
  MetersResource(this._settings);

  final Settings _settings;

  /// Confirm a meter.
  ///
  /// Asks the utility who owns a meter, so that the cashier can read the name and the suburb back to
  /// the customer before any money changes hands. The name is masked, and the address is only the
  /// suburb. Responses are cached for up to ten minutes (`source: cache`).
  ///
  /// Confirmations are limited to 30 a minute per key and to a daily quota per account, which grows
  /// with the electricity you sell. Returns 429 `meter_quota_exceeded` above either limit, and 503
  /// `power_unavailable` while the utility does not respond. Returns 422 `meter_not_found` if the
  /// utility does not know the meter, 422 `meter_blocked` if the utility has blocked it, and 422
  /// `meter_currency_mismatch` if the utility bills it in another currency than `currency`.
  ///
  /// Errors: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
  /// `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
  /// `meter_currency_mismatch`.
  Future<Meter> get(
    String number, {
    String? currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["meters.get"]!,
        <String, String>{"number": number},
        <String, Object?>{
          if (currency != null) "currency": currency,
        },
        options,
        Meter.fromJson,
      );
}

/// The methods of `networks`.
final class NetworksResource {
  /// A client makes it.
  NetworksResource(this._settings);

  final Settings _settings;

  /// List networks.
  ///
  /// Lists the mobile networks and the electricity utility, with the current state of each. The list
  /// is short and has no pages. Use it to show a cashier what can be sold now.
  ///
  /// Errors: `origin_not_allowed`.
  PageRequest<Network> list({
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["networks.list"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        Network.fromJson,
      );
}

/// The methods of `overview`.
final class OverviewResource {
  /// A client makes it.
  OverviewResource(this._settings);

  final Settings _settings;

  /// Retrieve the overview.
  ///
  /// Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
  /// each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
  /// sections that its scopes do not cover are null. Days are in Harare time.
  Future<Overview> get({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["overview.get"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        Overview.fromJson,
      );
}

/// The methods of `power`.
final class PowerResource {
  /// A client makes it.
  PowerResource(this._settings);

  final Settings _settings;

  /// Estimate units for an amount.
  ///
  /// Estimates how many units an amount buys now, and how many after consumption is counted from zero
  /// again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
  /// through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
  /// Without `meter`, it starts from zero.
  ///
  /// Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`.
  Future<PowerQuote> getQuote({
    required String currency,
    required String amount,
    String? meter,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["power.get_quote"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
          "amount": amount,
          if (meter != null) "meter": meter,
        },
        options,
        PowerQuote.fromJson,
      );

  /// Retrieve the power tariff.
  ///
  /// Returns the price of electricity: the utility's published bands with the levy, what customers
  /// actually paid, and how to buy the most units. The tariff is the same in test and live mode.
  ///
  /// Errors: `invalid_currency`.
  Future<PowerRate> getRate({
    required String currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["power.get_rate"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
        },
        options,
        PowerRate.fromJson,
      );

  /// Retrieve the price over time.
  ///
  /// Returns the price that customers paid over the last 90 days: one point per day, and the days on
  /// which the price changed. Use it to draw a small chart.
  ///
  /// Errors: `invalid_currency`.
  Future<PowerSeries> getSeries({
    required String currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["power.get_series"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
        },
        options,
        PowerSeries.fromJson,
      );

  /// List observed purchases.
  ///
  /// Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
  /// fewer than five purchases are omitted, so that no buyer can be identified.
  ///
  /// Errors: `invalid_currency`, `invalid_cursor`.
  PageRequest<PowerObservation> listObservations({
    required String currency,
    int? days,
    int? limit,
    String? startingAfter,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["power.list_observations"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
          if (days != null) "days": days,
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
        },
        options,
        PowerObservation.fromJson,
      );
}

/// The methods of `products`.
final class ProductsResource {
  /// A client makes it.
  ProductsResource(this._settings);

  final Settings _settings;

  /// Retrieve a product.
  ///
  /// Returns a product with its current availability. `networks` holds the minimum and maximum amount
  /// on each network, and why the product is paused there.
  ///
  /// Errors: `origin_not_allowed`.
  Future<Product> get(
    String productId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["products.get"]!,
        <String, String>{"product_id": productId},
        <String, Object?>{},
        options,
        Product.fromJson,
      );

  /// List products.
  ///
  /// Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
  /// list is short and has no pages. Load it once a day, and again when a sale returns
  /// `product_unavailable`. Paused products remain in the list with `available: false`.
  ///
  /// Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
  PageRequest<Product> list({
    SendType? type,
    String? network,
    String? currency,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["products.list"]!,
        <String, String>{},
        <String, Object?>{
          if (type != null) "type": type,
          if (network != null) "network": network,
          if (currency != null) "currency": currency,
        },
        options,
        Product.fromJson,
      );

  /// List the bundles of a product.
  ///
  /// Lists the data bundles of a product, sorted by network and price. The list is short and has no
  /// pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
  /// Live bundles are not available yet: the list is empty in live mode.
  ///
  /// Errors: `origin_not_allowed`.
  PageRequest<Bundle> listBundles(
    String productId, {
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["products.list_bundles"]!,
        <String, String>{"product_id": productId},
        <String, Object?>{},
        options,
        Bundle.fromJson,
      );
}

/// The methods of `programs`.
final class ProgramsResource {
  /// A client makes it.
  ProgramsResource(this._settings);

  final Settings _settings;

  /// Activate a program.
  ///
  /// Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
  /// one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
  /// reserved program is already reserved. If the program is already active, the request returns 200
  /// with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
  /// or fund it instead.
  ///
  /// Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
  Future<Program> activate(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.activate"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// Close a program.
  ///
  /// Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
  /// Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
  /// days by default, you can still release escrow and approve reviews; links that this creates can be
  /// claimed until it ends. After that, rewards still in escrow are voided and open reviews are
  /// rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
  /// them ends. If the program is already closed, the request returns 200 with the program unchanged.
  Future<Program> close(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.close"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// Create a program.
  ///
  /// Creates a program as a draft: its budget, reward types, limits and holds. The response contains
  /// `completions_secret`, which your own systems use to sign completions; store it. With
  /// `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
  /// the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
  /// Credit when it is created, and the value of links and escrow is reserved until they end.
  ///
  /// If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
  /// the rest returns to the budget. Budgets, limits and rewards are counted at face value.
  ///
  /// Nothing is given away until you activate the program. Add rules with
  /// `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
  ///
  /// A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
  /// lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
  /// roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
  /// is given limits later is held to them: signed completions, check-ins and claims that no other key
  /// caused count for the key that created the program, or last activated or resumed it.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
  /// `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
  /// `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
  Future<Program> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        Program.fromJson,
      );

  /// Reward a signed completion.
  ///
  /// Rewards a person for completing something, without an API key: a survey tool, form or app signs
  /// the request with the program's secret instead. The program's limits, fraud rules and budget apply
  /// as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
  /// with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
  /// its existing reward is returned with 200. While an agent waits for approval to reward it, 409
  /// `reference_in_use` is returned. The reward type follows from `meter` or `target`;
  /// otherwise it is the first of the program's `choices` that fits.
  ///
  /// The reward counts towards the caps of the key that created the program, or last activated or
  /// resumed it, and must be within its lists of recipients, networks and products.
  ///
  /// The program's rules for completions are evaluated with the first request, for whoever is
  /// rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
  /// request.
  ///
  /// The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
  /// stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
  /// attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
  /// program's `throttle_per_hour`; wait `retry_after` seconds.
  ///
  /// Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
  /// `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
  /// `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
  /// `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
  /// `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
  /// `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
  /// `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
  /// `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
  /// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
  /// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
  /// `insufficient_credit`.
  Future<Reward> createCompletion(
    String programId, {
    String? completionId,
    String? ref,
    TextOr<RewardRecipientPerson>? recipient,
    String? phone,
    String? target,
    String? meter,
    String? tokenPhone,
    String? amount,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.create_completion"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{
          if (completionId != null) "completion_id": completionId,
          if (ref != null) "ref": ref,
          if (recipient != null) "recipient": recipient,
          if (phone != null) "phone": phone,
          if (target != null) "target": target,
          if (meter != null) "meter": meter,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (amount != null) "amount": amount,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Reward.fromJson,
      );

  /// Remove from a program's budget.
  ///
  /// Removes money from the budget of a program. If the program is reserved, the money becomes
  /// available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
  /// have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
  /// that. A program with nothing left becomes exhausted.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
  Future<Program> defund(
    String programId, {
    String? amount,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.defund"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{
          if (amount != null) "amount": amount,
        },
        options,
        Program.fromJson,
      );

  /// Delete a program.
  ///
  /// Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
  /// rewards remain readable. If the program is already closed, the request returns 200 with the
  /// program unchanged.
  Future<Program> delete(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.delete"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// Add to a program's budget.
  ///
  /// Adds to the budget of a program. If the program is reserved, the same amount is added to its
  /// reservation from your Credit; if your Credit is too low, the request returns 402
  /// `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
  /// request returns 422 `amount_out_of_range`. An exhausted program becomes active again.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
  /// `amount_out_of_range`, `reservation_insufficient`.
  Future<Program> fund(
    String programId, {
    required String amount,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.fund"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{
          "amount": amount,
        },
        options,
        Program.fromJson,
      );

  /// Retrieve a program.
  ///
  /// Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
  /// money left, and `counts` how its rewards ended. The secret is never returned again.
  Future<Program> get(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.get"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// List programs.
  ///
  /// Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
  /// or with `status=exhausted` to find programs that need more budget.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Program> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    ProgramStatus? status,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["programs.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Program.fromJson,
      );

  /// List the rules of a program.
  ///
  /// Lists the rules of a program on one page, in the order they are evaluated. Rules that were
  /// omitted from the last set are included, switched off, with their match counts.
  PageRequest<ProgramRule> listRules(
    String programId, {
    bool? active,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["programs.list_rules"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{
          if (active != null) "active": active,
        },
        options,
        ProgramRule.fromJson,
      );

  /// Pause a program.
  ///
  /// Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
  /// already being sent continue. The budget is unchanged. If the program is already paused, the
  /// request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
  /// or exhausted.
  ///
  /// Errors: `program_closed`, `invalid_transition`.
  Future<Program> pause(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.pause"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// Resume a program.
  ///
  /// Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
  /// those completions again with the same `completion_id`. If the program is already active, the
  /// request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
  /// status.
  ///
  /// Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
  Future<Program> resume(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.resume"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// Roll a program's secret.
  ///
  /// Rolls the secret that signs a program's completions and returns the new secret once. The old
  /// secret stays valid for 24 hours, so that you can update your systems without an interruption.
  /// Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
  /// Use it if a secret may have leaked.
  ///
  /// Errors: `limit_raise_forbidden`, `program_closed`.
  Future<Program> rollSecret(
    String programId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.roll_secret"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{},
        options,
        Program.fromJson,
      );

  /// Set the rules of a program.
  ///
  /// Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
  /// keeps its count; a rule without `id` is new; rules that you omit are switched off but never
  /// erased. To change one rule, retrieve all rules, edit them, and send all of them back.
  ///
  /// At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
  /// `limit_reached` if there are more. The conditions of a program's rules, and those of all active
  /// rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
  /// cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.
  ///
  /// Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
  /// `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
  /// `program_closed`, `choice_not_allowed`, `limit_reached`.
  Future<ProgramRuleList> setRules(
    String programId, {
    required List<ProgramRuleWrite> rules,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.set_rules"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{
          "rules": rules,
        },
        options,
        ProgramRuleList.fromJson,
      );

  /// Update a program.
  ///
  /// Updates a program that is not closed. Omitted fields keep their value. Everything except the
  /// currency and the funding can change. Changes apply to rewards created from now on; existing
  /// rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
  /// is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.
  ///
  /// Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
  /// `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
  /// `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
  /// `reservation_insufficient`.
  Future<Program> update(
    String programId, {
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["programs.update"]!,
        <String, String>{"program_id": programId},
        <String, Object?>{
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
        },
        options,
        Program.fromJson,
      );
}

/// The methods of `quotes`.
final class QuotesResource {
  /// A client makes it.
  QuotesResource(this._settings);

  final Settings _settings;

  /// Create a quote.
  ///
  /// Shows what a sale delivers before the customer pays. For power, confirms the meter with the
  /// utility and returns the owner's name and suburb to read back, the units that the amount buys now,
  /// and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote` when you
  /// create the send, which then uses this confirmation; a quote is valid for 30 minutes. `you_pay` is
  /// always the face value.
  ///
  /// A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
  /// once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
  /// Meter confirmations are limited as in `GET /meters/{number}`.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
  /// `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
  /// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`.
  Future<Quote> create({
    required String target,
    String? product,
    String? amount,
    String? currency,
    String? bundleId,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["quotes.create"]!,
        <String, String>{},
        <String, Object?>{
          "target": target,
          if (product != null) "product": product,
          if (amount != null) "amount": amount,
          if (currency != null) "currency": currency,
          if (bundleId != null) "bundle_id": bundleId,
        },
        options,
        Quote.fromJson,
      );

  /// Retrieve a quote.
  ///
  /// Returns a quote with its current status, and the send that used it.
  Future<Quote> get(
    String quoteId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["quotes.get"]!,
        <String, String>{"quote_id": quoteId},
        <String, Object?>{},
        options,
        Quote.fromJson,
      );
}

/// The methods of `recipients`.
final class RecipientsResource {
  /// A client makes it.
  RecipientsResource(this._settings);

  final Settings _settings;

  /// Create a recipient.
  ///
  /// Creates a recipient, so that sends, schedules, groups and rewards can refer to the person instead
  /// of a number. Set a phone number, a meter or both. If you set `external_id`, your own ID, you can
  /// refer to the recipient as `ext:<external_id>` everywhere. Both it and `payroll_id` are unique in
  /// the account; the request returns 409 `duplicate_resource` if one already exists; `resource` is
  /// its recipient.
  ///
  /// An account can have at most 200,000 recipients. To create many at once, use
  /// `POST /recipients/bulk`.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
  /// `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
  /// `limit_reached`.
  Future<Recipient> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["recipients.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        Recipient.fromJson,
      );

  /// Create many recipients.
  ///
  /// Creates or updates up to 1,000 recipients at once, from `recipients` or from `csv`. Each line is
  /// written independently and reported in `results`; with `atomic`, either all lines are written or
  /// none. With `mode: upsert`, a line whose recipient already exists, according to `match`, updates
  /// it; columns that are absent keep their value. An event is sent for each recipient that is created
  /// or updated. An account can make six bulk requests per minute.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_csv`, `conflicting_parameters`, `invalid_phone`, `time_out_of_range`,
  /// `reference_not_found`, `duplicate_resource`, `invalid_meter_number`, `invalid_amount`,
  /// `invalid_time`, `invalid_metadata`, `erased_recipient`, `limit_reached`.
  Future<RecipientBulk> createBulk({
    List<RecipientBulkLine>? recipients,
    String? csv,
    UnknownColumns? unknownColumns,
    RecipientBulkMode? mode,
    RecipientMatch? match,
    bool? atomic,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["recipients.create_bulk"]!,
        <String, String>{},
        <String, Object?>{
          if (recipients != null) "recipients": recipients,
          if (csv != null) "csv": csv,
          if (unknownColumns != null) "unknown_columns": unknownColumns,
          if (mode != null) "mode": mode,
          if (match != null) "match": match,
          if (atomic != null) "atomic": atomic,
        },
        options,
        RecipientBulk.fromJson,
      );

  /// Erase a recipient.
  ///
  /// Erases the personal data of a recipient. For seven days the recipient is `erasure_pending`,
  /// receives nothing and can be restored; then name, number, email address and notes are permanently
  /// erased. Rewards that are still held then expire or are rejected. Sends and rewards are kept
  /// without the personal data, and so are sends to the number that name no recipient. A hash of the
  /// number is kept so that the blocklist still applies. Files of exports that may contain the data
  /// are deleted with it; create them again if you need them. Schedules skip the recipient from now
  /// on, and groups no longer include them. If the recipient is already being erased, the request
  /// returns 202 with the recipient unchanged. Returns 409 `resource_in_use` for a family member;
  /// remove them from the family first.
  ///
  /// Errors: `erased_recipient`, `resource_in_use`.
  Future<Recipient> delete(
    String recipientId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["recipients.delete"]!,
        <String, String>{"recipient_id": recipientId},
        <String, Object?>{},
        options,
        Recipient.fromJson,
      );

  /// Retrieve a recipient.
  ///
  /// Retrieves a recipient, with what they have received so far in `totals`. To use your own ID, pass
  /// `ext:<external_id>`. If the recipient is being erased, `erase_at` is set.
  ///
  /// Errors: `invalid_expand`.
  Future<Recipient> get(
    String recipientId, {
    List<RecipientExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["recipients.get"]!,
        <String, String>{"recipient_id": recipientId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        Recipient.fromJson,
      );

  /// List recipients.
  ///
  /// Lists your recipients, newest first. Recipients that are being erased are only included if
  /// `status` asks for them. Use `external_id` to find one by your own ID, or `q` to search by a few
  /// letters.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `reference_not_found`,
  /// `invalid_expand`, `conflicting_parameters`.
  PageRequest<Recipient> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? externalId,
    String? phone,
    String? group,
    String? costCenter,
    RecipientStatus? status,
    String? q,
    Map<String, String>? metadata,
    List<RecipientListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["recipients.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (externalId != null) "external_id": externalId,
          if (phone != null) "phone": phone,
          if (group != null) "group": group,
          if (costCenter != null) "cost_center": costCenter,
          if (status != null) "status": status,
          if (q != null) "q": q,
          if (metadata != null) "metadata": metadata,
          if (expand != null) "expand[]": expand,
        },
        options,
        Recipient.fromJson,
      );

  /// Restore a recipient.
  ///
  /// Cancels the erasure of a recipient within its seven days. If the recipient is `active`, the
  /// request returns 200 with the recipient unchanged. Returns 422 `erased_recipient` if the data has
  /// already been erased and cannot be restored.
  ///
  /// Errors: `erased_recipient`.
  Future<Recipient> restore(
    String recipientId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["recipients.restore"]!,
        <String, String>{"recipient_id": recipientId},
        <String, Object?>{},
        options,
        Recipient.fromJson,
      );

  /// Update a recipient.
  ///
  /// Updates a recipient. Omitted fields keep their value; a list replaces the whole list; null
  /// removes the value. A new phone number applies to future sends and to schedules, not to existing
  /// sends. Returns 422 `erased_recipient` if the recipient is being erased; restore it first. Returns
  /// 409 `resource_in_use` if the name or the number of a family member would be removed.
  ///
  /// Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
  /// `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
  /// `erased_recipient`, `resource_in_use`.
  Future<Recipient> update(
    String recipientId, {
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["recipients.update"]!,
        <String, String>{"recipient_id": recipientId},
        <String, Object?>{
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
        },
        options,
        Recipient.fromJson,
      );
}

/// The methods of `referrals`.
final class ReferralsResource {
  /// A client makes it.
  ReferralsResource(this._settings);

  final Settings _settings;

  /// Create a referral.
  ///
  /// Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
  /// up, and qualify it when the friend has done what you pay for. If this pair already has a referral
  /// in the program, it is returned with 200. If you pass a person as an object with a phone number
  /// and no recipient matches, one is created. Returns 400 `conflicting_parameters` if both are the
  /// same person or have the same number, and 409 `duplicate_resource` if someone else already
  /// referred this friend to the program; `resource` is that referral. A referral expires after 90
  /// days.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
  /// `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
  /// `limit_reached`.
  Future<Referral> create({
    required String program,
    required TextOr<RewardRecipientPerson> referrer,
    required TextOr<RewardRecipientPerson> referee,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["referrals.create"]!,
        <String, String>{},
        <String, Object?>{
          "program": program,
          "referrer": referrer,
          "referee": referee,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Referral.fromJson,
      );

  /// Retrieve a referral.
  ///
  /// Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
  /// friend they referred; `expires_at` is the deadline to qualify.
  Future<Referral> get(
    String referralId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["referrals.get"]!,
        <String, String>{"referral_id": referralId},
        <String, Object?>{},
        options,
        Referral.fromJson,
      );

  /// List referrals.
  ///
  /// Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
  /// referred but have not yet qualified. Multiple filters are combined with AND.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<Referral> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    ReferralStatus? status,
    String? program,
    String? referrer,
    String? referee,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["referrals.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (program != null) "program": program,
          if (referrer != null) "referrer": referrer,
          if (referee != null) "referee": referee,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Referral.fromJson,
      );

  /// Qualify a referral.
  ///
  /// Marks a referral as qualified because the friend has done what you pay for, and rewards the
  /// direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
  /// referrer's own number or meter once you release it: it is held in escrow, or under review if the
  /// program's `hold` or a fraud rule requires one. The program's rules for referrals reward the
  /// referrer as well, and `matches` of the reward lists those that matched. If a review rejects the
  /// reward, the referral becomes `rejected`. If the referral has already qualified, the request
  /// returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
  /// cause is resolved. Returns 400 `parameter_missing` if the program has no `default_amount`, or the
  /// referrer nothing that the reward could go to, 409 `invalid_transition` if the referral was
  /// rejected or has expired, and 409 `duplicate_resource` if its ID was used as a `completion_id` in
  /// the program.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
  /// `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
  /// `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
  /// `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
  /// `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
  /// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
  /// `insufficient_credit`, `duplicate_resource`.
  Future<Referral> qualify(
    String referralId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["referrals.qualify"]!,
        <String, String>{"referral_id": referralId},
        <String, Object?>{},
        options,
        Referral.fromJson,
      );
}

/// The methods of `reports`.
final class ReportsResource {
  /// A client makes it.
  ReportsResource(this._settings);

  final Settings _settings;

  /// Retrieve a failure report.
  ///
  /// Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
  /// numbers (`invalid_target`, `wrong_network`) or a network that has problems.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FailureReport> getFailures({
    required String from,
    required String to,
    String? currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reports.get_failures"]!,
        <String, String>{},
        <String, Object?>{
          "from": from,
          "to": to,
          if (currency != null) "currency": currency,
        },
        options,
        FailureReport.fromJson,
      );

  /// Returns the rows of the report as CSV in UTF-8, with a line of headings.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FileResult> getFailuresCsv({
    required String from,
    required String to,
    String? currency,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["reports.get_failures_csv"]!,
        <String, String>{},
        <String, Object?>{
          "from": from,
          "to": to,
          if (currency != null) "currency": currency,
        },
        options,
      );

  /// Retrieve a program report.
  ///
  /// Returns the performance of your programs in a period: budget, rewards and cost per completion.
  /// Use it to see which programs are worth their budget and which are running out.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<ProgramReport> getPrograms({
    required String from,
    required String to,
    String? currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reports.get_programs"]!,
        <String, String>{},
        <String, Object?>{
          "from": from,
          "to": to,
          if (currency != null) "currency": currency,
        },
        options,
        ProgramReport.fromJson,
      );

  /// Returns the rows of the report as CSV in UTF-8, with a line of headings.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FileResult> getProgramsCsv({
    required String from,
    required String to,
    String? currency,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["reports.get_programs_csv"]!,
        <String, String>{},
        <String, Object?>{
          "from": from,
          "to": to,
          if (currency != null) "currency": currency,
        },
        options,
      );

  /// Reconcile a day.
  ///
  /// Returns a daily reconciliation by till: what was sold on the day, and how much of it was
  /// delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
  /// `unresolved` the next morning. Requesting the same day again shows the current outcome of its
  /// sends.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<ReconciliationReport> getReconciliation({
    required String date,
    String? currency,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reports.get_reconciliation"]!,
        <String, String>{},
        <String, Object?>{
          "date": date,
          if (currency != null) "currency": currency,
        },
        options,
        ReconciliationReport.fromJson,
      );

  /// Returns the rows of the report as CSV in UTF-8, with a line of headings.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FileResult> getReconciliationCsv({
    required String date,
    String? currency,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["reports.get_reconciliation_csv"]!,
        <String, String>{},
        <String, Object?>{
          "date": date,
          if (currency != null) "currency": currency,
        },
        options,
      );

  /// Retrieve a spend report.
  ///
  /// Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
  /// cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
  /// were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
  /// This report shows what was sold; the monthly statement shows what happened to your Credit.
  ///
  /// Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
  Future<SpendReport> getSpend({
    required String from,
    required String to,
    String? currency,
    String? groupBy,
    SpendFilter? filter,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reports.get_spend"]!,
        <String, String>{},
        <String, Object?>{
          "from": from,
          "to": to,
          if (currency != null) "currency": currency,
          if (groupBy != null) "group_by": groupBy,
          if (filter != null) "filter": filter,
        },
        options,
        SpendReport.fromJson,
      );

  /// Returns the rows of the report as CSV in UTF-8, with a line of headings.
  ///
  /// Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
  Future<FileResult> getSpendCsv({
    required String from,
    required String to,
    String? currency,
    String? groupBy,
    SpendFilter? filter,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["reports.get_spend_csv"]!,
        <String, String>{},
        <String, Object?>{
          "from": from,
          "to": to,
          if (currency != null) "currency": currency,
          if (groupBy != null) "group_by": groupBy,
          if (filter != null) "filter": filter,
        },
        options,
      );
}

/// The methods of `requests`.
final class RequestsResource {
  /// A client makes it.
  RequestsResource(this._settings);

  final Settings _settings;

  /// Retrieve a request.
  ///
  /// Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
  /// signing secrets are never included, whichever key you use.
  Future<RequestLog> get(
    String requestId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["requests.get"]!,
        <String, String>{"request_id": requestId},
        <String, Object?>{},
        options,
        RequestLog.fromJson,
      );

  /// List requests.
  ///
  /// Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
  /// till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
  /// receipt. A request appears within about two seconds. Requests without a valid key are not listed,
  /// and those of the last second before a server failed may be missing.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<RequestLogLine> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? apiKey,
    String? status,
    String? path,
    HttpMethod? method,
    String? idempotencyKey,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["requests.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (apiKey != null) "api_key": apiKey,
          if (status != null) "status": status,
          if (path != null) "path": path,
          if (method != null) "method": method,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
        },
        options,
        RequestLogLine.fromJson,
      );
}

/// The methods of `reviews`.
final class ReviewsResource {
  /// A client makes it.
  ReviewsResource(this._settings);

  final Settings _settings;

  /// Approve a review.
  ///
  /// Approves a review and sends its reward, after checking the program's limits and the blocklist
  /// again; its budget is earmarked already. If a check fails, the review stays open, so you can
  /// approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
  /// as to a send. If the review is already approved, the request returns 200 with the review
  /// unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
  /// reviews can be approved during `close_grace`; then they are rejected, and this returns 409
  /// `program_closed`.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
  /// `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
  /// `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
  /// `recipient_cap_exceeded`, `spend_cap_exceeded`.
  Future<Review> approve(
    String reviewId, {
    String? note,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reviews.approve"]!,
        <String, String>{"review_id": reviewId},
        <String, Object?>{
          if (note != null) "note": note,
        },
        options,
        Review.fromJson,
      );

  /// Retrieve a review.
  ///
  /// Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
  /// the same person.
  ///
  /// Errors: `invalid_expand`.
  Future<Review> get(
    String reviewId, {
    List<ReviewExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reviews.get"]!,
        <String, String>{"review_id": reviewId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        Review.fromJson,
      );

  /// List reviews.
  ///
  /// Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
  /// until someone decides. After 30 days without a decision the reward is rejected.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
  /// `conflicting_parameters`.
  PageRequest<Review> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    ReviewStatus? status,
    String? program,
    List<ReviewListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["reviews.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (program != null) "program": program,
          if (expand != null) "expand[]": expand,
        },
        options,
        Review.fromJson,
      );

  /// Reject a review.
  ///
  /// Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
  /// stays used. If the review is already rejected, the request returns 200 with the review unchanged;
  /// it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
  /// blocklist.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `review_resolved`.
  Future<Review> reject(
    String reviewId, {
    String? note,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reviews.reject"]!,
        <String, String>{"review_id": reviewId},
        <String, Object?>{
          if (note != null) "note": note,
        },
        options,
        Review.fromJson,
      );
}

/// The methods of `reward_links`.
final class RewardLinksResource {
  /// A client makes it.
  RewardLinksResource(this._settings);

  final Settings _settings;

  /// Create reward links.
  ///
  /// Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
  /// earmarked in the program's budget until they are claimed, expire or are revoked, so every open
  /// link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.
  ///
  /// By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
  /// their phone number with a code. With `phone_hint`, only that number can claim; it requires
  /// `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
  /// reward and does not restrict claims. Links of a program with a `geofence` are claimed with
  /// `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
  /// retrieve the link.
  ///
  /// Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
  /// Credit in its single reservation.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
  /// `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
  /// `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
  /// `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
  /// `limit_reached`.
  Future<RewardLink> create({
    required String program,
    TextOr<RewardRecipientPerson>? recipient,
    String? amount,
    String? label,
    Moment? expiresAt,
    LinkBinding? bind,
    String? phoneHint,
    List<SendType>? choices,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reward_links.create"]!,
        <String, String>{},
        <String, Object?>{
          "program": program,
          if (recipient != null) "recipient": recipient,
          if (amount != null) "amount": amount,
          if (label != null) "label": label,
          if (expiresAt != null) "expires_at": expiresAt,
          if (bind != null) "bind": bind,
          if (phoneHint != null) "phone_hint": phoneHint,
          if (choices != null) "choices": choices,
          if (metadata != null) "metadata": metadata,
        },
        options,
        RewardLink.fromJson,
      );

  /// Makes that many links, up to 500 and all alike, and returns them as a list.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
  /// `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
  /// `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
  /// `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
  /// `limit_reached`.
  Future<RewardLinkList> createMany({
    required String program,
    required int count,
    TextOr<RewardRecipientPerson>? recipient,
    String? amount,
    String? label,
    Moment? expiresAt,
    LinkBinding? bind,
    String? phoneHint,
    List<SendType>? choices,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reward_links.create_many"]!,
        <String, String>{},
        <String, Object?>{
          "program": program,
          "count": count,
          if (recipient != null) "recipient": recipient,
          if (amount != null) "amount": amount,
          if (label != null) "label": label,
          if (expiresAt != null) "expires_at": expiresAt,
          if (bind != null) "bind": bind,
          if (phoneHint != null) "phone_hint": phoneHint,
          if (choices != null) "choices": choices,
          if (metadata != null) "metadata": metadata,
        },
        options,
        RewardLinkList.fromJson,
      );

  /// Retrieve a reward link.
  ///
  /// Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
  /// are only returned to keys with `rewards:write`, never to agent keys.
  Future<RewardLink> get(
    String linkId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reward_links.get"]!,
        <String, String>{"link_id": linkId},
        <String, Object?>{},
        options,
        RewardLink.fromJson,
      );

  /// List reward links.
  ///
  /// Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
  /// many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
  /// never to agent keys.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<RewardLink> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    RewardLinkStatus? status,
    String? label,
    String? program,
    String? recipient,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["reward_links.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (label != null) "label": label,
          if (program != null) "program": program,
          if (recipient != null) "recipient": recipient,
          if (metadata != null) "metadata": metadata,
        },
        options,
        RewardLink.fromJson,
      );

  /// Revoke a reward link.
  ///
  /// Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
  /// it if a link was lost or sent to the wrong person. If the link is already revoked, the request
  /// returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
  /// expired.
  ///
  /// Errors: `invalid_transition`.
  Future<RewardLink> revoke(
    String linkId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["reward_links.revoke"]!,
        <String, String>{"link_id": linkId},
        <String, Object?>{},
        options,
        RewardLink.fromJson,
      );
}

/// The methods of `rewards`.
final class RewardsResource {
  /// A client makes it.
  RewardsResource(this._settings);

  final Settings _settings;

  /// Create a reward.
  ///
  /// Gives a person a reward for something completed. The program's limits, fraud rules and budget are
  /// checked atomically: concurrent requests can never exceed a limit together. If the request is
  /// rejected, nothing is written, so you can send the same `completion_id` again once the cause is
  /// gone: after 402 `program_budget_exceeded` when the program has budget, after 422
  /// `reward_cap_reached` when the day or month of the limit is over.
  ///
  /// With `delivery: direct`, the reward is sent immediately. With `link` or `choice`, a link for
  /// the person is created, and the reward is `pending` until it is claimed; expand `link` to read its
  /// `url`. Its amount stays earmarked until then, and returns to the budget if the link expires or is
  /// revoked. Fraud rules judge the claim. With `hold`, or if the program's `hold`
  /// requires it, the reward is `held` in escrow until you release it, or under review until someone
  /// approves it; only then is its link created. The `reward.*` events report what happens next.
  ///
  /// If the `completion_id` was already used in the program, its existing reward is returned with 200,
  /// whatever the body contains, and nothing is paid. If you pass a recipient as an object with a
  /// phone number and no recipient matches, one is created.
  ///
  /// If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to no
  /// recipient and is not on its `recipient_allowlist`, an `agent_approval` is returned with 202 and
  /// nothing is given until a person approves. The `completion_id` stays bound to the approval: the
  /// agent gets it again with its current status, and anyone else gets 409 `reference_in_use` while it
  /// is open. Once it is carried out, the `completion_id` returns the reward. Agent keys cannot create
  /// links: `delivery: link` or `choice` returns 403 `key_kind_not_allowed` with `param: delivery`.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
  /// `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
  /// `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
  /// `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
  /// `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
  /// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
  /// `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
  /// `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
  /// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
  /// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
  /// `insufficient_credit`.
  Future<RewardOrApproval> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["rewards.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        RewardOrApproval.fromJson,
      );

  /// Retrieve a reward.
  ///
  /// Retrieves a reward with its status: whether the person has received it and, if not, what it is
  /// waiting for. `send` is the send that pays it out.
  ///
  /// Errors: `invalid_expand`.
  Future<Reward> get(
    String rewardId, {
    List<RewardExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["rewards.get"]!,
        <String, String>{"reward_id": rewardId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        Reward.fromJson,
      );

  /// List rewards.
  ///
  /// Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
  /// completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
  /// filters are combined with AND.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
  /// `conflicting_parameters`.
  PageRequest<Reward> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    RewardStatus? status,
    String? program,
    String? recipient,
    String? completionId,
    String? externalId,
    List<RewardListExpansion>? expand,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["rewards.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (program != null) "program": program,
          if (recipient != null) "recipient": recipient,
          if (completionId != null) "completion_id": completionId,
          if (externalId != null) "external_id": externalId,
          if (expand != null) "expand[]": expand,
          if (metadata != null) "metadata": metadata,
        },
        options,
        Reward.fromJson,
      );

  /// Release a reward from escrow.
  ///
  /// Releases a reward from escrow and sends it, optionally for less than was held; the rest returns
  /// to the budget. With `delivery: link` or `choice`, its link is created, and it is sent once it is
  /// claimed. Use it once the condition of the reward is met: the order is paid, or the return
  /// window is over. After the program is closed, this is possible during `close_grace`.
  ///
  /// If the reward was already released, the request returns 200 with the reward unchanged. Returns
  /// 409 `reward_not_releasable` if it is under review; approve the review instead. Returns 422
  /// `amount_out_of_range` if `amount` is more than the reward. The limits of the key that releases it
  /// apply, as to a send.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_amount`, `reward_not_releasable`, `erased_recipient`,
  /// `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
  /// `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
  /// `recipient_cap_exceeded`, `spend_cap_exceeded`.
  Future<Reward> release(
    String rewardId, {
    String? amount,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["rewards.release"]!,
        <String, String>{"reward_id": rewardId},
        <String, Object?>{
          if (amount != null) "amount": amount,
        },
        options,
        Reward.fromJson,
      );

  /// Runs every check of a reward without giving it. Returns a `reward_validation` that lists every problem. No `Idempotency-Key` is needed.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
  /// `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
  /// `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
  /// `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
  /// `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
  /// `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
  /// `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
  /// `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
  /// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
  /// `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
  /// `insufficient_credit`.
  Future<RewardValidation> validate({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["rewards.validate"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        RewardValidation.fromJson,
      );

  /// Void a reward.
  ///
  /// Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
  /// claimed. Its budget returns to the program, its link is revoked, and its `completion_id` stays
  /// used. If the reward is already voided, the request returns 200 with the reward unchanged. Returns
  /// 409 `reward_not_voidable` in any other status; a reward under review must be rejected there.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reward_not_voidable`.
  Future<Reward> void_(
    String rewardId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["rewards.void"]!,
        <String, String>{"reward_id": rewardId},
        <String, Object?>{},
        options,
        Reward.fromJson,
      );
}

/// The methods of `sandboxes`.
final class SandboxesResource {
  /// A client makes it.
  SandboxesResource(this._settings);

  final Settings _settings;

  /// Create a sandbox.
  ///
  /// Creates a test account with test Credit and a secret key that can do everything in it, without
  /// signing up. Nothing real can be sold with it. Use it to build and test an integration before a
  /// person is involved; for an AI agent, create an agent key with `POST /keys`.
  ///
  /// Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
  /// to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
  /// sandbox is deleted with everything in it after 14 days.
  ///
  /// An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
  /// the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
  /// sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.
  ///
  /// Errors: `sandboxes_off`.
  Future<Sandbox> create({
    String? name,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sandboxes.create"]!,
        <String, String>{},
        <String, Object?>{
          if (name != null) "name": name,
        },
        options,
        Sandbox.fromJson,
      );
}

/// The methods of `schedules`.
final class SchedulesResource {
  /// A client makes it.
  SchedulesResource(this._settings);

  final Settings _settings;

  /// Combine a day of a schedule with another.
  ///
  /// Makes one day part of another day's run, of this schedule or another one. Each person receives
  /// both amounts in one recharge, with one SMS message. Both days must be in the future and have the
  /// same product, people, currency and cost centre; otherwise the request returns 409
  /// `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have up to 30
  /// parts; beyond that the request returns the same code. Returns 422
  /// `amount_out_of_range` if the combined amount is outside the product's limits. If the other day is
  /// skipped or moved, this day follows it. From then on, the limits of the key that combined the days
  /// apply to the other schedule. The days are separated when either schedule is paused or deleted, or
  /// changes so that they differ. If a group changes after the days were combined, people who are in
  /// only one of the two groups at the time of the run receive the amount of that day only. Undo it
  /// with `reset`.
  ///
  /// Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
  /// `occurrence_not_combinable`, `amount_out_of_range`.
  Future<ScheduleOccurrence> combineOccurrence(
    String scheduleId,
    String day, {
    required String into,
    String? schedule,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.combine_occurrence"]!,
        <String, String>{"schedule_id": scheduleId, "day": day},
        <String, Object?>{
          "into": into,
          if (schedule != null) "schedule": schedule,
        },
        options,
        ScheduleOccurrence.fromJson,
      );

  /// Create a schedule.
  ///
  /// Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
  /// yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
  /// total and may require approval like any batch. Days and hours are in Harare time.
  ///
  /// Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
  /// immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
  /// moved, changed or combined with another. If our service was unavailable, a missed run is made up
  /// once if it is less than twelve hours late. Returns 409 `limit_reached` if the account already has
  /// 5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
  /// created the schedule, or last changed what it sells; if that key is revoked, the schedule is
  /// paused and your owners are notified.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
  /// `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
  /// `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
  /// `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
  /// `amount_not_allowed`, `target_blocked`, `limit_reached`.
  Future<Schedule> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        Schedule.fromJson,
      );

  /// Delete a schedule.
  ///
  /// Deletes a schedule and its planned days. Batches already created are kept, and those in progress
  /// continue. To stop it temporarily, set `active` to false instead. Returns 409 `resource_in_use`
  /// for the allowance of a family member, which ends with the member, `resource`.
  ///
  /// Errors: `resource_in_use`.
  Future<DeletedSchedule> delete(
    String scheduleId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.delete"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{},
        options,
        DeletedSchedule.fromJson,
      );

  /// Retrieve a schedule.
  ///
  /// Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To see
  /// individual days, use `GET /schedules/{schedule_id}/occurrences`.
  ///
  /// Errors: `invalid_expand`.
  Future<Schedule> get(
    String scheduleId, {
    List<ScheduleExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.get"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        Schedule.fromJson,
      );

  /// Retrieve a day of a schedule.
  ///
  /// Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the batch
  /// it created; retrieve that to see the results. Returns 404 `resource_missing` if the cadence has
  /// no run on that day.
  Future<ScheduleOccurrence> getOccurrence(
    String scheduleId,
    String day, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.get_occurrence"]!,
        <String, String>{"schedule_id": scheduleId, "day": day},
        <String, Object?>{},
        options,
        ScheduleOccurrence.fromJson,
      );

  /// List schedules.
  ///
  /// Lists your schedules, newest first, each with its next runs but without its people. Use
  /// `active=false` to find paused schedules, and `last_result` to see the outcome of the last run.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
  PageRequest<Schedule> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    bool? active,
    Map<String, String>? metadata,
    List<ScheduleListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["schedules.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (active != null) "active": active,
          if (metadata != null) "metadata": metadata,
          if (expand != null) "expand[]": expand,
        },
        options,
        Schedule.fromJson,
      );

  /// List the days of a schedule.
  ///
  /// Lists the days of a schedule, latest first: future days with your changes, and past days with
  /// their batches. Use it to show a calendar. By default it covers today and the next 60 days.
  ///
  /// Errors: `time_out_of_range`.
  PageRequest<ScheduleOccurrence> listOccurrences(
    String scheduleId, {
    String? from,
    String? to,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["schedules.list_occurrences"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
        },
        options,
        ScheduleOccurrence.fromJson,
      );

  /// Move a day of a schedule.
  ///
  /// Moves one day to another date, at the same time of day. Its path keeps the original date of the
  /// cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date; combine
  /// the days instead.
  ///
  /// Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
  Future<ScheduleOccurrence> moveOccurrence(
    String scheduleId,
    String day, {
    required String to,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.move_occurrence"]!,
        <String, String>{"schedule_id": scheduleId, "day": day},
        <String, Object?>{
          "to": to,
        },
        options,
        ScheduleOccurrence.fromJson,
      );

  /// Preview a schedule run.
  ///
  /// Previews running the schedule now: who would receive it, what it would cost, whether your Credit
  /// is sufficient, and whether it would require approval. It writes nothing.
  Future<ScheduleRunPreview> previewRun(
    String scheduleId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.preview_run"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{},
        options,
        ScheduleRunPreview.fromJson,
      );

  /// Reset a day of a schedule.
  ///
  /// Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
  /// schedule's amount. Possible until 15 minutes before the day would run.
  ///
  /// Errors: `occurrence_locked`, `invalid_transition`.
  Future<ScheduleOccurrence> resetOccurrence(
    String scheduleId,
    String day, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.reset_occurrence"]!,
        <String, String>{"schedule_id": scheduleId, "day": day},
        <String, Object?>{},
        options,
        ScheduleOccurrence.fromJson,
      );

  /// Run a schedule now.
  ///
  /// Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
  /// total and may require approval. The run replaces today's day, whatever its status: a day that was
  /// skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence does not run it
  /// again. Returns 409 `already_ran_today` if the schedule has already run today, or as part of
  /// another day's run that has ended, unless you set `again: true`; `batch` of the day is then the
  /// newest one. Future days are unaffected. Use the preview first to see what would be sent and
  /// charged.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
  /// `spend_cap_exceeded`, `reservation_insufficient`.
  Future<Batch> run(
    String scheduleId, {
    bool? again,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.run"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{
          if (again != null) "again": again,
        },
        options,
        Batch.fromJson,
      );

  /// Skip a day of a schedule.
  ///
  /// Skips one day without affecting the others. A day that is waiting for a top-up can also be
  /// skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
  /// with `reset`.
  ///
  /// Errors: `occurrence_locked`, `invalid_transition`.
  Future<ScheduleOccurrence> skipOccurrence(
    String scheduleId,
    String day, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.skip_occurrence"]!,
        <String, String>{"schedule_id": scheduleId, "day": day},
        <String, Object?>{},
        options,
        ScheduleOccurrence.fromJson,
      );

  /// Update a schedule.
  ///
  /// Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have not
  /// started; batches already created are unchanged. If the cadence changes, days that you changed
  /// keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for the
  /// allowance of a family member, which is changed with the member, `resource`.
  ///
  /// Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
  /// `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
  /// `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
  /// `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
  /// `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
  /// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
  Future<Schedule> update(
    String scheduleId, {
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.update"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{
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
        },
        options,
        Schedule.fromJson,
      );

  /// Update a day of a schedule.
  ///
  /// Changes the amount of one day of a schedule, or your note about it, without affecting other days.
  /// Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`. If the day
  /// is part of another day's run, the 15 minutes are those before that run, and that run uses your
  /// key's limits from then on.
  ///
  /// Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
  Future<ScheduleOccurrence> updateOccurrence(
    String scheduleId,
    String day, {
    Nullable<String>? amountOverride,
    Nullable<String>? note,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["schedules.update_occurrence"]!,
        <String, String>{"schedule_id": scheduleId, "day": day},
        <String, Object?>{
          if (amountOverride != null) "amount_override": amountOverride,
          if (note != null) "note": note,
        },
        options,
        ScheduleOccurrence.fromJson,
      );
}

/// The methods of `search`.
final class SearchResource {
  /// A client makes it.
  SearchResource(this._settings);

  final Settings _settings;

  /// Search all objects.
  ///
  /// Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
  /// them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
  /// (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
  /// titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
  /// returns the ten newest matches of each.
  Future<Search> find({
    required String q,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["search.find"]!,
        <String, String>{},
        <String, Object?>{
          "q": q,
        },
        options,
        Search.fromJson,
      );
}

/// The methods of `sends`.
final class SendsResource {
  /// A client makes it.
  SendsResource(this._settings);

  final Settings _settings;

  /// Reads the send every two seconds until its status is settled or the timeout is over, and
  /// returns what was read last. A read that fails is repeated; if none succeeds, the last error
  /// that the service answered is thrown, and a timeout or a lost connection only if it answered
  /// nothing. `unknown` and `queued` are not failures: the sale may have been delivered, or will
  /// be. Do not sell it again.
  Future<Send> wait(
    String sendId, {
    Duration timeout = defaultWait,
    Duration every = defaultPoll,
    CancelToken? cancelToken,
  }) =>
      waitForSend(
        (options) => get(sendId, options: options),
        timeout: timeout,
        every: every,
        readTimeout: _settings.timeout,
        cancelToken: cancelToken,
      );

  /// Cancel a send.
  ///
  /// Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
  /// `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
  /// send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
  /// dispatched send cannot be recalled.
  ///
  /// Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
  /// the reward, which you can void, or the session.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `resource_in_use`, `already_sent`.
  Future<Send> cancel(
    String sendId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.cancel"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{},
        options,
        Send.fromJson,
      );

  /// Change the meter of a waiting send.
  ///
  /// Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
  /// `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
  /// and the Credit do not change.
  ///
  /// With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
  /// otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
  /// and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
  /// dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a checkout
  /// session: correct the meter there.
  ///
  /// We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
  /// new meter and `data.previous_attributes` the old one.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
  /// `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
  /// `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
  /// `recipient_cap_exceeded`.
  Future<Send> changeMeter(
    String sendId, {
    required String meter,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.change_meter"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{
          "meter": meter,
        },
        options,
        Send.fromJson,
      );

  /// Create a send.
  ///
  /// Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
  /// request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
  /// the `send.*` events, or read the send every two seconds while the customer waits.
  ///
  /// The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
  /// `amount` only on the dealer tier. There are no fees.
  ///
  /// Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
  /// request again never sells twice: it returns the first send with its current status. If the
  /// `client_reference` is already used, the request returns 200 with that send, whatever the body
  /// says. Compare `target`, `amount` and `created`, and never restart your numbering.
  ///
  /// An error creates and charges nothing: correct what it names and repeat the request with the same
  /// key. `product_unavailable` means that the network is paused: load the catalogue again.
  /// `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
  /// it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
  /// sale is made once.
  ///
  /// For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
  /// simulated in test mode; live mode returns `data_not_live`.
  ///
  /// For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
  /// are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
  /// token is bought. During an outage the send waits in the queue or fails, depending on
  /// `on_zesa_down`.
  ///
  /// With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
  /// returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and `notify_number`
  /// count like the target. Nothing is sent or charged until a person approves.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
  /// `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
  /// `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
  /// `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
  /// `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
  /// `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
  /// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
  /// `insufficient_credit`.
  Future<SendOrApproval> create({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.create"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        SendOrApproval.fromJson,
      );

  /// Retrieve a send.
  ///
  /// Returns a send with its current status. While a customer waits, read it every two seconds as long
  /// as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
  /// take longer and are resolved by the service: let the customer go, and do not sell again. After
  /// `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
  /// masked unless the key has `tokens:read`.
  ///
  /// Errors: `invalid_expand`.
  Future<Send> get(
    String sendId, {
    List<SendExpansion>? expand,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.get"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{
          if (expand != null) "expand[]": expand,
        },
        options,
        Send.fromJson,
      );

  /// Retrieve the receipt of a send.
  ///
  /// Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
  /// token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
  /// value, never your cost.
  ///
  /// A send that is not delivered has a receipt without a token. It explains the status to the
  /// customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
  Future<Receipt> getReceipt(
    String sendId, {
    SmsLocale? locale,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.get_receipt"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{
          if (locale != null) "locale": locale,
        },
        options,
        Receipt.fromJson,
      );

  /// Returns the receipt as a PDF: one page for a roll of 80 mm.
  Future<FileResult> getReceiptPdf(
    String sendId, {
    SmsLocale? locale,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["sends.get_receipt_pdf"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{
          if (locale != null) "locale": locale,
        },
        options,
      );

  /// List sends.
  ///
  /// Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
  /// own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
  /// must match every filter.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
  /// `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
  PageRequest<Send> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? status,
    SendType? type,
    String? target,
    String? clientReference,
    String? receiptNumber,
    String? providerReference,
    String? tokenPhone,
    String? tokenLast4,
    String? currency,
    bool? needsAttention,
    String? recipient,
    String? program,
    String? batch,
    String? costCenter,
    String? apiKey,
    Map<String, String>? metadata,
    List<SendListExpansion>? expand,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["sends.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (type != null) "type": type,
          if (target != null) "target": target,
          if (clientReference != null) "client_reference": clientReference,
          if (receiptNumber != null) "receipt_number": receiptNumber,
          if (providerReference != null) "provider_reference": providerReference,
          if (tokenPhone != null) "token_phone": tokenPhone,
          if (tokenLast4 != null) "token_last4": tokenLast4,
          if (currency != null) "currency": currency,
          if (needsAttention != null) "needs_attention": needsAttention,
          if (recipient != null) "recipient": recipient,
          if (program != null) "program": program,
          if (batch != null) "batch": batch,
          if (costCenter != null) "cost_center": costCenter,
          if (apiKey != null) "api_key": apiKey,
          if (metadata != null) "metadata": metadata,
          if (expand != null) "expand[]": expand,
        },
        options,
        Send.fromJson,
      );

  /// List the attempts of a send.
  ///
  /// Lists every submission of a send to the network and every status check, newest first, with the
  /// outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
  PageRequest<SendAttempt> listAttempts(
    String sendId, {
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["sends.list_attempts"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{},
        options,
        SendAttempt.fromJson,
      );

  /// Resend a token.
  ///
  /// Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
  /// and nowhere else. Use it when the customer has lost the message, or when `token_status` is
  /// `failed`. You are not charged.
  ///
  /// A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
  /// in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
  /// `token_not_available` if the send is not a power sale or was not delivered.
  ///
  /// Errors: `token_not_available`, `token_resend_limit`.
  Future<TokenResend> resendToken(
    String sendId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.resend_token"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{},
        options,
        TokenResend.fromJson,
      );

  /// Retry a failed send.
  ///
  /// Retries a failed send: creates a new send with the same product, target and amount, whose
  /// `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
  /// send can be retried once.
  ///
  /// Before selling, we ask the network about the failed send. If the network delivered it after all,
  /// that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
  /// received it. If the network does not respond, the request returns 503 `provider_unavailable` and
  /// nothing is sold.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
  /// `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
  /// `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
  /// `insufficient_credit`.
  Future<Send> retry(
    String sendId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.retry"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{},
        options,
        Send.fromJson,
      );

  /// Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
  /// `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
  /// `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
  /// `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
  /// `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
  /// `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
  /// `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
  /// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
  /// `insufficient_credit`.
  Future<SendValidation> validate({
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
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["sends.validate"]!,
        <String, String>{},
        <String, Object?>{
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
        },
        options,
        SendValidation.fromJson,
      );
}

/// The methods of `statements`.
final class StatementsResource {
  /// A client makes it.
  StatementsResource(this._settings);

  final Settings _settings;

  /// Retrieve a statement.
  ///
  /// Returns what changed your Credit in one month and currency: the opening and closing balance,
  /// top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
  /// Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
  /// for it, and what you earned. The statement of a past month is final three days after the month
  /// ends.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<Statement> get({
    required String currency,
    String? period,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["statements.get"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
          if (period != null) "period": period,
        },
        options,
        Statement.fromJson,
      );

  /// Download a statement as CSV.
  ///
  /// Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
  /// line, then one line per transaction with the balances after it and, for a send, what was sold.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FileResult> getCsv({
    required String currency,
    String? period,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["statements.get_csv"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
          if (period != null) "period": period,
        },
        options,
      );

  /// Download a statement as PDF.
  ///
  /// Returns a statement as A4 pages, to print or to send to your accountant.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FileResult> getPdf({
    required String currency,
    String? period,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["statements.get_pdf"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
          if (period != null) "period": period,
        },
        options,
      );
}

/// The methods of `status`.
final class StatusResource {
  /// A client makes it.
  StatusResource(this._settings);

  final Settings _settings;

  /// Retrieve the network status.
  ///
  /// Returns how the networks perform now: for each type of sale, the state of the network, the share
  /// of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
  /// cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
  /// `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
  /// a network can be slow while its products are available. What no supplier sells in this mode is
  /// `not_offered`, and does not count for `overall`.
  ///
  /// Errors: `origin_not_allowed`.
  Future<Status> get({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["status.get"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        Status.fromJson,
      );

  /// Retrieve the status history.
  ///
  /// Returns how the networks performed on past days: how many minutes each was up, degraded and down,
  /// and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.
  ///
  /// Errors: `origin_not_allowed`, `time_out_of_range`.
  Future<StatusHistory> getHistory({
    String? from,
    String? to,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["status.get_history"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
        },
        options,
        StatusHistory.fromJson,
      );
}

/// The methods of `test`.
final class TestResource {
  /// A client makes it.
  TestResource(this._settings);

  final Settings _settings;

  /// The methods of `approvals`.
  late final TestApprovalsResource approvals = TestApprovalsResource(_settings);

  /// The methods of `checkoutSessions`.
  late final TestCheckoutSessionsResource checkoutSessions = TestCheckoutSessionsResource(_settings);

  /// The methods of `clock`.
  late final TestClockResource clock = TestClockResource(_settings);

  /// The methods of `events`.
  late final TestEventsResource events = TestEventsResource(_settings);

  /// The methods of `rewardLinks`.
  late final TestRewardLinksResource rewardLinks = TestRewardLinksResource(_settings);

  /// The methods of `sends`.
  late final TestSendsResource sends = TestSendsResource(_settings);

  /// Add test Credit.
  ///
  /// Adds Credit to the test account immediately. Use it when a test needs more than the US\$1,000.00
  /// and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
  /// type `test_grant`. Requires a test key.
  ///
  /// In test mode only.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_currency`, `invalid_amount`.
  Future<TestCredit> createCredit({
    required String currency,
    required String amount,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.create_credit"]!,
        <String, String>{},
        <String, Object?>{
          "currency": currency,
          "amount": amount,
        },
        options,
        TestCredit.fromJson,
      );

  /// Reset the test account.
  ///
  /// Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
  /// and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
  /// account.
  /// Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
  /// clock, the audit log and the request log are not reset. Requires a test key.
  ///
  /// In test mode only.
  Future<TestReset> reset({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.reset"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        TestReset.fromJson,
      );

  /// Set a network's availability.
  ///
  /// Simulates an outage of a mobile network for the test account, or ends it. While the network is
  /// `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
  /// When the outage ends, sends that wait are handed over in the order in which they were created.
  /// `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
  /// changes nothing. Returns 404 `resource_missing` for `power`, which has
  /// `POST /test/zesa/availability`. Requires a test key.
  ///
  /// In test mode only.
  Future<Network> setNetworkAvailability(
    String network, {
    required NetworkCondition state,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.set_network_availability"]!,
        <String, String>{"network": network},
        <String, Object?>{
          "state": state,
        },
        options,
        Network.fromJson,
      );

  /// Set the utility's availability.
  ///
  /// Simulates a national outage of the electricity utility for the test account, or ends it. During
  /// the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
  /// their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
  /// created. Setting the current state changes nothing. Requires a test key.
  ///
  /// In test mode only.
  Future<ZesaAvailability> setZesaAvailability({
    required UtilityState state,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.set_zesa_availability"]!,
        <String, String>{},
        <String, Object?>{
          "state": state,
        },
        options,
        ZesaAvailability.fromJson,
      );
}

/// The methods of `test.approvals`.
final class TestApprovalsResource {
  /// A client makes it.
  TestApprovalsResource(this._settings);

  final Settings _settings;

  /// Approve a test agent's request.
  ///
  /// Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
  /// request is then executed with every check except the threshold: the approval becomes `approved`
  /// with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
  /// returns the approval with its current status. Requires a test key.
  ///
  /// In test mode only.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
  Future<AgentApproval> approve(
    String approvalId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.approvals.approve"]!,
        <String, String>{"approval_id": approvalId},
        <String, Object?>{},
        options,
        AgentApproval.fromJson,
      );

  /// Reject a test agent's request.
  ///
  /// Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
  /// charged, and others can reward its `completion_id`. Requires a test key.
  ///
  /// In test mode only.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `approval_expired`, `approval_resolved`.
  Future<AgentApproval> reject(
    String approvalId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.approvals.reject"]!,
        <String, String>{"approval_id": approvalId},
        <String, Object?>{},
        options,
        AgentApproval.fromJson,
      );
}

/// The methods of `test.checkout_sessions`.
final class TestCheckoutSessionsResource {
  /// A client makes it.
  TestCheckoutSessionsResource(this._settings);

  final Settings _settings;

  /// Pay a test checkout session.
  ///
  /// Pays a checkout session as the customer would, or declines the card, so that tests need no
  /// browser. The send is created immediately, and the last four digits of its number determine the
  /// outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
  /// key.
  ///
  /// In test mode only.
  ///
  /// Errors: `invalid_transition`.
  Future<CheckoutSession> pay(
    String sessionId, {
    TestPaymentOutcome? outcome,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.checkout_sessions.pay"]!,
        <String, String>{"session_id": sessionId},
        <String, Object?>{
          if (outcome != null) "outcome": outcome,
        },
        options,
        CheckoutSession.fromJson,
      );

  /// Review a test checkout session.
  ///
  /// Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
  /// its face value to your Credit. Without this call the review ends after one step of the test
  /// clock, and the face value is added to your Credit. Before a resend the network is asked about the
  /// failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.
  ///
  /// In test mode only.
  ///
  /// Errors: `invalid_transition`, `provider_unavailable`.
  Future<CheckoutSession> review(
    String sessionId, {
    required TestCheckoutAction action,
    String? note,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.checkout_sessions.review"]!,
        <String, String>{"session_id": sessionId},
        <String, Object?>{
          "action": action,
          if (note != null) "note": note,
        },
        options,
        CheckoutSession.fromJson,
      );
}

/// The methods of `test.clock`.
final class TestClockResource {
  /// A client makes it.
  TestClockResource(this._settings);

  final Settings _settings;

  /// Move the test clock forward.
  ///
  /// Moves the clock of the test account forward, never back. Everything that comes due is done:
  /// scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
  /// signatures use real time. The response waits up to 5 seconds until everything due has been done,
  /// including webhook deliveries; `still_running` lists what is not finished by then. The clock can
  /// be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
  /// `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.
  ///
  /// In test mode only.
  Future<TestClock> advance({
    required int seconds,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.clock.advance"]!,
        <String, String>{},
        <String, Object?>{
          "seconds": seconds,
        },
        options,
        TestClock.fromJson,
      );

  /// Retrieve the test clock.
  ///
  /// Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
  /// was moved. `still_running` lists work that is due and not finished. Requires a test key.
  ///
  /// In test mode only.
  Future<TestClock> get({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.clock.get"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        TestClock.fromJson,
      );
}

/// The methods of `test.events`.
final class TestEventsResource {
  /// A client makes it.
  TestEventsResource(this._settings);

  final Settings _settings;

  /// Trigger a test event.
  ///
  /// Creates a sample event of any type, about an object with realistic values and an ID that does not
  /// exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
  /// event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
  /// minute. Requires a test key.
  ///
  /// In test mode only.
  Future<Event> trigger({
    required EventTypeName type,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.events.trigger"]!,
        <String, String>{},
        <String, Object?>{
          "type": type,
        },
        options,
        Event.fromJson,
      );
}

/// The methods of `test.reward_links`.
final class TestRewardLinksResource {
  /// A client makes it.
  TestRewardLinksResource(this._settings);

  final Settings _settings;

  /// Claim a test reward link.
  ///
  /// Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
  /// no browser. The last four digits of the number determine the outcome: `0000` is delivered, `0002`
  /// fails and returns the budget, `0010` is held for review. If the same number has already claimed
  /// the link, the request returns 200 with its reward. Requires a test key.
  ///
  /// In test mode only.
  ///
  /// Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
  /// `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
  /// `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
  /// `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
  /// `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
  /// `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
  /// `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
  /// `meter_blocked`, `meter_currency_mismatch`.
  Future<Reward> claim(
    String linkId, {
    required String phone,
    SendType? choice,
    String? meter,
    String? bundleId,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.reward_links.claim"]!,
        <String, String>{"link_id": linkId},
        <String, Object?>{
          "phone": phone,
          if (choice != null) "choice": choice,
          if (meter != null) "meter": meter,
          if (bundleId != null) "bundle_id": bundleId,
        },
        options,
        Reward.fromJson,
      );
}

/// The methods of `test.sends`.
final class TestSendsResource {
  /// A client makes it.
  TestSendsResource(this._settings);

  final Settings _settings;

  /// Advance a test send.
  ///
  /// Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
  /// `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
  /// number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
  /// mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
  /// test key.
  ///
  /// In test mode only.
  ///
  /// Errors: `invalid_transition`.
  Future<Send> advance(
    String sendId, {
    SendAdvanceTarget? to,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["test.sends.advance"]!,
        <String, String>{"send_id": sendId},
        <String, Object?>{
          if (to != null) "to": to,
        },
        options,
        Send.fromJson,
      );
}

/// The methods of `token_links`.
final class TokenLinksResource {
  /// A client makes it.
  TokenLinksResource(this._settings);

  final Settings _settings;

  /// Read the tokens behind a link.
  ///
  /// Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
  /// as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
  /// Each delivery attempt creates a new link and invalidates the previous one.
  ///
  /// A `HEAD` request does not use up the link.
  ///
  /// Errors: `token_link_used`.
  Future<TokenLink> get(
    String secret, {
    bool? read,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["token_links.get"]!,
        <String, String>{"secret": secret},
        <String, Object?>{
          if (read != null) "read": read,
        },
        options,
        TokenLink.fromJson,
      );
}

/// The methods of `topups`.
final class TopupsResource {
  /// A client makes it.
  TopupsResource(this._settings);

  final Settings _settings;

  /// Top up your Credit.
  ///
  /// Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour. The
  /// payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
  /// `bank` within seven days, with its `reference`. The money becomes Credit that you can spend as
  /// soon as it arrives; listen to `credit.topup.succeeded`.
  ///
  /// If a transfer brings a different amount than requested, the amount received becomes Credit; see
  /// `amount_received`. If a card pays a different amount, the top-up is `failed` with
  /// `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended still
  /// becomes Credit.
  ///
  /// If the payment provider does not respond, the request returns 503. The top-up is then traced and
  /// never started a second time: repeat the request with the same Idempotency-Key. While the first
  /// request is still starting the payment, a repetition returns 409 `idempotency_in_progress`. If the
  /// provider refuses the payment, the top-up is `failed` with `provider_error`.
  ///
  /// In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
  /// `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.
  ///
  /// In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
  /// in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer arrives after one
  /// step; `.02` never arrives, `.05` arrives after the top-up has expired, and `.07` brings a
  /// different amount. The guide to test mode lists more.
  ///
  /// Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
  /// `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
  /// `provider_invalid_response`, `provider_unavailable`.
  Future<Topup> create({
    required String amount,
    required String currency,
    TopupMethod? method,
    String? description,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["topups.create"]!,
        <String, String>{},
        <String, Object?>{
          "amount": amount,
          "currency": currency,
          if (method != null) "method": method,
          if (description != null) "description": description,
        },
        options,
        Topup.fromJson,
      );

  /// Retrieve a top-up.
  ///
  /// Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
  /// when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
  Future<Topup> get(
    String topupId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["topups.get"]!,
        <String, String>{"topup_id": topupId},
        <String, Object?>{},
        options,
        Topup.fromJson,
      );

  /// List top-ups.
  ///
  /// Lists top-ups, newest first. Use it to find transfers that have not arrived yet
  /// (`status=pending`) or all top-ups of a month.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<Topup> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    TopupMethod? method,
    TopupStatus? status,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["topups.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (method != null) "method": method,
          if (status != null) "status": status,
        },
        options,
        Topup.fromJson,
      );
}

/// The methods of `webhook_deliveries`.
final class WebhookDeliveriesResource {
  /// A client makes it.
  WebhookDeliveriesResource(this._settings);

  final Settings _settings;

  /// Retrieve a webhook delivery.
  ///
  /// Returns a delivery with its attempts, and with the headers and the masked body of the latest
  /// attempt.
  Future<WebhookDelivery> get(
    String deliveryId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_deliveries.get"]!,
        <String, String>{"delivery_id": deliveryId},
        <String, Object?>{},
        options,
        WebhookDelivery.fromJson,
      );

  /// List webhook deliveries.
  ///
  /// Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
  /// `status=exhausted` to see what an endpoint did not accept, and why.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
  PageRequest<WebhookDelivery> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    String? endpoint,
    String? event,
    WebhookDeliveryStatus? status,
    String? type,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["webhook_deliveries.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (endpoint != null) "endpoint": endpoint,
          if (event != null) "event": event,
          if (status != null) "status": status,
          if (type != null) "type": type,
        },
        options,
        WebhookDelivery.fromJson,
      );

  /// Redeliver an event.
  ///
  /// Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
  /// event. If the endpoint receives power tokens, redelivering an event of a send requires
  /// `tokens:read`.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `tokens_read_required`, `endpoint_disabled`.
  Future<WebhookDelivery> redeliver(
    String deliveryId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_deliveries.redeliver"]!,
        <String, String>{"delivery_id": deliveryId},
        <String, Object?>{},
        options,
        WebhookDelivery.fromJson,
      );
}

/// The methods of `webhook_endpoints`.
final class WebhookEndpointsResource {
  /// A client makes it.
  WebhookEndpointsResource(this._settings);

  final Settings _settings;

  /// Create a webhook endpoint.
  ///
  /// Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
  /// signing `secret`. Repeating the request with the same Idempotency-Key shows it again while it
  /// still signs; otherwise it is never shown again.
  ///
  /// Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
  /// and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
  /// `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10 seconds,
  /// and ignore events whose ID you have already processed: an event can arrive more than once.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
  /// `endpoint_limit_reached`.
  Future<WebhookEndpoint> create({
    required String url,
    List<String>? enabledEvents,
    String? description,
    String? apiVersion,
    bool? includeTokens,
    bool? tokenLinks,
    WebhookFormat? format,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.create"]!,
        <String, String>{},
        <String, Object?>{
          "url": url,
          if (enabledEvents != null) "enabled_events": enabledEvents,
          if (description != null) "description": description,
          if (apiVersion != null) "api_version": apiVersion,
          if (includeTokens != null) "include_tokens": includeTokens,
          if (tokenLinks != null) "token_links": tokenLinks,
          if (format != null) "format": format,
          if (metadata != null) "metadata": metadata,
        },
        options,
        WebhookEndpoint.fromJson,
      );

  /// Delete a webhook endpoint.
  ///
  /// Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
  /// are skipped. Its past deliveries can still be listed.
  Future<WebhookEndpoint> delete(
    String endpointId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.delete"]!,
        <String, String>{"endpoint_id": endpointId},
        <String, Object?>{},
        options,
        WebhookEndpoint.fromJson,
      );

  /// Retrieve a webhook endpoint.
  ///
  /// Returns an endpoint with its delivery performance in `health`. If `failing_since` is set, list
  /// its deliveries to see why. `disabled_reason` says whether you or the service disabled it. The
  /// secret is never shown again.
  Future<WebhookEndpoint> get(
    String endpointId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.get"]!,
        <String, String>{"endpoint_id": endpointId},
        <String, Object?>{},
        options,
        WebhookEndpoint.fromJson,
      );

  /// Retrieve a replay.
  ///
  /// Returns a replay with its progress: how many events matched, how many have a new delivery, and
  /// how those deliveries ended. Read it every few seconds until `status` is `done`. Then `matched`
  /// equals the sum of `delivered`, `failed` and the deliveries that are still being retried.
  Future<WebhookReplay> getReplay(
    String endpointId,
    String replayId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.get_replay"]!,
        <String, String>{"endpoint_id": endpointId, "replay_id": replayId},
        <String, Object?>{},
        options,
        WebhookReplay.fromJson,
      );

  /// List webhook endpoints.
  ///
  /// Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.
  ///
  /// Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
  PageRequest<WebhookEndpoint> list({
    int? limit,
    String? startingAfter,
    String? endingBefore,
    CreatedFilter? created,
    WebhookEndpointStatus? status,
    Map<String, String>? metadata,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["webhook_endpoints.list"]!,
        <String, String>{},
        <String, Object?>{
          if (limit != null) "limit": limit,
          if (startingAfter != null) "starting_after": startingAfter,
          if (endingBefore != null) "ending_before": endingBefore,
          if (created != null) "created": created,
          if (status != null) "status": status,
          if (metadata != null) "metadata": metadata,
        },
        options,
        WebhookEndpoint.fromJson,
      );

  /// Replay events to an endpoint.
  ///
  /// Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
  /// the same event. Use it after your endpoint was down for longer than the retry period. Events are
  /// kept for 30 days, and a range can contain at most 100,000 of them. With `types`, only events of
  /// these types that the endpoint receives are sent. Returns 409 `endpoint_disabled` if the endpoint
  /// is disabled. If the endpoint receives power tokens, replaying events of sends requires
  /// `tokens:read`. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
  Future<WebhookReplay> replay(
    String endpointId, {
    required Moment from,
    Moment? to,
    List<String>? types,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.replay"]!,
        <String, String>{"endpoint_id": endpointId},
        <String, Object?>{
          "from": from,
          if (to != null) "to": to,
          if (types != null) "types": types,
        },
        options,
        WebhookReplay.fromJson,
      );

  /// Roll a signing secret.
  ///
  /// Gives an endpoint a new signing secret, which the response shows. The new secret signs
  /// immediately. During the grace period the old secret signs too: each signature header carries two
  /// signatures, and either secret verifies. In the legacy format the old secret stops immediately.
  /// Repeating the request with the same Idempotency-Key shows the secret again while it still signs.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
  Future<WebhookEndpoint> rollSecret(
    String endpointId, {
    WebhookSecretGrace? grace,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.roll_secret"]!,
        <String, String>{"endpoint_id": endpointId},
        <String, Object?>{
          if (grace != null) "grace": grace,
        },
        options,
        WebhookEndpoint.fromJson,
      );

  /// Send a test event.
  ///
  /// Sends a sample event to one endpoint, whatever events it receives, in live mode too.
  /// `data.synthetic` is true, the event is not listed, and nothing else changes. The response is the
  /// delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.
  ///
  /// For the legacy format, only types that exist in it can be sent.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `endpoint_disabled`.
  Future<WebhookDelivery> test(
    String endpointId, {
    EventTypeName? type,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.test"]!,
        <String, String>{"endpoint_id": endpointId},
        <String, Object?>{
          if (type != null) "type": type,
        },
        options,
        WebhookDelivery.fromJson,
      );

  /// Update a webhook endpoint.
  ///
  /// Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
  /// are due while the endpoint is disabled are skipped. To send a range of events again, use
  /// `POST /webhook-endpoints/{endpoint_id}/replay`.
  ///
  /// Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
  /// `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to the
  /// legacy format: both return 409 `invalid_transition`.
  ///
  /// Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
  /// `duplicate_resource`.
  Future<WebhookEndpoint> update(
    String endpointId, {
    String? url,
    List<String>? enabledEvents,
    Nullable<String>? description,
    String? apiVersion,
    bool? includeTokens,
    bool? tokenLinks,
    WebhookFormat? format,
    WebhookEndpointStatus? status,
    Nullable<Map<String, String?>>? metadata,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["webhook_endpoints.update"]!,
        <String, String>{"endpoint_id": endpointId},
        <String, Object?>{
          if (url != null) "url": url,
          if (enabledEvents != null) "enabled_events": enabledEvents,
          if (description != null) "description": description,
          if (apiVersion != null) "api_version": apiVersion,
          if (includeTokens != null) "include_tokens": includeTokens,
          if (tokenLinks != null) "token_links": tokenLinks,
          if (format != null) "format": format,
          if (status != null) "status": status,
          if (metadata != null) "metadata": metadata,
        },
        options,
        WebhookEndpoint.fromJson,
      );
}

/// The methods of `workforce`.
final class WorkforceResource {
  /// A client makes it.
  WorkforceResource(this._settings);

  final Settings _settings;

  /// The methods of `batches`.
  late final WorkforceBatchesResource batches = WorkforceBatchesResource(_settings);

  /// The methods of `costCenters`.
  late final WorkforceCostCentersResource costCenters = WorkforceCostCentersResource(_settings);

  /// The methods of `recipients`.
  late final WorkforceRecipientsResource recipients = WorkforceRecipientsResource(_settings);

  /// The methods of `schedules`.
  late final WorkforceSchedulesResource schedules = WorkforceSchedulesResource(_settings);

  /// Allocate to people.
  ///
  /// Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
  /// total is reserved, it requires approval above the account's threshold, and each line becomes a
  /// send. `reference` is its number for people and accounting; `batch` is the same batch in
  /// `/batches`.
  ///
  /// Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
  /// nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
  /// exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.
  ///
  /// Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
  /// the existing allocation and `replayed: true`, and allocates nothing twice.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
  /// `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
  /// `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
  /// `reservation_insufficient`.
  Future<WorkforceSendResult> allocate({
    required WorkforceKind kind,
    required List<WorkforceLineCreate> lines,
    String? productRef,
    String? costCenterId,
    String? title,
    String? customSms,
    String? idempotencyKey,
    bool? acknowledgeOverBudget,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.allocate"]!,
        <String, String>{},
        <String, Object?>{
          "kind": kind,
          "lines": lines,
          if (productRef != null) "product_ref": productRef,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (title != null) "title": title,
          if (customSms != null) "custom_sms": customSms,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
        },
        options,
        WorkforceSendResult.fromJson,
      );

  /// Retrieve your Workforce access.
  ///
  /// Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
  /// limits, and the total above which approval is required. Call it once, before you show the screen.
  Future<WorkforceAccess> getAccess({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.get_access"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        WorkforceAccess.fromJson,
      );

  /// Retrieve the journal.
  ///
  /// Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
  /// credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
  /// all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
  /// their Credit was returned. Debits and credits are always equal.
  ///
  /// Errors: `reference_not_found`, `time_out_of_range`.
  Future<WorkforceJournal> getJournal({
    String? from,
    String? to,
    String? costCenter,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.get_journal"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (costCenter != null) "cost_center": costCenter,
        },
        options,
        WorkforceJournal.fromJson,
      );

  /// Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
  ///
  /// Errors: `reference_not_found`, `time_out_of_range`.
  Future<FileResult> getJournalCsv({
    String? from,
    String? to,
    String? costCenter,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["workforce.get_journal_csv"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (costCenter != null) "cost_center": costCenter,
        },
        options,
      );

  /// Retrieve the ledger.
  ///
  /// Returns every transaction of your Credit in a period, newest first and described for accountants,
  /// with opening and closing balances. Reservations are not included.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  PageRequest<WorkforceLedgerEntry> getLedger({
    String? from,
    String? to,
    String? currency,
    WorkforceLedgerKind? kind,
    String? q,
    int? page,
    int? pageSize,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["workforce.get_ledger"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (currency != null) "currency": currency,
          if (kind != null) "kind": kind,
          if (q != null) "q": q,
          if (page != null) "page": page,
          if (pageSize != null) "page_size": pageSize,
        },
        options,
        WorkforceLedgerEntry.fromJson,
      );

  /// Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<FileResult> getLedgerCsv({
    String? from,
    String? to,
    String? currency,
    WorkforceLedgerKind? kind,
    String? q,
    int? page,
    int? pageSize,
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["workforce.get_ledger_csv"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (currency != null) "currency": currency,
          if (kind != null) "kind": kind,
          if (q != null) "q": q,
          if (page != null) "page": page,
          if (pageSize != null) "page_size": pageSize,
        },
        options,
      );

  /// Returns the CSV as text inside an object, for clients that cannot take a file.
  ///
  /// Errors: `invalid_currency`, `time_out_of_range`.
  Future<WorkforceExport> getLedgerCsvJson({
    String? from,
    String? to,
    String? currency,
    WorkforceLedgerKind? kind,
    String? q,
    int? page,
    int? pageSize,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.get_ledger_csv_json"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (currency != null) "currency": currency,
          if (kind != null) "kind": kind,
          if (q != null) "q": q,
          if (page != null) "page": page,
          if (pageSize != null) "page_size": pageSize,
        },
        options,
        WorkforceExport.fromJson,
      );

  /// List meters of people.
  ///
  /// Lists the electricity meters of your people: who can receive power, when the utility last
  /// confirmed each meter, and its last token. The utility is not contacted.
  Future<WorkforceMeters> getMeters({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.get_meters"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        WorkforceMeters.fromJson,
      );

  /// List products to allocate.
  ///
  /// Lists the products that can be allocated, by kind: those of `GET /products` that the key is
  /// allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
  Future<WorkforceProducts> getProducts({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.get_products"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        WorkforceProducts.fromJson,
      );

  /// Preview an allocation.
  ///
  /// Previews an allocation without creating it: the result and cost of each line, the totals, the
  /// budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
  /// writes nothing and ignores idempotency keys.
  ///
  /// Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
  /// `sms_too_long`, `product_mismatch`, `data_not_live`.
  Future<WorkforcePreview> previewAllocation({
    required WorkforceKind kind,
    required List<WorkforceLineCreate> lines,
    String? productRef,
    String? costCenterId,
    String? title,
    String? customSms,
    String? idempotencyKey,
    bool? acknowledgeOverBudget,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.preview_allocation"]!,
        <String, String>{},
        <String, Object?>{
          "kind": kind,
          "lines": lines,
          if (productRef != null) "product_ref": productRef,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (title != null) "title": title,
          if (customSms != null) "custom_sms": customSms,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
        },
        options,
        WorkforcePreview.fromJson,
      );
}

/// The methods of `workforce.batches`.
final class WorkforceBatchesResource {
  /// A client makes it.
  WorkforceBatchesResource(this._settings);

  final Settings _settings;

  /// Cancel an allocation.
  ///
  /// Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
  /// them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
  /// cancelled, the request returns 200 with the allocation unchanged.
  ///
  /// Errors: `batch_not_cancellable`.
  Future<WorkforceBatch> cancel(
    String reference, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.batches.cancel"]!,
        <String, String>{"reference": reference},
        <String, Object?>{},
        options,
        WorkforceBatch.fromJson,
      );

  /// Retrieve an allocation.
  ///
  /// Retrieves an allocation with what each person received and its outcome. While it is `processing`,
  /// poll every few seconds. Failed lines can be sent again with
  /// `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
  /// tokens show only their last four digits.
  Future<WorkforceBatch> get(
    String reference, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.batches.get"]!,
        <String, String>{"reference": reference},
        <String, Object?>{},
        options,
        WorkforceBatch.fromJson,
      );

  /// Retrieve allocation results as CSV.
  ///
  /// Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
  /// by the columns of `/batches/{batch_id}/results.csv`.
  Future<FileResult> getResults(
    String reference, {
    RequestOptions? options,
  }) =>
      callFile(
        _settings,
        operations["workforce.batches.get_results"]!,
        <String, String>{"reference": reference},
        <String, Object?>{},
        options,
      );

  /// List allocations.
  ///
  /// Returns a page of your allocations, newest first, without their lines. Dates are creation dates
  /// in Harare.
  ///
  /// Errors: `reference_not_found`, `time_out_of_range`.
  PageRequest<WorkforceBatchSummary> list({
    String? from,
    String? to,
    BatchStatus? status,
    String? costCenter,
    int? page,
    int? pageSize,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["workforce.batches.list"]!,
        <String, String>{},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
          if (status != null) "status": status,
          if (costCenter != null) "cost_center": costCenter,
          if (page != null) "page": page,
          if (pageSize != null) "page_size": pageSize,
        },
        options,
        WorkforceBatchSummary.fromJson,
      );

  /// Preview a resend.
  ///
  /// Previews a resend without creating it: which lines would be sent again and what they would cost.
  /// The network is not asked and nothing is written; lines that were delivered late are only omitted
  /// in the resend itself.
  ///
  /// Errors: `reference_not_found`, `nothing_to_retry`.
  Future<WorkforcePreview> previewResend(
    String reference, {
    List<String>? itemIds,
    String? idempotencyKey,
    bool? acknowledgeOverBudget,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.batches.preview_resend"]!,
        <String, String>{"reference": reference},
        <String, Object?>{
          if (itemIds != null) "item_ids": itemIds,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
        },
        options,
        WorkforcePreview.fromJson,
      );

  /// Resend failed lines of an allocation.
  ///
  /// Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
  /// resent once. The network is first asked about the original send, and a line that was delivered
  /// after all is omitted. Returns 409 `nothing_to_retry` if no line is left.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
  /// `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
  Future<WorkforceSendResult> resend(
    String reference, {
    List<String>? itemIds,
    String? idempotencyKey,
    bool? acknowledgeOverBudget,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.batches.resend"]!,
        <String, String>{"reference": reference},
        <String, Object?>{
          if (itemIds != null) "item_ids": itemIds,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
        },
        options,
        WorkforceSendResult.fromJson,
      );
}

/// The methods of `workforce.cost_centers`.
final class WorkforceCostCentersResource {
  /// A client makes it.
  WorkforceCostCentersResource(this._settings);

  final Settings _settings;

  /// Update the people of a department.
  ///
  /// Adds people to a department and removes others in one request. People in `new` are registered
  /// first. At least one of the three lists is required. A person who cannot be added or removed is
  /// listed in `errors`; the other changes are still made. An unknown ID returns 400
  /// `reference_not_found`, as does adding people to an archived department, and nothing is changed.
  ///
  /// Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
  /// `limit_reached`.
  Future<WorkforceDepartmentPeople> changePeople(
    String costCenterId, {
    List<String>? add,
    List<String>? remove,
    List<WorkforceDepartmentPerson>? new_,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.cost_centers.change_people"]!,
        <String, String>{"cost_center_id": costCenterId},
        <String, Object?>{
          if (add != null) "add": add,
          if (remove != null) "remove": remove,
          if (new_ != null) "new": new_,
        },
        options,
        WorkforceDepartmentPeople.fromJson,
      );

  /// Create a department.
  ///
  /// Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
  /// too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
  /// exists.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `invalid_amount`, `invalid_currency`, `duplicate_resource`.
  Future<WorkforceDepartment> create({
    required String name,
    String? code,
    String? monthlyBudget,
    String? currency,
    bool? isActive,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.cost_centers.create"]!,
        <String, String>{},
        <String, Object?>{
          "name": name,
          if (code != null) "code": code,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (currency != null) "currency": currency,
          if (isActive != null) "is_active": isActive,
        },
        options,
        WorkforceDepartment.fromJson,
      );

  /// List the people of a department.
  ///
  /// Lists the people of a department with what each received this month and their monthly cap. To
  /// change who belongs to it, use `POST` on the same path.
  Future<WorkforceDepartmentPeople> getPeople(
    String costCenterId, {
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.cost_centers.get_people"]!,
        <String, String>{"cost_center_id": costCenterId},
        <String, Object?>{},
        options,
        WorkforceDepartmentPeople.fromJson,
      );

  /// Retrieve the spend of a department.
  ///
  /// Retrieves the spend of a department in a period: by month against its budget, by kind, and the
  /// people who received most. Failed sends are not counted.
  ///
  /// Errors: `time_out_of_range`.
  Future<WorkforceDepartmentSpend> getSpend(
    String costCenterId, {
    String? from,
    String? to,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.cost_centers.get_spend"]!,
        <String, String>{"cost_center_id": costCenterId},
        <String, Object?>{
          if (from != null) "from": from,
          if (to != null) "to": to,
        },
        options,
        WorkforceDepartmentSpend.fromJson,
      );

  /// List departments.
  ///
  /// Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
  /// all active departments, by currency.
  Future<WorkforceDepartmentList> list({
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.cost_centers.list"]!,
        <String, String>{},
        <String, Object?>{},
        options,
        WorkforceDepartmentList.fromJson,
      );

  /// Update a department.
  ///
  /// Updates a department, or archives it with `is_active: false`. Using an archived department
  /// returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
  /// current month.
  ///
  /// Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
  Future<WorkforceDepartment> update(
    String costCenterId, {
    String? name,
    Nullable<String>? code,
    Nullable<String>? monthlyBudget,
    String? currency,
    bool? isActive,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.cost_centers.update"]!,
        <String, String>{"cost_center_id": costCenterId},
        <String, Object?>{
          if (name != null) "name": name,
          if (code != null) "code": code,
          if (monthlyBudget != null) "monthly_budget": monthlyBudget,
          if (currency != null) "currency": currency,
          if (isActive != null) "is_active": isActive,
        },
        options,
        WorkforceDepartment.fromJson,
      );
}

/// The methods of `workforce.recipients`.
final class WorkforceRecipientsResource {
  /// A client makes it.
  WorkforceRecipientsResource(this._settings);

  final Settings _settings;

  /// Add a person.
  ///
  /// Registers a person. If the phone number or payroll number is already registered, no duplicate is
  /// created: the existing person is updated with what you send, and `matched_existing` is true.
  /// Returns 409 `duplicate_resource` if the two numbers belong to two different people.
  ///
  /// Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
  /// `erased_recipient`, `limit_reached`.
  Future<WorkforcePersonCreated> create({
    required String name,
    required String phone,
    String? payrollId,
    String? costCenterId,
    Map<String, String?>? monthlyCap,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.recipients.create"]!,
        <String, String>{},
        <String, Object?>{
          "name": name,
          "phone": phone,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
        },
        options,
        WorkforcePersonCreated.fromJson,
      );

  /// List people.
  ///
  /// Returns a page of your people by name, with what each received this month. Use `q` to search, or
  /// `cost_center=none` for people without a department.
  ///
  /// Errors: `reference_not_found`.
  PageRequest<WorkforcePerson> list({
    String? q,
    String? costCenter,
    int? page,
    int? pageSize,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["workforce.recipients.list"]!,
        <String, String>{},
        <String, Object?>{
          if (q != null) "q": q,
          if (costCenter != null) "cost_center": costCenter,
          if (page != null) "page": page,
          if (pageSize != null) "page_size": pageSize,
        },
        options,
        WorkforcePerson.fromJson,
      );

  /// Update a person.
  ///
  /// Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
  /// the next allocation. To remove someone permanently, erase the recipient.
  ///
  /// Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
  /// `erased_recipient`.
  Future<WorkforcePersonUpdated> update(
    String recipientId, {
    String? name,
    String? phone,
    Nullable<String>? payrollId,
    Nullable<String>? costCenterId,
    Nullable<Map<String, String?>>? monthlyCap,
    Nullable<String>? notes,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.recipients.update"]!,
        <String, String>{"recipient_id": recipientId},
        <String, Object?>{
          if (name != null) "name": name,
          if (phone != null) "phone": phone,
          if (payrollId != null) "payroll_id": payrollId,
          if (costCenterId != null) "cost_center_id": costCenterId,
          if (monthlyCap != null) "monthly_cap": monthlyCap,
          if (notes != null) "notes": notes,
        },
        options,
        WorkforcePersonUpdated.fromJson,
      );
}

/// The methods of `workforce.schedules`.
final class WorkforceSchedulesResource {
  /// A client makes it.
  WorkforceSchedulesResource(this._settings);

  final Settings _settings;

  /// List schedules of people.
  ///
  /// Returns a page of the schedules of your people, newest first. To create or update schedules, use
  /// `/schedules`.
  PageRequest<Schedule> list({
    int? page,
    int? pageSize,
    RequestOptions? options,
  }) =>
      callPage(
        _settings,
        operations["workforce.schedules.list"]!,
        <String, String>{},
        <String, Object?>{
          if (page != null) "page": page,
          if (pageSize != null) "page_size": pageSize,
        },
        options,
        Schedule.fromJson,
      );

  /// Run a schedule of people now.
  ///
  /// Runs a schedule immediately as an allocation, with its own reference number and within the budget
  /// of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
  /// today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
  /// exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
  /// so that repeating the request does not run it again.
  ///
  /// Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
  /// `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
  /// `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
  Future<WorkforceSendResult> run(
    String scheduleId, {
    bool? again,
    bool? acknowledgeOverBudget,
    String? idempotencyKey,
    RequestOptions? options,
  }) =>
      callJson(
        _settings,
        operations["workforce.schedules.run"]!,
        <String, String>{"schedule_id": scheduleId},
        <String, Object?>{
          if (again != null) "again": again,
          if (acknowledgeOverBudget != null) "acknowledge_over_budget": acknowledgeOverBudget,
          if (idempotencyKey != null) "idempotency_key": idempotencyKey,
        },
        options,
        WorkforceSendResult.fromJson,
      );
}
