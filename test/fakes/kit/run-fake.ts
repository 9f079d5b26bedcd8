import type { Fake, OpenFake } from "./fake.ts";

/**
 * Runs a fake as a process: prints where it is as one line of JSON, and ends with SIGTERM. Ports
 * are the first two arguments, where they are given.
 */
export async function runFake<Entry>(open: (how: OpenFake) => Promise<Fake<Entry>>): Promise<void> {
  const [port, admin_port] = process.argv.slice(2).map(Number);
  const fake = await open({ port, admin_port });
  const { name, url, admin_url } = fake;
  console.log(JSON.stringify({ name, url, admin_url, pid: process.pid }));
  process.once("SIGTERM", () => {
    void fake.close().then(() => process.exit(0));
  });
}
