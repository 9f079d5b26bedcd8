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

/** The methods of {@code blocklist}. */
public final class BlocklistResource extends Resource {
  /** Of a client with these settings. */
  public BlocklistResource(Settings settings) {
    super(settings);
  }

  /**
   * Block a phone number or meter.
   *
   * <p>Blocks a phone number or meter. From now on sends, batches, schedules and rewards to it fail with
   * {@code target_blocked}, and scheduled ones fail when they are due. Sends already dispatched continue.
   * The block applies to the whole account and only in live mode: a test key gets 403
   * {@code live_mode_only}. Returns 409 {@code duplicate_resource} if the target is already blocked.
   *
   * <p>Errors: {@code invalid_phone}, {@code live_mode_only}, {@code duplicate_resource}.
   */
  public BlockedTarget create(BlocklistCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public BlockedTarget create(BlocklistCreateParams params, RequestOptions options) {
    return json("blocklist.create", path(), params, options, BlockedTarget::of);
  }

  /**
   * Unblock a phone number or meter.
   *
   * <p>Unblocks a phone number or meter immediately. Requests that were rejected are not repeated: send
   * them again with new references.
   */
  public BlockedTarget delete(String entryId) {
    return delete(entryId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public BlockedTarget delete(String entryId, RequestOptions options) {
    return json("blocklist.delete", path("entry_id", entryId), Params.NONE, options, BlockedTarget::of);
  }

  /**
   * Retrieve a blocklist entry.
   *
   * <p>Retrieves a blocklist entry: its reason and how many requests it stopped. Use {@code last_hit_at} to
   * see whether anyone still tries.
   */
  public BlockedTarget get(String entryId) {
    return get(entryId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public BlockedTarget get(String entryId, RequestOptions options) {
    return json("blocklist.get", path("entry_id", entryId), Params.NONE, options, BlockedTarget::of);
  }

  /** As the next one, without parameters. */
  public Page<BlockedTarget> list() {
    return list(BlocklistListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List the blocklist.
   *
   * <p>Lists blocked targets, newest first. Use {@code target} to check whether a number or meter is blocked
   * before you promise to serve a customer.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_phone}, {@code conflicting_parameters}.
   */
  public Page<BlockedTarget> list(BlocklistListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<BlockedTarget> list(BlocklistListParams params, RequestOptions options) {
    return page("blocklist.list", path(), params, options, BlockedTarget::of);
  }
}
