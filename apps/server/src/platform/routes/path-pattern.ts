import { literally } from "../literally.js";

/** Whether a path is one of a route, as Express decides it: in any letter case, with or without `/` at its end. */
export function pathPattern(path: string): RegExp {
  const escaped = literally(path).replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${escaped}/?$`, "i");
}
