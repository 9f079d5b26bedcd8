import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { type Environment, hasEnvironment, makeEnvironment } from "./environment.ts";
import { firstLineOf, type Toolchain } from "./toolchain.ts";

const OWN: Environment = { name: "python-extras", commands: [] };

/** What else the samples in Python stand on, apart from the frameworks of the web. */
export const pythonExtras: Toolchain = {
  name: "Celery, OpenTelemetry",
  needed_by: "the samples on Celery and with OpenTelemetry",
  find() {
    if (!hasEnvironment(OWN)) return null;
    const show =
      "import celery, opentelemetry.sdk.version as o; print(celery.__version__, o.__version__)";
    return firstLineOf(inToolchain(OWN.name, "bin", "python"), "-c", show);
  },
  install: () => makeEnvironment(OWN),
};
