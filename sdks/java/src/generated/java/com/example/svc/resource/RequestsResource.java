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

/** The methods of {@code requests}. */
public final class RequestsResource extends Resource {
  /** Of a client with these settings. */
  public RequestsResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve a request.
   *
   * <p>Returns a request of the last 30 days with both bodies and the events it caused. Tokens, keys and
   * signing secrets are never included, whichever key you use.
   */
  public RequestLog get(String requestId) {
    return get(requestId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RequestLog get(String requestId, RequestOptions options) {
    return json("requests.get", path("request_id", requestId), Params.NONE, options, RequestLog::of);
  }

  /** As the next one, without parameters. */
  public Page<RequestLogLine> list() {
    return list(RequestsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List requests.
   *
   * <p>Lists the requests of the last 30 days, newest first, with any key of the account. Use it when a
   * till reports an error: filter by its key, by {@code status=4xx}, or by the Idempotency-Key on the
   * receipt. A request appears within about two seconds. Requests without a valid key are not listed,
   * and those of the last second before a server failed may be missing.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<RequestLogLine> list(RequestsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<RequestLogLine> list(RequestsListParams params, RequestOptions options) {
    return page("requests.list", path(), params, options, RequestLogLine::of);
  }
}
