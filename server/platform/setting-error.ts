/** Thrown for a setting that cannot be used; the message is one sentence that names it. */
export class SettingError extends Error {}
