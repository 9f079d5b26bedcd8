import { type ReadSetting, SettingError } from "./settings.ts";

/** The contract with Hot Recharge. */
export interface HotSetting {
  readonly code: string;
  readonly password: string;
}

/** An access code, which is an address of mail, and its password, separated by the first colon. */
export const readHot: ReadSetting<HotSetting> = (text) => {
  const [, code, password] = /^([^\s:]{3,100}):([\x21-\x7e]{6,100})$/.exec(text) ?? [];
  if (code !== undefined && password !== undefined) return { code, password };
  throw new SettingError("must be the access code and the password, as code:password");
};
