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

/** The methods of {@code family}. */
public final class FamilyResource extends Resource {
  /** Of a client with these settings. */
  public FamilyResource(Settings settings) {
    super(settings);
  }

  /**
   * Add a family member.
   *
   * <p>Adds a member to your household. The person also becomes a recipient, or is the recipient who
   * already has this phone number, whose name and meter change with the request. An {@code allowance}
   * becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
   * visible; the schedule is only changed here. Runs are restricted by the products, networks,
   * numbers and caps of the key that last set the allowance.
   *
   * <p>Returns 409 {@code limit_reached} if the household already has 100 people, and 409 {@code duplicate_resource}
   * if the phone number is already listed; {@code resource} is its member.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_phone}, {@code invalid_meter_number}, {@code invalid_currency}, {@code invalid_amount},
   * {@code unsupported_network}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked},
   * {@code duplicate_resource}, {@code limit_reached}, {@code erased_recipient}.
   */
  public FamilyMember create(FamilyCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FamilyMember create(FamilyCreateParams params, RequestOptions options) {
    return json("family.create", path(), params, options, FamilyMember::of);
  }

  /**
   * Remove a family member.
   *
   * <p>Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
   * the person's data, use `DELETE /recipients/{recipient_id}`.
   */
  public FamilyMember delete(String familyMemberId) {
    return delete(familyMemberId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FamilyMember delete(String familyMemberId, RequestOptions options) {
    return json("family.delete", path("family_member_id", familyMemberId), Params.NONE, options, FamilyMember::of);
  }

  /**
   * Retrieve a family member.
   *
   * <p>Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
   * find the {@code schedule} of the allowance.
   */
  public FamilyMember getMember(String familyMemberId) {
    return getMember(familyMemberId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FamilyMember getMember(String familyMemberId, RequestOptions options) {
    return json("family.get_member", path("family_member_id", familyMemberId), Params.NONE, options, FamilyMember::of);
  }

  /**
   * List the family.
   *
   * <p>Lists your family members with their allowances and this month's spend. The list has a single
   * page.
   */
  public Page<FamilyMember> list() {
    return list(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<FamilyMember> list(RequestOptions options) {
    return page("family.list", path(), Params.NONE, options, FamilyMember::of);
  }

  /**
   * Send to a family member.
   *
   * <p>Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
   * 202 with {@code status: pending}, followed by {@code send.*} events. Electricity goes to the member's meter,
   * which is confirmed first, and the token is sent to their phone by SMS. Returns 400
   * {@code parameter_missing} if the member has no meter.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_amount}, {@code invalid_currency}, {@code product_not_allowed},
   * {@code network_not_allowed}, {@code recipient_not_allowed}, {@code product_unavailable},
   * {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked}, {@code duplicate_suspected},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}, {@code recipient_cap_exceeded}, {@code spend_cap_exceeded},
   * {@code insufficient_credit}.
   */
  public Send sendTo(String familyMemberId, FamilySendToParams params) {
    return sendTo(familyMemberId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Send sendTo(String familyMemberId, FamilySendToParams params, RequestOptions options) {
    return json("family.send_to", path("family_member_id", familyMemberId), params, options, Send::of);
  }

  /** As the next one, without parameters. */
  public FamilyMember update(String familyMemberId) {
    return update(familyMemberId, FamilyUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a family member.
   *
   * <p>Updates a family member. Omitted fields keep their value. {@code allowance: null} ends the allowance
   * and {@code paused: true} pauses it. Changes apply from the next occurrence. Name, phone and meter are
   * those of the recipient. Returns 400 {@code parameter_missing} if there is no allowance to pause.
   *
   * <p>Errors: {@code invalid_phone}, {@code invalid_meter_number}, {@code invalid_currency}, {@code invalid_amount},
   * {@code unsupported_network}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked},
   * {@code duplicate_resource}, {@code limit_reached}.
   */
  public FamilyMember update(String familyMemberId, FamilyUpdateParams params) {
    return update(familyMemberId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FamilyMember update(String familyMemberId, FamilyUpdateParams params, RequestOptions options) {
    return json("family.update", path("family_member_id", familyMemberId), params, options, FamilyMember::of);
  }
}
