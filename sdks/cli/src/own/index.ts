import { batch } from "./batch.ts";
import type { OwnCommand } from "./command.ts";
import { makeCompletion } from "./completion.ts";
import { doctor } from "./doctor.ts";
import { listen } from "./listen.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { mcp } from "./mcp.ts";
import { open } from "./open.ts";
import { resend } from "./resend.ts";
import { sell } from "./sell.ts";
import { tail } from "./tail.ts";
import { trigger } from "./trigger.ts";
import { wait } from "./wait.ts";
import { whoami } from "./whoami.ts";

export type { OwnCommand } from "./command.ts";

/** The commands that are written by hand, in the order in which a reader needs them. */
export const OWN: readonly OwnCommand[] = [
  login,
  whoami,
  doctor,
  sell,
  batch,
  wait,
  listen,
  trigger,
  resend,
  tail,
  mcp,
  open,
  makeCompletion(() => OWN),
  logout,
];
