package com.example.svc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.svc.exception.RateLimitException;
import com.example.svc.param.SendsValidateParams;
import com.example.svc.testing.FakeTransport;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FakeTransportTest {
  private final FakeTransport fake = new FakeTransport();
  private final Svc client =
      Svc.builder().apiKey(Script.KEY).baseUrl("http://localhost").transport(fake).build();

  @Test
  void everyMethodAnswersTheExampleOfTheContract() {
    assertEquals("send", client.sends().get("snd_1").getObject());
    assertTrue(client.sends().list().getData().size() > 0);
    SendsValidateParams params = SendsValidateParams.builder().target("0771234567").build();
    client.sends().validate(params);
    assertEquals("sends.validate", fake.getRequests().get(2).getOperation());
  }

  @Test
  void anAnswerCanBeSet() {
    Map<String, ?> error = Map.of("type", "rate_limit_error", "retryable", false);
    fake.answer("account.get", 429, Map.of("error", error));
    assertThrows(RateLimitException.class, () -> client.account().get());
    assertEquals("account", client.account().get().getObject());
  }
}
