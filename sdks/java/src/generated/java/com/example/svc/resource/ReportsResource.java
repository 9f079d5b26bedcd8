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

/** The methods of {@code reports}. */
public final class ReportsResource extends Resource {
  /** Of a client with these settings. */
  public ReportsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve a failure report.
   *
   * <p>Returns why sends failed in a period, by reason and network. Use it to find a till that mistypes
   * numbers ({@code invalid_target}, {@code wrong_network}) or a network that has problems.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FailureReport getFailures(ReportsGetFailuresParams params) {
    return getFailures(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FailureReport getFailures(ReportsGetFailuresParams params, RequestOptions options) {
    return json("reports.get_failures", path(), params, options, FailureReport::of);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FileResult getFailuresCsv(ReportsGetFailuresCsvParams params) {
    return getFailuresCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getFailuresCsv(ReportsGetFailuresCsvParams params, RequestOptions options) {
    return file("reports.get_failures_csv", path(), params, options);
  }

  /**
   * Retrieve a program report.
   *
   * <p>Returns the performance of your programs in a period: budget, rewards and cost per completion.
   * Use it to see which programs are worth their budget and which are running out.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public ProgramReport getPrograms(ReportsGetProgramsParams params) {
    return getPrograms(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ProgramReport getPrograms(ReportsGetProgramsParams params, RequestOptions options) {
    return json("reports.get_programs", path(), params, options, ProgramReport::of);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FileResult getProgramsCsv(ReportsGetProgramsCsvParams params) {
    return getProgramsCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getProgramsCsv(ReportsGetProgramsCsvParams params, RequestOptions options) {
    return file("reports.get_programs_csv", path(), params, options);
  }

  /**
   * Reconcile a day.
   *
   * <p>Returns a daily reconciliation by till: what was sold on the day, and how much of it was
   * delivered, returned or is unresolved. Compare {@code opened} with the cash in each till, and check
   * {@code unresolved} the next morning. Requesting the same day again shows the current outcome of its
   * sends.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public ReconciliationReport getReconciliation(ReportsGetReconciliationParams params) {
    return getReconciliation(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ReconciliationReport getReconciliation(ReportsGetReconciliationParams params, RequestOptions options) {
    return json("reports.get_reconciliation", path(), params, options, ReconciliationReport::of);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FileResult getReconciliationCsv(ReportsGetReconciliationCsvParams params) {
    return getReconciliationCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getReconciliationCsv(ReportsGetReconciliationCsvParams params, RequestOptions options) {
    return file("reports.get_reconciliation_csv", path(), params, options);
  }

  /**
   * Retrieve a spend report.
   *
   * <p>Returns what was sold in a period and what it cost, grouped by up to two dimensions: by month and
   * cost centre for accounting, by key for your tills, or by recipient. Sends count on the day they
   * were created, in Harare; {@code delivered}, {@code failed} and {@code credited_back} show their current outcome.
   * This report shows what was sold; the monthly statement shows what happened to your Credit.
   *
   * <p>Errors: {@code invalid_currency}, {@code reference_not_found}, {@code time_out_of_range}.
   */
  public SpendReport getSpend(ReportsGetSpendParams params) {
    return getSpend(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public SpendReport getSpend(ReportsGetSpendParams params, RequestOptions options) {
    return json("reports.get_spend", path(), params, options, SpendReport::of);
  }

  /**
   * Returns the rows of the report as CSV in UTF-8, with a line of headings.
   *
   * <p>Errors: {@code invalid_currency}, {@code reference_not_found}, {@code time_out_of_range}.
   */
  public FileResult getSpendCsv(ReportsGetSpendCsvParams params) {
    return getSpendCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getSpendCsv(ReportsGetSpendCsvParams params, RequestOptions options) {
    return file("reports.get_spend_csv", path(), params, options);
  }
}
