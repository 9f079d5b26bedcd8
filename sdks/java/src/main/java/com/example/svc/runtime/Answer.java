package com.example.svc.runtime;

import com.example.svc.Fields;
import com.example.svc.ResponseMetadata;
import com.example.svc.exception.CallFacts;
import com.example.svc.exception.CancelledException;
import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.TimeoutException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** A whole answer, or of a file its beginning. */
public final class Answer {
  /** How the call was answered. */
  public final ResponseMetadata metadata;

  final byte[] raw;
  /** The parsed body; null of none, and of one that is no JSON. */
  final @Nullable Object body;
  private final @Nullable InputStream stream;
  private final Watch watch;

  Answer(
      ResponseMetadata metadata,
      byte[] raw,
      @Nullable Object body,
      @Nullable InputStream stream,
      Watch watch) {
    this.metadata = metadata;
    this.raw = raw;
    this.body = body;
    this.stream = stream;
    this.watch = watch;
  }

  /** The same with another body. */
  Answer withBody(Object other) {
    return new Answer(metadata, raw, other, stream, watch);
  }

  boolean isSuccess() {
    return metadata.getStatus() >= 200 && metadata.getStatus() < 300;
  }

  /** The fields of the object that came; none of a body of another form. */
  Fields fields() {
    return Fields.ofObject(body).with(metadata);
  }

  /** The bytes of a file as they come; time or its caller can end it. */
  public InputStream stream() {
    if (stream == null) return InputStream.nullInputStream();
    watch.onEnd(reason -> closeQuietly());
    return new Watched(stream);
  }

  private void closeQuietly() {
    try {
      if (stream != null) stream.close();
    } catch (IOException ignored) {
      // The reader is told by the reason.
    }
  }

  private ConnectionException broken(IOException failure) {
    CallFacts facts = new CallFacts(metadata.getAttempts(), metadata.getIdempotencyKey());
    String message = "The file broke off.";
    Watch.Reason reason = watch.reason();
    if (reason == Watch.Reason.CANCELLED) {
      return new CancelledException(message, true, facts, failure);
    }
    if (reason == Watch.Reason.TIMEOUT) return new TimeoutException(message, true, facts, failure);
    return new ConnectionException(message, true, facts, failure);
  }

  /** Tells the watch what is heard, and callers why it broke off. */
  private final class Watched extends FilterInputStream {
    Watched(InputStream stream) {
      super(stream);
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] into, int from, int length) {
      try {
        int count = super.read(into, from, length);
        if (watch.reason() != null) throw new IOException("The time is over.");
        watch.heard();
        if (count < 0) watch.stop();
        return count;
      } catch (IOException failure) {
        watch.stop();
        throw broken(failure);
      }
    }

    @Override
    public void close() throws IOException {
      watch.stop();
      super.close();
    }
  }
}
