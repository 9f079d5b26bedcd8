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

/** The methods of {@code statements}. */
public final class StatementsResource extends Resource {
  /** Of a client with these settings. */
  public StatementsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve a statement.
   *
   * <p>Returns what changed your Credit in one month and currency: the opening and closing balance,
   * top-ups, charges for sends, and returns, with the sends broken down by type, cost centre and key.
   * Months are in Harare time. On the dealer tier it adds what you sold at face value, what you paid
   * for it, and what you earned. The statement of a past month is final three days after the month
   * ends.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public Statement get(StatementsGetParams params) {
    return get(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Statement get(StatementsGetParams params, RequestOptions options) {
    return json("statements.get", path(), params, options, Statement::of);
  }

  /**
   * Download a statement as CSV.
   *
   * <p>Returns every transaction that changed your Credit in a month, oldest first, as CSV: a header
   * line, then one line per transaction with the balances after it and, for a send, what was sold.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FileResult getCsv(StatementsGetCsvParams params) {
    return getCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getCsv(StatementsGetCsvParams params, RequestOptions options) {
    return file("statements.get_csv", path(), params, options);
  }

  /**
   * Download a statement as PDF.
   *
   * <p>Returns a statement as A4 pages, to print or to send to your accountant.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FileResult getPdf(StatementsGetPdfParams params) {
    return getPdf(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getPdf(StatementsGetPdfParams params, RequestOptions options) {
    return file("statements.get_pdf", path(), params, options);
  }
}
