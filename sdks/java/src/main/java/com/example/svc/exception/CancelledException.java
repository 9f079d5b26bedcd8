package com.example.svc.exception;

import org.jspecify.annotations.Nullable;

/** The caller ended the call, by interrupting its thread or by cancelling its future. */
public final class CancelledException extends ConnectionException {
  private static final long serialVersionUID = 1L;

  /** With a sentence that says why, and whether the request may have arrived. */
  public CancelledException(
      String message, boolean maybeSent, CallFacts call, @Nullable Throwable cause) {
    super(message, maybeSent, call, cause);
  }
}
