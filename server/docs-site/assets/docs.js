// What a page does beyond being read. Every page can be read without it.
import { showCopy } from "./copy.js";
import { rememberPlans, showPlace, unfoldTarget } from "./plans.js";
import { chooseLanguages, fillSamples } from "./samples.js";
import { readSandbox } from "./sandbox.js";
import { startSearch } from "./search.js";

showCopy();
rememberPlans();
showPlace();
unfoldTarget();
chooseLanguages();
startSearch();

const sandbox = await readSandbox();
fillSamples(sandbox);
if (document.querySelector("[data-operation]") !== null) {
  const { offerRuns } = await import("./run.js");
  offerRuns(sandbox);
}
