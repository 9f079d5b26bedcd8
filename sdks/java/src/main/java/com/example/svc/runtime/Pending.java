package com.example.svc.runtime;

import com.example.svc.exception.SvcException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;

/** A call under way: it can be waited for and cancelled. */
public final class Pending<T> {
  private final Call call;
  private final CompletableFuture<T> future;

  Pending(Call call, CompletableFuture<T> future) {
    this.call = call;
    this.future = future;
  }

  <R> Pending<R> map(Function<T, R> change) {
    return new Pending<>(call, future.thenApply(change));
  }

  /** What comes of it; its failure is a CompletionException around one of this package. */
  public CompletableFuture<T> future() {
    return future;
  }

  /** Ends the call: its future fails soon, and says whether the request may have arrived. */
  public void cancel() {
    call.cancel();
  }

  /** Waits for it. A thread that is interrupted cancels the call, and stays interrupted. */
  public T await() {
    try {
      return future.get();
    } catch (InterruptedException interrupted) {
      call.cancel();
      Thread.currentThread().interrupt();
      return joined();
    } catch (ExecutionException failure) {
      throw thrown(failure.getCause());
    }
  }

  private T joined() {
    try {
      return future.join();
    } catch (CompletionException failure) {
      throw thrown(failure.getCause());
    }
  }

  /** The failure with the stack of the caller, which is not that of where it happened. */
  private static RuntimeException thrown(Throwable failure) {
    if (failure instanceof Error) throw (Error) failure;
    if (failure instanceof SvcException) failure.fillInStackTrace();
    return failure instanceof RuntimeException
        ? (RuntimeException) failure
        : new IllegalStateException(failure);
  }
}
