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
 * Changes to the duplicate guard. Omitted fields keep their value.
 */
public final class DuplicateGuardUpdate extends SvcObject {
  private DuplicateGuardUpdate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DuplicateGuardUpdate of(Fields fields) {
    return new DuplicateGuardUpdate(fields);
  }

  /**
   * Whether a sale identical to one of the last {@code window_seconds} returns an error.
   */
  public @Nullable Boolean getEnabled() {
    return fields.flagOrNull("enabled");
  }

  /**
   * Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
   * 300.
   */
  public @Nullable Long getWindowSeconds() {
    return fields.integerOrNull("window_seconds");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DuplicateGuardUpdate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether a sale identical to one of the last {@code window_seconds} returns an error.
     */
    public Builder enabled(boolean value) {
      set("enabled", value);
      return this;
    }

    /**
     * Length of the comparison window in seconds: up to one day. Default when the guard is turned on:
     * 300.
     */
    public Builder windowSeconds(@Nullable Long value) {
      put("window_seconds", value);
      return this;
    }

    /** The object with what was given so far. */
    public DuplicateGuardUpdate build() {
      return new DuplicateGuardUpdate(toFields());
    }
  }
}
