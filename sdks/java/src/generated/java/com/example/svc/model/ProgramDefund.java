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
 * Amount to remove from a program's budget.
 */
public final class ProgramDefund extends SvcObject {
  private ProgramDefund(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static ProgramDefund of(Fields fields) {
    return new ProgramDefund(fields);
  }

  /**
   * Amount to remove. Default: everything not earmarked by escrow or unclaimed links.
   * Type: {@code MoneyInput}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a ProgramDefund is made with, field by field. */
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

    /** The object with what was given so far. */
    public ProgramDefund build() {
      return new ProgramDefund(toFields());
    }
  }
}
