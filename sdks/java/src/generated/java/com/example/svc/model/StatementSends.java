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
 * Number and amounts of a group of sends.
 */
public final class StatementSends extends SvcObject {
  private StatementSends(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatementSends of(Fields fields) {
    return new StatementSends(fields);
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
