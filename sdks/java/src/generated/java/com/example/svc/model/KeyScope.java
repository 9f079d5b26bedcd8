// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A permission of an API key.
 */
public final class KeyScope {
  private KeyScope() {}

  /**
   * Read networks and products.
   */
  public static final String CATALOG_READ = "catalog:read";

  /**
   * Look up phone numbers and meters, and create quotes.
   */
  public static final String LOOKUPS_READ = "lookups:read";

  /**
   * Read sends, batches, schedules, disputes and checkout sessions.
   */
  public static final String SENDS_READ = "sends:read";

  /**
   * Create, cancel and change sends, and open disputes and checkout sessions.
   */
  public static final String SENDS_WRITE = "sends:write";

  /**
   * Read power tokens in clear text.
   */
  public static final String TOKENS_READ = "tokens:read";

  /**
   * Create, cancel and approve batches.
   */
  public static final String BATCHES_WRITE = "batches:write";

  /**
   * Create and change schedules.
   */
  public static final String SCHEDULES_WRITE = "schedules:write";

  /**
   * Read Credit and statements.
   */
  public static final String CREDIT_READ = "credit:read";

  /**
   * Top up your Credit.
   */
  public static final String CREDIT_TOPUP = "credit:topup";

  /**
   * Read recipients, groups and cost centres.
   */
  public static final String RECIPIENTS_READ = "recipients:read";

  /**
   * Create and change recipients, groups and cost centres.
   */
  public static final String RECIPIENTS_WRITE = "recipients:write";

  /**
   * Read rewards, reward links and reviews.
   */
  public static final String REWARDS_READ = "rewards:read";

  /**
   * Create rewards and reward links.
   */
  public static final String REWARDS_WRITE = "rewards:write";

  /**
   * Manage programs and decide reviews.
   */
  public static final String PROGRAMS_MANAGE = "programs:manage";

  /**
   * Manage webhook endpoints and read events.
   */
  public static final String WEBHOOKS_MANAGE = "webhooks:manage";

  /**
   * Read reports, activity and events.
   */
  public static final String REPORTS_READ = "reports:read";

  /**
   * Allocate airtime, data and electricity to employees.
   */
  public static final String WORKFORCE_ADMIN = "workforce:admin";

  /**
   * Manage family members of the account.
   */
  public static final String FAMILY_WRITE = "family:write";

  /**
   * Manage the account, its members and its keys.
   */
  public static final String ACCOUNT_MANAGE = "account:manage";
}
