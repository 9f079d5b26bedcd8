import { changeCatalogue } from "../../kit/change-catalogue.ts";

/** A pause by staff, on one network of a product or on all of them. */
export interface Pause {
  readonly product: string;
  readonly network?: string;
  readonly until_seconds?: number;
}

/** Runs a test while a product is paused, and lifts the pause after it. */
export async function whilePaused(pause: Pause, test: () => Promise<void>): Promise<void> {
  await write(pause, "maintenance");
  try {
    await test();
  } finally {
    await write({ product: pause.product }, null);
  }
}

async function write({ product, network, until_seconds }: Pause, reason: string | null) {
  await changeCatalogue(async ({ sql }) => {
    await sql`
      update product_networks set available = ${reason === null}, paused_reason = ${reason},
        paused_until = to_timestamp(${until_seconds ?? null}::float8)
      where product_id = ${product} and network_id like ${network ?? "%"}`;
  });
}
