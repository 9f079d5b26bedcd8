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
 * Test Credit to add to the account.
 */
public final class TestCreditCreate extends SvcObject {
  private TestCreditCreate(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TestCreditCreate of(Fields fields) {
    return new TestCreditCreate(fields);
  }

  /**
   * The currency of {@code amount}.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Amount of Credit to add.
   * Type: {@code MoneyInput}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a TestCreditCreate is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * The currency of {@code amount}.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /**
     * Amount of Credit to add.
     * Type: {@code MoneyInput}.
     */
    public Builder amount(String value) {
      set("amount", value);
      return this;
    }

    /** The object with what was given so far. */
    public TestCreditCreate build() {
      return new TestCreditCreate(toFields());
    }
  }
}
