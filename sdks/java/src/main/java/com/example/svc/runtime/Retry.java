package com.example.svc.runtime;

import com.example.svc.exception.ApiException;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** Whether a call goes again, and after what pause. */
public final class Retry {
  /** A pause that is longer is the caller's to make. */
  private static final Duration RETRY_AFTER_MAX = Duration.ofSeconds(20);
  private static final long BACKOFF_FIRST_MS = 500;
  private static final long BACKOFF_MAX_MS = 8_000;
  private static final Set<Integer> RETRYABLE_STATUSES = Set.of(408, 429, 500, 502, 503, 504);

  private final Operation operation;
  /** 1 after the first try. */
  private final int attempt;
  private final int maxRetries;
  /** What is left of the whole call. */
  private final Duration left;

  Retry(Operation operation, int attempt, int maxRetries, Duration left) {
    this.operation = operation;
    this.attempt = attempt;
    this.maxRetries = maxRetries;
    this.left = left;
  }

  /**
   * The pause before the next try after an answer; null when there is none. The body's retryable
   * decides; a status only without it.
   */
  @Nullable Duration afterAnswer(ApiException error) {
    // The request has arrived: only what is safe to repeat is repeated.
    if (operation.isOnce() || attempt > maxRetries || !isRetryable(error)) return null;
    Long seconds = error.getRetryAfter();
    if (seconds == null) return fitting(backoff());
    // The cap comes first: a number of seconds may be beyond any duration.
    if (seconds > RETRY_AFTER_MAX.getSeconds()) return null;
    return fitting(Duration.ofSeconds(Math.max(0, seconds)));
  }

  /** The pause before the next try when no answer came; null when there is none. */
  @Nullable Duration afterSilence(boolean wasSent) {
    if (attempt > maxRetries || (wasSent && operation.isOnce())) return null;
    return fitting(backoff());
  }

  /** Whether the same request may succeed later; a status decides only where the body does not. */
  public static boolean isRetryable(ApiException error) {
    if ("idempotency_mismatch".equals(error.getCode())) return false;
    Boolean said = error.getRetryable();
    return said == null ? RETRYABLE_STATUSES.contains(error.getStatus()) : said;
  }

  private @Nullable Duration fitting(Duration pause) {
    return pause.compareTo(left) < 0 ? pause : null;
  }

  /** Full jitter: a crowd that failed together does not come back together. */
  private Duration backoff() {
    long grown = attempt > 5 ? BACKOFF_MAX_MS : BACKOFF_FIRST_MS << (attempt - 1);
    long limit = Math.min(BACKOFF_MAX_MS, grown);
    return Duration.ofMillis(ThreadLocalRandom.current().nextLong(limit));
  }

  /**
   * Seconds of a Retry-After header, given as seconds or as a date; null of anything else. A date
   * is counted from the Date of the same answer: the clock of this machine may be wrong.
   */
  static @Nullable Long readRetryAfter(HttpHeaders headers) {
    String text = headers.firstValue("Retry-After").orElse("").trim();
    if (text.matches("\\d{1,18}")) return Long.valueOf(text);
    if (text.matches("\\d+")) return Long.MAX_VALUE;
    Instant moment = momentOf(text);
    if (moment == null) return null;
    Instant said = momentOf(headers.firstValue("Date").orElse("").trim());
    long millis = Duration.between(said == null ? Instant.now() : said, moment).toMillis();
    return Math.max(0, (millis + 999) / 1_000);
  }

  private static @Nullable Instant momentOf(String text) {
    // A weekday that is not that of its date says nothing about the date.
    String date = text.replaceFirst("^[A-Za-z]{3}, ", "");
    try {
      return ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
    } catch (DateTimeParseException garbage) {
      return null;
    }
  }
}
