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

/** The methods of `account`. */
public class AccountResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Retrieve your account.
   *
   * Returns the account of the key: the organisation in the key's mode. Use it to check that a key
   * works, which mode it uses, and whether the account can sell. For balances, see `GET /credit`.
   */
  public suspend fun get(
    options: RequestOptions = RequestOptions.NONE,
  ): Account =
    json("account.get", mapOf(), Params.NONE, options, Account::of)

  /**
   * List activity.
   *
   * Lists what happened in the account in the last 30 days, newest first: its events and, for a key
   * with `account:manage`, the entries of the audit log. The feed is meant for people. A program that
   * must not miss anything should read `GET /events`.
   *
   * Errors: `invalid_cursor`, `invalid_time`.
   */
  public suspend fun listActivity(
    params: AccountListActivityParams = AccountListActivityParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<AccountActivity> =
    page("account.list_activity", mapOf(), params, options, AccountActivity::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listActivity(
    options: RequestOptions = RequestOptions.NONE,
    build: AccountListActivityParams.Builder.() -> Unit,
  ): Page<AccountActivity> =
    listActivity(AccountListActivityParams.builder().apply(build).build(), options)

  /**
   * Update your account.
   *
   * Changes the settings of the account. Omitted fields keep their value. Use it to sign text
   * messages with the name of your shop, to require a second person's approval for large batches, or
   * to guard a busy till against entering the same sale twice. The change applies from the next
   * request; existing sends keep the settings they were created with. The change is recorded in the
   * audit log.
   *
   * The key must have been created by an owner or admin, and for `default_api_version` by an owner.
   * Only a person in the dashboard can set `agent_live_enabled`: setting it with a key returns 403
   * `dashboard_only`.
   *
   * Errors: `role_required`, `invalid_phone`, `invalid_amount`, `invalid_metadata`,
   * `dashboard_only`.
   */
  public suspend fun update(
    params: AccountUpdateParams = AccountUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Account =
    json("account.update", mapOf(), params, options, Account::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    options: RequestOptions = RequestOptions.NONE,
    build: AccountUpdateParams.Builder.() -> Unit,
  ): Account =
    update(AccountUpdateParams.builder().apply(build).build(), options)
}
