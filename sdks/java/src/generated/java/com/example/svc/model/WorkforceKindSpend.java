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
 * Spend on one kind of allocation.
 */
public final class WorkforceKindSpend extends SvcObject {
  private WorkforceKindSpend(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceKindSpend of(Fields fields) {
    return new WorkforceKindSpend(fields);
  }

  /**
   * Kind of allocation: airtime or power.
   */
  public String getKind() {
    return fields.text("kind");
  }

  /**
   * Number of sends to people.
   * Type: {@code Count}.
   */
  public long getCount() {
    return fields.integer("count");
  }

  /**
   * Total face value of the sends.
   */
  public Map<String, String> getAmount() {
    return fields.get("amount", Decode.map(Decode.TEXT));
  }
}
