package com.example.svc.till;

import com.example.svc.exception.SvcException;
import com.example.svc.model.Send;
import org.jspecify.annotations.Nullable;

/** What became of a sale: one of the four classes in here, and nothing else. */
public abstract class SaleOutcome {
  private final String number;

  /** Private, so no class but those in here can extend it. */
  private SaleOutcome(String number) {
    this.number = number;
  }

  /** The till's own number. */
  public final String getNumber() {
    return number;
  }

  /** Calls the case of what became of it. Code that leaves a case out does not compile. */
  public abstract <R extends @Nullable Object> R match(Cases<R> cases);

  /** The class and the number. */
  @Override
  public final String toString() {
    return getClass().getSimpleName() + "(" + number + ")";
  }

  /** What to do in each case. */
  public interface Cases<R extends @Nullable Object> {
    /** It is done. */
    R delivered(Delivered sale);

    /** It is sold and on its way. */
    R waiting(Waiting sale);

    /** It may have been sold. */
    R unknown(Unknown sale);

    /** Nothing was sold, or it was credited. */
    R notSold(NotSold sale);
  }

  /** Done: hand over the receipt or the token. */
  public static final class Delivered extends SaleOutcome {
    private final Send send;

    Delivered(String number, Send send) {
      super(number);
      this.send = send;
    }

    /** The send that was delivered. */
    public Send getSend() {
      return send;
    }

    @Override
    public <R extends @Nullable Object> R match(Cases<R> cases) {
      return cases.delivered(this);
    }
  }

  /** Sold and on its way. The customer need not stay; do not sell it again. */
  public static final class Waiting extends SaleOutcome {
    private final Send send;

    Waiting(String number, Send send) {
      super(number);
      this.send = send;
    }

    /** The send as it was read last. */
    public Send getSend() {
      return send;
    }

    @Override
    public <R extends @Nullable Object> R match(Cases<R> cases) {
      return cases.waiting(this);
    }
  }

  /** It may have been sold. Do not sell it again; ask again under its number. */
  public static final class Unknown extends SaleOutcome {
    private final @Nullable Send send;
    private final @Nullable SvcException error;

    Unknown(String number, @Nullable Send send, @Nullable SvcException error) {
      super(number);
      this.send = send;
      this.error = error;
    }

    /** The send; null when the service could not be asked, or answered no sale. */
    public @Nullable Send getSend() {
      return send;
    }

    /** Why the service could not be asked; null when it could. */
    public @Nullable SvcException getError() {
      return error;
    }

    @Override
    public <R extends @Nullable Object> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }

  /** Nothing was sold, or it was credited. Refund, or sell again under a new number. */
  public static final class NotSold extends SaleOutcome {
    private final String code;
    private final String message;
    private final @Nullable Send send;

    NotSold(String number, String code, String message, @Nullable Send send) {
      super(number);
      this.code = code;
      this.message = message;
      this.send = send;
    }

    /**
     * The {@code failure_code}, the code of the refusal, {@code not_sent} or {@code number_used}.
     */
    public String getCode() {
      return code;
    }

    /** Why it was not sold. */
    public String getMessage() {
      return message;
    }

    /** The send that came to nothing; null when none was made. */
    public @Nullable Send getSend() {
      return send;
    }

    @Override
    public <R extends @Nullable Object> R match(Cases<R> cases) {
      return cases.notSold(this);
    }
  }
}
