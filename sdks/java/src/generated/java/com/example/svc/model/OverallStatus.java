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
 * Overall status of the service.
 */
public final class OverallStatus {
  private OverallStatus() {}

  /**
   * Everything works as usual.
   */
  public static final String OPERATIONAL = "operational";

  /**
   * Some networks are slow or down.
   */
  public static final String DEGRADED = "degraded";

  /**
   * No network delivers at present.
   */
  public static final String DOWN = "down";

  /**
   * Nothing is sold in this mode yet: no supplier is connected.
   */
  public static final String NOT_OFFERED = "not_offered";
}
