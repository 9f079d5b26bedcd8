import type { Account } from "../../../node/src/generated/models.ts";
import { textOf } from "../flags.ts";
import { printingOf, printObject } from "../print.ts";
import { connectionOf, readConfig, shownKey } from "../profile.ts";
import { clientOf } from "../signed-in.ts";
import type { OwnCommand } from "./command.ts";

export const whoami: OwnCommand = {
  words: ["whoami"],
  about: "Show whose key is used, and in which mode",
  args: [],
  flags: [],
  async run({ io, flags }) {
    const named = textOf(flags, "profile");
    const client = clientOf(io, flags);
    const { id, name, mode } = await client.get<Account>("account.get");
    const { key = "", url } = connectionOf(io, named);
    const is_from_environment = named === undefined && Boolean(io.env.SVC_KEY);
    const profile = is_from_environment ? "SVC_KEY" : (named ?? readConfig(io).current);
    const shown = { account: id, name, mode, key: shownKey(key), url, profile };
    printObject(printingOf(io, flags), shown);
    return 0;
  },
};
