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
 * SMS delivery status of the message to the customer.
 */
public final class SmsStatus {
  private SmsStatus() {}

  /**
   * No message exists, or it is not due yet.
   */
  public static final String NONE = "none";

  /**
   * The message is waiting to be sent.
   */
  public static final String QUEUED = "queued";

  /**
   * The SMS gateway accepted the message.
   */
  public static final String SENT = "sent";

  /**
   * The message reached the customer.
   */
  public static final String DELIVERED = "delivered";

  /**
   * The message could not be delivered.
   */
  public static final String FAILED = "failed";

  /**
   * The message may have arrived: the SMS gateway accepted it and reported no delivery within 24 hours, or no gateway answered.
   */
  public static final String UNCONFIRMED = "unconfirmed";
}
