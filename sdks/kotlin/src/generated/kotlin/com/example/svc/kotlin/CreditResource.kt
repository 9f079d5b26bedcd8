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

/** The methods of `credit`. */
public class CreditResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve your Credit.
   *
   * Returns your prepaid Credit in both currencies. Sales are charged to `available`. `reserved` is
   * for batches and programs. `in_flight` is already charged for sends that have not ended, and is
   * returned if they fail. Currencies are never exchanged.
   */
  public suspend fun get(
    options: RequestOptions = RequestOptions.NONE,
  ): Credit =
    json("credit.get", mapOf(), Params.NONE, options, Credit::of)

  /**
   * Retrieve your Credit alerts.
   *
   * Returns your Credit alerts: their thresholds and channels. `last_fired` is the time of the last
   * low-balance alert in each currency.
   */
  public suspend fun getAlerts(
    options: RequestOptions = RequestOptions.NONE,
  ): CreditAlerts =
    json("credit.get_alerts", mapOf(), Params.NONE, options, CreditAlerts::of)

  /**
   * Retrieve a Credit reservation.
   *
   * Returns a reservation: how much was used, released and is still reserved. Find its ID in
   * `reservation` of a program, `reservations` of a batch, or `data.object` of `credit.reserved` and
   * `credit.released`.
   */
  public suspend fun getReservation(
    reservationId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): CreditReservation =
    json("credit.get_reservation", mapOf("reservation_id" to reservationId), Params.NONE, options, CreditReservation::of)

  /**
   * Retrieve a Credit transaction.
   *
   * Returns a Credit transaction. Transactions never change.
   */
  public suspend fun getTransaction(
    transactionId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): CreditTransaction =
    json("credit.get_transaction", mapOf("transaction_id" to transactionId), Params.NONE, options, CreditTransaction::of)

  /**
   * List Credit reservations.
   *
   * Lists the Credit reserved for batches and programs, newest first. Filter by `status=active` to
   * see what makes up `reserved` in `GET /credit`. `source` is the batch or program.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
   * `reference_not_found`.
   */
  public suspend fun listReservations(
    params: CreditListReservationsParams = CreditListReservationsParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<CreditReservation> =
    page("credit.list_reservations", mapOf(), params, options, CreditReservation::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listReservations(
    options: RequestOptions = RequestOptions.NONE,
    build: CreditListReservationsParams.Builder.() -> Unit,
  ): Page<CreditReservation> =
    listReservations(CreditListReservationsParams.builder().apply(build).build(), options)

  /**
   * List Credit transactions.
   *
   * Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
   * `amount` is signed, and each transaction includes the balances after it. In each currency, they
   * are in the order in which they were booked. Set `source` to the ID of a send to see its charge,
   * its return and goodwill given for it, or to a prefix such as `top_` for one kind of object.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_currency`, `conflicting_parameters`,
   * `reference_not_found`.
   */
  public suspend fun listTransactions(
    params: CreditListTransactionsParams = CreditListTransactionsParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<CreditTransaction> =
    page("credit.list_transactions", mapOf(), params, options, CreditTransaction::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listTransactions(
    options: RequestOptions = RequestOptions.NONE,
    build: CreditListTransactionsParams.Builder.() -> Unit,
  ): Page<CreditTransaction> =
    listTransactions(CreditListTransactionsParams.builder().apply(build).build(), options)

  /**
   * Set your Credit alerts.
   *
   * Sets your Credit alerts. The request replaces all settings: omitted fields return to their
   * defaults. We send `credit.balance.low` with the sale that takes the available Credit below the
   * threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
   * threshold above your current Credit fires nothing until then.
   *
   * The event is sent whatever the channels. `email` and `sms` also notify the contact and the
   * support number of your account, as shown in `recipients`.
   *
   * With `shortfall_projection`, we add up the expected total of your schedules for the next
   * `shortfall_days` every morning at 06:00 in Harare, at face value. If they need more than the
   * available Credit, we send `credit.shortfall.projected` with the first day on which it is short:
   * once for each currency and day.
   *
   * Errors: `invalid_amount`.
   */
  public suspend fun updateAlerts(
    params: CreditUpdateAlertsParams = CreditUpdateAlertsParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): CreditAlerts =
    json("credit.update_alerts", mapOf(), params, options, CreditAlerts::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun updateAlerts(
    options: RequestOptions = RequestOptions.NONE,
    build: CreditUpdateAlertsParams.Builder.() -> Unit,
  ): CreditAlerts =
    updateAlerts(CreditUpdateAlertsParams.builder().apply(build).build(), options)
}
