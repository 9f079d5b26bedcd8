package com.example.svc.exception;

import org.jspecify.annotations.Nullable;

/** An argument that no request could carry; nothing was sent. */
public final class ArgumentException extends SvcException {
  private static final long serialVersionUID = 1L;

  private final @Nullable String param;

  /** With a sentence that says why, and the name of the argument on the wire. */
  public ArgumentException(String message, @Nullable String param) {
    super(message);
    this.param = param;
  }

  /** The name of the argument on the wire; null of none. */
  public @Nullable String getParam() {
    return param;
  }
}
