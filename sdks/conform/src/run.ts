/** One run, from its command line to its exit code. */
import { readFileSync, writeFileSync } from "node:fs";
import { UsageError } from "../../cli/src/usage.ts";
import { VERSION } from "../../node/src/generated/facts.ts";
import { exchangesOfHar } from "./har.ts";
import type { Io } from "./io.ts";
import { createJudge, type Judge } from "./judge/judge.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { type Listening, startProxy } from "./proxy.ts";
import { startReceiver } from "./receiver.ts";
import { isError } from "./report/grouped.ts";
import { junitReport } from "./report/junit.ts";
import { sarifReport } from "./report/sarif.ts";
import { textReport } from "./report/text.ts";
import { runCommand } from "./run-command.ts";
import { usageError } from "./usage-error.ts";

const CONFORMS = 0;
const DEVIATES = 1;
const NOT_JUDGED = 2;

/** What is shown as the file of a result where nothing was recorded. */
const CONTRACT = "openapi.json";

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const own = argv.includes("--") ? argv.slice(0, argv.indexOf("--")) : argv;
  if (own.includes("--help") || own.includes("-h")) return said(io, USAGE);
  if (own.includes("--version")) return said(io, `${VERSION}\n`);
  try {
    const options = readOptions(argv, io.env);
    const judge = createJudge(options);
    const code = options.har === null ? await follow(options, judge, io) : read(options, judge);
    return report(options, judge, io, code);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(`Error: ${error.message}\n${error.fix}\n`);
    return NOT_JUDGED;
  }
}

function said(io: Io, text: string): number {
  io.out(text);
  return CONFORMS;
}

/** Passes a test run on to the service; answers the exit code of its command, 0 without one. */
async function follow(options: Options, judge: Judge, io: Io): Promise<number | null> {
  const { url, key, port, command, webhooks, forward_to } = options;
  const judging: Promise<void>[] = [];
  const started: Listening[] = [];
  try {
    const proxy = await opened("--port", () =>
      startProxy({
        ...{ target: url as URL, port, key: command.length > 0 ? null : key },
        onExchange: judge.exchange,
        onUnanswered: () => judge.leaveOut("without an answer"),
        onTooLarge: () => judge.leaveOut("too large"),
      }),
    );
    started.push(proxy);
    io.err(`svc-conform passes ${proxy.url} on to ${options.url}\n`);
    const own: Record<string, string> = { SVC_URL: proxy.url };
    if (key !== null) own.SVC_KEY = key;
    if (webhooks !== null) {
      const receiver = await opened("--webhooks", () =>
        startReceiver({
          ...{ port: webhooks, forward_to },
          onWebhook: (webhook) => void judging.push(judge.webhook(webhook)),
          onTooLarge: () => judge.leaveOut("too large"),
        }),
      );
      started.push(receiver);
      io.err(`svc-conform receives webhooks at ${receiver.url}\n`);
      own.SVC_WEBHOOKS_URL = receiver.url;
    }
    if (command.length > 0) return await runCommand(command, { ...io.env, ...own }, io.stop);
    await stopped(io.stop);
    return 0;
  } finally {
    await Promise.all(started.map((one) => one.stop()));
    await Promise.all(judging);
  }
}

async function opened(flag: string, start: () => Promise<Listening>): Promise<Listening> {
  try {
    return await start();
  } catch (error) {
    throw usageError(`${flag} cannot be opened: ${(error as Error).message}`);
  }
}

function stopped(stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => stop.addEventListener("abort", () => resolve(), { once: true }));
}

function read({ har, url }: Options, judge: Judge): number {
  let text: string;
  try {
    text = readFileSync(har as string, "utf8");
  } catch (error) {
    throw usageError(`The recording cannot be read: ${(error as Error).message}`);
  }
  for (const exchange of exchangesOfHar(text, url)) {
    if (exchange.status === 0) judge.leaveOut("without an answer");
    else judge.exchange(exchange);
  }
  return 0;
}

/** A failed command ends with 2: what it did not do was not judged. */
function report(options: Options, judge: Judge, io: Io, code: number | null): number {
  const verdict = judge.verdict();
  io.out(textReport(verdict, options.har ?? `${options.url}`));
  write(options.junit, () => junitReport(verdict));
  write(options.sarif, () => sarifReport(verdict, options.har ?? CONTRACT));
  if (verdict.findings.some(isError)) return DEVIATES;
  if (code !== 0) {
    io.err(code === null ? "The command was ended.\n" : `The command ended with ${code}.\n`);
    return NOT_JUDGED;
  }
  return verdict.requests + verdict.webhooks === 0 ? NOT_JUDGED : CONFORMS;
}

function write(path: string | null, text: () => string): void {
  if (path === null) return;
  try {
    writeFileSync(path, text());
  } catch (error) {
    throw usageError(`${path} cannot be written: ${(error as Error).message}`);
  }
}
