import { afterAll, beforeAll } from "vitest";
import { type Sandbox, startSandbox } from "../../../sdks/conformance/runner/sandbox.ts";

/** One sandbox for a file of tests, which asks for it once it is there. */
export function useSandbox(): () => Sandbox {
  let sandbox: Sandbox | null = null;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox?.stop());
  return () => {
    if (sandbox === null) throw new Error("the sandbox is asked for before it is started");
    return sandbox;
  };
}
