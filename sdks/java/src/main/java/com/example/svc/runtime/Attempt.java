package com.example.svc.runtime;

import com.example.svc.RequestAttempt;
import com.example.svc.ResponseAttempt;
import com.example.svc.ResponseMetadata;
import com.example.svc.exception.ArgumentException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One try of a call: its headers, and what hooks are shown of it. */
final class Attempt {
  private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
  private static final Pattern VALUE = Pattern.compile("[\\t\\x20-\\x7e\\x80-\\xff]*");

  final int attempt;
  final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final Call call;
  private final long startedAt = System.nanoTime();

  Attempt(Call call, int attempt) {
    this.call = call;
    this.attempt = attempt;
    headers.put("Accept", call.operation.accept);
    headers.put("Svc-Version", Facts.API_VERSION);
    headers.put("User-Agent", call.settings.userAgent);
    if (call.encoded.body != null) headers.put("Content-Type", call.encoded.contentType);
    if (call.key != null) headers.put("Idempotency-Key", call.key);
    authorize();
    call.options.getExtraHeaders().forEach(this::addOwn);
  }

  /** Refuses a header that would end early and begin another. */
  private void addOwn(String name, String value) {
    if (!NAME.matcher(name).matches() || !VALUE.matcher(value).matches()) {
      throw new ArgumentException("A header has letters that no header can carry.", "extraHeaders");
    }
    headers.put(name, value);
  }

  private void authorize() {
    switch (call.operation.auth) {
      case "none":
        return;
      case "program":
        headers.put("Svc-Signature", programSignature());
        return;
      default:
        headers.put("Authorization", "Bearer " + call.settings.key.reveal());
    }
  }

  /** Signs the exact bytes that are sent. */
  private String programSignature() {
    String secret = call.options.getProgramSecret();
    if (secret == null || secret.isEmpty()) {
      throw new ArgumentException("Give the options a programSecret.", "programSecret");
    }
    byte[] body = call.encoded.body == null ? new byte[0] : call.encoded.body;
    return Signature.header(body, secret, Instant.now().getEpochSecond());
  }

  void announce() {
    call.settings.hooks.beforeRequest(shown());
  }

  void report(@Nullable ResponseMetadata response, @Nullable Duration retryIn) {
    Duration elapsed = Duration.ofNanos(System.nanoTime() - startedAt);
    call.settings.hooks.afterResponse(new ResponseAttempt(shown(), response, elapsed, retryIn));
  }

  private RequestAttempt shown() {
    Map<String, String> masked = new TreeMap<>(headers);
    masked.replaceAll((name, value) -> isSecret(name) ? Show.MASK : value);
    String url = call.settings.address + call.encoded.path;
    return new RequestAttempt(
        call.operation.key, call.operation.verb, url, masked, attempt);
  }

  private static boolean isSecret(String name) {
    return name.equalsIgnoreCase("Authorization") || name.equalsIgnoreCase("Svc-Signature");
  }
}
