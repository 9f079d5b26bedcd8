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

/** The parameters of {@code programs.list_rules}. */
public final class ProgramsListRulesParams extends Params {
  private ProgramsListRulesParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static ProgramsListRulesParams of(Fields fields) {
    return new ProgramsListRulesParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Only rules that are active ({@code true}) or switched off ({@code false}).
     */
    public Builder active(boolean value) {
      set("active", value);
      return this;
    }

    /** The parameters that were given. */
    public ProgramsListRulesParams build() {
      return new ProgramsListRulesParams(toFields());
    }
  }
}
