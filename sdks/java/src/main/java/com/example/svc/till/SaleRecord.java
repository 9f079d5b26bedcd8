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
  static SaleRecord of(String number, Fields sale, boolean livemode) {
    Map<String, Object> begun = new LinkedHashMap<>();
    begun.put("number", number);
    begun.put("sale", sale);
    begun.put("livemode", livemode);
    return new SaleRecord(Fields.of(begun));
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

  /** Whether it is sold in live mode: a key of the other mode must not sell it. */
  public boolean isLivemode() {
    return fields.flag("livemode");
  }

  /** Unix seconds at which it was sent last. */
  public double getSentAt() {
    return fields.number("sent_at");
  }

  /** {@code delivered} or {@code not_sold}; null while the sale is open. */
  public @Nullable String getOutcome() {
    return fields.text("outcome");
  }

  /** The id of its send, once that is known. */
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

  /** A record that names no mode is of neither. */
  boolean isOf(boolean mode) {
    return Boolean.valueOf(mode).equals(fields.flagOrNull("livemode"));
  }

  SaleRecord sentAt(double seconds) {
    return with(Map.of("sent_at", seconds));
  }

  SaleRecord made(String send) {
    return with(Map.of("send", send));
  }

  SaleRecord delivered() {
    return with(Map.of("outcome", "delivered"));
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
