package driver

import com.example.svc.Fields
import com.example.svc.FileResult
import com.example.svc.Hooks
import com.example.svc.RequestAttempt
import com.example.svc.ResponseAttempt
import com.example.svc.WebhookVerifier
import com.example.svc.Webhooks
import com.example.svc.kotlin.Page
import com.example.svc.kotlin.Svc
import com.example.svc.kotlin.readAll
import com.example.svc.kotlin.save
import com.example.svc.runtime.Json
import java.math.BigInteger
import java.nio.file.Path
import java.security.MessageDigest
import java.time.Clock
import java.time.Duration
import java.time.Instant
import java.time.ZoneOffset
import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.time.Duration.Companion.milliseconds

private val HOOKED = ConcurrentLinkedQueue<String>()

/** What is asked of a driver besides the methods. */
internal val COMMANDS: Map<String, suspend (Command) -> Map<String, Any?>> = mapOf(
  "client.new" to ::newClient,
  "client.hooked" to { _ -> plain(generateSequence { HOOKED.poll() }.toList()) },
  "page.items" to ::pageItems,
  "page.next" to { command -> shown(command.id, pageOf(command).nextPage()) },
  "page.previous" to { command -> shown(command.id, pageOf(command).previousPage()) },
  "file.save" to { command ->
    val path = Path.of(command.params.text("path") ?: "")
    plain((command.held() as FileResult).save(path).toString())
  },
  "file.read" to ::readFile,
  "webhook.verify" to ::verifyWebhook,
  "webhook.sign" to ::signWebhook,
  "decode" to { command ->
    val value = Fields.ofObject(command.params.get("value"))
    shown(command.id, MODELS.getValue(command.params.text("name") ?: "")(value))
  },
  "cancel" to { command ->
    RUNNING[command.params.integer("id")]?.cancel()
    plain(null)
  },
  "sends.wait" to ::waitForSend,
)

@Suppress("RedundantSuspendModifier")
private suspend fun newClient(command: Command): Map<String, Any?> {
  val params = command.params
  val client = Svc {
    hooks(Recorder())
    // How long a first handshake takes is the machine's business.
    connectTimeout(Duration.ofMinutes(1))
    params.text("api_key")?.let { apiKey(it) }
    params.text("base_url")?.let { baseUrl(it) }
    params.integerOrNull("timeout_ms")?.let { timeout(Duration.ofMillis(it)) }
    params.integerOrNull("read_timeout_ms")?.let { readTimeout(Duration.ofMillis(it)) }
    params.integerOrNull("max_retries")?.let { maxRetries(it.toInt()) }
    params.text("roots_file")?.let { transport(securedTransport(params.text("proxy"), it)) }
    params.text("logged")?.let { logger(Saying(it == "broken")) }
  }
  CLIENTS[command.clientName] = client
  val value = mapOf(
    "livemode" to client.livemode,
    "key_kind" to client.keyKind,
    "base_url" to client.baseUrl,
  )
  return plain(value, "$client")
}

/** Keeps what hooks are shown. */
private class Recorder : Hooks {
  override fun beforeRequest(attempt: RequestAttempt) {
    HOOKED.add("$attempt ${attempt.headers}")
  }

  override fun afterResponse(attempt: ResponseAttempt) {
    HOOKED.add("$attempt ${attempt.headers}")
  }
}

private fun pageOf(command: Command): Page<*> = command.held() as Page<*>

/** Every object of a list, or the first ones: what comes after is not asked for. */
private suspend fun pageItems(command: Command): Map<String, Any?> {
  val params = command.params
  val input = Input(Fields.ofObject(params.get("params")), Fields.ofObject(params.get("options")))
  val list = dispatch(command.client(), params.text("method") ?: "", input) as Page<*>
  val found = mutableListOf<Any>()
  if (params.flag("by_page")) {
    for (page in list.pages) found.add(page.data.size)
    return plain(found)
  }
  for (one in list) {
    found.add(one)
    if (found.size.toLong() == params.integer("stop_after")) break
  }
  return plain(found)
}

private suspend fun readFile(command: Command): Map<String, Any?> {
  val content = (command.held() as FileResult).readAll()
  val sum = MessageDigest.getInstance("SHA-256").digest(content)
  val hex = BigInteger(1, sum).toString(16).padStart(64, '0')
  return plain(mapOf("bytes" to content.size, "sha256" to hex))
}

@Suppress("RedundantSuspendModifier")
private suspend fun verifyWebhook(command: Command): Map<String, Any?> {
  val params = command.params
  val secrets = params.get("secrets")
  val known = if (secrets is List<*>) secrets.map { "$it" } else listOf("$secrets")
  var verifier = WebhookVerifier(*known.toTypedArray())
  params.integerOrNull("tolerance")?.let { verifier = verifier.tolerance(Duration.ofSeconds(it)) }
  params.integerOrNull("now")?.let {
    verifier = verifier.clock(Clock.fixed(Instant.ofEpochSecond(it), ZoneOffset.UTC))
  }
  val headers = params.get("headers")
  if (headers !is Map<*, *>) return shown(command.id, verifier.verify(command.body(), "$headers"))
  val lists = Json.`object`(headers).mapValues { (_, value) -> listOf("$value") }
  return shown(command.id, verifier.verify(command.body(), lists))
}

@Suppress("RedundantSuspendModifier")
private suspend fun signWebhook(command: Command): Map<String, Any?> {
  val signedAt = Instant.ofEpochSecond(command.params.integer("timestamp"))
  val secret = command.params.text("secret") ?: ""
  return plain(Webhooks.signTestHeader(command.body(), secret, signedAt))
}

private suspend fun waitForSend(command: Command): Map<String, Any?> {
  val params = command.params
  val timeout = (params.integerOrNull("timeout_ms") ?: 60_000).milliseconds
  val every = (params.integerOrNull("every_ms") ?: 2_000).milliseconds
  val id = params.text("send_id") ?: ""
  return shown(command.id, command.client().sends.waitFor(id, timeout, every))
}
