import { runFake } from "../kit/index.ts";
import { LOGIN, openFakeBillpay } from "./index.ts";

await runFake(openFakeBillpay, ({ url }) => ({
  SVC_BILLPAY: `${LOGIN.user}:${LOGIN.password}`,
  SVC_BILLPAY_URL: url,
}));
