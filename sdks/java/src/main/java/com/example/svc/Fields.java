package com.example.svc;

import com.example.svc.runtime.Decode;
import com.example.svc.runtime.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an object says on the wire, by the names of the wire. Nothing is lost: a field that this
 * version does not know is read with {@link #get(String)} and written back as it came.
 */
public final class Fields {
  /** Nothing. */
  public static final Fields NONE = new Fields(Map.of(), null);

  private final Map<String, @Nullable Object> values;
  private final @Nullable ResponseMetadata response;

  private Fields(Map<String, @Nullable Object> values, @Nullable ResponseMetadata response) {
    this.values = values;
    this.response = response;
  }

  /** Fields of your own: texts, numbers, booleans, null, lists, maps and objects of the SDK. */
  public static Fields of(Map<String, ?> values) {
    return ofObject(Json.plain(values));
  }

  /** The fields of a JSON object; refuses what is none. */
  public static Fields parse(String json) {
    Object value = Json.parse(json);
    if (value instanceof Map) return ofObject(value);
    throw new IllegalArgumentException("The text is no JSON object.");
  }

  /** The fields of a parsed object; none of anything else. */
  public static Fields ofObject(@Nullable Object parsed) {
    return parsed instanceof Map ? new Fields(Json.object(parsed), null) : NONE;
  }

  /** The same, with how the call was answered. */
  public Fields with(ResponseMetadata answered) {
    return new Fields(values, answered);
  }

  @Nullable ResponseMetadata response() {
    return response;
  }

  /** Whether the field is there; it may be null. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** The names of all fields, in their order. */
  public Set<String> names() {
    return values.keySet();
  }

  /**
   * A field as it came: a text, a boolean, a Long, a BigInteger, a BigDecimal, a List, a Map or
   * null.
   */
  public @Nullable Object get(String name) {
    return values.get(name);
  }

  /** A field, decoded; null of one that is not there or has another form. */
  public <T> @Nullable T get(String name, Decode<T> decode) {
    Object value = values.get(name);
    return value == null ? null : decode.from(value);
  }

  /** A text; null of one that is not there or has another form. */
  public @Nullable String text(String name) {
    return get(name, Decode.TEXT);
  }

  /** A whole number; 0 of one that is not there. */
  public long integer(String name) {
    Long value = integerOrNull(name);
    return value == null ? 0 : value;
  }

  /** A whole number; null of one that is not there or has another form. */
  public @Nullable Long integerOrNull(String name) {
    return get(name, Decode.INTEGER);
  }

  /** A number; 0 of one that is not there. */
  public double number(String name) {
    Double value = numberOrNull(name);
    return value == null ? 0 : value;
  }

  /** A number; null of one that is not there or has another form. */
  public @Nullable Double numberOrNull(String name) {
    return get(name, Decode.NUMBER);
  }

  /** A boolean; false of one that is not there. */
  public boolean flag(String name) {
    return Boolean.TRUE.equals(flagOrNull(name));
  }

  /** A boolean; null of one that is not there or has another form. */
  public @Nullable Boolean flagOrNull(String name) {
    return get(name, Decode.FLAG);
  }

  /** All of it; secrets are not masked. */
  public Map<String, @Nullable Object> toMap() {
    return values;
  }

  /** All of it as JSON; secrets are not masked. */
  public String toJson() {
    return Json.write(values);
  }

  /** The names alone: what they hold may be secret. */
  @Override
  public String toString() {
    return "Fields" + values.keySet();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fields && values.equals(((Fields) other).values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** These fields with another set on top. */
  Fields and(Map<String, @Nullable Object> others) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>(values);
    all.putAll(others);
    return ofObject(all);
  }
}
