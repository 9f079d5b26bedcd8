package com.example.svc;

import java.net.http.HttpHeaders;
import org.jspecify.annotations.Nullable;

/** How a call was answered. */
public final class ResponseMetadata {
  private final int status;
  private final HttpHeaders headers;
  private final @Nullable String idempotencyKey;
  private final int attempts;

  /** Of an answer to the last of that many tries under that key. */
  public ResponseMetadata(
      int status, HttpHeaders headers, @Nullable String idempotencyKey, int attempts) {
    this.status = status;
    this.headers = headers;
    this.idempotencyKey = idempotencyKey;
    this.attempts = attempts;
  }

  /** The HTTP status. */
  public int getStatus() {
    return status;
  }

  /** The headers, read in any case. */
  public HttpHeaders getHeaders() {
    return headers;
  }

  /** What support asks for. */
  public @Nullable String getRequestId() {
    return headers.firstValue("Request-Id").orElse(null);
  }

  /** The key that all tries of this call carried; null without one. */
  public @Nullable String getIdempotencyKey() {
    return idempotencyKey;
  }

  /** How often it was tried. */
  public int getAttempts() {
    return attempts;
  }

  /** Whether the answer is what an earlier request with this key had done. */
  public boolean isReplayed() {
    return headers.firstValue("Idempotent-Replayed").orElse("").equals("true");
  }

  /** The earlier request, when this is a replay. */
  public @Nullable String getOriginalRequestId() {
    return headers.firstValue("Original-Request").orElse(null);
  }

  @Override
  public String toString() {
    return "ResponseMetadata(" + status + ", " + getRequestId() + ")";
  }
}
