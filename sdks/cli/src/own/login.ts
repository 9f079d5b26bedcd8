import { readFileSync } from "node:fs";
import type { Account } from "../../../node/src/generated/models.ts";
import { Client } from "../client.ts";
import { textOf } from "../flags.ts";
import { warn } from "../io.ts";
import { saveProfile, shownKey } from "../profile.ts";
import { UsageError } from "../usage.ts";
import type { Invocation, OwnCommand } from "./command.ts";

const LOCAL = "http://127.0.0.1:4000";

export const login: OwnCommand = {
  words: ["login"],
  about: "Keep a key on this machine",
  more:
    "Asks for a key without showing it, or reads it from a pipe, checks it and keeps it in your " +
    "own folder, where nobody else can read it. A key is no argument: other programs and the " +
    "history of the shell would see it. With --sandbox it takes the key of a sandbox on this " +
    "machine.",
  args: [],
  flags: [
    { flag: "url", kind: "text", about: "Address of the service; SVC_URL by default" },
    { flag: "sandbox", kind: "text", about: "The file sandbox.json of a sandbox, with its key" },
  ],
  async run(asked) {
    const { io, flags } = asked;
    const { key, url } = await givenKey(asked);
    const account = await new Client({ key, url }).get<Account>("account.get");
    const name = textOf(flags, "profile") ?? "default";
    const file = saveProfile(io, name, { key, url });
    const mode = account.mode === "test" ? "test mode" : "LIVE mode: sales cost money";
    warn(io, `Signed in to ${account.name} with ${shownKey(key)}, ${mode}.`);
    warn(io, `Kept as profile ${name} in ${file}`);
    return 0;
  },
};

async function givenKey({ io, flags }: Invocation): Promise<{ key: string; url: string }> {
  const sandbox = textOf(flags, "sandbox");
  if (sandbox !== undefined) return sandboxKey(sandbox);
  const named = textOf(flags, "url") ?? io.env.SVC_URL;
  const address = named ?? (await io.ask(`Address of the service [${LOCAL}]: `)) ?? LOCAL;
  const typed = await io.ask("Key (not shown): ", true);
  const key = (typed ?? (await io.readInput())).trim();
  if (key !== "") return { key, url: address.trim() || LOCAL };
  throw new UsageError("There is no key.", "Paste it when you are asked, or pipe it in.");
}

function sandboxKey(path: string): { key: string; url: string } {
  try {
    const { key, base_url } = JSON.parse(readFileSync(path, "utf8"));
    if (typeof key === "string" && typeof base_url === "string") return { key, url: base_url };
  } catch (error) {
    const why = (error as Error).message;
    throw new UsageError(`${path} cannot be read: ${why}`, "Start the sandbox with npm start.");
  }
  throw new UsageError(`${path} holds no key.`, "Name the sandbox.json in the sandbox's folder.");
}
