/** Preloaded into a server that is to answer without holding its answers to the contract (B8). */
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, next) {
    if (!url.endsWith("/server/http/reply/conform.ts")) return next(url, context);
    const source = "export const faultOf = () => null;";
    return { format: "module", source, shortCircuit: true };
  },
});
