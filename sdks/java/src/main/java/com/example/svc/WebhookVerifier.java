package com.example.svc;

import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.SignatureException;
import com.example.svc.model.Event;
import com.example.svc.runtime.Signature;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Verifies webhooks, with a tolerance and a clock of your own where that is needed. */
public final class WebhookVerifier {
  private final List<String> secrets;
  private final Duration tolerance;
  private final Clock clock;

  /** With the endpoint's secret, or several while it is being rolled. */
  public WebhookVerifier(String... secrets) {
    this(List.of(secrets), Duration.ofMinutes(5), Clock.systemUTC());
  }

  private WebhookVerifier(List<String> secrets, Duration tolerance, Clock clock) {
    if (secrets.isEmpty() || secrets.contains("")) {
      throw new ArgumentException("Give the endpoint's secret.", "secrets");
    }
    this.secrets = secrets;
    this.tolerance = tolerance;
    this.clock = clock;
  }

  /** How far the signature may be from the clock, in either direction; 5 minutes if left out. */
  public WebhookVerifier tolerance(Duration most) {
    return new WebhookVerifier(secrets, most, clock);
  }

  /** The clock; for tests. */
  public WebhookVerifier clock(Clock own) {
    return new WebhookVerifier(secrets, tolerance, own);
  }

  /** The event of a webhook with this Svc-Signature. Refuses: what is not signed with a secret. */
  public Event verify(byte[] body, String signature) {
    return verify(body, Map.of("Svc-Signature", List.of(signature)));
  }

  /** The event of a webhook with these headers. Refuses: what is not signed with a secret. */
  public Event verify(byte[] body, Map<String, List<String>> headers) {
    Signature.Check check = new Signature.Check(body, secrets, tolerance, clock.instant());
    if (!check.isRight(headers)) {
      throw new SignatureException("The signature is not that of this body and secret.");
    }
    return Webhooks.parse(body);
  }
}
