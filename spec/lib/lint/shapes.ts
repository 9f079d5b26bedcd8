import {
  isArrayModelType,
  isNullType,
  isRecordModelType,
  type Model,
  type Type,
} from "@typespec/compiler";

/** The types that a field's value can have: array elements and the variants of a union. */
export function valueTypes(type: Type): Type[] {
  if (type.kind === "Model" && (isArrayModelType(type) || isRecordModelType(type))) {
    return type.name === "Array" || type.name === "Record"
      ? valueTypes(type.indexer.value)
      : [type];
  }
  if (type.kind === "Union" && !type.name) {
    return [...type.variants.values()].flatMap((variant) => valueTypes(variant.type));
  }
  return [type];
}

/** The models that a value of this type can be or hold in a list, named unions included. */
export function modelsIn(type: Type): Model[] {
  if (type.kind === "Union") {
    return [...type.variants.values()].flatMap((variant) => modelsIn(variant.type));
  }
  if (type.kind !== "Model") return [];
  if (isArrayModelType(type) && type.name === "Array") return modelsIn(type.indexer.value);
  return [type];
}

/** Whether this is an object that the contract gives no name. */
export function isInlineObject(type: Type): boolean {
  return type.kind === "Model" && type.name === "";
}

/** Whether this is a union without a name; `T | null` needs none. */
export function isAnonymousUnion(type: Type): boolean {
  if (type.kind === "Model" && type.name === "Array" && isArrayModelType(type)) {
    return isAnonymousUnion(type.indexer.value);
  }
  if (type.kind !== "Union" || type.name) return false;
  return [...type.variants.values()].filter((variant) => !isNullType(variant.type)).length > 1;
}

/** Whether the schema inherits from another one of the contract, so that it cannot be sealed. */
export function extendsModel(model: Model): boolean {
  return model.baseModel !== undefined && !isArrayModelType(model) && !isRecordModelType(model);
}
