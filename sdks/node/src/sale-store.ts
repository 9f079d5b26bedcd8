/** Where a till keeps its sales, so that none is forgotten and none is made twice. */
import { createHash } from "node:crypto";
import { closeSync } from "node:fs";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import type { SendsCreateParams } from "./generated/resources.ts";
import { ConfigurationError } from "./runtime/error.ts";
import { lockFolder, makeFolder } from "./sale-folder.ts";

/** What a till sells; the sale number becomes its `client_reference`. */
export type Sale = Omit<SendsCreateParams, "client_reference">;

/** What is known of a sale on this side. */
export interface SaleRecord {
  readonly number: string;
  readonly sale: Sale;
  /** Whether it is sold in live mode: a key of the other mode must not sell it. */
  readonly livemode: boolean;
  /** Unix seconds at which it was sent last. */
  readonly sent_at: number;
  /** Null while it is open. */
  readonly outcome: "delivered" | "not_sold" | null;
  /** Its id, once it is known. */
  readonly send: string | null;
  /** Why it was not sold. */
  readonly code: string | null;
  readonly message: string | null;
}

/**
 * Your own place for records, such as a table of the till's database. What `put` has resolved must
 * survive a power cut.
 */
export interface SaleStore {
  /** The record of a number; null if there is none. */
  get(number: string): Promise<SaleRecord | null>;
  /** Writes a record in place of the one that it has. */
  put(record: SaleRecord): Promise<void>;
  /** Every record without an outcome. */
  open(): Promise<SaleRecord[]>;
}

/**
 * Records in a folder, one file each, synced to the disk before a request leaves. The folder is
 * locked until `close` or the end of the program. Files below `closed` whose numbers are over may
 * be deleted.
 */
export class FileSaleStore implements SaleStore {
  readonly #open: string;
  readonly #closed: string;
  #lock: number | null;

  /** Makes the folder if it is missing. Throws if another store has locked it. */
  constructor(folder: string) {
    this.#open = join(folder, "open");
    this.#closed = join(folder, "closed");
    for (const path of [this.#open, this.#closed]) makeFolder(path);
    this.#lock = lockFolder(folder);
  }

  /** Gives the folder up for another program; `put` fails from then on. */
  close(): void {
    if (this.#lock !== null) closeSync(this.#lock);
    this.#lock = null;
  }

  async get(number: string): Promise<SaleRecord | null> {
    const name = nameOf(number);
    return (await read(join(this.#closed, name))) ?? (await read(join(this.#open, name)));
  }

  async put(record: SaleRecord): Promise<void> {
    if (this.#lock === null) throw new ConfigurationError("The store of sales is closed.");
    const name = nameOf(record.number);
    if (record.outcome === null) return await write(this.#open, name, record);
    // The end is written before the beginning goes, so at no time is there neither.
    await write(this.#closed, name, record);
    await rm(join(this.#open, name), { force: true });
  }

  async open(): Promise<SaleRecord[]> {
    const names = await readdir(this.#open);
    const found: SaleRecord[] = [];
    for (const name of names.filter((one) => one.endsWith(".json")).sort()) {
      const begun = await read(join(this.#open, name));
      // It may have ended since the folder was read.
      const known = begun && (await this.get(begun.number));
      if (known === null) continue;
      if (known.outcome === null) found.push(known);
      // Its end was written, and then the till died.
      else await rm(join(this.#open, name), { force: true });
    }
    return found;
  }
}

/** A number may hold what no file's name may. */
function nameOf(number: string): string {
  return `${createHash("sha256").update(number).digest("hex")}.json`;
}

async function read(path: string): Promise<SaleRecord | null> {
  const text = await readFile(path, "utf8").catch(unlessMissing(null));
  return text === null ? null : (JSON.parse(text) as SaleRecord);
}

/** Beside, synced and then renamed: a file is whole, or it is not there. */
async function write(folder: string, name: string, record: SaleRecord): Promise<void> {
  const beside = join(folder, `${name}.part`);
  const file = await open(beside, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(record));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, join(folder, name));
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder, and keeps its names itself.
  if (platform() === "win32") return;
  const opened = await open(folder, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

function unlessMissing<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return otherwise;
    throw error;
  };
}
