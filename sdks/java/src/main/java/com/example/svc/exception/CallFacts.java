package com.example.svc.exception;

import org.jspecify.annotations.Nullable;

/** What an exception without an answer says of its call. */
public final class CallFacts {
  final int attempts;
  final @Nullable String idempotencyKey;

  /** After that many tries under that key. */
  public CallFacts(int attempts, @Nullable String idempotencyKey) {
    this.attempts = attempts;
    this.idempotencyKey = idempotencyKey;
  }
}
