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

/** The methods of `reports`. */
public class ReportsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a failure report.
   *
   * Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
   * numbers (`invalid_target`, `wrong_network`) or a network that has problems.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getFailures(
    params: ReportsGetFailuresParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FailureReport =
    json("reports.get_failures", mapOf(), params, options, FailureReport::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getFailures(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetFailuresParams.Builder.() -> Unit,
  ): FailureReport =
    getFailures(ReportsGetFailuresParams.builder().apply(build).build(), options)

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getFailuresCsv(
    params: ReportsGetFailuresCsvParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("reports.get_failures_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getFailuresCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetFailuresCsvParams.Builder.() -> Unit,
  ): FileResult =
    getFailuresCsv(ReportsGetFailuresCsvParams.builder().apply(build).build(), options)

  /**
   * Retrieve a program report.
   *
   * Returns the performance of your programs in a period: budget, rewards and cost per completion.
   * Use it to see which programs are worth their budget and which are running out.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getPrograms(
    params: ReportsGetProgramsParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ProgramReport =
    json("reports.get_programs", mapOf(), params, options, ProgramReport::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getPrograms(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetProgramsParams.Builder.() -> Unit,
  ): ProgramReport =
    getPrograms(ReportsGetProgramsParams.builder().apply(build).build(), options)

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getProgramsCsv(
    params: ReportsGetProgramsCsvParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("reports.get_programs_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getProgramsCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetProgramsCsvParams.Builder.() -> Unit,
  ): FileResult =
    getProgramsCsv(ReportsGetProgramsCsvParams.builder().apply(build).build(), options)

  /**
   * Reconcile a day.
   *
   * Returns a daily reconciliation by till: what was sold on the day, and how much of it was
   * delivered, returned or is unresolved. Compare `opened` with the cash in each till, and check
   * `unresolved` the next morning. Requesting the same day again shows the current outcome of its
   * sends.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getReconciliation(
    params: ReportsGetReconciliationParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ReconciliationReport =
    json("reports.get_reconciliation", mapOf(), params, options, ReconciliationReport::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getReconciliation(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetReconciliationParams.Builder.() -> Unit,
  ): ReconciliationReport =
    getReconciliation(ReportsGetReconciliationParams.builder().apply(build).build(), options)

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getReconciliationCsv(
    params: ReportsGetReconciliationCsvParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("reports.get_reconciliation_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getReconciliationCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetReconciliationCsvParams.Builder.() -> Unit,
  ): FileResult =
    getReconciliationCsv(ReportsGetReconciliationCsvParams.builder().apply(build).build(), options)

  /**
   * Retrieve a spend report.
   *
   * Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
   * cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
   * were created, in Harare; `delivered`, `failed` and `credited_back` show their current outcome.
   * This report shows what was sold; the monthly statement shows what happened to your Credit.
   *
   * Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
   */
  public suspend fun getSpend(
    params: ReportsGetSpendParams,
    options: RequestOptions = RequestOptions.NONE,
  ): SpendReport =
    json("reports.get_spend", mapOf(), params, options, SpendReport::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getSpend(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetSpendParams.Builder.() -> Unit,
  ): SpendReport =
    getSpend(ReportsGetSpendParams.builder().apply(build).build(), options)

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * Errors: `invalid_currency`, `reference_not_found`, `time_out_of_range`.
   */
  public suspend fun getSpendCsv(
    params: ReportsGetSpendCsvParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("reports.get_spend_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getSpendCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: ReportsGetSpendCsvParams.Builder.() -> Unit,
  ): FileResult =
    getSpendCsv(ReportsGetSpendCsvParams.builder().apply(build).build(), options)
}
