import { changeCatalogue } from "./change-catalogue.ts";

/**
 * Every network is up again for everybody. What is said of networks belongs to no account: a file
 * that says something of them ends with this, and one that needs them up begins with it.
 */
export async function allNetworksUp(): Promise<void> {
  await changeCatalogue(({ sql }) => sql`delete from network_states`);
}
