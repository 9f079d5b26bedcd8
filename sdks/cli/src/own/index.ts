import type { OwnCommand } from "./command.ts";
import { makeCompletion } from "./completion.ts";
import { doctor } from "./doctor.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { open } from "./open.ts";
import { sell } from "./sell.ts";
import { wait } from "./wait.ts";
import { whoami } from "./whoami.ts";

export type { OwnCommand } from "./command.ts";

/** The commands that are written by hand, in the order in which a reader needs them. */
export const OWN: readonly OwnCommand[] = [
  login,
  whoami,
  doctor,
  sell,
  wait,
  open,
  makeCompletion(() => OWN),
  logout,
];
