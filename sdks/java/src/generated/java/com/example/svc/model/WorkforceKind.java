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
 * Kind of allocation: airtime or power.
 */
public final class WorkforceKind {
  private WorkforceKind() {}

  /**
   * Airtime to each person's number, or data if {@code product_ref} is a bundle.
   */
  public static final String AIRTIME = "airtime";

  /**
   * Electricity to each person's meter. The token is sent to the person by SMS.
   */
  public static final String POWER = "power";
}
