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

/** The methods of `audit_log`. */
public class AuditLogResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * List the audit log.
   *
   * Lists who did what in the account, newest first: keys created, changed, rolled and revoked, terms
   * accepted, test accounts reset. Use it to find out who removed a limit, and when. Entries are kept
   * permanently. Sales are not included; see `GET /sends`.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: AuditLogListParams = AuditLogListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<AuditEvent> =
    page("audit_log.list", mapOf(), params, options, AuditEvent::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: AuditLogListParams.Builder.() -> Unit,
  ): Page<AuditEvent> =
    list(AuditLogListParams.builder().apply(build).build(), options)
}
