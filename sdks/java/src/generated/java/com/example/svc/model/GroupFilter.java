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
 * Filter of a dynamic group. Members match both conditions.
 */
public final class GroupFilter extends SvcObject {
  private GroupFilter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static GroupFilter of(Fields fields) {
    return new GroupFilter(fields);
  }

  /**
   * Recipients of this cost centre. Null for any.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Recipients with this tag. Null for any.
   * Type: {@code Tag}.
   */
  public @Nullable String getTag() {
    return fields.text("tag");
  }
}
