package com.example.svc.till;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Your own place for records, such as a table of the till's database. What {@code put} has returned
 * from must survive a power cut. A till calls it from every thread that sells; what it throws, the
 * till throws on.
 */
public interface SaleStore {
  /** The record of a number; null if there is none. */
  @Nullable SaleRecord get(String number);

  /** Writes a record in place of the one that its number has. */
  void put(SaleRecord record);

  /** Every record without an outcome. */
  List<SaleRecord> open();
}
