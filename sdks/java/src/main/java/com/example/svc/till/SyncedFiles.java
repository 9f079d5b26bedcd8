package com.example.svc.till;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Small files that survive a power cut. An interrupt ends none of it: a till whose thread is to
 * stop writes down what it knows first.
 */
final class SyncedFiles {
  private SyncedFiles() {}

  /** Something that is done with a file. */
  private interface Work<T extends @Nullable Object> {
    T done() throws IOException;
  }

  /** Beside, synced and then renamed: a file is whole, or it is not there. */
  static void write(Path path, String text) {
    Path beside = path.resolveSibling(path.getFileName() + ".part");
    uninterrupted(
        () -> {
          writeSynced(beside, text);
          Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE);
          syncFolder(path.getParent());
          return path;
        });
  }

  /** Null if it is not there. */
  static @Nullable String read(Path path) {
    return uninterrupted(
        () -> {
          try {
            return Files.readString(path);
          } catch (NoSuchFileException missing) {
            return null;
          }
        });
  }

  static void delete(Path path) {
    uninterrupted(() -> Files.deleteIfExists(path));
  }

  static List<Path> list(Path folder, String ending) {
    return uninterrupted(
        () -> {
          try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ending)) {
            List<Path> found = new ArrayList<>();
            files.forEach(found::add);
            return found;
          }
        });
  }

  /** Syncs the name of each folder that it makes: a file is no safer than its folder. */
  static void makeFolder(Path path) {
    Path parent = path.getParent();
    if (Files.isDirectory(path) || parent == null) return;
    makeFolder(parent);
    uninterrupted(
        () -> {
          try {
            Files.createDirectory(path, ownersAlone(path, "rwx------"));
          } catch (FileAlreadyExistsException made) {
            if (!Files.isDirectory(path)) throw made;
          }
          syncFolder(parent);
          return path;
        });
  }

  /** Opens a file, or makes one that only its owner can read: records name people. */
  static FileChannel openForWriting(Path path) throws IOException {
    Set<OpenOption> options = Set.of(WRITE, CREATE);
    return FileChannel.open(path, options, ownersAlone(path, "rw-------"));
  }

  private static FileAttribute<?>[] ownersAlone(Path path, String permissions) {
    boolean isPosix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
    if (!isPosix) return new FileAttribute<?>[0];
    return new FileAttribute<?>[] {
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
    };
  }

  private static void writeSynced(Path path, String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    try (FileChannel file = openForWriting(path)) {
      file.truncate(0);
      while (bytes.hasRemaining()) file.write(bytes);
      file.force(true);
    }
  }

  private static void syncFolder(Path folder) throws IOException {
    // Windows opens no folder, and keeps its names itself.
    if (File.separatorChar == '\\') return;
    try (FileChannel names = FileChannel.open(folder, READ)) {
      names.force(true);
    }
  }

  /** Does it again from its beginning when an interrupt has closed its file. */
  private static <T extends @Nullable Object> T uninterrupted(Work<T> work) {
    boolean isInterrupted = Thread.interrupted();
    try {
      for (;;) {
        try {
          return work.done();
        } catch (ClosedByInterruptException closed) {
          isInterrupted |= Thread.interrupted();
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } finally {
      if (isInterrupted) Thread.currentThread().interrupt();
    }
  }
}
