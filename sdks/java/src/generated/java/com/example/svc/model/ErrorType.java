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
 * Category of an error.
 */
public final class ErrorType {
  private ErrorType() {}

  /**
   * The request is invalid and must be changed.
   */
  public static final String INVALID_REQUEST_ERROR = "invalid_request_error";

  /**
   * The key or session is missing or invalid.
   */
  public static final String AUTHENTICATION_ERROR = "authentication_error";

  /**
   * The key, role or account is not allowed to do this.
   */
  public static final String PERMISSION_ERROR = "permission_error";

  /**
   * There is not enough Credit.
   */
  public static final String CREDIT_ERROR = "credit_error";

  /**
   * The current state of an object does not allow the request.
   */
  public static final String CONFLICT_ERROR = "conflict_error";

  /**
   * The Idempotency-Key is missing, invalid or in use.
   */
  public static final String IDEMPOTENCY_ERROR = "idempotency_error";

  /**
   * Too many requests were sent.
   */
  public static final String RATE_LIMIT_ERROR = "rate_limit_error";

  /**
   * A network, utility or supplier did not respond as expected.
   */
  public static final String PROVIDER_ERROR = "provider_error";

  /**
   * Something went wrong on our side.
   */
  public static final String API_ERROR = "api_error";
}
