package com.example.svc.runtime;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Objects for people: secrets are masked, and what is not known is named without its value, which
 * may be secret.
 */
public final class Show {
  static final String MASK = "***";
  private static final String NOT_SHOWN = "(not shown)";
  private static final Map<String, Show> KNOWN = new ConcurrentHashMap<>();

  /** By field, what its value holds: empty of a plain value, {@code !} of a secret. */
  private final Map<String, String> fields = new LinkedHashMap<>();
  /** Of a union: the property that names the variant. */
  private @Nullable String property;

  private Show(@Nullable String shape) {
    if (shape == null || shape.isEmpty()) return;
    for (String part : shape.split(" ")) {
      if (part.startsWith("|")) property = part.substring(1);
      else if (property != null) split(part, "=");
      else if (part.startsWith("!")) fields.put(part.substring(1), "!");
      else split(part, ":");
    }
  }

  private void split(String part, String by) {
    int place = part.indexOf(by);
    if (place < 0) fields.put(part, "");
    else fields.put(part.substring(0, place), part.substring(place + 1));
  }

  /** The object of a class of this package. */
  public static String object(String name, Map<String, @Nullable Object> values) {
    StringBuilder out = new StringBuilder(name);
    of(name).object(out, values);
    return out.toString();
  }

  private static Show of(String name) {
    return KNOWN.computeIfAbsent(name, one -> new Show(Shapes.of(one)));
  }

  private void object(StringBuilder out, Map<String, @Nullable Object> values) {
    String lead = "{";
    for (Map.Entry<String, @Nullable Object> one : values.entrySet()) {
      out.append(lead).append(one.getKey()).append('=');
      value(out, fields.get(one.getKey()), one.getValue());
      lead = ", ";
    }
    out.append(lead.equals("{") ? "{}" : "}");
  }

  private static void value(StringBuilder out, @Nullable String holds, @Nullable Object value) {
    if (holds == null) out.append(NOT_SHOWN);
    else if (value == null) out.append("null");
    else if (holds.equals("!")) out.append(MASK);
    else if (holds.startsWith("[") && value instanceof List) list(out, holds, (List<?>) value);
    else if (holds.startsWith("{") && value instanceof Map) map(out, holds, Json.object(value));
    else if (!holds.isEmpty() && value instanceof Map) held(out, holds, Json.object(value));
    else out.append(value);
  }

  private static void list(StringBuilder out, String holds, List<?> values) {
    String lead = "[";
    for (Object one : values) {
      value(out.append(lead), holds.substring(1), one);
      lead = ", ";
    }
    out.append(lead.equals("[") ? "[]" : "]");
  }

  private static void map(
      StringBuilder out, String holds, Map<String, @Nullable Object> values) {
    String lead = "{";
    for (Map.Entry<String, @Nullable Object> one : values.entrySet()) {
      value(out.append(lead).append(one.getKey()).append('='), holds.substring(1), one.getValue());
      lead = ", ";
    }
    out.append(lead.equals("{") ? "{}" : "}");
  }

  private static void held(
      StringBuilder out, String name, Map<String, @Nullable Object> values) {
    Show shape = of(name);
    String kind = shape.property == null ? null : String.valueOf(values.get(shape.property));
    String variant = kind == null ? name : shape.fields.getOrDefault(kind, "Unknown");
    of(variant).object(out, values);
  }
}
