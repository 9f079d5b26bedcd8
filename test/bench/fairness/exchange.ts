import { Agent, request } from "node:http";

/** One request, as JSON or as a form of a page. */
export interface Asking {
  readonly path: string;
  readonly body: string;
  readonly content_type: "application/json" | "application/x-www-form-urlencoded";
  /** Left out, none is sent, as by a stranger. */
  readonly bearer?: string;
  /** Left out, one that nobody else has. */
  readonly idempotency_key?: string;
}

/** What an answer says of the next request. */
interface Answered {
  readonly status: number;
  /** Zero where nothing is said. */
  readonly retry_after_seconds: number;
}

/** Connections to a program that stay open. */
export interface Exchange {
  /** Posts, and reads the whole answer. */
  post(asking: Asking): Promise<Answered>;
  close(): void;
}

/** Opens connections to the program on a port. */
export function openExchange(port: number): Exchange {
  const agent = new Agent({ keepAlive: true });
  return {
    post: ({ path, body, content_type, bearer, idempotency_key = crypto.randomUUID() }) =>
      new Promise((resolve, reject) => {
        const headers = {
          "content-type": content_type,
          "content-length": String(Buffer.byteLength(body)),
          "idempotency-key": idempotency_key,
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        };
        const to = { host: "127.0.0.1", port, path, method: "POST", headers, agent };
        const question = request(to, (answer) => {
          const { statusCode: status = 0, headers: said } = answer;
          const retry_after_seconds = Number(said["retry-after"] ?? 0);
          answer.resume().on("end", () => resolve({ status, retry_after_seconds }));
        });
        question.on("error", reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** JSON to an operation. */
export function json(path: string, body: object, bearer: string): Asking {
  return {
    path: `/dev/v1${path}`,
    body: JSON.stringify(body),
    content_type: "application/json",
    bearer,
  };
}
