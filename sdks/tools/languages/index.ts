import { dart } from "./dart.ts";
import { dotnet } from "./dotnet.ts";
import { go } from "./go.ts";
import { java } from "./java.ts";
import { kotlin } from "./kotlin.ts";
import type { Language } from "./language.ts";
import { node } from "./node.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";

/** Every SDK that is made, in the order in which tables show them. */
export const LANGUAGES: readonly Language[] = [
  python,
  node,
  go,
  ruby,
  dart,
  php,
  dotnet,
  java,
  kotlin,
];
