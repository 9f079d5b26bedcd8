package com.example.svc.runtime;

import com.example.svc.exception.ConfigurationException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where the service is. */
public final class Address {
  private static final Pattern LOOPBACK =
      Pattern.compile("localhost|127(?:\\.\\d{1,3}){3}|\\[(?:0*:)+0*1\\]");

  private Address() {}

  /**
   * The address without a slash at its end and with the base path, from the argument or the
   * environment's SVC_URL. Plain http is for this machine only, because a key travels readable.
   */
  public static String resolve(@Nullable String given, boolean allowInsecure) {
    String text = given == null ? System.getenv("SVC_URL") : given;
    if (text == null || text.isEmpty()) {
      throw new ConfigurationException("Set baseUrl, or SVC_URL in the environment.");
    }
    URI uri = parse(text);
    String scheme = uri.getScheme();
    if (!"https".equals(scheme) && !"http".equals(scheme)) {
      throw new ConfigurationException("baseUrl is not an http or https address.");
    }
    if (uri.getRawUserInfo() != null || uri.getRawQuery() != null || uri.getRawFragment() != null) {
      throw new ConfigurationException(
          "baseUrl has a user, a query or a fragment; give the bare address.");
    }
    if ("http".equals(scheme) && !LOOPBACK.matcher(uri.getHost()).matches() && !allowInsecure) {
      throw new ConfigurationException(
          "baseUrl is http and not this machine: a key would travel readable. Use https, or set "
              + "allowInsecureHttp.");
    }
    String path = uri.getRawPath().replaceAll("/+$", "");
    String whole = path.endsWith(Facts.BASE_PATH) ? path : path + Facts.BASE_PATH;
    return scheme + "://" + uri.getRawAuthority() + whole;
  }

  private static URI parse(String text) {
    try {
      URI uri = new URI(text);
      if (uri.getHost() != null) return uri;
    } catch (URISyntaxException failure) {
      // Said below, without the text: it may hold a secret.
    }
    throw new ConfigurationException("baseUrl is not an address.");
  }
}
