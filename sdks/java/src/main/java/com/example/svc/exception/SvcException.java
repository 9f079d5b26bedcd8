package com.example.svc.exception;

import org.jspecify.annotations.Nullable;

/** Every exception that this package throws. */
public abstract class SvcException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** With a sentence that says why. */
  protected SvcException(String message) {
    super(message);
  }

  /** With a sentence that says why, and what led to it. */
  protected SvcException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
