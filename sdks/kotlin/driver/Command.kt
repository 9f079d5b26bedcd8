package driver

import com.example.svc.Fields
import com.example.svc.RequestOptions
import com.example.svc.kotlin.Svc
import com.example.svc.runtime.Json
import java.time.Duration
import java.util.Base64

/** One line of the runner. */
internal class Command(said: Fields) {
  val id: Long = said.integer("id")
  val op: String = said.text("op") ?: ""
  val clientName: String = said.text("client") ?: "main"
  val params: Fields = Fields.ofObject(said.get("params"))
  private val options: Fields = Fields.ofObject(said.get("options"))

  fun client(): Svc = CLIENTS.getValue(clientName)

  fun input(): Input = Input(params, options)

  fun held(): Any = HELD.getValue(params.integer("handle"))

  fun body(): ByteArray {
    val encoded = params.text("body_base64")
    if (encoded != null) return Base64.getDecoder().decode(encoded)
    return checkNotNull(params.text("body")).toByteArray()
  }
}

/** What a call is made with, in the names of the wire. */
internal class Input(params: Fields, private val options: Fields) {
  private val params: MutableMap<String, Any?> = params.toMap().toMutableMap()

  /** Takes an argument of the path out of the parameters. */
  fun take(name: String): String = params.remove(name) as String

  /** The parameters that are left; a list in the query has brackets. */
  fun fields(): Fields =
    Fields.of(params.mapKeys { (name) -> if (name == "expand") "expand[]" else name })

  fun options(): RequestOptions {
    val built = RequestOptions.builder()
    options.text("idempotency_key")?.let { built.idempotencyKey(it) }
    options.integerOrNull("timeout_ms")?.let { built.timeout(Duration.ofMillis(it)) }
    options.integerOrNull("read_timeout_ms")?.let { built.readTimeout(Duration.ofMillis(it)) }
    options.integerOrNull("max_retries")?.let { built.maxRetries(it.toInt()) }
    options.get("extra_body")?.let { built.extraBody(Json.`object`(it)) }
    options.get("extra_query")?.let { built.extraQuery(Json.`object`(it)) }
    options.get("extra_headers")?.let { headers ->
      built.extraHeaders(Json.`object`(headers).mapValues { (_, value) -> value.toString() })
    }
    options.text("program_secret")?.let { built.programSecret(it) }
    return built.build()
  }
}
