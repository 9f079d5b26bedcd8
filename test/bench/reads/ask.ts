/** Asks a program over connections that stay open, and times what it answers. */
import { Agent, request } from "node:http";

export interface Asked {
  readonly port: number;
  readonly path: string;
  readonly bearer: string;
  /** What is posted, as JSON if its headers do not say otherwise; left out, the path is read. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Connections to programs; `close` hangs up. */
export interface Asker {
  /** Milliseconds from the question to the end of its answer. */
  ask(asked: Asked): Promise<number>;
  /** The share of the sorted latencies that the answers of some seconds had, and how many. */
  askFor(
    asked: Asked | (() => Asked),
    load: { seconds: number; connections: number },
  ): Promise<Load>;
  close(): void;
}

interface Load {
  readonly answers_per_second: number;
  readonly latencies_ms: readonly number[];
}

/** Opens an asker; every answer but a success is an error of the measurement. */
export function openAsker(): Asker {
  const agent = new Agent({ keepAlive: true });
  const ask = (input: Asked) =>
    new Promise<number>((resolve, reject) => {
      const { port, path, bearer, body, headers: more } = input;
      const asked_ms = performance.now();
      const headers = { authorization: `Bearer ${bearer}`, ...headOf(body), ...more };
      const method = body === undefined ? "GET" : "POST";
      const to = { host: "127.0.0.1", port, path, method, headers, agent };
      const question = request(to, (answer) => {
        const { statusCode = 0 } = answer;
        const is_success = statusCode >= 200 && statusCode < 300;
        let said = "";
        answer.on("data", (chunk: Buffer) => {
          if (!is_success) said += chunk.toString();
        });
        answer.on("end", () => {
          if (is_success) resolve(performance.now() - asked_ms);
          else reject(new Error(`${path}: ${statusCode} ${said}`));
        });
      });
      question.on("error", (error: NodeJS.ErrnoException) => {
        // A program hangs up on who has been silent for five seconds; nothing was asked then.
        const is_late = question.reusedSocket && error.code === "ECONNRESET";
        if (is_late) ask(input).then(resolve, reject);
        else reject(error);
      });
      question.end(body);
    });
  return {
    ask,
    async askFor(asked, { seconds, connections }) {
      const latencies_ms: number[] = [];
      const began_ms = performance.now();
      const until_ms = began_ms + seconds * 1_000;
      const drive = async () => {
        while (performance.now() < until_ms) {
          latencies_ms.push(await ask(typeof asked === "function" ? asked() : asked));
        }
      };
      await Promise.all(Array.from({ length: connections }, drive));
      const passed_seconds = (performance.now() - began_ms) / 1_000;
      return { answers_per_second: latencies_ms.length / passed_seconds, latencies_ms };
    },
    close: () => agent.destroy(),
  };
}

function headOf(body: string | undefined): Record<string, string> {
  if (body === undefined) return {};
  return { "content-type": "application/json", "content-length": `${Buffer.byteLength(body)}` };
}

/** The latency below which a share of them lies. */
export function quantile(latencies_ms: readonly number[], share: number): number {
  const sorted = latencies_ms.toSorted((left, right) => left - right);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error("Nothing was measured.");
  return found;
}
