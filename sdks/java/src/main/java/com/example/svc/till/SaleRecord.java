package com.example.svc.till;

import com.example.svc.Fields;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of a sale on this side. */
public final class SaleRecord {
  private final Fields fields;

  private SaleRecord(Fields fields) {
    this.fields = fields;
  }

  /** A sale of which nothing is known yet. */
  static SaleRecord of(String number, Fields sale) {
    return new SaleRecord(Fields.of(Map.of("number", number, "sale", sale)));
  }

  /** The record that {@link #toJson()} wrote. Refuses: what is no JSON object. */
  public static SaleRecord parse(String json) {
    return new SaleRecord(Fields.parse(json));
  }

  /** The record as text, for a store of your own. */
  public String toJson() {
    return fields.toJson();
  }

  /** The till's own number. */
  public String getNumber() {
    return String.valueOf(fields.text("number"));
  }

  /** What is sold, as the service reads it. */
  public Fields getSale() {
    return Fields.ofObject(fields.get("sale"));
  }

  /** Unix seconds at which it was sent last. */
  public double getSentAt() {
    return fields.number("sent_at");
  }

  /** {@code delivered} or {@code not_sold}; null while the sale is open. */
  public @Nullable String getOutcome() {
    return fields.text("outcome");
  }

  /** The id of its send, once that is known for good. */
  public @Nullable String getSend() {
    return fields.text("send");
  }

  /** Why it was not sold, for programs. */
  public @Nullable String getCode() {
    return fields.text("code");
  }

  /** Why it was not sold, for people. */
  public @Nullable String getMessage() {
    return fields.text("message");
  }

  /** The number alone: a sale names a person. */
  @Override
  public String toString() {
    return "SaleRecord(" + getNumber() + ")";
  }

  SaleRecord sentAt(double seconds) {
    return with(Map.of("sent_at", seconds));
  }

  SaleRecord delivered(String send) {
    return with(Map.of("outcome", "delivered", "send", send));
  }

  SaleRecord notSold(SaleOutcome.NotSold end) {
    Map<String, Object> ended = new LinkedHashMap<>();
    ended.put("outcome", "not_sold");
    ended.put("code", end.getCode());
    ended.put("message", end.getMessage());
    if (end.getSend() != null) ended.put("send", end.getSend().getId());
    return with(ended);
  }

  private SaleRecord with(Map<String, Object> changes) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>(fields.toMap());
    all.putAll(changes);
    return new SaleRecord(Fields.of(all));
  }
}
