<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Topup;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->topups`.
 */
final class TopupsResource extends Resource
{
    /**
     * Top up your Credit.
     *
     * Creates a top-up of any amount. By card: send the payer to `redirect_url` within the hour.
     * The payer bears the card fee; it never reduces your Credit. By bank transfer: transfer the
     * amount to `bank` within seven days, with its `reference`. The money becomes Credit that you
     * can spend as soon as it arrives; listen to `credit.topup.succeeded`.
     *
     * If a transfer brings a different amount than requested, the amount received becomes Credit;
     * see `amount_received`. If a card pays a different amount, the top-up is `failed` with
     * `amount_mismatch` and the money is returned. Money that arrives after the top-up has ended
     * still becomes Credit.
     *
     * If the payment provider does not respond, the request returns 503. The top-up is then traced
     * and never started a second time: repeat the request with the same Idempotency-Key. While the
     * first request is still starting the payment, a repetition returns 409
     * `idempotency_in_progress`. If the provider refuses the payment, the top-up is `failed` with
     * `provider_error`.
     *
     * In live mode, a currency in which nothing is sold yet takes no top-ups: see `live_sales` in
     * `GET /account`. The request returns 503 with `retryable: false`, and no payment is started.
     *
     * In test mode, top-ups complete automatically on the test clock. Cards succeed; an amount
     * ending in `.02` fails, and one ending in `.05` stays `pending` for a while. A transfer
     * arrives after one step; `.02` never arrives, `.05` arrives after the top-up has expired, and
     * `.07` brings a different amount. The guide to test mode lists more.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_amount`, `invalid_currency`,
     * `provider_invalid_response`, `provider_unavailable`.
     *
     * @param string $amount Amount to add to your Credit. There is no minimum or maximum.
     *     Type: `MoneyInput`.
     * @param string $currency Three-letter currency code. Required; there is no default.
     *     Type: `CurrencyInput`.
     * @param ?string $method Payment method of the top-up.
     *     See `TopupMethod`.
     * @param ?string $description Description for your own use.
     *     Type: `Note`.
     */
    public function create(
        string $amount,
        string $currency,
        ?string $method = null,
        ?string $description = null,
        ?RequestOptions $requestOptions = null,
    ): Topup {
        return $this->callJson('topups.create', [], [
            'amount' => $amount,
            'currency' => $currency,
            'method' => $method ?? NotGiven::Value,
            'description' => $description ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a top-up.
     *
     * Retrieves a top-up: whether the money has arrived, and the Credit transaction it became. Call
     * it when the payer returns from `redirect_url`, or listen to `credit.topup.succeeded`.
     *
     * @param string $topup_id ID of the top-up.
     *     Type: `TopupId`.
     */
    public function get(
        string $topup_id,
        ?RequestOptions $requestOptions = null,
    ): Topup {
        return $this->callJson('topups.get', [
            'topup_id' => $topup_id,
        ], [], $requestOptions);
    }

    /**
     * List top-ups.
     *
     * Lists top-ups, newest first. Use it to find transfers that have not arrived yet
     * (`status=pending`) or all top-ups of a month.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $method Only top-ups with this payment method.
     *     See `TopupMethod`.
     * @param ?string $status Only top-ups with this status.
     *     See `TopupStatus`.
     * @return Page<Topup>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $method = null,
        ?string $status = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('topups.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'method' => $method ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
        ], $requestOptions);
    }
}
