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
 * Status of a program.
 */
public final class ProgramStatus {
  private ProgramStatus() {}

  /**
   * Not active yet: the program gives no rewards. Activate it.
   */
  public static final String DRAFT = "draft";

  /**
   * The program gives rewards.
   */
  public static final String ACTIVE = "active";

  /**
   * Someone paused the program. It gives no rewards until it is resumed.
   */
  public static final String PAUSED = "paused";

  /**
   * The budget is spent or allocated. The program becomes {@code active} again when budget returns.
   */
  public static final String EXHAUSTED = "exhausted";

  /**
   * The program was closed permanently.
   */
  public static final String CLOSED = "closed";
}
