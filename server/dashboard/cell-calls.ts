/**
 * What cells ask of each other: which of them knows a person. Signing in begins without a secret
 * that names a cell. A call is signed under the key that the cells share, with its time.
 * Source: docs/decisions/0097-cells.md.
 */
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { sendSignInCode, signIn } from "#accounts/sessions";
import type { Database } from "#platform/db/transaction";
import { postSigned, readSigned } from "#platform/net/post-signed";
import type { Config } from "#platform/settings/config";

/** Send a code, or judge one. */
type CellCall =
  | ({ readonly does: "send" } & Parameters<typeof sendSignInCode>[1])
  | ({ readonly does: "sign_in" } & Parameters<typeof signIn>[1]);

const PATH = "/cells/sign-in";
const BYTES_MAX = 4_096;
/** The page waits as long; a cell that does not answer is left out. */
const ANSWER_MS = 2_000;

/** The other cells, as one that signs people in asks them: all together, and each briefly. */
export interface OtherCells {
  /** Has every other cell that knows the person send a code. */
  send(request: Parameters<typeof sendSignInCode>[1]): Promise<void>;
  /** The secret of a session in the cell whose code it is; null where it is of none. */
  signIn(shown: Parameters<typeof signIn>[1]): Promise<string | null>;
}

/** Opens the way to the other cells, of which there may be none. */
export function otherCells({ cells }: Pick<Config, "cells">): OtherCells {
  async function ask(call: CellCall): Promise<(string | null)[]> {
    if (cells === null) return [];
    return await Promise.all(cells.addresses.map((address) => askOne(cells.key, address, call)));
  }
  return {
    send: async (request) => void (await ask({ does: "send", ...request })),
    async signIn(shown) {
      const answers = await ask({ does: "sign_in", ...shown });
      return answers.find((secret) => secret !== null) ?? null;
    },
  };
}

/** Members of a cell that is away cannot sign in; the others can. */
async function askOne(key: string, address: string, call: CellCall): Promise<string | null> {
  const answer = await postSigned(address + PATH, call, { key, within_ms: ANSWER_MS });
  return (answer as { secret?: string | null } | null)?.secret ?? null;
}

/** Serves the calls of other cells; without a shared key there is no such path. */
export function mountCellCalls(
  app: Hono,
  deps: { readonly config: Config; readonly database: Database },
): void {
  const { cells } = deps.config;
  if (cells === null) return;
  const limit = bodyLimit({ maxSize: BYTES_MAX, onError: (c) => c.text("too large", 413) });
  app.post(PATH, limit, async (c) => {
    const call = (await readSigned(c.req.raw, cells.key)) as CellCall | null;
    if (call === null) return c.notFound();
    if (call.does === "sign_in") return c.json({ secret: await signIn(deps, call) });
    await sendSignInCode(deps, call);
    return c.json({ secret: null });
  });
}
