import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, writtenFiles } from "./tree.ts";

/** Where adapters to the outside are made; everything else that calls one is on the list. */
const ADAPTERS = /^server\/(?:platform|providers)\//;
const CALLS = [
  /\.talk\(\s*"?(?:task|query|submit)/,
  /\b(?:confirmMeter|askMeter)\(/,
  /http_client\.post\(/,
  /\b(?:provider|card)\.(?:start|ask|prompt)\(/,
  /\.(?:submit|report)\((?:message|mail|sent)\)/,
];

const handbook = readFileSync(join(ROOT, "docs", "reliability.md"), "utf8");
const section = handbook.split("## Read, ask, then lock")[1]?.split("\n## ")[0] ?? "";
const named = [...section.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, path]) => path ?? "");

it("every file that calls outside stands in the list of what is judged again, and no other", () => {
  const calling = writtenFiles([".ts"])
    .filter(({ path }) => path.startsWith("server/") && !ADAPTERS.test(path))
    .filter(({ text }) => CALLS.some((call) => call.test(text)))
    .map(({ path }) => path.replace("server/", ""));
  const listed = named.filter((path) => !path.startsWith("test/"));
  expect(calling.toSorted()).toEqual(listed.toSorted());
});

it("names tests that exist", () => {
  const tests = named.filter((path) => path.startsWith("test/"));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
