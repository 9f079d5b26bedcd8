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

/** The methods of {@code documents}. */
public final class DocumentsResource extends Resource {
  /** Of a client with these settings. */
  public DocumentsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve a document.
   *
   * <p>Returns a document with the status of its review and, if our staff rejected it, the reason. The
   * file cannot be downloaded.
   */
  public Document get(String documentId) {
    return get(documentId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Document get(String documentId, RequestOptions options) {
    return json("documents.get", path("document_id", documentId), Params.NONE, options, Document::of);
  }

  /** As the next one, without parameters. */
  public Page<Document> list() {
    return list(DocumentsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List documents.
   *
   * <p>Lists the uploaded documents, newest first. Use {@code status=rejected} to find documents that you must
   * upload again. A key with only {@code sends:read} or {@code sends:write} sees only {@code dispute_evidence}.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Document> list(DocumentsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Document> list(DocumentsListParams params, RequestOptions options) {
    return page("documents.list", path(), params, options, Document::of);
  }

  /**
   * Upload a document.
   *
   * <p>Uploads a document for the dealer application or for a dispute, as a form with the fields
   * {@code purpose} and {@code file}: a PDF, JPEG or PNG; the whole form has at most 10 MiB. Put the ID of the
   * response into {@code documents} of the application, or into {@code evidence.attachments} of the dispute. The
   * file is stored encrypted, shown only to our staff, and cannot be downloaded; compare {@code sha256}
   * with the hash of your file.
   *
   * <p>A key with only {@code sends:write} can upload {@code dispute_evidence}; any other purpose returns 403
   * {@code insufficient_scope}. The first bytes of the file determine its type: a file of another type
   * returns 400 {@code parameter_invalid}, whatever its name and declared type. At most 100 documents can
   * wait for review; the next returns 409 {@code limit_reached}.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code limit_reached}.
   */
  public Document upload(DocumentsUploadParams params) {
    return upload(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Document upload(DocumentsUploadParams params, RequestOptions options) {
    return json("documents.upload", path(), params, options, Document::of);
  }
}
