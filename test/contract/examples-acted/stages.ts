import type { Answered } from "../../kit/api.ts";
import type { World } from "./world.ts";

/** How each example comes about, by its label: operation, status and title. */
export type Stages = Readonly<Record<string, (world: World) => Promise<Answered>>>;
