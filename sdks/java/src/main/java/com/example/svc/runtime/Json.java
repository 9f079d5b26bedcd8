package com.example.svc.runtime;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.TextOr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as plain values: no number loses a digit, and objects keep their order. */
public final class Json {
  private Json() {}

  /**
   * A text as String, Boolean, Long, BigInteger, BigDecimal, List, Map or null. Refuses: what is no
   * JSON, by an {@link IllegalArgumentException}.
   */
  public static @Nullable Object parse(String text) {
    return new JsonReader(text).whole();
  }

  /** A plain value as text. */
  public static String write(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    write(out, value);
    return out.toString();
  }

  /** A parsed object as what it is. */
  @SuppressWarnings("unchecked")
  public static Map<String, @Nullable Object> object(Object parsed) {
    return (Map<String, @Nullable Object>) parsed;
  }

  /** A value of a caller as plain values, which nobody else can change. */
  public static @Nullable Object plain(@Nullable Object value) {
    if (value instanceof SvcObject) return ((SvcObject) value).fields().toMap();
    if (value instanceof Fields) return ((Fields) value).toMap();
    if (value instanceof Moment) return ((Moment) value).getValue();
    if (value instanceof TextOr) {
      TextOr<?> either = (TextOr<?>) value;
      return plain(either.getObject() == null ? either.getText() : either.getObject());
    }
    if (value instanceof Expandable) {
      Expandable<?> either = (Expandable<?>) value;
      return plain(either.getObject() == null ? either.getId() : either.getObject());
    }
    if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
      return ((Number) value).longValue();
    }
    if (value instanceof Map) {
      Map<String, @Nullable Object> copy = new LinkedHashMap<>();
      ((Map<?, ?>) value).forEach((name, one) -> copy.put(String.valueOf(name), plain(one)));
      return Collections.unmodifiableMap(copy);
    }
    if (value instanceof Iterable) {
      List<@Nullable Object> copy = new ArrayList<>();
      for (Object one : (Iterable<?>) value) copy.add(plain(one));
      return Collections.unmodifiableList(copy);
    }
    return value;
  }

  private static void write(StringBuilder out, @Nullable Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) {
      out.append(finite(value));
    } else if (value instanceof Map) {
      String lead = "{";
      for (Map.Entry<?, ?> one : ((Map<?, ?>) value).entrySet()) {
        text(out.append(lead), one.getKey().toString());
        write(out.append(':'), one.getValue());
        lead = ",";
      }
      out.append(lead.equals("{") ? "{}" : "}");
    } else if (value instanceof List) {
      String lead = "[";
      for (Object one : (List<?>) value) {
        write(out.append(lead), one);
        lead = ",";
      }
      out.append(lead.equals("[") ? "[]" : "]");
    } else {
      text(out, value.toString());
    }
  }

  private static @Nullable Object finite(@Nullable Object value) {
    if (value instanceof Double && !Double.isFinite((Double) value)) {
      throw new IllegalArgumentException("JSON has no number " + value + ".");
    }
    return value;
  }

  private static void text(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"' || letter == '\\') out.append('\\').append(letter);
      else if (letter == '\n') out.append("\\n");
      else if (letter == '\r') out.append("\\r");
      else if (letter == '\t') out.append("\\t");
      else if (letter < 0x20) out.append(String.format("\\u%04x", (int) letter));
      else out.append(letter);
    }
    out.append('"');
  }
}
