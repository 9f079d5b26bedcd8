import com.example.svc.kotlin.Svc

private const val METER = "37140030000"

/** Power with a quote: what five dollars buy, the sale, and the token. */
suspend fun main() {
  val client = Svc()
  val quote = client.quotes.create {
    target(METER)
    amount("5.00")
    currency("USD")
  }
  val sale = client.sends.create {
    target(METER)
    amount("5.00")
    currency("USD")
    quote(quote.id)
    tokenPhone("0771234567")
  }
  val send = client.sends.waitFor(sale.id)
  println(send) // shows no token
  send.token?.let { println("Give the customer this and keep it nowhere: $it") }
}
