/** How the examples of programs come about. */
import { given, type Organisation } from "../../kit/given.ts";
import type { Stages } from "./stages.ts";

const BODY = {
  name: "Customer survey",
  currency: "USD",
  default_amount: "1.00",
  budget: "500.00",
  funding: "reserve",
  choices: ["airtime", "data"],
  per_recipient: { lifetime: { count: 1 } },
} as const;

interface Running {
  readonly api: Organisation["api"];
  readonly path: { readonly program_id: string };
}

async function draft(): Promise<Running> {
  const shop = await given.organisation();
  return { api: shop.api, path: { program_id: (await given.program(shop, { ...BODY })).id } };
}

async function active(): Promise<Running> {
  const { api, path } = await draft();
  await api.activateProgram({ path });
  return { api, path };
}

export const PROGRAMS: Stages = {
  "listPrograms 200 Active programs": async () =>
    (await active()).api.listPrograms({ query: { status: "active" } }),
  "createProgram 201 US$1.00 of airtime for a survey, once per person": async () =>
    (await given.organisation()).api.createProgram({ body: BODY as never }),
  "getProgram 200 An active program": async () => {
    const { api, path } = await active();
    return api.getProgram({ path });
  },
  "updateProgram 200 A larger reward, held when it is above US$10.00": async () => {
    const { api, path } = await active();
    const hold = { mode: "review", amount_over: "10.00" } as const;
    return api.updateProgram({ path, body: { default_amount: "2.00", hold } });
  },
  "deleteProgram 200 A closed program": async () => {
    const { api, path } = await active();
    return api.deleteProgram({ path });
  },
  "rollProgramSecret 200 A new secret, and a day to move over": async () => {
    const { api, path } = await active();
    return api.rollProgramSecret({ path });
  },
  "activateProgram 200 Activate a program": async () => {
    const { api, path } = await draft();
    return api.activateProgram({ path });
  },
  "pauseProgram 200 Pause a program": async () => {
    const { api, path } = await active();
    return api.pauseProgram({ path });
  },
  "resumeProgram 200 Resume a program": async () => {
    const { api, path } = await active();
    await api.pauseProgram({ path });
    return api.resumeProgram({ path });
  },
  "closeProgram 200 Close a program": async () => {
    const { api, path } = await active();
    return api.closeProgram({ path });
  },
  "fundProgram 200 US$250.00 more": async () => {
    const { api, path } = await active();
    return api.fundProgram({ path, body: { amount: "250.00" } });
  },
  "defundProgram 200 US$100.00 back": async () => {
    const { api, path } = await active();
    return api.defundProgram({ path, body: { amount: "100.00" } });
  },
};
