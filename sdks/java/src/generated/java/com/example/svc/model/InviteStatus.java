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
 * Status of an invitation.
 */
public final class InviteStatus {
  private InviteStatus() {}

  /**
   * The invited person has not responded.
   */
  public static final String PENDING = "pending";

  /**
   * The person accepted and is a member.
   */
  public static final String ACCEPTED = "accepted";

  /**
   * The person declined the invitation.
   */
  public static final String DECLINED = "declined";

  /**
   * The organisation revoked the invitation.
   */
  public static final String REVOKED = "revoked";

  /**
   * The person did not respond within 14 days.
   */
  public static final String EXPIRED = "expired";
}
