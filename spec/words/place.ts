import {
  type DiagnosticTarget,
  getDirectoryPath,
  getRelativePathFromDirectory,
  getSourceLocation,
  type Program,
} from "@typespec/compiler";

/** The layer and the module that a part of the spec stands in; both are empty outside of all. */
export function placeOf(program: Program, target: DiagnosticTarget) {
  const { path } = getSourceLocation(target).file;
  const relative = getRelativePathFromDirectory(program.projectRoot, path, false);
  const [layer, module] = relative.split("/");
  if (!layer || !module || getDirectoryPath(relative) === "") return { layer: "", module: "" };
  return { layer, module: module.replace(/\.tsp$/, "") };
}
