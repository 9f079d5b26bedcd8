<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Credit;
use Svc\Model\CreditAlerts;
use Svc\Model\CreditReservation;
use Svc\Model\CreditTransaction;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->credit`.
 */
final class CreditResource extends Resource
{
    /**
     * Retrieve your Credit.
     *
     * Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved`
     * is for batches and programs. `in_flight` is already charged for sends that have not ended,
     * and is returned if they fail. Currencies are never exchanged.
     */
    public function get(?RequestOptions $requestOptions = null): Credit
    {
        return $this->callJson('credit.get', [], [], $requestOptions);
    }

    /**
     * Retrieve your Credit alerts.
     *
     * Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the
     * last low-balance alert in each currency.
     */
    public function getAlerts(?RequestOptions $requestOptions = null): CreditAlerts
    {
        return $this->callJson('credit.get_alerts', [], [], $requestOptions);
    }

    /**
     * Retrieve a Credit reservation.
     *
     * Returns a reservation: how much was used, released and is still reserved. Find its ID in
     * `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved`
     * and `credit.released`.
     *
     * @param string $reservation_id ID of the reservation.
     *     Type: `ReservationId`.
     */
    public function getReservation(
        string $reservation_id,
        ?RequestOptions $requestOptions = null,
    ): CreditReservation {
        return $this->callJson('credit.get_reservation', [
            'reservation_id' => $reservation_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a Credit transaction.
     *
     * Returns a Credit transaction. Transactions never change.
     *
     * @param string $transaction_id ID of the Credit transaction.
     *     Type: `TransactionId`.
     */
    public function getTransaction(
        string $transaction_id,
        ?RequestOptions $requestOptions = null,
    ): CreditTransaction {
        return $this->callJson('credit.get_transaction', [
            'transaction_id' => $transaction_id,
        ], [], $requestOptions);
    }

    /**
     * List Credit reservations.
     *
     * Lists the Credit reserved for batches and programs, newest first. Filter by `status=active`
     * to see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
     * `reference_not_found`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Returns only reservations with this status.
     *     See `CreditReservationStatus`.
     * @param ?string $currency Returns only reservations in this currency.
     *     Type: `CurrencyInput`.
     * @param ?string $source Returns only reservations of this batch or program.
     *     Type: `ReservationSourceId`.
     * @return Page<CreditReservation>
     */
    public function listReservations(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $currency = null,
        ?string $source = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('credit.list_reservations', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'source' => $source ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List Credit transactions.
     *
     * Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
     * `amount` is signed, and each transaction includes the balances after it. In each currency,
     * they are in the order in which they were booked. Set `source` to the ID of a send to see its
     * charge, its return and goodwill given for it, or to a prefix such as `top_` for one kind of
     * object.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
     * `reference_not_found`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $currency Returns only transactions in this currency.
     *     Type: `CurrencyInput`.
     * @param ?string $type Returns only transactions of this type.
     *     See `CreditTransactionType`.
     * @param ?string $source Returns only transactions caused by one kind of object, by the prefix
     *     of its IDs: `snd_`, `top_`, `rwd_`, `bch_`, `rsv_`, `cs_` or `prg_`; or by one object, by
     *     its whole ID. The ID of a batch or program finds its reservations and releases; that of a
     *     batch also finds the sends of its lines.
     *     Type: `CreditSourceFilter`.
     * @return Page<CreditTransaction>
     */
    public function listTransactions(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $currency = null,
        ?string $type = null,
        ?string $source = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('credit.list_transactions', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'currency' => $currency ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'source' => $source ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Set your Credit alerts.
     *
     * Sets your Credit alerts. The request replaces all settings: omitted fields return to their
     * defaults. We send `credit.balance.low` with the sale that takes the available Credit below
     * the threshold: once, and again only after the Credit has been at 110 % of the threshold or
     * more. A threshold above your current Credit fires nothing until then.
     *
     * The event is sent whatever the channels. `email` and `sms` also notify the contact and the
     * support number of your account, as shown in `recipients`.
     *
     * With `shortfall_projection`, we add up the expected total of your schedules for the next
     * `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
     * available Credit, we send `credit.shortfall.projected` with the first day on which it is
     * short: once for each currency and day.
     *
     * Errors: `invalid_amount`.
     *
     * @param array<string, ?string>|null $low_balance Available Credit below which you receive an
     *     alert. Omitted currencies have no alert.
     * @param ?bool $shortfall_projection Whether to compare upcoming schedules with your Credit.
     * @param ?int $shortfall_days Number of days of schedules to compare.
     *     Type: `ShortfallDays`.
     * @param list<string>|null $channels Channels by which you receive alerts. Default: `webhook`.
     */
    public function updateAlerts(
        ?array $low_balance = null,
        ?bool $shortfall_projection = null,
        ?int $shortfall_days = null,
        ?array $channels = null,
        ?RequestOptions $requestOptions = null,
    ): CreditAlerts {
        return $this->callJson('credit.update_alerts', [], [
            'low_balance' => Encode::object($low_balance) ?? NotGiven::Value,
            'shortfall_projection' => $shortfall_projection ?? NotGiven::Value,
            'shortfall_days' => $shortfall_days ?? NotGiven::Value,
            'channels' => $channels ?? NotGiven::Value,
        ], $requestOptions);
    }
}
