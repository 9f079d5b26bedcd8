import com.example.svc.kotlin.Svc

/** The first sale: five dollars of airtime, and what became of it. */
suspend fun main() {
  val client = Svc() // from SVC_URL and SVC_KEY in the environment
  val sale = client.sends.create {
    target("0771234567")
    amount("5.00")
    currency("USD")
  }
  val send = client.sends.waitFor(sale.id)
  println("${send.id} ${send.status}")
}
