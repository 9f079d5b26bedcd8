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
 * Tariff class of a meter.
 */
public final class TariffClass {
  private TariffClass() {}

  /**
   * Domestic: a household uses the electricity.
   */
  public static final String DOMESTIC = "domestic";

  /**
   * Commercial: a business uses the electricity.
   */
  public static final String COMMERCIAL = "commercial";

  /**
   * The utility does not report the class.
   */
  public static final String UNKNOWN = "unknown";
}
