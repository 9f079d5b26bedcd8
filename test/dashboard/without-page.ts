/** Operations that a role may call and no page of the dashboard does. The list only shrinks. */
export const WITHOUT_PAGE: readonly string[] = [];
