package com.example.svc.runtime;

import com.example.svc.WaitOptions;
import com.example.svc.exception.CallFacts;
import com.example.svc.exception.CancelledException;
import com.example.svc.model.Send;
import java.time.Duration;
import java.util.function.Supplier;

/** Waits until a send has come to rest. */
public final class Wait {
  private Wait() {}

  /** Reads a send until its status is settled or the timeout is over. */
  public static Send forSend(Supplier<Send> get, WaitOptions options) {
    long endsAt = System.nanoTime() + options.getTimeout().toNanos();
    for (;;) {
      Send send = get.get();
      if (Facts.SETTLED_SENDS.contains(send.getStatus())) return send;
      Duration left = Duration.ofNanos(endsAt - System.nanoTime());
      if (left.isNegative() || left.isZero()) return send;
      pause(left.compareTo(options.getEvery()) < 0 ? left : options.getEvery());
    }
  }

  private static void pause(Duration pause) {
    try {
      Thread.sleep(pause.toMillis() + 1);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      CallFacts facts = new CallFacts(1, null);
      throw new CancelledException("The wait was cancelled.", false, facts, interrupted);
    }
  }
}
