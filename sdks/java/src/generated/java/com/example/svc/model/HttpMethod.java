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
 * HTTP method of a request.
 */
public final class HttpMethod {
  private HttpMethod() {}

  /**
   * Reads without changing anything.
   */
  public static final String GET = "GET";

  /**
   * Creates an object or performs an action.
   */
  public static final String POST = "POST";

  /**
   * Changes some fields of an object.
   */
  public static final String PATCH = "PATCH";

  /**
   * Replaces an object as a whole.
   */
  public static final String PUT = "PUT";

  /**
   * Deletes or ends an object.
   */
  public static final String DELETE = "DELETE";
}
