package com.example.svc.exception;

/** The state of an object does not allow it. */
public final class ConflictException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public ConflictException(ErrorAnswer answer) {
    super(answer);
  }
}
