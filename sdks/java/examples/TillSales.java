import com.example.svc.Svc;
import com.example.svc.model.Send;
import com.example.svc.model.Statement;
import com.example.svc.param.SendsCreateParams;
import com.example.svc.param.StatementsGetParams;
import com.example.svc.till.FileSaleStore;
import com.example.svc.till.SaleOutcome;
import com.example.svc.till.Till;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A till: each sale number is stored on disk before anything leaves, and is sold once. */
public final class TillSales {
  public static void main(String[] args) throws IOException {
    Svc client = Svc.create();
    // A till keeps its folder; this program leaves nothing behind.
    Path folder = Files.createTempDirectory("till");
    try (FileSaleStore store = new FileSaleStore(folder)) {
      Till till = Till.create(client, store);
      for (SaleOutcome settled : till.settle()) {
        System.out.println(settled.getNumber() + " was open when the till stopped");
      }
      SendsCreateParams sale =
          SendsCreateParams.builder().target("0771234567").amount("2.00").currency("USD").build();
      SaleOutcome sold = till.sell("till4-" + System.nanoTime(), sale);
      System.out.println(sold.match(new WhatToDo(client)));
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    }
    Statement statement =
        client.statements().get(StatementsGetParams.builder().currency("USD").build());
    System.out.println("closing " + statement.getClosing());
  }

  /** What the cashier does next. */
  private static final class WhatToDo implements SaleOutcome.Cases<String> {
    private final Svc client;

    WhatToDo(Svc client) {
      this.client = client;
    }

    @Override
    public String delivered(SaleOutcome.Delivered sale) {
      Send send = sale.getSend();
      Path folder = Path.of(System.getProperty("java.io.tmpdir"));
      return "receipt " + client.sends().getReceiptPdf(send.getId()).saveTo(folder);
    }

    @Override
    public String waiting(SaleOutcome.Waiting sale) {
      return "It is on its way: " + sale.getSend().getStatus() + ". Do not sell it again.";
    }

    @Override
    public String unknown(SaleOutcome.Unknown sale) {
      return "It may have been sold. Ask again under the same number.";
    }

    @Override
    public String notSold(SaleOutcome.NotSold sale) {
      return "Not sold: " + sale.getMessage();
    }
  }
}
