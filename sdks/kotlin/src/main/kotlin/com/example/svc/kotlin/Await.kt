package com.example.svc.kotlin

import com.example.svc.runtime.Pending
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionException
import kotlin.coroutines.Continuation
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

/** Whether the caller has the coroutines of kotlinx, by which a coroutine can be cancelled. */
private val CAN_BE_CANCELLED: Boolean =
  try {
    Class.forName("kotlinx.coroutines.CancellableContinuation")
    true
  } catch (_: ClassNotFoundException) {
    false
  }

/**
 * Waits for a call without blocking a thread, which its own `await` does; a coroutine that is
 * cancelled cancels its call.
 */
internal suspend fun <T : Any> Pending<T>.awaiting(): T {
  val cancel = { this.cancel() }
  return if (CAN_BE_CANCELLED) awaitCancellable(future(), cancel) else awaitPlain(future())
}

/** Waits for something that is nothing to the service, such as a pause. */
internal suspend fun <T> CompletableFuture<T>.awaiting(): T {
  val cancel: () -> Unit = { this.cancel(true) }
  return if (CAN_BE_CANCELLED) awaitCancellable(this, cancel) else awaitPlain(this)
}

private suspend fun <T> awaitPlain(future: CompletableFuture<T>): T =
  suspendCoroutine { it.resumeWith(future) }

internal fun <T> Continuation<T>.resumeWith(future: CompletableFuture<T>) {
  future.whenComplete { value, failure ->
    if (failure == null) resume(value) else resumeWithException(unwrapped(failure))
  }
}

/** What the call threw, without the wrapping of a future. */
private fun unwrapped(failure: Throwable): Throwable =
  (failure as? CompletionException)?.cause ?: failure
