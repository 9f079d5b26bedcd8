package com.example.svc.exception;

/** The key or the account may not do this. */
public final class PermissionException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public PermissionException(ErrorAnswer answer) {
    super(answer);
  }
}
