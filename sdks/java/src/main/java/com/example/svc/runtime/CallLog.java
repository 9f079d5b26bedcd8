package com.example.svc.runtime;

import com.example.svc.LogLevel;
import com.example.svc.ResponseMetadata;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.CancelledException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.TimeoutException;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a client logs: methods, paths with placeholders and numbers, and nothing of a customer.
 */
public final class CallLog {
  /** Anything else may hold what a log must not. */
  private static final Pattern CODE = Pattern.compile("[a-z_]{1,64}");

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.-]{1,100}");

  private final LogLevel level;
  private final System.@Nullable Logger logger;

  private CallLog(LogLevel level, System.@Nullable Logger logger) {
    this.level = level;
    this.logger = logger;
  }

  /** The log of a client; without a level SVC_SDK_LOG of the environment says what is logged. */
  public static CallLog of(@Nullable LogLevel level, System.@Nullable Logger logger) {
    return new CallLog(level == null ? ofEnvironment(logger != null) : level, logger);
  }

  private static LogLevel ofEnvironment(boolean hasLogger) {
    String said = System.getenv("SVC_SDK_LOG");
    if (said == null || said.isEmpty()) return hasLogger ? LogLevel.DEBUG : LogLevel.OFF;
    for (LogLevel known : LogLevel.values()) {
      if (known.name().equalsIgnoreCase(said)) return known;
    }
    say("svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.");
    return LogLevel.OFF;
  }

  /** A try is made. */
  void begun(Call call, int attempt) {
    if (level != LogLevel.DEBUG) return;
    write(LogLevel.DEBUG, called(call) + " try=" + attempt + keyOf(call));
  }

  /** How a try ended; the last one is the end of the call. */
  void ended(
      Call call,
      int attempt,
      @Nullable ResponseMetadata response,
      @Nullable Throwable error,
      @Nullable Duration pause) {
    if (level.compareTo(pause == null ? LogLevel.INFO : LogLevel.DEBUG) < 0) return;
    String result = " status=" + (response == null ? "none" : response.getStatus());
    if (error != null) result += " reason=" + reasonOf(error);
    String request =
        " request_id=" + fitting(response == null ? null : response.getRequestId(), PLAIN);
    if (pause == null) {
      String times = " ms=" + call.elapsed().toMillis() + " tries=" + attempt;
      write(LogLevel.INFO, called(call) + result + times + request);
      return;
    }
    String wait = " wait_ms=" + pause.toMillis() + keyOf(call);
    write(LogLevel.DEBUG, called(call) + " try=" + attempt + result + wait + request);
  }

  private void write(LogLevel at, String line) {
    try {
      if (logger == null) {
        say("svc " + at.name().toLowerCase(Locale.ROOT) + " " + line);
      } else {
        logger.log(
            at == LogLevel.INFO ? System.Logger.Level.INFO : System.Logger.Level.DEBUG, line);
      }
    } catch (RuntimeException broken) {
      // A call is worth more than its line.
    }
  }

  private static void say(String line) {
    System.err.println(line);
  }

  private static String called(Call call) {
    return call.operation.verb + " " + call.operation.path;
  }

  /** Enough to find a call by; a key of the caller's own may be a phone number. */
  private static String keyOf(Call call) {
    String key = call.key;
    String shown = "none";
    if (key != null) {
      String head = key.length() > 8 ? key.substring(0, 4) : "";
      shown = PLAIN.matcher(head).matches() ? head + "..." : "...";
    }
    return " idempotency_key=" + shown;
  }

  private static String fitting(@Nullable String text, Pattern form) {
    return text != null && form.matcher(text).matches() ? text : "none";
  }

  private static String reasonOf(Throwable error) {
    if (error instanceof ApiException) return fitting(((ApiException) error).getCode(), CODE);
    if (error instanceof TimeoutException) return "timed_out";
    if (error instanceof CancelledException) return "cancelled";
    boolean isUnsent =
        error instanceof ConnectionException && !((ConnectionException) error).isMaybeSent();
    return isUnsent ? "connection_failed" : "connection_lost";
  }
}
