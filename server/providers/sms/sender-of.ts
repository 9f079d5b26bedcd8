import { networkOfPhone } from "#platform/values/network-prefixes";
import { normaliseMobile } from "#platform/values/phone";

/** Who texts are from, as networks have registered it. */
export interface Senders {
  readonly by_network: Readonly<Record<string, string>>;
  readonly others: string | null;
}

/** Who a text to a number is from; null for what the gateway calls us by itself. */
export function senderOf({ by_network, others }: Senders, phone: string): string | null {
  const mobile = normaliseMobile(phone);
  const network = mobile === null ? null : networkOfPhone(mobile);
  return (network === null ? undefined : by_network[network]) ?? others;
}
