/** What the README of the .NET SDK shows, as classes that the compiler reads. */
import { givenTo, indentedBy, readmeBlocks } from "./readme.ts";

/** Needs ASP.NET. */
const FOREIGN = ["app.MapPost"];
/** What the blocks take as given, each with the type that a reader has there. */
const GIVEN: Readonly<Record<string, string>> = {
  client: "SvcClient client",
  wanted: "SendsCreateParams wanted",
  send: "Send send",
  body: "byte[] body",
  signature: "string signature",
  secret: "string secret",
  isTrusted: "RemoteCertificateValidationCallback isTrusted",
};
const USED = [
  ...[
    "System",
    "System.Collections.Generic",
    "System.Net",
    "System.Net.Http",
    "System.Net.Security",
  ],
  ...["System.Threading.Tasks", "Svc"],
];

/** A file with each block in a method of its own; the first block is a program and left out. */
export function dotnetSamples(): string {
  const blocks = readmeBlocks("dotnet", "csharp", FOREIGN);
  const methods = blocks.filter((code) => !code.startsWith("using System;")).map(methodOf);
  const head = USED.map((one) => `using ${one};\n`).join("");
  return `#nullable enable\n${head}\nstatic class Readme\n{\n${methods.join("\n")}}\n`;
}

function methodOf(code: string, index: number): string {
  const given = givenTo(code, GIVEN, isMade).join(", ");
  const body = `${indentedBy(code, "        ")}        await Task.CompletedTask;\n`;
  return `    internal static async Task Shown${index + 1}(${given})\n    {\n${body}    }\n`;
}

function isMade(code: string, name: string): boolean {
  return new RegExp(`\\bvar ${name} (?:=|in)|\\bcase \\w+ ${name}:`).test(code);
}
