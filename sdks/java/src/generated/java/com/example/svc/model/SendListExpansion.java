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
 * Fields of listed sends that can be expanded.
 */
public final class SendListExpansion {
  private SendListExpansion() {}

  /**
   * Expands the recipient of each send.
   */
  public static final String DATA_RECIPIENT = "data.recipient";

  /**
   * Expands the program of each send.
   */
  public static final String DATA_PROGRAM = "data.program";

  /**
   * Expands the reward of each send.
   */
  public static final String DATA_REWARD = "data.reward";

  /**
   * Expands the batch of each send.
   */
  public static final String DATA_BATCH = "data.batch";
}
