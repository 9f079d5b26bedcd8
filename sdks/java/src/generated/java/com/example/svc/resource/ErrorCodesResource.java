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

/** The methods of {@code error_codes}. */
public final class ErrorCodesResource extends Resource {
  /** Of a client with these settings. */
  public ErrorCodesResource(Settings settings) {
    super(settings);
  }

  /**
   * List error codes.
   *
   * <p>Lists every error code, in alphabetical order, on one page: its status, its category, what
   * happened, what to do next, whether to retry, and the fields of {@code meta}. Use it to translate errors
   * for your cashiers, or to test that your program handles every code. No key is required. Codes may
   * be added at any time; they are never removed and never change their meaning.
   */
  public Page<ErrorCodeEntry> list() {
    return list(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<ErrorCodeEntry> list(RequestOptions options) {
    return page("error_codes.list", path(), Params.NONE, options, ErrorCodeEntry::of);
  }
}
