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
 * A warning about a line.
 */
public final class WorkforceWarning {
  private WorkforceWarning() {}

  /**
   * The person would exceed their monthly cap. Exceeding it only warns.
   */
  public static final String OVER_CAP = "over_cap";

  /**
   * The person is on another line, or received the same recently.
   */
  public static final String DUPLICATE = "duplicate";

  /**
   * The person is being erased, or their cost centre is archived.
   */
  public static final String INACTIVE = "inactive";
}
