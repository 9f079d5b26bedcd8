import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mintSecretKey, sealingKeyIds } from "@svc/server/platform/crypto/secret-box.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { SettingError } from "@svc/server/platform/setting-error.ts";
import { settleSealingKey } from "@svc/server/platform/work/sealing-key.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";

const [FIRST, OTHER] = [mintSecretKey(), mintSecretKey()];
const [FIRST_ID, OTHER_ID] = [FIRST, OTHER].map((key) => sealingKeyIds(key)[0] ?? "");

let database: Database;
let data_folder: string;
let file: string;

beforeEach(async () => {
  const database_url = await makeDatabase(`sealing_${process.pid}`);
  database = openDatabase({ database_url, pool: 4 });
  data_folder = mkdtempSync(join(tmpdir(), "svc-sealing-"));
  file = join(data_folder, "secret-key");
});

afterEach(async () => {
  await database.close();
  rmSync(data_folder, { recursive: true });
});

async function start(secret_key: string | null = null): Promise<string> {
  return await settleSealingKey(database, { secret_key, data_folder });
}

async function refusal(secret_key: string | null = null): Promise<string> {
  const error = await start(secret_key).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SettingError);
  return (error as Error).message;
}

describe("the sealing key of a sandbox", () => {
  it("is made once for a new data folder, readable by its owner only", async () => {
    const key = await start();
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(readFileSync(file, "utf8").trim()).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await start()).toBe(key);
  });

  it("is one key for several first starts at once", async () => {
    const keys = await Promise.all([start(), start(), start()]);
    expect(new Set(keys).size).toBe(1);
  });

  it.each(["garbage", "", `#${FIRST}`, `${FIRST},`])(
    "stops the start when its file says %j, and names the file",
    async (text) => {
      await start();
      writeFileSync(file, text);
      expect(await refusal()).toMatch(
        /secret-key must be 32 bytes in base64, or .*: put the right key back, or .* --reset\.$/,
      );
    },
  );

  it("is not made anew beside data that was sealed with one that is gone", async () => {
    const [expected = ""] = sealingKeyIds(await start());
    rmSync(file);
    expect(await refusal()).toContain(`sealed with the key ${expected}: put the file back`);
    expect(existsSync(file)).toBe(false);
  });

  it("is not another one of the right form", async () => {
    const [expected = ""] = sealingKeyIds(await start());
    writeFileSync(file, `${OTHER}\n`);
    expect(await refusal()).toContain(`expected ${expected}, found ${OTHER_ID}`);
  });
});

describe("SVC_SECRET_KEY", () => {
  it("stops the start when it is not the key that the database was sealed with", async () => {
    await start(FIRST);
    expect(await refusal(OTHER)).toBe(
      "SVC_SECRET_KEY is not the key that this database was sealed with: " +
        `expected ${FIRST_ID}, found ${OTHER_ID}; ` +
        "put the right one back, or name both for a rotation (new,old).",
    );
    expect(await start(FIRST)).toBe(FIRST);
  });

  it("takes a new key before the old one, and the old one is needed then", async () => {
    await start(FIRST);
    await start(`${OTHER},${FIRST}`);
    expect(await refusal(OTHER)).toContain(`expected ${FIRST_ID}, found ${OTHER_ID}`);
    expect(await refusal(FIRST)).toContain(`expected ${OTHER_ID}, found ${FIRST_ID}`);
  });

  it("needs no key that was retired, until a program seals with it again", async () => {
    await start(FIRST);
    await start(`${OTHER},${FIRST}`);
    await retire(FIRST_ID ?? "");
    expect(await start(OTHER)).toBe(OTHER);
    await start(`${FIRST},${OTHER}`);
    expect(await refusal(OTHER)).toContain(`expected ${FIRST_ID}`);
  });
});

async function retire(key_id: string): Promise<void> {
  await database.transact(
    "retire",
    ({ sql }) => sql`update sealing_keys set retired_at = svc_now() where key_id = ${key_id}`,
  );
}
