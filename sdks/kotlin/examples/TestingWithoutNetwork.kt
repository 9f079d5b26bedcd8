import com.example.svc.exception.CreditException
import com.example.svc.kotlin.Svc
import com.example.svc.testing.FakeTransport

/** Tests without a network: each method answers the contract's own example. */
suspend fun main() {
  val fake = FakeTransport()
  val client = Svc {
    apiKey("svc_sk_test_x")
    baseUrl("http://127.0.0.1:4000")
    transport(fake)
  }
  val error = mapOf("type" to "credit_error", "code" to "insufficient_credit")
  fake.answer("sends.create", 402, mapOf("error" to error))
  try {
    client.sends.create { target("0771234567") }
  } catch (refused: CreditException) {
    println(refused.code)
  }
  println(client.sends.create { target("0771234567") }.status)
  println(client.sends.get("snd_000353tb1o6I7LqA0dWCYezO").id)
  println(fake.requests.first().body.text("target"))
}
