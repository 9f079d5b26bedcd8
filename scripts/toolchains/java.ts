import { firstLineOf, type Toolchain } from "./toolchain.ts";

const MAJOR_MIN = 17;

/** Also runs the generator of all SDKs. */
export const java: Toolchain = {
  name: "Java",
  needed_by: "the generator of the SDKs, Java, Kotlin",
  packages: ["openjdk-17-jdk-headless", "maven"],
  find() {
    const compiler = firstLineOf("javac", "-version");
    const maven = firstLineOf("mvn", "--version");
    const major = Number(/^javac (\d+)/.exec(compiler ?? "")?.[1] ?? 0);
    return maven === null || major < MAJOR_MIN ? null : `${compiler}, ${maven}`;
  },
};
