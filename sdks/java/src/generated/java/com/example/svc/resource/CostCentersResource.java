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

/** The methods of {@code cost_centers}. */
public final class CostCentersResource extends Resource {
  /** Of a client with these settings. */
  public CostCentersResource(Settings settings) {
    super(settings);
  }

  /**
   * Create a cost centre.
   *
   * <p>Creates a cost centre. Use it as {@code cost_center} of a send, batch, schedule or recipient, and
   * filter sends, statements and spend reports by it. A budget only warns; to limit spending, use the
   * spend caps of a key. Returns 409 {@code duplicate_resource} if the {@code gl_code}, or the name of an active
   * cost centre, already exists.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_amount}, {@code invalid_currency}, {@code invalid_metadata}, {@code duplicate_resource}.
   */
  public CostCenter create(CostCentersCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CostCenter create(CostCentersCreateParams params, RequestOptions options) {
    return json("cost_centers.create", path(), params, options, CostCenter::of);
  }

  /**
   * Retrieve a cost centre.
   *
   * <p>Retrieves a cost centre with this month's spend and remaining budget. Use it to warn people
   * before {@code remaining} becomes negative.
   */
  public CostCenter get(String costCenterId) {
    return get(costCenterId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CostCenter get(String costCenterId, RequestOptions options) {
    return json("cost_centers.get", path("cost_center_id", costCenterId), Params.NONE, options, CostCenter::of);
  }

  /** As the next one, without parameters. */
  public Page<CostCenter> list() {
    return list(CostCentersListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List cost centres.
   *
   * <p>Lists the cost centres of the account, newest first, with this month's spend. Use
   * {@code is_active=true} for those that sends can be booked to.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<CostCenter> list(CostCentersListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<CostCenter> list(CostCentersListParams params, RequestOptions options) {
    return page("cost_centers.list", path(), params, options, CostCenter::of);
  }

  /** As the next one, without parameters. */
  public CostCenter update(String costCenterId) {
    return update(costCenterId, CostCentersUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a cost centre.
   *
   * <p>Updates a cost centre. Omitted fields keep their value. Cost centres cannot be deleted:
   * {@code is_active: false} archives it, so that past sends stay in reports. Using an archived cost centre
   * in a request returns 400 {@code reference_not_found}, and Workforce shows a warning where it is
   * assigned to a person. The currency can change only while nothing is booked to it; otherwise the
   * request returns 409 {@code resource_in_use}.
   *
   * <p>Errors: {@code invalid_amount}, {@code invalid_currency}, {@code invalid_metadata}, {@code duplicate_resource},
   * {@code resource_in_use}.
   */
  public CostCenter update(String costCenterId, CostCentersUpdateParams params) {
    return update(costCenterId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CostCenter update(String costCenterId, CostCentersUpdateParams params, RequestOptions options) {
    return json("cost_centers.update", path("cost_center_id", costCenterId), params, options, CostCenter::of);
  }
}
