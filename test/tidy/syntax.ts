/** TypeScript as a tree, for rules that text alone cannot tell. */
import { parseSync } from "oxc-parser";
import type { TreeFile } from "./tree.ts";

/** A node of the tree, as ESTree and its TypeScript words name it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A node and what it stands in. */
export interface Placed {
  readonly node: Node;
  readonly parent: Placed | null;
}

export interface Syntax {
  readonly file: TreeFile;
  /** Every node, a parent before its children. */
  readonly nodes: readonly Placed[];
  readonly comments: readonly { readonly value: string; readonly start: number }[];
  /** The line of an offset, from 1. */
  readonly lineAt: (offset: number) => number;
  readonly textOf: (node: Node) => string;
}

const read = new WeakMap<TreeFile, Syntax>();

/** Reads a file of TypeScript or JavaScript; each is read once a run. */
export function syntaxOf(file: TreeFile): Syntax {
  const known = read.get(file);
  if (known !== undefined) return known;
  const { program, comments, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const nodes: Placed[] = [];
  gather({ node: program as unknown as Node, parent: null }, nodes);
  const syntax: Syntax = {
    file,
    nodes,
    comments,
    lineAt: lineFinder(file.text),
    textOf: ({ start, end }) => file.text.slice(start, end),
  };
  read.set(file, syntax);
  return syntax;
}

/** The name of the function or method that a call calls: `get` of `a.b.get(…)`. */
export function calledName({ type, callee }: Node): string | null {
  if (type !== "CallExpression" && type !== "NewExpression") return null;
  const called = callee as Node;
  const name = called.type === "MemberExpression" ? (called.property as Node) : called;
  return name.type === "Identifier" ? (name.name as string) : null;
}

/** The text of a string or of a template without values. */
export function stringOf(node: Node | undefined): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return null;
  const [only, ...others] = node.quasis as { value: { cooked: string } }[];
  return others.length === 0 ? (only?.value.cooked ?? null) : null;
}

/** What a file imports, and where. */
export function importsOf(syntax: Syntax): { readonly from: string; readonly line: number }[] {
  return syntax.nodes.flatMap(({ node }) => {
    const source = node.source as Node | null | undefined;
    const from = /^(Import|Export)/.test(node.type) ? stringOf(source ?? undefined) : null;
    return from === null ? [] : [{ from, line: syntax.lineAt(node.start) }];
  });
}

function gather(placed: Placed, into: Placed[]): void {
  into.push(placed);
  for (const value of Object.values(placed.node)) {
    const children = Array.isArray(value) ? value : [value];
    for (const child of children) {
      if (isNode(child)) gather({ node: child, parent: placed }, into);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof Object(value).type === "string";
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after < 0 ? starts.length : after;
  };
}
