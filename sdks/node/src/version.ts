import { VERSION } from "./generated/facts.ts";

/** The request log shows the part before the blank as the SDK that called. */
export const USER_AGENT = `svc-node/${VERSION} (${runtimeName()})`;

function runtimeName(): string {
  const { process, Deno, Bun } = globalThis as {
    process?: { version?: string };
    Deno?: { version?: { deno?: string } };
    Bun?: { version?: string };
  };
  if (Deno) return `deno ${Deno.version?.deno ?? ""}`.trim();
  if (Bun) return `bun ${Bun.version ?? ""}`.trim();
  return process?.version ? `node ${process.version.replace(/^v/, "")}` : "javascript";
}
