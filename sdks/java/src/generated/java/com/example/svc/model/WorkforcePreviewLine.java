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
 * The expected outcome of one line.
 */
public final class WorkforcePreviewLine extends SvcObject {
  private WorkforcePreviewLine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static WorkforcePreviewLine of(Fields fields) {
    return new WorkforcePreviewLine(fields);
  }

  /**
   * Index of the line, starting at 0.
   */
  public long getIndex() {
    return fields.integer("index");
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
   * Phone number of the person. Null if invalid.
   * Type: {@code Phone}.
   */
  public @Nullable String getPhone() {
    return fields.text("phone");
  }

  /**
   * Mobile network of the number. Null if unknown.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Face value. Null if it could not be parsed.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the line. Null if it could not be parsed.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Credit the line would cost. Null if the line is invalid.
   * Type: {@code Money}.
   */
  public @Nullable String getCost() {
    return fields.text("cost");
  }

  /**
   * All errors that prevent the line.
   */
  public List<ErrorDetail> getErrors() {
    return fields.get("errors", Decode.list(Decode.object(ErrorDetail::of)));
  }

  /**
   * Warnings that do not prevent the line.
   */
  public List<String> getWarnings() {
    return fields.get("warnings", Decode.list(Decode.TEXT));
  }
}
