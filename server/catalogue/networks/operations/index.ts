export { listNetworks } from "./list-networks.ts";
