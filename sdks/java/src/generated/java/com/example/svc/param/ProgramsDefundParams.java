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

/** The parameters of {@code programs.defund}. */
public final class ProgramsDefundParams extends Params {
  private ProgramsDefundParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ProgramsDefundParams of(Fields fields) {
    return new ProgramsDefundParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /** The parameters that were given. */
    public ProgramsDefundParams build() {
      return new ProgramsDefundParams(toFields());
    }
  }
}
