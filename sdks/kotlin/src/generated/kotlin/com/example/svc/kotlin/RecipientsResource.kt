// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `recipients`. */
public class RecipientsResource internal constructor(settings: Settings) : Resource(settings) {
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
  public suspend fun create(
    params: RecipientsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Recipient =
    json("recipients.create", mapOf(), params, options, Recipient::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: RecipientsCreateParams.Builder.() -> Unit,
  ): Recipient =
    create(RecipientsCreateParams.builder().apply(build).build(), options)

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
  public suspend fun createBulk(
    params: RecipientsCreateBulkParams = RecipientsCreateBulkParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): RecipientBulk =
    json("recipients.create_bulk", mapOf(), params, options, RecipientBulk::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun createBulk(
    options: RequestOptions = RequestOptions.NONE,
    build: RecipientsCreateBulkParams.Builder.() -> Unit,
  ): RecipientBulk =
    createBulk(RecipientsCreateBulkParams.builder().apply(build).build(), options)

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
  public suspend fun delete(
    recipientId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Recipient =
    json("recipients.delete", mapOf("recipient_id" to recipientId), Params.NONE, options, Recipient::of)

  /**
   * Retrieve a recipient.
   *
   * Retrieves a recipient, with what they have received so far in `totals`. To use your own ID, pass
   * `ext:<external_id>`. If the recipient is being erased, `erase_at` is set.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    recipientId: String,
    params: RecipientsGetParams = RecipientsGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Recipient =
    json("recipients.get", mapOf("recipient_id" to recipientId), params, options, Recipient::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    recipientId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: RecipientsGetParams.Builder.() -> Unit,
  ): Recipient =
    get(recipientId, RecipientsGetParams.builder().apply(build).build(), options)

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
  public suspend fun list(
    params: RecipientsListParams = RecipientsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Recipient> =
    page("recipients.list", mapOf(), params, options, Recipient::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: RecipientsListParams.Builder.() -> Unit,
  ): Page<Recipient> =
    list(RecipientsListParams.builder().apply(build).build(), options)

  /**
   * Restore a recipient.
   *
   * Cancels the erasure of a recipient within its seven days. If the recipient is `active`, the
   * request returns 200 with the recipient unchanged. Returns 422 `erased_recipient` if the data has
   * already been erased and cannot be restored.
   *
   * Errors: `erased_recipient`.
   */
  public suspend fun restore(
    recipientId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Recipient =
    json("recipients.restore", mapOf("recipient_id" to recipientId), Params.NONE, options, Recipient::of)

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
  public suspend fun update(
    recipientId: String,
    params: RecipientsUpdateParams = RecipientsUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Recipient =
    json("recipients.update", mapOf("recipient_id" to recipientId), params, options, Recipient::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    recipientId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: RecipientsUpdateParams.Builder.() -> Unit,
  ): Recipient =
    update(recipientId, RecipientsUpdateParams.builder().apply(build).build(), options)
}
