package com.example.svc.runtime;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Ends a try when the call's time is over, when nothing comes for too long, or when asked to. */
final class Watch {
  /** Why a try was ended. */
  enum Reason {
    TIMEOUT,
    CANCELLED
  }

  private static final ScheduledThreadPoolExecutor TIMER = timer();

  private final Duration readTimeout;
  private final CompletableFuture<Reason> ended = new CompletableFuture<>();
  private final ScheduledFuture<?> whole;
  private @Nullable ScheduledFuture<?> silence;
  private boolean isStopped;

  Watch(Duration left, Duration readTimeout) {
    this.readTimeout = readTimeout;
    this.whole = after(left, () -> end(Reason.TIMEOUT));
    heard();
  }

  private static ScheduledThreadPoolExecutor timer() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "svc-timer");
              thread.setDaemon(true);
              return thread;
            });
    timer.setRemoveOnCancelPolicy(true);
    return timer;
  }

  private static ScheduledFuture<?> after(Duration pause, Runnable task) {
    return TIMER.schedule(task, Math.max(0, pause.toNanos()), TimeUnit.NANOSECONDS);
  }

  /** Something has come: the silence begins again. */
  synchronized void heard() {
    if (silence != null) silence.cancel(false);
    if (!isStopped) silence = after(readTimeout, () -> end(Reason.TIMEOUT));
  }

  /** From here on only silence ends it: a long file takes as long as it takes. */
  void forgetWhole() {
    whole.cancel(false);
  }

  synchronized void stop() {
    isStopped = true;
    whole.cancel(false);
    if (silence != null) silence.cancel(false);
  }

  void end(Reason reason) {
    // What is done then may take its time, and there is one timer for all.
    ended.completeAsync(() -> reason);
  }

  void onEnd(Consumer<Reason> task) {
    ended.thenAccept(task);
  }

  @Nullable Reason reason() {
    return ended.getNow(null);
  }

  /** A future that ends after a pause. */
  static CompletableFuture<Void> pause(Duration pause) {
    CompletableFuture<Void> over = new CompletableFuture<>();
    after(pause, () -> over.completeAsync(() -> null));
    return over;
  }
}
