import type { OperationFacts } from "../../generated/operations.ts";

/** Where an operation lives, and where it is proven. */
export interface OperationNames {
  /** `create-send`, of `createSend`. */
  readonly file: string;
  readonly handler: string;
  /** Lists the operations of the module. */
  readonly index: string;
  readonly test: string;
}

/** Every operation has its files by its name. */
export function namesOf({ id, layer, module }: OperationFacts): OperationNames {
  const file = id.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
  const operations = `server/${layer}/${module}/operations`;
  return {
    file,
    handler: `${operations}/${file}.ts`,
    index: `${operations}/index.ts`,
    test: `test/operations/${module}/${file}.test.ts`,
  };
}
