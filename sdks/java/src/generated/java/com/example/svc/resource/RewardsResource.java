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

/** The methods of {@code rewards}. */
public final class RewardsResource extends Resource {
  /** Of a client with these settings. */
  public RewardsResource(Settings settings) {
    super(settings);
  }

  /** As the next one, without parameters. */
  public Reward get(String rewardId) {
    return get(rewardId, RewardsGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a reward.
   *
   * <p>Retrieves a reward with its status: whether the person has received it and, if not, what it is
   * waiting for. {@code send} is the send that pays it out.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public Reward get(String rewardId, RewardsGetParams params) {
    return get(rewardId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Reward get(String rewardId, RewardsGetParams params, RequestOptions options) {
    return json("rewards.get", path("reward_id", rewardId), params, options, Reward::of);
  }

  /** As the next one, without parameters. */
  public Page<Reward> list() {
    return list(RewardsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List rewards.
   *
   * <p>Lists rewards, newest first. Use it to see what a person has received ({@code recipient}), whether a
   * completion was rewarded ({@code completion_id}), or what is held in escrow ({@code status=held}). Multiple
   * filters are combined with AND.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code invalid_expand},
   * {@code conflicting_parameters}.
   */
  public Page<Reward> list(RewardsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Reward> list(RewardsListParams params, RequestOptions options) {
    return page("rewards.list", path(), params, options, Reward::of);
  }
}
