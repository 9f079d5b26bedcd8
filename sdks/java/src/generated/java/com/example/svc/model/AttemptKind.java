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
 * Type of request to a provider.
 */
public final class AttemptKind {
  private AttemptKind() {}

  /**
   * Submits the send for delivery.
   */
  public static final String SUBMIT = "submit";

  /**
   * Asks for the status of the send.
   */
  public static final String QUERY = "query";

  /**
   * The provider reported the status without being asked.
   */
  public static final String CALLBACK = "callback";
}
