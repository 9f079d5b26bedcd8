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

/** The methods of {@code status}. */
public final class StatusResource extends Resource {
  /** Of a client with these settings. */
  public StatusResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve the network status.
   *
   * <p>Returns how the networks perform now: for each type of sale, the state of the network, the share
   * of attempts that it responded to in the last hour, and the median delivery time. Use it to warn a
   * cashier that a network is slow before the customer pays. To be notified of changes, subscribe to
   * {@code network.availability.*} and {@code power.availability.*}. Availability for sale is in {@code GET /products}:
   * a network can be slow while its products are available. What no supplier sells in this mode is
   * {@code not_offered}, and does not count for {@code overall}.
   *
   * <p>Errors: {@code origin_not_allowed}.
   */
  public Status get() {
    return get(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Status get(RequestOptions options) {
    return json("status.get", path(), Params.NONE, options, Status::of);
  }

  /** As the next one, without parameters. */
  public StatusHistory getHistory() {
    return getHistory(StatusGetHistoryParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve the status history.
   *
   * <p>Returns how the networks performed on past days: how many minutes each was up, degraded and down,
   * and when. {@code from} and {@code to} are days in Harare and both are included. Default: the last seven days.
   *
   * <p>Errors: {@code origin_not_allowed}, {@code time_out_of_range}.
   */
  public StatusHistory getHistory(StatusGetHistoryParams params) {
    return getHistory(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public StatusHistory getHistory(StatusGetHistoryParams params, RequestOptions options) {
    return json("status.get_history", path(), params, options, StatusHistory::of);
  }
}
