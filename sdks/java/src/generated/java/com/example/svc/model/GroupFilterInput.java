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
 * Filter of a dynamic group. Set one condition or both.
 */
public final class GroupFilterInput extends SvcObject {
  private GroupFilterInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static GroupFilterInput of(Fields fields) {
    return new GroupFilterInput(fields);
  }

  /**
   * Recipients of this cost centre.
   * Type: {@code CostCenterId}.
   */
  public @Nullable String getCostCenter() {
    return fields.text("cost_center");
  }

  /**
   * Recipients with this tag.
   * Type: {@code Tag}.
   */
  public @Nullable String getTag() {
    return fields.text("tag");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a GroupFilterInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Recipients of this cost centre.
     * Type: {@code CostCenterId}.
     */
    public Builder costCenter(@Nullable String value) {
      put("cost_center", value);
      return this;
    }

    /**
     * Recipients with this tag.
     * Type: {@code Tag}.
     */
    public Builder tag(@Nullable String value) {
      put("tag", value);
      return this;
    }

    /** The object with what was given so far. */
    public GroupFilterInput build() {
      return new GroupFilterInput(toFields());
    }
  }
}
