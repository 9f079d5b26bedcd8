import com.example.svc.kotlin.Svc
import com.example.svc.kotlin.options
import com.example.svc.kotlin.save
import com.example.svc.model.Send
import java.nio.file.Path
import kotlin.time.Duration.Companion.seconds

/** A till: one sale under the till's own number, its receipt, and the statement of the day. */
suspend fun main() {
  val client = Svc()
  // The number of the sale is written down before it is sent. After a crash the same number is sent
  // again, and is the same sale.
  val number = "till4-${System.nanoTime()}"
  val send = sell(client, number)
  println("$number ${send.id} ${send.status}")

  val folder = Path.of(System.getProperty("java.io.tmpdir"))
  println("receipt ${client.sends.getReceiptPdf(send.id).save(folder)}")
  println(client.statements.get { currency("USD") })
}

private suspend fun sell(client: Svc, number: String): Send {
  val sale = client.sends.create(options { idempotencyKey(number) }) {
    target("0771234567")
    amount("5.00")
    currency("USD")
    clientReference(number)
  }
  return client.sends.waitFor(sale.id, timeout = 30.seconds)
}
