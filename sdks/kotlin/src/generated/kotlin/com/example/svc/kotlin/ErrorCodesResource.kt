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

/** The methods of `error_codes`. */
public class ErrorCodesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * List error codes.
   *
   * Lists every error code, in alphabetical order, on one page: its status, its category, what
   * happened, what to do next, whether to retry, and the fields of `meta`. Use it to translate errors
   * for your cashiers, or to test that your program handles every code. No key is required. Codes may
   * be added at any time; they are never removed and never change their meaning.
   */
  public suspend fun list(
    options: RequestOptions = RequestOptions.NONE,
  ): Page<ErrorCodeEntry> =
    page("error_codes.list", mapOf(), Params.NONE, options, ErrorCodeEntry::of)
}
