/** A mail server on a port of this machine, which takes mails and shows what it was said. */

import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";

/** Where in a mail's way something else happens than that it is taken. */
export type SmtpStep = "connect" | "auth" | "from" | "recipient" | "data" | "mail";

/** What happens there: a reply in place of the usual one, a connection that ends, or silence. */
export interface SmtpScenario {
  readonly step: SmtpStep;
  /** Begins with its code; `close` ends the connection, and `hang` never replies. */
  readonly reply: string;
  /** Whether the mail is kept although this is what is said of it. */
  readonly keeps?: boolean;
  /** Of mails to this address alone; of every one, if left out. */
  readonly to?: string;
  /** How often; for good, if left out. */
  readonly times?: number;
}

/** A mail as it came. */
interface TakenMail {
  readonly from: string;
  readonly to: string;
  readonly raw: string;
  /** As whom the client had logged in; null if it had not. */
  readonly login: string | null;
}

export interface SmtpServer {
  readonly port: number;
  readonly taken: TakenMail[];
  /** Every command that was said, oldest first; what proves a login is left out. */
  readonly said: string[];
  /** Maximum connections that were open at once. */
  readonly open_max: number;
  play(scenario: SmtpScenario): void;
  reset(): void;
  close(): Promise<void>;
}

interface Options {
  /** Null where nobody has to log in. */
  readonly login?: { readonly user: string; readonly password: string } | null;
  readonly port?: number;
  /** Finds what happens at a step beside what is played; null for nothing. */
  readonly find?: (step: SmtpStep, to: string) => SmtpScenario | null;
  readonly onTaken?: (mail: TakenMail) => void;
}

/** One connection. */
interface Session {
  readonly socket: Socket;
  from: string;
  to: string;
  login: string | null;
  /** Lines of the mail that is coming; null while commands come. */
  lines: string[] | null;
  /** What the next line is, where the server has asked for it. */
  awaits: "plain" | "user" | "password" | null;
  user: string;
  is_over: boolean;
}

interface World {
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly taken: TakenMail[];
  readonly said: string[];
  readonly scenarios: { scenario: SmtpScenario; left: number }[];
  readonly sockets: Set<Socket>;
  open_max: number;
  readonly find: (step: SmtpStep, to: string) => SmtpScenario | null;
  readonly onTaken: (mail: TakenMail) => void;
}

/** Opens a mail server that takes everything until it is told otherwise. */
export async function openSmtpServer({
  login = null,
  port = 0,
  find = () => null,
  onTaken = () => {},
}: Options = {}): Promise<SmtpServer> {
  const lists = { taken: [], said: [], scenarios: [] };
  const world: World = { ...lists, login, sockets: new Set(), open_max: 0, find, onTaken };
  const server = createServer((socket) => converse(world, socket));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    taken: world.taken,
    said: world.said,
    get open_max() {
      return world.open_max;
    },
    play: (scenario) =>
      void world.scenarios.push({ scenario, left: scenario.times ?? Number.POSITIVE_INFINITY }),
    reset() {
      for (const list of [world.taken, world.said, world.scenarios]) list.length = 0;
    },
    close: () => closed(server, world),
  };
}

async function closed(server: Server, { sockets }: World): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
}

function converse(world: World, socket: Socket): void {
  world.sockets.add(socket);
  world.open_max = Math.max(world.open_max, world.sockets.size);
  const session: Session = {
    ...{ socket, from: "", to: "", login: null, lines: null, awaits: null, user: "" },
    is_over: false,
  };
  let rest = "";
  socket.setEncoding("latin1");
  socket.on("close", () => world.sockets.delete(socket));
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (!session.is_over) hear(world, session, line);
  });
  reply(world, session, { step: "connect", text: "220 sink ESMTP" });
}

function hear(world: World, session: Session, line: string): void {
  if (session.lines !== null) hearMail(world, session, session.lines, line);
  else if (session.awaits !== null) hearLogin(world, session, line);
  else hearCommand(world, session, line);
}

function hearCommand(world: World, session: Session, line: string): void {
  const [verb = "", ...words] = line.split(" ");
  const is_login = verb.toUpperCase() === "AUTH";
  world.said.push(is_login ? `AUTH ${words[0] ?? ""}` : line);
  const command = COMMANDS[verb.toUpperCase()];
  if (command === undefined) say(session, "502 5.5.2 Not known");
  else command(world, session, { words, address: /<([^>]*)>/.exec(line)?.[1] ?? "" });
}

interface Spoken {
  readonly words: readonly string[];
  readonly address: string;
}

const COMMANDS: Record<string, (world: World, session: Session, spoken: Spoken) => void> = {
  EHLO: (world, session) => say(session, greeting(world)),
  HELO: (_, session) => say(session, "250 sink"),
  NOOP: (_, session) => say(session, "250 2.0.0 Ok"),
  AUTH: (world, session, { words }) => beginLogin(world, session, words),
  MAIL(world, session, { address }) {
    session.from = address;
    const is_stranger = world.login !== null && session.login === null;
    if (is_stranger) say(session, "530 5.7.0 Authentication required");
    else reply(world, session, { step: "from", text: "250 2.1.0 Ok" });
  },
  RCPT(world, session, { address }) {
    session.to = address;
    const otherwise = () => {
      session.to = "";
    };
    reply(world, session, { step: "recipient", text: "250 2.1.5 Ok", otherwise });
  },
  DATA(world, session) {
    const usual = () => {
      session.lines = [];
    };
    if (session.to === "") say(session, "503 5.5.1 No recipient");
    else reply(world, session, { step: "data", text: "354 Go ahead", usual });
  },
  RSET(_, session) {
    session.to = "";
    say(session, "250 2.0.0 Ok");
  },
  QUIT(world, session) {
    session.is_over = true;
    world.sockets.delete(session.socket);
    session.socket.end("221 2.0.0 Bye\r\n");
  },
};

function greeting({ login }: World): string {
  const lines = ["sink", "PIPELINING", "8BITMIME", "SMTPUTF8", "ENHANCEDSTATUSCODES"];
  if (login !== null) lines.push("AUTH PLAIN LOGIN");
  const last = lines.length - 1;
  return lines.map((line, index) => `250${index === last ? " " : "-"}${line}`).join("\r\n");
}

function beginLogin(world: World, session: Session, [method = "", first]: readonly string[]): void {
  const is_plain = method.toUpperCase() === "PLAIN";
  session.awaits = is_plain ? "plain" : "user";
  if (!is_plain) say(session, "334 VXNlcm5hbWU6");
  else if (first === undefined) say(session, "334 ");
  else hearLogin(world, session, first);
}

function hearLogin(world: World, session: Session, line: string): void {
  const text = Buffer.from(line, "base64").toString("utf8");
  if (session.awaits === "user") {
    session.user = text;
    session.awaits = "password";
    say(session, "334 UGFzc3dvcmQ6");
    return;
  }
  const [user = "", password = ""] =
    session.awaits === "plain" ? text.split("\0").slice(1) : [session.user, text];
  session.awaits = null;
  const usual = () => {
    session.login = user;
  };
  if (world.login?.user !== user || world.login.password !== password) {
    say(session, "535 5.7.8 Authentication credentials invalid");
  } else reply(world, session, { step: "auth", text: "235 2.7.0 Ok", usual });
}

function hearMail(world: World, session: Session, lines: string[], line: string): void {
  if (line !== ".") {
    lines.push(line.startsWith(".") ? line.slice(1) : line);
    return;
  }
  session.lines = null;
  const { from, to, login } = session;
  const keep = () => {
    const mail = { from, to, login, raw: `${lines.join("\r\n")}\r\n` };
    world.taken.push(mail);
    world.onTaken(mail);
  };
  const text = `250 2.0.0 Ok: queued as ${world.taken.length + 1}`;
  reply(world, session, { step: "mail", text, usual: keep, otherwise: keep });
}

interface Reply {
  readonly step: SmtpStep;
  readonly text: string;
  /** Happens when this is the reply. */
  readonly usual?: () => void;
  /** Happens where a scenario replies otherwise: always to a recipient, and if it keeps a mail. */
  readonly otherwise?: () => void;
}

/** Replies as the scenario of this step says, or as usual. */
function reply(world: World, session: Session, { step, text, usual, otherwise }: Reply): void {
  const scenario = scenarioOf(world, step, session.to);
  if (scenario === null) {
    usual?.();
    say(session, text);
    return;
  }
  if (step === "recipient" || scenario.keeps === true) otherwise?.();
  if (scenario.reply === "close") {
    session.is_over = true;
    session.socket.destroy();
  } else if (scenario.reply !== "hang") say(session, scenario.reply);
}

function scenarioOf({ scenarios, find }: World, step: SmtpStep, to: string): SmtpScenario | null {
  const found = scenarios.find(
    ({ scenario, left }) => left > 0 && scenario.step === step && (scenario.to ?? to) === to,
  );
  if (found === undefined) return find(step, to);
  found.left -= 1;
  return found.scenario;
}

function say({ socket }: Session, text: string): void {
  if (!socket.destroyed) socket.write(`${text}\r\n`);
}
