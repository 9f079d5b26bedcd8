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
 * Bank account to transfer the money to.
 */
public final class TopupBank extends SvcObject {
  private TopupBank(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static TopupBank of(Fields fields) {
    return new TopupBank(fields);
  }

  /**
   * Name of the bank.
   * Type: {@code BankText}.
   */
  public String getBankName() {
    return fields.text("bank_name");
  }

  /**
   * Name of the account holder.
   * Type: {@code BankText}.
   */
  public String getAccountName() {
    return fields.text("account_name");
  }

  /**
   * Number of the bank account.
   * Type: {@code BankText}.
   */
  public String getAccountNumber() {
    return fields.text("account_number");
  }

  /**
   * Code of the bank branch.
   * Type: {@code BankText}.
   */
  public String getBranchCode() {
    return fields.text("branch_code");
  }

  /**
   * SWIFT code, for transfers from abroad. Null if not available.
   * Type: {@code BankText}.
   */
  public @Nullable String getSwift() {
    return fields.text("swift");
  }

  /**
   * Reference the payer must quote, so that the payment can be matched to you.
   * Type: {@code TopupReference}.
   */
  public String getReference() {
    return fields.text("reference");
  }

  /**
   * Instructions for the payer, in one sentence.
   * Type: {@code Note}.
   */
  public String getInstructions() {
    return fields.text("instructions");
  }
}
