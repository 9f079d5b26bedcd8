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
 * The most recent replaced secret of a key that still works.
 */
public final class RolledSecret extends SvcObject {
  private RolledSecret(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RolledSecret of(Fields fields) {
    return new RolledSecret(fields);
  }

  /**
   * Last four characters of the replaced secret.
   * Type: {@code KeySecretEnding}.
   */
  public String getLast4() {
    return fields.text("last4");
  }

  /**
   * Time until which the replaced secret works.
   * Type: {@code UnixTime}.
   */
  public long getWorksUntil() {
    return fields.integer("works_until");
  }
}
