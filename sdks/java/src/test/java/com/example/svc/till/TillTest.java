package com.example.svc.till;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.svc.Svc;
import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.ConfigurationException;
import com.example.svc.exception.SvcException;
import com.example.svc.model.Send;
import com.example.svc.param.SendsCreateParams;
import com.example.svc.testing.FakeTransport;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TillTest {
  private static final String NUMBER = "till4-1";

  @TempDir Path folder;
  private final FakeTransport fake = new FakeTransport();

  @Test
  void aFolderOfSalesBelongsToOneStore() {
    FileSaleStore first = new FileSaleStore(folder);
    assertThrows(ConfigurationException.class, () -> new FileSaleStore(folder));
    first.close();
    assertThrows(ConfigurationException.class, () -> first.put(record()));
    try (FileSaleStore next = new FileSaleStore(folder)) {
      next.put(record());
      assertEquals(1, next.open().size());
    }
  }

  /** On POSIX a program that closes a file loses its lock, by whichever channel it was taken. */
  @Test
  void aStoreThatWasRefusedLeavesTheLockOfTheFirst() throws Exception {
    try (FileSaleStore first = new FileSaleStore(folder)) {
      assertThrows(ConfigurationException.class, () -> new FileSaleStore(folder));
      assertNotNull(first);
      assertEquals("refused", openedElsewhere());
    }
    assertEquals("opened", openedElsewhere());
  }

  @Test
  void anInterruptedThreadWritesDownWhatItKnows() {
    try (FileSaleStore store = new FileSaleStore(folder)) {
      Thread.currentThread().interrupt();
      store.put(record());
      assertEquals(1, store.open().size());
      assertTrue(Thread.interrupted(), "it stays interrupted");
    }
  }

  @Test
  void aNumberStandsForOneSale() {
    Map<String, String> refusal =
        Map.of("type", "credit_error", "code", "insufficient_credit", "message", "No.");
    fake.answer("sends.create", 402, Map.of("error", refusal));
    try (FileSaleStore store = new FileSaleStore(folder)) {
      Till till = Till.create(client("svc_rk_test_x"), store);
      SaleOutcome sold = till.sell(NUMBER, sale("5.00"));
      assertEquals("insufficient_credit", ((SaleOutcome.NotSold) sold).getCode());
      // In another order it is the same sale, which is not sent again.
      SendsCreateParams same =
          SendsCreateParams.builder().currency("USD").amount("5.00").target("0771234567").build();
      SaleOutcome again = till.sell(NUMBER, same);
      assertEquals("No.", ((SaleOutcome.NotSold) again).getMessage());
      assertEquals(1, fake.getRequests().size());
      assertThrows(ArgumentException.class, () -> till.sell(NUMBER, sale("6.00")));
    }
  }

  @Test
  void whatCannotBeSentIsRefusedAndNotStored() {
    try (FileSaleStore store = new FileSaleStore(folder)) {
      Till till = Till.create(client("svc_rk_test_x"), store);
      for (String number : new String[] {"", "till€4", "a\nb", "4".repeat(256)}) {
        assertThrows(ArgumentException.class, () -> till.sell(number, sale("5.00")));
      }
      SendsCreateParams other =
          SendsCreateParams.builder().target("0771234567").clientReference("x").build();
      assertThrows(ArgumentException.class, () -> till.sell(NUMBER, other));
      assertEquals(List.of(), store.open());
      assertEquals(List.of(), fake.getRequests());
    }
  }

  @Test
  void aKeyOfAnAgentIsRefused() {
    try (FileSaleStore store = new FileSaleStore(folder)) {
      Svc agent = client("svc_ak_test_x");
      assertThrows(ConfigurationException.class, () -> Till.create(agent, store));
    }
  }

  @Test
  void anAnswerThatIsNoSaleLeavesItUnknown() {
    fake.answer("sends.create", 200, Map.of("object", "send"));
    try (FileSaleStore store = new FileSaleStore(folder)) {
      Till till = Till.create(client("svc_rk_test_x"), store);
      assertInstanceOf(SaleOutcome.Unknown.class, till.sell(NUMBER, sale("5.00")));
      assertEquals(NUMBER, store.open().get(0).getNumber());
    }
  }

  @Test
  void aStoredSaleThatCannotBeSentHoldsUpNoOther() {
    try (FileSaleStore store = new FileSaleStore(folder)) {
      String unsent = "{\"number\":\"a\\nb\",\"sale\":{},\"livemode\":false,\"sent_at\":1}";
      store.put(SaleRecord.parse(unsent));
      store.put(record());
      List<Class<?>> errors = new ArrayList<>();
      for (SaleOutcome outcome : Till.create(client("svc_rk_test_x"), store).settle()) {
        SvcException error = ((SaleOutcome.Unknown) outcome).getError();
        errors.add(error == null ? Send.class : error.getClass());
      }
      assertEquals(2, errors.size());
      assertTrue(errors.contains(ArgumentException.class));
      assertEquals(1, fake.getRequests().size());
      assertEquals(2, store.open().size());
    }
  }

  @Test
  void aSaleOfTheOtherModeIsNotSent() {
    try (FileSaleStore store = new FileSaleStore(folder)) {
      store.put(record());
      Till till = Till.create(client("svc_rk_live_x"), store);
      SaleOutcome.Unknown settled = (SaleOutcome.Unknown) till.settle().get(0);
      assertInstanceOf(ConfigurationException.class, settled.getError());
      String why = "The sale till4-1 is of test mode, and the key is not.";
      assertEquals(why, settled.getError().getMessage());
      assertThrows(ArgumentException.class, () -> till.sell(NUMBER, sale("5.00")));
      assertEquals(List.of(), fake.getRequests());
    }
  }

  private String openedElsewhere() throws Exception {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                OtherProgram.class.getName(),
                folder.toString())
            .start();
    return new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private Svc client(String key) {
    return Svc.builder().apiKey(key).baseUrl("http://127.0.0.1:4000").transport(fake).build();
  }

  private static SaleRecord record() {
    return Sale.recordOf(NUMBER, sale("5.00"), false);
  }

  private static SendsCreateParams sale(String amount) {
    return SendsCreateParams.builder().target("0771234567").amount(amount).currency("USD").build();
  }
}
