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

/** The methods of {@code topups}. */
public final class TopupsResource extends Resource {
  /** Of a client with these settings. */
  public TopupsResource(Settings settings) {
    super(settings);
  }

  /**
   * Top up your Credit.
   *
   * <p>Creates a top-up of any amount. By card: send the payer to {@code redirect_url} within the hour. The
   * payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the amount to
   * {@code bank} within seven days, with its {@code reference}. The money becomes Credit that you can spend as
   * soon as it arrives; listen to {@code credit.topup.succeeded}.
   *
   * <p>If a transfer brings a different amount than requested, the amount received becomes Credit; see
   * {@code amount_received}. If a card pays a different amount, the top-up is {@code failed} with
   * {@code amount_mismatch} and the money is returned. Money that arrives after the top-up has ended still
   * becomes Credit.
   *
   * <p>If the payment provider does not respond, the request returns 503. The top-up is then traced and
   * never started a second time: repeat the request with the same Idempotency-Key. While the first
   * request is still starting the payment, a repetition returns 409 {@code idempotency_in_progress}. If the
   * provider refuses the payment, the top-up is {@code failed} with {@code provider_error}.
   *
   * <p>In live mode, a currency in which nothing is sold yet takes no top-ups: see {@code live_sales} in
   * {@code GET /account}. The request returns 503 with {@code retryable: false}, and no payment is started.
   *
   * <p>In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount ending
   * in {@code .02} fails, and one ending in {@code .05} stays {@code pending} for a while. A transfer arrives after one
   * step; {@code .02} never arrives, {@code .05} arrives after the top-up has expired, and {@code .07} brings a
   * different amount. The guide to test mode lists more.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_amount}, {@code invalid_currency},
   * {@code provider_invalid_response}, {@code provider_unavailable}.
   */
  public Topup create(TopupsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Topup create(TopupsCreateParams params, RequestOptions options) {
    return json("topups.create", path(), params, options, Topup::of);
  }

  /**
   * Retrieve a top-up.
   *
   * <p>Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call it
   * when the payer returns from {@code redirect_url}, or listen to {@code credit.topup.succeeded}.
   */
  public Topup get(String topupId) {
    return get(topupId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Topup get(String topupId, RequestOptions options) {
    return json("topups.get", path("topup_id", topupId), Params.NONE, options, Topup::of);
  }

  /** As the next one, without parameters. */
  public Page<Topup> list() {
    return list(TopupsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List top-ups.
   *
   * <p>Lists top-ups, newest first. Use it to find transfers that have not arrived yet
   * ({@code status=pending}) or all top-ups of a month.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Topup> list(TopupsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Topup> list(TopupsListParams params, RequestOptions options) {
    return page("topups.list", path(), params, options, Topup::of);
  }
}
