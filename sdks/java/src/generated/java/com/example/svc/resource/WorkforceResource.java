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

/** The methods of {@code workforce}. */
public final class WorkforceResource extends Resource {
  /** Of a client with these settings. */
  public WorkforceResource(Settings settings) {
    super(settings);
  }

  /** The methods of {@code workforce_batches}. */
  public WorkforceBatchesResource batches() {
    return new WorkforceBatchesResource(settings);
  }

  /** The methods of {@code workforce_cost_centers}. */
  public WorkforceCostCentersResource costCenters() {
    return new WorkforceCostCentersResource(settings);
  }

  /** The methods of {@code workforce_recipients}. */
  public WorkforceRecipientsResource recipients() {
    return new WorkforceRecipientsResource(settings);
  }

  /** The methods of {@code workforce_schedules}. */
  public WorkforceSchedulesResource schedules() {
    return new WorkforceSchedulesResource(settings);
  }

  /**
   * Allocate to people.
   *
   * <p>Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
   * total is reserved, it requires approval above the account's threshold, and each line becomes a
   * send. {@code reference} is its number for people and accounting; {@code batch} is the same batch in
   * {@code /batches}.
   *
   * <p>Every line must be valid: otherwise the request returns 422 {@code batch_invalid_lines} and writes
   * nothing. Returns 422 {@code budget_over_cost_center} if the monthly budget of the cost centre would be
   * exceeded, unless you send {@code acknowledge_over_budget: true}. Use the preview first.
   *
   * <p>Set {@code idempotency_key}, or the header, for each allocation: repeating the request returns 200 with
   * the existing allocation and {@code replayed: true}, and allocates nothing twice.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code batch_too_large}, {@code reference_not_found}, {@code conflicting_parameters}, {@code batch_empty},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code product_mismatch}, {@code data_not_live},
   * {@code batch_invalid_lines}, {@code budget_over_cost_center}, {@code spend_cap_exceeded},
   * {@code reservation_insufficient}.
   */
  public WorkforceSendResult allocate(WorkforceAllocateParams params) {
    return allocate(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceSendResult allocate(WorkforceAllocateParams params, RequestOptions options) {
    return json("workforce.allocate", path(), params, options, WorkforceSendResult::of);
  }

  /**
   * Retrieve your Workforce access.
   *
   * <p>Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
   * limits, and the total above which approval is required. Call it once, before you show the screen.
   */
  public WorkforceAccess getAccess() {
    return getAccess(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceAccess getAccess(RequestOptions options) {
    return json("workforce.get_access", path(), Params.NONE, options, WorkforceAccess::of);
  }

  /** As the next one, without parameters. */
  public WorkforceJournal getJournal() {
    return getJournal(WorkforceGetJournalParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve the journal.
   *
   * <p>Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
   * credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
   * all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
   * their Credit was returned. Debits and credits are always equal.
   *
   * <p>Errors: {@code reference_not_found}, {@code time_out_of_range}.
   */
  public WorkforceJournal getJournal(WorkforceGetJournalParams params) {
    return getJournal(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceJournal getJournal(WorkforceGetJournalParams params, RequestOptions options) {
    return json("workforce.get_journal", path(), params, options, WorkforceJournal::of);
  }

  /** As the next one, without parameters. */
  public FileResult getJournalCsv() {
    return getJournalCsv(WorkforceGetJournalCsvParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
   *
   * <p>Errors: {@code reference_not_found}, {@code time_out_of_range}.
   */
  public FileResult getJournalCsv(WorkforceGetJournalCsvParams params) {
    return getJournalCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getJournalCsv(WorkforceGetJournalCsvParams params, RequestOptions options) {
    return file("workforce.get_journal_csv", path(), params, options);
  }

  /** As the next one, without parameters. */
  public Page<WorkforceLedgerEntry> getLedger() {
    return getLedger(WorkforceGetLedgerParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve the ledger.
   *
   * <p>Returns every transaction of your Credit in a period, newest first and described for accountants,
   * with opening and closing balances. Reservations are not included.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public Page<WorkforceLedgerEntry> getLedger(WorkforceGetLedgerParams params) {
    return getLedger(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<WorkforceLedgerEntry> getLedger(WorkforceGetLedgerParams params, RequestOptions options) {
    return page("workforce.get_ledger", path(), params, options, WorkforceLedgerEntry::of);
  }

  /** As the next one, without parameters. */
  public FileResult getLedgerCsv() {
    return getLedgerCsv(WorkforceGetLedgerCsvParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public FileResult getLedgerCsv(WorkforceGetLedgerCsvParams params) {
    return getLedgerCsv(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public FileResult getLedgerCsv(WorkforceGetLedgerCsvParams params, RequestOptions options) {
    return file("workforce.get_ledger_csv", path(), params, options);
  }

  /** As the next one, without parameters. */
  public WorkforceExport getLedgerCsvJson() {
    return getLedgerCsvJson(WorkforceGetLedgerCsvJsonParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Returns the CSV as text inside an object, for clients that cannot take a file.
   *
   * <p>Errors: {@code invalid_currency}, {@code time_out_of_range}.
   */
  public WorkforceExport getLedgerCsvJson(WorkforceGetLedgerCsvJsonParams params) {
    return getLedgerCsvJson(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceExport getLedgerCsvJson(WorkforceGetLedgerCsvJsonParams params, RequestOptions options) {
    return json("workforce.get_ledger_csv_json", path(), params, options, WorkforceExport::of);
  }

  /**
   * List meters of people.
   *
   * <p>Lists the electricity meters of your people: who can receive power, when the utility last
   * confirmed each meter, and its last token. The utility is not contacted.
   */
  public WorkforceMeters getMeters() {
    return getMeters(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceMeters getMeters(RequestOptions options) {
    return json("workforce.get_meters", path(), Params.NONE, options, WorkforceMeters::of);
  }

  /**
   * List products to allocate.
   *
   * <p>Lists the products that can be allocated, by kind: those of {@code GET /products} that the key is
   * allowed to sell. Pass the {@code id} of one as {@code product_ref} of an allocation, or omit it.
   */
  public WorkforceProducts getProducts() {
    return getProducts(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforceProducts getProducts(RequestOptions options) {
    return json("workforce.get_products", path(), Params.NONE, options, WorkforceProducts::of);
  }

  /**
   * Preview an allocation.
   *
   * <p>Previews an allocation without creating it: the result and cost of each line, the totals, the
   * budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
   * writes nothing and ignores idempotency keys.
   *
   * <p>Errors: {@code batch_too_large}, {@code reference_not_found}, {@code batch_empty}, {@code unknown_merge_field},
   * {@code sms_too_long}, {@code product_mismatch}, {@code data_not_live}.
   */
  public WorkforcePreview previewAllocation(WorkforcePreviewAllocationParams params) {
    return previewAllocation(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public WorkforcePreview previewAllocation(WorkforcePreviewAllocationParams params, RequestOptions options) {
    return json("workforce.preview_allocation", path(), params, options, WorkforcePreview::of);
  }
}
