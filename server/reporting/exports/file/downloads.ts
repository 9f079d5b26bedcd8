/** Downloads of an account at once: each holds a part of its file until its reader has taken it. */
const OF_ACCOUNT_MAX = 8;

/** Counts the downloads of a program. */
export interface Downloads {
  /** The parts as a stream that is counted until it has ended; null where too many have not. */
  open(account_id: string, parts: AsyncGenerator<Buffer>): CountedStream | null;
}

interface CountedStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Ends it, whether or not anybody has read it. */
  readonly end: () => void;
}

/** Opens the count of a program's downloads. */
export function openDownloads(): Downloads {
  const running = new Map<string, Set<symbol>>();
  return {
    open(account_id, parts) {
      const of_account = running.get(account_id) ?? new Set();
      if (of_account.size >= OF_ACCOUNT_MAX) return null;
      const turn = Symbol("download");
      running.set(account_id, of_account.add(turn));
      const end = () => {
        if (of_account.delete(turn) && of_account.size === 0) running.delete(account_id);
      };
      return { body: streamOf(parts, end), end };
    },
  };
}

/** One part is read when it is asked for, and none ahead. */
function streamOf(parts: AsyncGenerator<Buffer>, end: () => void): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let has_more = false;
    try {
      const { done, value } = await parts.next();
      has_more = done !== true;
      if (done === true) controller.close();
      else controller.enqueue(value);
    } finally {
      if (!has_more) end();
    }
  };
  const cancel = async () => {
    end();
    await parts.return(undefined);
  };
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}
