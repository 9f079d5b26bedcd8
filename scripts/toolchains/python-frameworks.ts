import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { type Environment, hasEnvironment, makeEnvironment } from "./environment.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const OWN: Environment = { name: "python-frameworks", commands: [] };

/** What the shops of the samples stand on. */
export const pythonFrameworks: Toolchain = {
  name: "Django, FastAPI, gunicorn",
  needed_by: "the samples on frameworks",
  find() {
    if (!hasEnvironment(OWN)) return null;
    const show = "import django, fastapi; print(django.__version__, fastapi.__version__)";
    return firstLineOf(inToolchain(OWN.name, "bin", "python"), "-c", show);
  },
  install: () => makeEnvironment(OWN),
};
