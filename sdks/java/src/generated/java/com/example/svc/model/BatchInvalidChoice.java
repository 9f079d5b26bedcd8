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
 * What to do with a batch that has invalid lines.
 */
public final class BatchInvalidChoice {
  private BatchInvalidChoice() {}

  /**
   * Reject the whole batch and write nothing.
   */
  public static final String REJECT = "reject";

  /**
   * Send the valid lines and omit the others.
   */
  public static final String SKIP = "skip";
}
