// Made from the contract by "npm run sdks"; never edit this file.
import type { FileResult } from "../runtime/file.ts";
import type { RequestOptions } from "../runtime/options.ts";
import type { PageRequest } from "../runtime/page.ts";
import { Resource } from "../runtime/resource.ts";
import type { WithResponse } from "../runtime/response.ts";
import type { Settings } from "../runtime/send.ts";
import { type WaitOptions, waitForSend } from "../runtime/wait.ts";
import type * as enums from "./enums.ts";
import type * as models from "./models.ts";
import { OPERATIONS } from "./operations.ts";

export interface AccountListActivityParams {
  /**
   * Maximum number of entries per page.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Cursor: returns the entries after this one.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Filters by time: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
}

export interface AccountUpdateParams {
  /**
   * Display name of the organisation. Also renames the account in the other mode.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Email address for notifications from us. Null removes it.
   * Type: `Email`.
   */
  contact_email?: string | null | undefined;
  /**
   * Phone number shown to your customers for support. Null removes it.
   * Type: `PhoneInput`.
   */
  support_phone?: string | null | undefined;
  /**
   * Name that signs text messages to customers.
   * Type: `StatementDescriptor`.
   */
  statement_descriptor?: string | undefined;
  /**
   * Batch totals per currency above which a second person must approve the batch. Null for a
   * currency: approval is never required.
   */
  batch_approval_threshold?: Record<string, string | null> | undefined;
  /**
   * Enables or disables agent keys in live mode. Only a person in the dashboard can set it.
   */
  agent_live_enabled?: boolean | undefined;
  /**
   * Changes to the duplicate guard.
   */
  prevent_duplicates?: models.DuplicateGuardUpdate | undefined;
  /**
   * The day that schedules use as payday.
   */
  payday?: models.PaydayUpdate | undefined;
  /**
   * API version of keys that have none of their own. Requires a key created by an owner.
   * Type: `ApiVersion`.
   */
  default_api_version?: string | undefined;
  /**
   * Changes to your key-value data about the account, merged as in `MetadataUpdate`. Null removes
   * all of it.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class AccountResource extends Resource {
  /**
   * Retrieve your account.
   *
   * Returns the account of the key: the organisation in the key's mode. Use it to check that a key
   * works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Account>> {
    return this._json(OPERATIONS["account.get"], {}, undefined, options);
  }

  /**
   * List activity.
   *
   * Lists what happened in the account in the last 30 days, newest first: its events and, for a key
   * with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
   * must not miss anything should read `GET /events`.
   *
   * Errors: `invalid_cursor`, `invalid_time`.
   */
  listActivity(
    params?: AccountListActivityParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.AccountActivity> {
    return this._page(OPERATIONS["account.list_activity"], {}, params, options);
  }

  /**
   * Update your account.
   *
   * Changes the settings of the account. Omitted fields keep their value. Use it to sign text
   * messages with the name of your shop, to require a second person's approval for large batches, or
   * to guard a busy till against entering the same sale twice. The change applies from the next
   * request; existing sends keep the settings they were created with. The change is recorded in the
   * audit log.
   *
   * The key must have been created by an owner or admin, and for `default_api_version` by an owner.
   * Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
   * `dashboard_only`.
   *
   * Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
   * `dashboard_only`.
   */
  update(
    params?: AccountUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Account>> {
    return this._json(OPERATIONS["account.update"], {}, params, options);
  }
}

export interface ActivitiesCreateParams {
  /**
   * Recipient who performed the activity.
   */
  recipient: string | models.RewardRecipientPerson;
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
  occurred_at?: number | string | undefined;
  /**
   * Monetary value, such as the amount the customer paid. `percentage` rules use it.
   * Type: `MoneyInput`.
   */
  value?: string | undefined;
  /**
   * Currency of `value`. Default: the currency of `program`. Required if `value` is set and
   * `program` is omitted.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Evaluate only the rules of this program. Default: the rules of all active programs.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Your own key-value data about the activity. Rules can read it.
   */
  metadata?: Record<string, string> | undefined;
}

export interface ActivitiesListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only activities with this name.
   * Type: `ActivityName`.
   */
  name?: string | undefined;
  /**
   * Only activities of this recipient: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Only activities with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export class ActivitiesResource extends Resource {
  /**
   * Report an activity.
   *
   * Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
   * ID as `activity_id`: if you report the same one again, however late, the first activity is
   * returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
   * the response lists the ones that matched. A rule that gives nothing, for example because a limit
   * is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
   * recipient as an object with a phone number and no recipient matches, one is created.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
   * `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
   * `limit_reached`.
   */
  create(
    params: ActivitiesCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Activity>> {
    return this._json(OPERATIONS["activities.create"], {}, params, options);
  }

  /**
   * Retrieve an activity.
   *
   * Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
   * why a visit earned nothing; see `skipped_reason` of each rule.
   */
  get(activity_id: string, options?: RequestOptions): Promise<WithResponse<models.Activity>> {
    return this._json(OPERATIONS["activities.get"], { activity_id }, undefined, options);
  }

  /**
   * List activities.
   *
   * Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
   * `matches` lists the rules that matched and what each gave.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: ActivitiesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Activity> {
    return this._page(OPERATIONS["activities.list"], {}, params, options);
  }
}

export interface ApprovalsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only approvals with this status.
   */
  status?: enums.AgentApprovalStatus | undefined;
  /**
   * Only approvals of this action.
   */
  action?: enums.AgentAction | undefined;
  /**
   * Only approvals requested by this agent key.
   * Type: `KeyId`.
   */
  api_key?: string | undefined;
}

export class ApprovalsResource extends Resource {
  /**
   * Retrieve an agent approval.
   *
   * Retrieves a request of an agent. While it is `requested`, nothing is sent or charged. Once it is
   * `approved`, `result` is the send or reward. An agent key can retrieve only its own requests.
   */
  get(approval_id: string, options?: RequestOptions): Promise<WithResponse<models.AgentApproval>> {
    return this._json(OPERATIONS["approvals.get"], { approval_id }, undefined, options);
  }

  /**
   * List agent approvals.
   *
   * Lists requests of agents, newest first. Use `status=requested` for those that need a decision. An
   * agent key sees only its own requests. Decisions are also reported by the `agent_approval.*`
   * events.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: ApprovalsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.AgentApproval> {
    return this._page(OPERATIONS["approvals.list"], {}, params, options);
  }
}

export interface AuditLogListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only entries with this action, such as `api_key.created`.
   * Type: `AuditAction`.
   */
  action?: string | undefined;
  /**
   * Returns only entries about the object with this ID, such as a key.
   * Type: `ObjectId`.
   */
  object?: string | undefined;
}

export class AuditLogResource extends Resource {
  /**
   * List the audit log.
   *
   * Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
   * accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
   * permanently. Sales are not included; see `GET /sends`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: AuditLogListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.AuditEvent> {
    return this._page(OPERATIONS["audit_log.list"], {}, params, options);
  }
}

export interface BatchesCreateParams {
  /**
   * Lines of the batch, 1 to 10,000.
   */
  items?: Array<models.BatchItemCreate> | undefined;
  /**
   * Lines of the batch as CSV with a header row.
   * Type: `BatchCsv`.
   */
  csv?: string | undefined;
  /**
   * What to do with columns of `csv` that have another name.
   */
  unknown_columns?: enums.UnknownColumns | undefined;
  /**
   * Title of the batch, for your own lists.
   * Type: `Label`.
   */
  title?: string | undefined;
  /**
   * SMS message for lines that have none of their own.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Cost centre for lines that have none of their own.
   * Type: `CostCenterId`.
   */
  cost_center?: string | undefined;
  /**
   * What to do if lines are invalid.
   */
  on_invalid?: enums.BatchInvalidChoice | undefined;
  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  reserve_credit?: boolean | undefined;
  /**
   * What to do if, without a reservation, your Credit is too low for a line.
   */
  on_insufficient?: enums.BatchInsufficientChoice | undefined;
  /**
   * Currency for lines that set neither a currency nor a product.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Your own key-value data about the batch.
   */
  metadata?: Record<string, string> | undefined;
}

export interface BatchesListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only batches with this status.
   */
  status?: enums.BatchStatus | undefined;
  /**
   * Only batches with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export interface BatchesListItemsParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only lines with this status.
   */
  status?: enums.BatchItemStatus | undefined;
  /**
   * Only lines with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.BatchItemListExpansion> | undefined;
}

export interface BatchesPreviewParams {
  /**
   * Lines of the batch, 1 to 10,000.
   */
  items?: Array<models.BatchItemCreate> | undefined;
  /**
   * Lines of the batch as CSV with a header row.
   * Type: `BatchCsv`.
   */
  csv?: string | undefined;
  /**
   * What to do with columns of `csv` that have another name.
   */
  unknown_columns?: enums.UnknownColumns | undefined;
  /**
   * Title of the batch, for your own lists.
   * Type: `Label`.
   */
  title?: string | undefined;
  /**
   * SMS message for lines that have none of their own.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Cost centre for lines that have none of their own.
   * Type: `CostCenterId`.
   */
  cost_center?: string | undefined;
  /**
   * What to do if lines are invalid.
   */
  on_invalid?: enums.BatchInvalidChoice | undefined;
  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  reserve_credit?: boolean | undefined;
  /**
   * What to do if, without a reservation, your Credit is too low for a line.
   */
  on_insufficient?: enums.BatchInsufficientChoice | undefined;
  /**
   * Currency for lines that set neither a currency nor a product.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Your own key-value data about the batch.
   */
  metadata?: Record<string, string> | undefined;
}

export interface BatchesRetryFailedParams {
  /**
   * Whether to reserve the whole cost before the first line is sent.
   */
  reserve_credit?: boolean | undefined;
}

export class BatchesResource extends Resource {
  /**
   * Approve a batch.
   *
   * Approves a waiting batch and starts it. Only an owner or admin, or a key created by one of them,
   * can approve; the creator of the batch cannot: 403 `self_approval_forbidden`. The cost is reserved
   * now unless the batch was created with `reserve_credit: false`. Returns 409 `batch_not_approvable`
   * if the batch is not waiting for approval.
   *
   * Errors: `role_required`, `idempotency_key_required`, `idempotency_key_invalid`,
   * `idempotency_mismatch`, `idempotency_in_progress`, `batch_not_approvable`,
   * `self_approval_forbidden`, `reservation_insufficient`.
   */
  approve(batch_id: string, options?: RequestOptions): Promise<WithResponse<models.Batch>> {
    return this._json(OPERATIONS["batches.approve"], { batch_id }, undefined, options);
  }

  /**
   * Cancel a batch.
   *
   * Cancels the lines of a batch that have not been sent, and releases the Credit still reserved for
   * them. Sends in progress continue; the batch becomes `cancelled` when the last of them has ended,
   * or immediately if there are none. If the batch is already cancelled, the request returns 200 with
   * the batch unchanged. Returns 409 `batch_not_cancellable` if it has ended or has no line left to
   * cancel.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `batch_not_cancellable`.
   */
  cancel(batch_id: string, options?: RequestOptions): Promise<WithResponse<models.Batch>> {
    return this._json(OPERATIONS["batches.cancel"], { batch_id }, undefined, options);
  }

  /**
   * Create a batch.
   *
   * Creates a batch of up to 10,000 sales. Pass the lines in `items`, or as text in `csv`. Every line
   * is checked as in `POST /sends`. Returns 202 with the batch, its total and its counts before
   * anything is sent. Follow it with the `batch.*` events or by retrieving it; each line becomes a
   * send with its own events.
   *
   * Lines are parsed leniently: an invalid field fails only its line. If any line is invalid, the
   * whole batch is rejected with 422 `batch_invalid_lines`, whose `meta` counts the invalid lines and
   * shows the first; with `on_invalid: skip` they are skipped with status `invalid`. Use
   * `POST /batches/preview` first to see the result for every line.
   *
   * The whole cost is reserved up front, so that a batch that starts can finish. If your Credit is
   * too low, 402 `reservation_insufficient` is returned and nothing is written. With
   * `reserve_credit: false`, each line is charged when it is sent, and `on_insufficient` decides what
   * happens when the Credit runs out. If the face value in a currency exceeds your
   * `batch_approval_threshold`, the batch waits as `requires_approval` and reserves its cost when it
   * is approved. If nobody approves it within 72 hours, it is cancelled.
   *
   * The body can be up to 8 MiB. An account can make six batches, previews and exports per minute. A
   * key's `per_send` cap, products, networks and numbers apply to each line; its daily and monthly
   * caps apply to the whole batch.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `batch_too_large`, `reference_not_found`, `invalid_currency`,
   * `invalid_metadata`, `conflicting_parameters`, `invalid_csv`, `batch_empty`,
   * `unknown_merge_field`, `sms_too_long`, `batch_invalid_lines`, `spend_cap_exceeded`,
   * `reservation_insufficient`.
   */
  create(
    params?: BatchesCreateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Batch>> {
    return this._json(OPERATIONS["batches.create"], {}, params, options);
  }

  /**
   * Retrieve a batch.
   *
   * Retrieves a batch with its status and the number of lines in each status. While it is
   * `processing`, poll every few seconds, or listen to `batch.completed`, `batch.partially_completed`
   * or `batch.failed`. A batch ends at most one day after it started; lines whose sends have no final
   * status by then are `unresolved`, and their sends report the outcome later.
   */
  get(batch_id: string, options?: RequestOptions): Promise<WithResponse<models.Batch>> {
    return this._json(OPERATIONS["batches.get"], { batch_id }, undefined, options);
  }

  /**
   * Retrieve batch results as CSV.
   *
   * Returns every line of a batch with its outcome, as CSV for spreadsheets. You can request it at
   * any time; it shows the current status of each line. The columns are `line`, `target`, `network`,
   * `type`, `amount`, `currency`, `status`, `send_id`, `client_reference`, `failure_code`,
   * `failure_message`, `token_last4`, `units` and `delivered_at` (ISO 8601, Harare time). It never
   * contains a full power token.
   */
  getResults(batch_id: string, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["batches.get_results"], { batch_id }, undefined, options);
  }

  /**
   * List batches.
   *
   * Lists your batches, newest first, including those created by schedules and Workforce. Use
   * `status=requires_approval` to find batches that an owner or admin must approve.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: BatchesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Batch> {
    return this._page(OPERATIONS["batches.list"], {}, params, options);
  }

  /**
   * List the lines of a batch.
   *
   * Lists the lines of a batch, newest first, so the last line of the batch comes first. Use it to
   * show progress, or with `status=failed` to find lines that need attention; `results.csv` contains
   * all lines in one file. Power tokens are masked unless the key has `tokens:read`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
   */
  listItems(
    batch_id: string,
    params?: BatchesListItemsParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.BatchItem> {
    return this._page(OPERATIONS["batches.list_items"], { batch_id }, params, options);
  }

  /**
   * Preview a batch.
   *
   * Previews a batch without creating it: whether each line is valid and what it would cost, the
   * totals, and whether your Credit and our stock with the suppliers are sufficient. It takes the
   * body of `POST /batches`, writes nothing, does not use up any `client_reference` and counts
   * towards no cap. Invalid lines are reported in `lines` rather than rejected. The body can be up to
   * 8 MiB, and previews count towards the limit of six batches, previews and exports per minute.
   *
   * Errors: `batch_too_large`, `reference_not_found`, `invalid_currency`, `invalid_metadata`,
   * `conflicting_parameters`, `invalid_csv`, `batch_empty`, `unknown_merge_field`,
   * `sms_too_long`.
   */
  preview(
    params?: BatchesPreviewParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.BatchPreview>> {
    return this._json(OPERATIONS["batches.preview"], {}, params, options);
  }

  /**
   * Retry the failed lines of a batch.
   *
   * Retries the failed lines of a batch as a new, separately charged batch, whose `retry_of` is the
   * original. Each line is retried once. The network is first asked about its send, as in
   * `POST /sends/{send_id}/retry`; a line that was delivered after all, or whose network does not
   * respond, is omitted. Returns 409 `nothing_to_retry` if no line is left. The lines have no
   * `client_reference`. The new batch may require approval like any other.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `nothing_to_retry`, `spend_cap_exceeded`,
   * `reservation_insufficient`.
   */
  retryFailed(
    batch_id: string,
    params?: BatchesRetryFailedParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Batch>> {
    return this._json(OPERATIONS["batches.retry_failed"], { batch_id }, params, options);
  }
}

export interface BlocklistCreateParams {
  /**
   * Phone number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Reason for the block, for your own team.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export interface BlocklistListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only the entry of this phone number, in any Zimbabwean format, or meter.
   * Type: `TargetInput`.
   */
  target?: string | undefined;
}

export class BlocklistResource extends Resource {
  /**
   * Block a phone number or meter.
   *
   * Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
   * `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
   * The block applies to the whole account and only in live mode: a test key gets 403
   * `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.
   *
   * Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
   */
  create(
    params: BlocklistCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.BlockedTarget>> {
    return this._json(OPERATIONS["blocklist.create"], {}, params, options);
  }

  /**
   * Unblock a phone number or meter.
   *
   * Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
   * them again with new references.
   */
  delete(entry_id: string, options?: RequestOptions): Promise<WithResponse<models.BlockedTarget>> {
    return this._json(OPERATIONS["blocklist.delete"], { entry_id }, undefined, options);
  }

  /**
   * Retrieve a blocklist entry.
   *
   * Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
   * see whether anyone still tries.
   */
  get(entry_id: string, options?: RequestOptions): Promise<WithResponse<models.BlockedTarget>> {
    return this._json(OPERATIONS["blocklist.get"], { entry_id }, undefined, options);
  }

  /**
   * List the blocklist.
   *
   * Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
   * before you promise to serve a customer.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
   */
  list(
    params?: BlocklistListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.BlockedTarget> {
    return this._page(OPERATIONS["blocklist.list"], {}, params, options);
  }
}

export interface CheckinsCreateParams {
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
  accuracy_m?: number | undefined;
  /**
   * Attestation from the device's platform: a JWS in compact form. Kept for 30 days.
   * Type: `DeviceAttestation`.
   */
  attestation?: string | undefined;
  /**
   * Reward type the person chose. Required if the link offers more than one.
   */
  choice?: enums.SendType | undefined;
  /**
   * Meter number. For electricity only; the token is sent to `phone` by SMS.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Code sent to `phone` by SMS. Required if the link asks for one.
   * Type: `ClaimCodeText`.
   */
  code?: string | undefined;
  /**
   * Token of the challenge that the person solved.
   * Type: `ChallengeToken`.
   */
  challenge_token?: string | undefined;
  /**
   * Answer to the challenge.
   * Type: `ChallengeAnswer`.
   */
  challenge_answer?: string | undefined;
}

export interface CheckinsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Check-ins in this status.
   */
  status?: enums.CheckinStatus | undefined;
  /**
   * Only check-ins at the location of this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Only check-ins that claimed this link.
   * Type: `RewardLinkId`.
   */
  link?: string | undefined;
}

export class CheckinsResource extends Resource {
  /**
   * Check in.
   *
   * Claims a link of a program that has a `geofence`. The phone must be inside the location during
   * its opening hours. Call this from your page with a publishable key, once the browser has provided
   * the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
   * outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
   * the challenge.
   *
   * Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
   * `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
   * person can try again. Links of a program without a `geofence` are claimed with
   * `POST /claims/{token}`.
   *
   * An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
   * location is held for review.
   *
   * Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
   * `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
   * `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
   * `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
   * `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
   * `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  create(
    params: CheckinsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Checkin>> {
    return this._json(OPERATIONS["checkins.create"], {}, params, options);
  }

  /**
   * List check-ins.
   *
   * Lists check-ins, newest first, with the distance from the location and the outcome.
   *
   * Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
   * with the same key in the last 24 hours, with `phone_masked` and `reward` null.
   *
   * Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
   * `conflicting_parameters`.
   */
  list(
    params?: CheckinsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Checkin> {
    return this._page(OPERATIONS["checkins.list"], {}, params, options);
  }
}

export interface CheckoutSessionsChangeMeterParams {
  /**
   * Number of the new meter: 11 digits.
   * Type: `MeterInput`.
   */
  meter: string;
}

export interface CheckoutSessionsCreateParams {
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
   * What to sell. Default: derived from the product or target.
   */
  type?: enums.SendType | undefined;
  /**
   * Product slug, such as `airtime-usd`. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * Three-letter currency code. There is no default: set this or `product`.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Phone number that receives the token by SMS. Required for power.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Phone number of the customer, for messages about the payment.
   * Type: `PhoneInput`.
   */
  customer_phone?: string | undefined;
  /**
   * Your own reference, such as the order number. Permanently unique in the account; reusing one
   * returns its existing session.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Custom SMS message to the customer. Default: our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
}

export interface CheckoutSessionsGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.CheckoutSessionExpansion> | undefined;
}

export interface CheckoutSessionsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only sessions with this status.
   */
  status?: enums.CheckoutSessionStatus | undefined;
  /**
   * Only the session with this reference.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Only sessions with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.CheckoutSessionListExpansion> | undefined;
}

export class CheckoutSessionsResource extends Resource {
  /**
   * Correct the meter of a checkout session.
   *
   * Corrects the meter of an electricity session. The new meter is confirmed with the utility first.
   * While the session is `open`, the payment page shows the new meter. Once it is paid, the status of
   * its send decides, so that one payment never buys two tokens:
   *
   * - `pending` or `queued`: the send goes to the new meter, as if its own meter had been changed.
   * - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered, so
   * this returns 409 `already_sent`; `resource` is the send.
   * - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
   * asked about the failed send first; if it does not respond, this returns 503
   * `provider_unavailable` and nothing is sold.
   *
   * Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while our
   * staff review its payment: another amount than its total was paid, or the payment was reversed or
   * disputed.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
   * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `provider_unavailable`.
   */
  changeMeter(
    session_id: string,
    params: CheckoutSessionsChangeMeterParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CheckoutSession>> {
    return this._json(
      OPERATIONS["checkout_sessions.change_meter"],
      { session_id },
      params,
      options,
    );
  }

  /**
   * Create a checkout session.
   *
   * Creates a payment page where your customer pays by card or mobile wallet. Send the customer to
   * `url` within the hour. The send is created once the money has arrived, and is attributed to you.
   * We are the merchant of record and the payer bears the card fee, so your Credit is not debited.
   *
   * Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
   * confirmed with the utility and shown on the page. If a session with the same `client_reference`
   * exists, it is returned with 200. Do not hand out goods because the customer reached
   * `success_url`: listen to `checkout.session.paid` or `checkout.session.fulfilled`.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
   * `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
   * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  create(
    params: CheckoutSessionsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CheckoutSession>> {
    return this._json(OPERATIONS["checkout_sessions.create"], {}, params, options);
  }

  /**
   * Expire a checkout session.
   *
   * Expires an unpaid session, so that its page no longer accepts payment. Use it when the customer
   * has given up or paid in cash. If the session has already expired, the request returns 200 with
   * the session unchanged. Returns 409 `invalid_transition` if it is paid. A payment already in
   * progress still counts: the session then becomes `paid`.
   *
   * Errors: `invalid_transition`.
   */
  expire(
    session_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CheckoutSession>> {
    return this._json(OPERATIONS["checkout_sessions.expire"], { session_id }, undefined, options);
  }

  /**
   * Retrieve a checkout session.
   *
   * Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing it.
   * Call it when your customer returns to `success_url`.
   *
   * Errors: `invalid_expand`.
   */
  get(
    session_id: string,
    params?: CheckoutSessionsGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CheckoutSession>> {
    return this._json(OPERATIONS["checkout_sessions.get"], { session_id }, params, options);
  }

  /**
   * List checkout sessions.
   *
   * Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or with
   * `status=in_review` the sessions that our staff are reviewing.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
   */
  list(
    params?: CheckoutSessionsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.CheckoutSession> {
    return this._page(OPERATIONS["checkout_sessions.list"], {}, params, options);
  }
}

export interface ClaimsCreateParams {
  /**
   * Phone number that receives the reward.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Reward type the person chose. Required if the link offers more than one.
   */
  choice?: enums.SendType | undefined;
  /**
   * Meter number. For electricity only; the token is sent to `phone` by SMS.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Code sent to `phone` by SMS. Required if listed in `requires`.
   * Type: `ClaimCodeText`.
   */
  code?: string | undefined;
  /**
   * Token of the challenge that the person solved.
   * Type: `ChallengeToken`.
   */
  challenge_token?: string | undefined;
  /**
   * Answer to the challenge.
   * Type: `ChallengeAnswer`.
   */
  challenge_answer?: string | undefined;
}

export interface ClaimsSendCodeParams {
  /**
   * Phone number that will receive the reward.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Token of the challenge that the person solved.
   * Type: `ChallengeToken`.
   */
  challenge_token?: string | undefined;
  /**
   * Answer to the challenge.
   * Type: `ChallengeAnswer`.
   */
  challenge_answer?: string | undefined;
}

export class ClaimsResource extends Resource {
  /**
   * Claim a reward link.
   *
   * Claims a reward link for a person, with their phone number, their choice if there are several,
   * and the code if the link requires one. The reward is created and sent immediately, or held if a
   * fraud rule stops it; show the message in `result`. If the same number claims again, the existing
   * claim is returned with 200. Any other number gets 410 `claim_used`.
   *
   * If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
   * codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number can receive
   * a code, so any other gets 422 `code_invalid`. Links whose `requires` includes `position` return
   * 422 `checkin_required` here; claim them with `POST /checkins`.
   *
   * Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
   * `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
   * `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
   * `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
   * `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
   * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
   * `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
   */
  create(
    token: string,
    params: ClaimsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.RewardLinkClaim>> {
    return this._json(OPERATIONS["claims.create"], { token }, params, options);
  }

  /**
   * Show a reward link to its holder.
   *
   * Retrieves a reward link as its holder may see it: its value, the choices, and in `requires` what
   * to ask for. Call it from your claim page with a publishable key. The first call marks the link as
   * opened. Once the link is claimed, `result` reports progress; poll every two seconds until it is
   * no longer `sending`.
   *
   * The response never includes the program, its budget, other rewards or a full phone number.
   * Returns 410 if the link has expired or was revoked.
   *
   * Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
   */
  get(token: string, options?: RequestOptions): Promise<WithResponse<models.RewardLinkClaim>> {
    return this._json(OPERATIONS["claims.get"], { token }, undefined, options);
  }

  /**
   * Send a claim code.
   *
   * Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind: otp`
   * require the code in the claim. The response is the same whether or not the number is allowed to
   * claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
   * be requested after one minute, up to three in 15 minutes and ten in a day.
   *
   * Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
   * `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
   */
  sendCode(
    token: string,
    params: ClaimsSendCodeParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ClaimCode>> {
    return this._json(OPERATIONS["claims.send_code"], { token }, params, options);
  }
}

export interface CostCentersCreateParams {
  /**
   * Name of the cost centre.
   * Type: `Label`.
   */
  name: string;
  /**
   * Currency of the budget. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Code in your accounting system, unique in the account.
   * Type: `GlCode`.
   */
  gl_code?: string | undefined;
  /**
   * Budget per calendar month in Harare. Exceeding it only warns. Default: no budget.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string | undefined;
  /**
   * Whether sends can be booked to it.
   */
  is_active?: boolean | undefined;
  /**
   * Your own key-value data about the cost centre.
   */
  metadata?: Record<string, string> | undefined;
}

export interface CostCentersListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only active cost centres (`true`) or archived ones (`false`).
   */
  is_active?: boolean | undefined;
}

export interface CostCentersUpdateParams {
  /**
   * Name of the cost centre.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Code in your accounting system. Null removes it.
   * Type: `GlCode`.
   */
  gl_code?: string | null | undefined;
  /**
   * Budget per calendar month in Harare. Null removes it.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string | null | undefined;
  /**
   * Currency of the budget. Can change only until something is booked to it.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Whether sends can be booked to it. `false` archives it.
   */
  is_active?: boolean | undefined;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class CostCentersResource extends Resource {
  /**
   * Create a cost centre.
   *
   * Creates a cost centre. Use it as `cost_center` of a send, batch, schedule or recipient, and
   * filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
   * spend caps of a key. Returns 409 `duplicate_resource` if the `gl_code`, or the name of an active
   * cost centre, already exists.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`.
   */
  create(
    params: CostCentersCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CostCenter>> {
    return this._json(OPERATIONS["cost_centers.create"], {}, params, options);
  }

  /**
   * Retrieve a cost centre.
   *
   * Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
   * before `remaining` becomes negative.
   */
  get(cost_center_id: string, options?: RequestOptions): Promise<WithResponse<models.CostCenter>> {
    return this._json(OPERATIONS["cost_centers.get"], { cost_center_id }, undefined, options);
  }

  /**
   * List cost centres.
   *
   * Lists the cost centres of the account, newest first, with this month's spend. Use
   * `is_active=true` for those that sends can be booked to.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: CostCentersListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.CostCenter> {
    return this._page(OPERATIONS["cost_centers.list"], {}, params, options);
  }

  /**
   * Update a cost centre.
   *
   * Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
   * `is_active: false` archives it, so that past sends stay in reports. Using an archived cost centre
   * in a request returns 400 `reference_not_found`, and Workforce shows a warning where it is
   * assigned to a person. The currency can change only while nothing is booked to it; otherwise the
   * request returns 409 `resource_in_use`.
   *
   * Errors: `invalid_amount`, `invalid_currency`, `invalid_metadata`, `duplicate_resource`,
   * `resource_in_use`.
   */
  update(
    cost_center_id: string,
    params?: CostCentersUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CostCenter>> {
    return this._json(OPERATIONS["cost_centers.update"], { cost_center_id }, params, options);
  }
}

export interface CreditListReservationsParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only reservations with this status.
   */
  status?: enums.CreditReservationStatus | undefined;
  /**
   * Returns only reservations in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Returns only reservations of this batch or program.
   * Type: `ReservationSourceId`.
   */
  source?: string | undefined;
}

export interface CreditListTransactionsParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only transactions in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Returns only transactions of this type.
   */
  type?: enums.CreditTransactionType | undefined;
  /**
   * Returns only transactions caused by one kind of object, by the prefix of its IDs: `snd_`,
   * `top_`, `rwd_`, `bch_`, `rsv_`, `cs_` or `prg_`; or by one object, by its whole ID. The ID of a
   * batch or program finds its reservations and releases; that of a batch also finds the sends of
   * its lines.
   * Type: `CreditSourceFilter`.
   */
  source?: string | undefined;
}

export interface CreditUpdateAlertsParams {
  /**
   * Available Credit below which you receive an alert. Omitted currencies have no alert.
   */
  low_balance?: Record<string, string | null> | undefined;
  /**
   * Whether to compare upcoming schedules with your Credit.
   */
  shortfall_projection?: boolean | undefined;
  /**
   * Number of days of schedules to compare.
   * Type: `ShortfallDays`.
   */
  shortfall_days?: number | undefined;
  /**
   * Channels by which you receive alerts. Default: `webhook`.
   */
  channels?: Array<enums.AlertChannel> | undefined;
}

export class CreditResource extends Resource {
  /**
   * Retrieve your Credit.
   *
   * Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
   * for batches and programs. `in_flight` is already charged for sends that have not ended, and is
   * returned if they fail. Currencies are never exchanged.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Credit>> {
    return this._json(OPERATIONS["credit.get"], {}, undefined, options);
  }

  /**
   * Retrieve your Credit alerts.
   *
   * Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
   * low-balance alert in each currency.
   */
  getAlerts(options?: RequestOptions): Promise<WithResponse<models.CreditAlerts>> {
    return this._json(OPERATIONS["credit.get_alerts"], {}, undefined, options);
  }

  /**
   * Retrieve a Credit reservation.
   *
   * Returns a reservation: how much was used, released and is still reserved. Find its ID in
   * `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
   * `credit.released`.
   */
  getReservation(
    reservation_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CreditReservation>> {
    return this._json(OPERATIONS["credit.get_reservation"], { reservation_id }, undefined, options);
  }

  /**
   * Retrieve a Credit transaction.
   *
   * Returns a Credit transaction. Transactions never change.
   */
  getTransaction(
    transaction_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CreditTransaction>> {
    return this._json(OPERATIONS["credit.get_transaction"], { transaction_id }, undefined, options);
  }

  /**
   * List Credit reservations.
   *
   * Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
   * see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
   * `reference_not_found`.
   */
  listReservations(
    params?: CreditListReservationsParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.CreditReservation> {
    return this._page(OPERATIONS["credit.list_reservations"], {}, params, options);
  }

  /**
   * List Credit transactions.
   *
   * Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
   * `amount` is signed, and each transaction includes the balances after it. In each currency, they
   * are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
   * its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
   * `reference_not_found`.
   */
  listTransactions(
    params?: CreditListTransactionsParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.CreditTransaction> {
    return this._page(OPERATIONS["credit.list_transactions"], {}, params, options);
  }

  /**
   * Set your Credit alerts.
   *
   * Sets your Credit alerts. The request replaces all settings: omitted fields return to their
   * defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
   * threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
   * threshold above your current Credit fires nothing until then.
   *
   * The event is sent whatever the channels. `email` and `sms` also notify the contact and the
   * support number of your account, as shown in `recipients`.
   *
   * With `shortfall_projection`, we add up the expected total of your schedules for the next
   * `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
   * available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
   * once for each currency and day.
   *
   * Errors: `invalid_amount`.
   */
  updateAlerts(
    params?: CreditUpdateAlertsParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CreditAlerts>> {
    return this._json(OPERATIONS["credit.update_alerts"], {}, params, options);
  }
}

export interface DealerCreateApplicationParams {
  /**
   * Registered legal name of the business.
   * Type: `Label`.
   */
  legal_name: string;
  /**
   * Trading name, if different from the legal name.
   * Type: `Label`.
   */
  trading_name?: string | undefined;
  /**
   * Number in the register of companies.
   * Type: `RegistryNumber`.
   */
  registration_number?: string | undefined;
  /**
   * Country of registration, as a two-letter code. Default: `ZW`.
   * Type: `CountryCode`.
   */
  registration_country?: string | undefined;
  /**
   * Date the business was registered.
   * Type: `CalendarDay`.
   */
  incorporated_on?: string | undefined;
  /**
   * Legal form of the business.
   */
  business_type?: enums.BusinessType | undefined;
  /**
   * Taxpayer identification number (TIN).
   * Type: `RegistryNumber`.
   */
  tax_number?: string | undefined;
  /**
   * VAT number, if there is one.
   * Type: `RegistryNumber`.
   */
  vat_number?: string | undefined;
  /**
   * Street address of the business.
   */
  physical_address?: models.AddressInput | undefined;
  /**
   * Postal address, if different from the street address.
   */
  postal_address?: models.AddressInput | undefined;
  /**
   * Person our staff contact about the application.
   */
  contact?: models.ContactPersonInput | undefined;
  /**
   * Directors of the business. Replaces the whole list.
   */
  directors?: Array<models.Director> | undefined;
  /**
   * Other owners of ten percent or more. Replaces the whole list.
   */
  beneficial_owners?: Array<models.BeneficialOwner> | undefined;
  /**
   * Expected monthly sales, at face value.
   */
  expected_monthly_volume?: Record<string, string | null> | undefined;
  /**
   * Networks that the business wants to sell. Replaces the whole list.
   */
  networks?: Array<string> | undefined;
  /**
   * Channels through which it reaches customers. Replaces the whole list.
   */
  channels?: Array<enums.SalesChannel> | undefined;
  /**
   * Bank account of the business.
   */
  bank?: models.DealerBankInput | undefined;
  /**
   * Supporting documents, uploaded with `POST /documents`.
   */
  documents?: models.DealerDocumentsInput | undefined;
  /**
   * Declarations of the business. Both must be true to submit.
   */
  declarations?: models.DealerDeclarations | undefined;
  /**
   * Your own key-value data about the application.
   */
  metadata?: Record<string, string> | undefined;
}

export interface DealerUpdateApplicationParams {
  /**
   * Registered legal name of the business.
   * Type: `Label`.
   */
  legal_name?: string | undefined;
  /**
   * Trading name, if different from the legal name. Null removes it.
   * Type: `Label`.
   */
  trading_name?: string | null | undefined;
  /**
   * Company registration number. Null removes it.
   * Type: `RegistryNumber`.
   */
  registration_number?: string | null | undefined;
  /**
   * Country of registration, as a two-letter code.
   * Type: `CountryCode`.
   */
  registration_country?: string | undefined;
  /**
   * Date the business was registered. Null removes it.
   * Type: `CalendarDay`.
   */
  incorporated_on?: string | null | undefined;
  /**
   * Legal form of the business. Null removes it.
   */
  business_type?: enums.BusinessType | null | undefined;
  /**
   * Taxpayer identification number (TIN). Null removes it.
   * Type: `RegistryNumber`.
   */
  tax_number?: string | null | undefined;
  /**
   * VAT number, if there is one. Null removes it.
   * Type: `RegistryNumber`.
   */
  vat_number?: string | null | undefined;
  /**
   * Street address of the business. Null removes it.
   */
  physical_address?: models.AddressInput | null | undefined;
  /**
   * Postal address, if different from the street address. Null removes it.
   */
  postal_address?: models.AddressInput | null | undefined;
  /**
   * Person our staff contact about the application. Null removes it.
   */
  contact?: models.ContactPersonInput | null | undefined;
  /**
   * Directors of the business. Replaces the whole list.
   */
  directors?: Array<models.Director> | undefined;
  /**
   * Other owners of ten percent or more. Replaces the whole list.
   */
  beneficial_owners?: Array<models.BeneficialOwner> | undefined;
  /**
   * Expected monthly sales, at face value.
   */
  expected_monthly_volume?: Record<string, string | null> | undefined;
  /**
   * Networks that the business wants to sell. Replaces the whole list.
   */
  networks?: Array<string> | undefined;
  /**
   * Channels through which it reaches customers. Replaces the whole list.
   */
  channels?: Array<enums.SalesChannel> | undefined;
  /**
   * Bank account of the business. Null removes it.
   */
  bank?: models.DealerBankInput | null | undefined;
  /**
   * Supporting documents, uploaded with `POST /documents`.
   */
  documents?: models.DealerDocumentsInput | undefined;
  /**
   * Declarations of the business. Both must be true to submit.
   */
  declarations?: models.DealerDeclarations | undefined;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class DealerResource extends Resource {
  /**
   * Apply for dealer pricing.
   *
   * Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
   * percentage that our staff set per network and currency. The application starts as a `draft` and
   * can be incomplete: `missing` lists the required fields. Upload documents with `POST /documents`,
   * complete the application with `PATCH /dealer/application` and submit it with
   * `POST /dealer/application/submit`.
   *
   * An organisation can have one application at a time; the request returns 409 `duplicate_resource`
   * while one is open or approved. After a decline you can apply again. In test mode a submitted
   * application is in review after one step of the test clock and approved at 2.50 % after two, so
   * that you can try dealer prices.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
   * `invalid_metadata`, `time_out_of_range`, `duplicate_resource`.
   */
  createApplication(
    params: DealerCreateApplicationParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.DealerApplication>> {
    return this._json(OPERATIONS["dealer.create_application"], {}, params, options);
  }

  /**
   * Retrieve your dealer application.
   *
   * Retrieves the application: its status, the fields still `missing`, and messages from reviewers.
   * Once approved, `discounts` lists your discounts, as does `dealer` of `GET /account`. Returns 404
   * if there is no application.
   */
  getApplication(options?: RequestOptions): Promise<WithResponse<models.DealerApplication>> {
    return this._json(OPERATIONS["dealer.get_application"], {}, undefined, options);
  }

  /**
   * Submit your dealer application.
   *
   * Submits the application for review. Our staff approve it, decline it, or request
   * `more_information` with questions in `reviewer_messages`; respond by updating it and submitting
   * it again. If required fields are missing, the request returns 400 `parameter_missing` with all of
   * them in `details`. Returns 409 `invalid_transition` if it is already submitted.
   *
   * Errors: `invalid_transition`.
   */
  submitApplication(options?: RequestOptions): Promise<WithResponse<models.DealerApplication>> {
    return this._json(OPERATIONS["dealer.submit_application"], {}, undefined, options);
  }

  /**
   * Update your dealer application.
   *
   * Updates the application while it is a `draft` or `more_information` was requested. Omitted fields
   * keep their value; a list replaces the whole list. Returns 409 `invalid_transition` in any other
   * status, because our staff review what you submitted.
   *
   * Errors: `invalid_phone`, `invalid_amount`, `reference_not_found`, `invalid_currency`,
   * `invalid_metadata`, `time_out_of_range`, `invalid_transition`.
   */
  updateApplication(
    params?: DealerUpdateApplicationParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.DealerApplication>> {
    return this._json(OPERATIONS["dealer.update_application"], {}, params, options);
  }
}

export interface DisputesCreateParams {
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
  evidence?: models.DisputeEvidenceInput | undefined;
  /**
   * Your own key-value data about the dispute.
   */
  metadata?: Record<string, string> | undefined;
}

export interface DisputesGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.DisputeExpansion> | undefined;
}

export interface DisputesListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only disputes with this status.
   */
  status?: enums.DisputeStatus | undefined;
  /**
   * Only disputes about this send.
   * Type: `SendRef`.
   */
  send?: string | undefined;
  /**
   * Only disputes with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.DisputeListExpansion> | undefined;
}

export class DisputesResource extends Resource {
  /**
   * Open a dispute.
   *
   * Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
   * number, or it is marked delivered but did not arrive. First check
   * `GET /sends/{send_id}/attempts`, and for tokens try `POST /sends/{send_id}/resend-token`. Our
   * staff respond by `due_at`, within two working days; listen to `dispute.resolved`. Upload pictures
   * and slips with `POST /documents` and list them in `evidence.attachments`.
   *
   * A delivered send is never reversed. Returns 409 `invalid_transition` if the send has no final
   * status yet; wait until it has. A send can have one open dispute: a second returns 409
   * `duplicate_resource`, and `resource` is the first.
   *
   * In test mode, a dispute is resolved after one step of the test clock, and the `reason` determines
   * the outcome.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_metadata`, `invalid_transition`,
   * `duplicate_resource`.
   */
  create(
    params: DisputesCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Dispute>> {
    return this._json(OPERATIONS["disputes.create"], {}, params, options);
  }

  /**
   * Retrieve a dispute.
   *
   * Retrieves a dispute with its messages and outcome. Listen to `dispute.resolved`, or retrieve it
   * again after `due_at`.
   *
   * Errors: `invalid_expand`.
   */
  get(
    dispute_id: string,
    params?: DisputesGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Dispute>> {
    return this._json(OPERATIONS["disputes.get"], { dispute_id }, params, options);
  }

  /**
   * List disputes.
   *
   * Lists disputes, newest first. Use `status=opened` for those our staff are still investigating, or
   * `send` for those about one sale.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
   * `conflicting_parameters`.
   */
  list(
    params?: DisputesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Dispute> {
    return this._page(OPERATIONS["disputes.list"], {}, params, options);
  }
}

export interface DocumentsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only documents with this purpose.
   */
  purpose?: enums.DocumentPurpose | undefined;
  /**
   * Returns only documents with this status.
   */
  status?: enums.DocumentStatus | undefined;
}

export interface DocumentsUploadParams {
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
  filename?: string | undefined;
}

export class DocumentsResource extends Resource {
  /**
   * Retrieve a document.
   *
   * Returns a document with the status of its review and, if our staff rejected it, the reason. The
   * file cannot be downloaded.
   */
  get(document_id: string, options?: RequestOptions): Promise<WithResponse<models.Document>> {
    return this._json(OPERATIONS["documents.get"], { document_id }, undefined, options);
  }

  /**
   * List documents.
   *
   * Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
   * upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: DocumentsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Document> {
    return this._page(OPERATIONS["documents.list"], {}, params, options);
  }

  /**
   * Upload a document.
   *
   * Uploads a document for the dealer application or for a dispute, as a form with the fields
   * `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
   * response into `documents` of the application, or into `evidence.attachments` of the dispute. The
   * file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
   * with the hash of your file.
   *
   * A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
   * `insufficient_scope`. The first bytes of the file determine its type: a file of another type
   * returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
   * wait for review; the next returns 409 `limit_reached`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `limit_reached`.
   */
  upload(
    params: DocumentsUploadParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Document>> {
    return this._json(OPERATIONS["documents.upload"], {}, params, options);
  }
}

export class ErrorCodesResource extends Resource {
  /**
   * List error codes.
   *
   * Lists every error code, in alphabetical order, on one page: its status, its category, what
   * happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
   * for your cashiers, or to test that your program handles every code. No key is required. Codes may
   * be added at any time; they are never removed and never change their meaning.
   */
  list(options?: RequestOptions): PageRequest<models.ErrorCodeEntry> {
    return this._page(OPERATIONS["error_codes.list"], {}, undefined, options);
  }
}

export interface EventsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only events of this type, or of a family such as `send.*`.
   * Type: `EventTypeFilter`.
   */
  type?: string | undefined;
  /**
   * Returns only events about the object with this ID.
   * Type: `ObjectId`.
   */
  object?: string | undefined;
  /**
   * Returns only events with this delivery result. Default: all.
   */
  delivery?: enums.EventDeliveryFilter | undefined;
}

export class EventsResource extends Resource {
  /**
   * Retrieve an event.
   *
   * Returns an event of the last 30 days with the current values of its object. `data.object` can be
   * later than the event; `data.previous_attributes` shows what the event changed.
   */
  get(event_id: string, options?: RequestOptions): Promise<WithResponse<models.Event>> {
    return this._json(OPERATIONS["events.get"], { event_id }, undefined, options);
  }

  /**
   * List events.
   *
   * Lists the events of the last 30 days, newest first: the same events that webhooks deliver. Use it
   * to catch up after your endpoint was down: store the ID of the last event you processed, and page
   * from it with `ending_before` until `has_more` is false. No event is missed. Objects have their
   * current values, and power tokens are always masked.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(params?: EventsListParams | undefined, options?: RequestOptions): PageRequest<models.Event> {
    return this._page(OPERATIONS["events.list"], {}, params, options);
  }
}

export interface ExportsCreateParams {
  /**
   * Kind of objects to export.
   */
  kind: enums.ExportKind;
  /**
   * Start of the period, inclusive, by creation time. Default: 30 days ago.
   */
  from?: number | string | undefined;
  /**
   * End of the period, exclusive, by creation time. Default: the end of the current second.
   */
  to?: number | string | undefined;
  /**
   * Filters, as in the list of that kind.
   */
  filters?: Record<string, string> | undefined;
  /**
   * Format of the file.
   */
  format?: enums.ExportFormat | undefined;
  /**
   * Columns of the CSV in order, up to 40. Default: a useful selection.
   */
  columns?: Array<string> | undefined;
  /**
   * Whether to include power tokens unmasked. Requires `tokens:read`.
   */
  include_tokens?: boolean | undefined;
  /**
   * Whether free text in CSV that a spreadsheet would calculate gets a `'` in front. Set it to
   * false for files that programs read.
   */
  text_guard?: boolean | undefined;
}

export interface ExportsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only exports of this kind.
   */
  kind?: enums.ExportKind | undefined;
  /**
   * Only exports with this status.
   */
  status?: enums.ExportStatus | undefined;
}

export class ExportsResource extends Resource {
  /**
   * Create an export.
   *
   * Creates an export, which writes many objects to one file in the background. Returns 202 with
   * `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
   * file from `download_url`. It is kept for seven days.
   *
   * The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
   * list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
   * unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
   * and batches per minute. Each export is recorded in the audit log.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
   * `tokens_read_required`.
   */
  create(
    params: ExportsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Export>> {
    return this._json(OPERATIONS["exports.create"], {}, params, options);
  }

  /**
   * Retrieve an export.
   *
   * Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
   * 15 minutes. Download the file and compare its `size` and `sha256`.
   *
   * The link is only returned to keys that could have created the export: in addition to
   * `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
   * file contains unmasked power tokens. For other keys `download_url` is null.
   */
  get(export_id: string, options?: RequestOptions): Promise<WithResponse<models.Export>> {
    return this._json(OPERATIONS["exports.get"], { export_id }, undefined, options);
  }

  /**
   * List exports.
   *
   * Lists your exports, newest first, including those whose files were deleted. Use it to find a file
   * within its seven days; retrieve the export to get a new link. `download_url` is null if the key
   * lacks the read scope of the export's kind.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: ExportsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Export> {
    return this._page(OPERATIONS["exports.list"], {}, params, options);
  }
}

export interface FamilyCreateParams {
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
  relation?: enums.FamilyRelation | undefined;
  /**
   * Electricity meter number of 11 digits.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Allowance the person receives automatically. Default: none.
   */
  allowance?: models.FamilyAllowanceInput | undefined;
  /**
   * Whether to send the person an SMS when airtime arrives.
   */
  notify?: boolean | undefined;
}

export interface FamilySendToParams {
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

export interface FamilyUpdateParams {
  /**
   * Name of the family member.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string | undefined;
  /**
   * Your relationship to the person.
   */
  relation?: enums.FamilyRelation | undefined;
  /**
   * Electricity meter number. Null removes it.
   * Type: `MeterInput`.
   */
  meter?: string | null | undefined;
  /**
   * Allowance the person receives automatically. Null ends it.
   */
  allowance?: models.FamilyAllowanceInput | null | undefined;
  /**
   * Whether to send the person an SMS when airtime arrives.
   */
  notify?: boolean | undefined;
  /**
   * Whether the allowance is paused.
   */
  paused?: boolean | undefined;
}

export class FamilyResource extends Resource {
  /**
   * Add a family member.
   *
   * Adds a member to your household. The person also becomes a recipient, or is the recipient who
   * already has this phone number, whose name and meter change with the request. An `allowance`
   * becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
   * visible; the schedule is only changed here. Runs are restricted by the products, networks,
   * numbers and caps of the key that last set the allowance.
   *
   * Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
   * if the phone number is already listed; `resource` is its member.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
   * `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `duplicate_resource`, `limit_reached`, `erased_recipient`.
   */
  create(
    params: FamilyCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.FamilyMember>> {
    return this._json(OPERATIONS["family.create"], {}, params, options);
  }

  /**
   * Remove a family member.
   *
   * Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
   * the person's data, use `DELETE /recipients/{recipient_id}`.
   */
  delete(
    family_member_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.FamilyMember>> {
    return this._json(OPERATIONS["family.delete"], { family_member_id }, undefined, options);
  }

  /**
   * Retrieve a family member.
   *
   * Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
   * find the `schedule` of the allowance.
   */
  getMember(
    family_member_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.FamilyMember>> {
    return this._json(OPERATIONS["family.get_member"], { family_member_id }, undefined, options);
  }

  /**
   * List the family.
   *
   * Lists your family members with their allowances and this month's spend. The list has a single
   * page.
   */
  list(options?: RequestOptions): PageRequest<models.FamilyMember> {
    return this._page(OPERATIONS["family.list"], {}, undefined, options);
  }

  /**
   * Send to a family member.
   *
   * Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
   * 202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
   * which is confirmed first, and the token is sent to their phone by SMS. Returns 400
   * `parameter_missing` if the member has no meter.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  sendTo(
    family_member_id: string,
    params: FamilySendToParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["family.send_to"], { family_member_id }, params, options);
  }

  /**
   * Update a family member.
   *
   * Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
   * and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
   * those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.
   *
   * Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
   * `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `duplicate_resource`, `limit_reached`.
   */
  update(
    family_member_id: string,
    params?: FamilyUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.FamilyMember>> {
    return this._json(OPERATIONS["family.update"], { family_member_id }, params, options);
  }
}

export interface GroupsCreateParams {
  /**
   * Name of the group, unique in the account.
   * Type: `Label`.
   */
  name: string;
  /**
   * Description for your own use.
   * Type: `Note`.
   */
  description?: string | undefined;
  /**
   * Filter that selects the members of a dynamic group.
   */
  filter?: models.GroupFilterInput | undefined;
  /**
   * Your own key-value data about the group.
   */
  metadata?: Record<string, string> | undefined;
}

export interface GroupsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only static groups or only dynamic ones.
   */
  kind?: enums.GroupKind | undefined;
  /**
   * Only groups with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export interface GroupsListMembersParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
}

export interface GroupsUpdateParams {
  /**
   * Name of the group, unique in the account.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Description for your own use. Null removes it.
   * Type: `Note`.
   */
  description?: string | null | undefined;
  /**
   * Filter that selects the members. Replaces the whole filter. Null for a static group.
   */
  filter?: models.GroupFilterInput | null | undefined;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export interface GroupsUpdateMembersParams {
  /**
   * Recipients to add. Existing members are not an error.
   */
  add?: Array<string> | undefined;
  /**
   * Recipients to remove. Recipients who are not members are not an error.
   */
  remove?: Array<string> | undefined;
}

export class GroupsResource extends Resource {
  /**
   * Create a group.
   *
   * Creates a group, so that a schedule can include many recipients at once. Without a `filter` it is
   * static: add recipients with `POST /groups/{group_id}/members`. With a filter it is dynamic and
   * contains whoever matches at the moment it is used.
   *
   * Returns 409 `limit_reached` if the account already has 100 groups. A static group can have at
   * most 10,000 recipients. A filter may match more, but a schedule run of such a group fails.
   * Returns 409 `duplicate_resource` if the name already exists.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_metadata`, `duplicate_resource`, `limit_reached`.
   */
  create(
    params: GroupsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Group>> {
    return this._json(OPERATIONS["groups.create"], {}, params, options);
  }

  /**
   * Delete a group.
   *
   * Deletes a group; its recipients are kept. Returns 409 `resource_in_use` if a schedule uses the
   * group; `resource` is that schedule.
   *
   * Errors: `resource_in_use`.
   */
  delete(group_id: string, options?: RequestOptions): Promise<WithResponse<models.Group>> {
    return this._json(OPERATIONS["groups.delete"], { group_id }, undefined, options);
  }

  /**
   * Retrieve a group.
   *
   * Retrieves a group with its current number of members and, if it is dynamic, its filter. List the
   * members with `GET /groups/{group_id}/members`.
   */
  get(group_id: string, options?: RequestOptions): Promise<WithResponse<models.Group>> {
    return this._json(OPERATIONS["groups.get"], { group_id }, undefined, options);
  }

  /**
   * List groups.
   *
   * Lists the groups of the account, newest first, with their number of members. Use it to find the
   * group for a schedule.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(params?: GroupsListParams | undefined, options?: RequestOptions): PageRequest<models.Group> {
    return this._page(OPERATIONS["groups.list"], {}, params, options);
  }

  /**
   * List the members of a group.
   *
   * Lists the current members of a group, newest recipients first. Use it before a schedule runs to
   * see who is in a dynamic group.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  listMembers(
    group_id: string,
    params?: GroupsListMembersParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Recipient> {
    return this._page(OPERATIONS["groups.list_members"], { group_id }, params, options);
  }

  /**
   * Update a group.
   *
   * Updates the name, description or filter of a group. Omitted fields keep their value. Returns 400
   * `parameter_invalid` if you set a `filter` on a static group. Schedules use the members at the
   * time they run.
   *
   * Errors: `reference_not_found`, `invalid_metadata`, `duplicate_resource`.
   */
  update(
    group_id: string,
    params?: GroupsUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Group>> {
    return this._json(OPERATIONS["groups.update"], { group_id }, params, options);
  }

  /**
   * Add or remove group members.
   *
   * Adds recipients to a static group and removes others, up to 1,000 of each at once. Either all
   * changes are made or none. Adding an existing member or removing a non-member is not an error.
   * Returns 400 `parameter_invalid` for a dynamic group, whose filter decides, 409 `limit_reached` if
   * the group would exceed 10,000 members, and 422 `erased_recipient` if a recipient is being erased.
   *
   * Errors: `reference_not_found`, `erased_recipient`, `limit_reached`.
   */
  updateMembers(
    group_id: string,
    params?: GroupsUpdateMembersParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Group>> {
    return this._json(OPERATIONS["groups.update_members"], { group_id }, params, options);
  }
}

export class HealthResource extends Resource {
  /**
   * Check the service's health.
   *
   * Returns the health and the current time of the service. Use it for a load balancer's health
   * check, or to check your own clock. It does not cover the networks or the electricity utility.
   *
   * A process that is shutting down returns 503 `service_unavailable` here while it still serves
   * other requests, so that a load balancer sends new ones elsewhere.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Health>> {
    return this._json(OPERATIONS["health.get"], {}, undefined, options);
  }
}

export interface InvitesListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only invitations with this status.
   */
  status?: enums.InviteStatus | undefined;
}

export class InvitesResource extends Resource {
  /**
   * Revoke an invitation.
   *
   * Revokes an invitation; its link stops working immediately. If it is already revoked, the request
   * returns 200 with the invitation unchanged. Returns 409 `invalid_transition` if it was accepted,
   * was declined or has expired. The key must have been created by an owner or an admin.
   *
   * Errors: `role_required`, `invalid_transition`.
   */
  delete(invite_id: string, options?: RequestOptions): Promise<WithResponse<models.Invite>> {
    return this._json(OPERATIONS["invites.delete"], { invite_id }, undefined, options);
  }

  /**
   * Retrieve an invitation.
   *
   * Retrieves an invitation: whether it is still pending, until when it can be accepted
   * (`expires_at`), and which member it created.
   */
  get(invite_id: string, options?: RequestOptions): Promise<WithResponse<models.Invite>> {
    return this._json(OPERATIONS["invites.get"], { invite_id }, undefined, options);
  }

  /**
   * List invitations.
   *
   * Lists the invitations of the organisation, newest first, with their status. Use `status=pending`
   * for people who have not responded yet. To invite someone, use `POST /members`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: InvitesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Invite> {
    return this._page(OPERATIONS["invites.list"], {}, params, options);
  }
}

export interface KeysCreateParams {
  /**
   * Kind of the key.
   */
  kind: enums.KeyKind;
  /**
   * Label of the key, such as the name of the till.
   * Type: `Label`.
   */
  label?: string | undefined;
  /**
   * Permissions of the key. Required for `rk` and `ak`. Default for `sk`: everything its creator
   * may do. A `pk` can only have public scopes, currently `catalog:read`, which is its default.
   */
  scopes?: Array<enums.KeyScope> | undefined;
  /**
   * IP addresses or CIDR ranges that may use the key. Default: any.
   */
  allowed_ips?: Array<string> | undefined;
  /**
   * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
   * Default: any.
   */
  allowed_origins?: Array<string> | undefined;
  /**
   * IDs of the products that the key can sell. Default: all.
   */
  allowed_products?: Array<string> | undefined;
  /**
   * IDs of the networks that the key can sell on. Default: all.
   */
  allowed_networks?: Array<string> | undefined;
  /**
   * Spend caps of the key. Default: none.
   */
  spend_caps?: Record<string, models.SpendCapInput> | undefined;
  /**
   * Maximum face value per day to one number or meter. Default: no cap.
   */
  per_recipient_daily_cap?: Record<string, string | null> | undefined;
  /**
   * Amount within 24 hours above which a person must approve. Only for agent keys.
   */
  approval_threshold?: Record<string, string | null> | undefined;
  /**
   * Numbers and meters that the key can sell to. Default: any.
   */
  recipient_allowlist?: Array<string> | undefined;
  /**
   * Time at which the key expires. Default: never.
   */
  expires_at?: number | string | undefined;
  /**
   * Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
   */
  accept_terms?: boolean | undefined;
  /**
   * Your own key-value data about the key.
   */
  metadata?: Record<string, string> | undefined;
}

export interface KeysListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only keys with this status.
   */
  status?: enums.ApiKeyStatus | undefined;
}

export interface KeysRollParams {
  /**
   * Grace period of the old secret. Default: none.
   */
  grace_period?: enums.KeyGrace | undefined;
}

export interface KeysUpdateParams {
  /**
   * Label of the key. Null removes it.
   * Type: `Label`.
   */
  label?: string | null | undefined;
  /**
   * Permissions of the key. Replaces the whole list. A `pk` can only have public scopes.
   */
  scopes?: Array<enums.KeyScope> | undefined;
  /**
   * IP addresses or CIDR ranges that may use the key. Null or empty: any.
   */
  allowed_ips?: Array<string> | null | undefined;
  /**
   * Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
   * Null or empty: any.
   */
  allowed_origins?: Array<string> | null | undefined;
  /**
   * IDs of the products that the key can sell. Null or empty: all.
   */
  allowed_products?: Array<string> | null | undefined;
  /**
   * IDs of the networks that the key can sell on. Null or empty: all.
   */
  allowed_networks?: Array<string> | null | undefined;
  /**
   * Changes to the spend caps. Null removes all caps.
   */
  spend_caps?: Record<string, models.SpendCapUpdate | null> | null | undefined;
  /**
   * Maximum face value per day to one number or meter. Null removes the cap.
   */
  per_recipient_daily_cap?: Record<string, string | null> | null | undefined;
  /**
   * Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
   * the default.
   */
  approval_threshold?: Record<string, string | null> | null | undefined;
  /**
   * Numbers and meters that the key can sell to. Null or empty: any.
   */
  recipient_allowlist?: Array<string> | null | undefined;
  /**
   * Time at which the key expires. Null: never.
   */
  expires_at?: number | string | null | undefined;
  /**
   * Changes to your key-value data about the key, merged as in `MetadataUpdate`. Null removes all
   * of it.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class KeysResource extends Resource {
  /**
   * Create an API key.
   *
   * Creates an API key in the caller's mode. The response contains `secret` once: store it, because
   * it cannot be read again. Create one restricted key (`rk`) per till, with only the scopes that a
   * till needs and with `spend_caps`. Each send carries the ID of its key, so you can list the sales
   * of one till.
   *
   * The first live key of an organisation requires `accept_terms: true`, which accepts the terms;
   * otherwise the request returns 403 `terms_not_accepted`. An account can have up to 10,000 active
   * keys per mode.
   *
   * A key cannot create a key that exceeds its own scopes, products, networks or IP addresses, a key
   * with spend caps cannot create keys, and one with a recipient allowlist cannot create agent keys:
   * all of these return 403 `limit_raise_forbidden`. Caps count the face value of sends, excluding
   * those whose Credit was returned. An Idempotency-Key returns an error, because replaying the
   * response would show the secret again.
   *
   * Errors: `idempotency_not_supported`, `reference_not_found`, `invalid_amount`,
   * `invalid_phone`, `invalid_time`, `invalid_metadata`, `time_out_of_range`,
   * `terms_not_accepted`, `limit_raise_forbidden`, `key_limit_reached`.
   */
  create(params: KeysCreateParams, options?: RequestOptions): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.create"], {}, params, options);
  }

  /**
   * Revoke an API key.
   *
   * Revokes a key immediately and permanently. Requests with it return 401 `revoked_api_key`; sends
   * that it created continue. Revoking a key that no longer works returns 200 with the key unchanged.
   *
   * A key that can do more than the key that asks is revoked by signed-in members, and by keys of an
   * owner or an admin that have no caps or lists of their own; any other key gets 403
   * `limit_raise_forbidden`. A key can always revoke itself.
   *
   * Errors: `limit_raise_forbidden`.
   */
  delete(key_id: string, options?: RequestOptions): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.delete"], { key_id }, undefined, options);
  }

  /**
   * Retrieve an API key.
   *
   * Returns a key with its current limits, and with its spending today and this month in `usage`. The
   * secret is never shown again.
   */
  get(key_id: string, options?: RequestOptions): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.get"], { key_id }, undefined, options);
  }

  /**
   * List API keys.
   *
   * Lists the API keys of the account in the caller's mode, newest first, including keys that no
   * longer work. Use it to find a till's key by its label, or keys that have not been used for a long
   * time. Secrets are never included, and `usage` is null: retrieve a single key to read it.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(params?: KeysListParams | undefined, options?: RequestOptions): PageRequest<models.ApiKey> {
    return this._page(OPERATIONS["keys.list"], {}, params, options);
  }

  /**
   * Roll an API key.
   *
   * Gives a key a new secret, which the response shows once. The ID, caps, usage and sends of the key
   * stay the same. The old secret works until the grace period ends, so you can update a till without
   * downtime. Without a grace period it stops working immediately.
   *
   * Rolling again does not shorten the grace period of an earlier secret: if you lose the response of
   * a roll, roll again, and tills with the first secret keep working. `rolled` shows the most recent
   * of these secrets. To end all of them immediately, revoke the key. This request takes no
   * Idempotency-Key, because replaying the response would show the secret again.
   *
   * A key cannot roll a key with more permissions than its own, one with a recipient allowlist cannot
   * roll agent keys, and a key with spend caps can only roll itself: all of these return 403
   * `limit_raise_forbidden`. Returns 409 `invalid_transition` if the key is revoked or expired.
   *
   * Errors: `invalid_transition`, `limit_raise_forbidden`.
   */
  roll(
    key_id: string,
    params?: KeysRollParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.roll"], { key_id }, params, options);
  }

  /**
   * Update an API key.
   *
   * Changes an active key. Omitted fields keep their value; null removes a limit. New limits apply
   * from the next request, and caps include what was sold before the change. The kind of a key cannot
   * be changed.
   *
   * A key cannot give another key limits wider than its own, a key with spend caps can only change
   * itself, and one with a recipient allowlist cannot change the limits of agent keys. Only callers
   * that could revoke a wider key can end it sooner or remove IP addresses from it. A scope whose
   * operations depend on a member's role, such as `account:manage`, can be added to a key only by the
   * member who created it. All of these return 403 `limit_raise_forbidden`. Returns 409
   * `invalid_transition` if the key is revoked or expired: create a new one.
   *
   * Errors: `reference_not_found`, `invalid_amount`, `invalid_phone`, `invalid_time`,
   * `invalid_metadata`, `time_out_of_range`, `invalid_transition`, `limit_raise_forbidden`.
   */
  update(
    key_id: string,
    params?: KeysUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ApiKey>> {
    return this._json(OPERATIONS["keys.update"], { key_id }, params, options);
  }
}

export interface LookupsPhoneParams {
  /**
   * Phone number in any format: 1 to 32 characters.
   * Type: `PhoneText`.
   */
  phone: string;
  /**
   * Returns only products in this currency. Default: both currencies.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export class LookupsResource extends Resource {
  /**
   * Look up a phone number.
   *
   * Returns the network of a phone number, the number in standard formats, and the products that can
   * be sold to it. Use it while the cashier types, before the customer pays. It reads only the
   * digits: it asks no provider, costs nothing, and does not check whether the line is in use. Text
   * that is not a Zimbabwean mobile number returns 200 with `valid: false`.
   *
   * Errors: `invalid_currency`.
   */
  phone(
    params: LookupsPhoneParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PhoneLookup>> {
    return this._json(OPERATIONS["lookups.phone"], {}, params, options);
  }
}

export interface MembersInviteParams {
  /**
   * Phone number that the invitation is sent to by SMS.
   * Type: `PhoneInput`.
   */
  phone?: string | undefined;
  /**
   * Email address that the invitation is sent to.
   * Type: `Email`.
   */
  email?: string | undefined;
  /**
   * Role that the person gets once they accept.
   */
  role?: enums.MemberRole | undefined;
}

export interface MembersListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only members with this role.
   */
  role?: enums.MemberRole | undefined;
}

export interface MembersUpdateParams {
  /**
   * New role of the member.
   */
  role: enums.MemberRole;
  /**
   * Whether a developer can see power tokens in clear text. Owners and admins always can, viewers
   * never.
   */
  tokens_read?: boolean | undefined;
}

export class MembersResource extends Resource {
  /**
   * Remove a member.
   *
   * Removes a person from the organisation immediately and ends all their sessions. Keys and sends of
   * the person continue to work. Owners and admins can remove people; only an owner can remove an
   * owner. Returns 409 `last_owner` if the member is the last owner.
   *
   * Errors: `role_required`, `last_owner`.
   */
  delete(member_id: string, options?: RequestOptions): Promise<WithResponse<models.Member>> {
    return this._json(OPERATIONS["members.delete"], { member_id }, undefined, options);
  }

  /**
   * Retrieve a member.
   *
   * Retrieves a member: their role, whether they have a payment PIN, whether they see power tokens in
   * clear text (`tokens_read`), and when they were last signed in (`last_seen_at`).
   */
  get(member_id: string, options?: RequestOptions): Promise<WithResponse<models.Member>> {
    return this._json(OPERATIONS["members.get"], { member_id }, undefined, options);
  }

  /**
   * Invite a member.
   *
   * Invites a person by SMS and email. The response is a `pending` invitation: the person becomes a
   * member by accepting it in the dashboard, and has no access until then. It expires after 14 days.
   * Set `phone`, `email` or both.
   *
   * Owners and admins can invite people; only an owner can invite owners. Returns 409
   * `duplicate_resource` if the person is already a member or has a pending invitation; `resource` is
   * that member or invitation. Returns 409 `limit_reached` after 50 invitations within 24 hours. In
   * test mode, no message is sent, and the person accepts by signing in to the dashboard.
   *
   * Errors: `role_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_phone`, `duplicate_resource`, `limit_reached`.
   */
  invite(
    params?: MembersInviteParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Invite>> {
    return this._json(OPERATIONS["members.invite"], {}, params, options);
  }

  /**
   * List members.
   *
   * Lists the members of the organisation, newest first. People who have not accepted their
   * invitation are not included; see `GET /invites`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: MembersListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Member> {
    return this._page(OPERATIONS["members.list"], {}, params, options);
  }

  /**
   * Change a member's role.
   *
   * Changes the role of a member, effective immediately; the member has to sign in again. Keys that
   * the member created keep their scopes, so that no till stops when someone changes jobs; revoke
   * them separately if needed. Owners and admins can change roles; only an owner can promote or
   * demote owners. Returns 409 `last_owner` if the member is the last owner. With `tokens_read`, a
   * developer can see power tokens in clear text, which owners and admins always can.
   *
   * Errors: `role_required`, `last_owner`.
   */
  update(
    member_id: string,
    params: MembersUpdateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Member>> {
    return this._json(OPERATIONS["members.update"], { member_id }, params, options);
  }
}

export interface MetersGetParams {
  /**
   * The currency of the payment, for a utility that keeps one account per currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export class MetersResource extends Resource {
  /**
   * Confirm a meter.
   *
   * Asks the utility who owns a meter, so that the cashier can read the name and the suburb back to
   * the customer before any money changes hands. The name is masked, and the address is only the
   * suburb. Responses are cached for up to ten minutes (`source: cache`).
   *
   * Confirmations are limited to 30 a minute per key and to a daily quota per account, which grows
   * with the electricity you sell. Returns 429 `meter_quota_exceeded` above either limit, and 503
   * `power_unavailable` while the utility does not respond. Returns 422 `meter_not_found` if the
   * utility does not know the meter, 422 `meter_blocked` if the utility has blocked it, and 422
   * `meter_currency_mismatch` if the utility bills it in another currency than `currency`.
   *
   * Errors: `invalid_meter_number`, `invalid_currency`, `meter_quota_exceeded`,
   * `power_unavailable`, `provider_invalid_response`, `meter_not_found`, `meter_blocked`,
   * `meter_currency_mismatch`.
   */
  get(
    number: string,
    params?: MetersGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Meter>> {
    return this._json(OPERATIONS["meters.get"], { number }, params, options);
  }
}

export class NetworksResource extends Resource {
  /**
   * List networks.
   *
   * Lists the mobile networks and the electricity utility, with the current state of each. The list
   * is short and has no pages. Use it to show a cashier what can be sold now.
   *
   * Errors: `origin_not_allowed`.
   */
  list(options?: RequestOptions): PageRequest<models.Network> {
    return this._page(OPERATIONS["networks.list"], {}, undefined, options);
  }
}

export class OverviewResource extends Resource {
  /**
   * Retrieve the overview.
   *
   * Returns the account at a glance: your Credit and how long it lasts, today's sales, the results of
   * each network, the state of your webhook endpoints, and what needs attention. Any key can call it;
   * sections that its scopes do not cover are null. Days are in Harare time.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Overview>> {
    return this._json(OPERATIONS["overview.get"], {}, undefined, options);
  }
}

export interface PowerGetQuoteParams {
  /**
   * The currency of the prices.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * The amount to spend, including the levy.
   * Type: `MoneyFilter`.
   */
  amount: string;
  /**
   * Meter number, to count this month's consumption. The utility confirms the meter.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
}

export interface PowerGetRateParams {
  /**
   * The currency of the prices.
   * Type: `CurrencyInput`.
   */
  currency: string;
}

export interface PowerGetSeriesParams {
  /**
   * The currency of the prices.
   * Type: `CurrencyInput`.
   */
  currency: string;
}

export interface PowerListObservationsParams {
  /**
   * The currency of the prices.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Number of past days to include.
   */
  days?: number | undefined;
  /**
   * Maximum number of purchases per page.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Cursor: the `next_cursor` of the previous page.
   * Type: `ObservationCursor`.
   */
  starting_after?: string | undefined;
}

export class PowerResource extends Resource {
  /**
   * Estimate units for an amount.
   *
   * Estimates how many units an amount buys now, and how many after consumption is counted from zero
   * again on the 1st. With `meter`, the estimate starts from the units that the meter has bought
   * through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
   * Without `meter`, it starts from zero.
   *
   * Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  getQuote(
    params: PowerGetQuoteParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PowerQuote>> {
    return this._json(OPERATIONS["power.get_quote"], {}, params, options);
  }

  /**
   * Retrieve the power tariff.
   *
   * Returns the price of electricity: the utility's published bands with the levy, what customers
   * actually paid, and how to buy the most units. The tariff is the same in test and live mode.
   *
   * Errors: `invalid_currency`.
   */
  getRate(
    params: PowerGetRateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PowerRate>> {
    return this._json(OPERATIONS["power.get_rate"], {}, params, options);
  }

  /**
   * Retrieve the price over time.
   *
   * Returns the price that customers paid over the last 90 days: one point per day, and the days on
   * which the price changed. Use it to draw a small chart.
   *
   * Errors: `invalid_currency`.
   */
  getSeries(
    params: PowerGetSeriesParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.PowerSeries>> {
    return this._json(OPERATIONS["power.get_series"], {}, params, options);
  }

  /**
   * List observed purchases.
   *
   * Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
   * fewer than five purchases are omitted, so that no buyer can be identified.
   *
   * Errors: `invalid_currency`, `invalid_cursor`.
   */
  listObservations(
    params: PowerListObservationsParams,
    options?: RequestOptions,
  ): PageRequest<models.PowerObservation> {
    return this._page(OPERATIONS["power.list_observations"], {}, params, options);
  }
}

export interface ProductsListParams {
  /**
   * Returns only products of this type.
   */
  type?: enums.SendType | undefined;
  /**
   * Returns only products available on this network.
   * Type: `NetworkId`.
   */
  network?: string | undefined;
  /**
   * Returns only products in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export class ProductsResource extends Resource {
  /**
   * Retrieve a product.
   *
   * Returns a product with its current availability. `networks` holds the minimum and maximum amount
   * on each network, and why the product is paused there.
   *
   * Errors: `origin_not_allowed`.
   */
  get(product_id: string, options?: RequestOptions): Promise<WithResponse<models.Product>> {
    return this._json(OPERATIONS["products.get"], { product_id }, undefined, options);
  }

  /**
   * List products.
   *
   * Lists what you can sell, at face value, with the minimum and maximum amount on each network. The
   * list is short and has no pages. Load it once a day, and again when a sale returns
   * `product_unavailable`. Paused products remain in the list with `available: false`.
   *
   * Errors: `origin_not_allowed`, `reference_not_found`, `invalid_currency`.
   */
  list(
    params?: ProductsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Product> {
    return this._page(OPERATIONS["products.list"], {}, params, options);
  }

  /**
   * List the bundles of a product.
   *
   * Lists the data bundles of a product, sorted by network and price. The list is short and has no
   * pages. It is empty if the product does not sell data. In test mode the bundles are simulated.
   * Live bundles are not available yet: the list is empty in live mode.
   *
   * Errors: `origin_not_allowed`.
   */
  listBundles(product_id: string, options?: RequestOptions): PageRequest<models.Bundle> {
    return this._page(OPERATIONS["products.list_bundles"], { product_id }, undefined, options);
  }
}

export interface ProgramsCreateParams {
  /**
   * Name of the program.
   * Type: `Label`.
   */
  name: string;
  /**
   * Currency of the budget and of all rewards. Cannot be changed.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Description for your own use.
   * Type: `Note`.
   */
  description?: string | undefined;
  /**
   * Face value of rewards that set no amount. Default: none, so every reward must set one.
   * Type: `MoneyInput`.
   */
  default_amount?: string | undefined;
  /**
   * Total amount the program can give away. Needed to activate it; see also `fund`.
   * Type: `MoneyInput`.
   */
  budget?: string | undefined;
  /**
   * How the budget is funded. Cannot be changed.
   */
  funding?: enums.ProgramFunding | undefined;
  /**
   * Reward types that the program can send. At least one is needed to activate it.
   */
  choices?: Array<enums.SendType> | undefined;
  /**
   * Ways in which rewards can be created. Default: all of them.
   */
  sources?: Array<enums.ProgramSource> | undefined;
  /**
   * Limit each phone number to one reward. Default: `false`.
   */
  one_per_phone?: boolean | undefined;
  /**
   * What happens to electricity rewards during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice | undefined;
  /**
   * How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string | undefined;
  /**
   * How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
   * Type: `DurationInput`.
   */
  close_grace?: string | undefined;
  /**
   * Omit the program and amount from SMS messages. Default: `false`.
   */
  sensitive_data?: boolean | undefined;
  /**
   * Limits on what one person can receive. Default: no limit.
   */
  per_recipient?: models.RewardLimitsInput | undefined;
  /**
   * Reward only phone numbers of this network.
   * Type: `NetworkId`.
   */
  require_network?: string | undefined;
  /**
   * Maximum rewards per hour from completions. Default: no limit.
   */
  throttle_per_hour?: number | undefined;
  /**
   * Minimum age of the recipient's record, or of `user_created_at` in its metadata, up to 400 days.
   * Type: `DurationInput`.
   */
  min_account_age?: string | undefined;
  /**
   * Rewards to hold before they are sent. Default: none. With `mode: none`, no condition can be
   * set.
   */
  hold?: models.ProgramHoldInput | undefined;
  /**
   * Custom SMS message to the person. Default: our standard message. If it contains the merge field
   * `{link}`, it is used to send a reward's link; otherwise it is used after the reward was sent.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Branding of claim pages and messages.
   */
  branding?: models.ProgramBrandingInput | undefined;
  /**
   * Legal basis for processing these people's data. Also set on recipients that the program
   * creates. Default: `legitimate_interest`.
   */
  lawful_basis?: enums.LawfulBasis | undefined;
  /**
   * Location where people must check in to claim links. Needs the source `links`. Default:
   * anywhere.
   */
  geofence?: models.GeofenceInput | undefined;
  /**
   * Your own key-value data about the program.
   */
  metadata?: Record<string, string> | undefined;
}

export interface ProgramsCreateCompletionParams {
  /**
   * Your own unique ID of the completion. Each ID is rewarded once and can never be reused.
   * Type: `CompletionId`.
   */
  completion_id?: string | undefined;
  /**
   * Alias of `completion_id`, for form tools that send `ref`.
   * Type: `CompletionId`.
   */
  ref?: string | undefined;
  /**
   * Recipient of the reward. Default: derived from `phone`.
   */
  recipient?: string | models.RewardRecipientPerson | undefined;
  /**
   * Phone number of the person. Default: the recipient's number.
   * Type: `PhoneInput`.
   */
  phone?: string | undefined;
  /**
   * Phone number or meter that receives the reward, if different from the person's number. Becomes
   * the reward's `target`.
   * Type: `TargetInput`.
   */
  target?: string | undefined;
  /**
   * Meter number, for electricity rewards only.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Phone number that receives the electricity token by SMS. Default: `phone`.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Face value of the reward. Default: the program's `default_amount`.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Your own key-value data about the completion.
   */
  metadata?: Record<string, string> | undefined;
}

export interface ProgramsDefundParams {
  /**
   * Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
}

export interface ProgramsFundParams {
  /**
   * Amount to add, in the program's currency.
   * Type: `MoneyInput`.
   */
  amount: string;
}

export interface ProgramsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only programs with this status.
   */
  status?: enums.ProgramStatus | undefined;
  /**
   * Only programs with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export interface ProgramsListRulesParams {
  /**
   * Only rules that are active (`true`) or switched off (`false`).
   */
  active?: boolean | undefined;
}

export interface ProgramsSetRulesParams {
  /**
   * All rules of the program, at most 50 of them active. Rules you omit are switched off.
   */
  rules: Array<models.ProgramRuleWrite>;
}

export interface ProgramsUpdateParams {
  /**
   * Name of the program.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Description for your own use. Null removes it.
   * Type: `Note`.
   */
  description?: string | null | undefined;
  /**
   * Face value of rewards that set no amount. Null if every reward must set one.
   * Type: `MoneyInput`.
   */
  default_amount?: string | null | undefined;
  /**
   * Total amount the program can give away. Cannot be less than it has spent and earmarked.
   * Type: `MoneyInput`.
   */
  budget?: string | undefined;
  /**
   * Reward types that the program can send. At least one is needed to activate it.
   */
  choices?: Array<enums.SendType> | undefined;
  /**
   * Ways in which rewards can be created. Default: all of them.
   */
  sources?: Array<enums.ProgramSource> | undefined;
  /**
   * Limit each phone number to one reward. Default: `false`.
   */
  one_per_phone?: boolean | undefined;
  /**
   * What happens to electricity rewards during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice | undefined;
  /**
   * How long a queued electricity reward can wait, from 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string | undefined;
  /**
   * How long escrow can be released after the program is closed, up to 30 days. Default: 7 days.
   * Type: `DurationInput`.
   */
  close_grace?: string | undefined;
  /**
   * Omit the program and amount from SMS messages. Default: `false`.
   */
  sensitive_data?: boolean | undefined;
  /**
   * Limits on what one person can receive. Null removes all limits.
   */
  per_recipient?: models.RewardLimitsInput | null | undefined;
  /**
   * Reward only phone numbers of this network. Null allows any network.
   * Type: `NetworkId`.
   */
  require_network?: string | null | undefined;
  /**
   * Maximum rewards per hour from completions. Null removes the limit.
   */
  throttle_per_hour?: number | null | undefined;
  /**
   * Minimum age of the recipient's record. Null removes the requirement.
   * Type: `DurationInput`.
   */
  min_account_age?: string | null | undefined;
  /**
   * Rewards to hold before they are sent. Null for none; rewards already held stay held.
   */
  hold?: models.ProgramHoldInput | null | undefined;
  /**
   * Custom SMS message to the person. Null restores our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | null | undefined;
  /**
   * Branding of claim pages and messages. Null restores the default.
   */
  branding?: models.ProgramBrandingInput | null | undefined;
  /**
   * Legal basis for processing these people's data. Null removes it.
   */
  lawful_basis?: enums.LawfulBasis | null | undefined;
  /**
   * Location where people must check in to claim links. Null for anywhere.
   */
  geofence?: models.GeofenceInput | null | undefined;
  /**
   * Your own key-value data about the program. Keys are merged; see `MetadataUpdate`. Null removes
   * all keys.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class ProgramsResource extends Resource {
  /**
   * Activate a program.
   *
   * Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
   * one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
   * reserved program is already reserved. If the program is already active, the request returns 200
   * with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
   * or fund it instead.
   *
   * Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
   */
  activate(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.activate"], { program_id }, undefined, options);
  }

  /**
   * Close a program.
   *
   * Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
   * Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
   * days by default, you can still release escrow and approve reviews; links that this creates can be
   * claimed until it ends. After that, rewards still in escrow are voided and open reviews are
   * rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
   * them ends. If the program is already closed, the request returns 200 with the program unchanged.
   */
  close(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.close"], { program_id }, undefined, options);
  }

  /**
   * Create a program.
   *
   * Creates a program as a draft: its budget, reward types, limits and holds. The response contains
   * `completions_secret`, which your own systems use to sign completions; store it. With
   * `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
   * the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
   * Credit when it is created, and the value of links and escrow is reserved until they end.
   *
   * If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
   * the rest returns to the budget. Budgets, limits and rewards are counted at face value.
   *
   * Nothing is given away until you activate the program. Add rules with
   * `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
   *
   * A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
   * lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
   * roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
   * is given limits later is held to them: signed completions, check-ins and claims that no other key
   * caused count for the key that created the program, or last activated or resumed it.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
   * `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
   */
  create(
    params: ProgramsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.create"], {}, params, options);
  }

  /**
   * Reward a signed completion.
   *
   * Rewards a person for completing something, without an API key: a survey tool, form or app signs
   * the request with the program's secret instead. The program's limits, fraud rules and budget apply
   * as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
   * with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
   * its existing reward is returned with 200. While an agent waits for approval to reward it, 409
   * `reference_in_use` is returned. The reward type follows from `meter` or `target`;
   * otherwise it is the first of the program's `choices` that fits.
   *
   * The reward counts towards the caps of the key that created the program, or last activated or
   * resumed it, and must be within its lists of recipients, networks and products.
   *
   * The program's rules for completions are evaluated with the first request, for whoever is
   * rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
   * request.
   *
   * The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
   * stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
   * attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
   * program's `throttle_per_hour`; wait `retry_after` seconds.
   *
   * Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
   * `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
   * `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
   * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
   * `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
   * `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
   * `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
   * `insufficient_credit`.
   */
  createCompletion(
    program_id: string,
    params?: ProgramsCreateCompletionParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Reward>> {
    return this._json(OPERATIONS["programs.create_completion"], { program_id }, params, options);
  }

  /**
   * Remove from a program's budget.
   *
   * Removes money from the budget of a program. If the program is reserved, the money becomes
   * available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
   * have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
   * that. A program with nothing left becomes exhausted.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
   */
  defund(
    program_id: string,
    params?: ProgramsDefundParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.defund"], { program_id }, params, options);
  }

  /**
   * Delete a program.
   *
   * Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
   * rewards remain readable. If the program is already closed, the request returns 200 with the
   * program unchanged.
   */
  delete(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.delete"], { program_id }, undefined, options);
  }

  /**
   * Add to a program's budget.
   *
   * Adds to the budget of a program. If the program is reserved, the same amount is added to its
   * reservation from your Credit; if your Credit is too low, the request returns 402
   * `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
   * request returns 422 `amount_out_of_range`. An exhausted program becomes active again.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
   * `amount_out_of_range`, `reservation_insufficient`.
   */
  fund(
    program_id: string,
    params: ProgramsFundParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.fund"], { program_id }, params, options);
  }

  /**
   * Retrieve a program.
   *
   * Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
   * money left, and `counts` how its rewards ended. The secret is never returned again.
   */
  get(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.get"], { program_id }, undefined, options);
  }

  /**
   * List programs.
   *
   * Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
   * or with `status=exhausted` to find programs that need more budget.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: ProgramsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Program> {
    return this._page(OPERATIONS["programs.list"], {}, params, options);
  }

  /**
   * List the rules of a program.
   *
   * Lists the rules of a program on one page, in the order they are evaluated. Rules that were
   * omitted from the last set are included, switched off, with their match counts.
   */
  listRules(
    program_id: string,
    params?: ProgramsListRulesParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.ProgramRule> {
    return this._page(OPERATIONS["programs.list_rules"], { program_id }, params, options);
  }

  /**
   * Pause a program.
   *
   * Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
   * already being sent continue. The budget is unchanged. If the program is already paused, the
   * request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
   * or exhausted.
   *
   * Errors: `program_closed`, `invalid_transition`.
   */
  pause(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.pause"], { program_id }, undefined, options);
  }

  /**
   * Resume a program.
   *
   * Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
   * those completions again with the same `completion_id`. If the program is already active, the
   * request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
   * status.
   *
   * Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
   */
  resume(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.resume"], { program_id }, undefined, options);
  }

  /**
   * Roll a program's secret.
   *
   * Rolls the secret that signs a program's completions and returns the new secret once. The old
   * secret stays valid for 24 hours, so that you can update your systems without an interruption.
   * Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
   * Use it if a secret may have leaked.
   *
   * Errors: `limit_raise_forbidden`, `program_closed`.
   */
  rollSecret(program_id: string, options?: RequestOptions): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.roll_secret"], { program_id }, undefined, options);
  }

  /**
   * Set the rules of a program.
   *
   * Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
   * keeps its count; a rule without `id` is new; rules that you omit are switched off but never
   * erased. To change one rule, retrieve all rules, edit them, and send all of them back.
   *
   * At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
   * `limit_reached` if there are more. The conditions of a program's rules, and those of all active
   * rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
   * cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.
   *
   * Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
   * `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
   * `program_closed`, `choice_not_allowed`, `limit_reached`.
   */
  setRules(
    program_id: string,
    params: ProgramsSetRulesParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ProgramRuleList>> {
    return this._json(OPERATIONS["programs.set_rules"], { program_id }, params, options);
  }

  /**
   * Update a program.
   *
   * Updates a program that is not closed. Omitted fields keep their value. Everything except the
   * currency and the funding can change. Changes apply to rewards created from now on; existing
   * rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
   * is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.
   *
   * Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
   * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
   * `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
   * `reservation_insufficient`.
   */
  update(
    program_id: string,
    params?: ProgramsUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Program>> {
    return this._json(OPERATIONS["programs.update"], { program_id }, params, options);
  }
}

export interface QuotesCreateParams {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * ID of the product, such as `power-usd`. Default: derived from `target` and `currency`.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * The face value: what the customer pays and receives.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * The currency. Required unless `product` is set; there is no default.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * ID of the bundle. Required for data.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
}

export class QuotesResource extends Resource {
  /**
   * Create a quote.
   *
   * Shows what a sale delivers before the customer pays. For power, confirms the meter with the
   * utility and returns the owner's name and suburb to read back, the units that the amount buys now,
   * and the units it buys after the monthly reset on the 1st. Pass the quote's ID as `quote` when you
   * create the send, which then uses this confirmation; a quote is valid for 30 minutes. `you_pay` is
   * always the face value.
   *
   * A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
   * once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
   * Meter confirmations are limited as in `GET /meters/{number}`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `reference_not_found`, `invalid_amount`, `invalid_currency`,
   * `invalid_meter_number`, `product_mismatch`, `unsupported_network`, `data_not_live`,
   * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  create(
    params: QuotesCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Quote>> {
    return this._json(OPERATIONS["quotes.create"], {}, params, options);
  }

  /**
   * Retrieve a quote.
   *
   * Returns a quote with its current status, and the send that used it.
   */
  get(quote_id: string, options?: RequestOptions): Promise<WithResponse<models.Quote>> {
    return this._json(OPERATIONS["quotes.get"], { quote_id }, undefined, options);
  }
}

export interface RecipientsCreateParams {
  /**
   * Name of the person, used in SMS merge fields.
   * Type: `Label`.
   */
  name: string;
  /**
   * First name of the person. Default: the first word of the name.
   * Type: `Label`.
   */
  first_name?: string | undefined;
  /**
   * Your own ID for the recipient, unique in the account.
   * Type: `ExternalId`.
   */
  external_id?: string | undefined;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string | undefined;
  /**
   * Email address to contact.
   * Type: `Email`.
   */
  email?: string | undefined;
  /**
   * Electricity meters of the recipient. They are confirmed when electricity is first sold to them.
   */
  meters?: Array<models.RecipientMeterInput> | undefined;
  /**
   * Meter used when none is specified. Default: the first of `meters`.
   * Type: `MeterInput`.
   */
  default_meter?: string | undefined;
  /**
   * Your payroll number for the person. Unique in the account.
   * Type: `PayrollId`.
   */
  payroll_id?: string | undefined;
  /**
   * Cost centre that sends to the recipient are booked to.
   * Type: `CostCenterId`.
   */
  cost_center?: string | undefined;
  /**
   * Groups to add the recipient to.
   */
  groups?: Array<string> | undefined;
  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns.
   */
  monthly_cap?: Record<string, string | null> | undefined;
  /**
   * Legal basis for holding the recipient's personal data.
   */
  lawful_basis?: enums.LawfulBasis | undefined;
  /**
   * Consent of the person. Required if the legal basis is `consent`.
   */
  consent?: models.RecipientConsentInput | undefined;
  /**
   * Tags to group and filter recipients by.
   */
  tags?: Array<string> | undefined;
  /**
   * Internal notes for your team.
   * Type: `Note`.
   */
  notes?: string | undefined;
  /**
   * Your own key-value data about the recipient.
   */
  metadata?: Record<string, string> | undefined;
}

export interface RecipientsCreateBulkParams {
  /**
   * Recipients to create or update, at most 1,000.
   */
  recipients?: Array<models.RecipientBulkLine> | undefined;
  /**
   * The recipients as CSV. Columns are named like the fields, in any case: `name`, `first_name`,
   * `external_id`, `phone`, `email`, `meter`, `payroll_id`, `cost_center`, `tags` (separated by
   * `;`), `monthly_cap.USD`, `notes` and `metadata[key]`. A file that an export of recipients wrote
   * can be sent as it is.
   * Type: `RecipientCsv`.
   */
  csv?: string | undefined;
  /**
   * What to do with columns of `csv` that have another name.
   */
  unknown_columns?: enums.UnknownColumns | undefined;
  /**
   * What to do with lines whose recipient already exists.
   */
  mode?: enums.RecipientBulkMode | undefined;
  /**
   * Field by which a line finds its recipient.
   */
  match?: enums.RecipientMatch | undefined;
  /**
   * Write all lines or none: a single invalid line rejects the whole request.
   */
  atomic?: boolean | undefined;
}

export interface RecipientsGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.RecipientExpansion> | undefined;
}

export interface RecipientsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only the recipient with this ID of yours.
   * Type: `ExternalId`.
   */
  external_id?: string | undefined;
  /**
   * Only recipients with this phone number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string | undefined;
  /**
   * Only recipients in this group.
   * Type: `GroupId`.
   */
  group?: string | undefined;
  /**
   * Only recipients of this cost centre, or `none` for those without one.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
  /**
   * Only recipients with this status. Default: `active`.
   */
  status?: enums.RecipientStatus | undefined;
  /**
   * Only recipients whose name, phone number, payroll number or own ID contains this text.
   * Type: `SearchText`.
   */
  q?: string | undefined;
  /**
   * Only recipients with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.RecipientListExpansion> | undefined;
}

export interface RecipientsUpdateParams {
  /**
   * Name of the person, used in SMS merge fields. Null removes it.
   * Type: `Label`.
   */
  name?: string | null | undefined;
  /**
   * First name of the person. Null resets it to the first word of the name.
   * Type: `Label`.
   */
  first_name?: string | null | undefined;
  /**
   * Your own ID for the recipient. Null removes it.
   * Type: `ExternalId`.
   */
  external_id?: string | null | undefined;
  /**
   * Mobile number, in any Zimbabwean format. Null removes it.
   * Type: `PhoneInput`.
   */
  phone?: string | null | undefined;
  /**
   * Email address of the person. Null removes it.
   * Type: `Email`.
   */
  email?: string | null | undefined;
  /**
   * Electricity meters of the recipient. Replaces the whole list.
   */
  meters?: Array<models.RecipientMeterInput> | undefined;
  /**
   * Meter used when none is specified. Null removes it.
   * Type: `MeterInput`.
   */
  default_meter?: string | null | undefined;
  /**
   * Your payroll number for the person. Null removes it.
   * Type: `PayrollId`.
   */
  payroll_id?: string | null | undefined;
  /**
   * Cost centre that sends to the recipient are booked to. Null removes it.
   * Type: `CostCenterId`.
   */
  cost_center?: string | null | undefined;
  /**
   * Static groups that the recipient is in. Replaces the whole list.
   */
  groups?: Array<string> | undefined;
  /**
   * Maximum to send per calendar month in Harare. Exceeding it only warns. Null removes it.
   */
  monthly_cap?: Record<string, string | null> | null | undefined;
  /**
   * Legal basis for holding the recipient's personal data.
   */
  lawful_basis?: enums.LawfulBasis | undefined;
  /**
   * Consent of the person. Null removes it.
   */
  consent?: models.RecipientConsentInput | null | undefined;
  /**
   * Tags to group and filter recipients by. Replaces the whole list.
   */
  tags?: Array<string> | undefined;
  /**
   * Internal notes for your team. Null removes them.
   * Type: `Note`.
   */
  notes?: string | null | undefined;
  /**
   * Your own key-value data. Keys are merged; see `MetadataUpdate`. Null removes all keys.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class RecipientsResource extends Resource {
  /**
   * Create a recipient.
   *
   * Creates a recipient, so that sends, schedules, groups and rewards can refer to the person instead
   * of a number. Set a phone number, a meter or both. If you set `external_id`, your own ID, you can
   * refer to the recipient as `ext:<external_id>` everywhere. Both it and `payroll_id` are unique in
   * the account; the request returns 409 `duplicate_resource` if one already exists; `resource` is
   * its recipient.
   *
   * An account can have at most 200,000 recipients. To create many at once, use
   * `POST /recipients/bulk`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
   * `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
   * `limit_reached`.
   */
  create(
    params: RecipientsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Recipient>> {
    return this._json(OPERATIONS["recipients.create"], {}, params, options);
  }

  /**
   * Create many recipients.
   *
   * Creates or updates up to 1,000 recipients at once, from `recipients` or from `csv`. Each line is
   * written independently and reported in `results`; with `atomic`, either all lines are written or
   * none. With `mode: upsert`, a line whose recipient already exists, according to `match`, updates
   * it; columns that are absent keep their value. An event is sent for each recipient that is created
   * or updated. An account can make six bulk requests per minute.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_csv`, `conflicting_parameters`, `invalid_phone`, `time_out_of_range`,
   * `reference_not_found`, `duplicate_resource`, `invalid_meter_number`, `invalid_amount`,
   * `invalid_time`, `invalid_metadata`, `erased_recipient`, `limit_reached`.
   */
  createBulk(
    params?: RecipientsCreateBulkParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.RecipientBulk>> {
    return this._json(OPERATIONS["recipients.create_bulk"], {}, params, options);
  }

  /**
   * Erase a recipient.
   *
   * Erases the personal data of a recipient. For seven days the recipient is `erasure_pending`,
   * receives nothing and can be restored; then name, number, email address and notes are permanently
   * erased. Rewards that are still held then expire or are rejected. Sends and rewards are kept
   * without the personal data, and so are sends to the number that name no recipient. A hash of the
   * number is kept so that the blocklist still applies. Files of exports that may contain the data
   * are deleted with it; create them again if you need them. Schedules skip the recipient from now
   * on, and groups no longer include them. If the recipient is already being erased, the request
   * returns 202 with the recipient unchanged. Returns 409 `resource_in_use` for a family member;
   * remove them from the family first.
   *
   * Errors: `erased_recipient`, `resource_in_use`.
   */
  delete(recipient_id: string, options?: RequestOptions): Promise<WithResponse<models.Recipient>> {
    return this._json(OPERATIONS["recipients.delete"], { recipient_id }, undefined, options);
  }

  /**
   * Retrieve a recipient.
   *
   * Retrieves a recipient, with what they have received so far in `totals`. To use your own ID, pass
   * `ext:<external_id>`. If the recipient is being erased, `erase_at` is set.
   *
   * Errors: `invalid_expand`.
   */
  get(
    recipient_id: string,
    params?: RecipientsGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Recipient>> {
    return this._json(OPERATIONS["recipients.get"], { recipient_id }, params, options);
  }

  /**
   * List recipients.
   *
   * Lists your recipients, newest first. Recipients that are being erased are only included if
   * `status` asks for them. Use `external_id` to find one by your own ID, or `q` to search by a few
   * letters.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `reference_not_found`,
   * `invalid_expand`, `conflicting_parameters`.
   */
  list(
    params?: RecipientsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Recipient> {
    return this._page(OPERATIONS["recipients.list"], {}, params, options);
  }

  /**
   * Restore a recipient.
   *
   * Cancels the erasure of a recipient within its seven days. If the recipient is `active`, the
   * request returns 200 with the recipient unchanged. Returns 422 `erased_recipient` if the data has
   * already been erased and cannot be restored.
   *
   * Errors: `erased_recipient`.
   */
  restore(recipient_id: string, options?: RequestOptions): Promise<WithResponse<models.Recipient>> {
    return this._json(OPERATIONS["recipients.restore"], { recipient_id }, undefined, options);
  }

  /**
   * Update a recipient.
   *
   * Updates a recipient. Omitted fields keep their value; a list replaces the whole list; null
   * removes the value. A new phone number applies to future sends and to schedules, not to existing
   * sends. Returns 422 `erased_recipient` if the recipient is being erased; restore it first. Returns
   * 409 `resource_in_use` if the name or the number of a family member would be removed.
   *
   * Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `invalid_amount`,
   * `invalid_time`, `invalid_metadata`, `time_out_of_range`, `duplicate_resource`,
   * `erased_recipient`, `resource_in_use`.
   */
  update(
    recipient_id: string,
    params?: RecipientsUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Recipient>> {
    return this._json(OPERATIONS["recipients.update"], { recipient_id }, params, options);
  }
}

export interface ReferralsCreateParams {
  /**
   * Program that pays the reward.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient who made the referral.
   */
  referrer: string | models.RewardRecipientPerson;
  /**
   * Recipient who was referred.
   */
  referee: string | models.RewardRecipientPerson;
  /**
   * Your own key-value data about the referral.
   */
  metadata?: Record<string, string> | undefined;
}

export interface ReferralsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only referrals with this status.
   */
  status?: enums.ReferralStatus | undefined;
  /**
   * Only referrals of this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Only referrals by this person: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  referrer?: string | undefined;
  /**
   * Only referrals of this person: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  referee?: string | undefined;
  /**
   * Only referrals with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export class ReferralsResource extends Resource {
  /**
   * Create a referral.
   *
   * Records a referral, so that the referrer can be rewarded later. Create it when the friend signs
   * up, and qualify it when the friend has done what you pay for. If this pair already has a referral
   * in the program, it is returned with 200. If you pass a person as an object with a phone number
   * and no recipient matches, one is created. Returns 400 `conflicting_parameters` if both are the
   * same person or have the same number, and 409 `duplicate_resource` if someone else already
   * referred this friend to the program; `resource` is that referral. A referral expires after 90
   * days.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
   * `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
   * `limit_reached`.
   */
  create(
    params: ReferralsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Referral>> {
    return this._json(OPERATIONS["referrals.create"], {}, params, options);
  }

  /**
   * Retrieve a referral.
   *
   * Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
   * friend they referred; `expires_at` is the deadline to qualify.
   */
  get(referral_id: string, options?: RequestOptions): Promise<WithResponse<models.Referral>> {
    return this._json(OPERATIONS["referrals.get"], { referral_id }, undefined, options);
  }

  /**
   * List referrals.
   *
   * Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
   * referred but have not yet qualified. Multiple filters are combined with AND.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: ReferralsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Referral> {
    return this._page(OPERATIONS["referrals.list"], {}, params, options);
  }

  /**
   * Qualify a referral.
   *
   * Marks a referral as qualified because the friend has done what you pay for, and rewards the
   * direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
   * referrer's own number or meter once you release it: it is held in escrow, or under review if the
   * program's `hold` or a fraud rule requires one. The program's rules for referrals reward the
   * referrer as well, and `matches` of the reward lists those that matched. If a review rejects the
   * reward, the referral becomes `rejected`. If the referral has already qualified, the request
   * returns 200 with the referral unchanged. An error changes nothing, so you can try again once the
   * cause is resolved. Returns 400 `parameter_missing` if the program has no `default_amount`, or the
   * referrer nothing that the reward could go to, 409 `invalid_transition` if the referral was
   * rejected or has expired, and 409 `duplicate_resource` if its ID was used as a `completion_id` in
   * the program.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
   * `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
   * `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
   * `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
   * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
   * `insufficient_credit`, `duplicate_resource`.
   */
  qualify(referral_id: string, options?: RequestOptions): Promise<WithResponse<models.Referral>> {
    return this._json(OPERATIONS["referrals.qualify"], { referral_id }, undefined, options);
  }
}

export interface ReportsGetFailuresParams {
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive. At most 366 days in all.
   * Type: `Day`.
   */
  to: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export interface ReportsGetFailuresCsvParams {
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive. At most 366 days in all.
   * Type: `Day`.
   */
  to: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export interface ReportsGetProgramsParams {
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive. At most 366 days in all.
   * Type: `Day`.
   */
  to: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export interface ReportsGetProgramsCsvParams {
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive. At most 366 days in all.
   * Type: `Day`.
   */
  to: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export interface ReportsGetReconciliationParams {
  /**
   * Calendar day in Harare.
   * Type: `Day`.
   */
  date: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export interface ReportsGetReconciliationCsvParams {
  /**
   * Calendar day in Harare.
   * Type: `Day`.
   */
  date: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
}

export interface ReportsGetSpendParams {
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive. At most 366 days in all.
   * Type: `Day`.
   */
  to: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * One or two dimensions to group by: `month` or `month,cost_center`. Default: a single row.
   * Type: `SpendGrouping`.
   */
  group_by?: string | undefined;
  /**
   * Filters for the sends: `filter[type]`, `filter[network]`, `filter[cost_center]` and so on.
   */
  filter?: models.SpendFilter | undefined;
}

export interface ReportsGetSpendCsvParams {
  /**
   * First day of the period, inclusive.
   * Type: `Day`.
   */
  from: string;
  /**
   * Last day of the period, inclusive. At most 366 days in all.
   * Type: `Day`.
   */
  to: string;
  /**
   * Only this currency. Default: both, with separate rows and totals.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * One or two dimensions to group by: `month` or `month,cost_center`. Default: a single row.
   * Type: `SpendGrouping`.
   */
  group_by?: string | undefined;
  /**
   * Filters for the sends: `filter[type]`, `filter[network]`, `filter[cost_center]` and so on.
   */
  filter?: models.SpendFilter | undefined;
}

export class ReportsResource extends Resource {
  /**
   * Retrieve a failure report.
   *
   * Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
   * numbers (`invalid_target`, `wrong_network`) or a network that has problems.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getFailures(
    params: ReportsGetFailuresParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.FailureReport>> {
    return this._json(OPERATIONS["reports.get_failures"], {}, params, options);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getFailuresCsv(
    params: ReportsGetFailuresCsvParams,
    options?: RequestOptions,
  ): Promise<FileResult> {
    return this._file(OPERATIONS["reports.get_failures_csv"], {}, params, options);
  }

  /**
   * Retrieve a program report.
   *
   * Returns the performance of your programs in a period: budget, rewards and cost per completion.
   * Use it to see which programs are worth their budget and which are running out.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getPrograms(
    params: ReportsGetProgramsParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ProgramReport>> {
    return this._json(OPERATIONS["reports.get_programs"], {}, params, options);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getProgramsCsv(
    params: ReportsGetProgramsCsvParams,
    options?: RequestOptions,
  ): Promise<FileResult> {
    return this._file(OPERATIONS["reports.get_programs_csv"], {}, params, options);
  }

  /**
   * Reconcile a day.
   *
   * Returns a daily reconciliation by till: what was sold on the day, and how much of it was
   * delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
   * `unresolved` the next morning. Requesting the same day again shows the current outcome of its
   * sends.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getReconciliation(
    params: ReportsGetReconciliationParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ReconciliationReport>> {
    return this._json(OPERATIONS["reports.get_reconciliation"], {}, params, options);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getReconciliationCsv(
    params: ReportsGetReconciliationCsvParams,
    options?: RequestOptions,
  ): Promise<FileResult> {
    return this._file(OPERATIONS["reports.get_reconciliation_csv"], {}, params, options);
  }

  /**
   * Retrieve a spend report.
   *
   * Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
   * cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
   * were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
   * This report shows what was sold; the monthly statement shows what happened to your Credit.
   *
   * Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
   */
  getSpend(
    params: ReportsGetSpendParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.SpendReport>> {
    return this._json(OPERATIONS["reports.get_spend"], {}, params, options);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
   */
  getSpendCsv(params: ReportsGetSpendCsvParams, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["reports.get_spend_csv"], {}, params, options);
  }
}

export interface RequestsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only requests with this key.
   * Type: `KeyId`.
   */
  api_key?: string | undefined;
  /**
   * Returns only requests with this response status or class.
   * Type: `StatusFilter`.
   */
  status?: string | undefined;
  /**
   * Returns only requests whose path starts with this, such as `/sends`, with or without `/dev/v1`.
   * Type: `UrlPath`.
   */
  path?: string | undefined;
  /**
   * Returns only requests with this method.
   */
  method?: enums.HttpMethod | undefined;
  /**
   * Returns only requests with this Idempotency-Key.
   * Type: `IdempotencyKey`.
   */
  idempotency_key?: string | undefined;
}

export class RequestsResource extends Resource {
  /**
   * Retrieve a request.
   *
   * Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
   * signing secrets are never included, whichever key you use.
   */
  get(request_id: string, options?: RequestOptions): Promise<WithResponse<models.RequestLog>> {
    return this._json(OPERATIONS["requests.get"], { request_id }, undefined, options);
  }

  /**
   * List requests.
   *
   * Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
   * till reports an error: filter by its key, by `status=4xx`, or by the Idempotency-Key on the
   * receipt. A request appears within about two seconds. Requests without a valid key are not listed,
   * and those of the last second before a server failed may be missing.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: RequestsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.RequestLogLine> {
    return this._page(OPERATIONS["requests.list"], {}, params, options);
  }
}

export interface ReviewsApproveParams {
  /**
   * Note for your own team. Never shown to the person.
   * Type: `Note`.
   */
  note?: string | undefined;
}

export interface ReviewsGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.ReviewExpansion> | undefined;
}

export interface ReviewsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only reviews with this status.
   */
  status?: enums.ReviewStatus | undefined;
  /**
   * Only reviews of this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.ReviewListExpansion> | undefined;
}

export interface ReviewsRejectParams {
  /**
   * Note for your own team. Never shown to the person.
   * Type: `Note`.
   */
  note?: string | undefined;
}

export class ReviewsResource extends Resource {
  /**
   * Approve a review.
   *
   * Approves a review and sends its reward, after checking the program's limits and the blocklist
   * again; its budget is earmarked already. If a check fails, the review stays open, so you can
   * approve it once the cause is fixed, or reject it. The limits of the key that approves it apply,
   * as to a send. If the review is already approved, the request returns 200 with the review
   * unchanged; it returns 409 `review_resolved` if it was rejected. After a program is closed, its
   * reviews can be approved during `close_grace`; then they are rejected, and this returns 409
   * `program_closed`.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `review_resolved`, `program_closed`, `erased_recipient`,
   * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
   * `product_unavailable`, `target_blocked`, `one_per_phone`, `reward_cap_reached`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`.
   */
  approve(
    review_id: string,
    params?: ReviewsApproveParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Review>> {
    return this._json(OPERATIONS["reviews.approve"], { review_id }, params, options);
  }

  /**
   * Retrieve a review.
   *
   * Retrieves a review: why the reward was stopped, the risk, and which other rewards may belong to
   * the same person.
   *
   * Errors: `invalid_expand`.
   */
  get(
    review_id: string,
    params?: ReviewsGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Review>> {
    return this._json(OPERATIONS["reviews.get"], { review_id }, params, options);
  }

  /**
   * List reviews.
   *
   * Lists reviews, newest first. Use `status=open` as a work list: each open review holds a reward
   * until someone decides. After 30 days without a decision the reward is rejected.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
   * `conflicting_parameters`.
   */
  list(
    params?: ReviewsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Review> {
    return this._page(OPERATIONS["reviews.list"], {}, params, options);
  }

  /**
   * Reject a review.
   *
   * Rejects a review. Nothing is sent, the budget returns to the program, and the `completion_id`
   * stays used. If the review is already rejected, the request returns 200 with the review unchanged;
   * it returns 409 `review_resolved` if it was approved. To block the number in future, add it to the
   * blocklist.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `review_resolved`.
   */
  reject(
    review_id: string,
    params?: ReviewsRejectParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Review>> {
    return this._json(OPERATIONS["reviews.reject"], { review_id }, params, options);
  }
}

export interface RewardLinksCreateParams {
  /**
   * Program that pays for the links.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
   * `count`.
   */
  recipient?: string | models.RewardRecipientPerson | undefined;
  /**
   * Face value of each link. Default: the program's `default_amount`.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Label of the links, such as the name of a campaign.
   * Type: `Label`.
   */
  label?: string | undefined;
  /**
   * Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
   */
  expires_at?: number | string | undefined;
  /**
   * How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
   * The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
   */
  bind?: enums.LinkBinding | undefined;
  /**
   * The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
   * Type: `PhoneInput`.
   */
  phone_hint?: string | undefined;
  /**
   * Reward types that the person can choose from. Default: all types of the program.
   */
  choices?: Array<enums.SendType> | undefined;
  /**
   * Your own key-value data about each link.
   */
  metadata?: Record<string, string> | undefined;
}

export interface RewardLinksCreateManyParams {
  /**
   * Program that pays for the links.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Number of identical links, 1 to 500. If set, a list is returned; otherwise a single link.
   */
  count: number;
  /**
   * Recipient that the reward is attributed to. Does not restrict who can claim. Not allowed with
   * `count`.
   */
  recipient?: string | models.RewardRecipientPerson | undefined;
  /**
   * Face value of each link. Default: the program's `default_amount`.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Label of the links, such as the name of a campaign.
   * Type: `Label`.
   */
  label?: string | undefined;
  /**
   * Time at which the links expire, 1 hour to 365 days from now. Default: 90 days.
   */
  expires_at?: number | string | undefined;
  /**
   * How a claim is tied to a person. Default: `none`, so that anyone who has the link can claim it.
   * The link of a single reward (`link` of `POST /rewards`) defaults to `otp`.
   */
  bind?: enums.LinkBinding | undefined;
  /**
   * The only phone number that can claim the link. Requires `bind: otp`. Not allowed with `count`.
   * Type: `PhoneInput`.
   */
  phone_hint?: string | undefined;
  /**
   * Reward types that the person can choose from. Default: all types of the program.
   */
  choices?: Array<enums.SendType> | undefined;
  /**
   * Your own key-value data about each link.
   */
  metadata?: Record<string, string> | undefined;
}

export interface RewardLinksListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only links with this status.
   */
  status?: enums.RewardLinkStatus | undefined;
  /**
   * Only links with exactly this label.
   * Type: `Label`.
   */
  label?: string | undefined;
  /**
   * Only links of this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Only links created for this recipient: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Only links with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export class RewardLinksResource extends Resource {
  /**
   * Create reward links.
   *
   * Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
   * earmarked in the program's budget until they are claimed, expire or are revoked, so every open
   * link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.
   *
   * By default anyone who has a link can claim it, once. With `bind: otp`, the person must confirm
   * their phone number with a code. With `phone_hint`, only that number can claim; it requires
   * `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient` attributes the
   * reward and does not restrict claims. Links of a program with a `geofence` are claimed with
   * `POST /checkins` at its location. To learn about claims, listen to `reward_link.claimed` or
   * retrieve the link.
   *
   * Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from your
   * Credit in its single reservation.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
   * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
   * `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
   * `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
   * `limit_reached`.
   */
  create(
    params: RewardLinksCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.RewardLink>> {
    return this._json(OPERATIONS["reward_links.create"], {}, params, options);
  }

  /**
   * Makes that many links, up to 500 and all alike, and returns them as a list.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
   * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
   * `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
   * `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
   * `limit_reached`.
   */
  createMany(
    params: RewardLinksCreateManyParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.RewardLinkList>> {
    return this._json(OPERATIONS["reward_links.create_many"], {}, params, options);
  }

  /**
   * Retrieve a reward link.
   *
   * Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
   * are only returned to keys with `rewards:write`, never to agent keys.
   */
  get(link_id: string, options?: RequestOptions): Promise<WithResponse<models.RewardLink>> {
    return this._json(OPERATIONS["reward_links.get"], { link_id }, undefined, options);
  }

  /**
   * List reward links.
   *
   * Lists reward links, newest first. To measure a campaign, give its links a `label` and compare how
   * many were opened and claimed. URLs and tokens are only returned to keys with `rewards:write`,
   * never to agent keys.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: RewardLinksListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.RewardLink> {
    return this._page(OPERATIONS["reward_links.list"], {}, params, options);
  }

  /**
   * Revoke a reward link.
   *
   * Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
   * it if a link was lost or sent to the wrong person. If the link is already revoked, the request
   * returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was claimed or has
   * expired.
   *
   * Errors: `invalid_transition`.
   */
  revoke(link_id: string, options?: RequestOptions): Promise<WithResponse<models.RewardLink>> {
    return this._json(OPERATIONS["reward_links.revoke"], { link_id }, undefined, options);
  }
}

export interface RewardsCreateParams {
  /**
   * Program that pays for the reward.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient of the reward.
   */
  recipient: string | models.RewardRecipientPerson;
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
  amount?: string | undefined;
  /**
   * How the reward is delivered to the person. Whoever claims a link names their own number and
   * meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
   * chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
   */
  delivery?: enums.RewardDelivery | undefined;
  /**
   * Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
   * program's `choices` that fits, with `delivery: link` the first.
   */
  type?: enums.SendType | undefined;
  /**
   * Product slug. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
   * costs at most the amount.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Meter number, for electricity only.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Phone number that receives the electricity token by SMS. Default: the recipient's number.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Hold the reward in escrow until you release it, whatever the program's `hold` says.
   */
  hold?: boolean | undefined;
  /**
   * Settings of the link, for `link` and `choice` delivery.
   */
  link?: models.RewardLinkOptions | undefined;
  /**
   * Your own key-value data about the reward.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * For agent keys: reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export interface RewardsGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.RewardExpansion> | undefined;
}

export interface RewardsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only rewards with this status.
   */
  status?: enums.RewardStatus | undefined;
  /**
   * Only rewards of this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Only rewards of this recipient: `rcp_…`, or `ext:` followed by your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Only rewards with this completion ID. Each program has at most one.
   * Type: `CompletionId`.
   */
  completion_id?: string | undefined;
  /**
   * Only rewards of the recipient with this ID of yours.
   * Type: `ExternalId`.
   */
  external_id?: string | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.RewardListExpansion> | undefined;
  /**
   * Only rewards with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
}

export interface RewardsReleaseParams {
  /**
   * Amount to release, up to the whole reward. Default: the whole reward.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
}

export interface RewardsValidateParams {
  /**
   * Program that pays for the reward.
   * Type: `ProgramId`.
   */
  program: string;
  /**
   * Recipient of the reward.
   */
  recipient: string | models.RewardRecipientPerson;
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
  amount?: string | undefined;
  /**
   * How the reward is delivered to the person. Whoever claims a link names their own number and
   * meter, so `meter` and `token_phone` are for `direct` only. With `choice`, the person also
   * chooses the type, so `type`, `product` and `bundle_id` return 400 `conflicting_parameters`.
   */
  delivery?: enums.RewardDelivery | undefined;
  /**
   * Reward type. Default: derived from the product, bundle or meter; otherwise the first of the
   * program's `choices` that fits, with `delivery: link` the first.
   */
  type?: enums.SendType | undefined;
  /**
   * Product slug. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * Bundle to send. For data only. If omitted with `delivery: link`, the person chooses one that
   * costs at most the amount.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Meter number, for electricity only.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Phone number that receives the electricity token by SMS. Default: the recipient's number.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Hold the reward in escrow until you release it, whatever the program's `hold` says.
   */
  hold?: boolean | undefined;
  /**
   * Settings of the link, for `link` and `choice` delivery.
   */
  link?: models.RewardLinkOptions | undefined;
  /**
   * Your own key-value data about the reward.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * For agent keys: reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export class RewardsResource extends Resource {
  /**
   * Create a reward.
   *
   * Gives a person a reward for something completed. The program's limits, fraud rules and budget are
   * checked atomically: concurrent requests can never exceed a limit together. If the request is
   * rejected, nothing is written, so you can send the same `completion_id` again once the cause is
   * gone: after 402 `program_budget_exceeded` when the program has budget, after 422
   * `reward_cap_reached` when the day or month of the limit is over.
   *
   * With `delivery: direct`, the reward is sent immediately. With `link` or `choice`, a link for
   * the person is created, and the reward is `pending` until it is claimed; expand `link` to read its
   * `url`. Its amount stays earmarked until then, and returns to the budget if the link expires or is
   * revoked. Fraud rules judge the claim. With `hold`, or if the program's `hold`
   * requires it, the reward is `held` in escrow until you release it, or under review until someone
   * approves it; only then is its link created. The `reward.*` events report what happens next.
   *
   * If the `completion_id` was already used in the program, its existing reward is returned with 200,
   * whatever the body contains, and nothing is paid. If you pass a recipient as an object with a
   * phone number and no recipient matches, one is created.
   *
   * If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to no
   * recipient and is not on its `recipient_allowlist`, an `agent_approval` is returned with 202 and
   * nothing is given until a person approves. The `completion_id` stays bound to the approval: the
   * agent gets it again with its current status, and anyone else gets 409 `reference_in_use` while it
   * is open. Once it is carried out, the `completion_id` returns the reward. Agent keys cannot create
   * links: `delivery: link` or `choice` returns 403 `key_kind_not_allowed` with `param: delivery`.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
   * `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
   * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
   * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
   * `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
   * `insufficient_credit`.
   */
  create(
    params: RewardsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.RewardOrApproval>> {
    return this._json(OPERATIONS["rewards.create"], {}, params, options);
  }

  /**
   * Retrieve a reward.
   *
   * Retrieves a reward with its status: whether the person has received it and, if not, what it is
   * waiting for. `send` is the send that pays it out.
   *
   * Errors: `invalid_expand`.
   */
  get(
    reward_id: string,
    params?: RewardsGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Reward>> {
    return this._json(OPERATIONS["rewards.get"], { reward_id }, params, options);
  }

  /**
   * List rewards.
   *
   * Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether a
   * completion was rewarded (`completion_id`), or what is held in escrow (`status=held`). Multiple
   * filters are combined with AND.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
   * `conflicting_parameters`.
   */
  list(
    params?: RewardsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Reward> {
    return this._page(OPERATIONS["rewards.list"], {}, params, options);
  }

  /**
   * Release a reward from escrow.
   *
   * Releases a reward from escrow and sends it, optionally for less than was held; the rest returns
   * to the budget. With `delivery: link` or `choice`, its link is created, and it is sent once it is
   * claimed. Use it once the condition of the reward is met: the order is paid, or the return
   * window is over. After the program is closed, this is possible during `close_grace`.
   *
   * If the reward was already released, the request returns 200 with the reward unchanged. Returns
   * 409 `reward_not_releasable` if it is under review; approve the review instead. Returns 422
   * `amount_out_of_range` if `amount` is more than the reward. The limits of the key that releases it
   * apply, as to a send.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `reward_not_releasable`, `erased_recipient`,
   * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
   * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`.
   */
  release(
    reward_id: string,
    params?: RewardsReleaseParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Reward>> {
    return this._json(OPERATIONS["rewards.release"], { reward_id }, params, options);
  }

  /**
   * Runs every check of a reward without giving it. Returns a `reward_validation` that lists every problem. No `Idempotency-Key` is needed.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
   * `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
   * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
   * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
   * `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
   * `insufficient_credit`.
   */
  validate(
    params: RewardsValidateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.RewardValidation>> {
    return this._json(OPERATIONS["rewards.validate"], {}, params, options);
  }

  /**
   * Void a reward.
   *
   * Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
   * claimed. Its budget returns to the program, its link is revoked, and its `completion_id` stays
   * used. If the reward is already voided, the request returns 200 with the reward unchanged. Returns
   * 409 `reward_not_voidable` in any other status; a reward under review must be rejected there.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reward_not_voidable`.
   */
  void(reward_id: string, options?: RequestOptions): Promise<WithResponse<models.Reward>> {
    return this._json(OPERATIONS["rewards.void"], { reward_id }, undefined, options);
  }
}

export interface SandboxesCreateParams {
  /**
   * Name of the organisation.
   * Type: `Label`.
   */
  name?: string | undefined;
}

export class SandboxesResource extends Resource {
  /**
   * Create a sandbox.
   *
   * Creates a test account with test Credit and a secret key that can do everything in it, without
   * signing up. Nothing real can be sold with it. Use it to build and test an integration before a
   * person is involved; for an AI agent, create an agent key with `POST /keys`.
   *
   * Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
   * to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
   * sandbox is deleted with everything in it after 14 days.
   *
   * An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
   * the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
   * sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.
   *
   * Errors: `sandboxes_off`.
   */
  create(
    params?: SandboxesCreateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Sandbox>> {
    return this._json(OPERATIONS["sandboxes.create"], {}, params, options);
  }
}

export interface SchedulesCombineOccurrenceParams {
  /**
   * Day whose run this one becomes part of.
   * Type: `Day`.
   */
  into: string;
  /**
   * Schedule of that day. Default: this schedule.
   * Type: `ScheduleId`.
   */
  schedule?: string | undefined;
}

export interface SchedulesCreateParams {
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
  minute?: number | undefined;
  /**
   * Day of the week. Required for `weekly`.
   * Type: `DayOfWeek`.
   */
  day_of_week?: number | undefined;
  /**
   * Day of the month. Required for `monthly` and `yearly`; for `payday`, used if the account has no
   * payday.
   * Type: `DayOfMonth`.
   */
  day_of_month?: number | undefined;
  /**
   * Month of the year. Required for `yearly`.
   * Type: `MonthOfYear`.
   */
  month_of_year?: number | undefined;
  /**
   * A date on which it runs, from which 14-day periods are counted: at most 366 days from today.
   * Required for `biweekly`.
   * Type: `Day`.
   */
  anchor_date?: string | undefined;
  /**
   * Group whose members on the day of the run receive it. Not allowed with `recipients`.
   * Type: `GroupId`.
   */
  group?: string | undefined;
  /**
   * People who receive it, up to 2,000.
   */
  recipients?: Array<string | models.ScheduleRecipientCreate> | undefined;
  /**
   * Product slug. Default: derived from `type` and `currency`.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * What to send. Default: derived from the product; otherwise power if there is a meter, else
   * airtime.
   */
  type?: enums.SendType | undefined;
  /**
   * Three-letter currency code. There is no default: set this or `product`.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Bundle to send. Required for data. Its price is the amount.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Amount each person receives. Required unless every person has an amount, or for data.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Custom SMS message, as in `POST /sends`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Whether to send `sms_message` instead of our standard message. Default: true if it is set.
   */
  custom_sms?: boolean | undefined;
  /**
   * Cost centre to book it to. Default: each recipient's own.
   * Type: `CostCenterId`.
   */
  cost_center?: string | undefined;
  /**
   * The only meter to buy power for, instead of people.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * Phone number that receives the token by SMS. Required with `meter`.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Whether the schedule is active.
   */
  active?: boolean | undefined;
  /**
   * Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
   */
  precheck_credit?: boolean | undefined;
  /**
   * What to do if your Credit is too low on the day of a run.
   */
  on_insufficient?: enums.ScheduleInsufficientChoice | undefined;
  /**
   * Your own key-value data about the schedule.
   */
  metadata?: Record<string, string> | undefined;
}

export interface SchedulesGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.ScheduleExpansion> | undefined;
}

export interface SchedulesListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only active schedules (`true`) or paused ones (`false`).
   */
  active?: boolean | undefined;
  /**
   * Only schedules with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.ScheduleListExpansion> | undefined;
}

export interface SchedulesListOccurrencesParams {
  /**
   * First day of the period. Default: today.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 100 days in all. Default: 60 days from today.
   * Type: `Day`.
   */
  to?: string | undefined;
}

export interface SchedulesMoveOccurrenceParams {
  /**
   * New day of the run: today to 180 days from now.
   * Type: `Day`.
   */
  to: string;
}

export interface SchedulesRunParams {
  /**
   * Whether to run even if the schedule has already run today.
   */
  again?: boolean | undefined;
}

export interface SchedulesUpdateParams {
  /**
   * Name of the schedule.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * How often the schedule runs.
   */
  cadence?: enums.ScheduleCadence | undefined;
  /**
   * Hour of the day at which it runs, in Harare time.
   * Type: `ScheduleHour`.
   */
  hour?: number | undefined;
  /**
   * Minute at which it runs: a quarter of the hour.
   * Type: `ScheduleMinute`.
   */
  minute?: number | undefined;
  /**
   * Day of the week, for `weekly`. Null clears it.
   * Type: `DayOfWeek`.
   */
  day_of_week?: number | null | undefined;
  /**
   * Day of the month, for `monthly`, `yearly` and `payday`. Null clears it.
   * Type: `DayOfMonth`.
   */
  day_of_month?: number | null | undefined;
  /**
   * Month of the year, for `yearly`. Null clears it.
   * Type: `MonthOfYear`.
   */
  month_of_year?: number | null | undefined;
  /**
   * A date on which it runs, from which 14-day periods are counted, for `biweekly`. Null clears it.
   * Type: `Day`.
   */
  anchor_date?: string | null | undefined;
  /**
   * Group whose members receive it. Replaces `recipients`.
   * Type: `GroupId`.
   */
  group?: string | null | undefined;
  /**
   * People who receive it, as a complete list. Replaces `group`.
   */
  recipients?: Array<string | models.ScheduleRecipientCreate> | undefined;
  /**
   * Product slug, such as `airtime-usd`.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * Type of what to send.
   */
  type?: enums.SendType | undefined;
  /**
   * Three-letter ISO currency code.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Bundle to send. For data only.
   * Type: `BundleId`.
   */
  bundle_id?: string | null | undefined;
  /**
   * Amount that each person receives. Null if every person has an amount.
   * Type: `MoneyInput`.
   */
  amount?: string | null | undefined;
  /**
   * Custom SMS message. Null restores our standard message.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | null | undefined;
  /**
   * Whether to send `sms_message` instead of our standard message.
   */
  custom_sms?: boolean | undefined;
  /**
   * Cost centre to book it to. Null for each recipient's own.
   * Type: `CostCenterId`.
   */
  cost_center?: string | null | undefined;
  /**
   * The only meter to buy power for, instead of people.
   * Type: `MeterInput`.
   */
  meter?: string | null | undefined;
  /**
   * Phone number that receives the token by SMS, with `meter`.
   * Type: `PhoneInput`.
   */
  token_phone?: string | null | undefined;
  /**
   * Whether the schedule is active. False pauses it; days that pass while paused are not made up.
   */
  active?: boolean | undefined;
  /**
   * Whether to check 24 hours before a run that your Credit is sufficient, and notify you if not.
   */
  precheck_credit?: boolean | undefined;
  /**
   * What to do if your Credit is too low on the day of a run.
   */
  on_insufficient?: enums.ScheduleInsufficientChoice | undefined;
  /**
   * Your own key-value data about the schedule. Keys are merged; see `MetadataUpdate`. Null removes
   * all keys.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export interface SchedulesUpdateOccurrenceParams {
  /**
   * Amount each person receives on this day, overriding all other amounts. Null removes the
   * override.
   * Type: `MoneyInput`.
   */
  amount_override?: string | null | undefined;
  /**
   * Your note about this day. Null removes it.
   * Type: `Note`.
   */
  note?: string | null | undefined;
}

export class SchedulesResource extends Resource {
  /**
   * Combine a day of a schedule with another.
   *
   * Makes one day part of another day's run, of this schedule or another one. Each person receives
   * both amounts in one recharge, with one SMS message. Both days must be in the future and have the
   * same product, people, currency and cost centre; otherwise the request returns 409
   * `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have up to 30
   * parts; beyond that the request returns the same code. Returns 422
   * `amount_out_of_range` if the combined amount is outside the product's limits. If the other day is
   * skipped or moved, this day follows it. From then on, the limits of the key that combined the days
   * apply to the other schedule. The days are separated when either schedule is paused or deleted, or
   * changes so that they differ. If a group changes after the days were combined, people who are in
   * only one of the two groups at the time of the run receive the amount of that day only. Undo it
   * with `reset`.
   *
   * Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
   * `occurrence_not_combinable`, `amount_out_of_range`.
   */
  combineOccurrence(
    schedule_id: string,
    day: string,
    params: SchedulesCombineOccurrenceParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleOccurrence>> {
    return this._json(
      OPERATIONS["schedules.combine_occurrence"],
      { schedule_id, day },
      params,
      options,
    );
  }

  /**
   * Create a schedule.
   *
   * Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
   * yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
   * total and may require approval like any batch. Days and hours are in Harare time.
   *
   * Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
   * immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
   * moved, changed or combined with another. If our service was unavailable, a missed run is made up
   * once if it is less than twelve hours late. Returns 409 `limit_reached` if the account already has
   * 5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
   * created the schedule, or last changed what it sells; if that key is revoked, the schedule is
   * paused and your owners are notified.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
   * `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
   * `amount_not_allowed`, `target_blocked`, `limit_reached`.
   */
  create(
    params: SchedulesCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Schedule>> {
    return this._json(OPERATIONS["schedules.create"], {}, params, options);
  }

  /**
   * Delete a schedule.
   *
   * Deletes a schedule and its planned days. Batches already created are kept, and those in progress
   * continue. To stop it temporarily, set `active` to false instead. Returns 409 `resource_in_use`
   * for the allowance of a family member, which ends with the member, `resource`.
   *
   * Errors: `resource_in_use`.
   */
  delete(
    schedule_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.DeletedSchedule>> {
    return this._json(OPERATIONS["schedules.delete"], { schedule_id }, undefined, options);
  }

  /**
   * Retrieve a schedule.
   *
   * Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To see
   * individual days, use `GET /schedules/{schedule_id}/occurrences`.
   *
   * Errors: `invalid_expand`.
   */
  get(
    schedule_id: string,
    params?: SchedulesGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Schedule>> {
    return this._json(OPERATIONS["schedules.get"], { schedule_id }, params, options);
  }

  /**
   * Retrieve a day of a schedule.
   *
   * Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the batch
   * it created; retrieve that to see the results. Returns 404 `resource_missing` if the cadence has
   * no run on that day.
   */
  getOccurrence(
    schedule_id: string,
    day: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleOccurrence>> {
    return this._json(
      OPERATIONS["schedules.get_occurrence"],
      { schedule_id, day },
      undefined,
      options,
    );
  }

  /**
   * List schedules.
   *
   * Lists your schedules, newest first, each with its next runs but without its people. Use
   * `active=false` to find paused schedules, and `last_result` to see the outcome of the last run.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
   */
  list(
    params?: SchedulesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Schedule> {
    return this._page(OPERATIONS["schedules.list"], {}, params, options);
  }

  /**
   * List the days of a schedule.
   *
   * Lists the days of a schedule, latest first: future days with your changes, and past days with
   * their batches. Use it to show a calendar. By default it covers today and the next 60 days.
   *
   * Errors: `time_out_of_range`.
   */
  listOccurrences(
    schedule_id: string,
    params?: SchedulesListOccurrencesParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.ScheduleOccurrence> {
    return this._page(OPERATIONS["schedules.list_occurrences"], { schedule_id }, params, options);
  }

  /**
   * Move a day of a schedule.
   *
   * Moves one day to another date, at the same time of day. Its path keeps the original date of the
   * cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date; combine
   * the days instead.
   *
   * Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
   */
  moveOccurrence(
    schedule_id: string,
    day: string,
    params: SchedulesMoveOccurrenceParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleOccurrence>> {
    return this._json(
      OPERATIONS["schedules.move_occurrence"],
      { schedule_id, day },
      params,
      options,
    );
  }

  /**
   * Preview a schedule run.
   *
   * Previews running the schedule now: who would receive it, what it would cost, whether your Credit
   * is sufficient, and whether it would require approval. It writes nothing.
   */
  previewRun(
    schedule_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleRunPreview>> {
    return this._json(OPERATIONS["schedules.preview_run"], { schedule_id }, undefined, options);
  }

  /**
   * Reset a day of a schedule.
   *
   * Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
   * schedule's amount. Possible until 15 minutes before the day would run.
   *
   * Errors: `occurrence_locked`, `invalid_transition`.
   */
  resetOccurrence(
    schedule_id: string,
    day: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleOccurrence>> {
    return this._json(
      OPERATIONS["schedules.reset_occurrence"],
      { schedule_id, day },
      undefined,
      options,
    );
  }

  /**
   * Run a schedule now.
   *
   * Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
   * total and may require approval. The run replaces today's day, whatever its status: a day that was
   * skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence does not run it
   * again. Returns 409 `already_ran_today` if the schedule has already run today, or as part of
   * another day's run that has ended, unless you set `again: true`; `batch` of the day is then the
   * newest one. Future days are unaffected. Use the preview first to see what would be sent and
   * charged.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
   * `spend_cap_exceeded`, `reservation_insufficient`.
   */
  run(
    schedule_id: string,
    params?: SchedulesRunParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Batch>> {
    return this._json(OPERATIONS["schedules.run"], { schedule_id }, params, options);
  }

  /**
   * Skip a day of a schedule.
   *
   * Skips one day without affecting the others. A day that is waiting for a top-up can also be
   * skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
   * with `reset`.
   *
   * Errors: `occurrence_locked`, `invalid_transition`.
   */
  skipOccurrence(
    schedule_id: string,
    day: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleOccurrence>> {
    return this._json(
      OPERATIONS["schedules.skip_occurrence"],
      { schedule_id, day },
      undefined,
      options,
    );
  }

  /**
   * Update a schedule.
   *
   * Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have not
   * started; batches already created are unchanged. If the cadence changes, days that you changed
   * keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for the
   * allowance of a family member, which is changed with the member, `resource`.
   *
   * Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
   * `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
   * `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
   */
  update(
    schedule_id: string,
    params?: SchedulesUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Schedule>> {
    return this._json(OPERATIONS["schedules.update"], { schedule_id }, params, options);
  }

  /**
   * Update a day of a schedule.
   *
   * Changes the amount of one day of a schedule, or your note about it, without affecting other days.
   * Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`. If the day
   * is part of another day's run, the 15 minutes are those before that run, and that run uses your
   * key's limits from then on.
   *
   * Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
   */
  updateOccurrence(
    schedule_id: string,
    day: string,
    params?: SchedulesUpdateOccurrenceParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ScheduleOccurrence>> {
    return this._json(
      OPERATIONS["schedules.update_occurrence"],
      { schedule_id, day },
      params,
      options,
    );
  }
}

export interface SearchFindParams {
  /**
   * Text to search for. References and numbers must be whole; names can be in part. Of a token, the
   * last four digits are compared.
   * Type: `SearchInput`.
   */
  q: string;
}

export class SearchResource extends Resource {
  /**
   * Search all objects.
   *
   * Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
   * them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
   * (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
   * titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
   * returns the ten newest matches of each.
   */
  find(params: SearchFindParams, options?: RequestOptions): Promise<WithResponse<models.Search>> {
    return this._json(OPERATIONS["search.find"], {}, params, options);
  }
}

export interface SendsChangeMeterParams {
  /**
   * Number of the new meter: 11 digits.
   * Type: `MeterInput`.
   */
  meter: string;
}

export interface SendsCreateParams {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Type of sale. Default: derived from `product`, else from `target`.
   */
  type?: enums.SendType | undefined;
  /**
   * ID of the product, such as `airtime-usd`. Default: derived from type and currency.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * The face value: what the customer receives.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Currency of the sale. Required unless `product` is set.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Data only. ID of the bundle to sell.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Power only, required. Phone number that receives the token.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Power only. Email address that also receives the token.
   * Type: `Email`.
   */
  token_email?: string | undefined;
  /**
   * Another number to notify by SMS.
   * Type: `PhoneInput`.
   */
  notify_number?: string | undefined;
  /**
   * Power only. Confirmation level required for the meter. Default: `strict`.
   */
  confirm?: enums.MeterConfirmMode | undefined;
  /**
   * Power only. Behaviour during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice | undefined;
  /**
   * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string | undefined;
  /**
   * Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
   * `{first_name}` of the message, and has no other effect.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Program to attribute the sale to. Does not use the program's budget or its caps.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * ID of the cost centre to charge the sale to.
   * Type: `CostCenterId`.
   */
  cost_center?: string | undefined;
  /**
   * Your own text message to the customer, up to 480 characters once its merge fields are filled
   * in. Default for airtime and data: a message that names your `statement_descriptor`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Language of the default message. Default: `en`.
   */
  sms_locale?: enums.SmsLocale | undefined;
  /**
   * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
   */
  scheduled_for?: number | string | undefined;
  /**
   * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
   * it again returns the send that has it and charges nothing. Never restart your numbering.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Power only. ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote?: string | undefined;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Agent keys only. Reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export interface SendsGetParams {
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.SendExpansion> | undefined;
}

export interface SendsGetReceiptParams {
  /**
   * Language of what is printed. `note` and the mark of test mode are always in English.
   */
  locale?: enums.SmsLocale | undefined;
}

export interface SendsGetReceiptPdfParams {
  /**
   * Language of what is printed. `note` and the mark of test mode are always in English.
   */
  locale?: enums.SmsLocale | undefined;
}

export interface SendsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only sends with this status, or with one of several: `delivered,failed_credited`.
   * Type: `SendStatusFilter`.
   */
  status?: string | undefined;
  /**
   * Returns only sends of this type.
   */
  type?: enums.SendType | undefined;
  /**
   * Returns only sends to this number, in any Zimbabwean format, or meter.
   * Type: `TargetInput`.
   */
  target?: string | undefined;
  /**
   * Returns only the send with this reference.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Returns only the send with this number on its receipt. Upper and lower case, spaces and a
   * missing `R-` do not matter.
   * Type: `ReceiptNumber`.
   */
  receipt_number?: string | undefined;
  /**
   * Returns only sends with this confirmation number of the network or utility.
   */
  provider_reference?: string | undefined;
  /**
   * Returns only power sends whose token was texted to this number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Returns only power sends whose token, the last if there are several, ends in these digits.
   * Type: `TokenEnding`.
   */
  token_last4?: string | undefined;
  /**
   * Returns only sends in this currency.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Returns only sends that a person should check (`true`) or need not check (`false`): unknown for
   * over an hour, in review, or queued past half of their `max_hold`.
   */
  needs_attention?: boolean | undefined;
  /**
   * Returns only sends attributed to this recipient: `rcp_…`, or `ext:` and your own ID.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Returns only sends attributed to this program.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * Returns only sends of this batch.
   * Type: `BatchId`.
   */
  batch?: string | undefined;
  /**
   * Returns only sends charged to this cost centre, or to `none`.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
  /**
   * Returns only sends caused by this key. Use one key per till to list a till's day.
   * Type: `KeyId`.
   */
  api_key?: string | undefined;
  /**
   * Returns only sends with this metadata value. One key per request.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Fields to expand from IDs to objects.
   */
  expand?: Array<enums.SendListExpansion> | undefined;
}

export interface SendsValidateParams {
  /**
   * Mobile number in any Zimbabwean format, or 11-digit meter number.
   * Type: `TargetInput`.
   */
  target: string;
  /**
   * Type of sale. Default: derived from `product`, else from `target`.
   */
  type?: enums.SendType | undefined;
  /**
   * ID of the product, such as `airtime-usd`. Default: derived from type and currency.
   * Type: `ProductId`.
   */
  product?: string | undefined;
  /**
   * The face value: what the customer receives.
   * Type: `MoneyInput`.
   */
  amount?: string | undefined;
  /**
   * Currency of the sale. Required unless `product` is set.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Data only. ID of the bundle to sell.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
  /**
   * Power only, required. Phone number that receives the token.
   * Type: `PhoneInput`.
   */
  token_phone?: string | undefined;
  /**
   * Power only. Email address that also receives the token.
   * Type: `Email`.
   */
  token_email?: string | undefined;
  /**
   * Another number to notify by SMS.
   * Type: `PhoneInput`.
   */
  notify_number?: string | undefined;
  /**
   * Power only. Confirmation level required for the meter. Default: `strict`.
   */
  confirm?: enums.MeterConfirmMode | undefined;
  /**
   * Power only. Behaviour during a national outage. Default: `queue`.
   */
  on_zesa_down?: enums.PowerDownChoice | undefined;
  /**
   * Power only. Maximum time in the queue: 5 minutes to 7 days. Default: 24 hours.
   * Type: `DurationInput`.
   */
  max_hold?: string | undefined;
  /**
   * Recipient to attribute the sale to: `rcp_…`, or `ext:` and your own ID. Fills `{name}` and
   * `{first_name}` of the message, and has no other effect.
   * Type: `RecipientRef`.
   */
  recipient?: string | undefined;
  /**
   * Program to attribute the sale to. Does not use the program's budget or its caps.
   * Type: `ProgramId`.
   */
  program?: string | undefined;
  /**
   * ID of the cost centre to charge the sale to.
   * Type: `CostCenterId`.
   */
  cost_center?: string | undefined;
  /**
   * Your own text message to the customer, up to 480 characters once its merge fields are filled
   * in. Default for airtime and data: a message that names your `statement_descriptor`.
   * Type: `SmsTemplate`.
   */
  sms_message?: string | undefined;
  /**
   * Language of the default message. Default: `en`.
   */
  sms_locale?: enums.SmsLocale | undefined;
  /**
   * Time to dispatch the send, 90 seconds to 180 days ahead. You are charged now.
   */
  scheduled_for?: number | string | undefined;
  /**
   * Your own reference, such as the till's sale number. Unique in the account, permanently. Sending
   * it again returns the send that has it and charges nothing. Never restart your numbering.
   * Type: `ClientReference`.
   */
  client_reference?: string | undefined;
  /**
   * Power only. ID of the quote that confirmed the meter.
   * Type: `QuoteId`.
   */
  quote?: string | undefined;
  /**
   * Your own key-value data about the sale.
   */
  metadata?: Record<string, string> | undefined;
  /**
   * Agent keys only. Reason shown to the person who approves.
   * Type: `Note`.
   */
  reason?: string | undefined;
}

export class SendsResource extends Resource {
  /**
   * Reads the send every two seconds until its status is settled or the timeout is over, and
   * returns what was read last. A read that fails is repeated; if none succeeds, the last error
   * that the service answered is thrown, and a timeout or a lost connection only if it answered
   * nothing. `unknown` and `queued` are not failures: the sale may have been delivered, or will be.
   * Do not sell it again.
   */
  wait(send_id: string, options?: WaitOptions): Promise<WithResponse<models.Send>> {
    return waitForSend(
      (id, own) => this.get(id, undefined, own),
      send_id,
      this._timeoutMs,
      options,
    );
  }

  /**
   * Cancel a send.
   *
   * Cancels a send that has not been dispatched and returns its Credit: the send must be `scheduled`,
   * `pending`, `queued`, or `retrying` between two attempts. Cancelling it again returns 200 with the
   * send unchanged. Returns 409 `already_sent` in any other status, with the status in `meta`; a
   * dispatched send cannot be recalled.
   *
   * Returns 409 `resource_in_use` if the send pays out a reward or a checkout session. `resource` is
   * the reward, which you can void, or the session.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `resource_in_use`, `already_sent`.
   */
  cancel(send_id: string, options?: RequestOptions): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.cancel"], { send_id }, undefined, options);
  }

  /**
   * Change the meter of a waiting send.
   *
   * Changes the meter of a power send that has not been dispatched: the send must be `scheduled`, or
   * `queued` during an outage. Use it when the customer notices a wrong number in time. The amount
   * and the Credit do not change.
   *
   * With `confirm: strict` the new meter is confirmed immediately if the utility is available, and
   * otherwise before the token is bought. The key's `recipient_allowlist`, its cap for one recipient
   * and the blocklist apply to the new meter. Returns 409 `already_sent` if the send has been
   * dispatched or has ended, and 409 `resource_in_use` if a customer paid for it in a checkout
   * session: correct the meter there.
   *
   * We send `send.meter_changed` to every endpoint, whatever it subscribes to. `data.object` has the
   * new meter and `data.previous_attributes` the old one.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_meter_number`, `resource_in_use`, `already_sent`, `product_mismatch`,
   * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`.
   */
  changeMeter(
    send_id: string,
    params: SendsChangeMeterParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.change_meter"], { send_id }, params, options);
  }

  /**
   * Create a send.
   *
   * Sells airtime, data or electricity: creates the send, charges your Credit and dispatches it. The
   * request returns 202 before the network responds, with `status: pending` or `scheduled`. Follow
   * the `send.*` events, or read the send every two seconds while the customer waits.
   *
   * The customer receives the face value, `amount`. Your Credit is charged `cost`, which is less than
   * `amount` only on the dealer tier. There are no fees.
   *
   * Use the till's own sale number as both `client_reference` and `Idempotency-Key`. Sending the
   * request again never sells twice: it returns the first send with its current status. If the
   * `client_reference` is already used, the request returns 200 with that send, whatever the body
   * says. Compare `target`, `amount` and `created`, and never restart your numbering.
   *
   * An error creates and charges nothing: correct what it names and repeat the request with the same
   * key. `product_unavailable` means that the network is paused: load the catalogue again.
   * `insufficient_credit` requires a top-up. `spend_cap_exceeded` names the cap in `meta`, and when
   * it resets. If you receive no response, or a 500 or 503, repeat the request with the same key: the
   * sale is made once.
   *
   * For data, set `bundle_id`: the bundle determines the amount and the currency. Bundles are
   * simulated in test mode; live mode returns `data_not_live`.
   *
   * For power, set `token_phone`. With `confirm: strict` the utility confirms the meter before you
   * are charged, unless a `quote` already did. With `best_effort` it confirms the meter before the
   * token is bought. During an outage the send waits in the queue or fails, depending on
   * `on_zesa_down`.
   *
   * With an agent key, a sale over its threshold, or to a number or meter that nobody approved,
   * returns 202 with an `agent_approval` instead. `token_phone`, `token_email` and `notify_number`
   * count like the target. Nothing is sent or charged until a person approves.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
   * `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
   * `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  create(
    params: SendsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.SendOrApproval>> {
    return this._json(OPERATIONS["sends.create"], {}, params, options);
  }

  /**
   * Retrieve a send.
   *
   * Returns a send with its current status. While a customer waits, read it every two seconds as long
   * as `status` is `pending`, `submitted` or `retrying`. `queued`, `unknown` and `requires_review`
   * take longer and are resolved by the service: let the customer go, and do not sell again. After
   * `failed_credited` you can sell again; `failure_code` says why the send failed. A power token is
   * masked unless the key has `tokens:read`.
   *
   * Errors: `invalid_expand`.
   */
  get(
    send_id: string,
    params?: SendsGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.get"], { send_id }, params, options);
  }

  /**
   * Retrieve the receipt of a send.
   *
   * Returns the receipt of a send: what was sold, the recipient, the amount, and for electricity the
   * token and the units. `text` is ready for a printer with 32 columns. A receipt shows the face
   * value, never your cost.
   *
   * A send that is not delivered has a receipt without a token. It explains the status to the
   * customer and, in `note`, to the cashier. A token is masked unless the key has `tokens:read`.
   */
  getReceipt(
    send_id: string,
    params?: SendsGetReceiptParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Receipt>> {
    return this._json(OPERATIONS["sends.get_receipt"], { send_id }, params, options);
  }

  /**
   * Returns the receipt as a PDF: one page for a roll of 80 mm.
   */
  getReceiptPdf(
    send_id: string,
    params?: SendsGetReceiptPdfParams | undefined,
    options?: RequestOptions,
  ): Promise<FileResult> {
    return this._file(OPERATIONS["sends.get_receipt_pdf"], { send_id }, params, options);
  }

  /**
   * List sends.
   *
   * Lists your sends, newest first. Use it to close a till's day (`api_key`), to find a sale by your
   * own reference (`client_reference`), or to see what needs a person (`needs_attention`). A send
   * must match every filter.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `invalid_currency`,
   * `reference_not_found`, `invalid_expand`, `conflicting_parameters`.
   */
  list(params?: SendsListParams | undefined, options?: RequestOptions): PageRequest<models.Send> {
    return this._page(OPERATIONS["sends.list"], {}, params, options);
  }

  /**
   * List the attempts of a send.
   *
   * Lists every submission of a send to the network and every status check, newest first, with the
   * outcome in plain words. Use it to explain a delay to a customer. Suppliers are never named.
   */
  listAttempts(send_id: string, options?: RequestOptions): PageRequest<models.SendAttempt> {
    return this._page(OPERATIONS["sends.list_attempts"], { send_id }, undefined, options);
  }

  /**
   * Resend a token.
   *
   * Resends the token of a delivered power send to the `token_phone` and `token_email` of the sale,
   * and nowhere else. Use it when the customer has lost the message, or when `token_status` is
   * `failed`. You are not charged.
   *
   * A token can be resent three times in 24 hours, a minute apart, and a number receives at most ten
   * in 24 hours. Returns 429 `token_resend_limit` beyond that, with `retry_after`. Returns 409
   * `token_not_available` if the send is not a power sale or was not delivered.
   *
   * Errors: `token_not_available`, `token_resend_limit`.
   */
  resendToken(
    send_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TokenResend>> {
    return this._json(OPERATIONS["sends.resend_token"], { send_id }, undefined, options);
  }

  /**
   * Retry a failed send.
   *
   * Retries a failed send: creates a new send with the same product, target and amount, whose
   * `retry_of` is the failed one. You are charged now. The new send has no `client_reference`, and a
   * send can be retried once.
   *
   * Before selling, we ask the network about the failed send. If the network delivered it after all,
   * that send becomes `delivered` and the request returns 409 `send_delivered_late`: the customer has
   * received it. If the network does not respond, the request returns 503 `provider_unavailable` and
   * nothing is sold.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `send_not_retryable`, `provider_unavailable`,
   * `send_delivered_late`, `erased_recipient`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `duplicate_suspected`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  retry(send_id: string, options?: RequestOptions): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["sends.retry"], { send_id }, undefined, options);
  }

  /**
   * Runs every check of a sale without selling. Returns a `send_validation` that lists every problem. No `Idempotency-Key` is needed.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
   * `invalid_currency`, `invalid_duration`, `invalid_time`, `invalid_metadata`,
   * `conflicting_parameters`, `invalid_meter_number`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `reference_in_use`, `erased_recipient`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `quote_mismatch`,
   * `quote_used`, `quote_expired`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  validate(
    params: SendsValidateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.SendValidation>> {
    return this._json(OPERATIONS["sends.validate"], {}, params, options);
  }
}

export interface StatementsGetParams {
  /**
   * The currency. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Month of the statement. Default: this month in Harare.
   * Type: `Month`.
   */
  period?: string | undefined;
}

export interface StatementsGetCsvParams {
  /**
   * The currency. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Month of the statement. Default: this month in Harare.
   * Type: `Month`.
   */
  period?: string | undefined;
}

export interface StatementsGetPdfParams {
  /**
   * The currency. Required; there is no default.
   * Type: `CurrencyInput`.
   */
  currency: string;
  /**
   * Month of the statement. Default: this month in Harare.
   * Type: `Month`.
   */
  period?: string | undefined;
}

export class StatementsResource extends Resource {
  /**
   * Retrieve a statement.
   *
   * Returns what changed your Credit in one month and currency: the opening and closing balance,
   * top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
   * Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
   * for it, and what you earned. The statement of a past month is final three days after the month
   * ends.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  get(
    params: StatementsGetParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Statement>> {
    return this._json(OPERATIONS["statements.get"], {}, params, options);
  }

  /**
   * Download a statement as CSV.
   *
   * Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
   * line, then one line per transaction with the balances after it and, for a send, what was sold.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getCsv(params: StatementsGetCsvParams, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["statements.get_csv"], {}, params, options);
  }

  /**
   * Download a statement as PDF.
   *
   * Returns a statement as A4 pages, to print or to send to your accountant.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getPdf(params: StatementsGetPdfParams, options?: RequestOptions): Promise<FileResult> {
    return this._file(OPERATIONS["statements.get_pdf"], {}, params, options);
  }
}

export interface StatusGetHistoryParams {
  /**
   * First day. Default: six days before `to`.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day. Default: today in Harare.
   * Type: `Day`.
   */
  to?: string | undefined;
}

export class StatusResource extends Resource {
  /**
   * Retrieve the network status.
   *
   * Returns how the networks perform now: for each type of sale, the state of the network, the share
   * of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
   * cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
   * `network.availability.*` and `power.availability.*`. Availability for sale is in `GET /products`:
   * a network can be slow while its products are available. What no supplier sells in this mode is
   * `not_offered`, and does not count for `overall`.
   *
   * Errors: `origin_not_allowed`.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.Status>> {
    return this._json(OPERATIONS["status.get"], {}, undefined, options);
  }

  /**
   * Retrieve the status history.
   *
   * Returns how the networks performed on past days: how many minutes each was up, degraded and down,
   * and when. `from` and `to` are days in Harare and both are included. Default: the last seven days.
   *
   * Errors: `origin_not_allowed`, `time_out_of_range`.
   */
  getHistory(
    params?: StatusGetHistoryParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.StatusHistory>> {
    return this._json(OPERATIONS["status.get_history"], {}, params, options);
  }
}

export interface TestCreateCreditParams {
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

export interface TestSetNetworkAvailabilityParams {
  /**
   * State of the network.
   */
  state: enums.NetworkCondition;
}

export interface TestSetZesaAvailabilityParams {
  /**
   * State of the utility.
   */
  state: enums.UtilityState;
}

export class TestResource extends Resource {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    super(settings);
    this.#settings = settings;
  }

  get approvals(): TestApprovalsResource {
    return new TestApprovalsResource(this.#settings);
  }

  get checkoutSessions(): TestCheckoutSessionsResource {
    return new TestCheckoutSessionsResource(this.#settings);
  }

  get clock(): TestClockResource {
    return new TestClockResource(this.#settings);
  }

  get events(): TestEventsResource {
    return new TestEventsResource(this.#settings);
  }

  get rewardLinks(): TestRewardLinksResource {
    return new TestRewardLinksResource(this.#settings);
  }

  get sends(): TestSendsResource {
    return new TestSendsResource(this.#settings);
  }

  /**
   * Add test Credit.
   *
   * Adds Credit to the test account immediately. Use it when a test needs more than the US\$1,000.00
   * and ZWG 25,000.00 that every test account is topped up to at midnight. The Credit transaction has
   * type `test_grant`. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_currency`, `invalid_amount`.
   */
  createCredit(
    params: TestCreateCreditParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TestCredit>> {
    return this._json(OPERATIONS["test.create_credit"], {}, params, options);
  }

  /**
   * Reset the test account.
   *
   * Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit transactions
   * and events; keeps keys, webhook endpoints and recipients. Your Credit is that of a new test
   * account.
   * Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The test
   * clock, the audit log and the request log are not reset. Requires a test key.
   *
   * In test mode only.
   */
  reset(options?: RequestOptions): Promise<WithResponse<models.TestReset>> {
    return this._json(OPERATIONS["test.reset"], {}, undefined, options);
  }

  /**
   * Set a network's availability.
   *
   * Simulates an outage of a mobile network for the test account, or ends it. While the network is
   * `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30 minutes.
   * When the outage ends, sends that wait are handed over in the order in which they were created.
   * `degraded` changes only what is shown. Other accounts do not notice. Setting the current state
   * changes nothing. Returns 404 `resource_missing` for `power`, which has
   * `POST /test/zesa/availability`. Requires a test key.
   *
   * In test mode only.
   */
  setNetworkAvailability(
    network: string,
    params: TestSetNetworkAvailabilityParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Network>> {
    return this._json(OPERATIONS["test.set_network_availability"], { network }, params, options);
  }

  /**
   * Set the utility's availability.
   *
   * Simulates a national outage of the electricity utility for the test account, or ends it. During
   * the outage meters cannot be confirmed, and power sends wait in the queue or fail, depending on
   * their `on_zesa_down`. When it ends, queued sends are dispatched in the order in which they were
   * created. Setting the current state changes nothing. Requires a test key.
   *
   * In test mode only.
   */
  setZesaAvailability(
    params: TestSetZesaAvailabilityParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.ZesaAvailability>> {
    return this._json(OPERATIONS["test.set_zesa_availability"], {}, params, options);
  }
}

export class TestApprovalsResource extends Resource {
  /**
   * Approve a test agent's request.
   *
   * Approves the request of a test agent, as an owner would in the dashboard, without a PIN. The
   * request is then executed with every check except the threshold: the approval becomes `approved`
   * with its `result`, or `failed` with the reason. Repeating it with the same `Idempotency-Key`
   * returns the approval with its current status. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `approval_expired`, `approval_resolved`.
   */
  approve(
    approval_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.AgentApproval>> {
    return this._json(OPERATIONS["test.approvals.approve"], { approval_id }, undefined, options);
  }

  /**
   * Reject a test agent's request.
   *
   * Rejects the request of a test agent, as a person would in the dashboard. Nothing is sent or
   * charged, and others can reward its `completion_id`. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `approval_expired`, `approval_resolved`.
   */
  reject(
    approval_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.AgentApproval>> {
    return this._json(OPERATIONS["test.approvals.reject"], { approval_id }, undefined, options);
  }
}

export interface TestCheckoutSessionsPayParams {
  /**
   * Outcome of the payment.
   */
  outcome?: enums.TestPaymentOutcome | undefined;
}

export interface TestCheckoutSessionsReviewParams {
  /**
   * Decision of our staff.
   */
  action: enums.TestCheckoutAction;
  /**
   * Note of our staff.
   * Type: `Note`.
   */
  note?: string | undefined;
}

export class TestCheckoutSessionsResource extends Resource {
  /**
   * Pay a test checkout session.
   *
   * Pays a checkout session as the customer would, or declines the card, so that tests need no
   * browser. The send is created immediately, and the last four digits of its number determine the
   * outcome. You can also pay an expired session: the late payment makes it `paid`. Requires a test
   * key.
   *
   * In test mode only.
   *
   * Errors: `invalid_transition`.
   */
  pay(
    session_id: string,
    params?: TestCheckoutSessionsPayParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CheckoutSession>> {
    return this._json(OPERATIONS["test.checkout_sessions.pay"], { session_id }, params, options);
  }

  /**
   * Review a test checkout session.
   *
   * Acts as our staff on a checkout session that is `in_review`: resends what was paid for, or adds
   * its face value to your Credit. Without this call the review ends after one step of the test
   * clock, and the face value is added to your Credit. Before a resend the network is asked about the
   * failed send. Returns 409 `invalid_transition` for any other status. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `invalid_transition`, `provider_unavailable`.
   */
  review(
    session_id: string,
    params: TestCheckoutSessionsReviewParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.CheckoutSession>> {
    return this._json(OPERATIONS["test.checkout_sessions.review"], { session_id }, params, options);
  }
}

export interface TestClockAdvanceParams {
  /**
   * Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
   * time in total.
   */
  seconds: number;
}

export class TestClockResource extends Resource {
  /**
   * Move the test clock forward.
   *
   * Moves the clock of the test account forward, never back. Everything that comes due is done:
   * scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits and
   * signatures use real time. The response waits up to 5 seconds until everything due has been done,
   * including webhook deliveries; `still_running` lists what is not finished by then. The clock can
   * be at most 20 years (631,152,000 seconds) ahead of real time; moving it further returns
   * `parameter_invalid` for `seconds`. The live account is not affected. Requires a test key.
   *
   * In test mode only.
   */
  advance(
    params: TestClockAdvanceParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TestClock>> {
    return this._json(OPERATIONS["test.clock.advance"], {}, params, options);
  }

  /**
   * Retrieve the test clock.
   *
   * Returns the clock of the test account. It runs at the pace of real time, ahead by as much as it
   * was moved. `still_running` lists work that is due and not finished. Requires a test key.
   *
   * In test mode only.
   */
  get(options?: RequestOptions): Promise<WithResponse<models.TestClock>> {
    return this._json(OPERATIONS["test.clock.get"], {}, undefined, options);
  }
}

export interface TestEventsTriggerParams {
  /**
   * Type of the event.
   */
  type: enums.EventTypeName;
}

export class TestEventsResource extends Resource {
  /**
   * Trigger a test event.
   *
   * Creates a sample event of any type, about an object with realistic values and an ID that does not
   * exist. It is listed in `GET /events` and delivered to your webhook endpoints like any other
   * event. `data.synthetic` is true, and nothing else changes: no send, no Credit. Limited to 60 per
   * minute. Requires a test key.
   *
   * In test mode only.
   */
  trigger(
    params: TestEventsTriggerParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Event>> {
    return this._json(OPERATIONS["test.events.trigger"], {}, params, options);
  }
}

export interface TestRewardLinksClaimParams {
  /**
   * Phone number that receives the reward. Its last four digits determine the outcome.
   * Type: `PhoneInput`.
   */
  phone: string;
  /**
   * Type of reward. Required if the link offers more than one.
   */
  choice?: enums.SendType | undefined;
  /**
   * Meter number. Required for electricity.
   * Type: `MeterInput`.
   */
  meter?: string | undefined;
  /**
   * ID of the bundle. Required for data.
   * Type: `BundleId`.
   */
  bundle_id?: string | undefined;
}

export class TestRewardLinksResource extends Resource {
  /**
   * Claim a test reward link.
   *
   * Claims a reward link as its holder would, without code, challenge or check-in, so that tests need
   * no browser. The last four digits of the number determine the outcome: `0000` is delivered, `0002`
   * fails and returns the budget, `0010` is held for review. If the same number has already claimed
   * the link, the request returns 200 with its reward. Requires a test key.
   *
   * In test mode only.
   *
   * Errors: `invalid_phone`, `invalid_meter_number`, `reference_not_found`, `claim_revoked`,
   * `claim_expired`, `claim_used`, `conflicting_parameters`, `program_closed`,
   * `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
   * `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  claim(
    link_id: string,
    params: TestRewardLinksClaimParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Reward>> {
    return this._json(OPERATIONS["test.reward_links.claim"], { link_id }, params, options);
  }
}

export interface TestSendsAdvanceParams {
  /**
   * Target status. Default: the next step determined by the last four digits of the number.
   */
  to?: enums.SendAdvanceTarget | undefined;
}

export class TestSendsResource extends Resource {
  /**
   * Advance a test send.
   *
   * Advances a test send without waiting: to `delivered`, to `failed` or, once it has failed, to
   * `late_delivered`. Without `to`, it takes the next step determined by the last four digits of its
   * number; a scheduled send is dispatched. Statuses, Credit and events change exactly as in live
   * mode. Returns 409 `invalid_transition` for a change that a live send could not make. Requires a
   * test key.
   *
   * In test mode only.
   *
   * Errors: `invalid_transition`.
   */
  advance(
    send_id: string,
    params?: TestSendsAdvanceParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Send>> {
    return this._json(OPERATIONS["test.sends.advance"], { send_id }, params, options);
  }
}

export interface TokenLinksGetParams {
  /**
   * Only for browsers: `true` reads the tokens. Otherwise the page shows a button that reads them.
   */
  read?: boolean | undefined;
}

export class TokenLinksResource extends Resource {
  /**
   * Read the tokens behind a link.
   *
   * Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
   * as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
   * Each delivery attempt creates a new link and invalidates the previous one.
   *
   * A `HEAD` request does not use up the link.
   *
   * Errors: `token_link_used`.
   */
  get(
    secret: string,
    params?: TokenLinksGetParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.TokenLink>> {
    return this._json(OPERATIONS["token_links.get"], { secret }, params, options);
  }
}

export interface TopupsCreateParams {
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
   * Payment method of the top-up.
   */
  method?: enums.TopupMethod | undefined;
  /**
   * Description for your own use.
   * Type: `Note`.
   */
  description?: string | undefined;
}

export interface TopupsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Only top-ups with this payment method.
   */
  method?: enums.TopupMethod | undefined;
  /**
   * Only top-ups with this status.
   */
  status?: enums.TopupStatus | undefined;
}

export class TopupsResource extends Resource {
  /**
   * Top up your Credit.
   *
   * Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour. The
   * payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
   * `bank` within seven days, with its `reference`. The money becomes Credit that you can spend as
   * soon as it arrives; listen to `credit.topup.succeeded`.
   *
   * If a transfer brings a different amount than requested, the amount received becomes Credit; see
   * `amount_received`. If a card pays a different amount, the top-up is `failed` with
   * `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended still
   * becomes Credit.
   *
   * If the payment provider does not respond, the request returns 503. The top-up is then traced and
   * never started a second time: repeat the request with the same Idempotency-Key. While the first
   * request is still starting the payment, a repetition returns 409 `idempotency_in_progress`. If the
   * provider refuses the payment, the top-up is `failed` with `provider_error`.
   *
   * In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
   * `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.
   *
   * In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
   * in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer arrives after one
   * step; `.02` never arrives, `.05` arrives after the top-up has expired, and `.07` brings a
   * different amount. The guide to test mode lists more.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
   * `provider_invalid_response`, `provider_unavailable`.
   */
  create(
    params: TopupsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.Topup>> {
    return this._json(OPERATIONS["topups.create"], {}, params, options);
  }

  /**
   * Retrieve a top-up.
   *
   * Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
   * when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
   */
  get(topup_id: string, options?: RequestOptions): Promise<WithResponse<models.Topup>> {
    return this._json(OPERATIONS["topups.get"], { topup_id }, undefined, options);
  }

  /**
   * List top-ups.
   *
   * Lists top-ups, newest first. Use it to find transfers that have not arrived yet
   * (`status=pending`) or all top-ups of a month.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(params?: TopupsListParams | undefined, options?: RequestOptions): PageRequest<models.Topup> {
    return this._page(OPERATIONS["topups.list"], {}, params, options);
  }
}

export interface WebhookDeliveriesListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only deliveries to this endpoint.
   * Type: `WebhookEndpointId`.
   */
  endpoint?: string | undefined;
  /**
   * Returns only deliveries of this event.
   * Type: `EventId`.
   */
  event?: string | undefined;
  /**
   * Returns only deliveries with this status.
   */
  status?: enums.WebhookDeliveryStatus | undefined;
  /**
   * Returns only deliveries of this event type, or of a family such as `send.*`.
   * Type: `EventTypeFilter`.
   */
  type?: string | undefined;
}

export class WebhookDeliveriesResource extends Resource {
  /**
   * Retrieve a webhook delivery.
   *
   * Returns a delivery with its attempts, and with the headers and the masked body of the latest
   * attempt.
   */
  get(
    delivery_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookDelivery>> {
    return this._json(OPERATIONS["webhook_deliveries.get"], { delivery_id }, undefined, options);
  }

  /**
   * List webhook deliveries.
   *
   * Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
   * `status=exhausted` to see what an endpoint did not accept, and why.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  list(
    params?: WebhookDeliveriesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WebhookDelivery> {
    return this._page(OPERATIONS["webhook_deliveries.list"], {}, params, options);
  }

  /**
   * Redeliver an event.
   *
   * Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
   * event. If the endpoint receives power tokens, redelivering an event of a send requires
   * `tokens:read`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `tokens_read_required`, `endpoint_disabled`.
   */
  redeliver(
    delivery_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookDelivery>> {
    return this._json(
      OPERATIONS["webhook_deliveries.redeliver"],
      { delivery_id },
      undefined,
      options,
    );
  }
}

export interface WebhookEndpointsCreateParams {
  /**
   * URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
   * a loopback address with http or https on any port.
   * Type: `WebhookUrl`.
   */
  url: string;
  /**
   * Events to receive. Default: all.
   */
  enabled_events?: Array<string> | undefined;
  /**
   * Description of the endpoint.
   * Type: `Note`.
   */
  description?: string | undefined;
  /**
   * API version in which `data.object` is formatted. Default: the account's default version.
   * Type: `ApiVersion`.
   */
  api_version?: string | undefined;
  /**
   * Whether to send power tokens in clear text. Requires a key with `account:manage` and
   * `tokens:read`.
   */
  include_tokens?: boolean | undefined;
  /**
   * Whether to send links that read tokens once. Default: true if the key has `tokens:read`,
   * otherwise false.
   */
  token_links?: boolean | undefined;
  /**
   * Format of the events sent to the endpoint.
   */
  format?: enums.WebhookFormat | undefined;
  /**
   * Your own key-value data about the endpoint.
   */
  metadata?: Record<string, string> | undefined;
}

export interface WebhookEndpointsListParams {
  /**
   * Maximum number of objects to return.
   * Type: `PageLimit`.
   */
  limit?: number | undefined;
  /**
   * Returns the page after this object. Cannot be used with `ending_before`.
   * Type: `Cursor`.
   */
  starting_after?: string | undefined;
  /**
   * Returns the page before this object. Cannot be used with `starting_after`.
   * Type: `Cursor`.
   */
  ending_before?: string | undefined;
  /**
   * Filters by time of creation: `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
   */
  created?: models.CreatedFilter | undefined;
  /**
   * Returns only endpoints with this status.
   */
  status?: enums.WebhookEndpointStatus | undefined;
  /**
   * Returns only endpoints with this metadata value: `metadata[<key>]=<value>`.
   */
  metadata?: Record<string, string> | undefined;
}

export interface WebhookEndpointsReplayParams {
  /**
   * Start of the range: at most 30 days ago.
   */
  from: number | string;
  /**
   * End of the range. Default: now.
   */
  to?: number | string | undefined;
  /**
   * Event types to replay, out of those the endpoint receives. Default: all of them.
   */
  types?: Array<string> | undefined;
}

export interface WebhookEndpointsRollSecretParams {
  /**
   * Grace period of the old secret. Default, and always in the legacy format: none.
   */
  grace?: enums.WebhookSecretGrace | undefined;
}

export interface WebhookEndpointsTestParams {
  /**
   * Type of the event. Default: `send.delivered`.
   */
  type?: enums.EventTypeName | undefined;
}

export interface WebhookEndpointsUpdateParams {
  /**
   * URL that receives events. A new URL set without `tokens:read` turns off `include_tokens` and
   * `token_links`.
   * Type: `WebhookUrl`.
   */
  url?: string | undefined;
  /**
   * Events to receive. Replaces the whole list.
   */
  enabled_events?: Array<string> | undefined;
  /**
   * Description of the endpoint. Null removes it.
   * Type: `Note`.
   */
  description?: string | null | undefined;
  /**
   * API version in which `data.object` is formatted.
   * Type: `ApiVersion`.
   */
  api_version?: string | undefined;
  /**
   * `false` stops sending tokens in clear text. It cannot be turned on again.
   */
  include_tokens?: boolean | undefined;
  /**
   * Whether to send links that read tokens once. Turning it on requires `tokens:read`.
   */
  token_links?: boolean | undefined;
  /**
   * `svc` moves an endpoint from the legacy format to event objects. This cannot be undone.
   */
  format?: enums.WebhookFormat | undefined;
  /**
   * `disabled` stops sending events; `enabled` resumes with events that happen from then on.
   */
  status?: enums.WebhookEndpointStatus | undefined;
  /**
   * Changes to your key-value data about the endpoint, merged as in `MetadataUpdate`. Null removes
   * all of it.
   */
  metadata?: Record<string, string | null> | null | undefined;
}

export class WebhookEndpointsResource extends Resource {
  /**
   * Create a webhook endpoint.
   *
   * Creates an endpoint for events of the caller's mode, up to 16 per mode. The response contains the
   * signing `secret`. Repeating the request with the same Idempotency-Key shows it again while it
   * still signs; otherwise it is never shown again.
   *
   * Events are sent as `POST` with `Svc-Signature: t=<unix>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot
   * and the raw body, keyed by the whole secret. The Standard Webhooks headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature` are also sent. Respond with 2xx within 10 seconds,
   * and ignore events whose ID you have already processed: an event can arrive more than once.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_url`, `invalid_metadata`, `tokens_read_required`, `duplicate_resource`,
   * `endpoint_limit_reached`.
   */
  create(
    params: WebhookEndpointsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.create"], {}, params, options);
  }

  /**
   * Delete a webhook endpoint.
   *
   * Deletes an endpoint. Nothing more is sent to it, its secret stops signing, and pending deliveries
   * are skipped. Its past deliveries can still be listed.
   */
  delete(
    endpoint_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.delete"], { endpoint_id }, undefined, options);
  }

  /**
   * Retrieve a webhook endpoint.
   *
   * Returns an endpoint with its delivery performance in `health`. If `failing_since` is set, list
   * its deliveries to see why. `disabled_reason` says whether you or the service disabled it. The
   * secret is never shown again.
   */
  get(
    endpoint_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.get"], { endpoint_id }, undefined, options);
  }

  /**
   * Retrieve a replay.
   *
   * Returns a replay with its progress: how many events matched, how many have a new delivery, and
   * how those deliveries ended. Read it every few seconds until `status` is `done`. Then `matched`
   * equals the sum of `delivered`, `failed` and the deliveries that are still being retried.
   */
  getReplay(
    endpoint_id: string,
    replay_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookReplay>> {
    return this._json(
      OPERATIONS["webhook_endpoints.get_replay"],
      { endpoint_id, replay_id },
      undefined,
      options,
    );
  }

  /**
   * List webhook endpoints.
   *
   * Lists the webhook endpoints of the caller's mode, newest first. Secrets are never included.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  list(
    params?: WebhookEndpointsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WebhookEndpoint> {
    return this._page(OPERATIONS["webhook_endpoints.list"], {}, params, options);
  }

  /**
   * Replay events to an endpoint.
   *
   * Sends the events of a time range to an endpoint again, oldest first, each as a new delivery of
   * the same event. Use it after your endpoint was down for longer than the retry period. Events are
   * kept for 30 days, and a range can contain at most 100,000 of them. With `types`, only events of
   * these types that the endpoint receives are sent. Returns 409 `endpoint_disabled` if the endpoint
   * is disabled. If the endpoint receives power tokens, replaying events of sends requires
   * `tokens:read`. Read the progress with `GET /webhook-endpoints/{endpoint_id}/replays/{replay_id}`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_time`, `time_out_of_range`, `tokens_read_required`, `endpoint_disabled`.
   */
  replay(
    endpoint_id: string,
    params: WebhookEndpointsReplayParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookReplay>> {
    return this._json(OPERATIONS["webhook_endpoints.replay"], { endpoint_id }, params, options);
  }

  /**
   * Roll a signing secret.
   *
   * Gives an endpoint a new signing secret, which the response shows. The new secret signs
   * immediately. During the grace period the old secret signs too: each signature header carries two
   * signatures, and either secret verifies. In the legacy format the old secret stops immediately.
   * Repeating the request with the same Idempotency-Key shows the secret again while it still signs.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`.
   */
  rollSecret(
    endpoint_id: string,
    params?: WebhookEndpointsRollSecretParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(
      OPERATIONS["webhook_endpoints.roll_secret"],
      { endpoint_id },
      params,
      options,
    );
  }

  /**
   * Send a test event.
   *
   * Sends a sample event to one endpoint, whatever events it receives, in live mode too.
   * `data.synthetic` is true, the event is not listed, and nothing else changes. The response is the
   * delivery; read `GET /webhook-deliveries/{delivery_id}` to see how your endpoint responded.
   *
   * For the legacy format, only types that exist in it can be sent.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `endpoint_disabled`.
   */
  test(
    endpoint_id: string,
    params?: WebhookEndpointsTestParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookDelivery>> {
    return this._json(OPERATIONS["webhook_endpoints.test"], { endpoint_id }, params, options);
  }

  /**
   * Update a webhook endpoint.
   *
   * Changes an endpoint, or enables or disables it. Omitted fields keep their value. Deliveries that
   * are due while the endpoint is disabled are skipped. To send a range of events again, use
   * `POST /webhook-endpoints/{endpoint_id}/replay`.
   *
   * Setting a new URL with a key that lacks `tokens:read` turns off `token_links` and
   * `include_tokens`. `include_tokens` cannot be turned on here, and an endpoint cannot return to the
   * legacy format: both return 409 `invalid_transition`.
   *
   * Errors: `invalid_url`, `invalid_metadata`, `tokens_read_required`, `invalid_transition`,
   * `duplicate_resource`.
   */
  update(
    endpoint_id: string,
    params?: WebhookEndpointsUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WebhookEndpoint>> {
    return this._json(OPERATIONS["webhook_endpoints.update"], { endpoint_id }, params, options);
  }
}

export interface WorkforceAllocateParams {
  /**
   * Kind of allocation: airtime or power.
   */
  kind: enums.WorkforceKind;
  /**
   * Lines of the allocation, 1 to 2,000.
   */
  lines: Array<models.WorkforceLineCreate>;
  /**
   * Product or data bundle. Default: derived from the kind and currency.
   * Type: `WorkforceProductRef`.
   */
  product_ref?: string | undefined;
  /**
   * ID of the cost centre to charge. Default: that of each person.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string | undefined;
  /**
   * Title of the allocation, for your own lists.
   * Type: `Label`.
   */
  title?: string | undefined;
  /**
   * Custom SMS message. Default: our standard message.
   * Type: `SmsTemplate`.
   */
  custom_sms?: string | undefined;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created. The header
   * `Idempotency-Key` does the same; set only one of them.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string | undefined;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean | undefined;
}

export interface WorkforceGetJournalParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
  /**
   * Only entries of this cost centre, or `none` for those without one.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
}

export interface WorkforceGetJournalCsvParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
  /**
   * Only entries of this cost centre, or `none` for those without one.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
}

export interface WorkforceGetLedgerParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
  /**
   * Only entries in this currency. Default: both currencies.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Only entries of this kind.
   */
  kind?: enums.WorkforceLedgerKind | undefined;
  /**
   * Only entries whose description or reference contains this text.
   */
  q?: string | undefined;
  /**
   * Page number, starting at 1.
   * Type: `PageNumber`.
   */
  page?: number | undefined;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size?: number | undefined;
}

export interface WorkforceGetLedgerCsvParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
  /**
   * Only entries in this currency. Default: both currencies.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Only entries of this kind.
   */
  kind?: enums.WorkforceLedgerKind | undefined;
  /**
   * Only entries whose description or reference contains this text.
   */
  q?: string | undefined;
  /**
   * Page number, starting at 1.
   * Type: `PageNumber`.
   */
  page?: number | undefined;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size?: number | undefined;
}

export interface WorkforceGetLedgerCsvJsonParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
  /**
   * Only entries in this currency. Default: both currencies.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Only entries of this kind.
   */
  kind?: enums.WorkforceLedgerKind | undefined;
  /**
   * Only entries whose description or reference contains this text.
   */
  q?: string | undefined;
  /**
   * Page number, starting at 1.
   * Type: `PageNumber`.
   */
  page?: number | undefined;
  /**
   * Number of rows per page.
   * Type: `PageLimit`.
   */
  page_size?: number | undefined;
}

export interface WorkforcePreviewAllocationParams {
  /**
   * Kind of allocation: airtime or power.
   */
  kind: enums.WorkforceKind;
  /**
   * Lines of the allocation, 1 to 2,000.
   */
  lines: Array<models.WorkforceLineCreate>;
  /**
   * Product or data bundle. Default: derived from the kind and currency.
   * Type: `WorkforceProductRef`.
   */
  product_ref?: string | undefined;
  /**
   * ID of the cost centre to charge. Default: that of each person.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string | undefined;
  /**
   * Title of the allocation, for your own lists.
   * Type: `Label`.
   */
  title?: string | undefined;
  /**
   * Custom SMS message. Default: our standard message.
   * Type: `SmsTemplate`.
   */
  custom_sms?: string | undefined;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created. The header
   * `Idempotency-Key` does the same; set only one of them.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string | undefined;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean | undefined;
}

export class WorkforceResource extends Resource {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    super(settings);
    this.#settings = settings;
  }

  get batches(): WorkforceBatchesResource {
    return new WorkforceBatchesResource(this.#settings);
  }

  get costCenters(): WorkforceCostCentersResource {
    return new WorkforceCostCentersResource(this.#settings);
  }

  get recipients(): WorkforceRecipientsResource {
    return new WorkforceRecipientsResource(this.#settings);
  }

  get schedules(): WorkforceSchedulesResource {
    return new WorkforceSchedulesResource(this.#settings);
  }

  /**
   * Allocate to people.
   *
   * Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
   * total is reserved, it requires approval above the account's threshold, and each line becomes a
   * send. `reference` is its number for people and accounting; `batch` is the same batch in
   * `/batches`.
   *
   * Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
   * nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
   * exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.
   *
   * Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
   * the existing allocation and `replayed: true`, and allocates nothing twice.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
   * `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
   * `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
   * `reservation_insufficient`.
   */
  allocate(
    params: WorkforceAllocateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceSendResult>> {
    return this._json(OPERATIONS["workforce.allocate"], {}, params, options);
  }

  /**
   * Retrieve your Workforce access.
   *
   * Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
   * limits, and the total above which approval is required. Call it once, before you show the screen.
   */
  getAccess(options?: RequestOptions): Promise<WithResponse<models.WorkforceAccess>> {
    return this._json(OPERATIONS["workforce.get_access"], {}, undefined, options);
  }

  /**
   * Retrieve the journal.
   *
   * Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
   * credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
   * all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
   * their Credit was returned. Debits and credits are always equal.
   *
   * Errors: `reference_not_found`, `time_out_of_range`.
   */
  getJournal(
    params?: WorkforceGetJournalParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceJournal>> {
    return this._json(OPERATIONS["workforce.get_journal"], {}, params, options);
  }

  /**
   * Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
   *
   * Errors: `reference_not_found`, `time_out_of_range`.
   */
  getJournalCsv(
    params?: WorkforceGetJournalCsvParams | undefined,
    options?: RequestOptions,
  ): Promise<FileResult> {
    return this._file(OPERATIONS["workforce.get_journal_csv"], {}, params, options);
  }

  /**
   * Retrieve the ledger.
   *
   * Returns every transaction of your Credit in a period, newest first and described for accountants,
   * with opening and closing balances. Reservations are not included.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getLedger(
    params?: WorkforceGetLedgerParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WorkforceLedgerEntry> {
    return this._page(OPERATIONS["workforce.get_ledger"], {}, params, options);
  }

  /**
   * Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getLedgerCsv(
    params?: WorkforceGetLedgerCsvParams | undefined,
    options?: RequestOptions,
  ): Promise<FileResult> {
    return this._file(OPERATIONS["workforce.get_ledger_csv"], {}, params, options);
  }

  /**
   * Returns the CSV as text inside an object, for clients that cannot take a file.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  getLedgerCsvJson(
    params?: WorkforceGetLedgerCsvJsonParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceExport>> {
    return this._json(OPERATIONS["workforce.get_ledger_csv_json"], {}, params, options);
  }

  /**
   * List meters of people.
   *
   * Lists the electricity meters of your people: who can receive power, when the utility last
   * confirmed each meter, and its last token. The utility is not contacted.
   */
  getMeters(options?: RequestOptions): Promise<WithResponse<models.WorkforceMeters>> {
    return this._json(OPERATIONS["workforce.get_meters"], {}, undefined, options);
  }

  /**
   * List products to allocate.
   *
   * Lists the products that can be allocated, by kind: those of `GET /products` that the key is
   * allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
   */
  getProducts(options?: RequestOptions): Promise<WithResponse<models.WorkforceProducts>> {
    return this._json(OPERATIONS["workforce.get_products"], {}, undefined, options);
  }

  /**
   * Preview an allocation.
   *
   * Previews an allocation without creating it: the result and cost of each line, the totals, the
   * budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
   * writes nothing and ignores idempotency keys.
   *
   * Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
   * `sms_too_long`, `product_mismatch`, `data_not_live`.
   */
  previewAllocation(
    params: WorkforcePreviewAllocationParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforcePreview>> {
    return this._json(OPERATIONS["workforce.preview_allocation"], {}, params, options);
  }
}

export interface WorkforceBatchesListParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
  /**
   * Only allocations with this status.
   */
  status?: enums.BatchStatus | undefined;
  /**
   * Only allocations booked to this cost centre, or `none` for those without one.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
  /**
   * Page number, starting at 1.
   * Type: `PageNumber`.
   */
  page?: number | undefined;
  /**
   * Number of rows per page.
   * Type: `SmallPageSize`.
   */
  page_size?: number | undefined;
}

export interface WorkforceBatchesPreviewResendParams {
  /**
   * IDs of the failed lines to resend. Default: all of them.
   */
  item_ids?: Array<string> | undefined;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string | undefined;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean | undefined;
}

export interface WorkforceBatchesResendParams {
  /**
   * IDs of the failed lines to resend. Default: all of them.
   */
  item_ids?: Array<string> | undefined;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string | undefined;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean | undefined;
}

export class WorkforceBatchesResource extends Resource {
  /**
   * Cancel an allocation.
   *
   * Cancels the lines of an allocation that have not been sent, and releases the Credit reserved for
   * them, as in `POST /batches/{batch_id}/cancel`. Sends in progress continue. If it is already
   * cancelled, the request returns 200 with the allocation unchanged.
   *
   * Errors: `batch_not_cancellable`.
   */
  cancel(
    reference: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceBatch>> {
    return this._json(OPERATIONS["workforce.batches.cancel"], { reference }, undefined, options);
  }

  /**
   * Retrieve an allocation.
   *
   * Retrieves an allocation with what each person received and its outcome. While it is `processing`,
   * poll every few seconds. Failed lines can be sent again with
   * `POST /workforce/batches/{reference}/resend`; `resent_as` of a line is then the new line. Power
   * tokens show only their last four digits.
   */
  get(reference: string, options?: RequestOptions): Promise<WithResponse<models.WorkforceBatch>> {
    return this._json(OPERATIONS["workforce.batches.get"], { reference }, undefined, options);
  }

  /**
   * Retrieve allocation results as CSV.
   *
   * Returns every line of an allocation with its outcome, as CSV: `name` and `payroll_id`, followed
   * by the columns of `/batches/{batch_id}/results.csv`.
   */
  getResults(reference: string, options?: RequestOptions): Promise<FileResult> {
    return this._file(
      OPERATIONS["workforce.batches.get_results"],
      { reference },
      undefined,
      options,
    );
  }

  /**
   * List allocations.
   *
   * Returns a page of your allocations, newest first, without their lines. Dates are creation dates
   * in Harare.
   *
   * Errors: `reference_not_found`, `time_out_of_range`.
   */
  list(
    params?: WorkforceBatchesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WorkforceBatchSummary> {
    return this._page(OPERATIONS["workforce.batches.list"], {}, params, options);
  }

  /**
   * Preview a resend.
   *
   * Previews a resend without creating it: which lines would be sent again and what they would cost.
   * The network is not asked and nothing is written; lines that were delivered late are only omitted
   * in the resend itself.
   *
   * Errors: `reference_not_found`, `nothing_to_retry`.
   */
  previewResend(
    reference: string,
    params?: WorkforceBatchesPreviewResendParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforcePreview>> {
    return this._json(
      OPERATIONS["workforce.batches.preview_resend"],
      { reference },
      params,
      options,
    );
  }

  /**
   * Resend failed lines of an allocation.
   *
   * Sends failed lines of an allocation again, as a new, separately charged allocation. Each line is
   * resent once. The network is first asked about the original send, and a line that was delivered
   * after all is omitted. Returns 409 `nothing_to_retry` if no line is left.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `conflicting_parameters`, `nothing_to_retry`,
   * `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
   */
  resend(
    reference: string,
    params?: WorkforceBatchesResendParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceSendResult>> {
    return this._json(OPERATIONS["workforce.batches.resend"], { reference }, params, options);
  }
}

export interface WorkforceCostCentersChangePeopleParams {
  /**
   * IDs of registered people to add. They leave their previous department.
   */
  add?: Array<string> | undefined;
  /**
   * IDs of people to remove. They stay registered.
   */
  remove?: Array<string> | undefined;
  /**
   * People to register and add. A person whose number is already registered is only added.
   */
  "new"?: Array<models.WorkforceDepartmentPerson> | undefined;
}

export interface WorkforceCostCentersCreateParams {
  /**
   * Name of the department.
   * Type: `Label`.
   */
  name: string;
  /**
   * Code in your accounting system, unique in the account.
   * Type: `GlCode`.
   */
  code?: string | undefined;
  /**
   * Budget per calendar month in Harare. Default: no budget.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string | undefined;
  /**
   * Currency of the budget. Default: `USD`.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Whether anything can be booked to it.
   */
  is_active?: boolean | undefined;
}

export interface WorkforceCostCentersGetSpendParams {
  /**
   * First day of the period. Default: the first day of this month.
   * Type: `Day`.
   */
  from?: string | undefined;
  /**
   * Last day of the period, at most 366 days in all. Default: today.
   * Type: `Day`.
   */
  to?: string | undefined;
}

export interface WorkforceCostCentersUpdateParams {
  /**
   * Name of the department.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Code in your accounting system. Null removes it.
   * Type: `GlCode`.
   */
  code?: string | null | undefined;
  /**
   * Budget per calendar month in Harare. Null removes it.
   * Type: `MoneyInput`.
   */
  monthly_budget?: string | null | undefined;
  /**
   * Currency of the budget. Can change only until something is booked to it.
   * Type: `CurrencyInput`.
   */
  currency?: string | undefined;
  /**
   * Whether anything can be booked to it. `false` archives it.
   */
  is_active?: boolean | undefined;
}

export class WorkforceCostCentersResource extends Resource {
  /**
   * Update the people of a department.
   *
   * Adds people to a department and removes others in one request. People in `new` are registered
   * first. At least one of the three lists is required. A person who cannot be added or removed is
   * listed in `errors`; the other changes are still made. An unknown ID returns 400
   * `reference_not_found`, as does adding people to an archived department, and nothing is changed.
   *
   * Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `conflicting_parameters`,
   * `limit_reached`.
   */
  changePeople(
    cost_center_id: string,
    params?: WorkforceCostCentersChangePeopleParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceDepartmentPeople>> {
    return this._json(
      OPERATIONS["workforce.cost_centers.change_people"],
      { cost_center_id },
      params,
      options,
    );
  }

  /**
   * Create a department.
   *
   * Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
   * too. Returns 409 `duplicate_resource` if the code, or the name of an active department, already
   * exists.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_amount`, `invalid_currency`, `duplicate_resource`.
   */
  create(
    params: WorkforceCostCentersCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceDepartment>> {
    return this._json(OPERATIONS["workforce.cost_centers.create"], {}, params, options);
  }

  /**
   * List the people of a department.
   *
   * Lists the people of a department with what each received this month and their monthly cap. To
   * change who belongs to it, use `POST` on the same path.
   */
  getPeople(
    cost_center_id: string,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceDepartmentPeople>> {
    return this._json(
      OPERATIONS["workforce.cost_centers.get_people"],
      { cost_center_id },
      undefined,
      options,
    );
  }

  /**
   * Retrieve the spend of a department.
   *
   * Retrieves the spend of a department in a period: by month against its budget, by kind, and the
   * people who received most. Failed sends are not counted.
   *
   * Errors: `time_out_of_range`.
   */
  getSpend(
    cost_center_id: string,
    params?: WorkforceCostCentersGetSpendParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceDepartmentSpend>> {
    return this._json(
      OPERATIONS["workforce.cost_centers.get_spend"],
      { cost_center_id },
      params,
      options,
    );
  }

  /**
   * List departments.
   *
   * Lists all departments with this month's spend and budget. `totals` shows the remaining budget of
   * all active departments, by currency.
   */
  list(options?: RequestOptions): Promise<WithResponse<models.WorkforceDepartmentList>> {
    return this._json(OPERATIONS["workforce.cost_centers.list"], {}, undefined, options);
  }

  /**
   * Update a department.
   *
   * Updates a department, or archives it with `is_active: false`. Using an archived department
   * returns 400 `reference_not_found`; past sends stay booked to it. A new budget applies to the
   * current month.
   *
   * Errors: `invalid_amount`, `invalid_currency`, `duplicate_resource`, `resource_in_use`.
   */
  update(
    cost_center_id: string,
    params?: WorkforceCostCentersUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceDepartment>> {
    return this._json(
      OPERATIONS["workforce.cost_centers.update"],
      { cost_center_id },
      params,
      options,
    );
  }
}

export interface WorkforceRecipientsCreateParams {
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
  payroll_id?: string | undefined;
  /**
   * Cost centre that the person belongs to.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string | undefined;
  /**
   * Maximum the person can receive per calendar month in Harare. Exceeding it only warns. Default:
   * no cap.
   */
  monthly_cap?: Record<string, string | null> | undefined;
}

export interface WorkforceRecipientsListParams {
  /**
   * Only people whose name, phone number or payroll number contains this text.
   */
  q?: string | undefined;
  /**
   * Only people of this cost centre, or `none` for those without one.
   * Type: `CostCenterFilter`.
   */
  cost_center?: string | undefined;
  /**
   * Page number, starting at 1.
   * Type: `PageNumber`.
   */
  page?: number | undefined;
  /**
   * Number of rows per page.
   * Type: `SmallPageSize`.
   */
  page_size?: number | undefined;
}

export interface WorkforceRecipientsUpdateParams {
  /**
   * Name of the person.
   * Type: `Label`.
   */
  name?: string | undefined;
  /**
   * Mobile number, in any Zimbabwean format.
   * Type: `PhoneInput`.
   */
  phone?: string | undefined;
  /**
   * Your payroll number for the person. Null removes it.
   * Type: `PayrollId`.
   */
  payroll_id?: string | null | undefined;
  /**
   * Cost centre that the person belongs to. Null removes it.
   * Type: `CostCenterId`.
   */
  cost_center_id?: string | null | undefined;
  /**
   * Maximum the person can receive per calendar month in Harare. Null removes it.
   */
  monthly_cap?: Record<string, string | null> | null | undefined;
  /**
   * Your notes about the person. Null removes them.
   * Type: `Note`.
   */
  notes?: string | null | undefined;
}

export class WorkforceRecipientsResource extends Resource {
  /**
   * Add a person.
   *
   * Registers a person. If the phone number or payroll number is already registered, no duplicate is
   * created: the existing person is updated with what you send, and `matched_existing` is true.
   * Returns 409 `duplicate_resource` if the two numbers belong to two different people.
   *
   * Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
   * `erased_recipient`, `limit_reached`.
   */
  create(
    params: WorkforceRecipientsCreateParams,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforcePersonCreated>> {
    return this._json(OPERATIONS["workforce.recipients.create"], {}, params, options);
  }

  /**
   * List people.
   *
   * Returns a page of your people by name, with what each received this month. Use `q` to search, or
   * `cost_center=none` for people without a department.
   *
   * Errors: `reference_not_found`.
   */
  list(
    params?: WorkforceRecipientsListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.WorkforcePerson> {
    return this._page(OPERATIONS["workforce.recipients.list"], {}, params, options);
  }

  /**
   * Update a person.
   *
   * Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
   * the next allocation. To remove someone permanently, erase the recipient.
   *
   * Errors: `invalid_phone`, `reference_not_found`, `invalid_amount`, `duplicate_resource`,
   * `erased_recipient`.
   */
  update(
    recipient_id: string,
    params?: WorkforceRecipientsUpdateParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforcePersonUpdated>> {
    return this._json(OPERATIONS["workforce.recipients.update"], { recipient_id }, params, options);
  }
}

export interface WorkforceSchedulesListParams {
  /**
   * Page number, starting at 1.
   * Type: `PageNumber`.
   */
  page?: number | undefined;
  /**
   * Number of rows per page.
   * Type: `SmallPageSize`.
   */
  page_size?: number | undefined;
}

export interface WorkforceSchedulesRunParams {
  /**
   * Whether to run even if the schedule has already run today.
   */
  again?: boolean | undefined;
  /**
   * Whether to proceed even if the cost centre is over budget.
   */
  acknowledge_over_budget?: boolean | undefined;
  /**
   * Your own idempotency key: repeating a request returns the allocation it created.
   * Type: `WorkforceIdempotencyKey`.
   */
  idempotency_key?: string | undefined;
}

export class WorkforceSchedulesResource extends Resource {
  /**
   * List schedules of people.
   *
   * Returns a page of the schedules of your people, newest first. To create or update schedules, use
   * `/schedules`.
   */
  list(
    params?: WorkforceSchedulesListParams | undefined,
    options?: RequestOptions,
  ): PageRequest<models.Schedule> {
    return this._page(OPERATIONS["workforce.schedules.list"], {}, params, options);
  }

  /**
   * Run a schedule of people now.
   *
   * Runs a schedule immediately as an allocation, with its own reference number and within the budget
   * of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
   * today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
   * exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
   * so that repeating the request does not run it again.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
   * `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
   */
  run(
    schedule_id: string,
    params?: WorkforceSchedulesRunParams | undefined,
    options?: RequestOptions,
  ): Promise<WithResponse<models.WorkforceSendResult>> {
    return this._json(OPERATIONS["workforce.schedules.run"], { schedule_id }, params, options);
  }
}
