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
 * State of a supplier. Suppliers are never named.
 */
public final class ProviderStatus extends SvcObject {
  private ProviderStatus(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProviderStatus of(Fields fields) {
    return new ProviderStatus(fields);
  }

  /**
   * Anonymous name of the supplier: {@code provider_a} and so on.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Current state of the supplier.
   */
  public String getState() {
    return fields.text("state");
  }

  /**
   * Time at which the supplier entered this state.
   * Type: {@code UnixTime}.
   */
  public long getSince() {
    return fields.integer("since");
  }
}
