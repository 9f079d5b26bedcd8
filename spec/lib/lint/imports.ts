import { createRule, createSourceFile, joinPaths, type Program } from "@typespec/compiler";
import { LIBRARY } from "../library.ts";

/** Where the packages are that the spec is compiled with. */
const PACKAGES = "node_modules";
const NAME = "file-unimported";
const MESSAGE = "No file imports this one, so nothing of it is in the contract.";

/** A file that is imported by none compiles to nothing: its operations would not exist. */
const fileUnimported = createRule({
  name: NAME,
  severity: "warning",
  description: "A file that no other imports compiles to nothing, without a word.",
  messages: { default: MESSAGE },
  async: true,
  create: () => ({
    exit: async (program) => {
      for (const path of await filesOf(program, program.projectRoot)) {
        if (program.sourceFiles.has(path)) continue;
        const target = { file: createSourceFile("", path), pos: 0, end: 0 };
        // A file that is not compiled belongs to no project, where a rule's context reports.
        const code = `${LIBRARY}/${NAME}`;
        program.reportDiagnostic({ code, severity: "warning", message: MESSAGE, target });
      }
    },
  }),
});

export const FILE_RULES = [fileUnimported];

/** The files of the spec in a folder and those below it. */
async function filesOf(program: Program, folder: string): Promise<string[]> {
  const names = (await program.host.readDir(folder)).filter((name) => name !== PACKAGES);
  const found = names.map(async (name): Promise<string[]> => {
    const path = joinPaths(folder, name);
    if (name.endsWith(".tsp")) return [path];
    const entry = await program.host.stat(path);
    return entry.isDirectory() ? await filesOf(program, path) : [];
  });
  return (await Promise.all(found)).flat();
}
