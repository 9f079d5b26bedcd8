import { IS_LONG } from "../long.ts";
import { openCluster } from "./cluster.ts";
import { type Fleet, type FleetWanted, openFleet } from "./fleet.ts";
import { openFleetInProcess } from "./open-fleet.ts";

interface RunFleetInput extends Partial<Pick<FleetWanted, "apis" | "workers">> {
  /** Of each program in process; left out, few. */
  readonly connections?: number;
}

/** Programs that race or are killed: in process, and real processes in a long run. */
export async function openRunFleet({
  apis = 1,
  workers = 0,
  ...in_process
}: RunFleetInput = {}): Promise<Fleet> {
  if (!IS_LONG) return await openFleetInProcess({ apis, workers, ...in_process });
  const cluster = await openCluster();
  try {
    const fleet = await openFleet(cluster, { apis, workers });
    const close = async () => {
      await fleet.close();
      await cluster.remove();
    };
    return { ...fleet, close };
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}
