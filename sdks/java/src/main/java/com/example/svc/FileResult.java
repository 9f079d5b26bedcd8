package com.example.svc;

import com.example.svc.exception.ArgumentException;
import com.example.svc.runtime.Answer;
import com.example.svc.runtime.FileName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/**
 * A file, as a stream: nothing of it is held whole unless asked for. Close it, or read it to its
 * end.
 */
public final class FileResult implements AutoCloseable {
  private final Answer answer;
  private final InputStream stream;

  /** The file of an answer. */
  public FileResult(Answer answer) {
    this.answer = answer;
    this.stream = answer.stream();
  }

  /** How the call was answered. */
  public ResponseMetadata getResponseMetadata() {
    return answer.metadata;
  }

  /** What the service says that it is. */
  public @Nullable String getContentType() {
    return answer.metadata.getHeaders().firstValue("Content-Type").orElse(null);
  }

  /** The name that the service gives the file, without any folder; null without one. */
  public @Nullable String getFilename() {
    return answer.metadata.getHeaders().firstValue("Content-Disposition").map(FileName::in)
        .orElse(null);
  }

  /** The bytes as they come; can be read once. */
  public InputStream stream() {
    return stream;
  }

  /** All of it. */
  public byte[] bytes() {
    try (stream) {
      return stream.readAllBytes();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Writes it to a file, or under its own name into a folder, and answers the path. It is written
   * beside and renamed, so that nobody finds half of it.
   */
  public Path saveTo(Path path) {
    try (stream) {
      Path target = targetOf(path).toAbsolutePath();
      Path draft = Files.createTempFile(target.getParent(), target.getFileName() + ".", ".part");
      try {
        Files.copy(stream, draft, StandardCopyOption.REPLACE_EXISTING);
        Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
      return targetOf(path);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Ends the download. */
  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private Path targetOf(Path path) {
    if (!Files.isDirectory(path)) return path;
    String name = getFilename();
    if (name == null) {
      throw new ArgumentException("The file has no name of its own: name one.", "path");
    }
    return path.resolve(name);
  }
}
