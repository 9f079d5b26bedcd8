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
 * Parameters for rolling a key.
 */
public final class KeyRoll extends SvcObject {
  private KeyRoll(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static KeyRoll of(Fields fields) {
    return new KeyRoll(fields);
  }

  /**
   * Grace period of the old secret. Default: none.
   */
  public @Nullable String getGracePeriod() {
    return fields.text("grace_period");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a KeyRoll is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Grace period of the old secret. Default: none.
     */
    public Builder gracePeriod(String value) {
      set("grace_period", value);
      return this;
    }

    /** The object with what was given so far. */
    public KeyRoll build() {
      return new KeyRoll(toFields());
    }
  }
}
