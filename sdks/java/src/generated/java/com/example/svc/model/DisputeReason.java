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
 * Reason for disputing a send.
 */
public final class DisputeReason {
  private DisputeReason() {}

  /**
   * The customer did not receive the power token.
   */
  public static final String TOKEN_NOT_RECEIVED = "token_not_received";

  /**
   * The send went to the wrong number or meter.
   */
  public static final String WRONG_NUMBER = "wrong_number";

  /**
   * The send is marked delivered but did not arrive.
   */
  public static final String NOT_DELIVERED = "not_delivered";

  /**
   * Another reason; explain it in {@code evidence}.
   */
  public static final String OTHER = "other";
}
