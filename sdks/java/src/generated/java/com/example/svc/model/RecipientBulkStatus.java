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
 * Outcome of one line.
 */
public final class RecipientBulkStatus {
  private RecipientBulkStatus() {}

  /**
   * A new recipient was created.
   */
  public static final String CREATED = "created";

  /**
   * The existing recipient was updated.
   */
  public static final String UPDATED = "updated";

  /**
   * The existing recipient already had these values.
   */
  public static final String UNCHANGED = "unchanged";

  /**
   * Nothing was written. See {@code error} for the reason.
   */
  public static final String FAILED = "failed";
}
