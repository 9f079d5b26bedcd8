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
 * Guard against selling the same thing twice by mistake.
 */
public final class DuplicateGuard extends SvcObject {
  private DuplicateGuard(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DuplicateGuard of(Fields fields) {
    return new DuplicateGuard(fields);
  }

  /**
   * Whether a sale identical to one of the last {@code window_seconds} returns an error.
   */
  public boolean getEnabled() {
    return fields.flag("enabled");
  }

  /**
   * Length of the comparison window in seconds. Null if the guard is off.
   */
  public @Nullable Long getWindowSeconds() {
    return fields.integerOrNull("window_seconds");
  }
}
