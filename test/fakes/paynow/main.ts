/** Paynow as a process: `node test/fakes/paynow/main.ts [port] [admin port]`. */
import { runFake } from "../kit/index.ts";
import { openFakePaynow } from "./fake.ts";

await runFake(openFakePaynow, ({ url, id, key }) => ({
  SVC_PAYNOW_URL: url,
  SVC_PAYNOW_USD: `${id}:${key}`,
  SVC_PAYNOW_ZWG: `${id}:${key}`,
}));
