package com.example.svc.runtime;

import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.CallFacts;
import com.example.svc.exception.CancelledException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.SvcException;
import com.example.svc.model.Send;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Waits until a send has come to rest. */
public final class Wait {
  /** What a read has at least: the last one begins when hardly anything is left. */
  private static final Duration READ_LEAST = Duration.ofMillis(500);

  private final long endsAt;
  private final Duration every;
  private final Duration readMost;
  private @Nullable Send seen;
  private @Nullable ApiException answered;
  private Duration pause;

  /** Begins to wait. */
  public Wait(Settings settings, Duration timeout, Duration every) {
    this.endsAt = System.nanoTime() + timeout.toNanos();
    this.every = every;
    this.readMost = settings.timeout;
    this.pause = every;
  }

  /** Reads a send until its status is settled or the timeout is over. */
  public static Send forSend(
      Settings settings, Function<RequestOptions, Send> get, WaitOptions options) {
    Wait wait = new Wait(settings, options.getTimeout(), options.getEvery());
    for (;;) {
      Send send = null;
      try {
        send = get.apply(wait.bounded());
      } catch (SvcException failure) {
        wait.failed(failure);
      }
      Send over = wait.over(send);
      if (over != null) return over;
      sleep(wait.pause());
    }
  }

  /** The options of a read: none outlasts the wait, which is itself what repeats it. */
  public RequestOptions bounded() {
    Duration left = longer(left(), READ_LEAST);
    Duration bound = left.compareTo(readMost) < 0 ? left : readMost;
    return RequestOptions.builder().timeout(bound).maxRetries(0).build();
  }

  /**
   * A read that failed says nothing about the sale, and counts only if no other succeeds. What the
   * service last answered is thrown before a read that the wait itself cut off.
   */
  public void failed(SvcException failure) {
    if (!isPassing(failure)) throw failure;
    ApiException said = failure instanceof ApiException ? (ApiException) failure : null;
    if (said != null) answered = said;
    if (seen == null && isOver()) throw answered == null ? failure : answered;
    Long asked = said == null ? null : said.getRetryAfter();
    pause = asked == null ? every : longer(every, Duration.ofSeconds(Math.min(asked, 86_400)));
  }

  /** The send that the wait ends with, after a read that found one or, with null, failed. */
  public @Nullable Send over(@Nullable Send send) {
    if (send != null) {
      seen = send;
      pause = every;
      // What a gateway answers has none, and a set of Java throws when it is asked for nothing.
      boolean hasStatus = send.getStatus() != null;
      if (hasStatus && Facts.SETTLED_SENDS.contains(send.getStatus())) return send;
    }
    return isOver() ? seen : null;
  }

  /** How long to wait for the next read. */
  public Duration pause() {
    Duration left = longer(left(), Duration.ZERO);
    return left.compareTo(pause) < 0 ? left : pause;
  }

  private static boolean isPassing(SvcException failure) {
    if (failure instanceof ApiException) return Retry.isRetryable((ApiException) failure);
    return failure instanceof ConnectionException && !(failure instanceof CancelledException);
  }

  private boolean isOver() {
    return left().isNegative() || left().isZero();
  }

  private Duration left() {
    return Duration.ofNanos(endsAt - System.nanoTime());
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  private static void sleep(Duration pause) {
    try {
      Thread.sleep(pause.toMillis() + 1);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      CallFacts facts = new CallFacts(1, null);
      throw new CancelledException("The wait was cancelled.", false, facts, interrupted);
    }
  }
}
