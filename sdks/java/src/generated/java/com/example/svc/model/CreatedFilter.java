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
 * Filters by time of creation. Bounds can be combined.
 */
public final class CreatedFilter extends SvcObject {
  private CreatedFilter(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static CreatedFilter of(Fields fields) {
    return new CreatedFilter(fields);
  }

  /**
   * Created at this time or later.
   * Type: {@code TimeFilter}.
   */
  public @Nullable String getGte() {
    return fields.text("gte");
  }

  /**
   * Created at this time or earlier.
   * Type: {@code TimeFilter}.
   */
  public @Nullable String getLte() {
    return fields.text("lte");
  }

  /**
   * Created later than this time.
   * Type: {@code TimeFilter}.
   */
  public @Nullable String getGt() {
    return fields.text("gt");
  }

  /**
   * Created earlier than this time.
   * Type: {@code TimeFilter}.
   */
  public @Nullable String getLt() {
    return fields.text("lt");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a CreatedFilter is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Created at this time or later.
     * Type: {@code TimeFilter}.
     */
    public Builder gte(String value) {
      set("gte", value);
      return this;
    }

    /**
     * Created at this time or earlier.
     * Type: {@code TimeFilter}.
     */
    public Builder lte(String value) {
      set("lte", value);
      return this;
    }

    /**
     * Created later than this time.
     * Type: {@code TimeFilter}.
     */
    public Builder gt(String value) {
      set("gt", value);
      return this;
    }

    /**
     * Created earlier than this time.
     * Type: {@code TimeFilter}.
     */
    public Builder lt(String value) {
      set("lt", value);
      return this;
    }

    /** The object with what was given so far. */
    public CreatedFilter build() {
      return new CreatedFilter(toFields());
    }
  }
}
