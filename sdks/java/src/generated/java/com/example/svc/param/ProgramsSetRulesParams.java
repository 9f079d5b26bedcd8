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

/** The parameters of {@code programs.set_rules}. */
public final class ProgramsSetRulesParams extends Params {
  private ProgramsSetRulesParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ProgramsSetRulesParams of(Fields fields) {
    return new ProgramsSetRulesParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * All rules of the program, at most 50 of them active. Rules you omit are switched off.
     */
    public Builder rules(List<ProgramRuleWrite> value) {
      set("rules", value);
      return this;
    }

    /** The parameters that were given. */
    public ProgramsSetRulesParams build() {
      return new ProgramsSetRulesParams(toFields());
    }
  }
}
