package com.example.svc.till;

import com.example.svc.exception.ConfigurationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Holds a folder until it is closed; the system lets it go when the program dies. */
final class FolderLock {
  /**
   * What this program has locked. The lock of a file is the program's and not the channel's: a
   * second channel to it, once closed, would unlock it for everybody.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();
  /** Channels to what another class loader has locked, open for good for the same reason. */
  private static final List<FileChannel> STRAYS = new CopyOnWriteArrayList<>();

  private final Path folder;
  private final FileChannel channel;

  private FolderLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /** Refuses: a folder that another program, or another store, has locked. */
  static FolderLock of(Path folder) {
    try {
      Path real = folder.toRealPath();
      if (!HELD.add(real)) throw refused(folder);
      FileChannel channel = null;
      try {
        channel = locked(real);
        if (channel == null) throw refused(folder);
        return new FolderLock(real, channel);
      } finally {
        if (channel == null) HELD.remove(real);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  boolean isHeld() {
    return channel.isOpen();
  }

  void close() {
    if (!channel.isOpen()) return;
    try {
      channel.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } finally {
      HELD.remove(folder);
    }
  }

  /** Null when somebody else has locked it. */
  private static @Nullable FileChannel locked(Path folder) throws IOException {
    FileChannel channel = SyncedFiles.openForWriting(folder.resolve("lock"));
    try {
      if (channel.tryLock() != null) return channel;
      channel.close();
    } catch (OverlappingFileLockException heldHere) {
      STRAYS.add(channel);
    }
    return null;
  }

  private static ConfigurationException refused(Path folder) {
    return new ConfigurationException(
        "The folder " + folder + " of sales cannot be locked. Does another program use it?");
  }
}
