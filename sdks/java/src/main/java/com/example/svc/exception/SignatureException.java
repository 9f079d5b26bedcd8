package com.example.svc.exception;

/**
 * A webhook that is not from the service, too old, or not to be verified
 * as it was handed over.
 */
public final class SignatureException extends SvcException {
  private static final long serialVersionUID = 1L;

  /** With a sentence that says why. */
  public SignatureException(String message) {
    super(message);
  }
}
