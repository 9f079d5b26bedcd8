package com.example.svc;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A moment in a request: unix seconds, or a text such as 2026-11-26T08:00:00+02:00. */
public final class Moment {
  private final Object value;

  private Moment(Object value) {
    this.value = value;
  }

  /** A moment of Java's clock, in whole seconds. */
  public static Moment of(Instant instant) {
    return unix(instant.getEpochSecond());
  }

  /** A moment in unix seconds. */
  public static Moment unix(long seconds) {
    return new Moment(seconds);
  }

  /** A moment as a text, which the service reads. */
  public static Moment text(String text) {
    return new Moment(text);
  }

  /** The moment of unix seconds, which every answer has. */
  public static Instant toInstant(long seconds) {
    return Instant.ofEpochSecond(seconds);
  }

  /** A Long or a String, as it is sent. */
  public Object getValue() {
    return value;
  }

  /** As it is sent. */
  @Override
  public String toString() {
    return value.toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Moment && value.equals(((Moment) other).value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }
}
