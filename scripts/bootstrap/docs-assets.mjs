// Copies the one file of the docs page that is somebody else's, so that the server needs no package
// of its own for it and the page asks no foreign host.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const PACKAGE = "scripts/docs-assets/node_modules/@scalar/api-reference";

/** Returns when generated/docs holds the script of the version that is installed. */
export function ensureDocsAssets(root) {
  const { version } = JSON.parse(readFileSync(join(root, PACKAGE, "package.json"), "utf8"));
  const folder = join(root, "generated", "docs");
  const mark = join(folder, ".version");
  if (existsSync(mark) && readFileSync(mark, "utf8") === version) return;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `scalar.js.${process.pid}`);
  copyFileSync(join(root, PACKAGE, "dist/browser/standalone.js"), draft);
  renameSync(draft, join(folder, "scalar.js"));
  writeFileSync(mark, version);
}
