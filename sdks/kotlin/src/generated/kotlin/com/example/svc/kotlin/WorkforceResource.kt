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

/** The methods of `workforce`. */
public class WorkforceResource internal constructor(settings: Settings) : Resource(settings) {
  /** The methods of `workforce_batches`. */
  public val batches: WorkforceBatchesResource get() = WorkforceBatchesResource(settings)

  /** The methods of `workforce_cost_centers`. */
  public val costCenters: WorkforceCostCentersResource get() = WorkforceCostCentersResource(settings)

  /** The methods of `workforce_recipients`. */
  public val recipients: WorkforceRecipientsResource get() = WorkforceRecipientsResource(settings)

  /** The methods of `workforce_schedules`. */
  public val schedules: WorkforceSchedulesResource get() = WorkforceSchedulesResource(settings)

  /**
   * Allocate to people.
   *
   * Allocates airtime or electricity to up to 2,000 people at once. An allocation is a batch: the
   * total is reserved, it requires approval above the account's threshold, and each line becomes a
   * send. `reference` is its number for people and accounting; `batch` is the same batch in
   * `/batches`.
   *
   * Every line must be valid: otherwise the request returns 422 `batch_invalid_lines` and writes
   * nothing. Returns 422 `budget_over_cost_center` if the monthly budget of the cost centre would be
   * exceeded, unless you send `acknowledge_over_budget: true`. Use the preview first.
   *
   * Set `idempotency_key`, or the header, for each allocation: repeating the request returns 200 with
   * the existing allocation and `replayed: true`, and allocates nothing twice.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `batch_too_large`, `reference_not_found`, `conflicting_parameters`, `batch_empty`,
   * `unknown_merge_field`, `sms_too_long`, `product_mismatch`, `data_not_live`,
   * `batch_invalid_lines`, `budget_over_cost_center`, `spend_cap_exceeded`,
   * `reservation_insufficient`.
   */
  public suspend fun allocate(
    params: WorkforceAllocateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceSendResult =
    json("workforce.allocate", mapOf(), params, options, WorkforceSendResult::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun allocate(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceAllocateParams.Builder.() -> Unit,
  ): WorkforceSendResult =
    allocate(WorkforceAllocateParams.builder().apply(build).build(), options)

  /**
   * Retrieve your Workforce access.
   *
   * Retrieves what the caller can do in Workforce: whether it is enabled, what can be allocated, the
   * limits, and the total above which approval is required. Call it once, before you show the screen.
   */
  public suspend fun getAccess(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceAccess =
    json("workforce.get_access", mapOf(), Params.NONE, options, WorkforceAccess::of)

  /**
   * Retrieve the journal.
   *
   * Returns the sends of a period as journal entries: a debit to the code of the cost centre and a
   * credit to your Credit with us, at the price you paid. Sends of an allocation carry its reference;
   * all others of a day are summed. Failed sends are excluded, or reversed on a later day on which
   * their Credit was returned. Debits and credits are always equal.
   *
   * Errors: `reference_not_found`, `time_out_of_range`.
   */
  public suspend fun getJournal(
    params: WorkforceGetJournalParams = WorkforceGetJournalParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceJournal =
    json("workforce.get_journal", mapOf(), params, options, WorkforceJournal::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getJournal(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceGetJournalParams.Builder.() -> Unit,
  ): WorkforceJournal =
    getJournal(WorkforceGetJournalParams.builder().apply(build).build(), options)

  /**
   * Returns the entries as CSV in UTF-8, at most 16 MiB, with a line of headings.
   *
   * Errors: `reference_not_found`, `time_out_of_range`.
   */
  public suspend fun getJournalCsv(
    params: WorkforceGetJournalCsvParams = WorkforceGetJournalCsvParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("workforce.get_journal_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getJournalCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceGetJournalCsvParams.Builder.() -> Unit,
  ): FileResult =
    getJournalCsv(WorkforceGetJournalCsvParams.builder().apply(build).build(), options)

  /**
   * Retrieve the ledger.
   *
   * Returns every transaction of your Credit in a period, newest first and described for accountants,
   * with opening and closing balances. Reservations are not included.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getLedger(
    params: WorkforceGetLedgerParams = WorkforceGetLedgerParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<WorkforceLedgerEntry> =
    page("workforce.get_ledger", mapOf(), params, options, WorkforceLedgerEntry::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getLedger(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceGetLedgerParams.Builder.() -> Unit,
  ): Page<WorkforceLedgerEntry> =
    getLedger(WorkforceGetLedgerParams.builder().apply(build).build(), options)

  /**
   * Returns all rows as CSV in UTF-8, with a line of headings; pages do not matter.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getLedgerCsv(
    params: WorkforceGetLedgerCsvParams = WorkforceGetLedgerCsvParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): FileResult =
    file("workforce.get_ledger_csv", mapOf(), params, options)
  /** The same, with its parameters in a block. */
  public suspend inline fun getLedgerCsv(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceGetLedgerCsvParams.Builder.() -> Unit,
  ): FileResult =
    getLedgerCsv(WorkforceGetLedgerCsvParams.builder().apply(build).build(), options)

  /**
   * Returns the CSV as text inside an object, for clients that cannot take a file.
   *
   * Errors: `invalid_currency`, `time_out_of_range`.
   */
  public suspend fun getLedgerCsvJson(
    params: WorkforceGetLedgerCsvJsonParams = WorkforceGetLedgerCsvJsonParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceExport =
    json("workforce.get_ledger_csv_json", mapOf(), params, options, WorkforceExport::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun getLedgerCsvJson(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceGetLedgerCsvJsonParams.Builder.() -> Unit,
  ): WorkforceExport =
    getLedgerCsvJson(WorkforceGetLedgerCsvJsonParams.builder().apply(build).build(), options)

  /**
   * List meters of people.
   *
   * Lists the electricity meters of your people: who can receive power, when the utility last
   * confirmed each meter, and its last token. The utility is not contacted.
   */
  public suspend fun getMeters(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceMeters =
    json("workforce.get_meters", mapOf(), Params.NONE, options, WorkforceMeters::of)

  /**
   * List products to allocate.
   *
   * Lists the products that can be allocated, by kind: those of `GET /products` that the key is
   * allowed to sell. Pass the `id` of one as `product_ref` of an allocation, or omit it.
   */
  public suspend fun getProducts(
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceProducts =
    json("workforce.get_products", mapOf(), Params.NONE, options, WorkforceProducts::of)

  /**
   * Preview an allocation.
   *
   * Previews an allocation without creating it: the result and cost of each line, the totals, the
   * budget of the cost centre, your Credit, and whether approval is required. It takes the same body,
   * writes nothing and ignores idempotency keys.
   *
   * Errors: `batch_too_large`, `reference_not_found`, `batch_empty`, `unknown_merge_field`,
   * `sms_too_long`, `product_mismatch`, `data_not_live`.
   */
  public suspend fun previewAllocation(
    params: WorkforcePreviewAllocationParams,
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforcePreview =
    json("workforce.preview_allocation", mapOf(), params, options, WorkforcePreview::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun previewAllocation(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforcePreviewAllocationParams.Builder.() -> Unit,
  ): WorkforcePreview =
    previewAllocation(WorkforcePreviewAllocationParams.builder().apply(build).build(), options)
}
