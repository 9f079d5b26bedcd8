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
 * Whether our stock with a supplier is sufficient.
 */
public final class ProviderFloatState {
  private ProviderFloatState() {}

  /**
   * The stock is sufficient for all lines.
   */
  public static final String SUFFICIENT = "sufficient";

  /**
   * The stock may be too low, and some lines may be sent later.
   */
  public static final String LOW = "low";

  /**
   * The level of stock is not known.
   */
  public static final String UNKNOWN = "unknown";
}
