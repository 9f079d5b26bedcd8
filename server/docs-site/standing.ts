/** Which calls of a text are kept, so that no guide promises what answers 501. */
import { type Contract, placedOperations } from "./contract.ts";

export interface Call {
  readonly method: string;
  /** Below the base path; ids may stand in it, or variables of a shell. */
  readonly path: string;
}

/** Whether an operation of the contract that is not planned serves the call. */
export function implementedCalls(contract: Contract): (call: Call) => boolean {
  const kept = placedOperations(contract)
    .filter(({ operation }) => operation["x-svc-planned"] !== true)
    .map(({ method, path }) => ({ method, form: formOf(path) }));
  return ({ method, path }) => {
    const bare = path.replace(/[?#].*$/, "");
    return kept.some((one) => one.method === method && one.form.test(bare));
  };
}

/** The calls that a sample of shell makes with curl. */
export function callsOfShell(text: string): Call[] {
  const commands = text.replaceAll("\\\n", " ").split(/(?=\bcurl )/);
  return commands.flatMap((command) => {
    const [, path] = /\$SVC_URL(\/[^\s"']*)/.exec(command) ?? [];
    if (path === undefined || !command.startsWith("curl ")) return [];
    const [, named] = /\s-X ?([A-Z]+)/.exec(command) ?? [];
    const writes = /\s(?:-d|--data)\b/.test(command);
    return [{ method: named ?? (writes ? "POST" : "GET"), path }];
  });
}

/** The calls that a text names, as `POST /sends`. */
export function callsNamed(markdown: string): Call[] {
  const found = markdown.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`\s]+)`/g);
  const calls = [...found].map(([, method = "", path = ""]) => ({ method, path }));
  return [...new Map(calls.map((call) => [`${call.method} ${call.path}`, call])).values()];
}

/** A segment in braces takes any value; a value may itself be written in braces. */
function formOf(path: string): RegExp {
  const segments = path.split("/").map((segment) => {
    return segment.startsWith("{") ? "[^/]+" : segment.replaceAll(".", "\\.");
  });
  return new RegExp(`^${segments.join("/")}$`);
}
