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
 * Health of the service.
 */
public final class HealthStatus {
  private HealthStatus() {}

  /**
   * Requests are served as usual.
   */
  public static final String OK = "ok";

  /**
   * Requests are served, but a component is failing.
   */
  public static final String DEGRADED = "degraded";
}
