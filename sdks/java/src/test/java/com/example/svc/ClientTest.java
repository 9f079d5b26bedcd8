package com.example.svc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.svc.exception.ApiException;
import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.CancelledException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.CreditException;
import com.example.svc.exception.TimeoutException;
import com.example.svc.model.Send;
import com.example.svc.model.SendOrApproval;
import com.example.svc.param.KeysUpdateParams;
import com.example.svc.param.SendsCreateParams;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ClientTest {
  private static final String ACCOUNT = "{\"object\":\"account\"}";
  private static final SendsCreateParams SALE =
      SendsCreateParams.builder().target("0771234567").amount("5.00").currency("USD").build();

  @Test
  void aSaleIsSentAgainUnderOneKey() throws Exception {
    String body = "{\"object\":\"send\",\"id\":\"snd_1\",\"status\":\"pending\"}";
    try (Script script = new Script(Script.drop(), Script.json(202, body))) {
      SendOrApproval sale = script.client().build().sends().create(SALE);
      assertEquals(2, script.keys.size());
      assertEquals(script.keys.get(0), script.keys.get(1));
      assertNotEquals("null", script.keys.get(0));
      assertInstanceOf(Send.class, sale);
      assertEquals("snd_1", sale.getId());
      assertEquals(2, sale.getResponseMetadata().getAttempts());
    }
  }

  @Test
  void whatGoesOnceIsNotSentAgain() throws Exception {
    try (Script script = new Script(Script.json(200, ACCOUNT), Script.drop())) {
      Svc client = script.client().build();
      client.account().get();
      ConnectionException lost =
          assertThrows(ConnectionException.class, () -> client.keys().roll("key_1"));
      assertTrue(lost.isMaybeSent());
      assertEquals(2, script.keys.size());
    }
  }

  @Test
  void exceptionsAreFoundByClassAndShowTheirFields() throws Exception {
    String body =
        "{\"error\":{\"type\":\"credit_error\",\"code\":\"insufficient_credit\",\"message\":\"m\","
            + "\"details\":7,\"retryable\":false,\"request_id\":\"req_1\"}}";
    try (Script script = new Script(Script.json(402, body))) {
      Svc client = script.client().build();
      ApiException refused = assertThrows(ApiException.class, () -> client.account().get());
      assertInstanceOf(CreditException.class, refused);
      assertEquals(ErrorCodes.INSUFFICIENT_CREDIT, refused.getCode());
      assertEquals("req_1", refused.getRequestId());
      assertEquals(List.of(), refused.getDetails());
      StackTraceElement[] stack = refused.getStackTrace();
      assertTrue(List.of(stack).toString().contains("ClientTest"), "the stack names the caller");
    }
  }

  @Test
  void anInterruptedThreadCancelsItsCallAndStaysInterrupted() throws Exception {
    try (Script script = new Script(Script.stall())) {
      Svc client = script.client().build();
      Thread caller = Thread.currentThread();
      Thread other = new Thread(() -> interruptLater(caller));
      other.start();
      assertThrows(CancelledException.class, () -> client.account().get());
      assertTrue(Thread.interrupted());
      other.join();
    }
  }

  private static void interruptLater(Thread caller) {
    try {
      Thread.sleep(200);
    } catch (InterruptedException never) {
      throw new IllegalStateException(never);
    }
    caller.interrupt();
  }

  @Test
  void silenceEndsACall() throws Exception {
    try (Script script = new Script(Script.stall())) {
      Svc client = script.client().maxRetries(0).readTimeout(Duration.ofMillis(100)).build();
      TimeoutException late = assertThrows(TimeoutException.class, () -> client.account().get());
      assertTrue(late.isMaybeSent());
    }
  }

  @Test
  void nullClearsAndWhatIsLeftOutStays() throws Exception {
    try (Script script = new Script(Script.json(200, "{\"object\":\"api_key\"}"))) {
      Svc client = script.client().build();
      client.keys().update("key_1");
      client.keys().update("key_1", KeysUpdateParams.builder().label(null).build());
      client.keys().update("key_1", KeysUpdateParams.builder().label("till & 4").build());
      KeysUpdateParams ends = KeysUpdateParams.builder().expiresAt(Moment.unix(5)).build();
      client.keys().update("key_1", ends);
      assertEquals(
          List.of("{}", "{\"label\":null}", "{\"label\":\"till & 4\"}", "{\"expires_at\":5}"),
          script.bodies);
    }
  }

  @ParameterizedTest
  @CsvSource({"X-A, 'a\r\nX-B: b'", "'X-A: b', a", "Connection, close", "'', a"})
  void aHeaderThatCannotBeSentIsRefused(String name, String value) throws Exception {
    try (Script script = new Script(Script.json(200, ACCOUNT))) {
      Svc client = script.client().build();
      String sent = value.replace("\\r\\n", "\r\n");
      RequestOptions options = RequestOptions.builder().extraHeaders(Map.of(name, sent)).build();
      assertThrows(ArgumentException.class, () -> client.account().get(options));
      assertEquals(List.of(), script.keys);
    }
  }

  @Test
  void aReadThatBreaksIsOneAttempt() throws Exception {
    try (Script script = new Script(Script.drop())) {
      Svc client = script.client().maxRetries(0).build();
      ConnectionException lost =
          assertThrows(ConnectionException.class, () -> client.account().get());
      assertEquals(1, lost.getAttempts());
      // The HTTP client of the JDK may send a read once more by itself.
      assertTrue(script.keys.size() <= 2, script.keys.toString());
    }
  }

  @Test
  void hooksSeeEveryTryWithoutTheKey() throws Exception {
    List<String> seen = new ArrayList<>();
    Hooks hooks =
        new Hooks() {
          @Override
          public void beforeRequest(RequestAttempt attempt) {
            seen.add("before " + attempt + attempt.getHeaders());
          }

          @Override
          public void afterResponse(ResponseAttempt attempt) {
            seen.add("after " + attempt + attempt.getHeaders() + attempt.getRetryIn());
          }
        };
    try (Script script = new Script(Script.json(503, ""), Script.json(200, ACCOUNT))) {
      script.client().hooks(hooks).build().account().get();
      assertEquals(4, seen.size());
      assertFalse(seen.toString().contains(Script.KEY));
      assertTrue(seen.get(1).contains(": 503"));
    }
  }

  @Test
  void oneClientIsSharedByAllThreads() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(20);
    try (Script script = new Script(Script.json(200, ACCOUNT))) {
      Svc client = script.client().build();
      List<Future<?>> calls = new ArrayList<>();
      for (int i = 0; i < 50; i++) calls.add(threads.submit(() -> client.account().get()));
      for (Future<?> call : calls) call.get();
      assertEquals(50, script.keys.size());
    } finally {
      threads.shutdown();
    }
  }
}
