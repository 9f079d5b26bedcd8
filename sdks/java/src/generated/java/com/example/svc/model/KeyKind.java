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
 * Kind of an API key.
 */
public final class KeyKind {
  private KeyKind() {}

  /**
   * Secret: for your own servers.
   */
  public static final String SK = "sk";

  /**
   * Restricted: for one till, with only the scopes it needs.
   */
  public static final String RK = "rk";

  /**
   * Publishable: for a browser, and only for operations that allow it.
   */
  public static final String PK = "pk";

  /**
   * Agent: for an AI agent under human supervision.
   */
  public static final String AK = "ak";
}
