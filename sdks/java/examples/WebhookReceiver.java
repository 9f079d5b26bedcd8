import com.example.svc.Webhooks;
import com.example.svc.exception.SignatureException;
import com.example.svc.model.Event;
import com.example.svc.model.SendDeliveredEvent;
import com.example.svc.model.SendFailedEvent;
import com.example.svc.model.UnknownEvent;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A receiver of webhooks with the HTTP server of the JDK. */
public final class WebhookReceiver {
  private static final int BYTES_MAX = 1 << 20;

  public static void main(String[] args) throws IOException {
    String secret = System.getenv("SVC_WEBHOOK_SECRET");
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
    InetAddress own = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(own, port), 0);
    server.createContext("/", exchange -> answer(exchange, secret));
    server.start();
    System.out.println("listening on " + server.getAddress().getPort());
  }

  /** Answers 204 once the event is in safe hands; anything but a success is sent again. */
  private static void answer(HttpExchange exchange, String secret) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readNBytes(BYTES_MAX);
      int status = 204;
      try {
        handle(Webhooks.verify(body, exchange.getRequestHeaders(), secret));
      } catch (SignatureException forged) {
        System.out.println(forged.getMessage());
        status = 400;
      }
      exchange.sendResponseHeaders(status, -1);
    }
  }

  private static void handle(Event event) {
    if (event instanceof SendDeliveredEvent) {
      SendDeliveredEvent delivered = (SendDeliveredEvent) event;
      System.out.println("delivered: " + delivered.getData().getObject().getId());
    } else if (event instanceof SendFailedEvent) {
      SendFailedEvent failed = (SendFailedEvent) event;
      System.out.println("failed, and credited back: " + failed.getData().getObject().getId());
    } else if (event instanceof UnknownEvent) {
      System.out.println("an event of later: " + event.getType());
    } else {
      System.out.println(event.getType());
    }
  }
}
