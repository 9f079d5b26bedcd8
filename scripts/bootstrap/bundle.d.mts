export function findServer(root: string, node: string): string;
export function copyBundle(root: string, target: string): void;
export function hashOf(root: string, inputs: readonly string[]): string | null;
