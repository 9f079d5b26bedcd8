package com.example.svc.exception;

/** A network, a utility or a supplier did not answer as it should. */
public final class ProviderException extends ApiException {
  private static final long serialVersionUID = 1L;

  /** With what the service says of it. */
  public ProviderException(ErrorAnswer answer) {
    super(answer);
  }
}
