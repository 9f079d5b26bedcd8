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
 * Sends charged to one cost centre.
 */
public final class StatementByCostCenter extends SvcObject {
  private StatementByCostCenter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatementByCostCenter of(Fields fields) {
    return new StatementByCostCenter(fields);
  }

  /**
   * ID of the cost centre. Null for sends without a cost centre.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Number of sends in the group.
   * Type: {@code Count}.
   */
  public long getCount() {
    return fields.integer("count");
  }

  /**
   * Face value of the sends: what customers received.
   * Type: {@code Money}.
   */
  public String getFace() {
    return fields.text("face");
  }

  /**
   * Credit charged for the sends.
   * Type: {@code Money}.
   */
  public String getCost() {
    return fields.text("cost");
  }
}
