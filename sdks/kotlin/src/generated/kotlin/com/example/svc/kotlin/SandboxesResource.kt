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

/** The methods of `sandboxes`. */
public class SandboxesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Create a sandbox.
   *
   * Creates a test account with test Credit and a secret key that can do everything in it, without
   * signing up. Nothing real can be sold with it. Use it to build and test an integration before a
   * person is involved; for an AI agent, create an agent key with `POST /keys`.
   *
   * Give `claim_url` to a person. They enter their email address, sign in with the code that is sent
   * to it, and become the owner of the organisation; keys and objects stay as they are. An unclaimed
   * sandbox is deleted with everything in it after 14 days.
   *
   * An address can create 5 sandboxes within 24 hours, and all addresses together 500: above that,
   * the request returns 429 `rate_limited` with `retry_after`. Repeating a request creates another
   * sandbox. Returns 403 `sandboxes_off` on a server that does not offer sandboxes.
   *
   * Errors: `sandboxes_off`.
   */
  public suspend fun create(
    params: SandboxesCreateParams = SandboxesCreateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Sandbox =
    json("sandboxes.create", mapOf(), params, options, Sandbox::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: SandboxesCreateParams.Builder.() -> Unit,
  ): Sandbox =
    create(SandboxesCreateParams.builder().apply(build).build(), options)
}
