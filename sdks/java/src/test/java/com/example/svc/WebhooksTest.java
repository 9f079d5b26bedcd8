package com.example.svc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.SignatureException;
import com.example.svc.model.Event;
import com.example.svc.model.SendDeliveredEvent;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class WebhooksTest {
  private static final byte[] BODY =
      "{\"type\":\"send.delivered\",\"data\":{\"object\":{\"id\":\"snd_1\"}}}"
          .getBytes(StandardCharsets.UTF_8);

  @Test
  void whatIsSignedIsAnEvent() {
    String header = Webhooks.signTestHeader(BODY, "whsec_1");
    Event event = Webhooks.verify(BODY, header, "whsec_0", "whsec_1");
    SendDeliveredEvent delivered = assertInstanceOf(SendDeliveredEvent.class, event);
    assertEquals("snd_1", delivered.getData().getObject().getId());
    Map<String, List<String>> headers = Map.of("SVC-SIGNATURE", List.of(header));
    assertEquals(event, Webhooks.verify(BODY, headers, "whsec_1"));
  }

  @Test
  void whatIsNotSignedIsRefused() {
    String header = Webhooks.signTestHeader(BODY, "whsec_1");
    assertThrows(SignatureException.class, () -> Webhooks.verify(BODY, header, "whsec_2"));
    assertThrows(SignatureException.class, () -> Webhooks.verify(BODY, "t=1", "whsec_1"));
    assertThrows(SignatureException.class, () -> Webhooks.verify(BODY, Map.of(), "whsec_1"));
    assertThrows(ArgumentException.class, () -> Webhooks.verify(BODY, header));
  }
}
