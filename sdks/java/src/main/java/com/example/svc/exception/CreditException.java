package com.example.svc.exception;

/** There is not enough Credit. */
public final class CreditException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public CreditException(ErrorAnswer answer) {
    super(answer);
  }
}
