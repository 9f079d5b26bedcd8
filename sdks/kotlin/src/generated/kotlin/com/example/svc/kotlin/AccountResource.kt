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
}
