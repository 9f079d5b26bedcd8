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

/** The methods of {@code audit_log}. */
public final class AuditLogResource extends Resource {
  /** Of a client with these settings. */
  public AuditLogResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Page<AuditEvent> list() {
    return list(AuditLogListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List the audit log.
   *
   * <p>Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
   * accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
   * permanently. Sales are not included; see {@code GET /sends}.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<AuditEvent> list(AuditLogListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<AuditEvent> list(AuditLogListParams params, RequestOptions options) {
    return page("audit_log.list", path(), params, options, AuditEvent::of);
  }
}
