package shop;

import com.example.svc.RequestOptions;
import com.example.svc.Svc;
import com.example.svc.Webhooks;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.SignatureException;
import com.example.svc.model.Event;
import com.example.svc.model.SendDeliveredEvent;
import com.example.svc.model.SendOrApproval;
import com.example.svc.param.SendsCreateParams;
import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Spring Boot: a method that sells, and one that receives webhooks. */
@SpringBootApplication
public class Shop {
  public static void main(String[] args) {
    SpringApplication.run(Shop.class, args);
  }

  /** One for the whole application. */
  @Bean
  Svc client() {
    return Svc.create();
  }

  /** The number is the till's own: an order that is sent twice is sold once. */
  record Order(String number, String target, String amount) {}

  /** What became of the order. */
  record Sold(String send, String status) {}

  @RestController
  static class Routes {
    private final Svc client;
    private final String secret;

    Routes(Svc client, @Value("${SVC_WEBHOOK_SECRET}") String secret) {
      this.client = client;
      this.secret = secret;
    }

    @PostMapping("/sales")
    @ResponseStatus(HttpStatus.ACCEPTED)
    Sold sell(@RequestBody Order order) {
      SendsCreateParams params =
          SendsCreateParams.builder()
              .type("airtime")
              .target(order.target())
              .amount(order.amount())
              .currency("USD")
              .clientReference(order.number())
              .build();
      SendOrApproval sale =
          client.sends().create(params, RequestOptions.idempotencyKey(order.number()));
      return new Sold(sale.getId(), sale.getStatus());
    }

    @PostMapping("/hooks")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void receive(@RequestBody byte[] body, @RequestHeader MultiValueMap<String, String> headers) {
      // The raw body: the signature is of its bytes.
      Event event = Webhooks.verify(body, headers, secret);
      if (event instanceof SendDeliveredEvent delivered) {
        System.out.println("delivered " + delivered.getData().getObject().getId());
      }
    }

    @ExceptionHandler
    ResponseEntity<Map<String, String>> refused(ApiException error) {
      return ResponseEntity.status(error.getStatus())
          .body(Map.of("code", String.valueOf(error.getCode()), "message", error.getMessage()));
    }

    /** The same number again sells nothing twice, and says what became of it. */
    @ExceptionHandler
    @ResponseStatus(HttpStatus.GATEWAY_TIMEOUT)
    Map<String, Object> unanswered(ConnectionException error) {
      return Map.of("code", "no_answer", "maybe_sold", error.isMaybeSent());
    }

    @ExceptionHandler
    @ResponseStatus(HttpStatus.BAD_REQUEST)
    void unsigned(SignatureException error) {}
  }
}
