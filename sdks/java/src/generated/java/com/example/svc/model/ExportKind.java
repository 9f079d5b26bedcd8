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
 * Kind of objects to export. Creating and downloading an export also require the read scope of its
 * kind.
 */
public final class ExportKind {
  private ExportKind() {}

  /**
   * Sends. Requires the scope {@code sends:read}.
   */
  public static final String SENDS = "sends";

  /**
   * Batches. Requires the scope {@code sends:read}.
   */
  public static final String BATCHES = "batches";

  /**
   * Rewards. Requires the scope {@code rewards:read}.
   */
  public static final String REWARDS = "rewards";

  /**
   * Reward links. Requires the scope {@code rewards:read}; their addresses are null without {@code rewards:write}.
   */
  public static final String REWARD_LINKS = "reward_links";

  /**
   * Credit transactions. Requires the scope {@code credit:read}.
   */
  public static final String CREDIT_TRANSACTIONS = "credit_transactions";

  /**
   * Recipients. Requires the scope {@code recipients:read}.
   */
  public static final String RECIPIENTS = "recipients";

  /**
   * API requests. Requires the scope {@code account:manage}.
   */
  public static final String REQUESTS = "requests";

  /**
   * Events. Requires only {@code reports:read}.
   */
  public static final String EVENTS = "events";
}
