import com.example.svc.RequestOptions;
import com.example.svc.Svc;
import com.example.svc.WaitOptions;
import com.example.svc.model.Send;
import com.example.svc.model.SendOrApproval;
import com.example.svc.model.Statement;
import com.example.svc.param.SendsCreateParams;
import com.example.svc.param.StatementsGetParams;
import java.nio.file.Path;
import java.time.Duration;

/** A till: one sale under the till's own number, its receipt, and the statement of the day. */
public final class Till {
  public static void main(String[] args) {
    Svc client = Svc.create();
    // The number of the sale is written down before it is sent. After a crash the same number is
    // sent again, and is the same sale.
    String number = "till4-" + System.nanoTime();
    Send send = sell(client, number);
    System.out.println(number + " " + send.getId() + " " + send.getStatus());

    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    Path receipt = client.sends().getReceiptPdf(send.getId()).saveTo(folder);
    System.out.println("receipt " + receipt);

    Statement statement =
        client.statements().get(StatementsGetParams.builder().currency("USD").build());
    System.out.println(statement);
  }

  private static Send sell(Svc client, String number) {
    SendsCreateParams params =
        SendsCreateParams.builder()
            .target("0771234567")
            .amount("5.00")
            .currency("USD")
            .clientReference(number)
            .build();
    SendOrApproval sale = client.sends().create(params, RequestOptions.idempotencyKey(number));
    return client.sends().waitFor(sale.getId(), WaitOptions.timeout(Duration.ofSeconds(30)));
  }
}
