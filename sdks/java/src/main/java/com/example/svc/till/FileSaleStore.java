package com.example.svc.till;

import com.example.svc.exception.ConfigurationException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A folder of records, one file each, synced to the disk before a request leaves. The folder is
 * locked until {@code close} or the end of the program. Files below {@code closed} whose numbers
 * are over may be deleted.
 */
public final class FileSaleStore implements SaleStore, AutoCloseable {
  private static final String END = ".json";

  private final Path open;
  private final Path closed;
  private final FolderLock lock;

  /**
   * Makes the folder if it is missing. Refuses: a folder that another program, or another store,
   * has locked.
   */
  public FileSaleStore(Path folder) {
    Path whole = folder.toAbsolutePath();
    this.open = whole.resolve("open");
    this.closed = whole.resolve("closed");
    SyncedFiles.makeFolder(open);
    SyncedFiles.makeFolder(closed);
    this.lock = FolderLock.of(whole);
  }

  /** Gives the folder up for another program; {@code put} fails from then on. */
  @Override
  public void close() {
    lock.close();
  }

  @Override
  public @Nullable SaleRecord get(String number) {
    SaleRecord ended = read(closed.resolve(nameOf(number)));
    return ended == null ? read(open.resolve(nameOf(number))) : ended;
  }

  /** One writer at a time: two of one number would write into one file. */
  @Override
  public synchronized void put(SaleRecord record) {
    if (!lock.isHeld()) throw new ConfigurationException("The store of sales is closed.");
    Path begun = open.resolve(nameOf(record.getNumber()));
    if (record.getOutcome() == null) {
      SyncedFiles.write(begun, record.toJson());
      return;
    }
    // The end is written before the beginning goes, so at no time is there neither.
    SyncedFiles.write(closed.resolve(nameOf(record.getNumber())), record.toJson());
    SyncedFiles.delete(begun);
  }

  @Override
  public List<SaleRecord> open() {
    List<SaleRecord> found = new ArrayList<>();
    for (Path path : SyncedFiles.list(open, END)) {
      SaleRecord begun = read(path);
      // It may have ended since the folder was read.
      SaleRecord known = begun == null ? null : get(begun.getNumber());
      if (known == null) continue;
      if (known.getOutcome() == null) found.add(known);
      // Its end was written, and then the till died.
      else SyncedFiles.delete(path);
    }
    return found;
  }

  private static @Nullable SaleRecord read(Path path) {
    String text = SyncedFiles.read(path);
    if (text == null) return null;
    try {
      return SaleRecord.parse(text);
    } catch (IllegalArgumentException broken) {
      throw new IllegalStateException("The record " + path + " cannot be read.", broken);
    }
  }

  /** A hash: a number may hold what no file's name may. */
  private static String nameOf(String number) {
    try {
      byte[] bytes = number.getBytes(StandardCharsets.UTF_8);
      StringBuilder name = new StringBuilder();
      for (byte one : MessageDigest.getInstance("SHA-256").digest(bytes)) {
        name.append(String.format("%02x", one));
      }
      return name + END;
    } catch (NoSuchAlgorithmException never) {
      throw new IllegalStateException("Every Java has SHA-256.", never);
    }
  }
}
