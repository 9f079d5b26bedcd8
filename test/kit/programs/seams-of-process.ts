/** The seams of a program that a test has started, as its environment names them. */
import { openReach, placeSeams } from "./seams.ts";

const wanted = JSON.parse(process.env.TEST_SEAMS ?? "[]");

export const { database: seamedDatabase, supplier: seamedSupplier } = placeSeams(
  openReach(wanted, {
    kill: () => void process.kill(process.pid, "SIGKILL"),
    freeze: () => void process.kill(process.pid, "SIGSTOP"),
  }),
);
