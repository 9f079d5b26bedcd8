import { inflateRawSync } from "node:zlib";
import type { Organisation, Shop } from "./given.ts";
import { testServer } from "./server.ts";

/** Every body that the request log keeps of an account, as one text. */
export async function loggedBodies({ account_id }: Shop | Organisation): Promise<string> {
  const { database, gate } = await testServer();
  await gate.flush();
  const packs = await database.read(
    ({ sql }) => sql<{ packed: Uint8Array }[]>`
      select packed from request_bodies where account_id = ${account_id}`,
  );
  return packs.map(({ packed }) => inflateRawSync(packed).toString()).join("\n");
}
