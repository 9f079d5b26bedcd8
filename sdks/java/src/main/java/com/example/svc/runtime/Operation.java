package com.example.svc.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of a method's request; one row of the generated table. */
public final class Operation {
  /** The method, such as {@code sends.create}. */
  public final String key;
  /** The HTTP method. */
  public final String verb;
  /** With placeholders: {@code /sends/{send_id}}. */
  public final String path;

  final String shape;
  public final @Nullable String identifiedBy;
  final String accept;
  /** The names that are sent in the query, as they are on the wire. */
  final List<String> query;
  final boolean hasBody;
  /** The argument that is a file; with one, the body is a form. */
  final @Nullable String fileField;
  /** {@code safe}, {@code keyed} or {@code once}: whether it goes again when its answer was lost. */
  final String retry;
  final boolean sendsKey;
  final String auth;
  /** {@code none}, {@code forward} or {@code both}: the directions in which its list is walked. */
  final String cursor;
  final @Nullable String fixedIn;
  /** What the method says by itself, such as {@code validate_only}; null of nothing. */
  public final @Nullable String fixedField;
  final @Nullable Object fixedValue;

  private Operation(Builder row) {
    key = row.key;
    verb = row.verb;
    path = row.path;
    shape = row.shape;
    identifiedBy = row.identifiedBy;
    accept = row.accept;
    query = row.query;
    hasBody = row.body;
    fileField = row.fileField;
    retry = row.retry;
    sendsKey = row.sendsKey;
    auth = row.auth;
    cursor = row.cursor;
    fixedIn = row.fixedIn;
    fixedField = row.fixedField;
    fixedValue = row.fixedValue;
  }

  boolean isFile() {
    return shape.equals("file");
  }

  boolean isOnce() {
    return retry.equals("once");
  }

  /** One row, fact by fact; what is left out is as usual. */
  static final class Builder {
    private String key = "";
    private String verb = "";
    private String path = "";
    private String shape = "json";
    private @Nullable String identifiedBy;
    private String accept = "application/json";
    private List<String> query = List.of();
    private boolean body;
    private @Nullable String fileField;
    private String retry = "once";
    private boolean sendsKey;
    private String auth = "key";
    private String cursor = "none";
    private @Nullable String fixedIn;
    private @Nullable String fixedField;
    private @Nullable Object fixedValue;

    Builder key(String value) {
      key = value;
      return this;
    }

    Builder verb(String value) {
      verb = value;
      return this;
    }

    Builder path(String value) {
      path = value;
      return this;
    }

    Builder shape(String value) {
      shape = value;
      return this;
    }

    /** The name of what comes back, which the type of the method says as well. */
    Builder result(String value) {
      return this;
    }

    /** The path argument that is the id of what comes back. */
    Builder identifiedBy(String value) {
      identifiedBy = value;
      return this;
    }

    Builder accept(String value) {
      accept = value;
      return this;
    }

    Builder query(List<String> value) {
      query = value;
      return this;
    }

    Builder body(boolean value) {
      body = value;
      return this;
    }

    Builder fileField(String value) {
      fileField = value;
      return this;
    }

    Builder retry(String value) {
      retry = value;
      return this;
    }

    Builder sendsKey(boolean value) {
      sendsKey = value;
      return this;
    }

    Builder auth(String value) {
      auth = value;
      return this;
    }

    Builder cursor(String value) {
      cursor = value;
      return this;
    }

    Builder fixedIn(String value) {
      fixedIn = value;
      return this;
    }

    Builder fixedField(String value) {
      fixedField = value;
      return this;
    }

    Builder fixedValue(Object value) {
      fixedValue = value;
      return this;
    }

    Operation build() {
      return new Operation(this);
    }
  }
}
