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
public final class DealerBank extends SvcObject {
  private DealerBank(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static DealerBank of(Fields fields) {
    return new DealerBank(fields);
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
   */
  public String getCurrency() {
    return fields.text("currency");
  }
}
