package com.example.svc.runtime;

import com.example.svc.exception.ConfigurationException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A key, whose string form does not show it. */
public final class ApiKey {
  private static final Pattern FORM = Pattern.compile("svc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+");

  private final String text;
  private final String kind;
  private final boolean livemode;

  private ApiKey(String text, String kind, boolean livemode) {
    this.text = text;
    this.kind = kind;
    this.livemode = livemode;
  }

  /** The key of the argument or of the environment's SVC_KEY; refuses what cannot be one. */
  public static ApiKey resolve(@Nullable String given) {
    String text = given == null ? System.getenv("SVC_KEY") : given;
    if (text == null || text.isEmpty()) {
      throw new ConfigurationException("Set apiKey, or SVC_KEY in the environment.");
    }
    Matcher parts = FORM.matcher(text);
    if (!parts.matches()) {
      throw new ConfigurationException(
          "apiKey does not look like a key: it begins with svc_sk_ or such.");
    }
    return new ApiKey(text, parts.group(1), parts.group(2) == null);
  }

  String reveal() {
    return text;
  }

  /** {@code sk}, {@code rk}, {@code pk} or {@code ak}. */
  public String getKind() {
    return kind;
  }

  /** Whether money moves. */
  public boolean isLivemode() {
    return livemode;
  }

  @Override
  public String toString() {
    return "***";
  }
}
