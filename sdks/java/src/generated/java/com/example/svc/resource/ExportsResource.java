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

/** The methods of {@code exports}. */
public final class ExportsResource extends Resource {
  /** Of a client with these settings. */
  public ExportsResource(Settings settings) {
    super(settings);
  }

  /**
   * Create an export.
   *
   * <p>Creates an export, which writes many objects to one file in the background. Returns 202 with
   * {@code status: pending}; retrieve the export every few seconds until it is {@code ready}, then download the
   * file from {@code download_url}. It is kept for seven days.
   *
   * <p>The key needs {@code reports:read} and the read scope of the exported objects. Filters are those of the
   * list of that kind; an unknown filter returns 400 {@code unknown_parameter}. Power tokens are masked
   * unless you set {@code include_tokens} and the key has {@code tokens:read}. An account can create six exports
   * and batches per minute. Each export is recorded in the audit log.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_time}, {@code invalid_phone}, {@code time_out_of_range}, {@code reference_not_found},
   * {@code tokens_read_required}.
   */
  public Export create(ExportsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Export create(ExportsCreateParams params, RequestOptions options) {
    return json("exports.create", path(), params, options, Export::of);
  }

  /**
   * Retrieve an export.
   *
   * <p>Retrieves an export. Once it is {@code ready}, each retrieval returns a new {@code download_url}, valid for
   * 15 minutes. Download the file and compare its {@code size} and {@code sha256}.
   *
   * <p>The link is only returned to keys that could have created the export: in addition to
   * {@code reports:read}, the key needs the read scope of the export's {@code kind}, and {@code tokens:read} if the
   * file contains unmasked power tokens. For other keys {@code download_url} is null.
   */
  public Export get(String exportId) {
    return get(exportId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Export get(String exportId, RequestOptions options) {
    return json("exports.get", path("export_id", exportId), Params.NONE, options, Export::of);
  }

  /** As the next one, without parameters. */
  public Page<Export> list() {
    return list(ExportsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List exports.
   *
   * <p>Lists your exports, newest first, including those whose files were deleted. Use it to find a file
   * within its seven days; retrieve the export to get a new link. {@code download_url} is null if the key
   * lacks the read scope of the export's kind.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Export> list(ExportsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Export> list(ExportsListParams params, RequestOptions options) {
    return page("exports.list", path(), params, options, Export::of);
  }
}
