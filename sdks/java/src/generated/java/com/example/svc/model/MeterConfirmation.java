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
 * Confirmation level of a meter.
 */
public final class MeterConfirmation {
  private MeterConfirmation() {}

  /**
   * The utility confirmed it before the sale.
   */
  public static final String STRICT = "strict";

  /**
   * Confirmed after the sale, before the token is bought.
   */
  public static final String BEST_EFFORT = "best_effort";

  /**
   * The meter was not confirmed.
   */
  public static final String NONE = "none";
}
