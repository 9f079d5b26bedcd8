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
 * Status of a batch.
 */
public final class BatchStatus {
  private BatchStatus() {}

  /**
   * The batch was created. It is started or requires approval immediately afterwards.
   */
  public static final String CREATED = "created";

  /**
   * Above your threshold: an owner or admin other than the creator must approve it.
   */
  public static final String REQUIRES_APPROVAL = "requires_approval";

  /**
   * The lines are being sent.
   */
  public static final String PROCESSING = "processing";

  /**
   * Every valid line was delivered.
   */
  public static final String COMPLETED = "completed";

  /**
   * At least one line was delivered, and at least one was not or is unresolved.
   */
  public static final String PARTIALLY_COMPLETED = "partially_completed";

  /**
   * No line of the batch was delivered.
   */
  public static final String FAILED = "failed";

  /**
   * Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
   */
  public static final String CANCELLED = "cancelled";
}
