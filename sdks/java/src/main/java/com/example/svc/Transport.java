package com.example.svc;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpHeaders;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** What carries one request: it sends it once and follows no redirect. */
public interface Transport {
  /**
   * Sends a request. The future ends when the answer is whole, or of a stream when it begins; it is
   * cancelled when the time is over.
   */
  CompletableFuture<Response> send(Request request);

  /** One request. */
  final class Request {
    private final String method;
    private final URI uri;
    private final Map<String, String> headers;
    private final byte @Nullable [] body;
    private final boolean streamed;
    private final Runnable heard;

    /** A request; {@code heard} is called whenever a part of the answer has come. */
    public Request(
        String method,
        URI uri,
        Map<String, String> headers,
        byte @Nullable [] body,
        boolean streamed,
        Runnable heard) {
      this.method = method;
      this.uri = uri;
      this.headers = headers;
      this.body = body;
      this.streamed = streamed;
      this.heard = heard;
    }

    /** The HTTP method. */
    public String getMethod() {
      return method;
    }

    /** Where it goes. */
    public URI getUri() {
      return uri;
    }

    /** The headers, the key among them. */
    public Map<String, String> getHeaders() {
      return headers;
    }

    /** The bytes that are sent; null without a body. */
    public byte @Nullable [] getBody() {
      return body;
    }

    /** Whether a success is to be answered as a stream. */
    public boolean isStreamed() {
      return streamed;
    }

    /** Says that a part of the answer has come: the read timeout begins again. */
    public void heard() {
      heard.run();
    }
  }

  /** One answer: its bytes, or of a file the stream of them. */
  final class Response {
    private final int status;
    private final HttpHeaders headers;
    private final byte[] body;
    private final @Nullable InputStream stream;

    private Response(int status, HttpHeaders headers, byte[] body, @Nullable InputStream stream) {
      this.status = status;
      this.headers = headers;
      this.body = body;
      this.stream = stream;
    }

    /** A whole answer. */
    public static Response of(int status, HttpHeaders headers, byte[] body) {
      return new Response(status, headers, body, null);
    }

    /** The beginning of one. */
    public static Response streamed(int status, HttpHeaders headers, InputStream stream) {
      return new Response(status, headers, new byte[0], stream);
    }

    /** The HTTP status. */
    public int getStatus() {
      return status;
    }

    /** The headers. */
    public HttpHeaders getHeaders() {
      return headers;
    }

    /** The bytes; none of a stream. */
    public byte[] getBody() {
      return body;
    }

    /** The stream; null of a whole answer. */
    public @Nullable InputStream getStream() {
      return stream;
    }
  }
}
