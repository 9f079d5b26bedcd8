package com.example.svc.kotlin

import com.example.svc.FileResult
import java.nio.file.Path
import java.util.concurrent.CompletableFuture

/**
 * Writes it to a file, or under its own name into a folder, and answers the path; no thread of the
 * caller waits for it. It is written beside and renamed, so that nobody finds half of it.
 */
public suspend fun FileResult.save(path: Path): Path =
  CompletableFuture.supplyAsync { saveTo(path) }.awaiting()

/** All of it; no thread of the caller waits for it. */
public suspend fun FileResult.readAll(): ByteArray =
  CompletableFuture.supplyAsync { bytes() }.awaiting()
