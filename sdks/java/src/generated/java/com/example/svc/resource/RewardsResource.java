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

  /**
   * Create a reward.
   *
   * <p>Gives a person a reward for something completed. The program's limits, fraud rules and budget are
   * checked atomically: concurrent requests can never exceed a limit together. If the request is
   * rejected, nothing is written, so you can send the same {@code completion_id} again once the cause is
   * gone: after 402 {@code program_budget_exceeded} when the program has budget, after 422
   * {@code reward_cap_reached} when the day or month of the limit is over.
   *
   * <p>With {@code delivery: direct}, the reward is sent immediately. With {@code link} or {@code choice}, a link for
   * the person is created, and the reward is {@code pending} until it is claimed; expand {@code link} to read its
   * {@code url}. Its amount stays earmarked until then, and returns to the budget if the link expires or is
   * revoked. Fraud rules judge the claim. With {@code hold}, or if the program's {@code hold}
   * requires it, the reward is {@code held} in escrow until you release it, or under review until someone
   * approves it; only then is its link created. The {@code reward.*} events report what happens next.
   *
   * <p>If the {@code completion_id} was already used in the program, its existing reward is returned with 200,
   * whatever the body contains, and nothing is paid. If you pass a recipient as an object with a
   * phone number and no recipient matches, one is created.
   *
   * <p>If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to no
   * recipient and is not on its {@code recipient_allowlist}, an {@code agent_approval} is returned with 202 and
   * nothing is given until a person approves. The {@code completion_id} stays bound to the approval: the
   * agent gets it again with its current status, and anyone else gets 409 {@code reference_in_use} while it
   * is open. Once it is carried out, the {@code completion_id} returns the reward. Agent keys cannot create
   * links: {@code delivery: link} or {@code choice} returns 403 {@code key_kind_not_allowed} with {@code param: delivery}.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount},
   * {@code invalid_meter_number}, {@code invalid_time}, {@code invalid_metadata}, {@code conflicting_parameters},
   * {@code time_out_of_range}, {@code reference_in_use}, {@code program_closed}, {@code program_not_active},
   * {@code source_not_allowed}, {@code choice_not_allowed}, {@code erased_recipient}, {@code product_mismatch},
   * {@code unsupported_network}, {@code network_required}, {@code token_phone_required}, {@code data_not_live},
   * {@code bundle_unavailable}, {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed},
   * {@code target_blocked}, {@code account_too_young}, {@code one_per_phone}, {@code reward_cap_reached},
   * {@code fraud_blocked}, {@code limit_reached}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code meter_quota_exceeded}, {@code power_unavailable},
   * {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked}, {@code meter_currency_mismatch},
   * {@code recipient_cap_exceeded}, {@code spend_cap_exceeded}, {@code program_budget_exceeded},
   * {@code insufficient_credit}.
   */
  public RewardOrApproval create(RewardsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardOrApproval create(RewardsCreateParams params, RequestOptions options) {
    return json("rewards.create", path(), params, options, RewardOrApproval::of);
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

  /** As the next one, without parameters. */
  public Reward release(String rewardId) {
    return release(rewardId, RewardsReleaseParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Release a reward from escrow.
   *
   * <p>Releases a reward from escrow and sends it, optionally for less than was held; the rest returns
   * to the budget. With {@code delivery: link} or {@code choice}, its link is created, and it is sent once it is
   * claimed. Use it once the condition of the reward is met: the order is paid, or the return
   * window is over. After the program is closed, this is possible during {@code close_grace}.
   *
   * <p>If the reward was already released, the request returns 200 with the reward unchanged. Returns
   * 409 {@code reward_not_releasable} if it is under review; approve the review instead. Returns 422
   * {@code amount_out_of_range} if {@code amount} is more than the reward. The limits of the key that releases it
   * apply, as to a send.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_amount}, {@code reward_not_releasable}, {@code erased_recipient},
   * {@code product_not_allowed}, {@code network_not_allowed}, {@code recipient_not_allowed},
   * {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked},
   * {@code recipient_cap_exceeded}, {@code spend_cap_exceeded}.
   */
  public Reward release(String rewardId, RewardsReleaseParams params) {
    return release(rewardId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Reward release(String rewardId, RewardsReleaseParams params, RequestOptions options) {
    return json("rewards.release", path("reward_id", rewardId), params, options, Reward::of);
  }

  /**
   * Runs every check of a reward without giving it. Returns a {@code reward_validation} that lists every problem. No {@code Idempotency-Key} is needed.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount},
   * {@code invalid_meter_number}, {@code invalid_time}, {@code invalid_metadata}, {@code conflicting_parameters},
   * {@code time_out_of_range}, {@code reference_in_use}, {@code program_closed}, {@code program_not_active},
   * {@code source_not_allowed}, {@code choice_not_allowed}, {@code erased_recipient}, {@code product_mismatch},
   * {@code unsupported_network}, {@code network_required}, {@code token_phone_required}, {@code data_not_live},
   * {@code bundle_unavailable}, {@code product_unavailable}, {@code amount_out_of_range}, {@code amount_not_allowed},
   * {@code target_blocked}, {@code account_too_young}, {@code one_per_phone}, {@code reward_cap_reached},
   * {@code fraud_blocked}, {@code limit_reached}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code meter_quota_exceeded}, {@code power_unavailable},
   * {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked}, {@code meter_currency_mismatch},
   * {@code recipient_cap_exceeded}, {@code spend_cap_exceeded}, {@code program_budget_exceeded},
   * {@code insufficient_credit}.
   */
  public RewardValidation validate(RewardsValidateParams params) {
    return validate(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public RewardValidation validate(RewardsValidateParams params, RequestOptions options) {
    return json("rewards.validate", path(), params, options, RewardValidation::of);
  }

  /**
   * Void a reward.
   *
   * <p>Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
   * claimed. Its budget returns to the program, its link is revoked, and its {@code completion_id} stays
   * used. If the reward is already voided, the request returns 200 with the reward unchanged. Returns
   * 409 {@code reward_not_voidable} in any other status; a reward under review must be rejected there.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reward_not_voidable}.
   */
  public Reward void_(String rewardId) {
    return void_(rewardId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Reward void_(String rewardId, RequestOptions options) {
    return json("rewards.void", path("reward_id", rewardId), Params.NONE, options, Reward::of);
  }
}
