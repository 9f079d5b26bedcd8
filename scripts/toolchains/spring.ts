import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../../sdks/tools/paths.ts";
import { fetchJars, hasJars } from "./jars.ts";
import type { Toolchain } from "./toolchain.ts";

const JARS = { pom: join(SDKS, "samples", "spring", "pom.xml"), folder: "spring" };

/** The jars that the shop stands on. */
export const spring: Toolchain = {
  name: "Spring Boot",
  needed_by: "the sample on Spring Boot",
  find() {
    if (!hasJars(JARS)) return null;
    return /<version>(.*?)</.exec(readFileSync(JARS.pom, "utf8"))?.[1] ?? null;
  },
  install: () => fetchJars(JARS),
};
