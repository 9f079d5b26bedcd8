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
 * Behaviour of a power send during a national outage.
 */
public final class PowerDownChoice {
  private PowerDownChoice() {}

  /**
   * The send waits up to {@code max_hold}.
   */
  public static final String QUEUE = "queue";

  /**
   * The send fails and your Credit is returned.
   */
  public static final String FAIL = "fail";
}
