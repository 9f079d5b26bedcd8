/**
 * Hot Recharge, version 1, as a process: `node test/fakes/hot-v1/main.ts [port] [admin port]`. It
 * names no settings, because a rehearsal meets Hot Recharge by version 3.
 */
import { runFake } from "../kit/index.ts";
import { openHotV1 } from "./open.ts";

await runFake(openHotV1);
