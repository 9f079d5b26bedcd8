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
 * Fields of a send that can be expanded.
 */
public final class SendExpansion {
  private SendExpansion() {}

  /**
   * Expands the recipient of the send.
   */
  public static final String RECIPIENT = "recipient";

  /**
   * Expands the program of the send.
   */
  public static final String PROGRAM = "program";

  /**
   * Expands the reward of the send.
   */
  public static final String REWARD = "reward";

  /**
   * Expands the batch of the send.
   */
  public static final String BATCH = "batch";
}
