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
 * Outcome of a request to a provider.
 */
public final class AttemptOutcome {
  private AttemptOutcome() {}

  /**
   * The provider accepted the send and reports later.
   */
  public static final String ACCEPTED = "accepted";

  /**
   * The provider delivered the send.
   */
  public static final String DELIVERED = "delivered";

  /**
   * The provider rejected the send.
   */
  public static final String REJECTED = "rejected";

  /**
   * The provider was busy and accepted nothing.
   */
  public static final String BUSY = "busy";

  /**
   * The provider sent no reliable response.
   */
  public static final String NO_ANSWER = "no_answer";

  /**
   * The provider has no record of the send.
   */
  public static final String NOT_FOUND = "not_found";

  /**
   * The provider's response could not be understood.
   */
  public static final String ERROR = "error";
}
