package com.example.svc.testing;

import com.example.svc.Fields;
import com.example.svc.Transport;
import java.util.Map;

/** A request that a fake transport was asked to carry. */
public final class FakeRequest {
  private final String operation;
  private final Transport.Request request;
  private final Fields body;

  FakeRequest(String operation, Transport.Request request, Fields body) {
    this.operation = operation;
    this.request = request;
    this.body = body;
  }

  /** The method that was called, such as {@code sends.create}. */
  public String getOperation() {
    return operation;
  }

  /** The HTTP method. */
  public String getMethod() {
    return request.getMethod();
  }

  /** Where it went, with the query. */
  public String getUrl() {
    return request.getUri().toString();
  }

  /** The headers, read in any case; the key among them. */
  public Map<String, String> getHeaders() {
    return request.getHeaders();
  }

  /** What was sent; none of a request without a body. */
  public Fields getBody() {
    return body;
  }

  @Override
  public String toString() {
    return operation + " " + body;
  }
}
