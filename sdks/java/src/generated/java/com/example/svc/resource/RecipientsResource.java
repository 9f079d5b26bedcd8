// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code recipients}. */
public final class RecipientsResource extends Resource {
  /** Of a client with these settings. */
  public RecipientsResource(Settings settings) {
    super(settings);
  }

  /**
   * Create a recipient.
   *
   * <p>Creates a recipient, so that sends, schedules, groups and rewards can refer to the person instead
   * of a number. Set a phone number, a meter or both. If you set {@code external_id}, your own ID, you can
   * refer to the recipient as {@code ext:<external_id>} everywhere. Both it and {@code payroll_id} are unique in
   * the account; the request returns 409 {@code duplicate_resource} if one already exists; {@code resource} is
   * its recipient.
   *
   * <p>An account can have at most 200,000 recipients. To create many at once, use
   * {@code POST /recipients/bulk}.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_phone}, {@code invalid_meter_number}, {@code reference_not_found}, {@code invalid_amount},
   * {@code invalid_time}, {@code invalid_metadata}, {@code time_out_of_range}, {@code duplicate_resource},
   * {@code limit_reached}.
   */
  public Recipient create(RecipientsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Recipient create(RecipientsCreateParams params, RequestOptions options) {
    return json("recipients.create", path(), params, options, Recipient::of);
  }

  /** As the next one, without parameters. */
  public RecipientBulk createBulk() {
    return createBulk(RecipientsCreateBulkParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Create many recipients.
   *
   * <p>Creates or updates up to 1,000 recipients at once, from {@code recipients} or from {@code csv}. Each line is
   * written independently and reported in {@code results}; with {@code atomic}, either all lines are written or
   * none. With {@code mode: upsert}, a line whose recipient already exists, according to {@code match}, updates
   * it; columns that are absent keep their value. An event is sent for each recipient that is created
   * or updated. An account can make six bulk requests per minute.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_csv}, {@code conflicting_parameters}, {@code invalid_phone}, {@code time_out_of_range},
   * {@code reference_not_found}, {@code duplicate_resource}, {@code invalid_meter_number}, {@code invalid_amount},
   * {@code invalid_time}, {@code invalid_metadata}, {@code erased_recipient}, {@code limit_reached}.
   */
  public RecipientBulk createBulk(RecipientsCreateBulkParams params) {
    return createBulk(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RecipientBulk createBulk(RecipientsCreateBulkParams params, RequestOptions options) {
    return json("recipients.create_bulk", path(), params, options, RecipientBulk::of);
  }

  /**
   * Erase a recipient.
   *
   * <p>Erases the personal data of a recipient. For seven days the recipient is {@code erasure_pending},
   * receives nothing and can be restored; then name, number, email address and notes are permanently
   * erased. Rewards that are still held then expire or are rejected. Sends and rewards are kept
   * without the personal data, and so are sends to the number that name no recipient. A hash of the
   * number is kept so that the blocklist still applies. Files of exports that may contain the data
   * are deleted with it; create them again if you need them. Schedules skip the recipient from now
   * on, and groups no longer include them. If the recipient is already being erased, the request
   * returns 202 with the recipient unchanged. Returns 409 {@code resource_in_use} for a family member;
   * remove them from the family first.
   *
   * <p>Errors: {@code erased_recipient}, {@code resource_in_use}.
   */
  public Recipient delete(String recipientId) {
    return delete(recipientId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Recipient delete(String recipientId, RequestOptions options) {
    return json("recipients.delete", path("recipient_id", recipientId), Params.NONE, options, Recipient::of);
  }

  /** As the next one, without parameters. */
  public Recipient get(String recipientId) {
    return get(recipientId, RecipientsGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a recipient.
   *
   * <p>Retrieves a recipient, with what they have received so far in {@code totals}. To use your own ID, pass
   * {@code ext:<external_id>}. If the recipient is being erased, {@code erase_at} is set.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public Recipient get(String recipientId, RecipientsGetParams params) {
    return get(recipientId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Recipient get(String recipientId, RecipientsGetParams params, RequestOptions options) {
    return json("recipients.get", path("recipient_id", recipientId), params, options, Recipient::of);
  }

  /** As the next one, without parameters. */
  public Page<Recipient> list() {
    return list(RecipientsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List recipients.
   *
   * <p>Lists your recipients, newest first. Recipients that are being erased are only included if
   * {@code status} asks for them. Use {@code external_id} to find one by your own ID, or {@code q} to search by a few
   * letters.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_phone}, {@code reference_not_found},
   * {@code invalid_expand}, {@code conflicting_parameters}.
   */
  public Page<Recipient> list(RecipientsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Recipient> list(RecipientsListParams params, RequestOptions options) {
    return page("recipients.list", path(), params, options, Recipient::of);
  }

  /**
   * Restore a recipient.
   *
   * <p>Cancels the erasure of a recipient within its seven days. If the recipient is {@code active}, the
   * request returns 200 with the recipient unchanged. Returns 422 {@code erased_recipient} if the data has
   * already been erased and cannot be restored.
   *
   * <p>Errors: {@code erased_recipient}.
   */
  public Recipient restore(String recipientId) {
    return restore(recipientId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Recipient restore(String recipientId, RequestOptions options) {
    return json("recipients.restore", path("recipient_id", recipientId), Params.NONE, options, Recipient::of);
  }

  /** As the next one, without parameters. */
  public Recipient update(String recipientId) {
    return update(recipientId, RecipientsUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a recipient.
   *
   * <p>Updates a recipient. Omitted fields keep their value; a list replaces the whole list; null
   * removes the value. A new phone number applies to future sends and to schedules, not to existing
   * sends. Returns 422 {@code erased_recipient} if the recipient is being erased; restore it first. Returns
   * 409 {@code resource_in_use} if the name or the number of a family member would be removed.
   *
   * <p>Errors: {@code invalid_phone}, {@code invalid_meter_number}, {@code reference_not_found}, {@code invalid_amount},
   * {@code invalid_time}, {@code invalid_metadata}, {@code time_out_of_range}, {@code duplicate_resource},
   * {@code erased_recipient}, {@code resource_in_use}.
   */
  public Recipient update(String recipientId, RecipientsUpdateParams params) {
    return update(recipientId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Recipient update(String recipientId, RecipientsUpdateParams params, RequestOptions options) {
    return json("recipients.update", path("recipient_id", recipientId), params, options, Recipient::of);
  }
}
