package com.example.svc;

import org.jspecify.annotations.Nullable;

/** A text, such as an id, or an object in its place. */
public final class TextOr<T extends SvcObject> {
  private final @Nullable String text;
  private final @Nullable T object;

  private TextOr(@Nullable String text, @Nullable T object) {
    this.text = text;
    this.object = object;
  }

  /** A text, such as an id. */
  public static <T extends SvcObject> TextOr<T> text(String text) {
    return new TextOr<>(text, null);
  }

  /** An object. */
  public static <T extends SvcObject> TextOr<T> object(T object) {
    return new TextOr<>(null, object);
  }

  /** The text; null where an object stands. */
  public @Nullable String getText() {
    return text;
  }

  /** The object; null where a text stands. */
  public @Nullable T getObject() {
    return object;
  }

  /** The one that there is. */
  @Override
  public String toString() {
    return String.valueOf(object == null ? text : object);
  }
}
