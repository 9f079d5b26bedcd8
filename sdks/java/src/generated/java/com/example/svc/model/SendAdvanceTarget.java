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
 * Status that a test send is advanced to.
 */
public final class SendAdvanceTarget {
  private SendAdvanceTarget() {}

  /**
   * The network delivers the send.
   */
  public static final String DELIVERED = "delivered";

  /**
   * The network rejects the send.
   */
  public static final String FAILED = "failed";

  /**
   * A failed send turns out to be delivered.
   */
  public static final String LATE_DELIVERED = "late_delivered";
}
