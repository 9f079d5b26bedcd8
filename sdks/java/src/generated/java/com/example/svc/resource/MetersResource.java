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

/** The methods of {@code meters}. */
public final class MetersResource extends Resource {
  /** Of a client with these settings. */
  public MetersResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Meter get(String number) {
    return get(number, MetersGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Confirm a meter.
   *
   * <p>Asks the utility who owns a meter, so that the cashier can read the name and the suburb back to
   * the customer before any money changes hands. The name is masked, and the address is only the
   * suburb. Responses are cached for up to ten minutes ({@code source: cache}).
   *
   * <p>Confirmations are limited to 30 a minute per key and to a daily quota per account, which grows
   * with the electricity you sell. Returns 429 {@code meter_quota_exceeded} above either limit, and 503
   * {@code power_unavailable} while the utility does not respond. Returns 422 {@code meter_not_found} if the
   * utility does not know the meter, 422 {@code meter_blocked} if the utility has blocked it, and 422
   * {@code meter_currency_mismatch} if the utility bills it in another currency than {@code currency}.
   *
   * <p>Errors: {@code invalid_meter_number}, {@code invalid_currency}, {@code meter_quota_exceeded},
   * {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked},
   * {@code meter_currency_mismatch}.
   */
  public Meter get(String number, MetersGetParams params) {
    return get(number, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Meter get(String number, MetersGetParams params, RequestOptions options) {
    return json("meters.get", path("number", number), params, options, Meter::of);
  }
}
