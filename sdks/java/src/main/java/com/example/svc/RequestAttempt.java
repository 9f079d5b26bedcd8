package com.example.svc;

import java.util.Map;

/** What a hook is shown of a try; the Authorization header is masked. */
public class RequestAttempt {
  private final String operation;
  private final String method;
  private final String url;
  private final Map<String, String> headers;
  private final int attempt;

  /** A try. */
  public RequestAttempt(
      String operation, String method, String url, Map<String, String> headers, int attempt) {
    this.operation = operation;
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.attempt = attempt;
  }

  /** The same try again. */
  protected RequestAttempt(RequestAttempt same) {
    this(same.operation, same.method, same.url, same.headers, same.attempt);
  }

  /** The method, such as {@code sends.create}. */
  public String getOperation() {
    return operation;
  }

  /** The HTTP method. */
  public String getMethod() {
    return method;
  }

  /** Where it goes, with the query. */
  public String getUrl() {
    return url;
  }

  /** The headers, with secrets masked. */
  public Map<String, String> getHeaders() {
    return headers;
  }

  /** 1 of the first try. */
  public int getAttempt() {
    return attempt;
  }

  @Override
  public String toString() {
    return method + " " + url + ", try " + attempt;
  }
}
