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
 * What happens to a new reward before it is sent.
 */
public final class ProgramHoldMode {
  private ProgramHoldMode() {}

  /**
   * The reward is sent immediately, unless a fraud rule stops it.
   */
  public static final String NONE = "none";

  /**
   * The reward is held in escrow until you release it.
   */
  public static final String ESCROW = "escrow";

  /**
   * The reward is held until a person approves its review.
   */
  public static final String REVIEW = "review";
}
