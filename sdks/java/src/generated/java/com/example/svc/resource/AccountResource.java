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

/** The methods of {@code account}. */
public final class AccountResource extends Resource {
  /** Of a client with these settings. */
  public AccountResource(Settings settings) {
    super(settings);
  }

  /**
   * Retrieve your account.
   *
   * <p>Returns the account of the key: the organisation in the key's mode. Use it to check that a key
   * works, which mode it uses, and whether the account can sell. For balances, see {@code GET /credit}.
   */
  public Account get() {
    return get(RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Account get(RequestOptions options) {
    return json("account.get", path(), Params.NONE, options, Account::of);
  }

  /** As the next one, without parameters. */
  public Page<AccountActivity> listActivity() {
    return listActivity(AccountListActivityParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List activity.
   *
   * <p>Lists what happened in the account in the last 30 days, newest first: its events and, for a key
   * with {@code account:manage}, the entries of the audit log. The feed is meant for people. A program that
   * must not miss anything should read {@code GET /events}.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}.
   */
  public Page<AccountActivity> listActivity(AccountListActivityParams params) {
    return listActivity(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<AccountActivity> listActivity(AccountListActivityParams params, RequestOptions options) {
    return page("account.list_activity", path(), params, options, AccountActivity::of);
  }

  /** As the next one, without parameters. */
  public Account update() {
    return update(AccountUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update your account.
   *
   * <p>Changes the settings of the account. Omitted fields keep their value. Use it to sign text
   * messages with the name of your shop, to require a second person's approval for large batches, or
   * to guard a busy till against entering the same sale twice. The change applies from the next
   * request; existing sends keep the settings they were created with. The change is recorded in the
   * audit log.
   *
   * <p>The key must have been created by an owner or admin, and for {@code default_api_version} by an owner.
   * Only a person in the dashboard can set {@code agent_live_enabled}: setting it with a key returns 403
   * {@code dashboard_only}.
   *
   * <p>Errors: {@code role_required}, {@code invalid_phone}, {@code invalid_amount}, {@code invalid_metadata},
   * {@code dashboard_only}.
   */
  public Account update(AccountUpdateParams params) {
    return update(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Account update(AccountUpdateParams params, RequestOptions options) {
    return json("account.update", path(), params, options, Account::of);
  }
}
