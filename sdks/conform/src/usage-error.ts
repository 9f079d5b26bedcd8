/** What is wrong with a command line or a file that it names; nothing was judged. */
import { UsageError } from "../../cli/src/usage.ts";

export function usageError(message: string): UsageError {
  return new UsageError(message, "Run svc-conform --help.");
}
