/** What the README of the SDK of Java shows, as classes that the compiler reads. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { givenTo, indentedBy, readmeBlocks } from "./readme.ts";

/** Needs Spring. */
const FOREIGN = ["@PostMapping"];
/** What the blocks take as given, each with the type that a reader has there. */
const GIVEN: Readonly<Record<string, string>> = {
  client: "Svc client",
  meter: "String meter",
  params: "SendsCreateParams params",
  body: "byte[] body",
  secret: "String secret",
  request: "Request request",
  trusted: "SSLContext trusted",
};
const IMPORTED = [
  ...["com.example.svc.*", "com.example.svc.model.*", "com.example.svc.param.*"],
  "com.example.svc.exception.*",
  ...["com.example.svc.runtime.HttpTransport", "com.example.svc.testing.FakeTransport"],
  ...["java.net.InetSocketAddress", "java.net.ProxySelector", "java.net.http.HttpClient"],
  ...["java.nio.file.Path", "java.time.Duration", "java.util.Map", "javax.net.ssl.SSLContext"],
];
/** What the page calls by names that say what they do. */
const HELPERS = `  interface Request {
    String getHeader(String name);
  }

  static void print(Object one) {}

  static void use(Send send) {}
`;

/** Writes each block as a class into a folder, and answers the files. */
export function writeJavaSamples(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readmeBlocks("java", "java", FOREIGN).map((code, index) => {
    const [, own] = /^class (\w+)/m.exec(code) ?? [];
    const name = own ?? `Readme${index + 1}`;
    const file = join(folder, `${name}.java`);
    writeFileSync(file, own === undefined ? classOf(name, code) : code);
    return file;
  });
}

function classOf(name: string, code: string): string {
  const imports = IMPORTED.map((one) => `import ${one};\n`).join("");
  const given = givenTo(code, GIVEN, isMade).join(", ");
  const body = `  static void shown(${given}) throws Exception {\n${indentedBy(code, "    ")}  }\n`;
  return `${imports}\nclass ${name} {\n${HELPERS}\n${body}}\n`;
}

function isMade(code: string, name: string): boolean {
  return new RegExp(`^\\w+(?:<\\w+>)? ${name} = `, "m").test(code);
}
