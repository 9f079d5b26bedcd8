import { firstLineOf, type Toolchain } from "./toolchain.ts";

/** Makes the virtual environments through which the tools of other languages come. */
export const python: Toolchain = {
  name: "Python",
  needed_by: "Python, schemathesis, and the tools that come as Python packages",
  packages: ["python3", "python3-venv"],
  find() {
    const has_venv = firstLineOf("python3", "-c", "import ensurepip, venv") !== null;
    return has_venv ? firstLineOf("python3", "--version") : null;
  },
};
