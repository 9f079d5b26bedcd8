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
 * Status that a sale would have.
 */
public final class SendWouldStatus {
  private SendWouldStatus() {}

  /**
   * The send would be dispatched immediately.
   */
  public static final String PENDING = "pending";

  /**
   * The send would wait for its scheduled time.
   */
  public static final String SCHEDULED = "scheduled";

  /**
   * The send would wait for a person's approval.
   */
  public static final String REQUIRES_APPROVAL = "requires_approval";
}
