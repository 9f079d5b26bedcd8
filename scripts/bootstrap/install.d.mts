export function billOfMaterials(root: string): string;
