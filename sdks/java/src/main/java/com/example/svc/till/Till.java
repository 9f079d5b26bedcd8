package com.example.svc.till;

import com.example.svc.Svc;
import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.ConfigurationException;
import com.example.svc.param.SendsCreateParams;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Sells under the till's own sale numbers. Each is stored and synced before the first byte leaves,
 * and sent again under the same key until its outcome is known: one sale, whatever dies. One till
 * can be shared by all threads.
 */
public final class Till {
  private final boolean livemode;
  private final SaleStore store;
  private final Selling selling;
  private final Duration timeout;
  private final Set<String> numbers = ConcurrentHashMap.newKeySet();

  private Till(Builder given) {
    if (given.client.getKeyKind().equals("ak")) {
      String message = "A till sells with a key of its own, not with an agent key.";
      throw new ConfigurationException(message);
    }
    this.livemode = given.client.isLivemode();
    this.store = given.store;
    this.selling = new Selling(given.client.sends(), given.store, given.clock);
    this.timeout = given.timeout;
  }

  /** A till. Refuses: an agent's key, whose sales wait for a person. */
  public static Till create(Svc client, SaleStore store) {
    return builder(client, store).build();
  }

  /** Collects the settings of a till. */
  public static Builder builder(Svc client, SaleStore store) {
    return new Builder(client, store);
  }

  /**
   * Sells, waits until the sale is settled, and returns what became of it. The same number again
   * asks about the same sale and sells nothing more. An exception says that the call is wrong or
   * that the store has failed; what the service and the network do is an outcome.
   */
  public SaleOutcome sell(String number, SendsCreateParams sale) {
    SaleRecord wanted = Sale.recordOf(number, sale, livemode);
    SaleOutcome outcome =
        alone(
            number,
            () -> {
              SaleRecord known = store.get(number);
              if (known != null && !(isOfMode(known) && isOf(known, wanted))) {
                throw wrong("The number " + number + " stands for another sale.");
              }
              return selling.settled(known, wanted, timeout);
            });
    if (outcome == null) throw wrong("The number " + number + " is being sold.");
    return outcome;
  }

  /**
   * Asks about every sale whose outcome is not known yet; call it when the till starts. A sale that
   * had not left when the till died is made now. One whose outcome was just stored when it died is
   * not among them: sell under its number again to learn it.
   */
  public List<SaleOutcome> settle() {
    List<SaleOutcome> outcomes = new ArrayList<>();
    for (SaleRecord record : store.open()) {
      String number = record.getNumber();
      if (!isOfMode(record)) {
        outcomes.add(new SaleOutcome.Unknown(number, null, ofOtherMode(record)));
        continue;
      }
      SaleOutcome outcome =
          alone(number, () -> selling.settled(store.get(number), record, Duration.ZERO));
      // What is being sold just now returns its outcome to its seller.
      if (outcome != null) outcomes.add(outcome);
    }
    return outcomes;
  }

  /** A sale that was tried out must not be made with money, nor the other way round. */
  private boolean isOfMode(SaleRecord record) {
    return record.isOf(livemode);
  }

  private static boolean isOf(SaleRecord known, SaleRecord wanted) {
    return known.getSale().equals(wanted.getSale());
  }

  private static ConfigurationException ofOtherMode(SaleRecord record) {
    String mode = record.isLivemode() ? "live" : "test";
    return new ConfigurationException(
        "The sale " + record.getNumber() + " is of " + mode + " mode, and the key is not.");
  }

  /** Null when the number is being sold already. */
  private @Nullable SaleOutcome alone(String number, Supplier<SaleOutcome> work) {
    if (!numbers.add(number)) return null;
    try {
      return work.get();
    } finally {
      numbers.remove(number);
    }
  }

  private static ArgumentException wrong(String message) {
    return new ArgumentException(message, "number");
  }

  /** Collects the settings of a till. */
  public static final class Builder {
    private final Svc client;
    private final SaleStore store;
    private Duration timeout = Duration.ofMinutes(1);
    private Clock clock = Clock.systemUTC();

    private Builder(Svc client, SaleStore store) {
      this.client = client;
      this.store = store;
    }

    /** How long a sale is waited for; a minute if left out. */
    public Builder timeout(Duration bound) {
      timeout = bound;
      return this;
    }

    /** The clock; that of the machine if left out. */
    public Builder clock(Clock own) {
      clock = own;
      return this;
    }

    /** The till. Refuses: an agent's key, whose sales wait for a person. */
    public Till build() {
      return new Till(this);
    }
  }
}
