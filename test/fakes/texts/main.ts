/** Both gateways as a process: `node test/fakes/texts/main.ts [port] [admin port]`. */
import { runFake } from "../kit/index.ts";
import { openTexts, TEXTS_LOGIN, TEXTS_REPORT_SECRET } from "./texts.ts";

const { user, secret } = TEXTS_LOGIN;

await runFake(openTexts, ({ url }) => ({
  SVC_SMS: `africas-talking:${user}:${secret},txt:${user}:${secret}`,
  SVC_SMS_REPORTS: TEXTS_REPORT_SECRET,
  SVC_AFRICAS_TALKING_URL: url,
  SVC_TXT_URL: url,
}));
