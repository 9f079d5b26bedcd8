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

/** The methods of `blocklist`. */
public class BlocklistResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Block a phone number or meter.
   *
   * Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
   * `target_blocked`, and scheduled ones fail when they are due. Sends already dispatched continue.
   * The block applies to the whole account and only in live mode: a test key gets 403
   * `live_mode_only`. Returns 409 `duplicate_resource` if the target is already blocked.
   *
   * Errors: `invalid_phone`, `live_mode_only`, `duplicate_resource`.
   */
  public suspend fun create(
    params: BlocklistCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): BlockedTarget =
    json("blocklist.create", mapOf(), params, options, BlockedTarget::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: BlocklistCreateParams.Builder.() -> Unit,
  ): BlockedTarget =
    create(BlocklistCreateParams.builder().apply(build).build(), options)

  /**
   * Unblock a phone number or meter.
   *
   * Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
   * them again with new references.
   */
  public suspend fun delete(
    entryId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): BlockedTarget =
    json("blocklist.delete", mapOf("entry_id" to entryId), Params.NONE, options, BlockedTarget::of)

  /**
   * Retrieve a blocklist entry.
   *
   * Retrieves a blocklist entry: its reason and how many requests it stopped. Use `last_hit_at` to
   * see whether anyone still tries.
   */
  public suspend fun get(
    entryId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): BlockedTarget =
    json("blocklist.get", mapOf("entry_id" to entryId), Params.NONE, options, BlockedTarget::of)

  /**
   * List the blocklist.
   *
   * Lists blocked targets, newest first. Use `target` to check whether a number or meter is blocked
   * before you promise to serve a customer.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_phone`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: BlocklistListParams = BlocklistListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<BlockedTarget> =
    page("blocklist.list", mapOf(), params, options, BlockedTarget::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: BlocklistListParams.Builder.() -> Unit,
  ): Page<BlockedTarget> =
    list(BlocklistListParams.builder().apply(build).build(), options)
}
