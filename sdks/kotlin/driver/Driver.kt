/**
 * The driver of the conformance runner: JSON lines in, JSON lines out, one process for all.
 * Commands run side by side; each is answered under its own id, and a coroutine carries out each.
 */
package driver

import com.example.svc.Fields
import com.example.svc.kotlin.Svc
import com.example.svc.runtime.Json
import java.io.PrintStream
import java.util.concurrent.ConcurrentHashMap
import kotlin.system.exitProcess
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

internal val CLIENTS = ConcurrentHashMap<String, Svc>()
internal val HELD = ConcurrentHashMap<Long, Any>()
internal val RUNNING = ConcurrentHashMap<Long, Job>()

private val OUT = PrintStream(System.out, true, Charsets.UTF_8)

/** Reads to the end of its input. */
public fun main() {
  val scope = CoroutineScope(Dispatchers.Default)
  for (line in System.`in`.bufferedReader(Charsets.UTF_8).lineSequence()) {
    if (line.isBlank()) continue
    val command = Command(Fields.parse(line))
    RUNNING[command.id] = scope.launch { run(command) }
  }
  // A connection that hangs would keep the process alive.
  exitProcess(0)
}

private suspend fun run(command: Command) {
  val answer = mutableMapOf<String, Any?>("id" to command.id)
  try {
    answer["ok"] = answerTo(command)
  } catch (failure: Throwable) {
    answer["error"] = shownError(failure)
  }
  RUNNING.remove(command.id)
  OUT.println(Json.write(answer))
}

private suspend fun answerTo(command: Command): Map<String, Any?> {
  val own = COMMANDS[command.op]
  if (own != null) return own(command)
  return shown(command.id, dispatch(command.client(), command.op, command.input()))
}
