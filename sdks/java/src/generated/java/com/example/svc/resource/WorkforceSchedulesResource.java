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

/** The methods of {@code workforce.schedules}. */
public final class WorkforceSchedulesResource extends Resource {
  /** Of a client with these settings. */
  public WorkforceSchedulesResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Page<Schedule> list() {
    return list(WorkforceSchedulesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List schedules of people.
   *
   * <p>Returns a page of the schedules of your people, newest first. To create or update schedules, use
   * {@code /schedules}.
   */
  public Page<Schedule> list(WorkforceSchedulesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Schedule> list(WorkforceSchedulesListParams params, RequestOptions options) {
    return page("workforce.schedules.list", path(), params, options, Schedule::of);
  }

  /** As the next one, without parameters. */
  public WorkforceSendResult run(String scheduleId) {
    return run(scheduleId, WorkforceSchedulesRunParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Run a schedule of people now.
   *
   * <p>Runs a schedule immediately as an allocation, with its own reference number and within the budget
   * of each cost centre that it books to. Returns 409 {@code already_ran_today} if it has already run
   * today, unless you set {@code again: true}, and 422 {@code budget_over_cost_center} if a budget would be
   * exceeded, unless you set {@code acknowledge_over_budget: true}. Set {@code idempotency_key}, or the header,
   * so that repeating the request does not run it again.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code conflicting_parameters}, {@code already_ran_today}, {@code batch_empty}, {@code batch_too_large},
   * {@code budget_over_cost_center}, {@code spend_cap_exceeded}, {@code reservation_insufficient}.
   */
  public WorkforceSendResult run(String scheduleId, WorkforceSchedulesRunParams params) {
    return run(scheduleId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceSendResult run(String scheduleId, WorkforceSchedulesRunParams params, RequestOptions options) {
    return json("workforce.schedules.run", path("schedule_id", scheduleId), params, options, WorkforceSendResult::of);
  }
}
