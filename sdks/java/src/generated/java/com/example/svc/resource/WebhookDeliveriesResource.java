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

/** The methods of {@code webhook_deliveries}. */
public final class WebhookDeliveriesResource extends Resource {
  /** Of a client with these settings. */
  public WebhookDeliveriesResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve a webhook delivery.
   *
   * <p>Returns a delivery with its attempts, and with the headers and the masked body of the latest
   * attempt.
   */
  public WebhookDelivery get(String deliveryId) {
    return get(deliveryId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookDelivery get(String deliveryId, RequestOptions options) {
    return json("webhook_deliveries.get", path("delivery_id", deliveryId), Params.NONE, options, WebhookDelivery::of);
  }

  /** As the next one, without parameters. */
  public Page<WebhookDelivery> list() {
    return list(WebhookDeliveriesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List webhook deliveries.
   *
   * <p>Lists past and pending deliveries to your endpoints, newest first. Use {@code status=failed} or
   * {@code status=exhausted} to see what an endpoint did not accept, and why.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<WebhookDelivery> list(WebhookDeliveriesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<WebhookDelivery> list(WebhookDeliveriesListParams params, RequestOptions options) {
    return page("webhook_deliveries.list", path(), params, options, WebhookDelivery::of);
  }

  /**
   * Redeliver an event.
   *
   * <p>Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
   * event. If the endpoint receives power tokens, redelivering an event of a send requires
   * {@code tokens:read}.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code tokens_read_required}, {@code endpoint_disabled}.
   */
  public WebhookDelivery redeliver(String deliveryId) {
    return redeliver(deliveryId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WebhookDelivery redeliver(String deliveryId, RequestOptions options) {
    return json("webhook_deliveries.redeliver", path("delivery_id", deliveryId), Params.NONE, options, WebhookDelivery::of);
  }
}
