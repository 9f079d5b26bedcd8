package com.example.svc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.svc.exception.ArgumentException;
import com.example.svc.model.Event;
import com.example.svc.model.Send;
import com.example.svc.model.SendOrApproval;
import com.example.svc.model.UnknownEvent;
import com.example.svc.runtime.Json;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ObjectsTest {
  @Test
  void noStringFormShowsASecret() {
    String token = "canary-token-41";
    String json = "{\"id\":\"snd_1\",\"token\":\"" + token + "\",\"later\":\"" + token + "\"}";
    Send send = Send.of(Fields.parse(json));
    String forms = send + " " + send.fields() + " " + List.of(send) + Map.of("a", send);
    assertFalse(forms.contains(token), forms);
    assertTrue(forms.contains("snd_1"));
    assertEquals(token, send.getToken());
    assertEquals(json, send.fields().toJson());
  }

  @Test
  void aSecretWithinAnEventIsNotShown() {
    String json =
        "{\"type\":\"send.delivered\",\"data\":{\"object\":{\"id\":\"snd_1\","
            + "\"token\":\"canary\"}}}";
    Event event = Event.of(Fields.parse(json));
    assertFalse(event.toString().contains("canary"), event.toString());
  }

  @Test
  void whatIsNewerThanThisVersionIsKept() {
    Event event = Event.of(Fields.parse("{\"type\":\"send.teleported\",\"id\":\"evt_1\"}"));
    assertInstanceOf(UnknownEvent.class, event);
    assertEquals("evt_1", event.getId());
    SendOrApproval other = SendOrApproval.of(Fields.parse("{\"object\":\"dream\",\"id\":\"x\"}"));
    assertInstanceOf(SendOrApproval.Unknown.class, other);
    assertEquals("x", other.getId());
    Send send = Send.of(Fields.parse("{\"status\":\"dreaming\",\"amount\":5,\"mood\":[1]}"));
    assertEquals("dreaming", send.getStatus());
    assertNull(send.getAmount(), "of another form");
    assertEquals(5L, send.fields().get("amount"));
    assertEquals(List.of(1L), send.fields().get("mood"));
  }

  @Test
  void numbersKeepEveryDigit() {
    String text =
        "{\"a\":9007199254740993,\"b\":123456789012345678901234567890,\"c\":1.10,\"d\":-0.5e3}";
    Fields fields = Fields.parse(text);
    assertEquals(9007199254740993L, fields.get("a"));
    assertEquals(new BigInteger("123456789012345678901234567890"), fields.get("b"));
    assertEquals(new BigDecimal("1.10"), fields.get("c"));
    assertTrue(fields.toJson().startsWith(text.substring(0, 60)), fields.toJson());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "[1 2]", "01", "1.", "+1", "\"\t\"", "\"\\x\"",
        "\"\\u00g0\"", "nul", "1 2", "{\"a\"}", "'a'", "NaN", "\"a"
      })
  void whatIsNoJsonIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Json.parse(text));
  }

  @Test
  void jsonOfAnyDepthEndsInAnAnswer() {
    String deep = "[".repeat(100_000);
    assertThrows(IllegalArgumentException.class, () -> Json.parse(deep));
    String text = "{\"a\":[true,false,null,\"\\u00e9\\n\\\"\"],\"b\":{}}";
    assertEquals("{\"a\":[true,false,null,\"é\\n\\\"\"],\"b\":{}}", Json.write(Json.parse(text)));
  }

  @Test
  void moneyIsAddedInWholeCents() {
    assertEquals("0.30", Money.add("0.10", "0.2"));
    assertEquals(-150, Money.toMinorUnits("-1.50"));
    assertEquals("-0.05", Money.ofMinorUnits(-5));
    assertEquals(new BigDecimal("5.00"), Money.toDecimal("5"));
    assertThrows(ArgumentException.class, () -> Money.toMinorUnits("1e3"));
    assertThrows(ArgumentException.class, () -> Money.toMinorUnits("1.005"));
  }
}
