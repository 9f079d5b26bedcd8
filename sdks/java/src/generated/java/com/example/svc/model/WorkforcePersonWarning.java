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
 * A warning about a person who was created or updated.
 */
public final class WorkforcePersonWarning {
  private WorkforcePersonWarning() {}

  /**
   * The number was registered under a different name, which was replaced.
   */
  public static final String NAME_DIFFERS = "name_differs";

  /**
   * Another registered person has the same name.
   */
  public static final String SAME_NAME = "same_name";

  /**
   * The number's network is not supported, so airtime would be rejected.
   */
  public static final String UNSUPPORTED_NETWORK = "unsupported_network";

  /**
   * The cost centre is archived.
   */
  public static final String COST_CENTER_ARCHIVED = "cost_center_archived";
}
