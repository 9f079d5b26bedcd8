/**
 * Loaded into a measured program before it starts: counts its flights to the database. A flight is
 * everything that is written before anything comes back, however many statements that is; so it is
 * the number of times that the program waits for the database.
 */
import { Socket } from "node:net";

/** By socket of the database: what had come in when it was last written to. */
const read_before = new WeakMap<Socket, number>();
const write = Socket.prototype.write;
let flights = 0;

Socket.prototype.write = function (this: Socket, ...args: Parameters<Socket["write"]>) {
  // A server's own connections have an address of the other side; the database is a Unix socket.
  if (this.remoteAddress === undefined && this.bytesRead !== read_before.get(this)) {
    read_before.set(this, this.bytesRead);
    flights += 1;
  }
  return write.apply(this, args);
} as Socket["write"];

process.on("message", (asked) => {
  if (asked === "flights") process.send?.({ flights });
});
// The program ends with the benchmark, however that ends: the channel alone keeps no process alive.
process.on("disconnect", () => process.exit());
process.channel?.unref();
