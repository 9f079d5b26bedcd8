/** Which settings are set, by themselves or by a file, and which mean nothing without others. */

/** What follows the name of a secret where a file holds it. */
export const IN_FILE = "_FILE";

/** Settings that mean nothing without each other. */
const HALVES = [
  ["SVC_SMTP", "SVC_MAIL_FROM"],
  ["SVC_CELLS", "SVC_CELLS_KEY"],
];

type Environment = Readonly<Record<string, string | undefined>>;

export function isSet(environment: Environment, name: string): boolean {
  return Boolean(environment[name] || environment[`${name}${IN_FILE}`]);
}

/** What is missing of what belongs together, one sentence each. */
export function missingHalves(environment: Environment): string[] {
  return HALVES.flatMap((halves) => {
    const missing = halves.filter((name) => !isSet(environment, name));
    const [given] = halves.filter((name) => isSet(environment, name));
    return given === undefined ? [] : missing.map((name) => `${name} must be set with ${given}.`);
  });
}
