package com.example.svc.exception;

/** The key is missing or not valid. */
public final class AuthenticationException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public AuthenticationException(ErrorAnswer answer) {
    super(answer);
  }
}
