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
 * Data bundle of a send.
 */
public final class SendBundle extends SvcObject {
  private SendBundle(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SendBundle of(Fields fields) {
    return new SendBundle(fields);
  }

  /**
   * ID of the bundle.
   * Type: {@code BundleId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Name of the bundle.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }
}
