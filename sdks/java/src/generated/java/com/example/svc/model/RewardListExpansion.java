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
 * Fields of the listed rewards that can be expanded.
 */
public final class RewardListExpansion {
  private RewardListExpansion() {}

  /**
   * Expand {@code program} of each reward into the full program.
   */
  public static final String DATA_PROGRAM = "data.program";

  /**
   * Expand {@code recipient} of each reward into the full recipient.
   */
  public static final String DATA_RECIPIENT = "data.recipient";

  /**
   * Expand {@code send} of each reward into the full send.
   */
  public static final String DATA_SEND = "data.send";

  /**
   * Expand {@code link} of each reward into the full link.
   */
  public static final String DATA_LINK = "data.link";
}
