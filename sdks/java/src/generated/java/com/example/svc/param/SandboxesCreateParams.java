// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.param;

import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.Params;
import com.example.svc.TextOr;
import com.example.svc.model.*;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of {@code sandboxes.create}. */
public final class SandboxesCreateParams extends Params {
  private SandboxesCreateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static SandboxesCreateParams of(Fields fields) {
    return new SandboxesCreateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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

    /** The parameters that were given. */
    public SandboxesCreateParams build() {
      return new SandboxesCreateParams(toFields());
    }
  }
}
