/** Programs of the server with a bug planted in them, which run beside the server itself. */
import { join } from "node:path";
import { MAIN, programsWith } from "../kit/programs/bundle.ts";
import { type Fleet, type FleetWanted, openFleet } from "../kit/programs/fleet.ts";
import { MANY, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import type { FleetCluster } from "../kit/programs/run-cluster.ts";
import { chooseText, textEnvironment } from "../kit/programs/switched-modules.ts";
import { type Patch, patchedTexts, plantedOnLoad } from "./patches.ts";

/** Changes that are one bug. */
interface Planted {
  readonly name: string;
  readonly patches: readonly Patch[];
  readonly tables?: string;
}

/** Where scenarios find their programs. */
interface PlantedInput {
  readonly cluster: FleetCluster;
  readonly all: readonly Planted[];
  /** Whether its programs have to be processes, whatever is planted. */
  readonly is_real: boolean;
}

const SERVER = join(import.meta.dirname, "..", "..", "server");
const SOUND: Planted = { name: "", patches: [] };

/**
 * Opens programs with a bug, or without one. They run in the test's process, where all bugs stand
 * in one bundle; in a long run they are processes. A patch whose text is gone, because the server
 * was changed, fails: the bug has to be planted anew.
 */
export async function openPlanted(
  bug: Planted | null,
  input: FleetWanted,
  { cluster, all, is_real }: PlantedInput,
): Promise<Fleet> {
  const { tables } = bug ?? SOUND;
  const fleet = await open();
  if (tables !== undefined) await fleet.database.record(({ sql }) => sql.unsafe(tables));
  return fleet;

  async function open(): Promise<Fleet> {
    const { name, patches } = bug ?? SOUND;
    const bundled = await programsWith(textsOf(all));
    if (bundled === null) return await openFleet(cluster, { ...input, ...loading(patches, input) });
    const settings = { ...input.settings, ...textEnvironment(name) };
    if (is_real) return await openFleet(cluster, { ...input, entry: bundled.main, settings });
    const open = await programsOf(bundled.in_process, name);
    const racing = input.apis > 1 ? { connections: MANY } : {};
    return await openFleetInProcess({ ...input, ...racing, open });
  }
}

function loading(patches: readonly Patch[], { settings }: FleetWanted) {
  if (patches.length === 0) return {};
  return { entry: MAIN, settings: { ...settings, ...plantedOnLoad(patches) } };
}

/** Programs of the bundle, which runs the texts of this name from now on. */
async function programsOf(bundle: string, name: string) {
  const programs = (await import(bundle)) as typeof import("../kit/programs/open-program.ts");
  chooseText(name);
  return programs.openProgram;
}

/** By the path of each module that a bug changes, its text by the name of the bug. */
function textsOf(all: readonly Planted[]): Map<string, Map<string, string>> {
  const texts = new Map<string, Map<string, string>>();
  for (const { name, patches } of all) {
    for (const [file, text] of patchedTexts(patches)) {
      const path = join(SERVER, file);
      texts.set(path, (texts.get(path) ?? new Map()).set(name, text));
    }
  }
  return texts;
}
