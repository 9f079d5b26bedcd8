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
 * Status of a recipient.
 */
public final class RecipientStatus {
  private RecipientStatus() {}

  /**
   * The recipient can receive sends and rewards.
   */
  public static final String ACTIVE = "active";

  /**
   * Receives nothing, and is erased after seven days unless restored.
   */
  public static final String ERASURE_PENDING = "erasure_pending";

  /**
   * The personal data was erased permanently.
   */
  public static final String ERASED = "erased";
}
