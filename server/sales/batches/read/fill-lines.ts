import { findByCodes } from "#directory/cost-centers";
import { type FoundRecipient, findByRefs, refName } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import type { RawLine } from "./raw-line.ts";

type Fields = RawLine["fields"];

/**
 * Lines with what the directory says of those whom they name: the id of a cost centre for its code,
 * and the number or meter of a recipient where there is no target. What is not there stays as it
 * was written, and is refused as that.
 */
export async function fillLines(
  { account, read }: Pick<Ctx, "account" | "read">,
  lines: readonly RawLine[],
): Promise<readonly RawLine[]> {
  const codes = lines.flatMap(({ fields }) => fields.cost_center ?? []);
  const refs = lines.flatMap(({ fields }) => refWithoutTarget(fields) ?? []);
  if (codes.length === 0 && refs.length === 0) return lines;
  const { ids, people } = await read(async (from) => ({
    ids: await findByCodes(from, account.id, codes),
    people: await findPeople(from, account.id, refs),
  }));
  return lines.map((line) => {
    const { cost_center = "" } = line.fields;
    const ref = refWithoutTarget(line.fields);
    const person = ref === null ? undefined : people(ref);
    return {
      ...line,
      fields: {
        ...line.fields,
        ...(ids.has(cost_center) && { cost_center: ids.get(cost_center) }),
        ...(person !== undefined && reachOf(line.fields, person)),
      },
    };
  });
}

function refWithoutTarget({ target, recipient }: Fields): string | null {
  return target === undefined && recipient !== undefined ? recipient : null;
}

async function findPeople(from: Read, account_id: string, refs: readonly string[]) {
  const asked = [...new Set(refs)].map((ref) => ({ account_id, ref }));
  const found = await findByRefs(from, asked);
  return (ref: string) => found.get(refName({ account_id, ref }));
}

/** Where a sale reaches somebody; of electricity the token too. */
function reachOf(
  { type, product, token_phone }: Fields,
  { phone, default_meter }: FoundRecipient,
): Fields {
  const is_power = type === "power" || product?.split("-")[0] === "power";
  const target = is_power ? default_meter : phone;
  return {
    ...(target !== null && { target }),
    ...(is_power && token_phone === undefined && phone !== null && { token_phone: phone }),
  };
}
