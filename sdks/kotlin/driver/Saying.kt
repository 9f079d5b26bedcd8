package driver

import java.util.ResourceBundle

/** A logger that says lines in words of its own, or fails. */
internal class Saying(private val isBroken: Boolean) : System.Logger {
  override fun getName(): String = "till"

  override fun isLoggable(level: System.Logger.Level): Boolean = true

  // That of Java hands on a null where Kotlin takes none.
  override fun log(level: System.Logger.Level, line: String?) {
    check(!isBroken) { "The logger is broken." }
    System.err.println("own ${level.name.lowercase()} $line")
  }

  override fun log(
    level: System.Logger.Level,
    bundle: ResourceBundle?,
    line: String?,
    thrown: Throwable?,
  ): Unit = log(level, line)

  override fun log(
    level: System.Logger.Level,
    bundle: ResourceBundle?,
    format: String?,
    vararg params: Any?,
  ): Unit = log(level, format)
}
