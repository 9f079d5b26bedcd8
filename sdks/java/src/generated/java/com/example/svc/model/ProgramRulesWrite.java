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
 * The complete new set of rules of a program.
 */
public final class ProgramRulesWrite extends SvcObject {
  private ProgramRulesWrite(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramRulesWrite of(Fields fields) {
    return new ProgramRulesWrite(fields);
  }

  /**
   * All rules of the program, at most 50 of them active. Rules you omit are switched off.
   */
  public List<ProgramRuleWrite> getRules() {
    return fields.get("rules", Decode.list(Decode.object(ProgramRuleWrite::of)));
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ProgramRulesWrite is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * All rules of the program, at most 50 of them active. Rules you omit are switched off.
     */
    public Builder rules(List<ProgramRuleWrite> value) {
      set("rules", value);
      return this;
    }

    /** The object with what was given so far. */
    public ProgramRulesWrite build() {
      return new ProgramRulesWrite(toFields());
    }
  }
}
