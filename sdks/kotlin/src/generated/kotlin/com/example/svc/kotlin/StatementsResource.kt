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

/** The methods of `statements`. */
public class StatementsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a statement.
   *
   * Returns what changed your Credit in one month and currency: the opening and closing balance,
   * top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
   * Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
   * for it, and what you earned. The statement of a past month is final three days after the month
   * ends.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun get(
    params: StatementsGetParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Statement =
    json("statements.get", mapOf(), params, options, Statement::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    options: RequestOptions = RequestOptions.NONE,
    build: StatementsGetParams.Builder.() -> Unit,
  ): Statement =
    get(StatementsGetParams.builder().apply(build).build(), options)

  /**
   * Download a statement as CSV.
   *
   * Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
   * line, then one line per transaction with the balances after it and, for a send, what was sold.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getCsv(
    params: StatementsGetCsvParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("statements.get_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: StatementsGetCsvParams.Builder.() -> Unit,
  ): FileResult =
    getCsv(StatementsGetCsvParams.builder().apply(build).build(), options)

  /**
   * Download a statement as PDF.
   *
   * Returns a statement as A4 pages, to print or to send to your accountant.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getPdf(
    params: StatementsGetPdfParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("statements.get_pdf", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getPdf(
    options: RequestOptions = RequestOptions.NONE,
    build: StatementsGetPdfParams.Builder.() -> Unit,
  ): FileResult =
    getPdf(StatementsGetPdfParams.builder().apply(build).build(), options)
}
