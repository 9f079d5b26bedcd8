import com.example.svc.exception.ApiException
import com.example.svc.exception.ConnectionException
import com.example.svc.exception.CreditException
import com.example.svc.kotlin.Svc

/** Exceptions: what to do about each. */
suspend fun main() {
  val client = Svc()
  try {
    client.sends.create {
      target("0771234567")
      amount("100000.00")
      currency("USD")
    }
    println("It was sold.")
  } catch (_: CreditException) {
    println("Top up your Credit.")
  } catch (refused: ApiException) {
    println("Refused: ${refused.message} (${refused.code}).")
    println("Quote ${refused.requestId} to support.")
  } catch (lost: ConnectionException) {
    if (!lost.isMaybeSent) throw lost
    println("It may have been sold. Send it again under the same key: ${lost.idempotencyKey}")
  }
}
