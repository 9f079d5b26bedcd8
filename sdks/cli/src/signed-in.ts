import { SignInNeeded } from "./call.ts";
import { Client } from "./client.ts";
import { type Flags, textOf } from "./flags.ts";
import type { Io } from "./io.ts";
import { connectionOf } from "./profile.ts";

/** The client of whoever is signed in. */
export function clientOf(io: Io, flags: Flags): Client {
  const connection = connectionOf(io, textOf(flags, "profile"));
  if (!connection.key) throw new SignInNeeded();
  return new Client(connection);
}
