import { openRequestLog, type RequestLogRow } from "@svc/server/journal/requests/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { expect, it } from "vitest";

const LINE = {
  account_id: "busy",
  id: "line",
  path: "/",
  query: "",
  idempotency_key: null,
  request_body: null,
  response_body: null,
  created: 0,
} as unknown as RequestLogRow;

it("lines that come while others are written wait for the next write, and are packed together", async () => {
  const sizes: number[] = [];
  const started = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const request_log = openRequestLog({
    database: {
      transact: async (_name, work) => {
        started.resolve();
        await held.promise;
        return await work({ sql: async () => [] } as unknown as Tx);
      },
    },
    log: openLog({ level: "error", readable: false, write: (line) => expect(line).toBe("") }),
    also: async (_tx, rows) => void sizes.push(rows.length),
  });
  const note = (lines: number) => {
    for (let line = 0; line < lines; line += 1) request_log.note(LINE);
  };
  note(3);
  const first = request_log.flush();
  await started.promise;
  note(1);
  held.resolve();
  await first;
  note(2);
  await request_log.close();
  expect(sizes).toEqual([3, 3]);
});
