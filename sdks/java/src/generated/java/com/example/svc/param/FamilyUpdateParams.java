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

/** The parameters of {@code family.update}. */
public final class FamilyUpdateParams extends Params {
  private FamilyUpdateParams(Fields fields) {
    super(fields);
  }

  /** The parameters that these fields are. */
  public static FamilyUpdateParams of(Fields fields) {
    return new FamilyUpdateParams(fields);
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What the request is made with, one parameter after another. */
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
     * Electricity meter number. Null removes it.
     * Type: {@code MeterInput}.
     */
    public Builder meter(@Nullable String value) {
      put("meter", value);
      return this;
    }

    /**
     * Allowance the person receives automatically. Null ends it.
     */
    public Builder allowance(@Nullable FamilyAllowanceInput value) {
      put("allowance", value);
      return this;
    }

    /**
     * Whether to send the person an SMS when airtime arrives.
     */
    public Builder notify(boolean value) {
      set("notify", value);
      return this;
    }

    /**
     * Whether the allowance is paused.
     */
    public Builder paused(boolean value) {
      set("paused", value);
      return this;
    }

    /** The parameters that were given. */
    public FamilyUpdateParams build() {
      return new FamilyUpdateParams(toFields());
    }
  }
}
