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

/** The methods of `programs`. */
public class ProgramsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Activate a program.
   *
   * Activates a program so that it gives rewards. It needs at least one of `choices` and a budget; if
   * one is missing, the request returns 400 `parameter_missing` with its name. The budget of a
   * reserved program is already reserved. If the program is already active, the request returns 200
   * with the program unchanged. Returns 409 `invalid_transition` if it is paused or exhausted; resume
   * or fund it instead.
   *
   * Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
   */
  public suspend fun activate(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.activate", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * Close a program.
   *
   * Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
   * Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
   * days by default, you can still release escrow and approve reviews; links that this creates can be
   * claimed until it ends. After that, rewards still in escrow are voided and open reviews are
   * rejected. Money not earmarked for them returns to your Credit immediately, the rest as each of
   * them ends. If the program is already closed, the request returns 200 with the program unchanged.
   */
  public suspend fun close(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.close", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * Create a program.
   *
   * Creates a program as a draft: its budget, reward types, limits and holds. The response contains
   * `completions_secret`, which your own systems use to sign completions; store it. With
   * `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too low,
   * the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward debits your
   * Credit when it is created, and the value of links and escrow is reserved until they end.
   *
   * If a bundle costs less than the reward, the reward's amount becomes the price of the bundle and
   * the rest returns to the budget. Budgets, limits and rewards are counted at face value.
   *
   * Nothing is given away until you activate the program. Add rules with
   * `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
   *
   * A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist, or
   * lists of networks or products cannot create, activate, resume, fund or update one, set its rules,
   * roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A key that
   * is given limits later is held to them: signed completions, check-ins and claims that no other key
   * caused count for the key that created the program, or last activated or resumed it.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
   * `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
   */
  public suspend fun create(
    params: ProgramsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.create", mapOf(), params, options, Program::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsCreateParams.Builder.() -> Unit,
  ): Program =
    create(ProgramsCreateParams.builder().apply(build).build(), options)

  /**
   * Reward a signed completion.
   *
   * Rewards a person for completing something, without an API key: a survey tool, form or app signs
   * the request with the program's secret instead. The program's limits, fraud rules and budget apply
   * as in `POST /rewards`. If the request is rejected, nothing is written, so you can send it again
   * with the same `completion_id` once the cause is fixed. If the `completion_id` was already used,
   * its existing reward is returned with 200. While an agent waits for approval to reward it, 409
   * `reference_in_use` is returned. The reward type follows from `meter` or `target`;
   * otherwise it is the first of the program's `choices` that fits.
   *
   * The reward counts towards the caps of the key that created the program, or last activated or
   * resumed it, and must be within its lists of recipients, networks and products.
   *
   * The program's rules for completions are evaluated with the first request, for whoever is
   * rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
   * request.
   *
   * The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
   * stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for every
   * attempt: a signature is valid for five minutes. Returns 429 `completions_throttled` above the
   * program's `throttle_per_hour`; wait `retry_after` seconds.
   *
   * Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
   * `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
   * `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
   * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
   * `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
   * `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
   * `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
   * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
   * `insufficient_credit`.
   */
  public suspend fun createCompletion(
    programId: String,
    params: ProgramsCreateCompletionParams = ProgramsCreateCompletionParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Reward =
    json("programs.create_completion", mapOf("program_id" to programId), params, options, Reward::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun createCompletion(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsCreateCompletionParams.Builder.() -> Unit,
  ): Reward =
    createCompletion(programId, ProgramsCreateCompletionParams.builder().apply(build).build(), options)

  /**
   * Remove from a program's budget.
   *
   * Removes money from the budget of a program. If the program is reserved, the money becomes
   * available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed links
   * have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is more than
   * that. A program with nothing left becomes exhausted.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
   */
  public suspend fun defund(
    programId: String,
    params: ProgramsDefundParams = ProgramsDefundParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.defund", mapOf("program_id" to programId), params, options, Program::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun defund(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsDefundParams.Builder.() -> Unit,
  ): Program =
    defund(programId, ProgramsDefundParams.builder().apply(build).build(), options)

  /**
   * Delete a program.
   *
   * Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and its
   * rewards remain readable. If the program is already closed, the request returns 200 with the
   * program unchanged.
   */
  public suspend fun delete(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.delete", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * Add to a program's budget.
   *
   * Adds to the budget of a program. If the program is reserved, the same amount is added to its
   * reservation from your Credit; if your Credit is too low, the request returns 402
   * `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that, the
   * request returns 422 `amount_out_of_range`. An exhausted program becomes active again.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
   * `amount_out_of_range`, `reservation_insufficient`.
   */
  public suspend fun fund(
    programId: String,
    params: ProgramsFundParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.fund", mapOf("program_id" to programId), params, options, Program::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun fund(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsFundParams.Builder.() -> Unit,
  ): Program =
    fund(programId, ProgramsFundParams.builder().apply(build).build(), options)

  /**
   * Retrieve a program.
   *
   * Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
   * money left, and `counts` how its rewards ended. The secret is never returned again.
   */
  public suspend fun get(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.get", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * List programs.
   *
   * Lists your programs, newest first, with their remaining budgets. Use it to find a program's ID,
   * or with `status=exhausted` to find programs that need more budget.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: ProgramsListParams = ProgramsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Program> =
    page("programs.list", mapOf(), params, options, Program::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsListParams.Builder.() -> Unit,
  ): Page<Program> =
    list(ProgramsListParams.builder().apply(build).build(), options)

  /**
   * List the rules of a program.
   *
   * Lists the rules of a program on one page, in the order they are evaluated. Rules that were
   * omitted from the last set are included, switched off, with their match counts.
   */
  public suspend fun listRules(
    programId: String,
    params: ProgramsListRulesParams = ProgramsListRulesParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<ProgramRule> =
    page("programs.list_rules", mapOf("program_id" to programId), params, options, ProgramRule::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listRules(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsListRulesParams.Builder.() -> Unit,
  ): Page<ProgramRule> =
    listRules(programId, ProgramsListRulesParams.builder().apply(build).build(), options)

  /**
   * Pause a program.
   *
   * Pauses a program. New rewards, completions and claims return 409 `program_not_active`; rewards
   * already being sent continue. The budget is unchanged. If the program is already paused, the
   * request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is a draft
   * or exhausted.
   *
   * Errors: `program_closed`, `invalid_transition`.
   */
  public suspend fun pause(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.pause", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * Resume a program.
   *
   * Resumes a paused program. Requests that were rejected while it was paused are not replayed: send
   * those completions again with the same `completion_id`. If the program is already active, the
   * request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any other
   * status.
   *
   * Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
   */
  public suspend fun resume(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.resume", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * Roll a program's secret.
   *
   * Rolls the secret that signs a program's completions and returns the new secret once. The old
   * secret stays valid for 24 hours, so that you can update your systems without an interruption.
   * Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was lost.
   * Use it if a secret may have leaked.
   *
   * Errors: `limit_raise_forbidden`, `program_closed`.
   */
  public suspend fun rollSecret(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.roll_secret", mapOf("program_id" to programId), Params.NONE, options, Program::of)

  /**
   * Set the rules of a program.
   *
   * Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
   * keeps its count; a rule without `id` is new; rules that you omit are switched off but never
   * erased. To change one rule, retrieve all rules, edit them, and send all of them back.
   *
   * At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
   * `limit_reached` if there are more. The conditions of a program's rules, and those of all active
   * rules of an account, can have at most 1 MiB. Rules apply to what happens from now on. Rewards
   * cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.
   *
   * Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
   * `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
   * `program_closed`, `choice_not_allowed`, `limit_reached`.
   */
  public suspend fun setRules(
    programId: String,
    params: ProgramsSetRulesParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ProgramRuleList =
    json("programs.set_rules", mapOf("program_id" to programId), params, options, ProgramRuleList::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun setRules(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsSetRulesParams.Builder.() -> Unit,
  ): ProgramRuleList =
    setRules(programId, ProgramsSetRulesParams.builder().apply(build).build(), options)

  /**
   * Update a program.
   *
   * Updates a program that is not closed. Omitted fields keep their value. Everything except the
   * currency and the funding can change. Changes apply to rewards created from now on; existing
   * rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below what
   * is spent and earmarked. If the program is reserved, a larger budget is reserved immediately.
   *
   * Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
   * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
   * `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
   * `reservation_insufficient`.
   */
  public suspend fun update(
    programId: String,
    params: ProgramsUpdateParams = ProgramsUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Program =
    json("programs.update", mapOf("program_id" to programId), params, options, Program::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    programId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ProgramsUpdateParams.Builder.() -> Unit,
  ): Program =
    update(programId, ProgramsUpdateParams.builder().apply(build).build(), options)
}
