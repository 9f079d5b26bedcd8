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

/** The methods of {@code workforce.cost_centers}. */
public final class WorkforceCostCentersResource extends Resource {
  /** Of a client with these settings. */
  public WorkforceCostCentersResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public WorkforceDepartmentPeople changePeople(String costCenterId) {
    return changePeople(costCenterId, WorkforceCostCentersChangePeopleParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update the people of a department.
   *
   * <p>Adds people to a department and removes others in one request. People in {@code new} are registered
   * first. At least one of the three lists is required. A person who cannot be added or removed is
   * listed in {@code errors}; the other changes are still made. An unknown ID returns 400
   * {@code reference_not_found}, as does adding people to an archived department, and nothing is changed.
   *
   * <p>Errors: {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount}, {@code conflicting_parameters},
   * {@code limit_reached}.
   */
  public WorkforceDepartmentPeople changePeople(String costCenterId, WorkforceCostCentersChangePeopleParams params) {
    return changePeople(costCenterId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceDepartmentPeople changePeople(String costCenterId, WorkforceCostCentersChangePeopleParams params, RequestOptions options) {
    return json("workforce.cost_centers.change_people", path("cost_center_id", costCenterId), params, options, WorkforceDepartmentPeople::of);
  }

  /**
   * Create a department.
   *
   * <p>Creates a department. It is a cost centre, so sends, batches and schedules can be booked to it
   * too. Returns 409 {@code duplicate_resource} if the code, or the name of an active department, already
   * exists.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_amount}, {@code invalid_currency}, {@code duplicate_resource}.
   */
  public WorkforceDepartment create(WorkforceCostCentersCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceDepartment create(WorkforceCostCentersCreateParams params, RequestOptions options) {
    return json("workforce.cost_centers.create", path(), params, options, WorkforceDepartment::of);
  }

  /**
   * List the people of a department.
   *
   * <p>Lists the people of a department with what each received this month and their monthly cap. To
   * change who belongs to it, use {@code POST} on the same path.
   */
  public WorkforceDepartmentPeople getPeople(String costCenterId) {
    return getPeople(costCenterId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceDepartmentPeople getPeople(String costCenterId, RequestOptions options) {
    return json("workforce.cost_centers.get_people", path("cost_center_id", costCenterId), Params.NONE, options, WorkforceDepartmentPeople::of);
  }

  /** As the next one, without parameters. */
  public WorkforceDepartmentSpend getSpend(String costCenterId) {
    return getSpend(costCenterId, WorkforceCostCentersGetSpendParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve the spend of a department.
   *
   * <p>Retrieves the spend of a department in a period: by month against its budget, by kind, and the
   * people who received most. Failed sends are not counted.
   *
   * <p>Errors: {@code time_out_of_range}.
   */
  public WorkforceDepartmentSpend getSpend(String costCenterId, WorkforceCostCentersGetSpendParams params) {
    return getSpend(costCenterId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceDepartmentSpend getSpend(String costCenterId, WorkforceCostCentersGetSpendParams params, RequestOptions options) {
    return json("workforce.cost_centers.get_spend", path("cost_center_id", costCenterId), params, options, WorkforceDepartmentSpend::of);
  }

  /**
   * List departments.
   *
   * <p>Lists all departments with this month's spend and budget. {@code totals} shows the remaining budget of
   * all active departments, by currency.
   */
  public WorkforceDepartmentList list() {
    return list(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceDepartmentList list(RequestOptions options) {
    return json("workforce.cost_centers.list", path(), Params.NONE, options, WorkforceDepartmentList::of);
  }

  /** As the next one, without parameters. */
  public WorkforceDepartment update(String costCenterId) {
    return update(costCenterId, WorkforceCostCentersUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a department.
   *
   * <p>Updates a department, or archives it with {@code is_active: false}. Using an archived department
   * returns 400 {@code reference_not_found}; past sends stay booked to it. A new budget applies to the
   * current month.
   *
   * <p>Errors: {@code invalid_amount}, {@code invalid_currency}, {@code duplicate_resource}, {@code resource_in_use}.
   */
  public WorkforceDepartment update(String costCenterId, WorkforceCostCentersUpdateParams params) {
    return update(costCenterId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceDepartment update(String costCenterId, WorkforceCostCentersUpdateParams params, RequestOptions options) {
    return json("workforce.cost_centers.update", path("cost_center_id", costCenterId), params, options, WorkforceDepartment::of);
  }
}
