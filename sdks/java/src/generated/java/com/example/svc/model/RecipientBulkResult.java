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
 * Outcome of one line of a bulk request.
 */
public final class RecipientBulkResult extends SvcObject {
  private RecipientBulkResult(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientBulkResult of(Fields fields) {
    return new RecipientBulkResult(fields);
  }

  /**
   * Line number, starting at 1 and not counting the header row.
   */
  public long getLine() {
    return fields.integer("line");
  }

  /**
   * Outcome of the line.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Recipient that was written. Null if the line failed.
   * Type: {@code RecipientId}.
   */
  public @Nullable String getRecipient() {
    return fields.text("recipient");
  }

  /**
   * Reason the line failed: the error that {@code POST /recipients} would return. Null if it succeeded.
   */
  public @Nullable ErrorDetail getError() {
    return fields.get("error", Decode.object(ErrorDetail::of));
  }

  /**
   * Warnings about a recipient that was created.
   */
  public List<RecipientWarning> getWarnings() {
    return fields.get("warnings", Decode.list(Decode.object(RecipientWarning::of)));
  }
}
