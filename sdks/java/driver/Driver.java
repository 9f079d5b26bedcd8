package driver;

import com.example.svc.Svc;
import com.example.svc.runtime.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The driver of the conformance runner: JSON lines in, JSON lines out, one process for all.
 * Commands run side by side; each is answered under its own id.
 */
public final class Driver {
  static final Map<String, Svc> CLIENTS = new ConcurrentHashMap<>();
  static final Map<Long, Object> HELD = new ConcurrentHashMap<>();
  static final Map<Long, Thread> RUNNING = new ConcurrentHashMap<>();

  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private Driver() {}

  /** Reads to the end of its input. */
  public static void main(String[] args) throws IOException {
    ExecutorService threads = Executors.newCachedThreadPool();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isBlank()) continue;
      Command command = new Command(Json.object(Json.parse(line)));
      threads.execute(() -> run(command));
    }
    // A connection that hangs would keep the process alive.
    System.exit(0);
  }

  private static void run(Command command) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("id", command.id);
    RUNNING.put(command.id, Thread.currentThread());
    try {
      answer.put("ok", answerTo(command));
    } catch (Throwable failure) {
      answer.put("error", Shown.error(failure));
    } finally {
      RUNNING.remove(command.id);
      // A thread of the pool is used again.
      Thread.interrupted();
    }
    OUT.println(Json.write(answer));
  }

  private static Map<String, Object> answerTo(Command command) throws Exception {
    Commands.Own own = Commands.ALL.get(command.op);
    if (own != null) return own.run(command);
    return Shown.result(command.id, call(command, command.op, command.input()));
  }

  static Object call(Command command, String method, Input input) {
    Dispatch.Method found = Dispatch.METHODS.get(method);
    if (found == null) throw new IllegalArgumentException("There is no method " + method);
    return found.call(command.client(), input);
  }
}
