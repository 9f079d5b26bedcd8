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
 * State of the electricity utility.
 */
public final class UtilityState {
  private UtilityState() {}

  /**
   * The utility responds and sells tokens.
   */
  public static final String UP = "up";

  /**
   * National outage: meters cannot be confirmed, and power sends wait or fail.
   */
  public static final String DOWN = "down";
}
