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
 * Status of a reward link.
 */
public final class RewardLinkStatus {
  private RewardLinkStatus() {}

  /**
   * Nobody has opened the link yet.
   */
  public static final String CREATED = "created";

  /**
   * Someone has opened the link. Claiming it without opening it first opens it too.
   */
  public static final String OPENED = "opened";

  /**
   * Someone claimed the link, and it became a reward.
   */
  public static final String CLAIMED = "claimed";

  /**
   * The link expired, and its budget returned.
   */
  public static final String EXPIRED = "expired";

  /**
   * The link was revoked, and its budget returned.
   */
  public static final String REVOKED = "revoked";
}
