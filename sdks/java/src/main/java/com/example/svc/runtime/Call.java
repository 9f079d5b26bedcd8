package com.example.svc.runtime;

import com.example.svc.Fields;
import com.example.svc.RequestOptions;
import com.example.svc.ResponseMetadata;
import com.example.svc.Transport;
import com.example.svc.exception.ApiException;
import com.example.svc.exception.ArgumentException;
import com.example.svc.exception.CallFacts;
import com.example.svc.exception.CancelledException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.ErrorAnswer;
import com.example.svc.exception.SvcException;
import com.example.svc.exception.TimeoutException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** One call: a key made once, tries under one deadline, and an answer or one typed exception. */
final class Call {
  /** What an id looks like; anything else in a path, such as a reference, is none. */
  private static final String ID_FORM = "[a-z]{2,5}_[0-9A-Za-z]{24}";

  final Settings settings;
  final Operation operation;
  final RequestOptions options;
  final Encode encoded;
  final @Nullable String key;
  private final Map<String, String> pathArgs;
  private final long beganAt = System.nanoTime();
  private final long endsAt;
  private volatile boolean isCancelled;
  private volatile @Nullable Watch watch;
  /** Whether an earlier try, whose answer was lost, may have done its work. */
  private volatile boolean isDonePerhaps;

  private Call(
      Settings settings,
      Operation operation,
      Map<String, String> pathArgs,
      Fields params,
      RequestOptions options) {
    this.settings = settings;
    this.operation = operation;
    this.options = options;
    this.pathArgs = pathArgs;
    this.encoded = Encode.request(operation, pathArgs, params, options);
    this.key = keyOf(operation, options.getIdempotencyKey());
    Duration timeout = options.getTimeout() == null ? settings.timeout : options.getTimeout();
    this.endsAt = beganAt + timeout.toNanos();
  }

  static Pending<Answer> start(
      Settings settings,
      Operation operation,
      Map<String, String> pathArgs,
      Fields params,
      RequestOptions options) {
    Call call = new Call(settings, operation, pathArgs, params, options);
    return new Pending<>(call, call.tryFrom(1));
  }

  void cancel() {
    isCancelled = true;
    Watch current = watch;
    if (current != null) current.end(Watch.Reason.CANCELLED);
  }

  /** The key of a call: the caller's, or one made once; none where the contract takes none. */
  private static @Nullable String keyOf(Operation operation, @Nullable String own) {
    String param = "idempotencyKey";
    if (!operation.sendsKey) {
      if (own == null) return null;
      throw new ArgumentException(operation.key + " takes no idempotency key.", param);
    }
    if (own == null) return UUID.randomUUID().toString();
    if (own.matches("[\\x20-\\x7e]{1,255}")) return own;
    throw new ArgumentException(
        "An idempotency key has 1 to 255 printable characters of ASCII.", param);
  }

  private CompletableFuture<Answer> tryFrom(int attempt) {
    Attempt seen = new Attempt(this, attempt);
    seen.announce();
    settings.log.begun(this, attempt);
    return tryOnce(seen)
        .thenCompose(
            outcome -> {
              Verdict verdict = judge(outcome, attempt);
              seen.report(outcome.metadata(), verdict.pause);
              settings.log.ended(this, attempt, outcome.metadata(), verdict.error, verdict.pause);
              if (verdict.answer != null) return CompletableFuture.completedFuture(verdict.answer);
              if (verdict.pause == null) return CompletableFuture.failedFuture(verdict.error);
              isDonePerhaps |= outcome.mayBeDone();
              return Watch.pause(verdict.pause).thenCompose(over -> next(attempt));
            });
  }

  private CompletableFuture<Answer> next(int attempt) {
    if (!isCancelled) return tryFrom(attempt + 1);
    CancelledException cancelled =
        new CancelledException("The call was cancelled.", isDonePerhaps, facts(attempt), null);
    settings.log.ended(this, attempt, null, cancelled, null);
    return CompletableFuture.failedFuture(cancelled);
  }

  /** What one try ended with: an answer, or why there is none. */
  private static final class Outcome {
    final @Nullable Answer answer;
    final @Nullable Throwable failure;
    final Watch watch;

    Outcome(@Nullable Answer answer, @Nullable Throwable failure, Watch watch) {
      this.answer = answer;
      this.failure = failure;
      this.watch = watch;
    }

    @Nullable ResponseMetadata metadata() {
      return answer == null ? null : answer.metadata;
    }

    boolean mayBeDone() {
      if (answer == null) return wasSent();
      // A success that another try follows could not be read.
      int status = answer.metadata.getStatus();
      return status >= 500 || status < 300;
    }

    boolean wasSent() {
      return failure == null || !Unsent.is(failure);
    }
  }

  private CompletableFuture<Outcome> tryOnce(Attempt seen) {
    Duration silence =
        options.getReadTimeout() == null ? settings.readTimeout : options.getReadTimeout();
    Watch own = new Watch(left(), silence);
    watch = own;
    if (isCancelled) own.end(Watch.Reason.CANCELLED);
    CompletableFuture<Outcome> outcome = new CompletableFuture<>();
    CompletableFuture<Transport.Response> sent =
        carried(
            new Transport.Request(
                operation.verb,
                URI.create(settings.address + encoded.path),
                seen.headers,
                encoded.body,
                operation.isFile(),
                own::heard),
            own);
    own.onEnd(
        reason -> {
          if (outcome.complete(new Outcome(null, null, own))) sent.cancel(true);
        });
    sent.whenComplete(
        (response, failure) -> {
          if (failure != null) outcome.complete(new Outcome(null, failure, own));
          else outcome.complete(new Outcome(answerOf(response, seen.attempt, own), null, own));
          if (outcome.isDone() && (response == null || response.getStream() == null)) own.stop();
        });
    return outcome;
  }

  /** What a transport refuses to carry, such as a header that is its own, was not sent. */
  private CompletableFuture<Transport.Response> carried(Transport.Request request, Watch own) {
    try {
      return settings.transport.send(request);
    } catch (IllegalArgumentException refused) {
      own.stop();
      throw new ArgumentException(String.valueOf(refused.getMessage()), "extraHeaders");
    }
  }

  private Answer answerOf(Transport.Response response, int attempt, Watch own) {
    ResponseMetadata metadata =
        new ResponseMetadata(response.getStatus(), response.getHeaders(), key, attempt);
    InputStream stream = response.getStream();
    if (stream != null) own.forgetWhole();
    byte[] raw = response.getBody();
    return new Answer(metadata, raw, stream == null ? parsed(raw) : null, stream, own);
  }

  private static @Nullable Object parsed(byte[] raw) {
    try {
      return raw.length == 0 ? null : Json.parse(new String(raw, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException notJson) {
      return null;
    }
  }

  /** A result, or the exception of this try and the pause before the next, if there is one. */
  private static final class Verdict {
    final @Nullable Answer answer;
    final @Nullable SvcException error;
    final @Nullable Duration pause;

    Verdict(
        @Nullable Answer answer, @Nullable SvcException error, @Nullable Duration pause) {
      this.answer = answer;
      this.error = error;
      this.pause = pause;
    }
  }

  private Verdict judge(Outcome outcome, int attempt) {
    Integer own = options.getMaxRetries();
    int most = own == null ? settings.maxRetries : own;
    Retry retry = new Retry(operation, attempt, most, left());
    Answer answer = outcome.answer;
    if (answer == null) return judgeSilence(outcome, attempt, retry);
    int status = answer.metadata.getStatus();
    String spoiled = spoiled(answer);
    if (spoiled != null) {
      SvcException lost =
          new ConnectionException(spoiled + doubt(true), true, facts(attempt), null);
      return new Verdict(null, lost, retry.afterSilence(true));
    }
    if (answer.isSuccess()) return new Verdict(answer, null, null);
    if (operation.verb.equals("DELETE") && status == 404 && isDonePerhaps) {
      // What an earlier try of this call has deleted is gone, as it should be.
      return new Verdict(answer.withBody(pathArgs), null, null);
    }
    ApiException error = errorOf(answer);
    return new Verdict(null, error, retry.afterAnswer(error));
  }

  /** Why an answer that looks like a success is none; null of one that is. */
  private @Nullable String spoiled(Answer answer) {
    int status = answer.metadata.getStatus();
    if (!answer.isSuccess() || operation.isFile()) return null;
    if (status != 204 && answer.body == null) {
      return "The answer "
          + status
          + " could not be read: "
          + answer.raw.length
          + " bytes, no JSON.";
    }
    String asked = operation.identifiedBy == null ? null : pathArgs.get(operation.identifiedBy);
    if (asked == null || !(answer.body instanceof Map)) return null;
    Object found = ((Map<?, ?>) answer.body).get("id");
    if (!(found instanceof String) || found.equals(asked) || !asked.matches(ID_FORM)) return null;
    // A proxy that mixes answers up gives that of another request.
    return "The answer is about " + found + ", and " + asked + " was asked for.";
  }

  private static ApiException errorOf(Answer answer) {
    Long retryAfter = Retry.readRetryAfter(answer.metadata.getHeaders());
    Fields said = ErrorAnswer.saidIn(answer.body);
    return new ErrorAnswer(said, answer.raw, answer.metadata, retryAfter).toException();
  }

  /** The exception tells of the whole call: an earlier try may have arrived where this has not. */
  private Verdict judgeSilence(Outcome outcome, int attempt, Retry retry) {
    boolean wasSent = outcome.wasSent();
    boolean maybeSent = wasSent || isDonePerhaps;
    String doubt = doubt(maybeSent);
    Watch.Reason reason = outcome.failure == null ? outcome.watch.reason() : null;
    if (reason == Watch.Reason.CANCELLED) {
      String message = "The call was cancelled." + doubt;
      return new Verdict(
          null, new CancelledException(message, maybeSent, facts(attempt), null), null);
    }
    SvcException error =
        reason == Watch.Reason.TIMEOUT
            ? new TimeoutException("No answer in time." + doubt, maybeSent, facts(attempt), null)
            : new ConnectionException(
                "The connection failed." + doubt, maybeSent, facts(attempt), outcome.failure);
    return new Verdict(null, error, retry.afterSilence(wasSent));
  }

  private static String doubt(boolean maybeSent) {
    return maybeSent ? " Whether the request was carried out is not known." : "";
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - beganAt);
  }

  private Duration left() {
    return Duration.ofNanos(endsAt - System.nanoTime());
  }

  private CallFacts facts(int attempts) {
    return new CallFacts(attempts, key);
  }
}
