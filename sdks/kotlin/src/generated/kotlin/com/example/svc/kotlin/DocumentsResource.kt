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

/** The methods of `documents`. */
public class DocumentsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve a document.
   *
   * Returns a document with the status of its review and, if our staff rejected it, the reason. The
   * file cannot be downloaded.
   */
  public suspend fun get(
    documentId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Document =
    json("documents.get", mapOf("document_id" to documentId), Params.NONE, options, Document::of)

  /**
   * List documents.
   *
   * Lists the uploaded documents, newest first. Use `status=rejected` to find documents that you must
   * upload again. A key with only `sends:read` or `sends:write` sees only `dispute_evidence`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: DocumentsListParams = DocumentsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Document> =
    page("documents.list", mapOf(), params, options, Document::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: DocumentsListParams.Builder.() -> Unit,
  ): Page<Document> =
    list(DocumentsListParams.builder().apply(build).build(), options)

  /**
   * Upload a document.
   *
   * Uploads a document for the dealer application or for a dispute, as a form with the fields
   * `purpose` and `file`: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
   * response into `documents` of the application, or into `evidence.attachments` of the dispute. The
   * file is stored encrypted, shown only to our staff, and cannot be downloaded; compare `sha256`
   * with the hash of your file.
   *
   * A key with only `sends:write` can upload `dispute_evidence`; any other purpose returns 403
   * `insufficient_scope`. The first bytes of the file determine its type: a file of another type
   * returns 400 `parameter_invalid`, whatever its name and declared type. At most 100 documents can
   * wait for review; the next returns 409 `limit_reached`.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `limit_reached`.
   */
  public suspend fun upload(
    params: DocumentsUploadParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Document =
    json("documents.upload", mapOf(), params, options, Document::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun upload(
    options: RequestOptions = RequestOptions.NONE,
    build: DocumentsUploadParams.Builder.() -> Unit,
  ): Document =
    upload(DocumentsUploadParams.builder().apply(build).build(), options)
}
