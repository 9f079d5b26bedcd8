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
 * Use of an agent key's approval threshold.
 */
public final class ApprovalThreshold extends SvcObject {
  private ApprovalThreshold(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ApprovalThreshold of(Fields fields) {
    return new ApprovalThreshold(fields);
  }

  /**
   * Currency of the threshold.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Amount per 24 hours above which a person must approve.
   * Type: {@code Money}.
   */
  public String getLimit() {
    return fields.text("limit");
  }

  /**
   * Amount already used when the agent asked.
   * Type: {@code Money}.
   */
  public String getUsed24h() {
    return fields.text("used_24h");
  }
}
