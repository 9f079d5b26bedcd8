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
 * Stock of one network for the batch.
 */
public final class ProviderFloat extends SvcObject {
  private ProviderFloat(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProviderFloat of(Fields fields) {
    return new ProviderFloat(fields);
  }

  /**
   * Network that the stock is for.
   * Type: {@code NetworkId}.
   */
  public String getNetwork() {
    return fields.text("network");
  }

  /**
   * Whether the stock is sufficient for the network's lines.
   */
  public String getState() {
    return fields.text("state");
  }
}
