import type { Send } from "../../../node/src/generated/models.ts";
import type { RequestOptions } from "../../../node/src/runtime/options.ts";
import type { WithResponse } from "../../../node/src/runtime/response.ts";
import { type WaitOptions, waitForSend } from "../../../node/src/runtime/wait.ts";
import type { Client } from "../client.ts";
import { textOf } from "../flags.ts";
import { printingOf, printObject } from "../print.ts";
import { clientOf } from "../signed-in.ts";
import type { OwnCommand } from "./command.ts";

const READ_TIMEOUT_MS = 30_000;

export const wait: OwnCommand = {
  words: ["sends", "wait"],
  about: "Wait until a send is settled, and print it",
  args: ["send-id"],
  flags: [],
  async run({ io, args, flags }) {
    const seconds = Number(textOf(flags, "timeout") ?? 60);
    const times = { timeoutMs: seconds * 1_000, signal: io.stop };
    const send = await waitOn(clientOf(io, flags), args[0] ?? "", times);
    printObject(printingOf(io, flags), send as unknown as Record<string, unknown>);
    return 0;
  },
};

/** Reads a send until nothing more happens by itself, or the time is over. */
export function waitOn(client: Client, id: string, times: WaitOptions) {
  const get = (send_id: string, options: RequestOptions) =>
    client.get<WithResponse<Send>>("sends.get", { send_id }, options);
  return waitForSend(get, id, READ_TIMEOUT_MS, times);
}
