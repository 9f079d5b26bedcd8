import com.example.svc.Svc;
import com.example.svc.exception.CreditException;
import com.example.svc.param.SendsCreateParams;
import com.example.svc.testing.FakeTransport;
import java.util.Map;

/** Tests without a network: each method answers the contract's own example. */
public final class TestingWithoutNetwork {
  public static void main(String[] args) {
    FakeTransport fake = new FakeTransport();
    Svc client =
        Svc.builder()
            .apiKey("svc_sk_test_x")
            .baseUrl("http://127.0.0.1:4000")
            .transport(fake)
            .build();
    SendsCreateParams params =
        SendsCreateParams.builder().target("0771234567").amount("5.00").currency("USD").build();
    System.out.println(client.sends().create(params).getStatus());
    System.out.println(client.sends().get("snd_000353tb1o6I7LqA0dWCYezO").getId());

    Map<String, String> error =
        Map.of("type", "credit_error", "code", "insufficient_credit", "message", "Top up.");
    fake.answer("sends.create", 402, Map.of("error", error));
    try {
      client.sends().create(params);
    } catch (CreditException refused) {
      System.out.println(refused.getCode());
    }
    System.out.println(fake.getRequests().get(1).getBody().text("target"));
  }
}
