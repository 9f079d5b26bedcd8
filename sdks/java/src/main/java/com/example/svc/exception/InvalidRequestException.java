package com.example.svc.exception;

/** The request cannot be carried out as it was written. */
public final class InvalidRequestException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public InvalidRequestException(ErrorAnswer answer) {
    super(answer);
  }
}
