/**
 * Configurations of routers that stand in front of several cells.
 * Source: docs/decisions/0097-cells.md.
 *
 * Promises: who brings a secret of a cell reaches that cell, whatever has happened to the others.
 */
export { haproxyConfig } from "./haproxy.ts";
export { nginxConfig } from "./nginx.ts";
export type { Router } from "./router.ts";
