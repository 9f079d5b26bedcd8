export { createKey } from "./create-key.ts";
export { deleteKey } from "./delete-key.ts";
export { getKey } from "./get-key.ts";
export { listKeys } from "./list-keys.ts";
export { rollKey } from "./roll-key.ts";
export { updateKey } from "./update-key.ts";
