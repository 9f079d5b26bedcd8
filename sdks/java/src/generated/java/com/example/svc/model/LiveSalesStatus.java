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
 * Whether anything is sold in live mode.
 */
public final class LiveSalesStatus {
  private LiveSalesStatus() {}

  /**
   * At least one product is sold.
   */
  public static final String OPEN = "open";

  /**
   * No supplier is connected: nothing is sold, and top-ups return an error.
   */
  public static final String CLOSED = "closed";
}
