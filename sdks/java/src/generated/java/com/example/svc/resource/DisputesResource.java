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

/** The methods of {@code disputes}. */
public final class DisputesResource extends Resource {
  /** Of a client with these settings. */
  public DisputesResource(Settings settings) {
    super(settings);
  }

  /**
   * Open a dispute.
   *
   * <p>Opens a dispute about a send with our staff: the token did not arrive, the send went to the wrong
   * number, or it is marked delivered but did not arrive. First check
   * `GET /sends/{send_id}/attempts{@code , and for tokens try }POST /sends/{send_id}/resend-token`. Our
   * staff respond by {@code due_at}, within two working days; listen to {@code dispute.resolved}. Upload pictures
   * and slips with {@code POST /documents} and list them in {@code evidence.attachments}.
   *
   * <p>A delivered send is never reversed. Returns 409 {@code invalid_transition} if the send has no final
   * status yet; wait until it has. A send can have one open dispute: a second returns 409
   * {@code duplicate_resource}, and {@code resource} is the first.
   *
   * <p>In test mode, a dispute is resolved after one step of the test clock, and the {@code reason} determines
   * the outcome.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_phone}, {@code invalid_metadata}, {@code invalid_transition},
   * {@code duplicate_resource}.
   */
  public Dispute create(DisputesCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Dispute create(DisputesCreateParams params, RequestOptions options) {
    return json("disputes.create", path(), params, options, Dispute::of);
  }

  /** As the next one, without parameters. */
  public Dispute get(String disputeId) {
    return get(disputeId, DisputesGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a dispute.
   *
   * <p>Retrieves a dispute with its messages and outcome. Listen to {@code dispute.resolved}, or retrieve it
   * again after {@code due_at}.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public Dispute get(String disputeId, DisputesGetParams params) {
    return get(disputeId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Dispute get(String disputeId, DisputesGetParams params, RequestOptions options) {
    return json("disputes.get", path("dispute_id", disputeId), params, options, Dispute::of);
  }

  /** As the next one, without parameters. */
  public Page<Dispute> list() {
    return list(DisputesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List disputes.
   *
   * <p>Lists disputes, newest first. Use {@code status=opened} for those our staff are still investigating, or
   * {@code send} for those about one sale.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code invalid_expand},
   * {@code conflicting_parameters}.
   */
  public Page<Dispute> list(DisputesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Dispute> list(DisputesListParams params, RequestOptions options) {
    return page("disputes.list", path(), params, options, Dispute::of);
  }
}
