import { spawn } from "node:child_process";
import { textOf } from "../flags.ts";
import { connectionOf } from "../profile.ts";
import { UsageError } from "../usage.ts";
import type { OwnCommand } from "./command.ts";

/** The page of the dashboard for each kind of id. */
const PAGES: Readonly<Record<string, string>> = {
  snd: "sends",
  apr: "approvals",
  evt: "developers/events",
  key: "developers/keys",
  req: "developers/requests",
  top: "credit/topups",
  we: "developers/webhooks",
  whd: "developers/deliveries",
};
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

export const open: OwnCommand = {
  words: ["open"],
  about: "Open the dashboard at the page of an id",
  more: "Opens the page in the browser on a terminal; in a pipe it prints the address.",
  args: ["id?"],
  flags: [],
  async run({ io, args, flags }) {
    const { url } = connectionOf(io, textOf(flags, "profile"));
    if (!url) throw new UsageError("There is no address.", "Run svc login or set SVC_URL.");
    const address = new URL(pageOf(args[0]), url).href;
    io.out.write(`${address}\n`);
    if (io.out.is_terminal) {
      const [command = "", ...words] = OPENERS[process.platform] ?? ["xdg-open"];
      const child = spawn(command, [...words, address], { stdio: "ignore", detached: true });
      // Where no browser can be opened, the address is there to read.
      child.on("error", () => {});
      child.unref();
    }
    return 0;
  },
};

function pageOf(id: string | undefined): string {
  if (id === undefined) return "/dashboard";
  const [, prefix = ""] = /^([a-z]+)_[0-9A-Za-z]+$/.exec(id) ?? [];
  const page = PAGES[prefix];
  if (page !== undefined) return `/dashboard/${page}/${id}`;
  const known = Object.keys(PAGES).map((one) => `${one}_…`);
  throw new UsageError(`The dashboard has no page for ${id}.`, `It has: ${known.join(", ")}.`);
}
