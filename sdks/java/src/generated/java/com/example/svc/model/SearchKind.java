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
 * Kind of an object that the search finds.
 */
public final class SearchKind {
  private SearchKind() {}

  /**
   * A send. Requires {@code sends:read}.
   */
  public static final String SEND = "send";

  /**
   * A recipient. Requires {@code recipients:read}.
   */
  public static final String RECIPIENT = "recipient";

  /**
   * A reward. Requires {@code rewards:read}.
   */
  public static final String REWARD = "reward";

  /**
   * A top-up. Requires {@code credit:read}.
   */
  public static final String TOPUP = "topup";

  /**
   * A batch. Requires {@code sends:read}.
   */
  public static final String BATCH = "batch";
}
