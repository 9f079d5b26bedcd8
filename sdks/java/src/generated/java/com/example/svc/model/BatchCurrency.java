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
 * Currency of a batch.
 */
public final class BatchCurrency {
  private BatchCurrency() {}

  /**
   * All lines are in United States dollars.
   */
  public static final String USD = "USD";

  /**
   * All lines are in Zimbabwe Gold.
   */
  public static final String ZWG = "ZWG";

  /**
   * The lines are in both currencies.
   */
  public static final String MIXED = "mixed";
}
