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

/** The methods of {@code power}. */
public final class PowerResource extends Resource {
  /** Of a client with these settings. */
  public PowerResource(Settings settings) {
    super(settings);
  }

  /**
   * Estimate units for an amount.
   *
   * <p>Estimates how many units an amount buys now, and how many after consumption is counted from zero
   * again on the 1st. With {@code meter}, the estimate starts from the units that the meter has bought
   * through you this month, and the utility confirms the meter, limited as in `GET /meters/{number}`.
   * Without {@code meter}, it starts from zero.
   *
   * <p>Errors: {@code invalid_currency}, {@code invalid_amount}, {@code invalid_meter_number},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}.
   */
  public PowerQuote getQuote(PowerGetQuoteParams params) {
    return getQuote(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public PowerQuote getQuote(PowerGetQuoteParams params, RequestOptions options) {
    return json("power.get_quote", path(), params, options, PowerQuote::of);
  }

  /**
   * Retrieve the power tariff.
   *
   * <p>Returns the price of electricity: the utility's published bands with the levy, what customers
   * actually paid, and how to buy the most units. The tariff is the same in test and live mode.
   *
   * <p>Errors: {@code invalid_currency}.
   */
  public PowerRate getRate(PowerGetRateParams params) {
    return getRate(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public PowerRate getRate(PowerGetRateParams params, RequestOptions options) {
    return json("power.get_rate", path(), params, options, PowerRate::of);
  }

  /**
   * Retrieve the price over time.
   *
   * <p>Returns the price that customers paid over the last 90 days: one point per day, and the days on
   * which the price changed. Use it to draw a small chart.
   *
   * <p>Errors: {@code invalid_currency}.
   */
  public PowerSeries getSeries(PowerGetSeriesParams params) {
    return getSeries(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public PowerSeries getSeries(PowerGetSeriesParams params, RequestOptions options) {
    return json("power.get_series", path(), params, options, PowerSeries::of);
  }

  /**
   * List observed purchases.
   *
   * <p>Lists the purchases behind the observed price, newest first, without meter or buyer. Days with
   * fewer than five purchases are omitted, so that no buyer can be identified.
   *
   * <p>Errors: {@code invalid_currency}, {@code invalid_cursor}.
   */
  public Page<PowerObservation> listObservations(PowerListObservationsParams params) {
    return listObservations(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<PowerObservation> listObservations(PowerListObservationsParams params, RequestOptions options) {
    return page("power.list_observations", path(), params, options, PowerObservation::of);
  }
}
