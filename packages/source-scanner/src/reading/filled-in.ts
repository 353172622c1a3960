/** Stands where a template fills in a part of a value. */
export const FILLED_IN = "\uE000";
