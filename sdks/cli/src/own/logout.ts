import { textOf } from "../flags.ts";
import { warn } from "../io.ts";
import { removeProfile } from "../profile.ts";
import { UsageError } from "../usage.ts";
import type { OwnCommand } from "./command.ts";

export const logout: OwnCommand = {
  words: ["logout"],
  about: "Forget the key of a profile",
  more: "Removes the key from this machine. It stays valid: svc keys delete revokes it.",
  args: [],
  flags: [],
  async run({ io, flags }) {
    const name = textOf(flags, "profile");
    if (!removeProfile(io, name)) {
      throw new UsageError("There is no such profile.", "svc whoami shows the one in use.");
    }
    warn(io, "Signed out. The key is still valid; svc keys delete revokes it.");
    return 0;
  },
};
