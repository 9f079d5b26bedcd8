/** What the README of the package of Kotlin shows, as files that the compiler reads. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { givenTo, indentedBy, readmeBlocks } from "./readme.ts";

/** Needs Ktor. */
const FOREIGN = ["call.respond"];
/** What the blocks take as given, each with the type that a reader has there. */
const GIVEN: Readonly<Record<string, string>> = {
  client: "client: Svc",
  meter: "meter: String",
  send: "send: Send",
  folder: "folder: Path",
  body: "body: ByteArray",
  signature: "signature: String",
  secret: "secret: String",
  trusted: "trusted: SSLContext",
};
const IMPORTED = [
  ...[
    "com.example.svc.LogLevel",
    "com.example.svc.Money",
    "com.example.svc.WebhookVerifier",
    "com.example.svc.Webhooks",
    "com.example.svc.exception.*",
    "com.example.svc.kotlin.*",
    "com.example.svc.model.*",
  ],
  ...["com.example.svc.runtime.HttpTransport", "com.example.svc.testing.FakeTransport"],
  ...["java.net.InetSocketAddress", "java.net.ProxySelector", "java.net.http.HttpClient"],
  ...["java.nio.file.Path", "java.time.Duration", "javax.net.ssl.SSLContext"],
  "kotlin.time.Duration.Companion.seconds",
];
const UNUSED = '@file:Suppress("UNUSED_VARIABLE", "UNUSED_EXPRESSION", "UNUSED_PARAMETER")';

/** Writes each block as a file into a folder, and answers the files. */
export function writeKotlinSamples(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readmeBlocks("kotlin", "kotlin", FOREIGN).map((code, index) => {
    const file = join(folder, `Readme${index + 1}.kt`);
    writeFileSync(file, code.startsWith("import ") ? code : fileOf(code, index + 1));
    return file;
  });
}

function fileOf(code: string, place: number): string {
  const imports = IMPORTED.map((one) => `import ${one}\n`).join("");
  const given = givenTo(code, GIVEN, isMade).join(", ");
  const helpers = "private fun show(one: Any) {}\n\nprivate fun use(send: Send) {}\n";
  const body = `suspend fun shown(${given}) {\n${indentedBy(code, "  ")}}\n`;
  return `${UNUSED}\n\npackage readme${place}\n\n${imports}\n${helpers}\n${body}`;
}

function isMade(code: string, name: string): boolean {
  return new RegExp(`\\bval ${name} = |\\(${name} in `, "m").test(code);
}
