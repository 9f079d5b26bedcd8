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
 * Confirmation level required for the meter of a power send.
 */
public final class MeterConfirmMode {
  private MeterConfirmMode() {}

  /**
   * Returns an error if the utility cannot confirm the meter.
   */
  public static final String STRICT = "strict";

  /**
   * Sells without an answer, and confirms the meter before buying the token.
   */
  public static final String BEST_EFFORT = "best_effort";
}
