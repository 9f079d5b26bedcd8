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

/** The methods of {@code reward_links}. */
public final class RewardLinksResource extends Resource {
  /** Of a client with these settings. */
  public RewardLinksResource(Settings settings) {
    super(settings);
  }

  /**
   * Create reward links.
   *
   * <p>Creates a link, or up to 500 identical links, with which people claim rewards. Their amount is
   * earmarked in the program's budget until they are claimed, expire or are revoked, so every open
   * link can be paid. Give people the {@code url}, or print the QR code at {@code qr_png_url}.
   *
   * <p>By default anyone who has a link can claim it, once. With {@code bind: otp}, the person must confirm
   * their phone number with a code. With {@code phone_hint}, only that number can claim; it requires
   * {@code bind: otp}, otherwise 400 {@code conflicting_parameters} is returned. {@code recipient} attributes the
   * reward and does not restrict claims. Links of a program with a {@code geofence} are claimed with
   * {@code POST /checkins} at its location. To learn about claims, listen to {@code reward_link.claimed} or
   * retrieve the link.
   *
   * <p>Nothing is spent until someone claims. A {@code pay_as_you_go} program reserves the amount from your
   * Credit in its single reservation.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount}, {@code invalid_time},
   * {@code invalid_metadata}, {@code conflicting_parameters}, {@code time_out_of_range}, {@code limit_raise_forbidden},
   * {@code program_closed}, {@code program_not_active}, {@code source_not_allowed}, {@code choice_not_allowed},
   * {@code erased_recipient}, {@code amount_out_of_range}, {@code program_budget_exceeded}, {@code insufficient_credit},
   * {@code limit_reached}.
   */
  public RewardLink create(RewardLinksCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardLink create(RewardLinksCreateParams params, RequestOptions options) {
    return json("reward_links.create", path(), params, options, RewardLink::of);
  }

  /**
   * Makes that many links, up to 500 and all alike, and returns them as a list.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount}, {@code invalid_time},
   * {@code invalid_metadata}, {@code conflicting_parameters}, {@code time_out_of_range}, {@code limit_raise_forbidden},
   * {@code program_closed}, {@code program_not_active}, {@code source_not_allowed}, {@code choice_not_allowed},
   * {@code erased_recipient}, {@code amount_out_of_range}, {@code program_budget_exceeded}, {@code insufficient_credit},
   * {@code limit_reached}.
   */
  public RewardLinkList createMany(RewardLinksCreateManyParams params) {
    return createMany(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardLinkList createMany(RewardLinksCreateManyParams params, RequestOptions options) {
    return json("reward_links.create_many", path(), params, options, RewardLinkList::of);
  }

  /**
   * Retrieve a reward link.
   *
   * <p>Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and token
   * are only returned to keys with {@code rewards:write}, never to agent keys.
   */
  public RewardLink get(String linkId) {
    return get(linkId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardLink get(String linkId, RequestOptions options) {
    return json("reward_links.get", path("link_id", linkId), Params.NONE, options, RewardLink::of);
  }

  /** As the next one, without parameters. */
  public Page<RewardLink> list() {
    return list(RewardLinksListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List reward links.
   *
   * <p>Lists reward links, newest first. To measure a campaign, give its links a {@code label} and compare how
   * many were opened and claimed. URLs and tokens are only returned to keys with {@code rewards:write},
   * never to agent keys.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<RewardLink> list(RewardLinksListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<RewardLink> list(RewardLinksListParams params, RequestOptions options) {
    return page("reward_links.list", path(), params, options, RewardLink::of);
  }

  /**
   * Revoke a reward link.
   *
   * <p>Revokes a link. It can no longer be claimed, and its amount returns to the program's budget. Use
   * it if a link was lost or sent to the wrong person. If the link is already revoked, the request
   * returns 200 with the link unchanged. Returns 409 {@code invalid_transition} if it was claimed or has
   * expired.
   *
   * <p>Errors: {@code invalid_transition}.
   */
  public RewardLink revoke(String linkId) {
    return revoke(linkId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardLink revoke(String linkId, RequestOptions options) {
    return json("reward_links.revoke", path("link_id", linkId), Params.NONE, options, RewardLink::of);
  }
}
