package com.example.svc.exception;

import org.jspecify.annotations.Nullable;

/** No answer came. After a sale, look for it before you sell again. */
public class ConnectionException extends SvcException {
  private static final long serialVersionUID = 1L;

  private final boolean maybeSent;
  private final int attempts;
  private final @Nullable String idempotencyKey;

  /** With a sentence that says why, and whether the request may have arrived. */
  public ConnectionException(
      String message, boolean maybeSent, CallFacts call, @Nullable Throwable cause) {
    super(message, cause);
    this.maybeSent = maybeSent;
    this.attempts = call.attempts;
    this.idempotencyKey = call.idempotencyKey;
  }

  /** Whether any try of the request may have been carried out. */
  public boolean isMaybeSent() {
    return maybeSent;
  }

  /** How often it was tried. */
  public int getAttempts() {
    return attempts;
  }

  /** The key that all tries carried; null without one. */
  public @Nullable String getIdempotencyKey() {
    return idempotencyKey;
  }
}
