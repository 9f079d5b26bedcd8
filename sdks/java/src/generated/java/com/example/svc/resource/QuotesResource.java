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

/** The methods of {@code quotes}. */
public final class QuotesResource extends Resource {
  /** Of a client with these settings. */
  public QuotesResource(Settings settings) {
    super(settings);
  }

  /**
   * Create a quote.
   *
   * <p>Shows what a sale delivers before the customer pays. For power, confirms the meter with the
   * utility and returns the owner's name and suburb to read back, the units that the amount buys now,
   * and the units it buys after the monthly reset on the 1st. Pass the quote's ID as {@code quote} when you
   * create the send, which then uses this confirmation; a quote is valid for 30 minutes. {@code you_pay} is
   * always the face value.
   *
   * <p>A quote fixes the target and the currency; the amount of the sale can differ. A quote can be used
   * once. If its sale fails or is cancelled before the quote expires, the quote can be used again.
   * Meter confirmations are limited as in `GET /meters/{number}`.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_phone}, {@code reference_not_found}, {@code invalid_amount}, {@code invalid_currency},
   * {@code invalid_meter_number}, {@code product_mismatch}, {@code unsupported_network}, {@code data_not_live},
   * {@code bundle_unavailable}, {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed},
   * {@code meter_quota_exceeded}, {@code power_unavailable}, {@code provider_invalid_response}, {@code meter_not_found},
   * {@code meter_blocked}, {@code meter_currency_mismatch}.
   */
  public Quote create(QuotesCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Quote create(QuotesCreateParams params, RequestOptions options) {
    return json("quotes.create", path(), params, options, Quote::of);
  }

  /**
   * Retrieve a quote.
   *
   * <p>Returns a quote with its current status, and the send that used it.
   */
  public Quote get(String quoteId) {
    return get(quoteId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Quote get(String quoteId, RequestOptions options) {
    return json("quotes.get", path("quote_id", quoteId), Params.NONE, options, Quote::of);
  }
}
