package com.example.svc.kotlin

import java.util.concurrent.CompletableFuture
import kotlinx.coroutines.suspendCancellableCoroutine

/** The one function that needs the coroutines of kotlinx; it is called where they are. */
internal suspend fun <T> awaitCancellable(future: CompletableFuture<T>, cancel: () -> Unit): T =
  suspendCancellableCoroutine { continuation ->
    continuation.invokeOnCancellation { cancel() }
    continuation.resumeWith(future)
  }
