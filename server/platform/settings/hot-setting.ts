import { SettingError } from "../setting-error.ts";
import type { ReadSetting } from "./readers.ts";

/** A contract with Hot Recharge. */
export interface HotSetting {
  readonly code: string;
  readonly password: string;
}

const LOGIN = /^([^\s:]{3,100}):([\x21-\x7e]{6,100})$/;

/** An access code, which is an address of mail, and its password, separated by the first colon. */
export const readHot: ReadSetting<HotSetting> = (text) => {
  const [, code, password] = LOGIN.exec(text) ?? [];
  if (code !== undefined && password !== undefined) return { code, password };
  throw new SettingError("must be the access code and the password, as code:password");
};

/** A contract with Hot Recharge, version 1. */
export interface HotV1Setting extends HotSetting {
  /** A number of the house, ten digits: electricity is sold with one to text. */
  readonly phone: string;
}

/** The same with a number behind it, separated by the last colon. */
export const readHotV1: ReadSetting<HotV1Setting> = (text) => {
  const [, login = "", phone] = /^(.*):(07[1378]\d{7})$/.exec(text) ?? [];
  const [, code, password] = LOGIN.exec(login) ?? [];
  if (code !== undefined && password !== undefined && phone !== undefined) {
    return { code, password, phone };
  }
  throw new SettingError(
    "must be the access code, the password and a number to text, as code:password:0771234567",
  );
};

/** Wallets that two suppliers have in common would hold what neither of them expects. */
export function sameWallets({
  hot,
  hot_v1,
}: Readonly<Record<"hot" | "hot_v1", HotSetting | null>>): string[] {
  if (hot === null || hot.code !== hot_v1?.code) return [];
  return ["SVC_HOT_V1 has the access code of SVC_HOT, and so the same wallets: set one of them."];
}
