import type { Schemas } from "@svc/generated/routes";
import type { Api, Parts } from "./api.ts";

/** An allocation that a shop makes through the API: US$5.00 for somebody new. */
export async function makeAllocation(
  { api }: { readonly api: Api },
  wanted: Record<string, unknown> = {},
): Promise<Schemas["WorkforceSendResult"]> {
  const lines = [{ phone: "0771234567", name: "Tariro Moyo", amount: "5.00" }];
  const body = { kind: "airtime", lines, ...wanted } as Parts<"allocateToWorkforce">["body"];
  const answer = await api.allocateToWorkforce({ body });
  if (answer.status === 200) return answer.body;
  throw new Error(`An allocation was to be given, and was not: ${JSON.stringify(answer.body)}`);
}
