import { createSourceFile, joinPaths, type Program } from "@typespec/compiler";
import { reportDiagnostic } from "../library.ts";

/** Where the packages stand that the spec is compiled with. */
const PACKAGES = "node_modules";

/** A file that is imported by none compiles to nothing: its operations would not exist. */
export async function lintImports(program: Program): Promise<void> {
  for (const path of await filesOf(program, program.projectRoot)) {
    if (program.sourceFiles.has(path)) continue;
    const file = createSourceFile("", path);
    reportDiagnostic(program, {
      code: "file-unimported",
      format: {},
      target: { file, pos: 0, end: 0 },
    });
  }
}

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
