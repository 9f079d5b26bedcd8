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
 * Where a meter confirmation comes from.
 */
public final class MeterSource {
  private MeterSource() {}

  /**
   * The utility, at this request.
   */
  public static final String UTILITY = "utility";

  /**
   * The utility, less than ten minutes ago.
   */
  public static final String CACHE = "cache";
}
