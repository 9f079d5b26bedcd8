package com.example.svc.till;

import com.example.svc.ErrorCodes;
import com.example.svc.Page;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.SvcException;
import com.example.svc.model.Send;
import com.example.svc.model.SendStatus;
import com.example.svc.param.SendsListParams;
import com.example.svc.resource.SendsResource;
import com.example.svc.runtime.Retry;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** From a sale that is stored to its outcome. */
final class Selling {
  /** For so long a request that was cut off may still arrive. */
  private static final double ON_ITS_WAY_SECONDS = 120;

  /** Of a key that has made something else. */
  private static final String KEY_TAKEN = ErrorCodes.IDEMPOTENCY_MISMATCH;

  private static final Set<String> WAITING =
      Set.of(
          SendStatus.SCHEDULED,
          SendStatus.PENDING,
          SendStatus.SUBMITTED,
          SendStatus.QUEUED,
          SendStatus.RETRYING);
  private static final Set<String> NOT_DELIVERED =
      Set.of(SendStatus.FAILED_CREDITED, SendStatus.FAILED, SendStatus.CANCELLED_CREDITED);

  private final SendsResource sends;
  private final SaleStore store;
  private final Clock clock;

  Selling(SendsResource sends, SaleStore store, Clock clock) {
    this.sends = sends;
    this.store = store;
    this.clock = clock;
  }

  /** What became of a sale, of which an earlier try may be known. */
  SaleOutcome settled(@Nullable SaleRecord known, SaleRecord sale, Duration wait) {
    if (known != null && known.getOutcome() != null) return remembered(known);
    if (known != null && known.getSend() != null) return asked(known, known.getSend(), wait);
    SaleRecord record = sale.sentAt(seconds());
    store.put(record);
    Object answer;
    try {
      RequestOptions options = RequestOptions.idempotencyKey(record.getNumber());
      answer = sends.create(Sale.paramsOf(record), options);
    } catch (ArgumentException wrong) {
      // Of a sale that was stored before, the others are asked about all the same.
      if (known != null) return unknown(record, wrong);
      notSold(record, "not_sent", wrong.getMessage(), null);
      throw wrong;
    } catch (ApiException refusal) {
      return refused(known, record, refusal);
    } catch (ConnectionException lost) {
      if (known != null || lost.isMaybeSent()) return unknown(record, lost);
      return notSold(record, "not_sent", lost.getMessage(), null);
    } catch (SvcException failure) {
      return unknown(record, failure);
    }
    return made(record, answer, wait);
  }

  /** What was made under the number: its id is stored, because its target may change. */
  private SaleOutcome made(SaleRecord record, @Nullable Object answer, Duration wait) {
    Send send = answer == null ? null : Sale.in(answer, record.getNumber());
    if (send == null) return unknown(record, null);
    if (!Sale.isOf(send, record.getSale())) {
      String message = "The number stands for the sale " + send.getId() + ": look at it first.";
      return notSold(record, "number_used", message, send);
    }
    SaleRecord made = record.made(send.getId());
    if (!isEnd(send)) store.put(made);
    return followed(made, send, wait);
  }

  private SaleOutcome asked(SaleRecord record, String id, Duration wait) {
    Send send;
    try {
      send = sends.get(id);
    } catch (SvcException failure) {
      return unknown(record, failure);
    }
    // What is no sale of this number has no status to wait for.
    if (Sale.in(send, record.getNumber()) == null) return unknown(record, null);
    return followed(record, send, wait);
  }

  private SaleOutcome followed(SaleRecord record, Send send, Duration wait) {
    return outcome(record, wait.isZero() || isEnd(send) ? send : waitedFor(send, wait));
  }

  /** The sale is made: if no read succeeds, what was heard of it first still holds. */
  private Send waitedFor(Send send, Duration wait) {
    try {
      return sends.waitFor(send.getId(), WaitOptions.timeout(wait));
    } catch (SvcException unread) {
      return send;
    }
  }

  private SaleOutcome remembered(SaleRecord known) {
    String number = known.getNumber();
    if ("not_sold".equals(known.getOutcome())) {
      String code = String.valueOf(known.getCode());
      return new SaleOutcome.NotSold(number, code, String.valueOf(known.getMessage()), null);
    }
    try {
      Send send = sends.get(String.valueOf(known.getSend()));
      return new SaleOutcome.Delivered(number, send);
    } catch (SvcException failure) {
      return unknown(known, failure);
    }
  }

  private static boolean isEnd(Send send) {
    String status = send.getStatus();
    return status.equals(SendStatus.DELIVERED) || NOT_DELIVERED.contains(status);
  }

  private SaleOutcome outcome(SaleRecord record, Send send) {
    String number = record.getNumber();
    if (Sale.in(send, number) == null) return unknown(record, null);
    String status = send.getStatus();
    if (status.equals(SendStatus.DELIVERED)) {
      store.put(record.delivered());
      return new SaleOutcome.Delivered(number, send);
    }
    if (NOT_DELIVERED.contains(status)) {
      String code = send.getFailureCode() == null ? status : send.getFailureCode();
      return notSold(record, code, "The sale is " + status + ".", send);
    }
    return WAITING.contains(status)
        ? new SaleOutcome.Waiting(number, send)
        : new SaleOutcome.Unknown(number, send, null);
  }

  private SaleOutcome refused(@Nullable SaleRecord known, SaleRecord record, ApiException error) {
    // Without a code it is of a gateway, which may have let the request through.
    String code = error.getCode();
    if (code == null || error.getStatus() >= 500 || Retry.isRetryable(error)) {
      return unknown(record, error);
    }
    // It answers this request; an earlier one may have sold all the same, and a key that is taken
    // was taken by one.
    boolean isFirst = known == null && error.getAttempts() == 1;
    if (!isFirst || code.equals(KEY_TAKEN)) {
      Page<Send> page;
      try {
        page = sends.list(byReference(record.getNumber()));
      } catch (SvcException failure) {
        return unknown(record, failure);
      }
      if (!"list".equals(page.envelope().text("object"))) return unknown(record, error);
      if (!page.getData().isEmpty()) return made(record, page.getData().get(0), Duration.ZERO);
    }
    if (!isFirst) {
      double sentAt = sentBefore(known, record, error);
      if (seconds() - sentAt < ON_ITS_WAY_SECONDS) {
        // This request was answered; the one that may still arrive left before it.
        store.put(record.sentAt(sentAt));
        return unknown(record, error);
      }
    }
    return notSold(record, code, error.getMessage(), null);
  }

  /** When a request left that may still arrive: no later than now, by a clock that was set back. */
  private double sentBefore(@Nullable SaleRecord known, SaleRecord record, ApiException error) {
    if (error.getAttempts() > 1) return seconds();
    return known == null ? record.getSentAt() : Math.min(known.getSentAt(), record.getSentAt());
  }

  private static SendsListParams byReference(String number) {
    return SendsListParams.builder().clientReference(number).limit(1).build();
  }

  private static SaleOutcome unknown(SaleRecord record, @Nullable SvcException error) {
    return new SaleOutcome.Unknown(record.getNumber(), null, error);
  }

  /** Stored before it is returned: nothing may sell under the number after that. */
  private SaleOutcome notSold(
      SaleRecord record, String code, @Nullable String message, @Nullable Send send) {
    String why = message == null ? code : message;
    SaleOutcome.NotSold end = new SaleOutcome.NotSold(record.getNumber(), code, why, send);
    store.put(record.notSold(end));
    return end;
  }

  private double seconds() {
    return clock.millis() / 1_000.0;
  }
}
