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
public final class BatchPreviewLine extends SvcObject {
  private BatchPreviewLine(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchPreviewLine of(Fields fields) {
    return new BatchPreviewLine(fields);
  }

  /**
   * Line number in the batch, starting at 1.
   */
  public long getLine() {
    return fields.integer("line");
  }

  /**
   * Whether the line would be sent.
   */
  public boolean getValid() {
    return fields.flag("valid");
  }

  /**
   * Phone number or meter that the line goes to.
   * Type: {@code BatchItemTarget}.
   */
  public String getTarget() {
    return fields.text("target");
  }

  /**
   * Network that delivers it. Null if unknown.
   * Type: {@code NetworkId}.
   */
  public @Nullable String getNetwork() {
    return fields.text("network");
  }

  /**
   * Product that would be sold. Null if unknown.
   * Type: {@code ProductId}.
   */
  public @Nullable String getProduct() {
    return fields.text("product");
  }

  /**
   * Face value. Null if it could not be parsed.
   * Type: {@code Money}.
   */
  public @Nullable String getAmount() {
    return fields.text("amount");
  }

  /**
   * Currency of the line. Null if unknown.
   */
  public @Nullable String getCurrency() {
    return fields.text("currency");
  }

  /**
   * Credit the line would cost. Null if unknown.
   * Type: {@code Money}.
   */
  public @Nullable String getCost() {
    return fields.text("cost");
  }

  /**
   * All errors that prevent the sale.
   */
  public List<ErrorDetail> getErrors() {
    return fields.get("errors", Decode.list(Decode.object(ErrorDetail::of)));
  }

  /**
   * Warnings that do not prevent the sale.
   */
  public List<BatchWarning> getWarnings() {
    return fields.get("warnings", Decode.list(Decode.object(BatchWarning::of)));
  }
}
