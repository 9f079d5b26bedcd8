import { SettingError } from "../setting-error.ts";
import type { ReadSetting } from "./readers.ts";

/** A vendor's login at Paynow BillPay. */
export interface BillpaySetting {
  readonly user: string;
  readonly password: string;
}

/** A login and its password, separated by the first colon, as Basic authentication has them. */
export const readBillpay: ReadSetting<BillpaySetting> = (text) => {
  const [, user, password] = /^([^\s:]{1,100}):([\x21-\x7e]{6,200})$/.exec(text) ?? [];
  if (user !== undefined && password !== undefined) return { user, password };
  throw new SettingError("must be the vendor's login and its password, as user:password");
};
