/**
 * A stranger who knows only /openapi.json walks along its links: from what needs no ID, with the
 * examples of the document, to reading, changing and ending what was answered. `walk.py` has all
 * requests made and judged by schemathesis.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { somethingOfEverything } from "../kit/everything.ts";
import { given } from "../kit/given.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { servePort } from "../kit/served-port.ts";

/** What a walk has found. */
interface Walked {
  /** Operations that answered of an object that a link had led to. */
  readonly found: readonly string[];
  /** By operation that links lead to, how often each answer came. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By operation, what broke the document. */
  readonly wrong: Readonly<Record<string, readonly string[]>>;
}

const OF_PAGES = Object.values(OPERATIONS).filter(({ dashboard_only }) => dashboard_only);
/** They change the account for whatever follows, or are no operation at all. */
const NO_BEGINNING = ["resetTestAccount", "advanceTestClock", "setZesaAvailability", "getMcp"];
/** Its secret is sent to the customer who paid for the token, and no response shows it. */
const WITHOUT_LINK = "getTokenLink";

/** The operations that links have to lead to: all on an object but those of pages alone. */
export const LED: readonly OperationFacts[] = Object.values(OPERATIONS).filter(
  ({ id, path, dashboard_only }) => path.includes("{") && !dashboard_only && id !== WITHOUT_LINK,
);

/** Walks through a shop that has something of everything, until every operation is found. */
export async function walkAlongLinks(python: string): Promise<Walked> {
  const folder = mkdtempSync(join(tmpdir(), "svc-walk-"));
  const server = await servePort();
  try {
    const shop = await given.organisation();
    await somethingOfEverything(shop);
    const owner = await given.member(shop, "owner");
    const { secret: pk } = await given.keyByHand(shop, { kind: "pk" });
    const { secret: ak } = await given.keyByHand(shop, { kind: "ak" });
    const document = join(folder, "openapi.json");
    writeFileSync(document, await server.document("/openapi.json"));
    const options = {
      document,
      url: server.origin + BASE_PATH,
      keys: { sk: owner.secret, pk, ak, live: shop.live.key.secret },
      now: runSeconds(),
      left_out: [...OF_PAGES.map(({ id }) => id), ...NO_BEGINNING],
    };
    return JSON.parse(await outputOf(python, folder, { options, key_id: owner.id })) as Walked;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

async function outputOf(
  python: string,
  folder: string,
  { options, key_id }: { options: object; key_id: string },
): Promise<string> {
  const child = spawn(python, [join(import.meta.dirname, "walk.py")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      SVC_WALK: JSON.stringify(options),
      SVC_KEY_ID: key_id,
      PYTHONDONTWRITEBYTECODE: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The walk ended with ${code}:\n${said.stderr}`);
  return said.stdout;
}
