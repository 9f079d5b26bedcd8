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

/** The methods of `exports`. */
public class ExportsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create an export.
   *
   * Creates an export, which writes many objects to one file in the background. Returns 202 with
   * `status: pending`; retrieve the export every few seconds until it is `ready`, then download the
   * file from `download_url`. It is kept for seven days.
   *
   * The key needs `reports:read` and the read scope of the exported objects. Filters are those of the
   * list of that kind; an unknown filter returns 400 `unknown_parameter`. Power tokens are masked
   * unless you set `include_tokens` and the key has `tokens:read`. An account can create six exports
   * and batches per minute. Each export is recorded in the audit log.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_time`, `invalid_phone`, `time_out_of_range`, `reference_not_found`,
   * `tokens_read_required`.
   */
  public suspend fun create(
    params: ExportsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Export =
    json("exports.create", mapOf(), params, options, Export::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: ExportsCreateParams.Builder.() -> Unit,
  ): Export =
    create(ExportsCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve an export.
   *
   * Retrieves an export. Once it is `ready`, each retrieval returns a new `download_url`, valid for
   * 15 minutes. Download the file and compare its `size` and `sha256`.
   *
   * The link is only returned to keys that could have created the export: in addition to
   * `reports:read`, the key needs the read scope of the export's `kind`, and `tokens:read` if the
   * file contains unmasked power tokens. For other keys `download_url` is null.
   */
  public suspend fun get(
    exportId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Export =
    json("exports.get", mapOf("export_id" to exportId), Params.NONE, options, Export::of)

  /**
   * List exports.
   *
   * Lists your exports, newest first, including those whose files were deleted. Use it to find a file
   * within its seven days; retrieve the export to get a new link. `download_url` is null if the key
   * lacks the read scope of the export's kind.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: ExportsListParams = ExportsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Export> =
    page("exports.list", mapOf(), params, options, Export::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: ExportsListParams.Builder.() -> Unit,
  ): Page<Export> =
    list(ExportsListParams.builder().apply(build).build(), options)
}
