package com.example.svc.exception;

import com.example.svc.Fields;
import com.example.svc.ResponseMetadata;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An answer that is no success: what it says, its bytes, and how it came. */
public final class ErrorAnswer {
  final Fields said;
  final byte[] rawBody;
  final ResponseMetadata response;
  /** Of the header; what the body says wins. */
  final @Nullable Long retryAfter;

  /** With the fields of {@code error} in the body, as far as there are any. */
  public ErrorAnswer(
      Fields said, byte[] rawBody, ResponseMetadata response, @Nullable Long retryAfter) {
    this.said = said;
    this.rawBody = rawBody;
    this.response = response;
    this.retryAfter = retryAfter;
  }

  /** The fields of {@code error} in a body; none of a body that has another form. */
  public static Fields saidIn(@Nullable Object body) {
    Object error = body instanceof Map ? ((Map<?, ?>) body).get("error") : null;
    return Fields.ofObject(error);
  }

  /** The exception of its type. */
  public ApiException toException() {
    String type = said.text("type");
    if (type == null) {
      return response.getStatus() >= 500 ? new ServerException(this) : new ApiException(this);
    }
    switch (type) {
      case "invalid_request_error":
        return new InvalidRequestException(this);
      case "authentication_error":
        return new AuthenticationException(this);
      case "permission_error":
        return new PermissionException(this);
      case "credit_error":
        return new CreditException(this);
      case "conflict_error":
        return new ConflictException(this);
      case "idempotency_error":
        return new IdempotencyException(this);
      case "rate_limit_error":
        return new RateLimitException(this);
      case "provider_error":
        return new ProviderException(this);
      case "api_error":
        return new ServerException(this);
      default:
        return new ApiException(this);
    }
  }
}
