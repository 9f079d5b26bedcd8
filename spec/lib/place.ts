import {
  type DiagnosticTarget,
  getDirectoryPath,
  getRelativePathFromDirectory,
  getSourceLocation,
  type Program,
} from "@typespec/compiler";

/** The wing and the room that a part of the spec stands in; both are empty outside every wing. */
export function placeOf(program: Program, target: DiagnosticTarget) {
  const { path } = getSourceLocation(target).file;
  const relative = getRelativePathFromDirectory(program.projectRoot, path, false);
  const [wing, room] = relative.split("/");
  if (!wing || !room || getDirectoryPath(relative) === "") return { wing: "", room: "" };
  return { wing, room: room.replace(/\.tsp$/, "") };
}
