import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.mjs";

/** The names of all packages. */
export function packageNames() {
  return readdirSync(join(ROOT, "packages")).sort();
}
