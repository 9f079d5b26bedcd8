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
 * Dimensions of a spend report.
 */
public final class SpendDimension {
  private SpendDimension() {}

  /**
   * Group by calendar day in Harare.
   */
  public static final String DAY = "day";

  /**
   * Group by week, starting on Monday.
   */
  public static final String WEEK = "week";

  /**
   * Group by calendar month.
   */
  public static final String MONTH = "month";

  /**
   * Group by send type.
   */
  public static final String TYPE = "type";

  /**
   * Group by mobile network.
   */
  public static final String NETWORK = "network";

  /**
   * Group by product sold.
   */
  public static final String PRODUCT = "product";

  /**
   * Group by cost centre.
   */
  public static final String COST_CENTER = "cost_center";

  /**
   * Group by reward program.
   */
  public static final String PROGRAM = "program";

  /**
   * Group by recipient of the send.
   */
  public static final String RECIPIENT = "recipient";

  /**
   * Group by API key: by till, if each till has its own key.
   */
  public static final String API_KEY = "api_key";

  /**
   * Group by what created the sends.
   */
  public static final String SOURCE = "source";
}
