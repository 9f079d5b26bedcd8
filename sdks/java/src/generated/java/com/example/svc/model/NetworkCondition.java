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
 * How a network or a supplier performs.
 */
public final class NetworkCondition {
  private NetworkCondition() {}

  /**
   * The network works as usual.
   */
  public static final String UP = "up";

  /**
   * Slow, or failing more often than usual.
   */
  public static final String DEGRADED = "degraded";

  /**
   * The network delivers nothing at present.
   */
  public static final String DOWN = "down";
}
