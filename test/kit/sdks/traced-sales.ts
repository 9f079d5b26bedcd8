/** A program that sells with the sample of OpenTelemetry, and prints its spans. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FaultProxy, startProxy } from "../../../sdks/conformance/runner/proxy.ts";
import type { Sandbox } from "../../../sdks/conformance/runner/sandbox.ts";
import { environmentOf, type Program } from "./programs.ts";

interface Printed {
  readonly trace: string;
  readonly spans: readonly {
    readonly name: string;
    readonly attributes: Readonly<Record<string, unknown>>;
  }[];
}

/** What stands in no trace: who was sold to, what, and why not. */
const PERSONAL = ["0772001021", "772001021", "99999", 'amount":', "message"];

export function itTracesSales(program: Program, sandbox: () => Sandbox): void {
  let proxy: FaultProxy;
  beforeAll(async () => {
    proxy = await startProxy(sandbox().origin);
  });
  afterAll(() => proxy.stop());

  it(`a sale by ${program.name} is a span that says nothing of the customer`, async () => {
    const { command, args, cwd } = program;
    const env = environmentOf(program, { ...sandbox(), origin: proxy.url });
    const { stdout, stderr } = await promisify(execFile)(command, [...args], { cwd, env });
    expect(stderr).toBe("");
    const { trace, spans } = JSON.parse(stdout) as Printed;
    const called = { "svc.operation": "sends.create", "http.request.method": "POST" };
    expect(spans.map(({ name, attributes }) => [name, attributes])).toEqual([
      ["sends.create", { ...called, ...answered(202) }],
      ["sends.create", { ...called, ...answered(422), "error.type": "amount_out_of_range" }],
      ["order", expect.anything()],
    ]);
    expect(PERSONAL.filter((text) => stdout.includes(text))).toEqual([]);
    const handed_on = proxy.take().map(({ headers }) => headers.traceparent);
    expect(handed_on).toHaveLength(2);
    expect(new Set(handed_on).size).toBe(2);
    for (const one of handed_on)
      expect(one).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-0[13]$`));
  });
}

function answered(status: number) {
  return {
    "http.response.status_code": status,
    "svc.request_id": expect.stringMatching(/^req_/),
  };
}
