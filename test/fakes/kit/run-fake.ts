import type { Fake, OpenFake } from "./fake.ts";

/**
 * Runs a fake as a process: prints where it is as one line of JSON, and ends with SIGTERM or with
 * whoever holds its standard input. `settings` are those that a service meets it by. Ports are the
 * first two arguments, where they are given.
 */
export async function runFake<Entry, Opened extends Fake<Entry>>(
  open: (how: OpenFake) => Promise<Opened>,
  settings: (fake: Opened) => Readonly<Record<string, string>> = () => ({}),
): Promise<void> {
  const [port, admin_port] = process.argv.slice(2).map(Number);
  const fake = await open({ port, admin_port });
  const { name, url, admin_url } = fake;
  const { pid } = process;
  console.log(JSON.stringify({ name, url, admin_url, pid, settings: settings(fake) }));
  const end = () => void fake.close().then(() => process.exit(0));
  process.once("SIGTERM", end);
  // Ctrl-C goes to the whole group; whoever started this one ends it after its own work.
  process.on("SIGINT", () => {});
  process.stdin.once("end", end).resume();
}
