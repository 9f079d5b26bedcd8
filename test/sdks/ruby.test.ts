/** The Ruby SDK: the proof. */
import { describeConformance } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("ruby");
describeConformance("ruby", useSandbox(), { within_ms: 120_000 });
