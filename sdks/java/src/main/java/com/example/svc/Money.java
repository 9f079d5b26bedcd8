package com.example.svc;

import com.example.svc.exception.ArgumentException;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Amounts are texts such as 5.00; sums are made in whole cents, never with floats. */
public final class Money {
  private static final Pattern FORM = Pattern.compile("-?\\d{1,16}(?:\\.\\d{1,2})?");

  private Money() {}

  /** The amount "5.00" as 500. */
  public static long toMinorUnits(String amount) {
    return toDecimal(amount).movePointRight(2).longValueExact();
  }

  /** 500 as "5.00". */
  public static String ofMinorUnits(long minorUnits) {
    return BigDecimal.valueOf(minorUnits, 2).toPlainString();
  }

  /** The amount "5.00" as a decimal, with two places. */
  public static BigDecimal toDecimal(String amount) {
    if (!FORM.matcher(amount).matches()) {
      throw new ArgumentException("\"" + amount + "\" is no amount of money.", null);
    }
    return new BigDecimal(amount).setScale(2);
  }

  /** The sum of amounts of one currency. */
  public static String add(String... amounts) {
    long sum = 0;
    for (String amount : amounts) sum = Math.addExact(sum, toMinorUnits(amount));
    return ofMinorUnits(sum);
  }
}
