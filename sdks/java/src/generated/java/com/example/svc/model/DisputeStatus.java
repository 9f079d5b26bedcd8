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
 * Status of a dispute.
 */
public final class DisputeStatus {
  private DisputeStatus() {}

  /**
   * Our staff are investigating the dispute.
   */
  public static final String OPENED = "opened";

  /**
   * The dispute is resolved; {@code outcome} says how.
   */
  public static final String RESOLVED = "resolved";
}
