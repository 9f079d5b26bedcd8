/** Routers that stand in front of cells. No proof of an SDK is run with them. */
import { firstLineOf, type Toolchain } from "./toolchains/toolchain.ts";

export const haproxy: Toolchain = {
  name: "HAProxy",
  needed_by: "the tests of cells",
  packages: ["haproxy"],
  find: () => firstLineOf("haproxy", "-v"),
};

export const nginx: Toolchain = {
  name: "nginx",
  needed_by: "the tests of cells",
  // The module hashes what leads accounts that have moved.
  packages: ["nginx-light", "libnginx-mod-http-perl"],
  find: () => firstLineOf("nginx", "-v"),
};
