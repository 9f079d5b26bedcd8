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

/** The methods of {@code dealer}. */
public final class DealerResource extends Resource {
  /** Of a client with these settings. */
  public DealerResource(Settings settings) {
    super(settings);
  }

  /**
   * Apply for dealer pricing.
   *
   * <p>Creates an application for dealer pricing. Verified businesses pay less than the face value, by a
   * percentage that our staff set per network and currency. The application starts as a {@code draft} and
   * can be incomplete: {@code missing} lists the required fields. Upload documents with {@code POST /documents},
   * complete the application with {@code PATCH /dealer/application} and submit it with
   * {@code POST /dealer/application/submit}.
   *
   * <p>An organisation can have one application at a time; the request returns 409 {@code duplicate_resource}
   * while one is open or approved. After a decline you can apply again. In test mode a submitted
   * application is in review after one step of the test clock and approved at 2.50 % after two, so
   * that you can try dealer prices.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_phone}, {@code invalid_amount}, {@code reference_not_found}, {@code invalid_currency},
   * {@code invalid_metadata}, {@code time_out_of_range}, {@code duplicate_resource}.
   */
  public DealerApplication createApplication(DealerCreateApplicationParams params) {
    return createApplication(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public DealerApplication createApplication(DealerCreateApplicationParams params, RequestOptions options) {
    return json("dealer.create_application", path(), params, options, DealerApplication::of);
  }

  /**
   * Retrieve your dealer application.
   *
   * <p>Retrieves the application: its status, the fields still {@code missing}, and messages from reviewers.
   * Once approved, {@code discounts} lists your discounts, as does {@code dealer} of {@code GET /account}. Returns 404
   * if there is no application.
   */
  public DealerApplication getApplication() {
    return getApplication(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public DealerApplication getApplication(RequestOptions options) {
    return json("dealer.get_application", path(), Params.NONE, options, DealerApplication::of);
  }

  /**
   * Submit your dealer application.
   *
   * <p>Submits the application for review. Our staff approve it, decline it, or request
   * {@code more_information} with questions in {@code reviewer_messages}; respond by updating it and submitting
   * it again. If required fields are missing, the request returns 400 {@code parameter_missing} with all of
   * them in {@code details}. Returns 409 {@code invalid_transition} if it is already submitted.
   *
   * <p>Errors: {@code invalid_transition}.
   */
  public DealerApplication submitApplication() {
    return submitApplication(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public DealerApplication submitApplication(RequestOptions options) {
    return json("dealer.submit_application", path(), Params.NONE, options, DealerApplication::of);
  }

  /** As the next one, without parameters. */
  public DealerApplication updateApplication() {
    return updateApplication(DealerUpdateApplicationParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update your dealer application.
   *
   * <p>Updates the application while it is a {@code draft} or {@code more_information} was requested. Omitted fields
   * keep their value; a list replaces the whole list. Returns 409 {@code invalid_transition} in any other
   * status, because our staff review what you submitted.
   *
   * <p>Errors: {@code invalid_phone}, {@code invalid_amount}, {@code reference_not_found}, {@code invalid_currency},
   * {@code invalid_metadata}, {@code time_out_of_range}, {@code invalid_transition}.
   */
  public DealerApplication updateApplication(DealerUpdateApplicationParams params) {
    return updateApplication(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public DealerApplication updateApplication(DealerUpdateApplicationParams params, RequestOptions options) {
    return json("dealer.update_application", path(), params, options, DealerApplication::of);
  }
}
