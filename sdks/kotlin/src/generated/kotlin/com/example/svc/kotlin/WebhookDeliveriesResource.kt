// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `webhook_deliveries`. */
public class WebhookDeliveriesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a webhook delivery.
   *
   * Returns a delivery with its attempts, and with the headers and the masked body of the latest
   * attempt.
   */
  public suspend fun get(
    deliveryId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookDelivery =
    json("webhook_deliveries.get", mapOf("delivery_id" to deliveryId), Params.NONE, options, WebhookDelivery::of)

  /**
   * List webhook deliveries.
   *
   * Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
   * `status=exhausted` to see what an endpoint did not accept, and why.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: WebhookDeliveriesListParams = WebhookDeliveriesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<WebhookDelivery> =
    page("webhook_deliveries.list", mapOf(), params, options, WebhookDelivery::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: WebhookDeliveriesListParams.Builder.() -> Unit,
  ): Page<WebhookDelivery> =
    list(WebhookDeliveriesListParams.builder().apply(build).build(), options)

  /**
   * Redeliver an event.
   *
   * Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
   * event. If the endpoint receives power tokens, redelivering an event of a send requires
   * `tokens:read`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `tokens_read_required`, `endpoint_disabled`.
   */
  public suspend fun redeliver(
    deliveryId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): WebhookDelivery =
    json("webhook_deliveries.redeliver", mapOf("delivery_id" to deliveryId), Params.NONE, options, WebhookDelivery::of)
}
