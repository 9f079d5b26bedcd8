package com.example.svc;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** A server that gives these answers in their order, and the last one from then on. */
final class Script implements AutoCloseable {
  /** A key that is printed nowhere. */
  static final String KEY = "svc_sk_test_canary5567Qx";

  final List<String> keys = new CopyOnWriteArrayList<>();
  final List<String> bodies = new CopyOnWriteArrayList<>();
  private final HttpServer server;
  private final List<Step> steps;

  /** One answer. */
  interface Step {
    void answer(HttpExchange exchange) throws IOException;
  }

  Script(Step... steps) throws IOException {
    this.steps = List.of(steps);
    InetAddress own = InetAddress.getLoopbackAddress();
    server = HttpServer.create(new InetSocketAddress(own, 0), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", this::answer);
    server.start();
  }

  private synchronized Step next(HttpExchange exchange) throws IOException {
    keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("Idempotency-Key")));
    bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
    return steps.get(Math.min(keys.size(), steps.size()) - 1);
  }

  private void answer(HttpExchange exchange) throws IOException {
    next(exchange).answer(exchange);
    exchange.close();
  }

  static Step json(int status, String body) {
    return exchange -> {
      exchange.getResponseHeaders().add("Content-Type", "application/json");
      send(exchange, status, body);
    };
  }

  static void send(HttpExchange exchange, int status, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  /** Ends the connection without a word. */
  static Step drop() {
    return exchange -> {
      throw new IOException("dropped");
    };
  }

  /** Says nothing for longer than anybody waits. */
  static Step stall() {
    return exchange -> {
      try {
        Thread.sleep(20_000);
      } catch (InterruptedException over) {
        Thread.currentThread().interrupt();
      }
    };
  }

  Svc.Builder client() {
    int port = server.getAddress().getPort();
    return Svc.builder().apiKey(KEY).baseUrl("http://127.0.0.1:" + port);
  }

  @Override
  public void close() {
    server.stop(0);
    ((java.util.concurrent.ExecutorService) server.getExecutor()).shutdownNow();
  }
}
