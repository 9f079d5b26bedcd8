package com.example.svc.till;

import com.example.svc.Fields;
import com.example.svc.exception.ArgumentException;
import com.example.svc.model.Send;
import com.example.svc.param.SendsCreateParams;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a till sells: what may be sold, and which answers are of it. */
final class Sale {
  private static final String REFERENCE = "client_reference";
  private static final int NUMBER_LENGTH_MAX = 255;
  private static final int METER_DIGITS = 11;
  /** 077, 263 77 and +263 77 are one number; a meter is written in one way. */
  private static final int PHONE_DIGITS = 9;

  private Sale() {}

  /** The record of a sale as it is stored; what could never be sent is refused before it is. */
  static SaleRecord recordOf(String number, SendsCreateParams sale, boolean livemode) {
    boolean isPrintable = number.chars().allMatch(letter -> letter >= 0x20 && letter <= 0x7e);
    if (number.isEmpty() || number.length() > NUMBER_LENGTH_MAX || !isPrintable) {
      String message = "A sale number is 1 to 255 printable characters of ASCII.";
      throw new ArgumentException(message, "number");
    }
    // As it is read again: numbers of one value have one form then.
    Fields fields = Fields.parse(sale.fields().toJson());
    String reference = fields.text(REFERENCE);
    if (reference != null && !reference.equals(number)) {
      String message = "The sale number is the client_reference: leave it out.";
      throw new ArgumentException(message, REFERENCE);
    }
    Map<String, @Nullable Object> bare = new LinkedHashMap<>(fields.toMap());
    bare.remove(REFERENCE);
    return SaleRecord.of(number, Fields.of(bare), livemode);
  }

  /** The request that a record stands for. */
  static SendsCreateParams paramsOf(SaleRecord record) {
    Map<String, @Nullable Object> sale = new LinkedHashMap<>(record.getSale().toMap());
    sale.put(REFERENCE, record.getNumber());
    return SendsCreateParams.of(Fields.of(sale));
  }

  /**
   * The sale that an answer is; null of one that is not of this number. Whatever else answers with
   * a success, a gateway for one, says nothing of it.
   */
  static @Nullable Send in(Object answer, String number) {
    if (!(answer instanceof Send)) return null;
    Send send = (Send) answer;
    Fields fields = send.fields();
    for (String name : new String[] {"id", "status", "amount"}) {
      if (fields.text(name) == null) return null;
    }
    return number.equals(send.getClientReference()) ? send : null;
  }

  /** Whether it is this sale: a number that was used before answers the sale of then. */
  static boolean isOf(Send send, Fields sale) {
    String ordered = digitsOf(sale.text("target"));
    String sold = digitsOf(send.getTarget());
    int last = ordered.length() == METER_DIGITS ? METER_DIGITS : PHONE_DIGITS;
    if (sold.length() >= PHONE_DIGITS && !tailOf(ordered, last).equals(tailOf(sold, last))) {
      return false;
    }
    BigDecimal amount = amountOf(sale.get("amount"));
    BigDecimal cost = amountOf(send.getAmount());
    // An amount of another form was refused, or it is what the service has read.
    return amount == null || cost == null || amount.compareTo(cost) == 0;
  }

  private static @Nullable BigDecimal amountOf(@Nullable Object written) {
    try {
      return new BigDecimal(String.valueOf(written));
    } catch (NumberFormatException other) {
      return null;
    }
  }

  private static String digitsOf(@Nullable String text) {
    return text == null ? "" : text.replaceAll("[^0-9]", "");
  }

  private static String tailOf(String text, int length) {
    return text.substring(Math.max(text.length() - length, 0));
  }
}
