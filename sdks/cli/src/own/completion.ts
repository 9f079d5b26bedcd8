import { flagsOf } from "../call.ts";
import { commandsOf, groupNames } from "../contract.ts";
import { GENERAL, textOf } from "../flags.ts";
import { EVENTS } from "../generated/commands.ts";
import { UsageError } from "../usage.ts";
import type { OwnCommand } from "./command.ts";

/** Each shell asks the program itself, so that completion is never older than the commands. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_svc() {
  local line="\${COMP_WORDS[*]:1:COMP_CWORD}" word="\${COMP_WORDS[COMP_CWORD]}"
  local IFS=$'\\n'
  local found="$(svc completion words --line "$line" 2>/dev/null)"
  COMPREPLY=($(compgen -W "$found" -- "$word"))
}
complete -o default -F _svc svc
`,
  zsh: `#compdef svc
_svc() {
  local -a found
  found=(\${(f)"$(svc completion words --line "\${(j: :)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -a found || _files
}
compdef _svc svc
`,
  fish: `function __svc_words
  set line (commandline -cp | string replace -r "^svc " "")
  svc completion words --line "$line" 2>/dev/null
end
complete -c svc -f -a '(__svc_words)'
`,
};

/** Made with the list of hand-written commands, which holds this one. */
export function makeCompletion(own: () => readonly OwnCommand[]): OwnCommand {
  return {
    words: ["completion"],
    about: "Print the completion of bash, zsh or fish",
    more:
      'In bash: eval "$(svc completion bash)"; in zsh the same with zsh; in fish: svc ' +
      "completion fish | source. Put it into the file that your shell reads at its start.",
    args: ["shell"],
    flags: [{ flag: "line", kind: "text", about: "The words so far, with those of words alone" }],
    async run({ io, args: [shell = ""], flags }) {
      if (shell === "words") {
        io.out.write(`${nextWords(textOf(flags, "line") ?? "", own()).join("\n")}\n`);
        return 0;
      }
      const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
      if (script === undefined) {
        const known = Object.keys(SCRIPTS).join(", ");
        throw new UsageError(`There is no completion for ${shell}.`, `There is for ${known}.`);
      }
      io.out.write(script);
      return 0;
    },
  };
}

/** What can follow the words so far; the last of them may be half a word. */
function nextWords(line: string, own: readonly OwnCommand[]): string[] {
  const written = line.split(" ");
  const half = written.pop() ?? "";
  const whole = written.filter((word) => word !== "" && !word.startsWith("-"));
  const group = commandsOf(whole[0] ?? "");
  const known = [...group, ...own];
  const starts = (words: readonly string[]) => whole.every((word, index) => words[index] === word);
  const command = known.find((one) => one.words.length <= whole.length && fits(one.words, whole));
  if (command === undefined) {
    const others = whole.length === 0 ? groupNames() : [];
    const next = known.filter((one) => starts(one.words)).map((one) => one.words[whole.length]);
    return matching([...others, ...next.filter((one) => one !== undefined)], half);
  }
  const flags = "key" in command ? flagsOf(command) : [...command.flags, ...GENERAL];
  const last = written.at(-1) ?? "";
  const form = flags.find(({ flag }) => `--${flag}` === last);
  if (form !== undefined && form.kind !== "boolean") {
    return matching((form as { values?: readonly string[] }).values ?? [], half);
  }
  if (command.words[0] === "trigger" && !half.startsWith("-")) return matching(EVENTS, half);
  return matching(
    flags.map(({ flag }) => `--${flag}`),
    half,
  );
}

function fits(words: readonly string[], whole: readonly string[]): boolean {
  return words.every((word, index) => whole[index] === word);
}

function matching(words: readonly string[], half: string): string[] {
  return [...new Set(words)].filter((word) => word.startsWith(half)).sort();
}
