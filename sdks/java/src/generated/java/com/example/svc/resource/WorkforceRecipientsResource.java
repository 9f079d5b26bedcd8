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

/** The methods of {@code workforce.recipients}. */
public final class WorkforceRecipientsResource extends Resource {
  /** Of a client with these settings. */
  public WorkforceRecipientsResource(Settings settings) {
    super(settings);
  }

  /**
   * Add a person.
   *
   * <p>Registers a person. If the phone number or payroll number is already registered, no duplicate is
   * created: the existing person is updated with what you send, and {@code matched_existing} is true.
   * Returns 409 {@code duplicate_resource} if the two numbers belong to two different people.
   *
   * <p>Errors: {@code invalid_phone}, {@code reference_not_found}, {@code invalid_amount}, {@code duplicate_resource},
   * {@code erased_recipient}, {@code limit_reached}.
   */
  public WorkforcePersonCreated create(WorkforceRecipientsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforcePersonCreated create(WorkforceRecipientsCreateParams params, RequestOptions options) {
    return json("workforce.recipients.create", path(), params, options, WorkforcePersonCreated::of);
  }

  /** As the next one, without parameters. */
  public Page<WorkforcePerson> list() {
    return list(WorkforceRecipientsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List people.
   *
   * <p>Returns a page of your people by name, with what each received this month. Use {@code q} to search, or
   * {@code cost_center=none} for people without a department.
   *
   * <p>Errors: {@code reference_not_found}.
   */
  public Page<WorkforcePerson> list(WorkforceRecipientsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<WorkforcePerson> list(WorkforceRecipientsListParams params, RequestOptions options) {
    return page("workforce.recipients.list", path(), params, options, WorkforcePerson::of);
  }

  /** As the next one, without parameters. */
  public WorkforcePersonUpdated update(String recipientId) {
    return update(recipientId, WorkforceRecipientsUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a person.
   *
   * <p>Updates a person. Past allocations are unaffected; a new phone number or cost centre applies from
   * the next allocation. To remove someone permanently, erase the recipient.
   *
   * <p>Errors: {@code invalid_phone}, {@code reference_not_found}, {@code invalid_amount}, {@code duplicate_resource},
   * {@code erased_recipient}.
   */
  public WorkforcePersonUpdated update(String recipientId, WorkforceRecipientsUpdateParams params) {
    return update(recipientId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforcePersonUpdated update(String recipientId, WorkforceRecipientsUpdateParams params, RequestOptions options) {
    return json("workforce.recipients.update", path("recipient_id", recipientId), params, options, WorkforcePersonUpdated::of);
  }
}
