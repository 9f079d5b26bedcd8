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
 * Outcome of a bulk request.
 */
public final class RecipientBulk extends SvcObject {
  private RecipientBulk(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static RecipientBulk of(Fields fields) {
    return new RecipientBulk(fields);
  }

  /**
   * Always {@code recipient_bulk}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Number of recipients created.
   * Type: {@code Count}.
   */
  public long getCreatedCount() {
    return fields.integer("created_count");
  }

  /**
   * Number of recipients updated.
   * Type: {@code Count}.
   */
  public long getUpdatedCount() {
    return fields.integer("updated_count");
  }

  /**
   * Number of recipients left unchanged.
   * Type: {@code Count}.
   */
  public long getUnchangedCount() {
    return fields.integer("unchanged_count");
  }

  /**
   * Number of lines that failed.
   * Type: {@code Count}.
   */
  public long getFailedCount() {
    return fields.integer("failed_count");
  }

  /**
   * Outcome of each line, in the original order.
   */
  public List<RecipientBulkResult> getResults() {
    return fields.get("results", Decode.list(Decode.object(RecipientBulkResult::of)));
  }
}
