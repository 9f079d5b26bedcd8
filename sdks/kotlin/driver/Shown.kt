package driver

import com.example.svc.FileResult
import com.example.svc.ResponseMetadata
import com.example.svc.SvcObject
import com.example.svc.exception.ApiException
import com.example.svc.exception.ArgumentException
import com.example.svc.exception.ConnectionException
import com.example.svc.exception.PageException
import com.example.svc.exception.SvcException
import com.example.svc.kotlin.Page
import com.example.svc.runtime.Json
import kotlin.coroutines.cancellation.CancellationException

internal fun plain(value: Any?, shown: String = ""): Map<String, Any?> =
  mapOf("value" to Json.plain(value), "shown" to shown)

/** What comes of a command, as the runner reads it. */
internal fun shown(id: Long, result: Any?): Map<String, Any?> = when (result) {
  null -> named("Page", null, "", null)
  is Page<*> -> {
    val value = mapOf(
      "data" to result.data,
      "has_more" to result.hasMore,
      "next_cursor" to result.nextCursor,
    )
    held(id, result, named("Page", value, "$result ${result.data}", result.responseMetadata))
  }
  is FileResult -> {
    val value = mapOf("filename" to result.filename, "content_type" to result.contentType)
    held(id, result, named("File", value, "$result", result.responseMetadata))
  }
  is SvcObject -> {
    val name = result.javaClass.simpleName
    named(name, result.fields().toMap(), "$result ${result.fields()}", result.responseMetadata)
  }
  else -> error("What is a ${result.javaClass}?")
}

private fun held(id: Long, result: Any, answer: Map<String, Any?>): Map<String, Any?> {
  HELD[id] = result
  return answer + ("handle" to id)
}

private fun named(
  name: String,
  value: Any?,
  shown: String,
  metadata: ResponseMetadata?,
): Map<String, Any?> {
  val answer = mapOf("class" to name, "value" to Json.plain(value), "shown" to shown)
  if (metadata == null) return answer
  val meta = mapOf(
    "status" to metadata.status,
    "request_id" to metadata.requestId,
    "idempotency_key" to metadata.idempotencyKey,
    "attempts" to metadata.attempts,
    "replayed" to metadata.isReplayed,
    "original_request_id" to metadata.originalRequestId,
  )
  return answer + ("meta" to meta)
}

/** The runner knows the classes of errors by one name in all languages. */
internal fun shownError(failure: Throwable): Map<String, Any?> {
  val name = when (failure) {
    // What a coroutine that is cancelled throws in Kotlin.
    is CancellationException -> "CancelledError"
    is PageException -> "SvcError"
    is SvcException -> failure.javaClass.simpleName.replace(Regex("Exception$"), "Error")
    else -> "DriverError"
  }
  val base = mapOf(
    "class" to name,
    "message" to failure.message.toString(),
    "shown" to failure.stackTraceToString(),
  )
  return base + when (failure) {
    is ApiException -> shownApiError(failure)
    is ConnectionException -> mapOf(
      "maybe_sent" to failure.isMaybeSent,
      "attempts" to failure.attempts,
      "idempotency_key" to failure.idempotencyKey,
    )
    is ArgumentException -> mapOf("param" to failure.param)
    else -> emptyMap()
  }
}

private fun shownApiError(failure: ApiException): Map<String, Any?> = mapOf(
  "type" to failure.type,
  "code" to failure.code,
  "status" to failure.status,
  "param" to failure.param,
  "details" to Json.plain(failure.details),
  "meta" to Json.plain(failure.meta),
  "resource" to failure.resource,
  "doc_url" to failure.docUrl,
  "request_id" to failure.requestId,
  "retryable" to failure.retryable,
  "retry_after" to failure.retryAfter,
  "idempotency_key" to failure.idempotencyKey,
  "attempts" to failure.attempts,
  "raw_length" to failure.rawBody.size,
)
