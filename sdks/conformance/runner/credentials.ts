/** A certificate that no machine trusts, and files that tell each language to trust it. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The names that it is for. */
export const SECURE_HOST = "svc.test";
const NAMES = `subjectAltName=DNS:${SECURE_HOST},IP:127.0.0.1`;
const STORE_PASSWORD = "changeit";

export interface Credentials {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** The certificate, as PEM. */
  readonly roots_file: string;
  /** The same for Java, where there is one. */
  readonly trust_store: string;
}

/** Writes them into a folder. */
export function makeCredentials(folder: string): Credentials {
  const [key, roots_file] = [join(folder, "key.pem"), join(folder, "roots.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const subject = ["-subj", `/CN=${SECURE_HOST}`, "-addext", NAMES, "-days", "30"];
  run("openssl", ["req", "-x509", ...curve, ...subject, "-keyout", key, "-out", roots_file]);
  // PHP reads every such file of a folder that it is told of.
  writeFileSync(join(folder, "roots.ini"), `curl.cainfo = ${roots_file}\n`);
  const trust_store = join(folder, "roots.p12");
  const store = ["-keystore", trust_store, "-storepass", STORE_PASSWORD, "-storetype", "PKCS12"];
  if (spawnSync("keytool", ["-help"]).status === 0) {
    run("keytool", ["-importcert", "-noprompt", "-alias", "svc", "-file", roots_file, ...store]);
  }
  return { key: readFileSync(key), cert: readFileSync(roots_file), roots_file, trust_store };
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} made no certificate: ${error?.message ?? stderr}`);
}
