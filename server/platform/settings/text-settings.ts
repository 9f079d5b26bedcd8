/** Reads the settings of text messages. */

import { SettingError } from "../setting-error.ts";
import { PREFIXES_OF_NETWORKS } from "../values/network-prefixes.ts";
import type { ReadSetting } from "./readers.ts";

/** A gateway for text messages, and as whom it is used. */
export interface TextGatewaySetting {
  readonly name: (typeof TEXT_GATEWAYS)[number];
  readonly user: string;
  /** Its password, or what it calls a key. */
  readonly secret: string;
}

/** Who a text is from, by network; of networks that are not named, `others`. */
export interface TextSenders {
  readonly by_network: Readonly<Record<string, string>>;
  /** Null for the gateway's own. */
  readonly others: string | null;
}

/** Every gateway that texts can leave by. */
export const TEXT_GATEWAYS = ["africas-talking", "txt"] as const;
const GATEWAYS_MAX = 4;

/** `gateway:user:secret`, in the order of choice and separated by commas. */
export const readTextGateways: ReadSetting<readonly TextGatewaySetting[]> = (text) => {
  const gateways = text.split(",").map((written) => {
    const [, named, user, secret] = /^([a-z-]+):([^:\s]+):(\S+)$/.exec(written.trim()) ?? [];
    const name = TEXT_GATEWAYS.find((one) => one === named);
    if (name !== undefined && user !== undefined && secret !== undefined) {
      return { name, user, secret };
    }
    throw new SettingError(`must be gateway:user:secret, of ${TEXT_GATEWAYS.join(" or ")}`);
  });
  if (new Set(gateways.map(({ name }) => name)).size === gateways.length) return gateways;
  throw new SettingError(`must be of at most ${GATEWAYS_MAX} gateways, each once`);
};

/** Letters, digits and spaces, as networks take them, or a number. */
const SENDER = /^(?:[A-Za-z0-9 ]{1,11}|\+?\d{3,15})$/;

/** `sender`, or `network:sender`, separated by commas; one without a network is for all others. */
export const readTextSenders: ReadSetting<TextSenders> = (text) => {
  const pairs = text.split(",").map((written): [string | null, string] => {
    const [first = "", second] = written.trim().split(":");
    return second === undefined ? [null, first] : [first, second];
  });
  for (const [network, sender] of pairs) {
    const is_known = network === null || Object.hasOwn(PREFIXES_OF_NETWORKS, network);
    if (is_known && SENDER.test(sender)) continue;
    throw new SettingError("must be a sender of 11 letters, or network:sender,network:sender");
  }
  return {
    by_network: Object.fromEntries(pairs.filter(([network]) => network !== null)),
    others: pairs.find(([network]) => network === null)?.[1] ?? null,
  };
};

/** What cannot be guessed, in a path. */
export const readPathSecret: ReadSetting<string> = (text) => {
  if (/^[\w-]{20,128}$/.test(text)) return text;
  throw new SettingError("must be 20 letters and digits or more");
};
