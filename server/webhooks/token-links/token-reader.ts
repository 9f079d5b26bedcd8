import type { KeyFacts } from "#platform/context";

/** Stands in for a key where tokens are read without one: by a link, by an endpoint. */
export const TOKEN_READER: KeyFacts = {
  id: "00000000-0000-0000-0000-000000000000",
  kind: "rk",
  label: null,
  scopes: new Set(["tokens:read"]),
  allowed_ips: [],
  allowed_origins: [],
  allowed_products: [],
  allowed_networks: [],
  recipient_allowlist: [],
  api_version: null,
  expires_at: null,
  ends_at: null,
  has_caps: false,
};
