/** The functions of the webhooks guide, each in its own language, against signatures of ours. */
import { execFile, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { machineNow } from "../kit/run-clock.ts";
import { samplesOf } from "./samples.ts";
import { type Served, serveDocs } from "./site.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
const OTHER = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDC2FVsBQIhro=";
const BODY = '{"id":"evt_1","note":"café – 5.00"}';
const NOW = Math.floor(machineNow() / 1_000);

function sign(time: number, secret: string): string {
  return createHmac("sha256", secret).update(`${time}.${BODY}`).digest("hex");
}

/** A body with a header, and whether it is ours. */
const CASES: readonly (readonly [body: string, header: string, ours: boolean])[] = [
  [BODY, `t=${NOW},v1=${sign(NOW, SECRET)}`, true],
  [BODY, `t=${NOW},v1=${sign(NOW, OTHER)},v1=${sign(NOW, SECRET)}`, true],
  [BODY, `t=${NOW - 100},v1=${sign(NOW - 100, SECRET)}`, true],
  [BODY, `t=${NOW - 400},v1=${sign(NOW - 400, SECRET)}`, false],
  [BODY, `t=${NOW + 400},v1=${sign(NOW + 400, SECRET)}`, false],
  [BODY, `t=${NOW},v1=${sign(NOW, OTHER)}`, false],
  [`${BODY} `, `t=${NOW},v1=${sign(NOW, SECRET)}`, false],
  [BODY, `t=${NOW + 1},v1=${sign(NOW, SECRET)}`, false],
  [BODY, `t=${NOW},v1=`, false],
  [BODY, `v1=${sign(NOW, SECRET)}`, false],
  [BODY, "", false],
];

/** How a sample is run: the files around it, and the command. Each prints a word a case. */
const LANGUAGES = {
  js: {
    files: { "verify.mjs": "", "run.mjs": jsRunner() },
    command: [process.execPath, "run.mjs"],
  },
  python: { files: { "verify.py": "", "run.py": pythonRunner() }, command: ["python3", "run.py"] },
  php: { files: { "verify.php": "", "run.php": phpRunner() }, command: ["php", "run.php"] },
  go: {
    files: { "hooks/verify.go": "", "main.go": goRunner(), "go.mod": "module sample\n\ngo 1.19\n" },
    command: ["go", "run", "."],
  },
} as const;

let docs: Served;
let folder: string;

beforeAll(async () => {
  docs = await serveDocs();
  folder = mkdtempSync(join(tmpdir(), "svc-samples-"));
  writeFileSync(join(folder, "cases.json"), JSON.stringify({ SECRET, CASES }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the function that verifies a webhook", () => {
  for (const [language, { files, command }] of Object.entries(LANGUAGES)) {
    const [program = "", ...args] = command;
    const is_here = spawnSync(program, ["version"]).error === undefined;
    it.skipIf(!is_here)(`takes what is ours and nothing else, in ${language}`, async () => {
      const sample = samplesOf(docs.site.pages.get("/docs/guides/webhooks")?.markdown ?? "").find(
        ({ fence, text }) => fence === language && /is_?from_?us/i.test(text),
      );
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(join(folder, name, ".."), { recursive: true });
        writeFileSync(join(folder, name), text === "" ? `${sample?.text}\n` : text);
      }
      const { stdout } = await promisify(execFile)(program, args, { cwd: folder });
      expect(stdout.trim()).toBe(CASES.map(([, , ours]) => ours).join(" "));
    });
  }
});

describe("the function that signs a completion", () => {
  it("signs as our webhooks are signed", async () => {
    const guide = docs.site.pages.get("/docs/guides/rewards")?.markdown ?? "";
    const [sample] = samplesOf(guide).filter(({ fence }) => fence === "js");
    const file = join(folder, "sign.mjs");
    writeFileSync(file, `${sample?.text}\n`);
    const { signCompletion } = await import(file);
    const header: string = signCompletion(BODY, SECRET);
    const [, time = "", hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    expect(hex).toBe(sign(Number(time), SECRET));
  });
});

function jsRunner(): string {
  return `import { readFileSync } from "node:fs";
import { isFromUs } from "./verify.mjs";
const { SECRET, CASES } = JSON.parse(readFileSync("cases.json", "utf8"));
console.log(CASES.map(([body, header]) => isFromUs(Buffer.from(body), header, SECRET)).join(" "));
`;
}

function pythonRunner(): string {
  return `import json
from verify import is_from_us
read = json.load(open("cases.json", encoding="utf-8"))
words = [is_from_us(c[0].encode(), c[1], read["SECRET"]) for c in read["CASES"]]
print(" ".join(str(word).lower() for word in words))
`;
}

function phpRunner(): string {
  return `<?php
require "verify.php";
$read = json_decode(file_get_contents("cases.json"), true);
$ours = fn($case) => is_from_us($case[0], $case[1], $read["SECRET"]);
echo implode(" ", array_map(fn($case) => $ours($case) ? "true" : "false", $read["CASES"]));
`;
}

/** It imports little, because the first run compiles all of it. */
function goRunner(): string {
  const cases = CASES.map(([body, header]) => `\t{${JSON.stringify(body)}, "${header}"},\n`);
  return `package main

import (
	"os"
	"sample/hooks"
)

var cases = [][2]string{
${cases.join("")}}

func main() {
	for _, one := range cases {
		if hooks.IsFromUs([]byte(one[0]), one[1], "${SECRET}") {
			os.Stdout.WriteString("true ")
		} else {
			os.Stdout.WriteString("false ")
		}
	}
}
`;
}
