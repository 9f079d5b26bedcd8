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

/** The methods of {@code credit}. */
public final class CreditResource extends Resource {
  /** Of a client with these settings. */
  public CreditResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve your Credit.
   *
   * <p>Returns your prepaid Credit in both currencies. Sales are charged to {@code available}. {@code reserved} is
   * for batches and programs. {@code in_flight} is already charged for sends that have not ended, and is
   * returned if they fail. Currencies are never exchanged.
   */
  public Credit get() {
    return get(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Credit get(RequestOptions options) {
    return json("credit.get", path(), Params.NONE, options, Credit::of);
  }

  /**
   * Retrieve your Credit alerts.
   *
   * <p>Returns your Credit alerts: their thresholds and channels. {@code last_fired} is the time of the last
   * low-balance alert in each currency.
   */
  public CreditAlerts getAlerts() {
    return getAlerts(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CreditAlerts getAlerts(RequestOptions options) {
    return json("credit.get_alerts", path(), Params.NONE, options, CreditAlerts::of);
  }

  /**
   * Retrieve a Credit reservation.
   *
   * <p>Returns a reservation: how much was used, released and is still reserved. Find its ID in
   * {@code reservation} of a program, {@code reservations} of a batch, or {@code data.object} of {@code credit.reserved} and
   * {@code credit.released}.
   */
  public CreditReservation getReservation(String reservationId) {
    return getReservation(reservationId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CreditReservation getReservation(String reservationId, RequestOptions options) {
    return json("credit.get_reservation", path("reservation_id", reservationId), Params.NONE, options, CreditReservation::of);
  }

  /**
   * Retrieve a Credit transaction.
   *
   * <p>Returns a Credit transaction. Transactions never change.
   */
  public CreditTransaction getTransaction(String transactionId) {
    return getTransaction(transactionId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CreditTransaction getTransaction(String transactionId, RequestOptions options) {
    return json("credit.get_transaction", path("transaction_id", transactionId), Params.NONE, options, CreditTransaction::of);
  }

  /** As the next one, without parameters. */
  public Page<CreditReservation> listReservations() {
    return listReservations(CreditListReservationsParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List Credit reservations.
   *
   * <p>Lists the Credit reserved for batches and programs, newest first. Filter by {@code status=active} to
   * see what makes up {@code reserved} in {@code GET /credit}. {@code source} is the batch or program.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_currency}, {@code conflicting_parameters},
   * {@code reference_not_found}.
   */
  public Page<CreditReservation> listReservations(CreditListReservationsParams params) {
    return listReservations(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<CreditReservation> listReservations(CreditListReservationsParams params, RequestOptions options) {
    return page("credit.list_reservations", path(), params, options, CreditReservation::of);
  }

  /** As the next one, without parameters. */
  public Page<CreditTransaction> listTransactions() {
    return listTransactions(CreditListTransactionsParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List Credit transactions.
   *
   * <p>Lists every change to your Credit, newest first: sales, returns, top-ups and reservations.
   * {@code amount} is signed, and each transaction includes the balances after it. In each currency, they
   * are in the order in which they were booked. Set {@code source} to the ID of a send to see its charge,
   * its return and goodwill given for it, or to a prefix such as {@code top_} for one kind of object.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_currency}, {@code conflicting_parameters},
   * {@code reference_not_found}.
   */
  public Page<CreditTransaction> listTransactions(CreditListTransactionsParams params) {
    return listTransactions(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<CreditTransaction> listTransactions(CreditListTransactionsParams params, RequestOptions options) {
    return page("credit.list_transactions", path(), params, options, CreditTransaction::of);
  }

  /** As the next one, without parameters. */
  public CreditAlerts updateAlerts() {
    return updateAlerts(CreditUpdateAlertsParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Set your Credit alerts.
   *
   * <p>Sets your Credit alerts. The request replaces all settings: omitted fields return to their
   * defaults. We send {@code credit.balance.low} with the sale that takes the available Credit below the
   * threshold: once, and again only after the Credit has been at 110 % of the threshold or more. A
   * threshold above your current Credit fires nothing until then.
   *
   * <p>The event is sent whatever the channels. {@code email} and {@code sms} also notify the contact and the
   * support number of your account, as shown in {@code recipients}.
   *
   * <p>With {@code shortfall_projection}, we add up the expected total of your schedules for the next
   * {@code shortfall_days} every morning at 06:00 in Harare, at face value. If they need more than the
   * available Credit, we send {@code credit.shortfall.projected} with the first day on which it is short:
   * once for each currency and day.
   *
   * <p>Errors: {@code invalid_amount}.
   */
  public CreditAlerts updateAlerts(CreditUpdateAlertsParams params) {
    return updateAlerts(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public CreditAlerts updateAlerts(CreditUpdateAlertsParams params, RequestOptions options) {
    return json("credit.update_alerts", path(), params, options, CreditAlerts::of);
  }
}
