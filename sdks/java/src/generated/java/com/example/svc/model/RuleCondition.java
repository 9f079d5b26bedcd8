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
 * A condition on one field of what triggers the rule.
 */
public final class RuleCondition extends SvcObject {
  private RuleCondition(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RuleCondition of(Fields fields) {
    return new RuleCondition(fields);
  }

  /**
   * Field that is compared with the value.
   * Type: {@code RuleField}.
   */
  public String getField() {
    return fields.text("field");
  }

  /**
   * Operator used for the comparison.
   */
  public String getOp() {
    return fields.text("op");
  }

  /**
   * Value that the field is compared with.
   */
  public Object getValue() {
    return fields.get("value");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a RuleCondition is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Field that is compared with the value.
     * Type: {@code RuleField}.
     */
    public Builder field(String value) {
      set("field", value);
      return this;
    }

    /**
     * Operator used for the comparison.
     */
    public Builder op(String value) {
      set("op", value);
      return this;
    }

    /**
     * Value that the field is compared with.
     */
    public Builder value(Object value) {
      set("value", value);
      return this;
    }

    /** The object with what was given so far. */
    public RuleCondition build() {
      return new RuleCondition(toFields());
    }
  }
}
