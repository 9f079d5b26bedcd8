<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\PowerObservation;
use Svc\Model\PowerQuote;
use Svc\Model\PowerRate;
use Svc\Model\PowerSeries;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->power`.
 */
final class PowerResource extends Resource
{
    /**
     * Estimate units for an amount.
     *
     * Estimates how many units an amount buys now, and how many after consumption is counted from
     * zero again on the 1st. With `meter`, the estimate starts from the units that the meter has
     * bought through you this month, and the utility confirms the meter, limited as in `GET
     * /meters/{number}`. Without `meter`, it starts from zero.
     *
     * Errors: `invalid_currency`, `invalid_amount`, `invalid_meter_number`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`.
     *
     * @param string $currency The currency of the prices.
     *     Type: `CurrencyInput`.
     * @param string $amount The amount to spend, including the levy.
     *     Type: `MoneyFilter`.
     * @param ?string $meter Meter number, to count this month's consumption. The utility confirms
     *     the meter. Type: `MeterInput`.
     */
    public function getQuote(
        string $currency,
        string $amount,
        ?string $meter = null,
        ?RequestOptions $requestOptions = null,
    ): PowerQuote {
        return $this->callJson('power.get_quote', [], [
            'currency' => $currency,
            'amount' => $amount,
            'meter' => $meter ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve the power tariff.
     *
     * Returns the price of electricity: the utility's published bands with the levy, what customers
     * actually paid, and how to buy the most units. The tariff is the same in test and live mode.
     *
     * Errors: `invalid_currency`.
     *
     * @param string $currency The currency of the prices.
     *     Type: `CurrencyInput`.
     */
    public function getRate(
        string $currency,
        ?RequestOptions $requestOptions = null,
    ): PowerRate {
        return $this->callJson('power.get_rate', [], [
            'currency' => $currency,
        ], $requestOptions);
    }

    /**
     * Retrieve the price over time.
     *
     * Returns the price that customers paid over the last 90 days: one point per day, and the days
     * on which the price changed. Use it to draw a small chart.
     *
     * Errors: `invalid_currency`.
     *
     * @param string $currency The currency of the prices.
     *     Type: `CurrencyInput`.
     */
    public function getSeries(
        string $currency,
        ?RequestOptions $requestOptions = null,
    ): PowerSeries {
        return $this->callJson('power.get_series', [], [
            'currency' => $currency,
        ], $requestOptions);
    }

    /**
     * List observed purchases.
     *
     * Lists the purchases behind the observed price, newest first, without meter or buyer. Days
     * with fewer than five purchases are omitted, so that no buyer can be identified.
     *
     * Errors: `invalid_currency`, `invalid_cursor`.
     *
     * @param string $currency The currency of the prices.
     *     Type: `CurrencyInput`.
     * @param ?int $days Number of past days to include.
     * @param ?int $limit Maximum number of purchases per page.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Cursor: the `next_cursor` of the previous page.
     *     Type: `ObservationCursor`.
     * @return Page<PowerObservation>
     */
    public function listObservations(
        string $currency,
        ?int $days = null,
        ?int $limit = null,
        ?string $starting_after = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('power.list_observations', [], [
            'currency' => $currency,
            'days' => $days ?? NotGiven::Value,
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
        ], $requestOptions);
    }
}
