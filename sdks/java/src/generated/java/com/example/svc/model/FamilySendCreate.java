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
 * Parameters to send something to a family member.
 */
public final class FamilySendCreate extends SvcObject {
  private FamilySendCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static FamilySendCreate of(Fields fields) {
    return new FamilySendCreate(fields);
  }

  /**
   * Whether to send airtime or electricity.
   */
  public String getType() {
    return fields.text("type");
  }

  /**
   * Face value of the sale.
   * Type: {@code MoneyInput}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter currency code. Required; there is no default.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a FamilySendCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Whether to send airtime or electricity.
     */
    public Builder type(String value) {
      set("type", value);
      return this;
    }

    /**
     * Face value of the sale.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /**
     * Three-letter currency code. Required; there is no default.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /** The object with what was given so far. */
    public FamilySendCreate build() {
      return new FamilySendCreate(toFields());
    }
  }
}
