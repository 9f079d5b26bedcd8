package com.example.svc.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads one JSON text. */
final class JsonReader {
  private static final Pattern NUMBER =
      Pattern.compile("-?(?:0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
  /** Longer numbers are no numbers of this service, and cost time beyond their length. */
  private static final int DIGITS_MAX = 1_000;
  /** Deeper objects would exhaust the stack. */
  private static final int DEPTH_MAX = 500;

  private final String text;
  private int place;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  @Nullable Object whole() {
    Object value = value();
    skipBlanks();
    if (place < text.length()) throw broken();
    return value;
  }

  private @Nullable Object value() {
    skipBlanks();
    switch (peek()) {
      case '{':
        return object();
      case '[':
        return list();
      case '"':
        return string();
      case 't':
        return word("true", true);
      case 'f':
        return word("false", false);
      case 'n':
        return word("null", null);
      default:
        return number();
    }
  }

  private Object object() {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    enter();
    while (!ends('}', object.isEmpty())) {
      skipBlanks();
      if (peek() != '"') throw broken();
      String name = string();
      skipBlanks();
      take(':');
      object.put(name, value());
    }
    return Collections.unmodifiableMap(object);
  }

  private Object list() {
    List<@Nullable Object> list = new ArrayList<>();
    enter();
    while (!ends(']', list.isEmpty())) list.add(value());
    return Collections.unmodifiableList(list);
  }

  private void enter() {
    place++;
    if (++depth > DEPTH_MAX) throw broken();
  }

  /** Takes the end, or the comma before what comes next. */
  private boolean ends(char end, boolean isFirst) {
    skipBlanks();
    if (peek() == end) {
      place++;
      depth--;
      return true;
    }
    if (!isFirst) take(',');
    return false;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    place++;
    for (;;) {
      char letter = next();
      if (letter == '"') return out.toString();
      if (letter < 0x20) throw broken();
      out.append(letter == '\\' ? escaped() : letter);
    }
  }

  private char escaped() {
    char letter = next();
    switch (letter) {
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case '"':
      case '\\':
      case '/':
        return letter;
      case 'u':
        return (char) (hex() << 12 | hex() << 8 | hex() << 4 | hex());
      default:
        throw broken();
    }
  }

  private int hex() {
    char letter = next();
    int digit = letter < 0x80 ? Character.digit(letter, 16) : -1;
    if (digit < 0) throw broken();
    return digit;
  }

  private Object number() {
    Matcher found = NUMBER.matcher(text).region(place, text.length());
    if (!found.lookingAt() || found.group().length() > DIGITS_MAX) throw broken();
    place = found.end();
    if (found.group(1) != null || found.group(2) != null) return decimal(found.group());
    if (found.group().length() < 19) return Long.valueOf(found.group());
    BigInteger whole = new BigInteger(found.group());
    return whole.bitLength() < 64 ? (Object) whole.longValue() : whole;
  }

  private BigDecimal decimal(String digits) {
    try {
      return new BigDecimal(digits);
    } catch (NumberFormatException failure) {
      throw broken();
    }
  }

  private @Nullable Object word(String word, @Nullable Object value) {
    if (!text.startsWith(word, place)) throw broken();
    place += word.length();
    return value;
  }

  private void skipBlanks() {
    while (place < text.length() && " \t\r\n".indexOf(text.charAt(place)) >= 0) place++;
  }

  private char peek() {
    if (place >= text.length()) throw broken();
    return text.charAt(place);
  }

  private char next() {
    char letter = peek();
    place++;
    return letter;
  }

  private void take(char wanted) {
    if (next() != wanted) throw broken();
  }

  /** Names the place and not the text, which may hold secrets. */
  private IllegalArgumentException broken() {
    return new IllegalArgumentException("The text is no JSON at letter " + place + ".");
  }
}
