import com.example.svc.Svc;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.CreditException;
import com.example.svc.param.SendsCreateParams;

/** Exceptions: what to do about each. */
public final class Errors {
  public static void main(String[] args) {
    Svc client = Svc.create();
    SendsCreateParams params =
        SendsCreateParams.builder()
            .target("0771234567")
            .amount("100000.00")
            .currency("USD")
            .build();
    try {
      client.sends().create(params);
      System.out.println("It was sold.");
    } catch (CreditException refused) {
      System.out.println("Top up your Credit.");
    } catch (ApiException refused) {
      System.out.println("Refused: " + refused.getMessage() + " (" + refused.getCode() + ").");
      System.out.println("Quote " + refused.getRequestId() + " to support.");
    } catch (ConnectionException lost) {
      if (!lost.isMaybeSent()) throw lost;
      System.out.println("It may have been sold. Send it again under the same key:");
      System.out.println(lost.getIdempotencyKey());
    }
  }
}
