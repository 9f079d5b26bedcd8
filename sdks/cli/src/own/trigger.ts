import type { Event } from "../../../node/src/generated/models.ts";
import { EVENTS } from "../generated/commands.ts";
import { printingOf, printObject } from "../print.ts";
import { clientOf } from "../signed-in.ts";
import { nearest, UsageError } from "../usage.ts";
import type { OwnCommand } from "./command.ts";

export const trigger: OwnCommand = {
  words: ["trigger"],
  about: "Make a sample event of a type, in test mode",
  args: ["type"],
  flags: [],
  async run({ io, args: [type = ""], flags }) {
    if (!EVENTS.includes(type)) {
      const meant = nearest(type, EVENTS);
      const newer = `svc test events trigger --type ${type} asks the service anyway.`;
      const fix = meant === null ? newer : `Did you mean ${meant}?`;
      throw new UsageError(`There is no event ${type}.`, fix);
    }
    const event = await clientOf(io, flags).get<Event>("test.events.trigger", { type });
    const printing = printingOf(io, flags);
    const { id, created } = event;
    // A person sees that it happened; what it holds is read by its id.
    const shown = printing.is_json ? { ...event } : { id, type, created };
    printObject(printing, shown as Record<string, unknown>);
    return 0;
  },
};
