/** The pages that are written from the contract beside the code: the surface, the references. */
import type { Lowered } from "../lower/document.ts";
import type { Sdk } from "../model/types.ts";
import { surfacePage } from "./surface.ts";

export function writtenPages(
  sdk: Sdk,
  _lowered: readonly Lowered[],
): [path: string, text: string][] {
  return [["surface.md", surfacePage(sdk)]];
}
