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
 * Spend on one person.
 */
public final class WorkforcePersonSpend extends SvcObject {
  private WorkforcePersonSpend(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePersonSpend of(Fields fields) {
    return new WorkforcePersonSpend(fields);
  }

  /**
   * Recipient of the sends. Null for people who are not registered.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Name of the person. Null if unknown.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Number of sends to the person.
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
