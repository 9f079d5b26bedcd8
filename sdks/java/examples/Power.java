import com.example.svc.Svc;
import com.example.svc.model.Quote;
import com.example.svc.model.Send;
import com.example.svc.model.SendOrApproval;
import com.example.svc.param.QuotesCreateParams;
import com.example.svc.param.SendsCreateParams;

/** Power with a quote: what five dollars buy, the sale, and the token. */
public final class Power {
  private static final String METER = "37140030000";

  public static void main(String[] args) {
    Svc client = Svc.create();
    Quote quote =
        client.quotes().create(
            QuotesCreateParams.builder().target(METER).amount("5.00").currency("USD").build());
    SendOrApproval sale =
        client.sends().create(
            SendsCreateParams.builder()
                .target(METER)
                .amount("5.00")
                .currency("USD")
                .quote(quote.getId())
                .tokenPhone("0771234567")
                .build());
    Send send = client.sends().waitFor(sale.getId());
    System.out.println(send); // shows no token
    if (send.getToken() != null) {
      System.out.println("Give the customer this and keep it nowhere: " + send.getToken());
    }
  }
}
