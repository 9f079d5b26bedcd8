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
 * Your Credit in one currency compared with the cost.
 */
public final class BatchCreditCheck extends SvcObject {
  private BatchCreditCheck(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchCreditCheck of(Fields fields) {
    return new BatchCreditCheck(fields);
  }

  /**
   * Whether your Credit is sufficient.
   */
  public boolean getSufficient() {
    return fields.flag("sufficient");
  }

  /**
   * Credit available to spend now.
   * Type: {@code Money}.
   */
  public String getAvailable() {
    return fields.text("available");
  }

  /**
   * Credit that the valid lines cost.
   * Type: {@code Money}.
   */
  public String getRequired() {
    return fields.text("required");
  }
}
