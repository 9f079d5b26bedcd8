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

/** The methods of `search`. */
public class SearchResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Search all objects.
   *
   * Finds sends, recipients, rewards, top-ups and batches by anything that is printed or known of
   * them: receipt numbers, your references, those of networks, utilities and payers, phone numbers
   * (of the sale, its token or who was notified), meters, tokens and their last four digits, names,
   * titles and IDs. Use it when a customer calls. It searches the kinds that the key can read, and
   * returns the ten newest matches of each.
   */
  public suspend fun find(
    params: SearchFindParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Search =
    json("search.find", mapOf(), params, options, Search::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun find(
    options: RequestOptions = RequestOptions.NONE,
    build: SearchFindParams.Builder.() -> Unit,
  ): Search =
    find(SearchFindParams.builder().apply(build).build(), options)
}
