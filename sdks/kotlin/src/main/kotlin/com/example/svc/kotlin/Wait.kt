package com.example.svc.kotlin

import com.example.svc.model.Send
import com.example.svc.runtime.Facts
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlin.time.Duration
import kotlin.time.TimeSource

/** Reads a send until its status is settled or the timeout is over. */
internal suspend fun waitForSend(
  timeout: Duration,
  every: Duration,
  get: suspend () -> Send,
): Send {
  val ends = TimeSource.Monotonic.markNow() + timeout
  while (true) {
    val send = get()
    val left = -ends.elapsedNow()
    if (send.status in Facts.SETTLED_SENDS || !left.isPositive()) return send
    pause(minOf(every, left))
  }
}

private suspend fun pause(length: Duration) {
  val later = CompletableFuture.delayedExecutor(length.inWholeNanoseconds, TimeUnit.NANOSECONDS)
  CompletableFuture.runAsync({}, later).awaiting()
}
