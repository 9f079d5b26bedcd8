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
 * Reason for a warning about a line.
 */
public final class BatchWarningCode {
  private BatchWarningCode() {}

  /**
   * Another line of the batch has the same target and amount.
   */
  public static final String DUPLICATE_IN_FILE = "duplicate_in_file";

  /**
   * The same sale was made recently.
   */
  public static final String DUPLICATE_RECENT = "duplicate_recent";
}
