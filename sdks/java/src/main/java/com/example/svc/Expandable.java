package com.example.svc;

import org.jspecify.annotations.Nullable;

/** Another object: its id alone, or all of it where the request asked to expand it. */
public final class Expandable<T> {
  private final @Nullable String id;
  private final @Nullable T object;

  /** With either of the two, or with both. */
  public Expandable(@Nullable String id, @Nullable T object) {
    this.id = id;
    this.object = object;
  }

  /** Its id, in both cases. */
  public @Nullable String getId() {
    return id;
  }

  /** The object; null unless it was expanded. */
  public @Nullable T getObject() {
    return object;
  }

  /** The object, or its id. */
  @Override
  public String toString() {
    return String.valueOf(object == null ? id : object);
  }
}
