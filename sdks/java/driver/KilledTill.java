package driver;

import com.example.svc.Fields;
import com.example.svc.Hooks;
import com.example.svc.RequestAttempt;
import com.example.svc.ResponseAttempt;
import com.example.svc.Svc;
import com.example.svc.exception.ArgumentException;
import com.example.svc.param.SendsCreateParams;
import com.example.svc.runtime.Json;
import com.example.svc.till.FileSaleStore;
import com.example.svc.till.SaleOutcome;
import com.example.svc.till.SaleRecord;
import com.example.svc.till.SaleStore;
import com.example.svc.till.Till;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A till that is killed: carries out its orders and prints each outcome. At the step that it is
 * given to die at it says so and waits to be killed.
 */
public final class KilledTill {
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private KilledTill() {}

  /** Carries out the orders of its argument. */
  public static void main(String[] args) {
    Fields input = Fields.parse(args[0]);
    Steps steps = new Steps(input.integer("die_at"));
    Svc client =
        Svc.builder()
            .apiKey("svc_rk_test_till")
            .baseUrl(input.text("base_url"))
            .maxRetries(1)
            .hooks(steps)
            .build();
    SaleStore store = new SteppedStore(new FileSaleStore(Path.of(input.text("folder"))), steps);
    Instant now = Instant.ofEpochSecond(input.integer("now"));
    Till till =
        Till.builder(client, store)
            .timeout(Duration.ofMillis(input.integer("wait_ms")))
            .clock(Clock.fixed(now, ZoneOffset.UTC))
            .build();
    for (Object order : (List<?>) input.get("orders")) carryOut(till, Fields.ofObject(order));
    say(Map.of("done", true));
  }

  private static void carryOut(Till till, Fields order) {
    if ("settle".equals(order.text("op"))) {
      for (SaleOutcome outcome : till.settle()) say(outcome.match(new Told()));
      return;
    }
    String number = order.text("number");
    try {
      SendsCreateParams sale = SendsCreateParams.of(Fields.ofObject(order.get("sale")));
      say(till.sell(number, sale).match(new Told()));
    } catch (ArgumentException refused) {
      say(Map.of("number", number, "refused", String.valueOf(refused.getParam())));
    }
  }

  private static void say(Map<String, Object> value) {
    OUT.println(Json.write(value));
  }

  /** Counts down; zero never dies. */
  private static final class Steps implements Hooks {
    private long left;

    Steps(long dieAt) {
      left = dieAt;
    }

    void step(String name) {
      left -= 1;
      if (left != 0) return;
      say(Map.of("dying", name));
      try {
        Thread.sleep(3_600_000);
      } catch (InterruptedException never) {
        throw new IllegalStateException(never);
      }
    }

    @Override
    public void beforeRequest(RequestAttempt attempt) {
      step("before request");
    }

    @Override
    public void afterResponse(ResponseAttempt attempt) {
      step("after response");
    }
  }

  /** A store of the caller's own, around the one that is shipped. */
  private static final class SteppedStore implements SaleStore {
    private final SaleStore inner;
    private final Steps steps;

    SteppedStore(SaleStore inner, Steps steps) {
      this.inner = inner;
      this.steps = steps;
    }

    @Override
    public SaleRecord get(String number) {
      return inner.get(number);
    }

    @Override
    public void put(SaleRecord record) {
      steps.step("before put");
      inner.put(record);
      steps.step("after put");
    }

    @Override
    public List<SaleRecord> open() {
      return inner.open();
    }
  }

  /** What is printed of an outcome. */
  private static final class Told implements SaleOutcome.Cases<Map<String, Object>> {
    @Override
    public Map<String, Object> delivered(SaleOutcome.Delivered sale) {
      return told(sale, "delivered", null);
    }

    @Override
    public Map<String, Object> waiting(SaleOutcome.Waiting sale) {
      return told(sale, "waiting", null);
    }

    @Override
    public Map<String, Object> unknown(SaleOutcome.Unknown sale) {
      return told(sale, "unknown", sale.getError() == null ? null : sale.getError().getMessage());
    }

    @Override
    public Map<String, Object> notSold(SaleOutcome.NotSold sale) {
      return told(sale, "not_sold", sale.getCode());
    }

    private static Map<String, Object> told(SaleOutcome sale, String outcome, String why) {
      Map<String, Object> said = new LinkedHashMap<>();
      said.put("number", sale.getNumber());
      said.put("outcome", outcome);
      said.put("why", why);
      return said;
    }
  }
}
