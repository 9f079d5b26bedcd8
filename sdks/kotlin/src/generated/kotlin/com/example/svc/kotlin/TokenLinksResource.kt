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

/** The methods of `token_links`. */
public class TokenLinksResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Read the tokens behind a link.
   *
   * Returns the tokens of a power send once, within 15 minutes of the webhook that contained the link
   * as `data.object.token_url`. No key is needed: anyone with the link can read it, but only once.
   * Each delivery attempt creates a new link and invalidates the previous one.
   *
   * A `HEAD` request does not use up the link.
   *
   * Errors: `token_link_used`.
   */
  public suspend fun get(
    secret: String,
    params: TokenLinksGetParams = TokenLinksGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): TokenLink =
    json("token_links.get", mapOf("secret" to secret), params, options, TokenLink::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    secret: String,
    options: RequestOptions = RequestOptions.NONE,
    build: TokenLinksGetParams.Builder.() -> Unit,
  ): TokenLink =
    get(secret, TokenLinksGetParams.builder().apply(build).build(), options)
}
