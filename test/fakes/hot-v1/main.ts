/** Hot Recharge, version 1, as a process: `node test/fakes/hot-v1/main.ts [port] [admin port]`. */
import { runFake } from "../kit/index.ts";
import { openHotV1 } from "./open.ts";

await runFake(openHotV1);
