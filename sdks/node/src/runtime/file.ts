/** A file, as a stream: nothing of it is held whole unless asked for. */
import { CancelledError, ConnectionError, TimeoutError } from "./error.ts";
import type { ResponseMetadata } from "./response.ts";
import type { Answer } from "./send.ts";

export class FileResult {
  readonly #answer: Answer;
  declare readonly responseMetadata: ResponseMetadata;

  constructor(answer: Answer) {
    this.#answer = answer;
    Object.defineProperty(this, "responseMetadata", { value: answer.metadata });
  }

  get contentType(): string | null {
    return this.#answer.response.headers.get("Content-Type");
  }

  /** The name that the service gives the file, without any folder; null without one. */
  get filename(): string | null {
    return fileNameOf(this.#answer.response.headers.get("Content-Disposition"));
  }

  /** The bytes as they come; can be read once. */
  get body(): ReadableStream<Uint8Array> {
    const iterator = this[Symbol.asyncIterator]();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await iterator.return?.(undefined);
      },
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    const { response, watch } = this.#answer;
    const reader = response.body?.getReader();
    try {
      for (;;) {
        const part = await reader?.read();
        if (part === undefined || part.done) return;
        watch.heard();
        yield part.value;
      }
    } catch (failure) {
      throw this.#broken(failure);
    } finally {
      watch.stop();
      await reader?.cancel().catch(() => {});
    }
  }

  /** All of it. */
  async bytes(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const part of this) parts.push(part);
    const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
    let place = 0;
    for (const part of parts) {
      whole.set(part, place);
      place += part.length;
    }
    return whole;
  }

  /** All of it, read as UTF-8. */
  async text(): Promise<string> {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await this.bytes());
  }

  /**
   * Writes it to a file, or under its own name into a folder, and answers the path. It is written
   * beside and renamed, so that nobody finds half of it.
   */
  async saveTo(path: string): Promise<string> {
    const { saveFile } = await import("./save.ts");
    return saveFile(this, path);
  }

  #broken(failure: unknown): Error {
    const { metadata, watch } = this.#answer;
    const facts = { attempts: metadata.attempts, idempotencyKey: null };
    const message = "The file broke off.";
    if (watch.reason === "cancelled") return new CancelledError(message, true, facts, failure);
    if (watch.reason === "timeout") return new TimeoutError(message, true, facts, failure);
    return new ConnectionError(message, true, facts, failure);
  }
}

/** The base name in a Content-Disposition header: no folder of another machine is taken over. */
function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  const text = extended === undefined ? (plain?.[1] ?? plain?.[2]) : decoded(extended);
  const name = text?.replaceAll(/\\(.)/g, "$1").split(/[/\\]/).at(-1)?.replaceAll("\0", "");
  return name === undefined || name === "" || name === "." || name === ".." ? null : name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
