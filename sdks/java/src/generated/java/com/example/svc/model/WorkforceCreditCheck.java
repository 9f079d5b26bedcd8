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
 * Whether your Credit is sufficient for an allocation.
 */
public final class WorkforceCreditCheck extends SvcObject {
  private WorkforceCreditCheck(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceCreditCheck of(Fields fields) {
    return new WorkforceCreditCheck(fields);
  }

  /**
   * Credit available to spend now.
   */
  public Map<String, String> getAvailable() {
    return fields.get("available", Decode.map(Decode.TEXT));
  }

  /**
   * Whether your Credit is sufficient in every currency.
   */
  public boolean getSufficient() {
    return fields.flag("sufficient");
  }
}
