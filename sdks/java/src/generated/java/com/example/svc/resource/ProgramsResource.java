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

/** The methods of {@code programs}. */
public final class ProgramsResource extends Resource {
  /** Of a client with these settings. */
  public ProgramsResource(Settings settings) {
    super(settings);
  }

  /**
   * Activate a program.
   *
   * <p>Activates a program so that it gives rewards. It needs at least one of {@code choices} and a budget; if
   * one is missing, the request returns 400 {@code parameter_missing} with its name. The budget of a
   * reserved program is already reserved. If the program is already active, the request returns 200
   * with the program unchanged. Returns 409 {@code invalid_transition} if it is paused or exhausted; resume
   * or fund it instead.
   *
   * <p>Errors: {@code limit_raise_forbidden}, {@code program_closed}, {@code invalid_transition}.
   */
  public Program activate(String programId) {
    return activate(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program activate(String programId, RequestOptions options) {
    return json("programs.activate", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /**
   * Close a program.
   *
   * <p>Closes a program permanently, whatever its status. New rewards return 409 {@code program_closed}.
   * Unclaimed links are revoked immediately and their rewards voided. During {@code close_grace}, seven
   * days by default, you can still release escrow and approve reviews; links that this creates can be
   * claimed until it ends. After that, rewards still in escrow are voided and open reviews are
   * rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
   * them ends. If the program is already closed, the request returns 200 with the program unchanged.
   */
  public Program close(String programId) {
    return close(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program close(String programId, RequestOptions options) {
    return json("programs.close", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /**
   * Create a program.
   *
   * <p>Creates a program as a draft: its budget, reward types, limits and holds. The response contains
   * {@code completions_secret}, which your own systems use to sign completions; store it. With
   * {@code funding: reserve}, the whole budget is reserved from your Credit now; if your Credit is too low,
   * the request returns 402 {@code reservation_insufficient}. With {@code pay_as_you_go}, each reward debits your
   * Credit when it is created, and the value of links and escrow is reserved until they end.
   *
   * <p>If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
   * the rest returns to the budget. Budgets, limits and rewards are counted at face value.
   *
   * <p>Nothing is given away until you activate the program. Add rules with
   * `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
   *
   * <p>A program gives to people who have no key, so a key with {@code spend_caps}, a recipient allowlist, or
   * lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
   * roll its secret or create its links: all of them return 403 {@code limit_raise_forbidden}. A key that
   * is given limits later is held to them: signed completions, check-ins and claims that no other key
   * caused count for the key that created the program, or last activated or resumed it.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code invalid_currency}, {@code invalid_amount}, {@code invalid_duration}, {@code reference_not_found},
   * {@code invalid_url}, {@code invalid_metadata}, {@code conflicting_parameters}, {@code time_out_of_range},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code limit_raise_forbidden}, {@code reservation_insufficient}.
   */
  public Program create(ProgramsCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program create(ProgramsCreateParams params, RequestOptions options) {
    return json("programs.create", path(), params, options, Program::of);
  }

  /** As the next one, without parameters. */
  public Reward createCompletion(String programId) {
    return createCompletion(programId, ProgramsCreateCompletionParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Reward a signed completion.
   *
   * <p>Rewards a person for completing something, without an API key: a survey tool, form or app signs
   * the request with the program's secret instead. The program's limits, fraud rules and budget apply
   * as in {@code POST /rewards}. If the request is rejected, nothing is written, so you can send it again
   * with the same {@code completion_id} once the cause is fixed. If the {@code completion_id} was already used,
   * its existing reward is returned with 200. While an agent waits for approval to reward it, 409
   * {@code reference_in_use} is returned. The reward type follows from {@code meter} or {@code target};
   * otherwise it is the first of the program's {@code choices} that fits.
   *
   * <p>The reward counts towards the caps of the key that created the program, or last activated or
   * resumed it, and must be within its lists of recipients, networks and products.
   *
   * <p>The program's rules for completions are evaluated with the first request, for whoever is
   * rewarded. {@code matches} lists the ones that matched; a rule that gives nothing never fails the
   * request.
   *
   * <p>The header is {@code Svc-Signature: t=<unix>,v1=<hex>}, where hex is the HMAC-SHA256 of {@code t}, a full
   * stop and the raw body, keyed by the whole {@code completions_secret}. Create a new signature for every
   * attempt: a signature is valid for five minutes. Returns 429 {@code completions_throttled} above the
   * program's {@code throttle_per_hour}; wait {@code retry_after} seconds.
   *
   * <p>Errors: {@code signature_invalid}, {@code signature_expired}, {@code reference_not_found}, {@code invalid_phone},
   * {@code invalid_meter_number}, {@code invalid_amount}, {@code invalid_metadata}, {@code conflicting_parameters},
   * {@code reference_in_use}, {@code completions_throttled}, {@code program_closed}, {@code program_not_active},
   * {@code source_not_allowed}, {@code choice_not_allowed}, {@code erased_recipient}, {@code unsupported_network},
   * {@code network_required}, {@code token_phone_required}, {@code product_unavailable}, {@code amount_out_of_range},
   * {@code amount_not_allowed}, {@code target_blocked}, {@code account_too_young}, {@code one_per_phone},
   * {@code reward_cap_reached}, {@code fraud_blocked}, {@code limit_reached}, {@code product_not_allowed},
   * {@code network_not_allowed}, {@code recipient_not_allowed}, {@code meter_quota_exceeded}, {@code power_unavailable},
   * {@code provider_invalid_response}, {@code meter_not_found}, {@code meter_blocked}, {@code meter_currency_mismatch},
   * {@code recipient_cap_exceeded}, {@code spend_cap_exceeded}, {@code program_budget_exceeded},
   * {@code insufficient_credit}.
   */
  public Reward createCompletion(String programId, ProgramsCreateCompletionParams params) {
    return createCompletion(programId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Reward createCompletion(String programId, ProgramsCreateCompletionParams params, RequestOptions options) {
    return json("programs.create_completion", path("program_id", programId), params, options, Reward::of);
  }

  /** As the next one, without parameters. */
  public Program defund(String programId) {
    return defund(programId, ProgramsDefundParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Remove from a program's budget.
   *
   * <p>Removes money from the budget of a program. If the program is reserved, the money becomes
   * available Credit immediately. If {@code amount} is omitted, everything that escrow and unclaimed links
   * have not earmarked is removed. Returns 402 {@code program_budget_exceeded} if {@code amount} is more than
   * that. A program with nothing left becomes exhausted.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_amount}, {@code program_closed}, {@code program_budget_exceeded}.
   */
  public Program defund(String programId, ProgramsDefundParams params) {
    return defund(programId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program defund(String programId, ProgramsDefundParams params, RequestOptions options) {
    return json("programs.defund", path("program_id", programId), params, options, Program::of);
  }

  /**
   * Delete a program.
   *
   * <p>Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
   * rewards remain readable. If the program is already closed, the request returns 200 with the
   * program unchanged.
   */
  public Program delete(String programId) {
    return delete(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program delete(String programId, RequestOptions options) {
    return json("programs.delete", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /**
   * Add to a program's budget.
   *
   * <p>Adds to the budget of a program. If the program is reserved, the same amount is added to its
   * reservation from your Credit; if your Credit is too low, the request returns 402
   * {@code reservation_insufficient} and nothing changes. A budget is at most 9999999.99: above that, the
   * request returns 422 {@code amount_out_of_range}. An exhausted program becomes active again.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code invalid_amount}, {@code limit_raise_forbidden}, {@code program_closed},
   * {@code amount_out_of_range}, {@code reservation_insufficient}.
   */
  public Program fund(String programId, ProgramsFundParams params) {
    return fund(programId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program fund(String programId, ProgramsFundParams params, RequestOptions options) {
    return json("programs.fund", path("program_id", programId), params, options, Program::of);
  }

  /**
   * Retrieve a program.
   *
   * <p>Retrieves a program with its current budget. Use it to monitor a campaign: {@code remaining} is the
   * money left, and {@code counts} how its rewards ended. The secret is never returned again.
   */
  public Program get(String programId) {
    return get(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program get(String programId, RequestOptions options) {
    return json("programs.get", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /** As the next one, without parameters. */
  public Page<Program> list() {
    return list(ProgramsListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List programs.
   *
   * <p>Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
   * or with {@code status=exhausted} to find programs that need more budget.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code conflicting_parameters}.
   */
  public Page<Program> list(ProgramsListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Program> list(ProgramsListParams params, RequestOptions options) {
    return page("programs.list", path(), params, options, Program::of);
  }

  /** As the next one, without parameters. */
  public Page<ProgramRule> listRules(String programId) {
    return listRules(programId, ProgramsListRulesParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List the rules of a program.
   *
   * <p>Lists the rules of a program on one page, in the order they are evaluated. Rules that were
   * omitted from the last set are included, switched off, with their match counts.
   */
  public Page<ProgramRule> listRules(String programId, ProgramsListRulesParams params) {
    return listRules(programId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<ProgramRule> listRules(String programId, ProgramsListRulesParams params, RequestOptions options) {
    return page("programs.list_rules", path("program_id", programId), params, options, ProgramRule::of);
  }

  /**
   * Pause a program.
   *
   * <p>Pauses a program. New rewards, completions and claims return 409 {@code program_not_active}; rewards
   * already being sent continue. The budget is unchanged. If the program is already paused, the
   * request returns 200 with the program unchanged. Returns 409 {@code invalid_transition} if it is a draft
   * or exhausted.
   *
   * <p>Errors: {@code program_closed}, {@code invalid_transition}.
   */
  public Program pause(String programId) {
    return pause(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program pause(String programId, RequestOptions options) {
    return json("programs.pause", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /**
   * Resume a program.
   *
   * <p>Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
   * those completions again with the same {@code completion_id}. If the program is already active, the
   * request returns 200 with the program unchanged. Returns 409 {@code invalid_transition} for any other
   * status.
   *
   * <p>Errors: {@code limit_raise_forbidden}, {@code program_closed}, {@code invalid_transition}.
   */
  public Program resume(String programId) {
    return resume(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program resume(String programId, RequestOptions options) {
    return json("programs.resume", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /**
   * Roll a program's secret.
   *
   * <p>Rolls the secret that signs a program's completions and returns the new secret once. The old
   * secret stays valid for 24 hours, so that you can update your systems without an interruption.
   * Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
   * Use it if a secret may have leaked.
   *
   * <p>Errors: {@code limit_raise_forbidden}, {@code program_closed}.
   */
  public Program rollSecret(String programId) {
    return rollSecret(programId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program rollSecret(String programId, RequestOptions options) {
    return json("programs.roll_secret", path("program_id", programId), Params.NONE, options, Program::of);
  }

  /**
   * Set the rules of a program.
   *
   * <p>Replaces the whole set of rules of a program. A rule whose {@code id} exists replaces that rule and
   * keeps its count; a rule without {@code id} is new; rules that you omit are switched off but never
   * erased. To change one rule, retrieve all rules, edit them, and send all of them back.
   *
   * <p>At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
   * {@code limit_reached} if there are more. The conditions of a program's rules, and those of all active
   * rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
   * cannot depend on chance: {@code lottery} and {@code prize_draw} return {@code rule_not_allowed}.
   *
   * <p>Errors: {@code reference_not_found}, {@code rule_not_allowed}, {@code invalid_amount}, {@code invalid_duration},
   * {@code invalid_time}, {@code limit_raise_forbidden}, {@code conflicting_parameters}, {@code time_out_of_range},
   * {@code program_closed}, {@code choice_not_allowed}, {@code limit_reached}.
   */
  public ProgramRuleList setRules(String programId, ProgramsSetRulesParams params) {
    return setRules(programId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ProgramRuleList setRules(String programId, ProgramsSetRulesParams params, RequestOptions options) {
    return json("programs.set_rules", path("program_id", programId), params, options, ProgramRuleList::of);
  }

  /** As the next one, without parameters. */
  public Program update(String programId) {
    return update(programId, ProgramsUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a program.
   *
   * <p>Updates a program that is not closed. Omitted fields keep their value. Everything except the
   * currency and the funding can change. Changes apply to rewards created from now on; existing
   * rewards keep their terms. Returns 402 {@code program_budget_exceeded} if the new budget is below what
   * is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.
   *
   * <p>Errors: {@code invalid_amount}, {@code invalid_duration}, {@code reference_not_found}, {@code invalid_url},
   * {@code invalid_metadata}, {@code conflicting_parameters}, {@code time_out_of_range}, {@code unknown_merge_field},
   * {@code sms_too_long}, {@code limit_raise_forbidden}, {@code program_closed}, {@code program_budget_exceeded},
   * {@code reservation_insufficient}.
   */
  public Program update(String programId, ProgramsUpdateParams params) {
    return update(programId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Program update(String programId, ProgramsUpdateParams params, RequestOptions options) {
    return json("programs.update", path("program_id", programId), params, options, Program::of);
  }
}
