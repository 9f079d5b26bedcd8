import type { Database } from "#platform/db/transaction";
import type { Settings } from "#platform/settings/config";
import { billpay } from "#providers/billpay";
import { hotV1 } from "#providers/hot-v1";
import { hotV3 } from "#providers/hot-v3";
import {
  bindSuppliers,
  type LiveSupplier,
  openLiveSupplier,
  type Suppliers,
} from "#providers/port";
import { simulatedSuppliers } from "#providers/simulator";

/** Connects one supplier of live organisations; null where its settings are missing. */
type Connect = (settings: Settings) => LiveSupplier | null;

/** Every supplier that can be connected, the first choice first. */
const CONNECTIONS: readonly Connect[] = [
  ({ hot }) => hot && hotV3(hot),
  ({ billpay: { url, login } }) => login && billpay({ url, ...login }),
  ({ hot_v1 }) => hot_v1 && hotV1(hot_v1),
];

/** Binds the simulator to test organisations, and to live ones whom the settings connect. */
export function connectSuppliers(
  settings: Settings,
  database: Pick<Database, "record">,
  connections: readonly Connect[] = CONNECTIONS,
): Suppliers {
  const connected = connections.flatMap((connect) => connect(settings) ?? []);
  const { test } = simulatedSuppliers(database);
  return bindSuppliers({ test, live: connected.map(openLiveSupplier) });
}
