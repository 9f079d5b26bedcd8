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
 * Parameters to create a sandbox.
 */
public final class SandboxCreate extends SvcObject {
  private SandboxCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static SandboxCreate of(Fields fields) {
    return new SandboxCreate(fields);
  }

  /**
   * Name of the organisation.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a SandboxCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the organisation.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /** The object with what was given so far. */
    public SandboxCreate build() {
      return new SandboxCreate(toFields());
    }
  }
}
