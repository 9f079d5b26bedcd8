import type { Schemas } from "@svc/generated/routes";

type Department = Schemas["WorkforceDepartment"];

/** A cost centre as an employer sees it. */
export function presentDepartment(shown: Schemas["CostCenter"]): Department {
  const { gl_code, metadata: _, object: __, ...same } = shown;
  return { ...same, object: "workforce_department", code: gl_code };
}
