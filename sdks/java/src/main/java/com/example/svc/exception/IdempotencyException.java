package com.example.svc.exception;

/** The Idempotency-Key is missing, wrong or in use. */
public final class IdempotencyException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public IdempotencyException(ErrorAnswer answer) {
    super(answer);
  }
}
