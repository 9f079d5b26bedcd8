/** Reads the settings of mail. */
import { createPrivateKey } from "node:crypto";
import { SettingError } from "../setting-error.ts";
import type { ReadSetting } from "./readers.ts";

/** The mail server that takes what is sent. */
export interface SmtpSetting {
  readonly host: string;
  readonly port: number;
  /** Speaks TLS from the first byte; otherwise the connection is upgraded before it is used. */
  readonly is_tls: boolean;
  /** Null where it knows us by our address. */
  readonly login: { readonly user: string; readonly password: string } | null;
}

/** Who writes. */
export interface MailFrom {
  readonly name: string | null;
  readonly address: string;
}

/** What mails are signed with, so that others can tell them from forged ones. */
export interface DkimSetting {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly private_key: string;
}

const PORT_OF_TLS = 465;
const PORT_OF_UPGRADE = 587;

/** `smtps://user:password@host`; with `smtp://` the connection is upgraded to TLS. */
export const readSmtp: ReadSetting<SmtpSetting> = (text) => {
  const url = URL.parse(text);
  const scheme = url?.protocol ?? "";
  const is_bare = url !== null && /^\/?$/.test(url.pathname) && url.search === "";
  const login = url === null ? null : loginOf(url);
  if (!is_bare || !["smtps:", "smtp:"].includes(scheme) || url.hostname === "" || login === null) {
    throw new SettingError("must be smtps://user:password@host, or smtp:// with an upgrade to TLS");
  }
  const is_tls = scheme === "smtps:";
  const port = url.port === "" ? (is_tls ? PORT_OF_TLS : PORT_OF_UPGRADE) : Number(url.port);
  return { host: url.hostname, port, is_tls, login: login.user === "" ? null : login };
};

/** Null where it is not written as a part of a URL has to be. */
function loginOf({ username, password }: URL): { user: string; password: string } | null {
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return null;
  }
}

const ADDRESS = /^[^\s<>@,;"]{1,64}@[a-z0-9.-]{1,255}$/i;

/** An address, or `Name <address>`. */
export const readMailFrom: ReadSetting<MailFrom> = (text) => {
  const named = /^([^<>"\r\n]{1,64}?)\s*<([^<>]+)>$/.exec(text.trim());
  const [name, address] = named === null ? [null, text.trim()] : [named[1] ?? null, named[2] ?? ""];
  if (ADDRESS.test(address)) return { name, address };
  throw new SettingError("must be an address, or a name and an address: Name <mail@example.com>");
};

/** `domain:selector:key`, the private key as PEM or as its base64 alone. */
export const readDkim: ReadSetting<DkimSetting> = (text) => {
  const [, domain, selector, key] = /^([a-z0-9.-]+):([a-z0-9._-]+):(.+)$/is.exec(text) ?? [];
  const private_key = key === undefined ? null : pemOf(key.trim());
  if (domain !== undefined && selector !== undefined && private_key !== null) {
    return { domain, selector, private_key };
  }
  throw new SettingError(
    "must be domain:selector:key, with an RSA key in PEM or base64 of PKCS #8",
  );
};

function pemOf(written: string): string | null {
  const pem = written.startsWith("-----")
    ? written.replaceAll("\\n", "\n")
    : `-----BEGIN PRIVATE KEY-----\n${written}\n-----END PRIVATE KEY-----\n`;
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa" ? pem : null;
  } catch {
    return null;
  }
}
