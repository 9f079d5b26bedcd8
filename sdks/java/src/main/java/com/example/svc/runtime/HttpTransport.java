package com.example.svc.runtime;

import com.example.svc.Transport;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;

/** The transport of Java itself, which keeps its connections. */
public final class HttpTransport implements Transport {
  private final HttpClient client;

  private HttpTransport(HttpClient client) {
    this.client = client;
  }

  /** With a bound for opening a connection. */
  public static HttpTransport of(Duration connectTimeout) {
    return of(
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(connectTimeout)
            .build());
  }

  /** With a client of your own, such as one with a proxy; it must not follow redirects. */
  public static HttpTransport of(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw new IllegalArgumentException("A key must not travel: follow no redirects.");
    }
    return new HttpTransport(client);
  }

  @Override
  public CompletableFuture<Response> send(Request request) {
    byte[] body = request.getBody();
    HttpRequest.Builder built =
        HttpRequest.newBuilder(request.getUri())
            .method(
                request.getMethod(),
                body == null
                    ? HttpRequest.BodyPublishers.noBody()
                    : HttpRequest.BodyPublishers.ofByteArray(body));
    request.getHeaders().forEach(built::setHeader);
    CompletableFuture<HttpResponse<Response>> sent =
        client.sendAsync(built.build(), head -> subscriber(request, head));
    CompletableFuture<Response> answer = sent.thenApply(HttpTransport::answerOf);
    answer.whenComplete(
        (done, failure) -> {
          if (answer.isCancelled()) sent.cancel(true);
        });
    return answer;
  }

  /** A proxy's refusal to open a tunnel comes as an answer, whose body nobody was asked to read. */
  private static Response answerOf(HttpResponse<Response> sent) {
    if (sent.body() != null) return sent.body();
    throw new CompletionException(
        new ConnectException("The proxy answered " + sent.statusCode() + "."));
  }

  private static HttpResponse.BodySubscriber<Response> subscriber(
      Request request, HttpResponse.ResponseInfo head) {
    request.heard();
    int status = head.statusCode();
    if (request.isStreamed() && status >= 200 && status < 300) {
      return HttpResponse.BodySubscribers.mapping(
          HttpResponse.BodySubscribers.ofInputStream(),
          stream -> Response.streamed(status, head.headers(), stream));
    }
    return new Heard<>(
        HttpResponse.BodySubscribers.ofByteArray(),
        bytes -> Response.of(status, head.headers(), bytes),
        request);
  }

  /** Tells the watch of each part that comes. */
  private static final class Heard<T> implements HttpResponse.BodySubscriber<Response> {
    private final HttpResponse.BodySubscriber<T> inner;
    private final Function<T, Response> change;
    private final Request request;

    Heard(
        HttpResponse.BodySubscriber<T> inner, Function<T, Response> change, Request request) {
      this.inner = inner;
      this.change = change;
      this.request = request;
    }

    @Override
    public CompletionStage<Response> getBody() {
      return inner.getBody().thenApply(change);
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      inner.onSubscribe(subscription);
    }

    @Override
    public void onNext(List<ByteBuffer> part) {
      request.heard();
      inner.onNext(part);
    }

    @Override
    public void onError(Throwable failure) {
      inner.onError(failure);
    }

    @Override
    public void onComplete() {
      inner.onComplete();
    }
  }
}
