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
 * Type of a network.
 */
public final class NetworkKind {
  private NetworkKind() {}

  /**
   * Mobile: delivers airtime and data.
   */
  public static final String MOBILE = "mobile";

  /**
   * Electricity: delivers power tokens.
   */
  public static final String POWER = "power";
}
