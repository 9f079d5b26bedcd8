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
 * Kinds of work that follow the test clock.
 */
public final class TestClockWorkKind {
  private TestClockWorkKind() {}

  /**
   * Sends to dispatch, or whose status must be checked with the network.
   */
  public static final String SEND = "send";

  /**
   * Batches with lines to send, or whose end must be checked.
   */
  public static final String BATCH = "batch";

  /**
   * Schedules with a day to announce or to run.
   */
  public static final String SCHEDULE = "schedule";

  /**
   * Text messages and emails to send, or whose delivery must be checked.
   */
  public static final String MESSAGE = "message";

  /**
   * Events that are not assigned to every webhook endpoint yet, counted once per endpoint.
   */
  public static final String EVENT = "event";

  /**
   * Webhook deliveries to attempt.
   */
  public static final String WEBHOOK_DELIVERY = "webhook_delivery";

  /**
   * Webhook replays in progress.
   */
  public static final String WEBHOOK_REPLAY = "webhook_replay";

  /**
   * Keys that expire, or whose replaced secret expires.
   */
  public static final String KEY = "key";

  /**
   * Recipients whose personal data must be erased.
   */
  public static final String RECIPIENT = "recipient";

  /**
   * Test Credit to restore for the day.
   */
  public static final String TEST_CREDIT = "test_credit";

  /**
   * Schedules to compare with your Credit.
   */
  public static final String CREDIT_PROJECTION = "credit_projection";

  /**
   * Top-ups whose payment must be checked.
   */
  public static final String TOPUP = "topup";

  /**
   * Requests of agents that expire, or that are approved and not carried out yet.
   */
  public static final String AGENT_APPROVAL = "agent_approval";

  /**
   * Closed programs whose links or held rewards must be ended.
   */
  public static final String PROGRAM = "program";

  /**
   * Rewards that expire, or whose review must be resolved.
   */
  public static final String REWARD = "reward";

  /**
   * Referrals whose 90 days to qualify are over.
   */
  public static final String REFERRAL = "referral";

  /**
   * Reward links that expire.
   */
  public static final String REWARD_LINK = "reward_link";

  /**
   * Exports to write, or whose file must be deleted.
   */
  public static final String EXPORT = "export";

  /**
   * Disputes whose step has come.
   */
  public static final String DISPUTE = "dispute";

  /**
   * Dealer applications whose step has come.
   */
  public static final String DEALER_APPLICATION = "dealer_application";

  /**
   * A checkout session to expire, or its review to decide.
   */
  public static final String CHECKOUT_SESSION = "checkout_session";
}
