import type { Nearest } from "../index.js";

/** The first name that begins with the same two letters: a service knows better. */
export const nearest: Nearest = (written, names) =>
  names.find((name) => name !== written && name.slice(0, 2) === written.slice(0, 2)) ?? null;
