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
 * Status of an account: whether it can sell.
 */
public final class AccountStatus {
  private AccountStatus() {}

  /**
   * The account can sell.
   */
  public static final String ACTIVE = "active";

  /**
   * Suspended by our staff: reads work, writes return an error.
   */
  public static final String SUSPENDED = "suspended";

  /**
   * The account is closed permanently.
   */
  public static final String CLOSED = "closed";
}
