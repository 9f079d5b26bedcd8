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
 * Budget of the program that would remain after the reward.
 */
public final class BudgetAfter extends SvcObject {
  private BudgetAfter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BudgetAfter of(Fields fields) {
    return new BudgetAfter(fields);
  }

  /**
   * Amount that the program could still give.
   * Type: {@code Money}.
   */
  public String getRemaining() {
    return fields.text("remaining");
  }
}
