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
 * Fields of a recipient that can be expanded.
 */
public final class RecipientExpansion {
  private RecipientExpansion() {}

  /**
   * Expand {@code cost_center} into the full cost centre.
   */
  public static final String COST_CENTER = "cost_center";
}
