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
 * Filter for events by the result of their delivery.
 */
public final class EventDeliveryFilter {
  private EventDeliveryFilter() {}

  /**
   * Events that an endpoint of yours should have received and has not.
   */
  public static final String UNDELIVERED = "undelivered";

  /**
   * All events, whatever their delivery.
   */
  public static final String ALL = "all";
}
