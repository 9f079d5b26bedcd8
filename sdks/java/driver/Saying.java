package driver;

import java.util.Locale;
import java.util.ResourceBundle;

/** A logger that says lines in words of its own, or fails. */
final class Saying implements System.Logger {
  private final boolean isBroken;

  Saying(boolean isBroken) {
    this.isBroken = isBroken;
  }

  @Override
  public String getName() {
    return "till";
  }

  @Override
  public boolean isLoggable(Level level) {
    return true;
  }

  @Override
  public void log(Level level, ResourceBundle bundle, String line, Throwable thrown) {
    if (isBroken) throw new IllegalStateException("The logger is broken.");
    System.err.println("own " + level.name().toLowerCase(Locale.ROOT) + " " + line);
  }

  @Override
  public void log(Level level, ResourceBundle bundle, String format, Object... params) {
    log(level, bundle, format, (Throwable) null);
  }
}
