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
 * Delivery status of the message with the token.
 */
public final class TokenStatus {
  private TokenStatus() {}

  /**
   * There is no token yet.
   */
  public static final String NONE = "none";

  /**
   * The message is waiting to be sent.
   */
  public static final String PENDING = "pending";

  /**
   * The SMS gateway accepted the message.
   */
  public static final String SENT = "sent";

  /**
   * The message reached the customer.
   */
  public static final String DELIVERED = "delivered";

  /**
   * Delivery failed. Send the token again with {@code resend-token}.
   */
  public static final String FAILED = "failed";

  /**
   * The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no gateway answered. Ask the customer before you resend it.
   */
  public static final String UNCONFIRMED = "unconfirmed";
}
