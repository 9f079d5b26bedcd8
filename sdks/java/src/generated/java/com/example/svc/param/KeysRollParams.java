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

/** The parameters of {@code keys.roll}. */
public final class KeysRollParams extends Params {
  private KeysRollParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static KeysRollParams of(Fields fields) {
    return new KeysRollParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Grace period of the old secret. Default: none.
     */
    public Builder gracePeriod(String value) {
      set("grace_period", value);
      return this;
    }

    /** The parameters that were given. */
    public KeysRollParams build() {
      return new KeysRollParams(toFields());
    }
  }
}
