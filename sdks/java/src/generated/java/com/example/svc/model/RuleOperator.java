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
 * How a field is compared with a value.
 */
public final class RuleOperator {
  private RuleOperator() {}

  /**
   * The field equals the value.
   */
  public static final String EQ = "eq";

  /**
   * The field does not equal the value.
   */
  public static final String NE = "ne";

  /**
   * The field is greater than the value.
   */
  public static final String GT = "gt";

  /**
   * The field is greater than or equal to the value.
   */
  public static final String GTE = "gte";

  /**
   * The field is less than the value.
   */
  public static final String LT = "lt";

  /**
   * The field is less than or equal to the value.
   */
  public static final String LTE = "lte";

  /**
   * The field equals one of the listed values.
   */
  public static final String IN = "in";

  /**
   * The field, a text or list, contains the value.
   */
  public static final String CONTAINS = "contains";
}
