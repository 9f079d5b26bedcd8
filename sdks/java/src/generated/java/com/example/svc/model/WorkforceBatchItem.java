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
 * What one person received.
 */
public final class WorkforceBatchItem extends SvcObject {
  private WorkforceBatchItem(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforceBatchItem of(Fields fields) {
    return new WorkforceBatchItem(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code BatchItemId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Recipient of the line. Null if the person is not registered.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Name of the person. Null if unknown.
   * Type: {@code Label}.
   */
  public @Nullable String getName() {
    return fields.text("name");
  }

  /**
   * Phone number of the person, partially masked. Null if unknown.
   * Type: {@code MaskedPhone}.
   */
  public @Nullable String getPhoneMasked() {
    return fields.text("phone_masked");
  }

  /**
   * Face value of the sale.
   * Type: {@code Money}.
   */
  public String getAmount() {
    return fields.text("amount");
  }

  /**
   * Three-letter ISO currency code.
   */
  public String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Reason the send failed. Null unless it failed.
   */
  public @Nullable String getFailureCode() {
    return fields.text("failure_code");
  }

  /**
   * Last four digits of the power token. Null until available.
   */
  public @Nullable String getTokenLast4() {
    return fields.text("token_last4");
  }

  /**
   * Line of another allocation that resent this one. Null if there is none.
   * Type: {@code BatchItemId}.
   */
  public @Nullable String getResentAs() {
    return fields.text("resent_as");
  }
}
