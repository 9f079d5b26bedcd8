package com.example.svc;

import java.time.Duration;

/** How long to wait for a send, and how often to look. */
public final class WaitOptions {
  /** A minute, with a look every two seconds. */
  public static final WaitOptions DEFAULT =
      new WaitOptions(Duration.ofMinutes(1), Duration.ofSeconds(2));

  private final Duration timeout;
  private final Duration every;

  private WaitOptions(Duration timeout, Duration every) {
    this.timeout = timeout;
    this.every = every;
  }

  /** With a look every two seconds. */
  public static WaitOptions timeout(Duration timeout) {
    return new WaitOptions(timeout, DEFAULT.every);
  }

  /** The same, with another time between two looks. */
  public WaitOptions every(Duration pause) {
    return new WaitOptions(timeout, pause);
  }

  /** How long to wait. */
  public Duration getTimeout() {
    return timeout;
  }

  /** The time between two looks. */
  public Duration getEvery() {
    return every;
  }
}
