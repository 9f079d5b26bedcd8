package com.example.svc.runtime;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The name of a file in a header. */
public final class FileName {
  private static final Pattern EXTENDED =
      Pattern.compile("filename\\*\\s*=\\s*UTF-8''([^;]+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern PLAIN =
      Pattern.compile(
          "filename\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^;\\s]+))", Pattern.CASE_INSENSITIVE);

  private FileName() {}

  /**
   * The base name in a Content-Disposition header: no folder of another machine is taken over. Null
   * of a header without one.
   */
  public static @Nullable String in(String header) {
    String text = nameIn(header);
    if (text == null) return null;
    String[] parts = text.split("[/\\\\]", -1);
    String name = parts[parts.length - 1].replace("\0", "");
    return name.isEmpty() || name.equals(".") || name.equals("..") ? null : name;
  }

  private static @Nullable String nameIn(String header) {
    Matcher extended = EXTENDED.matcher(header);
    if (extended.find()) return decoded(extended.group(1));
    Matcher plain = PLAIN.matcher(header);
    if (!plain.find()) return null;
    String quoted = plain.group(1);
    return quoted == null ? plain.group(2) : quoted.replaceAll("\\\\(.)", "$1");
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEscaped) {
      return text;
    }
  }
}
