import { isWithin, parseAddressRange } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import type { KeyCaller, RequestState } from "../request-state.ts";

/**
 * A key with a list of addresses or of origins works from these only. Origins belong to publishable
 * keys, which their kind keeps from everything else. A list of them asks for the Origin header: a
 * restriction that a caller escapes by saying nothing would be none.
 *
 * Refuses: `ip_not_allowed`, `origin_not_allowed`.
 */
export function refuseOriginAndIp(
  { request, ip, operation }: RequestState,
  { key }: KeyCaller,
): void {
  if (key.allowed_ips.length > 0) {
    const ranges = key.allowed_ips.map(parseAddressRange).filter((range) => range !== null);
    if (!isWithin(ranges, ip)) {
      refuse("ip_not_allowed", {
        message: `The key does not allow requests from ${ip}.`,
        meta: { ip },
      });
    }
  }
  if (!operation.publishable || key.allowed_origins.length === 0) return;
  const origin = request.headers.get("origin");
  if (origin === null || !key.allowed_origins.includes(origin)) {
    refuse("origin_not_allowed", { meta: { origin } });
  }
}
