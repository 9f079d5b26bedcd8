import { join } from "node:path";
import { pythonWith } from "../kit/python.ts";

const REQUIREMENTS = join(import.meta.dirname, "requirements.txt");

/** Answers a Python that has schemathesis; null where Python cannot make an environment for it. */
export function pythonWithSchemathesis(): string | null {
  return pythonWith("schemathesis", REQUIREMENTS);
}
