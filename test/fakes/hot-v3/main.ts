/** Hot Recharge as a process: `node test/fakes/hot-v3/main.ts [port] [admin port]`. */
import { runFake } from "../kit/index.ts";
import { CODE, openHotV3, PASSWORD } from "./open.ts";

await runFake(openHotV3, ({ url }) => ({
  SVC_HOT: `${CODE}:${PASSWORD}`,
  SVC_HOT_URL: `${url}/api/v3`,
}));
