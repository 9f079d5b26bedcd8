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
 * Sends created by one key.
 */
public final class StatementByApiKey extends SvcObject {
  private StatementByApiKey(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static StatementByApiKey of(Fields fields) {
    return new StatementByApiKey(fields);
  }

  /**
   * ID of the API key. Null for sends that no key created.
   * Type: {@code KeyId}.
   */
  public @Nullable String getApiKey() {
    return fields.text("api_key");
  }

  /**
   * Label of the key. Null if it has none.
   * Type: {@code Label}.
   */
  public @Nullable String getLabel() {
    return fields.text("label");
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
