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
 * What a batch does when your Credit is too low for a line.
 */
public final class BatchInsufficientChoice {
  private BatchInsufficientChoice() {}

  /**
   * Stop. The remaining lines stay unsent.
   */
  public static final String STOP = "stop";

  /**
   * Skip the line and try the next one.
   */
  public static final String CONTINUE = "continue";
}
