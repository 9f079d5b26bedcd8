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
 * Status of an API key.
 */
public final class ApiKeyStatus {
  private ApiKeyStatus() {}

  /**
   * The key works normally.
   */
  public static final String ACTIVE = "active";

  /**
   * The key works, and so does a replaced secret during its grace period.
   */
  public static final String ROLLING = "rolling";

  /**
   * Someone revoked the key. It never works again.
   */
  public static final String REVOKED = "revoked";

  /**
   * The key passed its {@code expires_at}. It never works again.
   */
  public static final String EXPIRED = "expired";
}
