package com.example.svc;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How a try ended. */
public final class ResponseAttempt extends RequestAttempt {
  private final @Nullable ResponseMetadata response;
  private final Duration elapsed;
  private final @Nullable Duration retryIn;

  /** A try, and what came of it. */
  public ResponseAttempt(
      RequestAttempt attempt,
      @Nullable ResponseMetadata response,
      Duration elapsed,
      @Nullable Duration retryIn) {
    super(attempt);
    this.response = response;
    this.elapsed = elapsed;
    this.retryIn = retryIn;
  }

  /** Null when no answer came. */
  public @Nullable Integer getStatus() {
    return response == null ? null : response.getStatus();
  }

  /** Null when no answer came, or one without an id. */
  public @Nullable String getRequestId() {
    return response == null ? null : response.getRequestId();
  }

  /** How long the try took. */
  public Duration getElapsed() {
    return elapsed;
  }

  /** The pause before the next try; null when there is none. */
  public @Nullable Duration getRetryIn() {
    return retryIn;
  }

  @Override
  public String toString() {
    return super.toString() + ": " + getStatus();
  }
}
