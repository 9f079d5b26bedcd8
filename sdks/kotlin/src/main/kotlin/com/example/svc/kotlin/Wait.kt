package com.example.svc.kotlin

import com.example.svc.RequestOptions
import com.example.svc.exception.SvcException
import com.example.svc.model.Send
import com.example.svc.runtime.Settings
import com.example.svc.runtime.Wait
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlin.time.Duration
import kotlin.time.toJavaDuration

/** Reads a send until its status is settled or the timeout is over. */
internal suspend fun waitForSend(
  settings: Settings,
  timeout: Duration,
  every: Duration,
  get: suspend (RequestOptions) -> Send,
): Send {
  val wait = Wait(settings, timeout.toJavaDuration(), every.toJavaDuration())
  while (true) {
    val send =
      try {
        get(wait.bounded())
      } catch (failure: SvcException) {
        wait.failed(failure)
        null
      }
    wait.over(send)?.let { return it }
    pause(wait.pause())
  }
}

private suspend fun pause(length: java.time.Duration) {
  val later = CompletableFuture.delayedExecutor(length.toNanos(), TimeUnit.NANOSECONDS)
  CompletableFuture.runAsync({}, later).awaiting()
}
