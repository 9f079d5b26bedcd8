/** Loaded before a command that a test starts (`node --import`), which goes by the run's clock. */
import { followRunClock } from "../run-clock.ts";

followRunClock();
