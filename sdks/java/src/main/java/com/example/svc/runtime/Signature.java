package com.example.svc.runtime;

import com.example.svc.exception.SignatureException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Signatures over the bytes of a body. */
public final class Signature {
  private Signature() {}

  /** A Svc-Signature header. */
  public static String header(byte[] body, String secret, long timestamp) {
    byte[] signature = sign(secret.getBytes(StandardCharsets.UTF_8), timestamp + ".", body);
    return "t=" + timestamp + ",v1=" + hex(signature);
  }

  private static byte[] sign(byte[] key, String lead, byte[] body) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update(lead.getBytes(StandardCharsets.UTF_8));
      return mac.doFinal(body);
    } catch (GeneralSecurityException failure) {
      throw new IllegalStateException("Every Java has HmacSHA256.", failure);
    }
  }

  private static String hex(byte[] bytes) {
    StringBuilder out = new StringBuilder();
    for (byte one : bytes) out.append(String.format("%02x", one));
    return out.toString();
  }

  /** Whether headers sign a body, with any of several secrets. */
  public static final class Check {
    private final byte[] body;
    private final List<String> secrets;
    private final Duration tolerance;
    private final Instant now;

    /** Of a body that came now. */
    public Check(byte[] body, List<String> secrets, Duration tolerance, Instant now) {
      this.body = body;
      this.secrets = secrets;
      this.tolerance = tolerance;
      this.now = now;
    }

    /** Whether one of the signatures is right; refuses headers without one and a time far away. */
    public boolean isRight(Map<String, List<String>> headers) {
      String own = valueOf(headers, "Svc-Signature");
      if (own == null) return isStandard(headers);
      String time = "";
      List<byte[]> given = new ArrayList<>();
      for (String part : own.split(",")) {
        String[] pair = part.trim().split("=", 2);
        String value = pair.length < 2 ? "" : pair[1];
        if (pair[0].equals("t") && time.isEmpty()) time = value;
        if (pair[0].equals("v1")) given.add(value.getBytes(StandardCharsets.UTF_8));
      }
      refuseFarTime(time);
      boolean isFound = false;
      for (String secret : secrets) {
        byte[] signature = sign(secret.getBytes(StandardCharsets.UTF_8), time + ".", body);
        isFound |= isAmong(hex(signature).getBytes(StandardCharsets.UTF_8), given);
      }
      return isFound;
    }

    /** The headers of Standard Webhooks: another key, another text, the same body. */
    private boolean isStandard(Map<String, List<String>> headers) {
      String id = valueOf(headers, "webhook-id");
      String time = valueOf(headers, "webhook-timestamp");
      String signatures = valueOf(headers, "webhook-signature");
      if (id == null || time == null || signatures == null) {
        throw new SignatureException("The request has no Svc-Signature header.");
      }
      refuseFarTime(time);
      List<byte[]> given = new ArrayList<>();
      for (String part : signatures.split(" ")) {
        if (part.startsWith("v1,")) given.add(decoded(part.substring(3)));
      }
      boolean isFound = false;
      for (String secret : secrets) {
        byte[] key = decoded(secret.replaceFirst("^whsec_", ""));
        // A secret that is no base64 signs nothing in this form.
        if (key.length > 0) isFound |= isAmong(sign(key, id + "." + time + ".", body), given);
      }
      return isFound;
    }

    /** Compares every one, each in constant time. */
    private static boolean isAmong(byte[] expected, List<byte[]> given) {
      boolean isFound = false;
      for (byte[] one : given) isFound |= MessageDigest.isEqual(one, expected);
      return isFound;
    }

    private static @Nullable String valueOf(Map<String, List<String>> headers, String name) {
      for (Map.Entry<String, List<String>> one : headers.entrySet()) {
        // The map of an HTTP client can hold its status line under null.
        if (name.equalsIgnoreCase(one.getKey()) && !one.getValue().isEmpty()) {
          return one.getValue().get(0);
        }
      }
      return null;
    }

    private void refuseFarTime(String time) {
      if (!time.matches("\\d{1,12}")) throw new SignatureException("The signature has no time.");
      Instant signedAt = Instant.ofEpochSecond(Long.parseLong(time));
      if (Duration.between(signedAt, now).abs().compareTo(tolerance) > 0) {
        throw new SignatureException("The signature's time is too far from the clock.");
      }
    }

    private static byte[] decoded(String text) {
      try {
        return Base64.getDecoder().decode(text);
      } catch (IllegalArgumentException notBase64) {
        return new byte[0];
      }
    }
  }
}
