package com.example.svc.exception;

import org.jspecify.annotations.Nullable;

/** The time for the call, or for one answer, is over. */
public final class TimeoutException extends ConnectionException {
  private static final long serialVersionUID = 1L;

  /** With a sentence that says why, and whether the request may have arrived. */
  public TimeoutException(
      String message, boolean maybeSent, CallFacts call, @Nullable Throwable cause) {
    super(message, maybeSent, call, cause);
  }
}
