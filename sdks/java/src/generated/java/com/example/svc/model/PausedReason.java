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
 * Why a product cannot be sold.
 */
public final class PausedReason {
  private PausedReason() {}

  /**
   * The network of the product is down.
   */
  public static final String NETWORK_DOWN = "network_down";

  /**
   * Our staff paused the product temporarily.
   */
  public static final String MAINTENANCE = "maintenance";

  /**
   * Not sold in this mode yet.
   */
  public static final String NOT_AVAILABLE_YET = "not_available_yet";
}
