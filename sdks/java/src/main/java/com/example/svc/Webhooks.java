package com.example.svc;

import com.example.svc.exception.SignatureException;
import com.example.svc.model.Event;
import com.example.svc.runtime.Json;
import com.example.svc.runtime.Signature;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Signatures of webhooks, made and verified. The body is the bytes as they came. */
public final class Webhooks {
  private Webhooks() {}

  /**
   * The event of a webhook, once its signature is found to be right. The body is the bytes as they
   * came: read them before anything parses them. Several secrets are known while one is being
   * rolled.
   *
   * @param body the bytes as they came
   * @param signature the header Svc-Signature
   * @param secrets the endpoint's secret, or several
   * @return the event; {@code instanceof} says which
   */
  public static Event verify(byte[] body, String signature, String... secrets) {
    return new WebhookVerifier(secrets).verify(body, signature);
  }

  /** As the other, with all headers of the request; those of Standard Webhooks will do as well. */
  public static Event verify(byte[] body, Map<String, List<String>> headers, String... secrets) {
    return new WebhookVerifier(secrets).verify(body, headers);
  }

  /** The event of a body that was verified elsewhere. */
  public static Event parse(byte[] body) {
    try {
      Object value = Json.parse(new String(body, StandardCharsets.UTF_8));
      if (value instanceof Map) return Event.of(Fields.ofObject(value));
    } catch (IllegalArgumentException notJson) {
      // Said below, without what the parser shows of the body.
    }
    throw new SignatureException("The body is no JSON.");
  }

  /** A Svc-Signature header as the service would send it; for tests of a receiver. */
  public static String signTestHeader(byte[] body, String secret) {
    return signTestHeader(body, secret, Instant.now());
  }

  /** The same, of another time. */
  public static String signTestHeader(byte[] body, String secret, Instant signedAt) {
    return Signature.header(body, secret, signedAt.getEpochSecond());
  }
}
