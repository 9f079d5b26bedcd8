/** One name everywhere: the interface's own. Source: ARCHITECTURE.md, "The idea on one page". */
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** `createSend` as `create-send`. */
export function fileNameOf(operation_id: string): string {
  return operation_id.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** Operations without the file that keeps them, or without the file that proves them. */
export function missingFiles(files: readonly TreeFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const kept = Object.values(OPERATIONS).filter(({ planned }) => !planned);
  return kept.flatMap((operation) => {
    const handler = handlerOf(operation);
    const missing = paths.has(handler) ? [] : [`${operation.id} is kept by ${handler}: write it`];
    if (testsOf(operation, files).length > 0) return missing;
    const proof = `test/operations/${operation.module}/${fileNameOf(operation.id)}.test.ts`;
    return [...missing, `${operation.id} is proven by ${proof}: write it`];
  });
}

/** Files of operations, and tests of them, that no operation is called like. */
export function strayOperationFiles(files: readonly TreeFile[]): Finding[] {
  const handlers = new Set(Object.values(OPERATIONS).map(handlerOf));
  const tests = new Set(Object.values(OPERATIONS).flatMap((one) => testsOf(one, files)));
  return files
    .filter(({ path }) => {
      if (/^server\/.+\/operations\/(?!index\.ts$)/.test(path)) return !handlers.has(path);
      return /^test\/operations\/.+\.test\.ts$/.test(path) && !tests.has(path);
    })
    .map(({ path }) => ({ path, line: 1, advice: "is named like no operation of its module" }));
}

/** Operation files that export something else than the operation, or beside it. */
export function misnamedOperations(files: readonly TreeFile[]): Finding[] {
  const by_path = new Map(files.map((file) => [file.path, file]));
  return Object.values(OPERATIONS).flatMap((operation) => {
    const file = by_path.get(handlerOf(operation));
    if (file === undefined || exportsOf(file).join() === operation.id) return [];
    const advice = `exports ${exportsOf(file)}: an operation's file exports ${operation.id} alone`;
    return [{ path: file.path, line: 1, advice }];
  });
}

/**
 * Modules of the contract whose folder in the spec, or in the server, has another name; a module
 * without implemented operations has none in the server.
 */
export function missingModules(files: readonly TreeFile[]): string[] {
  const modulesOf = (operations: OperationFacts[]) =>
    new Set(operations.map(({ layer, module }) => `${layer}/${module}`));
  const modules = modulesOf(Object.values(OPERATIONS));
  const kept = modulesOf(Object.values(OPERATIONS).filter(({ planned }) => !planned));
  return [...modules].flatMap((module) => {
    const spec = [`spec/${module}.tsp`, `spec/${module}/`];
    const is_there = (start: string) => files.some(({ path }) => path.startsWith(start));
    const missing = spec.some(is_there) ? [] : [`${spec[0]} is missing`];
    return !kept.has(module) || is_there(`server/${module}/`)
      ? missing
      : [...missing, `server/${module}/ is missing`];
  });
}

/** Modules that are named by no segment of the paths they serve. */
export function strayModules(): string[] {
  const served = Object.values(OPERATIONS).map(({ module, path }) => [module, path] as const);
  return served
    .filter(([module, path]) => module !== "helpers" && !path.split(/[/.]/).includes(module))
    .map(([module, path]) => `${module} serves ${path}, in which it is not named`);
}

/** PHP finds a class by its path. */
const IN_PHP = /^sdks\/(?:php|samples\/laravel)\/[a-z]+\/(?:[A-Z]\w*\/)*[A-Z]\w*\.php$/;

/** Files and folders that are not in kebab-case; the readers of some ask for another form. */
export function strayPaths(files: readonly TreeFile[]): Finding[] {
  return files
    .filter(({ path }) => !IN_PHP.test(path) && !path.split("/").every(isKebab))
    .map(({ path }) => ({ path, line: 1, advice: "is not in kebab-case" }));
}

function isKebab(part: string): boolean {
  const asked_for = /^(?:[A-Z]+\.md|\.[a-z]+|[a-z][a-z.-]+@[\d.]+\.patch|\d{4}_[a-z_]+\.sql)$/;
  const in_python = /^_{0,2}[a-z0-9]+(?:_[a-z0-9]+)*_{0,2}\.py$/;
  const in_dart = /^(?:[a-z0-9]+(?:_[a-z0-9]+)*\.dart|analysis_options\.yaml|LICENSE)$/;
  const in_ruby = /^[a-z0-9]+(?:_[a-z0-9]+)*\.rbs?$/;
  const in_dotnet = /^[A-Z][A-Za-z]*(?:\.[A-Z][a-z]+)*\.(?:cs|csproj|props|sln)$/;
  const in_deploy = /^(?:Dockerfile(?:\.dockerignore)?|Caddyfile|svc-[a-z]+@\.service)$/;
  return (
    part === "VERSION" ||
    in_deploy.test(part) ||
    asked_for.test(part) ||
    in_python.test(part) ||
    in_dotnet.test(part) ||
    in_ruby.test(part) ||
    in_dart.test(part) ||
    /^[a-z]+_test\.go$/.test(part) ||
    // The name of the class in it, which the compiler asks for.
    /^(?:[A-Z][a-z]*)+\.(?:java|kt)$/.test(part) ||
    /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part)
  );
}

function handlerOf({ layer, module, id }: OperationFacts): string {
  return `server/${layer}/${module}/operations/${fileNameOf(id)}.ts`;
}

/** `create-send.test.ts`, and `create-send.caps.test.ts` of one topic. */
function testsOf({ id, module }: OperationFacts, files: readonly TreeFile[]): string[] {
  const start = `test/operations/${module}/${fileNameOf(id)}.`;
  const paths = files.map(({ path }) => path);
  return paths.filter((path) => path.startsWith(start) && path.endsWith(".test.ts"));
}

/** The names of the values that a file exports; types are free. */
function exportsOf(file: TreeFile): string[] {
  const { nodes, textOf } = syntaxOf(file);
  return nodes
    .filter(({ node }) => node.type === "ExportNamedDeclaration" && node.exportKind !== "type")
    .map(({ node }) => /^export (?:async )?\w+ (\w+)/.exec(textOf(node))?.[1] ?? textOf(node));
}
