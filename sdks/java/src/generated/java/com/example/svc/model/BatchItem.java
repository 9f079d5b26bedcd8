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
 * One line of a batch.
 */
public final class BatchItem extends SvcObject {
  private BatchItem(Fields fields) {
    super(fields);
  }

  /** The object that these fields are. */
  public static BatchItem of(Fields fields) {
    return new BatchItem(fields);
  }

  /**
   * Unique identifier of the object.
   * Type: {@code BatchItemId}.
   */
  public String getId() {
    return fields.text("id");
  }

  /**
   * Always {@code batch_item}.
   */
  public String getObject() {
    return fields.text("object");
  }

  /**
   * Time at which the line was created.
   * Type: {@code UnixTime}.
   */
  public long getCreated() {
    return fields.integer("created");
  }

  /**
   * Whether the object exists in live mode.
   */
  public boolean getLivemode() {
    return fields.flag("livemode");
  }

  /**
   * Batch that the line belongs to.
   * Type: {@code BatchId}.
   */
  public String getBatch() {
    return fields.text("batch");
  }

  /**
   * Line number in the batch, starting at 1. A CSV header row is not counted.
   */
  public long getLine() {
    return fields.integer("line");
  }

  /**
   * Current status. Decide by this; see Lifecycles.
   */
  public String getStatus() {
    return fields.text("status");
  }

  /**
   * Send of the line. Null until there is one. Can be expanded.
   */
  public @Nullable Expandable<Send> getSend() {
    return fields.get("send", Decode.expandable(Send::of));
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
   * Your own reference for the line. Null if not set.
   * Type: {@code ClientReference}.
   */
  public @Nullable String getClientReference() {
    return fields.text("client_reference");
  }

  /**
   * Reason the line was rejected. Null unless it was.
   */
  public @Nullable Failure getError() {
    return fields.get("error", Decode.object(Failure::of));
  }

  /**
   * Reason the send failed. Null unless it failed.
   */
  public @Nullable String getFailureCode() {
    return fields.text("failure_code");
  }

  /**
   * Power token, masked unless the key has {@code tokens:read}. Null until available.
   * Type: {@code PowerToken}.
   */
  public @Nullable String getToken() {
    return fields.text("token");
  }

  /**
   * Your own key-value data about the sale.
   */
  public Map<String, String> getMetadata() {
    return fields.get("metadata", Decode.map(Decode.TEXT));
  }
}
