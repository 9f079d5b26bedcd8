package com.example.svc;

import com.example.svc.runtime.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the fields of an object that a request holds. */
public abstract class FieldsBuilder {
  private final Map<String, @Nullable Object> values = new LinkedHashMap<>();

  /** With nothing in it. */
  protected FieldsBuilder() {}

  /** Sets a field that may be null: null clears what is there, and what is left out stays. */
  protected final void put(String name, @Nullable Object value) {
    values.put(name, Json.plain(value));
  }

  /** Sets a field that is never null; null leaves it out. */
  protected final void set(String name, @Nullable Object value) {
    if (value == null) values.remove(name);
    else put(name, value);
  }

  /** What was set so far. */
  protected final Fields toFields() {
    return Fields.ofObject(new LinkedHashMap<>(values));
  }

  /** The names alone: what they hold may be secret. */
  @Override
  public final String toString() {
    return "Builder" + values.keySet();
  }
}
