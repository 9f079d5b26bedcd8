package com.example.svc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.example.svc.exception.ConnectionException;
import com.example.svc.exception.TimeoutException;
import com.example.svc.runtime.FileName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileTest {
  @TempDir Path folder;

  private static Script.Step file(String body, int length) {
    return exchange -> {
      exchange
          .getResponseHeaders()
          .add("Content-Disposition", "attachment; filename=\"../r.pdf\"");
      exchange.sendResponseHeaders(200, length);
      exchange.getResponseBody().write(body.getBytes());
      exchange.getResponseBody().flush();
    };
  }

  @Test
  void aFileIsSavedWholeOrNotAtAll() throws Exception {
    try (Script script = new Script(file("%PDF", 4), file("%PDF", 9))) {
      Svc client = script.client().build();
      assertEquals(
          folder.resolve("r.pdf"), client.sends().getReceiptPdf("snd_1").saveTo(folder));
      FileResult cut = client.sends().getReceiptPdf("snd_1");
      assertThrows(ConnectionException.class, () -> cut.saveTo(folder.resolve("cut.pdf")));
      assertEquals(List.of("r.pdf"), names());
      assertEquals("%PDF", Files.readString(folder.resolve("r.pdf")));
    }
  }

  private List<String> names() throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toList());
    }
  }

  @Test
  void silenceEndsAFile() throws Exception {
    Script.Step silent =
        exchange -> {
          file("%PDF", 9).answer(exchange);
          Script.stall().answer(exchange);
        };
    try (Script script = new Script(silent)) {
      Svc client = script.client().readTimeout(Duration.ofMillis(1_500)).build();
      FileResult file = client.sends().getReceiptPdf("snd_1");
      assertThrows(TimeoutException.class, file::bytes);
    }
  }

  @Test
  void theNameOfAFileHasNoFolder() {
    assertEquals("b.csv", FileName.in("attachment; filename=a/b.csv"));
    assertEquals("c d.csv", FileName.in("attachment; filename*=UTF-8''..%2Fc%20d.csv"));
    assertNull(FileName.in("attachment; filename=\"..\""));
    assertNull(FileName.in("inline"));
  }
}
