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
 * Parameters to create a family member.
 */
public final class FamilyMemberCreate extends SvcObject {
  private FamilyMemberCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FamilyMemberCreate of(Fields fields) {
    return new FamilyMemberCreate(fields);
  }

  /**
   * Name of the family member.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Mobile number, in any Zimbabwean format.
   * Type: {@code PhoneInput}.
   */
  public String getPhone() {
    return fields.text("phone");
  }

  /**
   * Your relationship to the person.
   */
  public @Nullable String getRelation() {
    return fields.text("relation");
  }

  /**
   * Electricity meter number of 11 digits.
   * Type: {@code MeterInput}.
   */
  public @Nullable String getMeter() {
    return fields.text("meter");
  }

  /**
   * Allowance the person receives automatically. Default: none.
   */
  public @Nullable FamilyAllowanceInput getAllowance() {
    return fields.get("allowance", Decode.object(FamilyAllowanceInput::of));
  }

  /**
   * Whether to send the person an SMS when airtime arrives.
   */
  public @Nullable Boolean getNotify() {
    return fields.flagOrNull("notify");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a FamilyMemberCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the family member.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Mobile number, in any Zimbabwean format.
     * Type: {@code PhoneInput}.
     */
    public Builder phone(String value) {
      set("phone", value);
      return this;
    }

    /**
     * Your relationship to the person.
     */
    public Builder relation(String value) {
      set("relation", value);
      return this;
    }

    /**
     * Electricity meter number of 11 digits.
     * Type: {@code MeterInput}.
     */
    public Builder meter(String value) {
      set("meter", value);
      return this;
    }

    /**
     * Allowance the person receives automatically. Default: none.
     */
    public Builder allowance(FamilyAllowanceInput value) {
      set("allowance", value);
      return this;
    }

    /**
     * Whether to send the person an SMS when airtime arrives.
     */
    public Builder notify(boolean value) {
      set("notify", value);
      return this;
    }

    /** The object with what was given so far. */
    public FamilyMemberCreate build() {
      return new FamilyMemberCreate(toFields());
    }
  }
}
