import { AsyncLocalStorage } from "node:async_hooks";

const inNobodysContext = AsyncLocalStorage.snapshot();

/** Does something as another caller would, from inside a test's own transaction. */
export function beside<T>(work: () => Promise<T>): Promise<T> {
  return inNobodysContext(work);
}
