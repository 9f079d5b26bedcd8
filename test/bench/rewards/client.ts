/** Asks a program in ways that no two requests repeat, over connections that stay open. */
import { Agent, request } from "node:http";

export interface Client {
  /** The answer, which has to be a success. */
  ask<Body>(method: string, path: string, body?: object): Promise<Body>;
  /** Asks over several connections for some seconds; how many answers there were a second. */
  many(
    ask: () => Promise<unknown>,
    load: { seconds: number; connections: number },
  ): Promise<number>;
  close(): void;
}

/** Opens a client of one organisation. */
export function openClient({ port, bearer }: { port: number; bearer: string }): Client {
  const agent = new Agent({ keepAlive: true });
  const ask = <Body>(method: string, path: string, body: object = {}) =>
    new Promise<Body>((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${bearer}`,
        "content-type": "application/json",
        "content-length": `${Buffer.byteLength(text)}`,
        "idempotency-key": crypto.randomUUID(),
      };
      const to = { host: "127.0.0.1", port, path: `/dev/v1${path}`, method, headers, agent };
      const question = request(to, (answer) => {
        let said = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          said += part;
        });
        answer.on("end", () => {
          if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(said) as Body);
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
        });
      });
      question.on("error", reject).end(text);
    });
  return {
    ask,
    async many(one, { seconds, connections }) {
      let answers = 0;
      const began_ms = performance.now();
      const drive = async () => {
        while (performance.now() - began_ms < seconds * 1_000) {
          await one();
          answers += 1;
        }
      };
      await Promise.all(Array.from({ length: connections }, drive));
      return (answers * 1_000) / (performance.now() - began_ms);
    },
    close: () => agent.destroy(),
  };
}
