<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CheckoutSession;
use Svc\Model\CreatedFilter;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->checkoutSessions`.
 */
final class CheckoutSessionsResource extends Resource
{
    /**
     * Correct the meter of a checkout session.
     *
     * Corrects the meter of an electricity session. The new meter is confirmed with the utility
     * first. While the session is `open`, the payment page shows the new meter. Once it is paid,
     * the status of its send decides, so that one payment never buys two tokens:
     *
     * - `pending` or `queued`: the send goes to the new meter, as if its own meter had been
     * changed.
     * - `submitted`, `retrying`, `unknown` or `requires_review`: the send may still be delivered,
     * so this returns 409 `already_sent`; `resource` is the send.
     * - failed: a new send goes to the new meter, and the session becomes `resent`. The network is
     * asked about the failed send first; if it does not respond, this returns 503
     * `provider_unavailable` and nothing is sold.
     *
     * Returns 409 `invalid_transition` if the session is fulfilled, credited or expired, and while
     * our staff review its payment: another amount than its total was paid, or the payment was
     * reversed or disputed.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_meter_number`, `invalid_transition`, `already_sent`, `product_mismatch`,
     * `recipient_not_allowed`, `target_blocked`, `meter_quota_exceeded`, `power_unavailable`,
     * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
     * `provider_unavailable`.
     *
     * @param string $session_id ID of the session.
     *     Type: `CheckoutSessionId`.
     * @param string $meter Number of the new meter: 11 digits.
     *     Type: `MeterInput`.
     */
    public function changeMeter(
        string $session_id,
        string $meter,
        ?RequestOptions $requestOptions = null,
    ): CheckoutSession {
        return $this->callJson('checkout_sessions.change_meter', [
            'session_id' => $session_id,
        ], [
            'meter' => $meter,
        ], $requestOptions);
    }

    /**
     * Create a checkout session.
     *
     * Creates a payment page where your customer pays by card or mobile wallet. Send the customer
     * to `url` within the hour. The send is created once the money has arrived, and is attributed
     * to you. We are the merchant of record and the payer bears the card fee, so your Credit is not
     * debited.
     *
     * Everything is checked before the customer pays, as in `POST /sends`; for power, the meter is
     * confirmed with the utility and shown on the page. If a session with the same
     * `client_reference` exists, it is returned with 200. Do not hand out goods because the
     * customer reached `success_url`: listen to `checkout.session.paid` or
     * `checkout.session.fulfilled`.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
     * `invalid_currency`, `invalid_url`, `invalid_metadata`, `conflicting_parameters`,
     * `unknown_merge_field`, `sms_too_long`, `provider_unavailable`, `reference_in_use`,
     * `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
     * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
     * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`.
     *
     * @param string $target Mobile number in any Zimbabwean format, or 11-digit meter number.
     *     Type: `TargetInput`.
     * @param string $amount Face value that the customer receives. The card fee is added to it.
     *     Type: `MoneyInput`.
     * @param string $success_url URL the customer returns to after paying. May contain
     *     `{CHECKOUT_SESSION_ID}`. Type: `CheckoutReturnUrl`.
     * @param string $cancel_url URL the customer returns to without paying. May contain
     *     `{CHECKOUT_SESSION_ID}`. Type: `CheckoutReturnUrl`.
     * @param ?string $type What to sell. Default: derived from the product or target.
     *     See `SendType`.
     * @param ?string $product Product slug, such as `airtime-usd`. Default: derived from `type` and
     *     `currency`. Type: `ProductId`.
     * @param ?string $currency Three-letter currency code. There is no default: set this or
     *     `product`. Type: `CurrencyInput`.
     * @param ?string $bundle_id Bundle to send. For data only.
     *     Type: `BundleId`.
     * @param ?string $token_phone Phone number that receives the token by SMS. Required for power.
     *     Type: `PhoneInput`.
     * @param ?string $customer_phone Phone number of the customer, for messages about the payment.
     *     Type: `PhoneInput`.
     * @param ?string $client_reference Your own reference, such as the order number. Permanently
     *     unique in the account; reusing one returns its existing session.
     *     Type: `ClientReference`.
     * @param array<string, string>|null $metadata Your own key-value data about the sale.
     * @param ?string $sms_message Custom SMS message to the customer. Default: our standard
     *     message. Type: `SmsTemplate`.
     */
    public function create(
        string $target,
        string $amount,
        string $success_url,
        string $cancel_url,
        ?string $type = null,
        ?string $product = null,
        ?string $currency = null,
        ?string $bundle_id = null,
        ?string $token_phone = null,
        ?string $customer_phone = null,
        ?string $client_reference = null,
        ?array $metadata = null,
        ?string $sms_message = null,
        ?RequestOptions $requestOptions = null,
    ): CheckoutSession {
        return $this->callJson('checkout_sessions.create', [], [
            'target' => $target,
            'amount' => $amount,
            'success_url' => $success_url,
            'cancel_url' => $cancel_url,
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'customer_phone' => $customer_phone ?? NotGiven::Value,
            'client_reference' => $client_reference ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Expire a checkout session.
     *
     * Expires an unpaid session, so that its page no longer accepts payment. Use it when the
     * customer has given up or paid in cash. If the session has already expired, the request
     * returns 200 with the session unchanged. Returns 409 `invalid_transition` if it is paid. A
     * payment already in progress still counts: the session then becomes `paid`.
     *
     * Errors: `invalid_transition`.
     *
     * @param string $session_id ID of the session.
     *     Type: `CheckoutSessionId`.
     */
    public function expire(
        string $session_id,
        ?RequestOptions $requestOptions = null,
    ): CheckoutSession {
        return $this->callJson('checkout_sessions.expire', [
            'session_id' => $session_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a checkout session.
     *
     * Retrieves a session: whether it is paid, what was sent, and whether our staff are reviewing
     * it. Call it when your customer returns to `success_url`.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $session_id ID of the session.
     *     Type: `CheckoutSessionId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $session_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): CheckoutSession {
        return $this->callJson('checkout_sessions.get', [
            'session_id' => $session_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List checkout sessions.
     *
     * Lists checkout sessions, newest first. Use it to find an order by its `client_reference`, or
     * with `status=in_review` the sessions that our staff are reviewing.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only sessions with this status.
     *     See `CheckoutSessionStatus`.
     * @param ?string $client_reference Only the session with this reference.
     *     Type: `ClientReference`.
     * @param array<string, string>|null $metadata Only sessions with this metadata value. One key
     *     per request.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @return Page<CheckoutSession>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $client_reference = null,
        ?array $metadata = null,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('checkout_sessions.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'client_reference' => $client_reference ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }
}
