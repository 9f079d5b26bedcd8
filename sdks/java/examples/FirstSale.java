import com.example.svc.Svc;
import com.example.svc.model.Send;
import com.example.svc.model.SendOrApproval;
import com.example.svc.param.SendsCreateParams;

/** The first sale: five dollars of airtime, and what became of it. */
public final class FirstSale {
  public static void main(String[] args) {
    Svc client = Svc.create(); // from SVC_URL and SVC_KEY in the environment
    SendOrApproval sale =
        client.sends().create(
            SendsCreateParams.builder()
                .target("0771234567")
                .amount("5.00")
                .currency("USD")
                .build());
    Send send = client.sends().waitFor(sale.getId());
    System.out.println(send.getId() + " " + send.getStatus());
  }
}
