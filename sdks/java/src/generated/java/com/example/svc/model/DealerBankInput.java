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
 * The bank account of the business.
 */
public final class DealerBankInput extends SvcObject {
  private DealerBankInput(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerBankInput of(Fields fields) {
    return new DealerBankInput(fields);
  }

  /**
   * Name of the bank.
   * Type: {@code Label}.
   */
  public String getName() {
    return fields.text("name");
  }

  /**
   * Name of the branch.
   * Type: {@code Label}.
   */
  public String getBranch() {
    return fields.text("branch");
  }

  /**
   * Name of the account holder.
   * Type: {@code Label}.
   */
  public String getAccountName() {
    return fields.text("account_name");
  }

  /**
   * Last four digits of the account number. Never send the full number.
   * Type: {@code AccountEnding}.
   */
  public String getAccountNumberLast4() {
    return fields.text("account_number_last4");
  }

  /**
   * Currency of the account.
   * Type: {@code CurrencyInput}.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** What a DealerBankInput is made with, field by field. */
  public static final class Builder extends FieldsBuilder {
    private Builder() {}

    /**
     * Name of the bank.
     * Type: {@code Label}.
     */
    public Builder name(String value) {
      set("name", value);
      return this;
    }

    /**
     * Name of the branch.
     * Type: {@code Label}.
     */
    public Builder branch(String value) {
      set("branch", value);
      return this;
    }

    /**
     * Name of the account holder.
     * Type: {@code Label}.
     */
    public Builder accountName(String value) {
      set("account_name", value);
      return this;
    }

    /**
     * Last four digits of the account number. Never send the full number.
     * Type: {@code AccountEnding}.
     */
    public Builder accountNumberLast4(String value) {
      set("account_number_last4", value);
      return this;
    }

    /**
     * Currency of the account.
     * Type: {@code CurrencyInput}.
     */
    public Builder currency(String value) {
      set("currency", value);
      return this;
    }

    /** The object with what was given so far. */
    public DealerBankInput build() {
      return new DealerBankInput(toFields());
    }
  }
}
