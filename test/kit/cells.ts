/** Several installations, each with a database of its own, as they stand behind one address. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { makeDatabase } from "./database.ts";
import { findPort } from "./programs/ports.ts";
import { type Program, startProgram } from "./programs/program.ts";

/** One of them. */
export interface CellProgram {
  readonly cell: string;
  readonly program: Program;
  readonly database: Database;
  /** Of its sandbox. */
  readonly key: string;
  readonly secret_key: string;
}

/** What a cell is started with, where it is not made for it. */
interface GivenCell {
  readonly database_url: string;
  readonly settings: Readonly<Record<string, string>>;
}

export interface OpenCells {
  readonly cells: readonly CellProgram[];
  readonly close: () => Promise<void>;
}

interface Place {
  readonly cell: string;
  readonly port: number;
}

const CELLS_KEY = "c".repeat(43);
let opened = 0;

/** Starts a cell for each sign; they know of each other, and their links lead to one address. */
export async function openCells(
  signs: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  prepared: Readonly<Record<string, GivenCell>> = {},
): Promise<OpenCells> {
  const folder = mkdtempSync(join(tmpdir(), "svc-cells-"));
  const places: Place[] = [];
  for (const cell of signs) places.push({ cell, port: await findPort() });
  const open = (place: Place) =>
    openCell({ place, places, folder, settings, own: prepared[place.cell] });
  // The first one bundles the server; the others find it.
  const [first, ...rest] = places;
  const cells = first === undefined ? [] : [await open(first)];
  cells.push(...(await Promise.all(rest.map(open))));
  return {
    cells,
    async close() {
      await Promise.all(cells.map(({ program }) => program.kill()));
      await Promise.all(cells.map(({ database }) => database.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openCell(given: {
  readonly place: Place;
  readonly places: readonly Place[];
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly own: GivenCell | undefined;
}): Promise<CellProgram> {
  const { cell, port } = given.place;
  const others = given.places.filter((one) => one.cell !== cell);
  opened += 1;
  const database_url =
    given.own?.database_url ?? (await makeDatabase(`cell_${process.pid}_${opened}`));
  const folder = join(given.folder, cell);
  const secret_key = Buffer.alloc(32, opened).toString("base64");
  const settings = {
    ...{ SVC_CELL: cell, SVC_SECRET_KEY: secret_key, SVC_CELLS_KEY: CELLS_KEY },
    SVC_CELLS: others.map((one) => `http://127.0.0.1:${one.port}`).join(","),
    ...given.settings,
    ...given.own?.settings,
  };
  const program = await startProgram({ role: "all", port, database_url, folder, settings });
  const { key } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")) as { key: string };
  const database = openDatabase({ database_url, pool: 2, cell });
  return { cell, program, database, key, secret_key };
}
