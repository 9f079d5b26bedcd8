package com.example.svc.exception;

/** There were too many requests. */
public final class RateLimitException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public RateLimitException(ErrorAnswer answer) {
    super(answer);
  }
}
