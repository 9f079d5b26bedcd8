/** What the README of the Go SDK shows, as packages that the compiler reads. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goModule } from "../../../sdks/tools/pack-go.ts";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { givenTo, indentedBy, readmeBlocks } from "./readme.ts";

/** What the blocks take as given, each with the type that a reader has there. */
const GIVEN: Readonly<Record<string, string>> = {
  ctx: "ctx context.Context",
  client: "client *svc.Client",
  params: "params *svc.SendsCreateParams",
  r: "r *http.Request",
  secret: "secret string",
  proxy: "proxy *url.URL",
  roots: "roots *x509.CertPool",
  err: "err error",
};
const STANDARD = [
  "context",
  "crypto/tls",
  "crypto/x509",
  "errors",
  "fmt",
  "io",
  "log/slog",
  "net/http",
  "net/url",
  "time",
];

/** Writes each block as a package into a folder, which is a module beside the SDK. */
export function writeGoSamples(folder: string): void {
  const module = `module example.com/readme\n\ngo 1.23\n\nrequire ${goModule()} v0.0.0\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "go.mod"),
    `${module}\nreplace ${goModule()} => ${join(SDKS, "go")}\n`,
  );
  for (const [index, code] of readmeBlocks("go", "go").entries()) {
    const own = join(folder, `readme${index + 1}`);
    mkdirSync(own);
    writeFileSync(join(own, "shown.go"), code.startsWith("package ") ? code : packageOf(code));
  }
}

/** A block stands in a function; what it makes and does not use is used after it. */
function packageOf(code: string): string {
  const given = givenTo(code, GIVEN, isMade).join(", ");
  const made = [...code.matchAll(/^(\w+(?:, \w+)*) :=/gm)].flatMap(([, names = ""]) =>
    names.split(", "),
  );
  const used = [...new Set(made)].map((name) => `\t_ = ${name}\n`).join("");
  const body = `func shown(${given}) error {\n${indentedBy(code, "\t")}${used}\treturn nil\n}\n`;
  const standard = STANDARD.filter((path) => isUsed(body, path.split("/").at(-1) ?? ""));
  const own = [
    ...(isUsed(body, "svc") ? [`svc "${goModule()}"`] : []),
    ...(isUsed(body, "svctest") ? [`"${goModule()}/svctest"`] : []),
  ];
  const imports = [...standard.map((path) => `"${path}"`), ...own].map((one) => `\t${one}\n`);
  return `package shown\n\nimport (\n${imports.join("")})\n\n${body}`;
}

function isMade(code: string, name: string): boolean {
  return new RegExp(`^(?:[\\w, ]*, )?${name}(?:, [\\w, ]*)? :=`, "m").test(code);
}

function isUsed(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\.`).test(code);
}
