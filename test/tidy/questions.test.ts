import { describe, expect, it } from "vitest";
import { answersOf, wrongAnswers } from "./questions.ts";
import { listed, treeFiles } from "./tree.ts";

const PAGE = treeFiles().find(({ path }) => path === "ARCHITECTURE.md")?.text ?? "";

describe("the questions of ARCHITECTURE.md", () => {
  it("are each answered by a name that its file exports", () => {
    const answers = answersOf(PAGE);
    expect(answers.length).toBeGreaterThanOrEqual(20);
    expect(listed(wrongAnswers(answers, treeFiles()))).toEqual([]);
  });

  it("are rows of one form only", () => {
    const [section = ""] = PAGE.split("## Where is it decided?\n").slice(1);
    const rows = section.split("\n## ")[0]?.match(/^\|.+\|$/gm) ?? [];
    expect(answersOf(PAGE)).toHaveLength(rows.length - 2);
  });

  it("are found wrong where the file or the name is gone", () => {
    const answer = { question: "Where?", name: "post", path: "server/post.ts" };
    const exports = [{ path: "server/post.ts", text: "export async function post() {}\n" }];
    const keeps = [{ path: "server/post.ts", text: "function post() {}\nexport type Post = 1;\n" }];
    expect(wrongAnswers([answer], exports)).toEqual([]);
    expect(wrongAnswers([answer], keeps)).toHaveLength(1);
    expect(wrongAnswers([answer], [])).toHaveLength(1);
  });
});
