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
 * The day of the month on which consumption is counted from zero again.
 */
public final class TariffReset {
  private TariffReset() {}

  /**
   * The 1st, at midnight in Harare.
   */
  public static final String FIRST_OF_MONTH = "first_of_month";
}
