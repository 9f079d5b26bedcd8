import { IS_LONG } from "../kit/long.ts";
import { openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { openFleetInProcess } from "../kit/programs/open-fleet.ts";

/** One server whose neighbours are killed: in process, and real processes in a long run. */
export async function openKilledFleet(): Promise<Fleet> {
  if (!IS_LONG) return await openFleetInProcess();
  const cluster = await openCluster();
  try {
    const fleet = await openFleet(cluster, { apis: 1, workers: 0 });
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
