import com.example.svc.Webhooks
import com.example.svc.exception.SignatureException
import com.example.svc.model.Event
import com.example.svc.model.SendDeliveredEvent
import com.example.svc.model.SendFailedEvent
import com.example.svc.model.UnknownEvent
import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress

private const val BYTES_MAX = 1 shl 20

/** A receiver of webhooks with the HTTP server of the JDK. */
fun main() {
  val secret = System.getenv("SVC_WEBHOOK_SECRET")
  val port = System.getenv("PORT")?.toInt() ?: 8080
  val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0)
  server.createContext("/") { it.use { exchange -> answer(exchange, secret) } }
  server.start()
  println("listening on ${server.address.port}")
}

/** Answers 204 once the event is in safe hands; anything but a success is sent again. */
private fun answer(exchange: HttpExchange, secret: String) {
  val body = exchange.requestBody.readNBytes(BYTES_MAX)
  val status = try {
    handle(Webhooks.verify(body, exchange.requestHeaders, secret))
    204
  } catch (forged: SignatureException) {
    println(forged.message)
    400
  }
  exchange.sendResponseHeaders(status, -1)
}

private inline fun HttpExchange.use(block: (HttpExchange) -> Unit) {
  try {
    block(this)
  } finally {
    close()
  }
}

private fun handle(event: Event) = when (event) {
  is SendDeliveredEvent -> println("delivered: ${event.data.`object`.id}")
  is SendFailedEvent -> println("failed, and credited back: ${event.data.`object`.id}")
  is UnknownEvent -> println("an event of later: ${event.type}")
  else -> println(event.type)
}
