package com.example.svc;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The settings of one call. */
public final class RequestOptions {
  /** None of them. */
  public static final RequestOptions NONE = builder().build();

  private final Builder given;

  private RequestOptions(Builder given) {
    this.given = given;
  }

  /** Begins with nothing in it. */
  public static Builder builder() {
    return new Builder();
  }

  /** Your own key, such as the till's sale number, and nothing else. */
  public static RequestOptions idempotencyKey(String key) {
    return builder().idempotencyKey(key).build();
  }

  /** The caller's key; null if one is to be made. */
  public @Nullable String getIdempotencyKey() {
    return given.idempotencyKey;
  }

  /** Bounds the call with all its tries and pauses. */
  public @Nullable Duration getTimeout() {
    return given.timeout;
  }

  /** Bounds the silence before an answer and between two parts of it. */
  public @Nullable Duration getReadTimeout() {
    return given.readTimeout;
  }

  /** How often the call is sent again, where that is safe. */
  public @Nullable Integer getMaxRetries() {
    return given.maxRetries;
  }

  /** Fields of the body that this version does not know yet. */
  public Map<String, ?> getExtraBody() {
    return given.extraBody;
  }

  /** Parameters of the query that this version does not know yet. */
  public Map<String, ?> getExtraQuery() {
    return given.extraQuery;
  }

  /** Headers that are added, or replace those of the call. */
  public Map<String, String> getExtraHeaders() {
    return given.extraHeaders;
  }

  /** The secret of the program, for the one method that is signed with it. */
  public @Nullable String getProgramSecret() {
    return given.programSecret;
  }

  /** Collects the settings of one call. */
  public static final class Builder {
    private @Nullable String idempotencyKey;
    private @Nullable Duration timeout;
    private @Nullable Duration readTimeout;
    private @Nullable Integer maxRetries;
    private Map<String, ?> extraBody = Map.of();
    private Map<String, ?> extraQuery = Map.of();
    private Map<String, String> extraHeaders = Map.of();
    private @Nullable String programSecret;

    private Builder() {}

    /** Your own key, such as the till's sale number; one is made if left out. */
    public Builder idempotencyKey(String key) {
      idempotencyKey = key;
      return this;
    }

    /** Bounds the call with all its tries and pauses. */
    public Builder timeout(Duration bound) {
      timeout = bound;
      return this;
    }

    /** Bounds the silence before an answer and between two parts of it. */
    public Builder readTimeout(Duration bound) {
      readTimeout = bound;
      return this;
    }

    /** How often the call is sent again, where that is safe. */
    public Builder maxRetries(int count) {
      maxRetries = count;
      return this;
    }

    /** Adds fields to the body that this version does not know yet. */
    public Builder extraBody(Map<String, ?> fields) {
      extraBody = fields;
      return this;
    }

    /** Adds parameters to the query that this version does not know yet. */
    public Builder extraQuery(Map<String, ?> parameters) {
      extraQuery = parameters;
      return this;
    }

    /** Adds headers, or replaces those of the call. */
    public Builder extraHeaders(Map<String, String> headers) {
      extraHeaders = headers;
      return this;
    }

    /** The secret of the program, for the one method that is signed with it. */
    public Builder programSecret(String secret) {
      programSecret = secret;
      return this;
    }

    /** The options as they are now. */
    public RequestOptions build() {
      Builder copy = new Builder();
      copy.idempotencyKey = idempotencyKey;
      copy.timeout = timeout;
      copy.readTimeout = readTimeout;
      copy.maxRetries = maxRetries;
      copy.extraBody = extraBody;
      copy.extraQuery = extraQuery;
      copy.extraHeaders = extraHeaders;
      copy.programSecret = programSecret;
      return new RequestOptions(copy);
    }
  }
}
